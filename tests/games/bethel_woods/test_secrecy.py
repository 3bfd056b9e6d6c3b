"""What nobody knows: the order of the reserve, spies never turned up, tiles never turned up."""

from collections import Counter
from itertools import permutations

import pytest

import broceliande as bro
from broceliande.games.bethel_woods.names import MACHINES, TILES
from tests.games.bethel_woods.answers import play
from tests.games.bethel_woods.board import at, begin, deal, lay
from tests.games.bethel_woods.looking import column
from tests.rules import rule

QUIET = ("1+", "tec>2", "ele>3", "end")


def failing() -> bro.Table:
    """A table where two tiles were turned up, one of them down again, and a spy has returned."""
    t = lay(
        "1m 1e", machines={3: "3e 3s 3d 3m", 5: "5m 5s 5d"}, tiles={3: "redirect", 5: "limit6"},
        spies=[3], column=[6, 4, 2], reserve="5e 1s 2s",
    )  # fmt: skip
    return play(t, "1+", "tec>2", "ele>3", "3e", "spy 3", "1m", "1e", "end")


@rule("BW-010", "RU-50")
def test_a_tile_once_turned_up_is_known_even_when_it_is_down_again() -> None:
    t = failing()
    s = at(t)
    assert s.critical == 1 << 4
    for seat in (0, 1, None):
        face = t.view(seat)["fields"]["face"]
        assert [TILES[n] if n >= 0 else "" for n in face] == ["", "", "redirect", "", "limit6", ""]
        for seed in range(20):
            world = at(t.redeal(seat, seed))
            assert (world.tile[2], world.tile[4]) == (s.tile[2], s.tile[4])


@rule("BW-056", "RU-33")
def test_a_spy_that_returned_is_known_to_lie_below_the_unseen() -> None:
    t = failing()
    assert column(t) == [4, 2, 1, 5, 3]
    seen = {tuple(column(t.redeal(0, seed))) for seed in range(200)}
    assert {order[4] for order in seen} == {3}
    assert {frozenset(order[:4]) for order in seen} == {frozenset({1, 2, 4, 5})}
    assert len(seen) == 24


@rule("BW-056", "RU-33")
def test_everybody_knows_the_spies_that_returned_and_in_which_order() -> None:
    t = lay("1m 1e 2m 2d", spies=[3, 6], column=[5, 1])
    play(t, "1+", "tec>2", "ele>3", "spy 3", "1m")
    begin(t)
    play(t, "4+", "tec>5", "eng>6", "spy 6")
    assert column(t) == [5, 1, 2, 4, 3, 6]
    for seat in (0, 1, None):
        assert t.view(seat)["fields"]["column"] == [None] * 4 + [2, 5]
        for seed in range(20):
            assert column(t.redeal(seat, seed))[4:] == [3, 6]


@rule("RU-33")
def test_a_returned_spy_keeps_its_place_as_the_column_moves_up() -> None:
    t = failing()
    named = t.rules.named
    named.put_spy(at(t))
    assert column(t) == [2, 1, 5, 3]
    assert t.view(None)["fields"]["column"] == [None, None, None, 2, -1, -1]
    for seed in range(20):
        assert column(t.redeal(0, seed))[3] == 3


def chi_square(found: Counter[tuple[int, ...]], cells: int) -> float:
    expected = sum(found.values()) / cells
    missing = (cells - len(found)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in found.values())


@rule("BW-016", "BW-020")
def test_the_reserve_comes_out_in_every_order_equally_often() -> None:
    t = lay(reserve="1m 2s 3d 4e", only=True)
    tries = 1200
    found = Counter(tuple(at(t.redeal(0, seed)).reserve)[:4] for seed in range(tries))
    assert set(found) == set(permutations([0, 5, 10, 15]))
    assert tuple(at(t).reserve)[:4] in found
    assert chi_square(found, 24) < 49.7  # 23 degrees of freedom, one chance in a thousand


@rule("BW-010")
def test_unknown_tiles_come_out_in_every_order_equally_often() -> None:
    t = failing()
    s = at(t)
    s.face[0], s.face[1] = s.tile[0], s.tile[1]  # two more were seen
    hidden = [machine for machine in range(MACHINES) if s.face[machine] < 0]
    worlds = [at(t.redeal(1, seed)) for seed in range(400)]
    found = Counter(tuple(world.tile[n] for n in hidden) for world in worlds)
    assert len(found) == 2
    assert tuple(s.tile[n] for n in hidden) in found
    assert chi_square(found, 2) < 10.9


@rule("BW-014")
def test_unseen_spies_come_out_in_every_order_equally_often() -> None:
    t = lay(spies=[1, 2, 3], column=[6, 4, 5])
    found = Counter(tuple(column(t.redeal(None, seed))) for seed in range(600))
    assert set(found) == set(permutations([4, 5, 6]))
    assert chi_square(found, 6) < 20.6


@rule("BW-008")
@pytest.mark.parametrize("seats", [1, 3])
def test_redealing_changes_what_is_hidden_and_nothing_else(seats: int) -> None:
    t = deal(seats, 4, level="insane")
    for seat in (*range(seats), None):
        world = t.redeal(seat, 9)
        assert world.view(seat) == {**t.view(seat)}
        same = [n for n in t.state.as_json() if n not in ("reserve", "column", "tile", "luck")]
        assert all(world.state.as_json()[n] == t.state.as_json()[n] for n in same)
        assert sorted(at(world).reserve) == sorted(at(t).reserve)
        assert list(at(world).reserve) != list(at(t).reserve)


def test_undo_goes_back_to_the_last_time_something_was_drawn() -> None:
    t = lay("1m 2m", characters="harris fenn", machines={2: "2d 2s 2m 2e"}, tiles={2: "limit6"})
    before = bytes(t.state)
    play(t, "ability", "1m", "3>4", "1+", "tec>2", "2d", "ele>3")
    for _ in range(7):
        t.undo()
    assert bytes(t.state) == before  # a tile turned down shows nothing new
    play(t, "1+", "tec>2", ".", "ele>3", "end")
    with pytest.raises(bro.NothingToUndo):
        t.undo()


@rule("BW-010", "RU-50")
@pytest.mark.parametrize("hidden", [(0, 2, 5), (0, 1, 2), (3, 4, 5)])
def test_three_unknown_tiles_come_out_in_every_order_equally_often(hidden: tuple[int, ...]) -> None:
    t = lay()
    s = at(t)
    for machine in range(MACHINES):
        s.face[machine] = -1 if machine in hidden else s.tile[machine]
    worlds = [at(t.redeal(0, seed)) for seed in range(300)]
    found = Counter(tuple(world.tile[n] for n in hidden) for world in worlds)
    assert set(found) == set(permutations([s.tile[n] for n in hidden]))
    assert chi_square(found, 6) < 20.6  # 5 degrees of freedom, one chance in a thousand
