"""Decks, piles and tokens as they lie: what is left behind when cards come and go."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import Layer, TokenAt
from tests.games.bloody_grove.answers import play, told
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand
from tests.rules import rule

DECK = "bear_elite_1 owl_elite_1 owl_base_1 owl_base_2 fox_base_1 fox_elite_2"


def empty_above(t: bro.Table, seat: int) -> bool:
    """Whether nothing is left above a deck."""
    s = at(t)
    rows = (s.deck[seat], s.deck_seen[seat], s.deck_back[seat], s.layer[seat])
    return all([row[n] for row in rows] == [-1, 0, -1, 0] for n in range(s.deck_n[seat], 40))


def sides(seat: int, side: Side) -> tuple[Side, Side]:
    """That side for a seat, and a card to play for the other."""
    other = Side(hand="bear_base_1", deck="")
    return (side, other) if seat == 0 else (other, side)


@rule("BG-018", "BG-092", "R-69")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_drawn_leave_nothing_behind_and_the_back_below_them_shows(seat: int) -> None:
    for cards in (5, 6):
        names = DECK.split()[6 - cards :]
        t = lay(*sides(seat, Side(hand="bear_base_1", deck=" ".join(names))))
        s = at(t)
        for place in range(cards - 1):
            s.deck_back[seat][place] = -1
            s.layer[seat][place] = 1 + place
        below = names[4:]
        t.rules.named.draw_hand(s, seat)
        assert sorted(hand(t, seat)) == sorted(["bear_base_1", *names[:4]])
        assert deck(t, seat) == below
        assert s.deck_back[seat][len(below) - 1] == (3 if len(below) == 1 else 0)
        assert empty_above(t, seat)


@rule("BG-052", "BG-059")
@pytest.mark.parametrize("count", [1, 2])
def test_a_deck_is_lifted_whole_even_if_it_holds_nearly_every_card(count: int) -> None:
    bears = [f"bear_elite_{n}" for n in range(1, 11)]
    owls = [f"owl_elite_{n}" for n in range(1, 11)]
    foxes = [f"fox_elite_{n}" for n in range(1, 11)]
    base = [f"{animal}_base_{n}" for animal in ("bear", "owl", "fox") for n in (1, 2, 3)]
    cards = [*bears, *owls, *foxes, *base][: 40 - count]
    t = lay(Side(deck=" ".join(cards)), Side(hand="bear_base_1", deck=""), turn=2)
    s = at(t)
    before = [list(row[0])[: len(cards)] for row in (s.deck, s.deck_seen, s.deck_back, s.layer)]
    t.rules.named.lift_deck(s, 0, count)
    rows = (s.deck, s.deck_seen, s.deck_back, s.layer)
    assert [list(row[0])[count : len(cards) + count] for row in rows] == before
    assert s.deck_n[0] == len(cards) + count


@rule("BG-083")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bottom_card_is_taken_and_the_rest_moves_down(seat: int) -> None:
    t = lay(*sides(seat, Side(hand="bear_base_1", deck=DECK)))
    s = at(t)
    s.cloud[card_at("fox_elite_2", 0)] = 2
    for place in range(6):
        s.layer[seat][place] = place
    seen, backs = list(s.deck_seen[seat])[1:6], list(s.deck_back[seat])[1:6]
    assert t.rules.named.take_bottom(s, seat) == card_at("fox_elite_2", 0)
    assert deck(t, seat) == DECK.split()[:5]
    assert list(s.layer[seat])[:5] == [1, 2, 3, 4, 5]
    assert (list(s.deck_seen[seat])[:5], list(s.deck_back[seat])[:5]) == (seen, backs)
    assert s.cloud[card_at("fox_elite_2", 0)] == 0
    assert empty_above(t, seat)


@rule("BG-052", "R-12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("to", "place"), [("top", 3), ("bottom", 0)])
def test_a_recruit_lies_in_the_deck_where_everybody_saw_it(seat: int, to: str, place: int) -> None:
    side = Side(hand="bear_elite_7 bear_base_1", deck="owl_base_1 owl_base_2 owl_base_3")
    t = lay(*sides(seat, side), turn=1 + seat, elites="owl_elite_9", empty="bear owl fox")
    play(t, "left bear_elite_7", f"recruit owl {to}")
    s = at(t)
    assert s.deck[seat][place] == card_at("owl_elite_9", 0)
    assert (s.deck_seen[seat][place], s.deck_back[seat][place]) == (EVERYONE, 2)
    assert s.layer[seat][place] == Layer.RECRUITED
    assert [s.layer[seat][n] for n in range(4) if n != place] == [Layer.DEALT] * 3
    assert empty_above(t, seat)


@rule("BG-053", "R-08")
def test_the_last_elite_of_a_pile_is_turned_up_and_then_none() -> None:
    t = lay(Side(hand="bear_elite_7 bear_base_1", deck=""), elites="bear_elite_9")
    s = at(t)
    while s.pile_n[0] > 1:
        s.pile_n[0] -= 1
    last = s.pile[0][0]
    t.rules.named.turn_up_elite(s, 0)
    assert (s.elite[0], s.pile_n[0], s.pile[0][0]) == (last, 0, 0)
    t.rules.named.turn_up_elite(s, 0)
    assert (s.elite[0], s.pile_n[0]) == (-1, 0)


@rule("BG-037", "BG-045", "BG-073")
def test_nothing_is_in_motion_before_and_after_a_turn() -> None:
    t = bro.table("bloody-grove", seats=2, seed=1)
    s = at(t)
    assert (s.chosen, s.lifted, s.beside, s.taken, s.laid_n) == (-1, -1, -1, -1, 0)
    t = lay(Side(hand="owl_base_1 fox_base_3", columns=["bear_base_1", "", ""]),
            Side(hand="owl_base_1"))  # fmt: skip
    s = at(t)
    assert s.laid_n == 1
    play(t, "summon owl_base_1", "token 2")
    assert s.lifted == 1
    play(t, "on bear_base_1")
    s = at(t)
    assert (s.lifted, s.laid_n, s.laid[card_at("owl_base_1", 0)]) == (-1, 2, 2)


@rule("BG-044", "R-34")
def test_an_empty_reserve_without_a_discard_stays_empty() -> None:
    every = "+2,+2,+2,+3,+3,+3,+4,+4,+4,destroy,destroy"
    column = "bear_base_1{" + every + "}"
    t = lay(Side(hand="owl_base_1 fox_base_3", columns=[column, "", ""]), Side(hand="owl_base_1"))
    play(t, "summon owl_base_1", "token 12", "on owl_base_1")
    assert TokenAt.RESERVE not in list(at(t).token_at)
    assert (told(t, "refilled"), at(t).batches) == ([], 0)
