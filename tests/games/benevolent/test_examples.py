"""The worked examples of the ledger, WE-1 to WE-7, to the letter."""

import pytest

from tests.games.benevolent.answers import choices, play, refused
from tests.games.benevolent.board import Who, at, forest, hexes, lay
from tests.games.benevolent.looking import secrets, steps
from tests.rules import rule

WE_1 = ["E7", "P4", "P7", "E6", "E2", "P1", "P3", "E4a", "E4b"]


@rule("BE-008", "BE-010", "BE-014", "BE-015", "BE-016", "BE-018", "BE-030", "BE-069")
def test_we_1_set_up_for_two_players() -> None:
    t = forest("F2", secrets=WE_1)
    s = at(t)
    assert s.leaves[:2] == [1, 3]
    assert s.reserve == 60
    assert s.piles == [2, 4, 3, 2, 2]
    assert [list(s.gifts[seat]) for seat in (0, 1)] == [[1, 0, 0, 0, 0]] * 2
    assert s.card[:2] == [4, 4]
    assert s.dream[:2] == [0, 0]
    assert s.hexes == 8
    assert choices(t) == hexes(t)
    play(t, hex=(1, 1), action="hex")
    assert choices(t) == [1, 2, 3, 4]


@rule("BE-032", "BE-037", "BE-039", "BE-040")
def test_we_2_movement_connected_or_not() -> None:
    t = lay("F4", Who(steps=[(0, 0), (0, 1), (1, 0), (2, -1)]))
    play(t, step=(1, 0))
    assert refused(t, "hex", (2, 2)) == "not_adjacent"
    assert refused(t, "hex", (2, 0)) == "not_connected"
    assert choices(t) == [(1, -1)]
    play(t, hex=(1, -1))
    assert steps(t, 1) == [(1, -1), (2, -1), (0, 0), (0, 1)]


@rule("BE-059", "BE-060", "BE-061")
@pytest.mark.parametrize(
    ("arrow", "gifts", "space", "piles"),
    [
        ("3>2", [1, 1, 0, 0, 0], 2, [2, 3, 3, 2, 2]),
        ("3>1", [1, 0, 1, 0, 0], 1, [2, 4, 2, 2, 2]),
        ("3>4", [1, 0, 0, 0, 0], 4, [2, 4, 3, 2, 2]),
    ],
)
def test_we_3_sleeping_from_space_3(
    arrow: str, gifts: list[int], space: int, piles: list[int]
) -> None:
    t = lay("F2", Who(dream=3, steps=[(0, 0)]))
    play(t, hex=(1, 0), action="hex")
    assert sorted(map(str, choices(t))) == ["3>1", "3>2", "3>4"]
    play(t, arrow=arrow)
    s = at(t)
    assert (list(s.gifts[0]), s.dream[0] + 1, list(s.piles)) == (gifts, space, piles)
    assert s.leaves[0] == 0


@rule("BE-061")
def test_we_3_the_next_sleep_offers_an_amber_or_a_statuette() -> None:
    t = lay("F2", Who(dream=4, steps=[(0, 0)]))
    play(t, hex=(1, 0), action="hex")
    assert sorted(map(str, choices(t))) == ["4>1", "4>2"]
    assert list(at(play(t.copy(), arrow="4>2")).gifts[0]) == [1, 0, 0, 1, 0]
    assert list(at(play(t.copy(), arrow="4>1")).gifts[0]) == [1, 0, 0, 0, 1]


@rule("BE-067", "BE-068", "BE-069")
@pytest.mark.parametrize(
    ("taken", "available"), [([], [1, 2, 3, 4]), ([1, 2], [3, 4, 5]), ([2, 3], [1, 4, 6])]
)
def test_we_4_available_secrets(taken: list[int], available: list[int]) -> None:
    t = forest("F3")
    for position in taken:
        at(t).pyramid[position - 1] = -1
    play(t, hex=(1, -1), action="hex")
    assert choices(t) == available
    if not taken:
        assert refused(t, "secret", 5) == "tile_covered"


@rule("BE-046", "BE-047", "BE-048", "BE-050", "BE-058", "BE-073")
def test_we_5_dues() -> None:
    t = lay("F2", Who(leaves=3, steps=[(1, 0)]), Who(steps=[(2, 0)]))
    play(t, hex=(2, 0))
    gathered = at(play(t.copy(), action="gather"))
    s = at(play(t, action="hex"))
    assert (s.leaves[0], list(s.gifts[0])) == (1, [1, 1, 0, 0, 0])
    assert s.leaves[1] == 1
    assert s.piles[1] == 3
    assert s.reserve == 62
    assert gathered.leaves[:2] == [5, 0]


@rule("BE-077")
def test_we_6_exhausted_pile() -> None:
    t = lay("F3", Who(steps=[(0, 0)]), Who(gifts=(3, 0, 0, 0, 0)))
    assert at(t).piles[0] == 0
    play(t, hex=(0, 1), action="hex")
    assert t.asked == (1,)  # no question, and the turn has passed
    assert [at(t).gifts[seat][0] for seat in range(3)] == [2, 2, 1]


@rule("BE-002", "BE-123")
def test_we_7_immediate_victory() -> None:
    t = lay("F2", Who(leaves=12, gifts=(1, 1, 1, 1, 0), steps=[(0, 0)], secrets="E1"))
    play(t, window="go on", hex=(0, 1))
    play(t, window="go on", action="hex", buy="statuette")
    s = at(t)
    assert (t.over, t.ending, t.places) == (True, "five_gifts", (1, 2))
    assert (list(s.gifts[0]), s.leaves[0], secrets(t, 1)) == ([1, 1, 1, 1, 1], 0, ["E1"])
    assert t.asked == ()
    assert s.turn == 1
