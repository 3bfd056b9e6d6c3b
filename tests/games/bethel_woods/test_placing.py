"""End of turn, malfunctions and spies (BW-090 to BW-104)."""

import pytest

from tests.games.bethel_woods.answers import play, told
from tests.games.bethel_woods.board import at, begin, lay
from tests.games.bethel_woods.looking import active, column, critical, lying, spies
from tests.rules import rule

QUIET = ("1+", "tec>2", "ele>3", "end")  # a turn that repairs nothing
CALM = {1: "limit6", 2: "build_plus1", 3: "unmask_plus1", 4: "ability_fee"}


@rule("BW-090", "RU-43")
def test_the_order_of_the_end_of_a_turn() -> None:
    full = "1m 2m 3m 4m 5m 6m 1s 2s"
    t = lay(full, machines={5: "5m 5m 5s"}, reserve="5d 1s 2s", column=[4], tiles=CALM)
    play(t, *QUIET)
    assert (t.question, at(t).placed) == ("discard", 0)  # the limit before the malfunctions
    play(t, "1m")
    names = [t.game.events[event.event - 1].name for event in t.told]
    tail = names[names.index("discarded") :]
    assert tail == ["discarded", "placed", "failed", "placed", "placed", "spy_came"]
    assert (t.asked, at(t).turn) == ((1,), 2)
    lost = lay(full, machines={n: f"{n}m {n}s {n}d {n}e" for n in (1, 4, 5, 6)}, tiles=CALM)
    play(lost, *QUIET)
    assert lost.ending == "loss_critical"  # checked before the limit
    assert at(lost).held[0] == 8


@rule("BW-091", "BW-092")
def test_three_malfunctions_each_at_the_machine_of_its_value() -> None:
    t = play(lay(reserve="6d 2s 6m"), *QUIET)
    assert [lying(t, n) for n in range(1, 7)] == ["", "2s", "", "", "", "6m 6d"]
    assert [numbers[0] % 24 for numbers in told(t, "placed")[-3:]] == [22, 5, 20]


@rule("BW-093", "BW-102", "RU-01")
def test_critical_from_a_load_of_four_a_spy_counted_as_one() -> None:
    for lies, there, fails in (
        ("4m 4s", [], False), ("4m 4s 4d", [], True), ("4m", [4], False), ("4m 4s", [4], True),
    ):  # fmt: skip
        t = lay(machines={4: lies}, spies=there, reserve="4e 1s 2s", tiles=CALM)
        assert critical(t) == []
        play(t, *QUIET)
        assert critical(t) == ([4] if fails else [])


@rule("BW-094", "RU-50")
def test_the_tile_is_turned_up_at_once() -> None:
    t = play(lay(machines={4: "4m 4s 4d"}, reserve="4e 1s 2s", tiles=CALM), *QUIET)
    assert active(t) == ["ability_fee"]
    assert list(at(t).face) == [-1, -1, -1, 4, -1, -1]
    names = [t.game.events[event.event - 1].name for event in t.told][-5:]
    assert names == ["placed", "failed", "placed", "placed", "spy_came"]


@rule("BW-095", "RU-29")
def test_a_critical_machine_takes_more_without_failing_again() -> None:
    t = lay(machines={4: "4m 4s 4d 4e"}, reserve="4e 4m 4s", tiles=CALM)
    play(t, *QUIET)
    assert (at(t).lying[3], told(t, "failed"), told(t, "spy_came")) == (7, [], [])


@rule("BW-096", "BW-121", "RU-37")
@pytest.mark.parametrize(
    ("violet", "extra", "count"),
    [(False, False, 3), (False, True, 4), (True, False, 1), (True, True, 2)],
)
def test_how_many_are_placed(violet: bool, extra: bool, count: int) -> None:
    broken = {6: "6m 6m 6s 6s"} if extra else {}
    t = lay(
        "1m 2m", characters="violet fenn", machines=broken, tiles={6: "extra_malfunction"},
        reserve="1s 2s 3s 4s",
    )  # fmt: skip
    left = at(t).reserve_n
    if violet:
        play(t, "ability")
    play(t, *QUIET)
    assert left - at(t).reserve_n == count


@rule("BW-097")
def test_a_malfunction_stays_until_it_is_taken() -> None:
    t = play(lay(machines={6: "6e", 5: "5m"}, reserve="1s 2s 3s"), *QUIET)
    play(t, "4-", "eng>3", "3s", "tec>2", "end")
    assert [lying(t, n) for n in (1, 2, 3, 5)] == ["1s", "2s", "", "5m"]
    assert "6e" in lying(t, 6)


@rule("BW-098", "BW-100", "BW-101")
def test_a_spy_comes_after_the_malfunctions_if_a_machine_failed() -> None:
    t = lay(machines={4: "4m 4s 4d"}, reserve="4e 1s 2s", tiles=CALM, column=[6, 2])
    play(t, *QUIET)
    assert (spies(t), column(t)[0]) == ([6], 2)
    names = [t.game.events[event.event - 1].name for event in t.told]
    assert names[-1] == "spy_came"
    calm = play(lay(machines={4: "4m 4s"}, reserve="4e 1s 2s", column=[6]), *QUIET)
    assert (spies(calm), column(calm)[0]) == ([], 6)


@rule("BW-099", "RU-30")
def test_one_spy_however_many_machines_failed() -> None:
    t = lay(machines={4: "4m 4s 4d", 2: "2m 2s 2s"}, reserve="4e 2e 1s", tiles=CALM, column=[6])
    play(t, *QUIET)
    assert (critical(t), spies(t)) == ([2, 4], [6])


@rule("BW-103", "BW-104", "RU-31")
def test_a_machine_that_fails_by_a_spy_turns_its_tile_and_brings_no_other_spy() -> None:
    t = lay(
        machines={4: "4m 4s 4d", 6: "6m 6s 6s"}, reserve="4e 1s 2s", column=[6, 1],
        tiles={4: "ability_fee", 6: "build_plus1"},
    )  # fmt: skip
    play(t, *QUIET)
    assert (critical(t), spies(t)) == ([4, 6], [6])
    assert active(t) == ["build_plus1", "ability_fee"]
    play(t, "4-", "eng>3", "tec>2", "end")
    assert spies(t) == [6]  # nothing failed through malfunctions


@rule("BW-106", "RU-28")
def test_failing_again_is_a_new_failure_with_its_full_effect() -> None:
    t = lay(machines={4: "4m 4s 4d 4d"}, workers={3: "tec mec"}, crowd=1, tiles=CALM, column=[6, 5],
            reserve="4e 1s 2s")  # fmt: skip
    play(t, "3+", "tec>4", "4d", "mec>5")
    assert (critical(t), active(t)) == ([], [])
    play(t, "end")
    assert (critical(t), active(t), spies(t)) == ([4], ["ability_fee"], [6])
    assert len(told(t, "failed")) == 1


@rule("RU-32", "RU-39")
def test_a_spy_never_finds_another_on_its_machine() -> None:
    for seed in range(12):
        t = lay(spies=[1, 2, 3], machines={4: "4m 4s 4d"}, reserve="4e 5s 6s", column=[5],
                options={"supply": "short" if seed % 2 else "full"})  # fmt: skip
        play(t, *QUIET)
        assert max(at(t).spy) == 1
        assert len(spies(t)) + len(column(t)) == 6


@rule("BW-026", "RU-49")
def test_two_failures_in_a_row_bring_two_spies_one_a_turn() -> None:
    t = lay(machines={4: "4m 4s 4d", 5: "5m 5s 5s"}, reserve="4e 1s 2s 5e 1m 2m", column=[6, 2],
            tiles={4: "ability_fee", 5: "limit6"})  # fmt: skip
    play(t, *QUIET)
    assert spies(t) == [6]
    begin(t, 2)
    play(t, "4-", "eng>3", "tec>2", "end")
    assert spies(t) == [2, 6]


@rule("BW-109")
@pytest.mark.parametrize(("way", "goes"), [("clockwise", 3), ("anticlockwise", 5)])
def test_a_detour_goes_all_the_way_round_to_the_only_sound_machine(way: str, goes: int) -> None:
    broken = {n: f"{n}m {n}s {n}d" for n in range(1, 7) if n != goes}
    first, second = [n for n in broken if n != 4][:2]
    for n in [n for n in broken if n not in (first, second)]:
        broken[n] += f" {n}e"
    t = lay(machines=broken, reserve=f"{first}e {second}e 4m", tiles={4: "redirect"},
            options={"redirect": way}, workers={goes: "tec ele"}, crowd=first)  # fmt: skip
    assert critical(t) == sorted(set(broken) - {first, second})
    ahead = [(goes - 1 + n) % 6 + 1 for n in (1, 2)]
    play(t, f"{goes}+", f"tec>{ahead[0]}")
    while t.question == "repair":
        play(t, ".")
    play(t, f"ele>{ahead[1]}")
    while t.question == "repair":
        play(t, ".")
    play(t, "end")
    assert lying(t, goes).startswith("4m")
