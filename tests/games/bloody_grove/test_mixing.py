"""How the worlds that a seat holds possible are drawn, piece by piece: every world of a piece
equally often, and nothing else is touched (R-12, R-35, R-40, R-69)."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import ANIMALS, Layer
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.worlds import even, fair
from tests.rules import rule

BEARS = [card_at(f"bear_elite_{n}", 0) for n in (1, 5, 7, 10)]


def drawn(
    t: bro.Table,
    mix: Callable[[Position], object],
    see: Callable[[Position], Hashable],
    tries: int = 300,
) -> Counter[Hashable]:
    """How often each world comes out of a mixing; the room to mix in is left empty."""
    found: Counter[Hashable] = Counter()
    for seed in range(tries):
        s = at(t).copy()
        s.luck[0] = seed
        mix(s)
        assert not any(s.mix)
        found[see(s)] += 1
    return found


def held(seat: int, hand: str, *deck: str) -> bro.Table:
    """A hand, and a deck from its bottom up: "2 bear_elite_1" went under it in round 2; the other
    player has a card in hand and no deck."""
    names = [card.split()[1] for card in deck]
    side = Side(hand=hand, deck=" ".join(reversed(names)))
    other = Side(hand="bear_base_1", deck="")
    t = lay(*((side, other) if seat == 0 else (other, side)))
    for place, card in enumerate(deck):
        layer = at(t).layer[seat][place] = int(card.split()[0])
        if 0 < layer < Layer.RECRUITED:
            at(t).deck_back[seat][place] = -1
    return t


def named(seat: int, *names: str) -> tuple[int, ...]:
    return tuple(card_at(name, seat) for name in names)


def deck_of(s: Position, seat: int) -> tuple[int, ...]:
    """The deck from its bottom up."""
    return tuple(list(s.deck[seat])[: s.deck_n[seat]])


@rule("R-40")
def test_a_part_of_a_row_is_mixed_evenly() -> None:
    t = held(0, "bear_base_1", *(f"1 owl_elite_{n}" for n in range(1, 7)))
    mix = t.rules.named.shuffle_between
    cards = deck_of(at(t), 0)
    orders = {(cards[0], *some, cards[5]) for some in itertools.permutations(cards[1:5])}
    found = drawn(t, lambda s: mix(s, s.deck[0], 1, 5), lambda s: deck_of(s, 0), 1000)
    assert even(found, {*orders})
    pairs = drawn(t, lambda s: mix(s, s.deck[0], 3, 5), lambda s: deck_of(s, 0), 200)
    assert even(pairs, {cards, (*cards[:3], cards[4], cards[3], cards[5])})
    for start, end in ((2, 3), (4, 4), (6, 3)):
        assert set(drawn(t, lambda s, a=start, b=end: mix(s, s.deck[0], a, b),  # type: ignore[misc]
                         lambda s: deck_of(s, 0), 20)) == {cards}  # fmt: skip


@rule("BG-007", "R-40")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("below", [[], ["1 bear_elite_1", "1 bear_elite_2"]])
def test_of_the_own_deck_only_what_was_dealt_is_mixed(seat: int, below: list[str]) -> None:
    dealt = ["0 owl_base_1", "0 owl_base_2", "0 owl_base_3"]
    t = held(seat, "bear_base_1", *below, *dealt, "5 fox_elite_1")
    cards = deck_of(at(t), seat)
    n = len(below)
    found = drawn(t, lambda s: t.rules.named.mix_dealt(s, seat), lambda s: deck_of(s, seat))
    others = itertools.permutations(cards[n : n + 3])
    assert even(found, {(*cards[:n], *order, cards[n + 3]) for order in others})


@rule("BG-007", "R-12")
def test_an_own_deck_without_a_card_that_was_dealt_is_known() -> None:
    t = held(0, "bear_base_1", "1 bear_elite_1", "1 bear_elite_2", "5 fox_elite_1")
    found = drawn(t, lambda s: t.rules.named.mix_dealt(s, 0), lambda s: deck_of(s, 0), 20)
    assert set(found) == {deck_of(at(t), 0)}


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("clouds", [1, 2])
def test_four_of_a_cloud_lie_in_their_places_in_any_order(seat: int, clouds: int) -> None:
    """One is in hand, three are in the deck, the lowest card among them; others of their back are
    known, and so is what lies at the rival's."""
    deck = ["1 bear_elite_1", "5 bear_elite_3", "1 bear_elite_5", "1 bear_elite_7", "5 owl_elite_1"]
    t = held(seat, "bear_elite_10 bear_elite_2", *deck)
    s = at(t)
    s.cloud_n = clouds
    for card in BEARS:
        s.cloud[card] = 2 * clouds + seat

    def places(s: Position) -> Hashable:
        lying = deck_of(s, seat)
        hand = tuple(card for card in range(48) if s.hand[seat][card])
        return hand, lying

    two, three, owl = named(seat, "bear_elite_2", "bear_elite_3", "owl_elite_1")
    expected: set[Hashable] = {
        (tuple(sorted((two, one))), (low, three, *above, owl))
        for low, *above, one in itertools.permutations(BEARS)
    }
    found = drawn(t, lambda s: t.rules.named.mix_clouds(s, seat), places, 600)
    assert even(found, expected)
    rival = drawn(t, lambda s: t.rules.named.mix_clouds(s, 1 - seat), places, 20)
    assert set(rival) == {places(s)}


@rule("R-69")
@pytest.mark.parametrize(("seat", "animal"), [(0, 0), (0, 1), (1, 0), (1, 2)])
def test_where_two_doubts_met_the_ways_are_weighed(seat: int, animal: int) -> None:
    """Of two elders one stood apart, the other met a third card; one of those two was drawn."""
    names = [f"{ANIMALS[animal]}_elite_{n}" for n in (1, 2, 3)]
    t = held(seat, f"{names[0]} {names[1]}", f"3 {names[2]}")
    s = at(t)
    s.cloud_n = 1
    s.elders[seat][animal][0], s.elders[seat][animal][1], s.met[seat][animal] = 2, 1, 3
    for name in names:
        s.cloud[card_at(name, 0)] = 2 + seat
        s.elder[card_at(name, 0)] = int(name != names[2])
    found = drawn(t, lambda s: t.rules.named.mix_clouds(s, seat), lambda s: deck_of(s, seat), 400)
    one, two, three = named(seat, *names)
    assert fair(found, {(one,): 0.25, (two,): 0.25, (three,): 0.5})


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("every", "apart", "deck", "kept"),
    [
        (2, 1, ["3 bear_elite_1"], 1 / 2),
        (2, 1, ["3 bear_elite_1", "3 owl_elite_1"], 1 / 2),  # the owl is an elder of its own
        (2, 1, ["2 bear_elite_1"], 1),  # in another layer
        (2, 1, ["3 bear_elite_9"], 1),  # no elder
        (4, 2, ["3 bear_elite_1"], 1 / 2),
        (4, 2, ["3 owl_base_1", "3 bear_elite_1", "3 bear_elite_2"], 1 / 6),
    ],
)
def test_a_world_is_kept_as_often_as_there_are_ways_to_it(
    seat: int, every: int, apart: int, deck: list[str], kept: float
) -> None:
    t = held(seat, "bear_base_1", *deck)
    s = at(t)
    s.elders[seat][0][0], s.elders[seat][0][1], s.met[seat][0] = every, apart, 3
    for name in ("bear_elite_1", "bear_elite_2", "owl_elite_1"):
        s.elder[card_at(name, 0)] = 1
    told: list[bool] = []
    plausible = t.rules.named.plausible
    found = drawn(t, lambda s: told.append(plausible(s, seat, 0)), lambda s: told[-1], 200)
    assert fair(found, {True: kept, False: 1 - kept} if kept < 1 else {True: 1.0, False: 1e-9})
    assert plausible(s, seat, 1)  # no owls met others
    assert plausible(s, 1 - seat, 0)


@rule("R-69")
def test_the_ways_to_choose_are_counted() -> None:
    ways = bro.table("bloody-grove", seed=1).rules.named.ways
    for n, k in itertools.product(range(8), range(9)):
        assert ways(n, k) == math.comb(n, k)
    assert [ways(-1, k) for k in (1, 2, 3)] == [0, 0, 0]


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_base_spirits_lie_wherever_one_lies_and_elites_stay(seat: int) -> None:
    deck = ["0 owl_base_1", "5 bear_elite_1", "0 owl_base_2"]
    t = held(seat, "bear_base_1 fox_base_3 bear_elite_2 owl_elite_1", *deck)
    low, high, first, last = named(seat, "owl_base_1", "owl_base_2", "bear_base_1", "fox_base_3")
    elites = named(seat, "bear_elite_1", "bear_elite_2", "owl_elite_1")

    def places(s: Position) -> Hashable:
        hand = [card for card in range(48) if s.hand[seat][card]]
        return tuple(hand), deck_of(s, seat)

    found = drawn(t, lambda s: t.rules.named.mix_base(s, seat), places, 600)
    expected: set[Hashable] = {
        ((*sorted({low, high, first, last} - {one, two}), *elites[1:]), (one, elites[0], two))
        for one, two in itertools.permutations((low, high, first, last), 2)
    }
    assert even(found, expected)


@rule("R-40")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_mix_within_their_layer_alone(seat: int) -> None:
    under = ["2 bear_elite_1", "2 owl_elite_1", "2 fox_elite_1", "1 bear_elite_2", "1 owl_elite_2"]
    above = ["0 owl_base_1", "0 owl_base_2", "5 bear_elite_3", "5 owl_elite_3"]
    t = held(seat, "bear_base_1", *under, *above)
    cards = deck_of(at(t), seat)
    found = drawn(t, lambda s: t.rules.named.mix_layers(s, seat), lambda s: deck_of(s, seat), 600)
    assert even(found, {
        (*low, *high, *cards[5:])
        for low in itertools.permutations(cards[:3])
        for high in itertools.permutations(cards[3:5])
    })  # fmt: skip


@rule("R-40", "R-69")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("layer", "back"),
    [
        (["owl_elite_1", "bear_elite_1", "owl_elite_2", "owl_elite_3"], 2),
        (["owl_base_1", "owl_base_2", "bear_elite_1", "owl_base_3"], 0),
        (["bear_elite_1", "owl_elite_1", "fox_elite_1"], 3),
        (["owl_elite_4", "owl_elite_1", "owl_elite_2", "owl_elite_3"], 2),
    ],
)
def test_the_uppermost_card_of_a_layer_fits_the_back_that_was_seen(
    seat: int, layer: list[str], back: int
) -> None:
    """Above it lies a recruit, below it another layer."""
    deck = ["3 fox_elite_9", *(f"2 {name}" for name in layer), "5 fox_elite_8"]
    t = held(seat, "bear_base_1", *deck)
    at(t).deck_back[seat][len(layer)] = back
    low, *cards, high = deck_of(at(t), seat)
    shows = t.rules.named.shows
    orders = [order for order in itertools.permutations(cards) if shows(order[-1]) == back]
    found = drawn(t, lambda s: t.rules.named.mix_layers(s, seat), lambda s: deck_of(s, seat), 800)
    assert even(found, {(low, *order, high) for order in orders})


@rule("R-40")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_an_order_being_chosen_is_any_of_the_hand(seat: int, chosen: int) -> None:
    names = ("bear_base_1", "owl_base_2", "fox_elite_10")
    t = held(seat, " ".join(names), "0 owl_base_1")
    for name in names[:chosen]:
        t.rules.named.put_in_order(at(t), seat, card_at(name, seat))
    cards = named(seat, *names)

    def order(s: Position) -> Hashable:
        under = list(s.under[seat])
        return tuple(under[:chosen]), tuple(s.hand[seat][card] for card in cards), sum(under)

    expected: set[Hashable] = {
        (some, tuple(2 if card in some else 1 for card in cards), sum(some))
        for some in itertools.permutations(cards, chosen)
    }
    found = drawn(t, lambda s: t.rules.named.mix_under(s, seat), order)
    assert set(found) == expected if chosen == 0 else even(found, expected)
