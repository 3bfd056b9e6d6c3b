"""Each of the twelve tokens follows the rules, the first and the last one too, wherever it lies."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import TokenAt
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import TOKENS, Side, at, begin, card_at, lay
from tests.games.bloody_grove.looking import tokens_at
from tests.rules import rule

ENDS = [0, 5, 11]  # the first token, one in the middle, the last


def resolved(token: int, kind: str) -> bro.Table:
    """That token is of that kind and lies on a bear at G1 when the groves are resolved."""
    side = Side(hand="fox_base_1", columns=["bear_base_1{" + kind + "}", "", ""])
    t = lay(side, Side(columns=["", "bear_base_1", ""]))
    s = at(t)
    for row in (s.token, s.token_at):
        row[0], row[token] = row[token], row[0]
    return begin(t, "groves")


def alone(t: bro.Table, token: int) -> bro.Table:
    """Only that token is left in the reserve; the others lie on a Venerable."""
    for other in range(12):
        at(t).token_at[other] = card_at("venerable_9", 0)
    at(t).token_at[token] = TokenAt.RESERVE
    return t


@rule("BG-062", "BG-065")
@pytest.mark.parametrize("token", ENDS)
def test_every_token_is_turned_up_and_counts(token: int) -> None:
    t = resolved(token, "+4")
    assert told(t, "revealed") == [("revealed", token, TOKENS.index("+4"), 0, 1)]
    assert at(t).looked[token] == EVERYONE
    assert told(t, "parts")[0][1] == 4


@rule("BG-063", "BG-064")
@pytest.mark.parametrize("token", ENDS)
def test_every_token_can_destroy(token: int) -> None:
    t = resolved(token, "destroy")
    assert told(t, "destroyed") == [("destroyed", 0, 0)]
    assert at(t).token_at[token] == TokenAt.DISCARD


@rule("BG-044", "BG-064", "R-33")
def test_a_single_token_discarded_fills_an_empty_reserve_at_once() -> None:
    """The only token of a destroyed Spirit, while all others lie on Spirits."""
    rest = "+2,+2,+2,+3,+3,+3,+4,+4,+4,destroy,destroy"
    side = Side(columns=["bear_base_1{destroy} bear_base_2", "", "fox_base_1{" + rest + "}"])
    t = lay(side, Side(), stage="groves", offers="venerable_9 venerable_3")
    assert told(t, "refilled") == [("refilled", 1)]
    assert tokens_at(t, TokenAt.RESERVE) == ["destroy"]
    assert at(t).batches == 1


@rule("BG-062", "BG-065")
@pytest.mark.parametrize("name", ["venerable_red_2", "venerable_red_3"])
def test_reserve_and_discard_stay_where_they_are_whoever_lies_at_the_grove(name: str) -> None:
    side = Side(columns=[name, "", ""])
    t = lay(side, side, stage="groves", round=4, offers="", discard="+4 destroy")
    assert told(t, "revealed", "destroyed", "discarded", "refilled") == []
    assert [list(parts)[1] for parts in told(t, "parts")] == [0] * 6
    assert list(at(t).looked) == [EVERYONE] * 2 + [0] * 10


@rule("BG-037", "R-34")
@pytest.mark.parametrize("token", ENDS)
def test_the_only_token_left_can_be_taken_whichever_it_is(token: int) -> None:
    t = lay(Side(hand="owl_base_1", columns=["", "", "venerable_9"]), Side(hand="bear_base_1"))
    play(alone(t, token), "summon owl_base_1")
    assert choices(t) == [f"token {token + 1}", "decline"]


@rule("BG-082", "R-34")
@pytest.mark.parametrize("token", ENDS)
def test_the_only_token_left_is_looked_at_whichever_it_is(token: int) -> None:
    side = Side(columns=["bear_base_1", "", "venerable_9"])
    t = lay(side, Side(), stage="groves", offers="venerable_3 venerable_5")
    play(alone(t, token), "take venerable_5")
    assert told(t, "looked") == [("looked", 0, token)]
    assert told(t, "no_effect") == []
    assert at(t).looked[token] & 1
