"""What a rival can tell of cards that went under a deck, or changed places unseen."""

from __future__ import annotations

import itertools
from collections.abc import Hashable

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import Layer, Place
from broceliande.games.bloody_grove.questions import TO_HAND
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand
from tests.games.bloody_grove.worlds import even, fair, worlds
from tests.games.playing import assert_sound
from tests.rules import rule

# Cards under a deck


def tucked(order: str, rest: str = "bear_base_1", round: int = 4) -> bro.Table:
    """Seat 0 has put these cards under its deck, and the groves are tied or being resolved."""
    side = Side(hand=order, deck=rest, columns=["fox_elite_1", "", ""], druid="fox_base_3")
    t = lay(side, Side(deck=""), stage="hands", round=round, elites="bear_elite_9")
    cards = order.split()
    return play(t, *(f"under {name}" for name in cards[:-1]))


@rule("R-40", "BG-060")
def test_the_owner_knows_the_order_and_the_rival_only_the_set() -> None:
    order = "owl_base_1 bear_elite_1 owl_elite_1"
    t = tucked(order)
    assert t.question == "reward"
    assert all(deck(t.redeal(0, seed), 0) == deck(t, 0) for seed in range(30))
    found = worlds(t, 1, lambda world: tuple(back_row(world)), 900)
    assert even(
        found, {("base", *kinds) for kinds in itertools.permutations(("base", "bear", "owl"))}
    )
    base = worlds(t, 1, lambda world: deck(world, 0)[0], 400)
    assert even(base, {"bear_base_1", "owl_base_1"})


def back_row(t: bro.Table) -> list[str]:
    """The backs of the deck of seat 0, from top to bottom."""
    return [name.split("_")[0] if "elite" in name else "base" for name in deck(t, 0)]


@rule("R-69")
def test_a_back_that_was_seen_stays_seen() -> None:
    t = tucked("owl_base_1 bear_elite_1 owl_elite_1", rest="")
    assert deck(t, 0)[0] == "owl_base_1"  # the deck was empty: its new top card shows its back
    found = worlds(t, 1, lambda world: tuple(back_row(world)), 500)
    assert even(found, {("base", "bear", "owl"), ("base", "owl", "bear")})
    t = tucked("owl_elite_2 bear_elite_1 owl_elite_1", rest="")
    found = worlds(t, 1, lambda world: tuple(deck(world, 0)), 800)
    others = itertools.permutations(["owl_elite_1", "owl_elite_2", "bear_elite_1"])
    assert even(found, {order for order in others if order[0] != "bear_elite_1"})


@rule("R-40")
def test_an_order_that_is_being_chosen_could_be_any() -> None:
    side = Side(hand="owl_base_1 bear_elite_1 owl_elite_1", deck="")
    t = lay(side, Side(hand="bear_base_1 bear_base_2"), stage="hands")
    play(t, "under bear_elite_1")
    found = worlds(t, 1, lambda world: at(world).under[0][0], 600)
    assert even(found, {card_at(name, 0) for name in hand(t, 0)})
    play(t, "under owl_base_1")
    assert t.asked == (1,)
    pairs = worlds(t, 1, lambda world: tuple(list(at(world).under[0])[:2]), 900)
    assert even(pairs, {*itertools.permutations([card_at(name, 0) for name in hand(t, 0)], 2)})


@rule("R-40", "BG-083")
def test_a_card_brought_from_below_is_shown_and_the_rest_stays_unknown() -> None:
    side = Side(
        hand="bear_elite_1 bear_elite_2 bear_elite_3", deck="bear_base_1",
        columns=["owl_base_1", "", ""],
    )  # fmt: skip
    t = lay(side, Side(deck="", columns=["", "owl_base_1", ""]), stage="hands", round=4,
            offers="venerable_1 venerable_3")  # fmt: skip
    play(t, "under bear_elite_1", "under bear_elite_2", "take venerable_1")
    assert at(t).lies[card_at("bear_elite_3", 0)] == Place.COLUMN
    found = worlds(t, 1, lambda world: tuple(deck(world, 0)[1:]), 300)
    assert even(found, {("bear_elite_1", "bear_elite_2"), ("bear_elite_2", "bear_elite_1")})


# Elites that may have changed places unseen


def torn(top: str, layers: list[int]) -> bro.Table:
    """Seat 0 begins round 3 with this deck (from top to bottom) and has drawn four cards; `layers`
    say with which round's leftovers each card came."""
    t = lay(
        Side(deck=top), Side(hand="bear_base_1", deck=""), turn=2, round=3,
        elites="bear_elite_3 owl_elite_3",
    )  # fmt: skip
    s = at(t)
    for place, layer in enumerate(reversed(layers)):
        s.layer[0][place] = layer
        s.deck_seen[0][place] = EVERYONE if layer == Layer.RECRUITED else 1
        s.deck_back[0][place] = -1
    t.rules.named.show_top(s, 0)
    t.rules.named.draw_hand(s, 0)
    assert_sound(t)
    return t


SPLIT = "owl_base_1 owl_base_2 owl_base_3 bear_elite_1 bear_elite_2 fox_base_1"


def rest_of(world: bro.Table) -> Hashable:
    """The Elite bears left in the deck of seat 0."""
    return frozenset(name for name in deck(world, 0) if name.startswith("bear_elite"))


@rule("R-69")
def test_a_torn_layer_leaves_it_open_which_of_two_like_backs_was_drawn() -> None:
    t = torn(SPLIT, [1, 1, 1, 1, 1, 2])
    assert "bear_elite_1" in hand(t, 0)
    found = worlds(t, 1, rest_of, 400)
    assert even(found, {frozenset({"bear_elite_1"}), frozenset({"bear_elite_2"})})
    assert set(worlds(t, 0, rest_of, 20)) == {frozenset({"bear_elite_2"})}


@rule("R-69")
def test_once_one_of_them_is_played_the_other_is_known() -> None:
    t = torn(SPLIT, [1, 1, 1, 1, 1, 2])
    t.rules.named.out_of_hand(at(t), 0, card_at("bear_elite_1", 0))
    at(t).lies[card_at("bear_elite_1", 0)] = Place.COLUMN
    assert set(worlds(t, 1, rest_of, 30)) == {frozenset({"bear_elite_2"})}


@rule("R-69")
def test_a_layer_drawn_whole_or_torn_between_different_backs_is_certain() -> None:
    t = torn("owl_base_1 owl_base_2 bear_elite_1 bear_elite_2 fox_base_1", [1, 1, 1, 1, 2])
    assert set(worlds(t, 1, rest_of, 20)) == {frozenset()}
    names = "owl_base_1 owl_base_2 owl_base_3 bear_elite_1 owl_elite_2 fox_base_1"
    t = torn(names, [1, 1, 1, 1, 1, 2])
    assert set(worlds(t, 1, rest_of, 20)) == {frozenset()}
    assert list(at(t).cloud) == [0] * 48


def elders() -> bro.Table:
    """In round 3 one of two bears was drawn; it went under the deck with another bear and an owl,
    and in round 4 all but the lowest of the three has been drawn."""
    t = torn(SPLIT, [1, 1, 1, 1, 1, 2])
    s, named = at(t), t.rules.named
    for name in ("owl_base_1", "owl_base_2", "owl_base_3"):
        named.out_of_hand(s, 0, card_at(name, 0))
        named.lay(s, 0, card_at(name, 0), 0)
    named.recruit_elite(s, 0, 0, TO_HAND)
    named.recruit_elite(s, 0, 1, TO_HAND)
    for name in ("bear_elite_3", "owl_elite_3", "bear_elite_1"):
        named.put_in_order(s, 0, card_at(name, 0))
    named.tuck(s, 0)
    assert deck(t, 0) == [
        "bear_elite_2",
        "fox_base_1",
        "bear_elite_3",
        "owl_elite_3",
        "bear_elite_1",
    ]
    s.round = 4
    named.draw_hand(s, 0)
    assert_sound(t)
    return t


@rule("R-69")
def test_where_two_doubts_meet_worlds_come_as_often_as_there_are_ways_to_them() -> None:
    """bear 1 or 2 stayed above; the other one and bear 3 lay below, and either was drawn. Of the
    four ways two leave bear 3 in the deck, one bear 1, one bear 2."""
    bears = {1: 0.25, 2: 0.25, 3: 0.5}
    expected: dict[Hashable, float] = {
        frozenset({f"bear_elite_{n}"}): chance for n, chance in bears.items()
    }
    assert fair(worlds(elders(), 1, rest_of, 1200), expected)
