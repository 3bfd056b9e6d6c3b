"""The end of the game (BS-154 to BS-162)."""

import itertools

import pytest

import broceliande as bro
from tests.games.broom_service.answers import play
from tests.games.broom_service.board import at, deal, lay, named, spot_at, take_cloud
from tests.games.broom_service.looking import goods
from tests.games.playing import told as said
from tests.rules import rule

LIGHTNING = [0, 1, 2, 4, 6, 8, 11, 13, 16, 19, 22, 25, 28]


def end(*held: tuple[int, ...], points: tuple[int, ...] = ()) -> bro.Table:
    """The last card of the last round is played; these are the holdings and the points."""
    seats = len(held)
    t = lay(seats, hands=["root"], round=7, goods=held)
    for seat, vp in enumerate(points):
        at(t).vp[seat] = vp
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert t.over
    return t


@rule("BS-154", "BS-113")
def test_the_lightning_table() -> None:
    r = named(deal(2))
    assert [r.lightning(bolts) for bolts in range(13)] == LIGHTNING
    t = lay(2, hands=["root"], round=7, goods=[(0, 0, 0, 0)] * 2,
            clouds={"RC01": "3-3", "RC02": "2-3", "RC03": "3-3"})  # fmt: skip
    for spot in ("RC01", "RC02", "RC03"):
        take_cloud(t, spot_at(t, spot), 0)
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert t.scores == (10 + 19, 10)


@rule("BS-155", "BS-156", "BS-157", "BS-161", "Q54")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ((1, 1, 1, 1), 4), ((2, 2, 2, 2), 8), ((1, 1, 1, 0), 2), ((1, 0, 1, 1), 2),
        ((2, 3, 4, 1), 6), ((9, 9, 0, 0), 0), ((0, 5, 5, 3), 6), ((3, 1, 2, 7), 6),
    ],
)  # fmt: skip
def test_sets_of_resources(held: tuple[int, ...], points: int) -> None:
    t = end(held, (0, 0, 0, 0))
    assert t.scores == (10 + points, 10)
    assert goods(t, 0) == list(held)  # nobody hands anything in


def best_sets(held: tuple[int, ...]) -> int:
    """The most points that any grouping gives."""
    best = 0
    for fours in range(min(held) + 1):
        rest = [count - fours for count in held]
        top = max(rest)
        for threes in itertools.product(range(top + 1), repeat=4):  # sets that leave out each kind
            used = [sum(threes) - threes[kind] for kind in range(4)]
            if all(used[kind] <= rest[kind] for kind in range(4)):
                best = max(best, 4 * fours + 2 * sum(threes))
    return best


@rule("BS-158")
def test_no_grouping_is_worth_more() -> None:
    t = deal(2)
    for held in itertools.combinations_with_replacement(range(4), 4):
        for kind, count in enumerate(held):
            at(t).goods[0][kind] = count
        assert named(t).set_points(at(t), 0) == best_sets(held)


@rule("BS-159", "Q55")
@pytest.mark.parametrize(("taken", "points"), [(0, 0), (1, 4), (2, 9), (3, 15)])
def test_amulets(taken: int, points: int) -> None:
    """E8; forest tiles not used are worth nothing."""
    t = lay(2, hands=["root"], round=7, goods=[(0, 0, 0, 0)] * 2, side="verso",
            own=["five_points brave_coward"])  # fmt: skip
    for space in range(taken):
        at(t).amulet[0] &= ~(1 << space)
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert t.scores[0] == 10 + points


@rule("BS-160", "BS-003")
def test_most_points_win() -> None:
    t = end((0, 0, 0, 0), (0, 0, 0, 9), (0, 0, 0, 0), points=(20, 19, 3))
    assert (t.places, t.ending) == ((1, 2, 3), "most_points")


@rule("BS-161", "Q18", "Q54")
def test_a_tie_goes_to_most_resources() -> None:
    t = end((1, 1, 1, 0), (3, 0, 0, 2), (0, 0, 0, 0), points=(20, 22, 22))
    assert t.scores == (22, 22, 22)
    assert (t.places, t.ending) == ((2, 1, 3), "most_resources")


@rule("BS-162")
def test_if_still_tied_all_win() -> None:
    t = end((0, 2, 0, 0), (1, 0, 0, 1), (0, 0, 0, 9), points=(22, 22, 21))
    assert (t.places, t.ending) == ((1, 1, 3), "shared")
    assert t.chronicle(None, "en")[-1] == "A perfect tie: victory is shared."


@rule("BS-160")
def test_nobody_has_a_place_before_the_end() -> None:
    t = lay(3, hands=["root"])
    t.rules.standing(t.state)
    assert list(at(t).place)[:3] == [0, 0, 0]
    assert list(at(t).score)[:3] == [10, 10, 10]


@rule("BS-113", "BS-154")
@pytest.mark.parametrize("spot", [0, 17])
def test_the_bolts_of_the_first_and_the_last_spot_count(spot: int) -> None:
    t = lay(2, hands=["root"])
    take_cloud(t, spot, 0)
    assert named(t).bolts(at(t), 0) == named(t).CLOUD_BOLTS[at(t).cloud[spot]] > 0
    assert named(t).bolts(at(t), 1) == 0


@rule("BS-160")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_whoever_has_most_points_wins_wherever_they_sit(best: int) -> None:
    t = lay(3, hands=["root"], event="take_heart", round=7, goods=[(0, 0, 0, 0)] * 3)
    at(t).vp[best] = 30
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert t.places == tuple(1 if seat == best else 2 for seat in range(3))
    assert (t.ending, said(t)[-1]) == ("most_points", f"won {best}")
