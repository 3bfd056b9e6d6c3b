"""Rules that must hold at every grove, for both players and for every kind of Spirit."""

import pytest

from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import Place, TokenAt
from tests.games.bloody_grove.answers import choices, play, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import column, tokens_at
from tests.rules import rule

ALL = [(seat, grove) for seat in (0, 1) for grove in (1, 2, 3)]


def columns(grove: int, cards: str) -> list[str]:
    """These cards at one grove, nothing at the others."""
    return [cards if at == grove else "" for at in (1, 2, 3)]


@rule("BG-083", "R-50")
@pytest.mark.parametrize(("seat", "grove"), ALL)
def test_bottom_brings_its_card_to_the_grove_that_was_won(seat: int, grove: int) -> None:
    winner = Side(columns=columns(grove, "bear_base_1"), deck="owl_base_2 owl_base_1")
    sides = (winner, Side()) if seat == 0 else (Side(), winner)
    t = lay(*sides, stage="groves", offers="venerable_1")
    assert column(t, seat, grove) == ["venerable_1", "owl_base_1"]
    assert [column(t, who, n) for who, n in ALL if (who, n) != (seat, grove)] == [[]] * 5


@rule("BG-074", "BG-076")
@pytest.mark.parametrize(("seat", "grove"), ALL)
def test_the_venerable_lies_in_the_winners_column_of_that_grove(seat: int, grove: int) -> None:
    winner = Side(columns=columns(grove, "bear_base_1 bear_base_2"))
    other = Side(columns=columns(grove, "fox_base_1"))
    sides = (winner, other) if seat == 0 else (other, winner)
    t = lay(*sides, stage="groves", offers="venerable_9")
    assert (t.asked, choices(t)) == ((seat,), ["replace bear_base_1", "replace bear_base_2"])
    play(t, "replace bear_base_1")
    assert column(t, seat, grove) == ["bear_base_2", "venerable_9"]
    assert column(t, 1 - seat, grove) == ["fox_base_1"]


@rule("BG-087")
@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_on_venerables_base_and_elite_spirits_all_go_at_the_end_of_a_round(
    seat: int,
) -> None:
    side = Side(
        columns=["venerable_9{+2,+3}", "venerable_3{+2}", "bear_base_1{+4} fox_elite_1{+4}"]
    )
    rival = Side(columns=["venerable_8{+4}", "bear_base_1{+3}", "venerable_red_3{+3}"])
    sides = (side, rival) if seat == 0 else (rival, side)
    t = lay(*sides, stage="end")
    assert tokens_at(t, TokenAt.DISCARD) == ["+2", "+2", "+3", "+3", "+3", "+4", "+4", "+4"]
    assert told(t, "discarded") == [("discarded", 8)]
    assert list(at(t).looked) == [EVERYONE] * 8 + [0] * 4  # face up
    assert all(place < 0 for place in at(t).token_at)


@rule("BG-059", "R-40")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starter_orders_the_leftovers_first(starter: int) -> None:
    held = Side(hand="bear_base_1 owl_base_1", deck="fox_base_1")
    t = lay(held, held, stage="hands", starter=starter)
    assert t.asked == (starter,)
    play(t, "under bear_base_1")
    assert t.asked == (1 - starter,)


@rule("R-36", "BG-082")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_look_leaves_the_rival_what_the_rival_knows(seat: int) -> None:
    winner = Side(columns=["bear_base_1", "", ""])
    sides = (winner, Side()) if seat == 0 else (Side(), winner)
    t = lay(*sides, stage="groves", offers="venerable_5")
    at(t).looked[4] = 1 << (1 - seat)
    play(t, "token 5")
    assert at(t).looked[4] == 0b11
    shown = [t.view(who)["fields"]["token"][4] for who in (0, 1, None)]
    assert shown == [at(t).token[4], at(t).token[4], None]


@rule("BG-087", "BG-088")
def test_the_venerables_nobody_took_go_to_the_box() -> None:
    t = lay(Side(), Side(), stage="end", offers="venerable_1 venerable_5 venerable_9")
    assert told(t, "boxed") == [("boxed", 48), ("boxed", 52), ("boxed", 56)]
    assert [at(t).lies[card] for card in (48, 52, 56)] == [Place.BOX] * 3
