"""What is hidden: the order of the two bags and of the pile, and nothing else (ledger, 4.3)."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import broceliande as bro
from broceliande.engine.view import see
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import HERE, RED, at, lay
from tests.games.roundforest.looking import in_bag
from tests.games.roundforest.players import pack
from tests.rules import rule

HIDDEN = {"black", "blue", "pile", "luck"}


def small() -> bro.Table:
    """Three pieces in each source: two keys and a sword, two red chips and a blue one, and the
    cards of smith, witch and prince."""
    t = lay()
    s = at(t)
    for row, pieces in ((s.blue, [8, 8, 5]), (s.black, [2, 2, 0]), (s.pile, [0, 3, 6])):
        for place, piece in enumerate(pieces):
            row[place] = piece
    s.blue_n = s.black_n = s.pile_n = 3
    return t


@rule("RF-015", "RF-019", "RF-020")
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_redealing_is_fair_by_counting(seat: int | None) -> None:
    blue, black, pile = Counter[object](), Counter[object](), Counter[object]()
    t = small()
    for seed in range(600):
        s = at(t.redeal(seat, seed))
        blue[tuple(s.blue[:3])] += 1
        black[tuple(s.black[:3])] += 1
        pile[tuple(s.pile[:3])] += 1
    assert set(blue) == set(permutations([8, 8, 5]))
    assert set(black) == set(permutations([2, 2, 0]))
    assert set(pile) == set(permutations([0, 3, 6]))
    assert all(150 < count < 250 for count in (*blue.values(), *black.values()))  # 200 expected
    assert all(65 < count < 140 for count in pile.values())  # 100 expected
    assert tuple(at(t).blue[:3]) in blue  # the truth is among them


def test_redealing_changes_the_hidden_rows_and_nothing_else() -> None:
    t = lay(**HERE)
    for seed in range(5):
        world = t.redeal(0, seed)
        for field in t.game.position.LAYOUT.by_name:
            same = list_of(t, field) == list_of(world, field)
            assert same or field in HIDDEN, field
        assert bytes(world.state) != bytes(t.state)


def list_of(t: bro.Table, field: str) -> object:
    return t.state.as_json()[field]


def test_the_view_shows_the_counts_and_hides_the_order() -> None:
    t = lay(**HERE)
    for seat in (None, 0, 1, 2, 3):
        fields = see(t.state, seat)
        assert not HIDDEN & set(fields)
        assert sum(fields["blue_count"]) == fields["blue_n"] == 30
        assert sum(fields["black_count"]) == fields["black_n"]
        assert fields["pile_n"] == 12


@rule("RF-136", "RF-160")
def test_a_search_tells_nothing_about_the_order_of_the_bag() -> None:
    """Of two equal swords either may be taken: what is left stays in every order alike."""
    left = Counter[object]()
    for luck in range(900):
        t = lay(luck=luck)
        s = at(t)
        order = [5, 5, 8]
        Random(luck).shuffle(order)
        for place, kind in enumerate(order):
            s.blue[place] = kind
        s.blue_n = 3
        for kind in range(22):
            s.blue_count[kind] = order.count(kind)
        assert t.rules.named.search_bag(s, 5)
        left[tuple(s.blue[:2])] += 1
    assert set(left) == {(5, 8), (8, 5)}
    assert 390 < left[5, 8] < 510


@rule("RF-082", "RF-115")
def test_what_goes_into_the_bag_may_come_out_at_any_time() -> None:
    places = Counter[int]()
    for luck in range(300):
        t = lay(luck=luck)
        s = at(t)
        s.blue_n = 0
        for kind in (0, 1, 2):
            s.blue[s.blue_n] = kind
            s.blue_n += 1
        t.rules.named.to_bag(s, 9)
        row = list(s.blue[:4])
        assert [kind for kind in row if kind != 9] == [0, 1, 2]
        places[row.index(9)] += 1
    assert set(places) == {0, 1, 2, 3}
    assert all(45 < count < 110 for count in places.values())  # 75 expected


def test_the_three_sources_can_be_fixed_in_advance() -> None:
    t = lay(**RED, chip_next="yellow red", object_next="key boots", card_next="prince")
    play(t, move="r2c3", ability="use", prince_pick="boots")
    assert pack(t) == ["boots"]
    assert at(t).chip[14] == 1
    assert in_bag(t, "key") == 2


@rule("RF-117", "Q-54")
def test_a_draw_cannot_be_undone() -> None:
    t = lay(**RED, card_next="prince")
    play(t, move="r2c3")
    assert not t.can_undo()  # a card and a chip were drawn
    t = lay(pawns={"A": "r3c3"})
    play(t, move="pause")
    assert t.can_undo()
