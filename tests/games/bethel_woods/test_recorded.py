"""Recorded games that replay to the byte, and counts of move sequences stored as text.

    python -m tests.games.bethel_woods.test_recorded

writes both anew: games of chance are played again, those of planners answer as they did. Do so
only with a new version of the rules: stored games keep theirs.
"""

import json
from pathlib import Path
from random import Random

import pytest

import broceliande as bro
from broceliande.engine import dump
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.names import CHARACTERS, TILES
from tests.games.bethel_woods.answers import told
from tests.rules import rule

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
COUNTS = HERE / "perft.txt"
EVER = 1_000_000

# How each game came about: seats, seed (of those who played too), how many answers.
GAMES: dict[str, tuple[int, int, int]] = {
    "loss_critical": (3, 1, EVER),
    "loss_spies": (3, 88, EVER),
    "harris": (2, 3, EVER),
    "junas": (3, 19, EVER),
    "linny_and_violet": (4, 5, EVER),
    "nova": (3, 7, EVER),
    "fenn": (2, 27, EVER),
    "limit6": (2, 147, EVER),
    "redirect": (4, 2, EVER),
    "build_plus1": (2, 30, EVER),
    "unmask_plus1": (2, 63, EVER),
    "two_substitutes": (2, 159, 54),
    "gift": (3, 1159, EVER),
    "one_or_two": (3, 1159, 51),
    "receiver": (3, 19, 53),
    "full_section": (3, 7, 27),
    "second_spy": (2, 27, 49),
}
# Played by a planner that looked ahead: seats and ending.
PLANNED = {
    "win_2_seats": (2, "win"),
    "win_1_seat_hard": (1, "win"),
    "loss_reserve": (3, "loss_reserve"),
}


def recording(name: str) -> str:
    """Play a game at random, always in the same way."""
    seats, seed, answers = GAMES[name]
    t = bro.table(GAME, seats, seed)
    player = Random(seed)
    while not t.over and len(t.played) < answers:
        seat = t.asked[0]
        t.play(seat, player.choice(t.rules.legal(t.state, seat)))
    return dealt(t).dump()


def dealt(t: bro.Table) -> bro.Table:
    """The same game, dealt and answered once more, its position never taken in hand."""
    twin = bro.table(GAME, t.seats, t.seed, t.options)
    for seat, number in t.played:
        twin.play(seat, number)
    return twin


def load(name: str) -> bro.Table:
    return dump.load(stored(name), lambda _: GAME)


def stored(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text("utf-8").rstrip("\n")


def questions(t: bro.Table) -> list[str]:
    """The question that each answer answered."""
    return [t.game.question_of(move)[0].name for _, move in t.played]


def sequences(rules: Rules, state: Fields, depth: int) -> int:
    """How many sequences of so many answers there are from a position on."""
    seat = next((seat for seat in range(state.seats) if state.asked >> seat & 1), None)
    if seat is None:
        return 0
    moves = rules.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        rules.play(after, seat, move)
        total += sequences(rules, after, depth - 1)
    return total


def counts() -> str:
    """Lines of four numbers: seats, seed, depth, count."""
    lines = []
    for seats in (1, 2, 3, 4):
        for seed in (1, 2):
            t = bro.table(GAME, seats, seed, {"level": "hard"} if seed == 2 else {})
            for depth in (1, 2, 3, 4, 5):
                lines.append(f"{seats} {seed} {depth} {sequences(t.rules, t.state, depth)}\n")
    return "".join(lines)


@pytest.mark.parametrize("name", [*GAMES, *PLANNED])
def test_a_recorded_game_replays_to_the_byte(name: str) -> None:
    t = load(name)
    assert t.dump() == stored(name)
    whole = name in PLANNED or GAMES[name][2] == EVER
    assert t.over == whole
    assert len(t.played) == len(json.loads(stored(name))["moves"]) > 0


@rule("BW-001", "BW-124", "BW-128", "BW-130", "BW-132")
def test_every_ending_and_every_question_is_recorded() -> None:
    tables = {name: load(name) for name in (*GAMES, *PLANNED)}
    assert {t.ending for t in tables.values()} == {*GAME.endings, None}
    for name, (seats, ending) in PLANNED.items():
        assert (tables[name].seats, tables[name].ending) == (seats, ending)
    for name in ("loss_critical", "loss_spies"):
        assert tables[name].ending == name
    assert {name for t in tables.values() for name in questions(t)} == {
        q.name for q in GAME.questions
    }
    for t in tables.values():
        assert set(t.places) == ({1} if t.ending == "win" else {0})
    assert sorted(path.stem for path in RECORDED.iterdir()) == sorted(tables)


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


def test_a_forged_answer_is_found() -> None:
    data = json.loads(stored("loss_critical"))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        dump.load(json.dumps(data), lambda _: GAME)


def test_the_counts_of_move_sequences() -> None:
    assert counts() == COUNTS.read_text("utf-8")


def write() -> None:
    """Write the recorded games and the counts anew."""
    RECORDED.mkdir(exist_ok=True)
    for name in GAMES:
        (RECORDED / f"{name}.json").write_text(recording(name) + "\n", "utf-8")
    for name in PLANNED:
        (RECORDED / f"{name}.json").write_text(dealt(load(name)).dump() + "\n", "utf-8")
    COUNTS.write_text(counts(), "utf-8")


if __name__ == "__main__":
    write()
