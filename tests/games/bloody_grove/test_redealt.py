"""Redealt worlds where it matters which card it is: the last Elites, recruits side by side, a cloud
that went under the deck again, the stack of Venerables."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

import broceliande as bro
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand
from tests.games.bloody_grove.test_unseen_cards import elders, torn
from tests.games.bloody_grove.worlds import even, fair, worlds
from tests.rules import rule


@rule("BG-014", "R-73")
def test_the_venerables_still_in_the_stack_lie_in_any_order() -> None:
    t = bro.table("bloody-grove", seats=2, seed=3)
    above = list(at(t).stack)[3 : at(t).stack_n]
    assert len(above) == 6
    for place in (3, 8):
        found = worlds(t, 0, lambda world, place=place: at(world).stack[place], 600)  # type: ignore[misc]
        assert even(found, {*above})


@rule("R-69")
@pytest.mark.parametrize("kind", ["bear", "owl", "fox"])
def test_the_first_and_the_last_elite_of_an_animal_may_have_changed_places(kind: str) -> None:
    names = f"bear_base_2 owl_base_2 owl_base_3 {kind}_elite_1 {kind}_elite_10 fox_base_1"
    t = torn(names, [1, 1, 1, 1, 1, 2])
    pair = {f"{kind}_elite_1", f"{kind}_elite_10"}
    found = worlds(t, 1, lambda world: frozenset(pair & {*deck(world, 0)}), 400)
    assert even(found, {frozenset({name}) for name in pair})
    held = worlds(t, 1, lambda world: frozenset(pair & {*hand(world, 0)}), 20)
    assert set(held) == {frozenset({name}) for name in pair}


@rule("R-69")
@pytest.mark.parametrize("left", ["fox_elite_2", "fox_elite_5", "fox_elite_9"])
def test_any_of_three_of_one_back_may_be_the_one_that_was_not_drawn(left: str) -> None:
    three = ["fox_elite_2", "fox_elite_5", "fox_elite_9"]
    drawn = [name for name in three if name != left]
    names = " ".join(["bear_base_2", "owl_base_2", *drawn, left, "fox_base_1"])
    t = torn(names, [1, 1, 1, 1, 1, 2])
    assert even(worlds(t, 1, lambda world: deck(world, 0)[0], 600), {*three})


@rule("R-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_recruits_side_by_side_stay_where_everybody_saw_them_go(seat: int) -> None:
    side = Side(hand="bear_elite_7 bear_base_1", deck="owl_base_1 owl_base_2 owl_base_3")
    other = Side(hand="bear_base_1")
    t = lay(*((side, other) if seat == 0 else (other, side)), turn=1 + seat,
            elites="bear_elite_9 owl_elite_9 fox_elite_9")  # fmt: skip
    play(t, "left bear_elite_7", "recruit bear top", "recruit owl top", "recruit fox top")
    for seed in range(30):
        world = t.redeal(1 - seat, seed)
        assert deck(world, seat)[:3] == ["fox_elite_9", "owl_elite_9", "bear_elite_9"]


@rule("R-69", "BG-060")
def test_two_doubts_that_met_stay_as_they_were_when_the_hand_goes_under_the_deck() -> None:
    t = elders()
    s = at(t)
    left = deck(t, 0)
    t.rules.named.tuck(s, 0)
    place = len(deck(t, 0)) - 1  # where the card lies that was not drawn
    assert deck(t, 0)[0] == left[0]

    def undrawn(world: bro.Table) -> Hashable:
        return at(world).deck[0][place]

    chances = {1: 0.25, 2: 0.25, 3: 0.5}
    expected: dict[Hashable, float] = {
        card_at(f"bear_elite_{n}", 0): chance for n, chance in chances.items()
    }
    assert fair(worlds(t, 1, undrawn, 1200), expected)


@rule("R-35", "R-36")
@pytest.mark.parametrize("pair", [(0, 1), (3, 4), (10, 11), (0, 11)])
def test_any_two_tokens_that_are_unknown_may_be_each_other(pair: tuple[int, int]) -> None:
    t = lay(Side(hand="bear_base_1"), Side(hand="bear_base_1"))
    s = at(t)
    for token in range(12):
        s.looked[token] = 0 if token in pair else 1
    kinds = [0, 3] + [n for n in range(4) for _ in range(3 - (n in (0, 3)))]
    for token, kind in zip([*pair, *(n for n in range(12) if n not in pair)], kinds, strict=True):
        s.token[token] = kind
    found = worlds(t, 0, lambda world: tuple(at(world).token[n] for n in pair), 200)
    assert even(found, {(0, 3), (3, 0)})


@rule("BG-007", "R-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_the_own_deck_only_what_was_dealt_is_unknown(seat: int) -> None:
    side = Side(hand="bear_base_1", deck="bear_elite_2 owl_base_1 owl_base_2 fox_elite_9")
    other = Side(hand="bear_base_1", deck="bear_base_2 bear_base_3 fox_base_1 fox_base_2")
    t = lay(*((side, other) if seat == 0 else (other, side)))
    found = worlds(t, seat, lambda world: tuple(deck(world, seat)), 200)
    assert even(found, {
        ("bear_elite_2", "owl_base_1", "owl_base_2", "fox_elite_9"),
        ("bear_elite_2", "owl_base_2", "owl_base_1", "fox_elite_9"),
    })  # fmt: skip
    for viewer in (0, 1, None):
        assert not any(at(t.redeal(viewer, 1)).mix)  # the room to mix cards in is left empty


@rule("R-40")
def test_an_order_being_chosen_may_begin_with_the_first_or_the_last_card() -> None:
    held = ["bear_base_1", "owl_base_2", "fox_elite_10"]
    side = Side(hand=" ".join(held), deck="bear_base_2 bear_elite_1")
    t = lay(side, Side(hand="bear_base_1 bear_base_2"), stage="hands")
    play(t, "under owl_base_2")
    elites = worlds(t, 1, lambda world: at(world).under[0][0] == card_at("fox_elite_10", 0), 300)
    assert fair(elites, {True: 1 / 3, False: 2 / 3})
    for seed in range(20):
        world = t.redeal(1, seed)
        assert not any(at(world).mix)
        assert sorted(at(world).hand[0][card] for card in range(48)) == [0] * 45 + [1, 1, 2]
        assert at(world).hand[0][at(world).under[0][0]] == 2
