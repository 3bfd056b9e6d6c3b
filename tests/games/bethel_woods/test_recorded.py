"""What Bethel Woods' recorded games show; that they replay to the byte is a law."""

import broceliande as bro
from broceliande.games.bethel_woods.names import CHARACTERS, TILES
from tests.games.bethel_woods.answers import told
from tests.games.bethel_woods.recordings import GAMES, PLANNED
from tests.laws import recorded
from tests.rules import rule


def load(name: str) -> bro.Table:
    return recorded.load("bethel-woods", name)


@rule("BW-001", "BW-124", "BW-128", "BW-130", "BW-132")
def test_the_recorded_endings() -> None:
    for name, (seats, ending) in PLANNED.items():
        assert (load(name).seats, load(name).ending) == (seats, ending)
    for name in ("loss_critical", "loss_spies"):
        assert load(name).ending == name
    for name in (*GAMES, *PLANNED):
        assert set(load(name).places) == ({1} if load(name).ending == "win" else {0})


@rule("BW-074", "BW-077", "BW-082", "BW-084", "BW-087", "BW-088")
def test_every_character_is_recorded() -> None:
    used = set()
    for name in (*GAMES, *PLANNED):
        t = load(name)
        used |= {numbers[1] for numbers in told(t, "ability") + told(t, "substituted")}
    assert used == set(range(len(CHARACTERS)))


@rule("BW-107", "BW-109", "BW-114", "BW-116", "BW-118", "BW-121")
def test_every_critical_tile_is_recorded_at_work() -> None:
    failed = set()
    for name in (*GAMES, *PLANNED):
        failed |= {numbers[1] for numbers in told(load(name), "failed")}
    assert failed == set(range(len(TILES)))
    assert told(load("limit6"), "discarded")
    assert told(load("redirect"), "redirected")
    assert told(load("junas"), "fee_paid")
