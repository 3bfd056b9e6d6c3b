"""What each player knows, and that redealt worlds come out as often as counting says."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Hashable

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import CARD_IDS, Place, TokenAt
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import TOKENS, Side, at, card_at, lay
from tests.games.bloody_grove.looking import deck, hand, tokens_on
from tests.games.bloody_grove.worlds import even, fair, worlds
from tests.rules import rule


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
    assert at(t).lies[card_at("fox_base_1", 0)] == Place.HIDDEN
    for seed in range(20):
        assert "bear_elite_1" in hand(t.redeal(1, seed), 0)


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


@rule("R-36", "BG-082")
def test_a_look_takes_nothing_from_what_the_rival_knows() -> None:
    side = Side(columns=["bear_base_1", "", ""])
    t = lay(side, Side(), stage="groves", round=4, offers="venerable_5 venerable_9")
    at(t).looked[11] = 1 << 1  # as after the rival's own look
    play(t, "take venerable_5", "token 12")
    assert at(t).looked[11] == 3
    for seat in (0, 1):
        assert t.view(seat)["fields"]["token"][11] == TOKENS.index("destroy")
    assert t.view(None)["fields"]["token"][11] is None


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
