"""What each player knows, and that redealt worlds come out as often as counting says."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.names import CARD_IDS, Layer, Place, TokenAt
from broceliande.games.bloody_grove.questions import TO_HAND
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import TOKENS, Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand, tokens_on
from tests.games.playing import assert_sound
from tests.rules import rule

# Chi-squared with so many degrees of freedom exceeds this once in ten thousand times.
MOST = {1: 15.1, 2: 18.4, 3: 21.1, 5: 25.7, 9: 33.7, 11: 37.4, 119: 183.0, 125: 190.5}


def worlds(
    t: bro.Table, seat: int | None, see: Callable[[bro.Table], Hashable], tries: int
) -> Counter[Hashable]:
    """How often each world comes out; every one of them is sound and looks the same."""
    found: Counter[Hashable] = Counter()
    view = t.view(seat)
    for seed in range(tries):
        world = t.redeal(seat, seed)
        if seed < 10:
            assert world.view(seat) == view
            assert_sound(world)
        found[see(world)] += 1
    return found


def fair(found: Counter[Hashable], expected: dict[Hashable, float]) -> bool:
    """Whether worlds come out with these chances, as far as chance goes."""
    tries = sum(found.values())
    if not set(found) <= set(expected):
        return False
    chi = sum((found[w] - tries * p) ** 2 / (tries * p) for w, p in expected.items())
    return chi < MOST[len(expected) - 1]


def even(found: Counter[Hashable], several: set[Hashable]) -> bool:
    """Whether all of these come out equally often, and nothing else."""
    return fair(found, dict.fromkeys(several, 1 / len(several)))


def dealt(seed: int = 3) -> bro.Table:
    return play(bro.table("bloody-grove", seed=seed, options={"first": 0}), "token 5", "token 6")


# Hands and decks as they were dealt


@rule("R-69", "R-73")
def test_the_rivals_hand_is_any_four_of_the_nine_base_spirits() -> None:
    t = dealt()
    every = {tuple(sorted(four)) for four in itertools.combinations({*hand(t, 1), *deck(t, 1)}, 4)}
    found = worlds(t, 0, lambda world: tuple(sorted(hand(world, 1))), 2600)
    assert len(every) == 126
    assert tuple(sorted(hand(t, 1))) in found
    assert even(found, {*every})


@rule("BG-007")
def test_the_own_deck_lies_in_any_order_and_the_own_hand_stays() -> None:
    t = dealt()
    found = worlds(t, 0, lambda world: tuple(deck(world, 0)), 2400)
    assert even(found, {*itertools.permutations(deck(t, 0))})
    assert all(hand(t.redeal(0, seed), 0) == hand(t, 0) for seed in range(20))


@rule("BG-010", "BG-014")
def test_piles_and_stack_are_unknown_and_red_ones_stay_below() -> None:
    t = dealt()
    s = at(t)
    below = {*list(s.pile[1])[: s.pile_n[1]]}
    found = worlds(t, 1, lambda world: at(world).pile[1][s.pile_n[1] - 1], 900)
    assert len(found) == len(below) == 9
    assert {card for card in found if isinstance(card, int)} == below
    red = worlds(t, None, lambda world: tuple(list(at(world).stack)[:3]), 600)
    assert even(red, {*itertools.permutations([57, 58, 59])})
    above = worlds(t, None, lambda world: frozenset(list(at(world).stack)[3:9]), 20)
    assert set(above) == {frozenset(list(s.stack)[3:9])}


@rule("BG-018", "R-69")
def test_a_spectator_knows_neither_hand_and_no_token() -> None:
    t = dealt()
    assert len(worlds(t, None, lambda world: (*hand(world, 0), *hand(world, 1)), 30)) == 30
    assert len(worlds(t, None, lambda world: tuple(at(world).token), 30)) == 30


# Recruits


@rule("R-12", "R-70")
def test_recruits_stay_known_in_hand_and_deck() -> None:
    own = Side(hand="bear_elite_7 owl_base_1", deck="owl_base_2 owl_base_3 fox_base_1")
    t = lay(own, Side(hand="bear_base_1"), elites="bear_elite_9 owl_elite_9 fox_elite_9")
    play(t, "left bear_elite_7", "recruit bear hand", "recruit owl top", "recruit fox bottom")
    hidden = {"owl_base_1", "owl_base_2", "owl_base_3", "fox_base_1"}
    held: Counter[Hashable] = Counter()
    for seed in range(800):
        world = t.redeal(1, seed)
        assert deck(world, 0)[0] == "owl_elite_9"
        assert deck(world, 0)[-1] == "fox_elite_9"
        one, *rest = hand(world, 0)
        assert rest == ["bear_elite_9"]
        held[one] += 1
    assert even(held, {*hidden})


@rule("R-12", "BG-092")
def test_a_known_card_that_is_drawn_is_known_in_hand() -> None:
    t = lay(Side(deck="bear_elite_1 fox_base_1 fox_base_2 fox_base_3 owl_base_1"), stage="groves")
    assert at(t).lies[card_at("bear_elite_1", 0)] == Place.HELD
    for seed in range(20):
        assert "bear_elite_1" in hand(t.redeal(1, seed), 0)


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


# Tokens


@rule("R-36", "BG-019")
def test_tokens_not_looked_at_are_anything_and_known_ones_stay() -> None:
    t = dealt()
    own, rival = at(t).token[4], at(t).token[5]
    found = worlds(t, 0, lambda world: at(world).token[5], 1100)
    left: dict[Hashable, float] = {kind: (3 - (kind == own)) / 11 for kind in range(4)}
    assert fair(found, left)
    assert rival in found
    assert all(at(t.redeal(0, seed)).token[4] == own for seed in range(20))


@rule("BG-044", "R-35")
def test_after_a_refill_the_make_up_is_known_and_the_rest_is_not_mixed_in() -> None:
    side = Side(hand="owl_base_1", columns=["", "venerable_5{+2,+2,+3,+3,+3,+4,+4}", ""])
    t = lay(side, Side(hand="bear_base_1"), discard="+2 +4 destroy destroy")
    play(t, "summon owl_base_1", "token 12", "on owl_base_1")
    s = at(t)
    assert [s.token_at[n] for n in range(7, 11)] == [TokenAt.RESERVE] * 4
    seen: Counter[Hashable] = Counter()
    for seed in range(800):
        world = t.redeal(1, seed)
        reserve = sorted(TOKENS[at(world).token[n]] for n in range(7, 11))
        assert reserve == ["+2", "+4", "destroy", "destroy"]
        seen[tokens_on(world, "owl_base_1")[0]] += 1
    # the eight others are two +2, three +3, two +4 and one destroy
    assert fair(seen, {"+2": 2 / 8, "+3": 3 / 8, "+4": 2 / 8, "destroy": 1 / 8})


@rule("R-35")
def test_knowledge_ends_when_the_reserve_is_mixed_anew() -> None:
    every = "+2 +2 +2 +3 +3 +3 +4 +4 +4 destroy destroy"
    t = lay(Side(hand="owl_base_1"), Side(hand="bear_base_1"), discard=every)
    at(t).looked[11] = 1
    play(t, "summon owl_base_1", "token 12")
    s = at(t)
    assert list(s.looked) == [0] * 11 + [1]  # the one on the Spirit is still known to seat 0
    assert t.view(0)["fields"]["token"] == [None] * 11 + [3]


# Views


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_holds_the_own_hand_and_no_other(seat: int | None) -> None:
    fields = dealt().view(seat)["fields"]
    hands = fields.get("hand", [[None] * 48] * 2)
    assert [row[0] is not None for row in hands] == [seat == 0, seat == 1]
    assert "pile" not in fields
    assert "stack" not in fields
    assert "mix" not in fields
    assert fields["backs"] == [[4, 0, 0, 0], [4, 0, 0, 0]]
    assert fields["hand_n"] == [4, 4]


@rule("R-69")
def test_backs_in_hand_and_on_top_of_the_deck_are_public() -> None:
    t = lay(Side(hand="bear_elite_7"), Side(hand="bear_base_1"), elites="fox_elite_9 owl_elite_9")
    play(t, "left bear_elite_7", "recruit fox hand", "recruit owl top", "recruit bear bottom")
    fields = t.view(1)["fields"]
    assert fields["backs"][0] == [0, 0, 0, 1]
    assert fields["deck_back"][0][fields["deck_n"][0] - 1] == 2


@rule("R-70")
def test_druid_piles_columns_discard_and_box_are_open() -> None:
    side = Side(columns=["bear_base_1", "", ""], druid="owl_base_1 owl_base_2", hand="fox_base_1")
    t = lay(side, Side(), discard="+4", boxed="bear_elite_1")
    fields = t.view(None)["fields"]
    assert fields["druid"][0][:2] == [3, 4]
    assert fields["lies"][0] == Place.COLUMN
    assert fields["lies"][CARD_IDS.index("bear_elite_1")] == Place.BOX
    assert fields["token"][0] == 2
