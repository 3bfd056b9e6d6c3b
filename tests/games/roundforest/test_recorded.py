"""What Roundforest's recorded games show; that they replay to the byte is a law."""

import pytest

from broceliande.games.roundforest.names import CHARACTERS, WITH_MISSIONS
from tests.games.roundforest.recordings import WHOLE
from tests.laws.recorded import events, load
from tests.rules import rule


@rule("RF-002", "RF-186", "RF-188")
@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_are_won_with_the_ring_or_stop_at_the_limit(name: str) -> None:
    t = load("roundforest", name)
    assert t.over
    winners = [seat for seat, place in enumerate(t.places) if place == 1]
    if name == "turn_limit":
        assert (t.ending, winners) == ("turn_limit", [])
    else:
        assert (t.ending, winners) == ("emerald_ring", [t.played[-1][0]])
        assert t.seats == WHOLE[name][0]


@rule("RF-136", "RF-151")
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_and_mission_is_recorded(who: str) -> None:
    if who in WITH_MISSIONS:
        for mission in ("top", "bottom"):
            assert "mission_done" in events(load("roundforest", f"{who}_{mission}"))
    else:
        assert "used" in events(load("roundforest", who))
