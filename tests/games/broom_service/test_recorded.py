"""What Broom Service's recorded games show; that they replay to the byte is a law."""

from typing import cast

import broceliande as bro
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.names import EVENTS
from tests.games.broom_service.recordings import GAMES
from tests.laws import recorded
from tests.rules import rule


def load(name: str) -> bro.Table:
    return recorded.load("broom-service", name)


@rule("BS-128", "BS-129")
def test_every_event_card_and_variant_is_recorded() -> None:
    positions = [cast(Position, load(name)._state) for name in GAMES]
    assert {s.events[turn] for s in positions for turn in range(7)} == set(range(len(EVENTS)))
    assert {s.side for s in positions} == {0, 1}
    for name in GAMES:
        assert load(name).seats == GAMES[name][0]
        assert len(load(name).played) > 100


@rule("BS-160", "BS-161", "BS-162")
def test_the_recorded_endings() -> None:
    t = load("most_resources")
    assert t.ending == "most_resources"
    assert t.scores[0] == t.scores[1]
    assert sorted(t.places) == [1, 2]
    t = load("shared")
    assert t.ending == "shared"
    assert t.places == (1, 1)
    for name in GAMES:
        t = load(name)
        assert max(t.scores) == t.scores[t.places.index(1)]
