"""Set-up: BE-001 to BE-025."""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import cast

import pytest

import broceliande as bro
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.names import FACES_PER_SIDE, GIFTS, LOCATIONS
from tests.games.benevolent.answers import choices, play
from tests.games.benevolent.board import Who, at, forest, hexes, lay
from tests.games.benevolent.looking import tiles
from tests.rules import rule

SEATS = (2, 3, 4)


def dealt(seats: int, seed: int = 5, **options: object) -> bro.Table:
    return bro.table("benevolent", seats=seats, seed=seed, options=options)


@cache
def many(seats: int) -> list[Position]:
    """Deals of 1500 seeds."""
    rules = dealt(seats).rules
    states = [rules.blank(seats, {}, seed.to_bytes(32, "big")) for seed in range(1500)]
    for state in states:
        rules.deal(state)
    return cast(list[Position], states)


@rule("BE-001")
def test_two_three_or_four_play() -> None:
    assert [dealt(seats).seats for seats in SEATS] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(bro.BadSeats, match="2 to 4"):
            dealt(seats)


@rule("BE-002")
def test_the_fifth_different_gift_wins_at_once_and_four_do_not() -> None:
    t = lay("F2", Who(gifts=(1, 1, 1, 0, 0), dream=4))
    play(t, hex=(1, 0), action="hex", arrow="4>2")
    assert not t.over
    t = lay("F2", Who(gifts=(1, 1, 1, 1, 0), dream=4))
    play(t, hex=(1, 0), action="hex", arrow="4>1")
    assert (t.over, t.ending, t.places) == (True, "five_gifts", (1, 2))


@rule("BE-003")
def test_the_gifts_in_rising_order_with_their_values() -> None:
    assert GIFTS == ("clover", "feather", "crystal", "amber", "statuette")
    for gift, value in zip(GIFTS, (2, 4, 7, 10, 12), strict=True):
        t = lay("F2", Who(leaves=20))
        play(t, hex=(0, 1), action="hex", buy=gift)
        assert at(t).leaves[0] == 20 - value


@rule("BE-004", "BE-015", "BE-016", "BE-025")
@pytest.mark.parametrize("seats", SEATS)
def test_five_steps_each_four_on_the_card_one_on_dream_space_1(seats: int) -> None:
    t = dealt(seats)
    s = at(t)
    assert t.rules.edition.data["steps"]["per_player"] == 5
    assert list(s.card) == [4] * seats + [0] * (4 - seats)
    assert list(s.dream) == [0] * 4
    assert all(count == 0 for row in s.steps for count in row)
    assert len(set(t.rules.edition.data["colours"]["order"])) == 4


@rule("BE-005", "RU-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_uniformly_unless_named(seats: int) -> None:
    drawn = Counter(s.first for s in many(seats))
    assert sorted(drawn) == list(range(seats))
    assert all(abs(count - 1500 / seats) < 80 for count in drawn.values())
    for seat in range(seats):
        t = dealt(seats, first=seat)
        assert (at(t).first, t.asked) == (seat, (seat,))


@rule("BE-006", "BE-026")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    t = dealt(4, first=2)
    order = []
    for _ in range(9):
        order.append(t.asked[0])
        t.play(t.asked[0], t.moves(t.asked[0])[0])
        play(t, action="gather")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@rule("BE-006", "BE-007", "BE-008")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 60), (3, 56), (4, 51)])
def test_starting_leaves_in_playing_order(seats: int, reserve: int) -> None:
    for first in range(seats):
        s = at(dealt(seats, first=first))
        order = [(first + k) % seats for k in range(seats)]
        assert [s.leaves[seat] for seat in order] == [1, 3, 4, 5][:seats]
        assert s.reserve == reserve
        assert s.reserve + sum(s.leaves) == 64


@rule("BE-009", "BE-010", "BE-011", "BE-012", "BE-013", "BE-014", "RU-02")
@pytest.mark.parametrize(
    ("seats", "stock"), [(2, [4, 4, 3, 2, 2]), (3, [5, 5, 4, 3, 3]), (4, [6, 6, 5, 4, 4])]
)
def test_a_pile_for_each_gift_and_a_clover_for_each_player(seats: int, stock: list[int]) -> None:
    s = at(dealt(seats))
    assert [list(gifts) for gifts in s.gifts[:seats]] == [[1, 0, 0, 0, 0]] * seats
    assert list(s.piles) == [2, *stock[1:]]
    assert s.piles[0] + seats == stock[0]


@rule("BE-013")
def test_tokens_left_out_never_come_back() -> None:
    t = lay("F2", Who(gifts=(1, 0, 0, 0, 2)), Who(gifts=(1, 0, 0, 2, 0)))
    assert list(at(t).piles) == [2, 4, 3, 0, 0]  # the box has 4 Ambers and 4 Statuettes
    assert not t.rules.named.obtainable(t.state, 0, GIFTS.index("statuette"))


@rule("BE-017")
@pytest.mark.parametrize("seats", SEATS)
def test_layout_segments_order_and_sides_are_drawn(seats: int) -> None:
    """5.1: 72, 72 and 144 Forests, each as likely as any other."""
    drawn = Counter((s.layout, tuple(s.faces)) for s in many(seats))
    slots = 3 if seats == 4 else 2
    sides = Counter(FACES_PER_SIDE[face] for _, faces in drawn for face in faces if face >= 0)
    assert len(drawn) == (144 if seats == 4 else 72)
    assert max(drawn.values()) < 5 * 1500 / len(drawn)
    assert set(sides) == set(FACES_PER_SIDE)
    assert all(len({face // 2 for face in faces[:slots]}) == slots for _, faces in drawn)
    assert all(set(faces[slots:]) <= {-1} for _, faces in drawn)


LOWER = "0,0 1,0 2,0 0,1 1,1"
LAYOUTS = {  # 5.2: cells 1 to 5 of each slot, in order; a later slot covers an earlier one
    "2a": [LOWER, "1,2 0,2 -1,2 1,1 0,1"],
    "2b": [LOWER, "3,1 2,1 1,1 3,0 2,0"],
    "2c": [LOWER, "3,0 2,0 1,0 3,-1 2,-1"],
    "3a": [LOWER, "3,-1 2,-1 1,-1 3,-2 2,-2"],
    "3b": [LOWER, "4,1 3,1 2,1 4,0 3,0"],
    "3c": [LOWER, "1,3 0,3 -1,3 1,2 0,2"],
    "4a": [LOWER, "3,-1 2,-1 1,-1 3,-2 2,-2", "2,2 2,1 2,0 3,1 3,0"],
    "4b": [LOWER, "4,1 3,1 2,1 4,0 3,0", "0,3 1,2 2,1 1,3 2,2"],
    "4c": [LOWER, "1,3 0,3 -1,3 1,2 0,2", "1,2 2,1 3,0 2,2 3,1"],
}
COVERED = {  # slot and cells, from 1
    "2a": (1, {4, 5}), "2b": (1, {3, 5}), "2c": (1, {2, 3}), "3a": (1, set()), "3b": (1, set()),
    "3c": (1, set()), "4a": (1, {3}), "4b": (2, {3}), "4c": (2, {4}),
}  # fmt: skip


@rule("BE-018", "BE-019", "BE-020", "BE-021", "BE-022", "RU-04", "RU-05", "RU-57")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_forest_of_a_layout(layout: str) -> None:
    t = dealt(int(layout[0]), layout=layout)
    s, r = at(t), t.rules.named
    visible = {}
    for slot, cells in enumerate(LAYOUTS[layout]):
        for cell, text in enumerate(cells.split()):
            q, r_ = map(int, text.split(","))
            visible[q, r_] = (slot, cell)
    slots, cells_of = r.HEX_SLOT[s.layout], r.HEX_CELL[s.layout]
    assert {place: (slots[n], cells_of[n]) for n, place in enumerate(hexes(t))} == visible
    assert s.hexes == {2: 8, 3: 10, 4: 14}[t.seats]
    under, covered = COVERED[layout]
    seen = {cells_of[n] + 1 for n in range(s.hexes) if slots[n] == under - 1}
    assert {1, 2, 3, 4, 5} - seen == covered
    assert all(s.location[hex] == -1 and s.grey[hex] == 0 for hex in range(s.hexes, 15))


TEST_FORESTS = {
    "F2": """(0,0) meadow, (1,0) pond, (2,0) nest*, (0,1) altar, (1,1) table*, (-1,2) nest*,
        (0,2) meadow, (1,2) circle*""",
    "F3": """(2,-2) meadow, (3,-2) pond*, (1,-1) table, (2,-1) altar, (3,-1) nest*, (0,0) altar,
        (1,0) table*, (2,0) circle, (0,1) meadow, (1,1) pond*""",
    "F4": """(2,-2) meadow, (3,-2) pond*, (1,-1) table, (2,-1) altar, (3,-1) nest*, (0,0) meadow,
        (1,0) pond, (2,0) altar, (3,0) table, (0,1) altar, (1,1) circle*, (2,1) circle*,
        (3,1) nest*, (2,2) pond*""",
}


@rule("BE-017", "BE-021")
@pytest.mark.parametrize("name", TEST_FORESTS)
def test_the_upper_segment_shows_and_the_covered_hexes_do_not(name: str) -> None:
    t = forest(name)
    s = at(t)
    shown = [
        f"({q},{r}) {LOCATIONS[s.location[hex]]}{'*' * s.grey[hex]}"
        for hex, (q, r) in enumerate(hexes(t))
    ]
    assert shown == " ".join(TEST_FORESTS[name].split()).split(", ")


@rule("BE-023")
def test_tiles_and_faces_are_drawn_and_every_tile_lies_once() -> None:
    places: Counter[tuple[int, int]] = Counter()
    pairs = bro.game("benevolent").edition().tables["TILE_FACE"]
    for s in many(2):
        lying = [next(n for n, pair in enumerate(pairs) if face in pair) for face in s.pyramid]
        assert sorted(lying) == list(range(9))
        places.update(enumerate(s.pyramid))
    assert len(places) == 9 * 18  # each face at each position, about 83 times
    assert all(50 <= count <= 120 for count in places.values())


@rule("BE-024")
def test_the_pyramid_has_rows_of_four_three_and_two() -> None:
    t = dealt(3)
    assert t.rules.edition.data["pyramid"]["rows"] == [[1, 2, 3, 4], [5, 6, 7], [8, 9]]
    assert all(tiles(t))
    free = [not under for under in t.rules.named.UNDER]
    assert free == [True] * 4 + [False] * 5


@rule("BE-025", "BE-030")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_may_begin_on_any_hex(seats: int) -> None:
    t = dealt(seats)
    for _ in range(seats):
        assert choices(t) == hexes(t)
        play(t, hex=hexes(t)[0], action="gather")


@rule("BE-017")
def test_every_face_shows_five_locations_and_the_altar() -> None:
    tables = bro.game("benevolent").edition().tables
    for locations in tables["FACE_LOCATION"]:
        assert len(set(locations)) == 5
        assert LOCATIONS.index("altar") in locations
    printed = Counter(LOCATIONS[place] for face in tables["FACE_LOCATION"] for place in face)
    assert printed == {"altar": 6, "nest": 5, "pond": 5, "circle": 5, "table": 5, "meadow": 4}
    assert sum(sum(face) for face in tables["FACE_GREY"]) == 15


@rule("BE-033")
@pytest.mark.parametrize("name", TEST_FORESTS)
def test_hexes_that_share_a_side_are_adjacent_whatever_they_lie_on(name: str) -> None:
    t = forest(name)
    near = t.rules.named.NEAR[at(t).layout]
    sides = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for (a, (q, r)), (b, (u, v)) in combinations(enumerate(hexes(t)), 2):
        assert bool(near[a] >> b & 1) == bool(near[b] >> a & 1) == ((u - q, v - r) in sides)
