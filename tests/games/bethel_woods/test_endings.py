"""Winning (BW-124 to BW-127) and losing (BW-128 to BW-133)."""

import pytest

import broceliande as bro
from tests.games.bethel_woods.answers import play, refused, told
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import active, critical, lying, spies
from tests.rules import rule

FIVE = {1: "tec", 3: "ele", 4: "eng", 5: "eng", 6: "tec"}
SIX = "1m 2m 3m 4m 5m 6m"
QUIET = ("1+", "tec>2", "ele>3", "end")


def before_the_last(supply: str = SIX, **more: object) -> bro.Table:
    """A Mechanic alone on machine 2, one section empty."""
    board: dict[str, object] = {"workers": {2: "mec"}, "crowd": 5, "orphanage": FIVE}
    return lay(supply, **(board | more))  # type: ignore[arg-type]


@rule("BW-124", "BW-002", "RU-44")
def test_the_sixth_worker_wins_at_once() -> None:
    t = play(before_the_last(), "2+", "mec>s2")
    assert (t.over, t.ending, t.asked, t.places) == (True, "win", (), (1, 1))
    assert refused(t, "end", "finish", player=1) == "game_over"


@rule("BW-125")
def test_nothing_more_is_done_after_a_win() -> None:
    t = before_the_last(SIX + " 1s 2s 3s 4s 5s 6s 1e 2e 3e 4e")
    left, board = at(t).reserve_n, sum(at(t).lying)
    play(t, "2+", "mec>s2")
    assert (t.ending, at(t).held[0], at(t).reserve_n, sum(at(t).lying)) == ("win", 10, left, board)
    assert spies(t) == []


@rule("BW-126", "BW-131")
def test_winning_comes_before_losing() -> None:
    broken = {n: f"{n}m {n}s {n}d {n}e" for n in (1, 3, 4, 6)}
    tiles = {2: "build_plus1", 5: "redirect"}
    t = before_the_last("1m 2m 3m 2m 5m 5m", machines=broken, tiles=tiles)
    assert len(critical(t)) == 4
    play(t, "2+", "mec>s2")
    assert t.ending == "win"


@rule("BW-127", "BW-129")
def test_a_turn_with_an_empty_reserve_can_win() -> None:
    t = before_the_last(reserve="", only=True)
    assert at(t).reserve_n == 0
    assert not t.over
    play(t, "2+", "mec>s2")
    assert t.ending == "win"


@rule("BW-128", "RU-45")
@pytest.mark.parametrize(("reserve", "lost"), [("", True), ("4d 5d", True), ("4d 5d 6d", False)])
def test_the_reserve_must_hold_all_that_are_due_before_the_first_is_drawn(
    reserve: str, lost: bool
) -> None:
    t = play(lay(reserve=reserve, only=True), *QUIET)
    assert t.over == lost
    assert t.ending == ("loss_reserve" if lost else None)
    assert [bool(lying(t, n)) for n in (4, 5, 6)] == [not lost] * 3  # nothing is drawn


@rule("BW-128", "BW-122", "RU-45")
def test_the_reserve_is_looked_at_again_when_the_number_rises() -> None:
    board = {"machines": {5: "5m 5s 5d"}, "tiles": {5: "extra_malfunction"}, "only": True}
    t = play(lay(reserve="1d 2d 5e", **board), *QUIET)  # type: ignore[arg-type]
    assert (t.ending, lying(t, 2)) == ("loss_reserve", "2d")
    assert told(t, "lost_reserve") == [(1, 0, 0, 0)]
    t = play(lay(reserve="5e 1d 2d", **board), *QUIET)  # type: ignore[arg-type]
    assert (t.ending, lying(t, 2)) == ("loss_reserve", "")
    assert told(t, "lost_reserve") == [(3, 2, 0, 0)]
    t = play(lay(reserve="5e 1d 2d 3d", **board), *QUIET)  # type: ignore[arg-type]
    assert (t.over, at(t).reserve_n) == (False, 0)


@rule("BW-129", "RU-45")
def test_an_empty_reserve_alone_is_no_loss() -> None:
    t = play(lay(reserve="4d 5d 6d", only=True), *QUIET)
    assert (t.over, at(t).reserve_n, t.asked) == (False, 0, (1,))
    play(t, "4-", "eng>3", "tec>2", "end")
    assert t.ending == "loss_reserve"


@rule("BW-128", "BW-087")
def test_violet_lowers_what_the_reserve_must_hold() -> None:
    t = lay("1m 2m", characters="violet fenn", reserve="4d", only=True)
    play(t, "ability", *QUIET)
    assert (t.over, lying(t, 4)) == (False, "4d")


BROKEN = {n: f"{n}m {n}s {n}d {n}e" for n in (3, 4, 5, 6)}


@rule("BW-130", "BW-133", "RU-43")
def test_four_critical_machines_at_the_end_of_a_turn_lose() -> None:
    t = lay(machines=BROKEN)
    assert not t.over
    left = at(t).reserve_n
    play(t, "1+", "tec>2", "ele>3", ".", "end")
    assert (t.ending, t.places, at(t).reserve_n) == ("loss_critical", (0, 0), left)
    assert told(t, "lost_critical") == [(4, 0, 0, 0)]
    three = lay(machines={n: BROKEN[n] for n in (4, 5, 6)}, reserve="1m 1s 2s")
    assert not play(three, "1+", "tec>2", "ele>3", "end").over


@rule("BW-131", "RU-43")
def test_four_after_placing_are_no_loss_yet() -> None:
    almost = {n: BROKEN[n] for n in (4, 5, 6)} | {3: "3s 3d 3m"}
    tiles = {3: "limit6", 4: "build_plus1", 5: "unmask_plus1", 6: "ability_fee"}
    t = lay(machines=almost, reserve="3e 1s 2s", tiles=tiles, column=[1])
    play(t, "1-", "tec>6", ".", "ele>5", ".", "end")
    assert (len(critical(t)), t.over, t.asked) == (4, False, (1,))
    play(t, "2+", "mec>3", "3m", "eng>4", ".", "end")
    assert not t.over  # brought below four in time


@rule("BW-132", "BW-133", "RU-46")
def test_the_sixth_spy_loses_at_once_before_its_tile_is_looked_at() -> None:
    t = lay(
        machines={5: "5m 5s 5d", 4: "4m 4s"}, spies=[1, 2, 3, 4, 6], reserve="4e 1s 2s",
        column=[5], tiles={5: "limit6", 4: "build_plus1"},
    )  # fmt: skip
    play(t, *QUIET)
    assert (t.ending, spies(t)) == ("loss_spies", [1, 2, 3, 4, 5, 6])
    assert active(t) == ["build_plus1"]
    assert at(t).face[4] == -1


@rule("BW-132")
def test_five_spies_are_no_loss() -> None:
    t = lay(spies=[1, 2, 3, 4, 6], reserve="5e 5s 1s")
    assert not play(t, *QUIET).over


@rule("RU-46")
def test_the_first_loss_reached_ends_the_game() -> None:
    """Four critical machines and too small a reserve: the turn's own end comes first."""
    t = lay(machines=BROKEN, reserve="", only=True)
    play(t, "1+", "tec>2", "ele>3", ".", "end")
    assert t.ending == "loss_critical"
