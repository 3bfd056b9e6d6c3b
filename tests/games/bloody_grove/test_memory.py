"""Which of the cards that went under a deck together may have changed places unseen (R-69)."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import ELITE, PLAYED, Layer
from tests.games.bloody_grove.board import Side, at, card_at, lay, name_of
from tests.rules import rule


def stacked(seat: int, *cards: str) -> bro.Table:
    """A deck, from its bottom up; "2 bear_elite_1" went under it at the end of round 2."""
    names = [card.split()[1] for card in cards]
    side = Side(hand="bear_base_1", deck=" ".join(reversed(names)))
    other = Side(hand="bear_base_1", deck="")
    t = lay(*((side, other) if seat == 0 else (other, side)))
    for place, card in enumerate(cards):
        at(t).layer[seat][place] = int(card.split()[0])
    return t


def clouds(t: bro.Table) -> dict[str, int]:
    """The cards that may have changed places, each with the name of its group."""
    cloud = at(t).cloud
    return {name_of(card, 0): cloud[card] for card in range(PLAYED) if cloud[card]}


def split(t: bro.Table, seat: int, below: int) -> dict[str, int]:
    """Draw all but so many cards; who may have changed places then."""
    t.rules.named.remember_split(t.state, seat, below)
    return clouds(t)


TORN = ("1 bear_elite_1", "1 fox_elite_10", "1 bear_elite_10", "1 owl_elite_1")


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
def test_elites_of_one_back_that_are_torn_apart_may_have_changed_places(seat: int) -> None:
    group = 2 + seat
    bears = {"bear_elite_1": group, "bear_elite_10": group}
    for below, found in ((0, {}), (1, bears), (2, bears), (3, {}), (4, {})):
        t = stacked(seat, *TORN)
        assert split(t, seat, below) == found, below
        assert at(t).cloud_n == len(found) // 2
    t = stacked(seat, *TORN, "1 fox_elite_1")
    assert split(t, seat, 2) == {**bears, "fox_elite_1": group + 2, "fox_elite_10": group + 2}


@rule("R-69", "BG-059")
@pytest.mark.parametrize("layers", ["1122", "2211", "0011", "5511", "0000", "5555", "1155"])
def test_nothing_is_torn_between_layers_nor_among_recruits_and_cards_dealt(layers: str) -> None:
    bears = [f"{layer} bear_elite_{n}" for n, layer in enumerate(layers, 1)]
    assert split(stacked(0, *bears), 0, 2) == {}


@rule("R-69", "BG-059")
def test_every_round_leaves_a_layer_of_its_own() -> None:
    for layer in range(6):
        t = stacked(0, f"{layer} owl_elite_1", f"{layer} owl_elite_2")
        left_over = Layer.DEALT < layer < Layer.RECRUITED
        assert split(t, 0, 1) == ({"owl_elite_1": 2, "owl_elite_2": 2} if left_over else {})


@rule("R-69")
def test_only_the_torn_layer_counts() -> None:
    t = stacked(0, "2 bear_elite_1", "1 bear_elite_2", "1 bear_elite_3", "3 bear_elite_4")
    assert split(t, 0, 2) == {"bear_elite_2": 2, "bear_elite_3": 2}
    t = stacked(0, "2 bear_elite_1", "1 owl_elite_2", "1 bear_elite_3", "3 owl_elite_4")
    assert split(t, 0, 2) == {}


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_group_that_lies_wholly_in_the_layer_grows_and_has_no_elders(seat: int) -> None:
    t = stacked(seat, "2 bear_elite_1", "2 bear_elite_2", "2 bear_elite_3")
    s = at(t)
    s.cloud_n = 1
    for name in ("bear_elite_1", "bear_elite_2"):
        s.cloud[card_at(name, 0)] = 2 + seat
    assert split(t, seat, 1) == {f"bear_elite_{n}": 4 + seat for n in (1, 2, 3)}
    assert s.cloud_n == 2
    assert not any(s.elder)
    assert [list(pair) for pair in s.elders[seat]] == [[0, 0]] * 3
    assert list(s.met[seat]) == [0, 0, 0]


@rule("R-69")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("animal", "kind"), [(0, "bear"), (1, "owl"), (2, "fox")])
def test_a_group_with_cards_elsewhere_becomes_the_elders(seat: int, animal: int, kind: str) -> None:
    """Of three old companions two lie in the layer, with a card that has no doubts yet."""
    t = stacked(seat, f"3 {kind}_elite_10", f"3 {kind}_elite_5", f"3 {kind}_elite_9")
    s = at(t)
    s.cloud_n = 1
    old = [card_at(f"{kind}_elite_{n}", 0) for n in (1, 9, 10)]  # the first is elsewhere
    for card in old:
        s.cloud[card] = 2 + seat
    assert split(t, seat, 1) == {f"{kind}_elite_{n}": 4 + seat for n in (1, 5, 9, 10)}
    assert [card for card in range(ELITE, PLAYED) if s.elder[card]] == old
    counts = [[3, 1] if at_animal == animal else [0, 0] for at_animal in range(3)]
    assert [list(pair) for pair in s.elders[seat]] == counts
    assert [list(pair) for pair in s.elders[1 - seat]] == [[0, 0]] * 3
    assert list(s.met[seat]) == [3 if at_animal == animal else 0 for at_animal in range(3)]
    assert list(s.met[1 - seat]) == [0, 0, 0]


@rule("R-69")
def test_a_group_that_meets_nobody_new_only_gets_a_new_name() -> None:
    t = stacked(0, "2 fox_elite_1", "2 fox_elite_2")
    s = at(t)
    s.cloud_n = 3
    for name in ("fox_elite_1", "fox_elite_2", "fox_elite_10"):
        s.cloud[card_at(name, 0)] = 6
    s.cloud[card_at("fox_elite_9", 0)] = 7  # another group keeps its name
    assert split(t, 0, 1) == {
        "fox_elite_1": 8, "fox_elite_2": 8, "fox_elite_9": 7, "fox_elite_10": 8,
    }  # fmt: skip
    assert not any(s.elder)
    assert list(s.elders[0][2]) == [0, 0]


@rule("R-69")
def test_a_doubt_that_lies_elsewhere_in_the_deck_stays_as_it_is() -> None:
    t = stacked(0, "2 bear_elite_1", "2 bear_elite_2", "1 bear_elite_3")
    s = at(t)
    s.cloud_n = 1
    for name in ("bear_elite_3", "bear_elite_4"):  # the other one is in hand
        s.cloud[card_at(name, 0)] = 2
    assert split(t, 0, 1) == {
        "bear_elite_1": 4, "bear_elite_2": 4, "bear_elite_3": 2, "bear_elite_4": 2,
    }  # fmt: skip
    assert not any(s.elder)


@rule("R-69", "BG-029")
def test_a_card_that_is_played_is_doubtful_no_more() -> None:
    t = lay(Side(hand="bear_elite_1 bear_elite_2", deck=""), Side(hand="owl_base_1"))
    s = at(t)
    s.cloud[card_at("bear_elite_1", 0)] = s.cloud[card_at("bear_elite_2", 0)] = 2
    t.rules.named.out_of_hand(s, 0, card_at("bear_elite_1", 0))
    assert clouds(t) == {"bear_elite_2": 2}
