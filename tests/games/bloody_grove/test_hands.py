"""End of round, hands: BG-059 and BG-060."""

import itertools

import pytest

from broceliande.games.bloody_grove.tasks import Task
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand
from tests.games.playing import take_up
from tests.rules import rule

HELD = "bear_base_1 owl_base_2 fox_elite_3"
DECK = "bear_base_2 bear_base_3"


@rule("BG-059", "BG-060")
@pytest.mark.parametrize("order", list(itertools.permutations(HELD.split())))
def test_every_order_can_be_chosen_and_the_last_card_is_the_bottom_one(
    order: tuple[str, ...],
) -> None:
    t = lay(Side(hand=HELD, deck=DECK), Side(), stage="hands")
    play(t, *(f"under {name}" for name in order[:2]))
    assert at(t).round == 2  # all groves are tied; four cards have been drawn again
    assert set(hand(t, 0)) == {*DECK.split(), *order[:2]}
    assert deck(t, 0) == [order[2]]


@rule("BG-059", "R-40")
def test_the_starter_is_asked_first_and_nothing_shows() -> None:
    t = lay(Side(hand=HELD, deck=DECK), Side(hand="bear_base_1 owl_base_1"), stage="hands")
    assert t.asked == (0,)
    views = set()
    for name in HELD.split():
        other = play(t.copy(), f"under {name}")
        views.add(str([other.view(1), other.view(None), other.chronicle(1, "en")]))
    assert len(views) == 1
    play(t, "under fox_elite_3")
    assert refused(t, "under fox_elite_3") == "bad_order"
    assert refused(t, "under fox_elite_4") == "card_not_in_hand"
    assert refused(t, "decline") == "must_choose"
    assert t.view(0)["fields"]["under"][0][0] == 40
    play(t, "under bear_base_1")
    assert (t.asked, hand(t, 0)) == ((1,), HELD.split())  # both take effect together


@rule("BG-059", "R-40")
@pytest.mark.parametrize("starter", [0, 1])
def test_after_turn_6_the_starter_of_the_round_orders_first(starter: int) -> None:
    side = Side(hand="bear_base_1 bear_base_2 bear_base_3 fox_base_1 fox_base_2")
    t = take_up(lay(side, side, starter=starter), Task.ROUND)
    while t.question != "leftover":
        play(t, choices(t)[-1] if "decline" in choices(t) else choices(t)[0])
    asked: list[int] = []
    while at(t).round == 1:
        asked += t.asked
        play(t, choices(t)[0])
    assert asked[:2] == [starter, 1 - starter]


@rule("BG-059", "R-40")
def test_fewer_than_two_cards_are_not_asked_for() -> None:
    t = lay(Side(hand="bear_base_1", deck=DECK), Side(deck=DECK), stage="hands")
    assert told(t, "tucked") == [("tucked", 0, 1), ("tucked", 1, 0)]
    assert "bear_base_1" in hand(t, 0)  # three cards in the deck, all drawn for round 2


@rule("BG-059", "R-40")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["bear_base_1", "owl_base_2", "fox_elite_10"])
def test_a_single_card_goes_under_the_deck_and_its_owner_knows_it(seat: int, name: str) -> None:
    side = Side(hand=name, deck=DECK)
    t = lay(*((side, Side()) if seat == 0 else (Side(), side)), stage="hands", round=4)
    assert (hand(t, seat), deck(t, seat)) == ([], [*DECK.split(), name])
    seen = [t.view(who)["fields"]["deck"][seat][0] for who in (seat, 1 - seat, None)]
    assert seen == [card_at(name, seat), None, None]


@rule("BG-059")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_empty_hands_nothing_hidden_is_touched_and_the_last_turn_can_be_taken_back(
    seat: int,
) -> None:
    winner = Side(columns=["bear_base_1 bear_base_2", "", ""])
    last = Side(hand="fox_base_1")
    sides = (winner, last) if seat == 0 else (last, winner)
    t = lay(*sides, turn=6, starter=seat, discard="+2", offers="venerable_9 venerable_3")
    play(t, "summon fox_base_1")
    assert (t.question, t.can_undo()) == ("reward", True)
    play(t, "take venerable_9")
    assert (t.question, t.can_undo()) == ("replace", True)
    assert not any(at(t).mix)


@rule("BG-060")
def test_hands_go_under_before_any_grove_is_resolved() -> None:
    own = Side(hand="bear_base_1 owl_base_2", columns=["bear_elite_5", "", ""], deck=DECK)
    t = lay(own, Side(), stage="hands", offers="venerable_1")
    play(t, "under owl_base_2")  # venerable_1 brings the bottom card
    assert told(t, "bottom") == [("bottom", 0, 0)]


@rule("R-40", "R-69")
def test_only_the_owner_knows_the_order_and_no_back_shows() -> None:
    t = lay(Side(hand=HELD, deck="bear_base_2"), Side(deck=""), stage="hands", round=4)
    play(t, "under fox_elite_3", "under owl_base_2")
    assert t.view(0)["fields"]["deck"][0][:3] == [0, 4, 40]
    for seat in (1, None):
        assert t.view(seat)["fields"]["deck"][0][:4] == [None] * 4
    assert t.view(1)["fields"]["deck_back"][0][:4] == [-1, -1, -1, 0]


@rule("R-40", "R-69")
def test_the_back_of_the_top_card_of_a_deck_that_was_empty_shows() -> None:
    t = lay(Side(hand=HELD, deck=""), Side(deck=""), stage="hands", round=4)
    play(t, "under fox_elite_3", "under owl_base_2")
    assert t.view(1)["fields"]["deck_back"][0][:3] == [-1, -1, 3]
