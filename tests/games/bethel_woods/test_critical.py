"""The six critical tiles (BW-105 to BW-123)."""

import pytest

from tests.games.bethel_woods.answers import may, play, refused, told
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import active, critical, discarded, lying, spies, supply
from tests.rules import rule

QUIET = ("1+", "tec>2", "ele>3", "end")  # a turn that repairs nothing
EIGHT = "1m 2m 3m 4m 5m 6m 1s 2s"


@rule("BW-105", "RU-26", "RU-27")
def test_the_tile_is_turned_down_as_soon_as_the_load_falls() -> None:
    t = lay("1m 2m 3m 4m 5m 6m", machines={2: "2d 2s 2m 2e"}, tiles={2: "limit6"})
    play(t, "1+", "tec>2")
    assert active(t) == ["limit6"]
    play(t, "2d")
    assert (critical(t), active(t), len(told(t, "restored"))) == ([], [], 1)
    play(t, "ele>3", "end")
    assert (t.asked, at(t).held[0]) == ((1,), 7)  # the limit is 7 again


@rule("BW-107")
def test_with_limit6_the_turn_ends_with_six() -> None:
    t = lay("1m 2m 3m 4m 5m 6m 1s", machines={5: "5m 5s 5d 5e"}, tiles={5: "limit6"})
    play(t, *QUIET)
    assert t.question == "discard"
    play(t, "1s")
    assert (t.asked, at(t).held[0]) == ((1,), 6)


@rule("BW-108", "RU-25")
def test_limit6_makes_all_discard_when_it_is_turned_up() -> None:
    t = lay(
        "1m 2m 3m 4m 5m 6m 1s", "1d 2d 3d 4d 5d", "1e 2e 3e 4e 5e 6e 2s 3s",
        characters="linny violet nova", machines={5: "5m 5s 5d"}, tiles={5: "limit6"},
        reserve="5e 1s 2s", column=[4], player=1,
    )  # fmt: skip
    play(t, *QUIET)
    assert (t.asked, at(t).placed) == ((0,), 1)  # the next malfunction waits
    play(t, "1s")
    assert t.asked == (2,)
    play(t, "2s", "3s")
    assert list(at(t).held)[:3] == [6, 5, 6]
    assert (at(t).placed, t.asked) == (0, (1,))


@rule("BW-108")
def test_limit6_turned_up_by_a_spy_makes_all_discard_too() -> None:
    t = lay(
        "1m 2m 3m 4m 5m 6m 1s", machines={4: "4m 4s 4d", 6: "6m 6s 6s"}, reserve="4e 1s 2s",
        tiles={4: "build_plus1", 6: "limit6"}, column=[6],
    )  # fmt: skip
    play(t, *QUIET)
    assert (t.question, t.asked, spies(t)) == ("discard", (0,), [6])
    play(t, "1m")
    assert t.asked == (1,)


REDIRECT = {"machines": {5: "5m 5s 5d", 6: "6m"}, "tiles": {5: "redirect", 4: "build_plus1"}}


@rule("BW-109", "BW-110", "RU-34", "RU-35")
def test_redirect_sends_tokens_of_critical_machines_on_at_once() -> None:
    t = lay(reserve="5e 5e 1d", **REDIRECT)  # type: ignore[arg-type]
    play(t, *QUIET)
    assert (lying(t, 5), lying(t, 6), lying(t, 1)) == ("5m 5s 5d 5e", "5e 6m", "1d")
    assert [numbers[1] for numbers in told(t, "redirected")] == [5]
    back = lay(reserve="5e 5e 1d", options={"redirect": "anticlockwise"}, **REDIRECT)  # type: ignore[arg-type]
    play(back, *QUIET)
    assert (lying(back, 4), lying(back, 6)) == ("5e", "6m")


@rule("BW-109")
def test_redirect_skips_critical_machines() -> None:
    t = lay(
        machines={5: "5m 5s 5d 5e", 6: "6m 6s 6d 6e"}, tiles={5: "redirect", 6: "limit6"},
        reserve="5e 6m 3s",
    )  # fmt: skip
    play(t, *QUIET)
    assert (lying(t, 1), lying(t, 3)) == ("5e 6m", "3s")


@rule("BW-111", "RU-36")
def test_with_no_sound_machine_a_token_stays_at_its_own() -> None:
    t = lay(machines={n: f"{n}m {n}s {n}d {n}e" for n in range(1, 7)}, reserve="5e 6m 3s")
    named = t.rules.named
    assert critical(t) == [1, 2, 3, 4, 5, 6]
    assert [named.where_to(at(t), own) for own in range(6)] == list(range(6))


@rule("BW-112", "RU-22")
def test_a_redirected_token_keeps_its_value_and_counts_where_it_lies() -> None:
    t = lay("5m", machines={5: "5m 5s 5d 5e", 6: "6m 6s 6s"}, tiles={5: "redirect", 6: "limit6"},
            reserve="5e 1d 2d", column=[3])  # fmt: skip
    play(t, *QUIET)
    assert (lying(t, 6), critical(t)) == ("5e 6m 6s 6s", [5, 6])
    play(t, "5+", "eng>6", "6s", "ele>1", "end")
    assert lying(t, 6).startswith("5e 6m 6s")
    play(t, "ability", "5e@6")
    assert "5e" not in lying(t, 6)


@rule("BW-113")
def test_spies_are_not_redirected() -> None:
    t = lay(reserve="5e 1d 2d", column=[5], **REDIRECT)  # type: ignore[arg-type]
    play(t, *QUIET)
    assert spies(t) == [5]  # although machine 5 is critical


BUILD = {"workers": {1: "ele mec"}, "crowd": 4, "tiles": {2: "build_plus1"}}


@rule("BW-114", "BW-115")
def test_build_plus1_costs_one_more_of_the_workers_type() -> None:
    broken = {5: "5m 5s 5d 5e"}
    t = lay("1m", workers={2: "mec"}, crowd=4, machines=broken, tiles={5: "build_plus1"})
    play(t, "2+")
    assert refused(t, "mec>s2") == "knowledge_missing"
    t = lay("1m 2m", workers={2: "mec"}, crowd=4, machines=broken, tiles={5: "build_plus1"})
    play(t, "2+", "mec>s2")
    assert (supply(t), at(t).built) == ("", 1)
    t = lay("1m", machines={2: "2m 2s 2d 2e"}, **BUILD)  # type: ignore[arg-type]
    play(t, "1+", "ele>2", "2e", "mec>s2")  # ended in the same turn
    assert (supply(t), at(t).built) == ("2e", 1)


UNMASK = {"workers": {1: "tec", 2: "ele"}, "crowd": 5, "spies": [3]}


@rule("BW-116", "RU-38")
def test_unmask_plus1_costs_one_more_of_any_type() -> None:
    broken = {"machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "unmask_plus1"}}
    t = lay("1m 1e", **UNMASK, **broken)  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "knowledge_missing"
    for third in ("4s", "4d", "4m", "4e"):
        t = lay(f"1m 1e {third}", **UNMASK, **broken)  # type: ignore[arg-type]
        play(t, "2+", "ele>3", "spy 3")
        assert (supply(t), spies(t)) == ("", [])
    t = lay("1m 2m 3m 1e 4s", **UNMASK, **broken)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "spy 3", "2m", "3m")
    assert (supply(t), spies(t)) == ("1m 4s", [])  # the third was 3m, then 1e had to be paid
    own = {"machines": {3: "3m 3s 3d"}, "tiles": {3: "unmask_plus1"}}
    t = lay("1m 1e", **UNMASK, **own)  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "knowledge_missing"  # due although the removal would end it


@rule("BW-117")
def test_unmask_plus1_ended_earlier_is_not_due() -> None:
    t = lay("1m", machines={3: "3e 3s 3d"}, tiles={3: "unmask_plus1"}, **UNMASK)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "3e", "spy 3")
    assert (supply(t), spies(t), active(t)) == ("", [], [])


FEE = {"machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "ability_fee"}}


@rule("BW-118", "BW-119", "RU-40")
def test_the_fee_comes_before_the_ability_and_on_top_of_its_cost() -> None:
    t = lay("1m 4e 5e", characters="harris fenn", **FEE)  # type: ignore[arg-type]
    play(t, "ability")
    assert t.question == "fee"
    assert may(t, "1m", "4e", "5e") == {"1m", "4e", "5e"}
    assert refused(t, "1m", "spend") == "fee_missing"
    play(t, "4e", "1m", "2>4")
    assert (supply(t), len(told(t, "fee_paid"))) == ("5e", 1)
    free = lay("1m 4e 5e", characters="harris fenn")
    play(free, "ability")
    assert refused(free, "4e", "fee") == "fee_not_due"
    play(free, "1m", "2>4")
    assert supply(free) == "4e 5e"


@rule("BW-119", "BW-120")
@pytest.mark.parametrize(
    ("who", "short", "enough"),
    [("harris", "1m", "1m 2e"), ("linny", "6m", "6m 1m"), ("violet", "1m 2m", "1m 2m 3e"),
     ("junas", "1m 2m", "1m 2m 3e")],
)  # fmt: skip
def test_fee_and_cost_must_both_be_payable(who: str, short: str, enough: str) -> None:
    t = lay(short, characters=f"{who} fenn", **FEE)  # type: ignore[arg-type]
    assert refused(t, "ability") == "fee_missing"
    t = lay(enough, characters=f"{who} fenn", **FEE)  # type: ignore[arg-type]
    play(t, "ability")
    while t.question == "fee":
        assert set(may(t, *enough.split())) == set(enough.split())
        play(t, enough[-2:])
    assert at(t).used == 1


@rule("BW-120")
def test_the_fee_may_not_take_what_the_cost_needs() -> None:
    t = lay("1m 2m 3e 4d", characters="violet fenn", **FEE)  # type: ignore[arg-type]
    play(t, "ability")
    assert may(t, "1m", "2m", "3e", "4d") == {"3e", "4d"}
    assert refused(t, "1m") == "knowledge_missing"


@rule("BW-119", "RU-40")
def test_nova_and_fenn_pay_the_fee_too() -> None:
    nova = {"characters": "nova linny", "workers": {2: "mec"}, "crowd": 5, **FEE}
    t = lay("1e", **nova)  # type: ignore[arg-type]
    play(t, "2+")
    assert refused(t, "mec>s2") == "fee_missing"
    t = lay("1e 2s 3d", **nova)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "1e")
    assert t.question == "fee"
    play(t, "3d")
    assert (supply(t), at(t).built) == ("2s", 1)
    t = lay("1m 2e", **nova)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2")
    assert t.question == "pay"
    fenn = {"characters": "fenn linny", "workers": {2: "ele"}, "crowd": 5, "spies": [3], **FEE}
    t = lay("1m 2d", **fenn)  # type: ignore[arg-type]
    play(t, "2+", "ele>3")
    assert refused(t, "spy 3") == "fee_missing"
    t = lay("1m 2d 3d 4s", **fenn)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "spy 3", "2d")
    assert refused(t, "1m") == "knowledge_missing"  # that one is needed
    play(t, "4s")
    assert (supply(t), spies(t)) == ("3d", [])


@rule("BW-120")
def test_a_substitute_that_leaves_nothing_for_the_fee_is_refused() -> None:
    nova = {"characters": "nova linny", "workers": {2: "mec"}, "crowd": 5, **FEE}
    t = lay("1m 2e", orphanage={1: "tec"}, **nova)  # type: ignore[arg-type]
    play(t, "2+")
    assert refused(t, "mec>s2") == "fee_missing"
    t = lay("1m 2m 2e", orphanage={1: "tec"}, **nova)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "2e")
    assert (at(t).built, supply(t), discarded(t)) == (1, "1m 2m", "2e")
    play(t, "1m")
    assert (at(t).built, supply(t)) == (2, "")
    t = lay("1m 2m 3m", orphanage={1: "tec"}, **nova)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "1m", "3m")
    assert (supply(t), at(t).built, at(t).used) == ("2m", 2, 0)
    t = lay("1m 1e", **nova)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "1m")
    assert supply(t) == "1e"


@rule("BW-118", "RU-41")
def test_no_fee_once_the_tile_is_turned_down() -> None:
    t = lay("1m", characters="harris fenn", machines={2: "2d 2s 2m 2e"}, tiles={2: "ability_fee"})
    assert refused(t, "ability") == "fee_missing"
    play(t, "1+", "tec>2", "2d")
    assert refused(t, "ability") == ""


EXTRA = {"tiles": {5: "extra_malfunction", 4: "build_plus1"}}


@rule("BW-121", "BW-122", "RU-37")
@pytest.mark.parametrize("reserve", ["5e 1s 2s 3s", "1s 5e 2s 3s", "1s 2s 5e 3s"])
def test_extra_malfunction_counts_in_the_step_that_turns_it_up(reserve: str) -> None:
    t = lay(machines={5: "5m 5s 5d"}, reserve=reserve, column=[3], **EXTRA)  # type: ignore[arg-type]
    play(t, *QUIET)
    assert [bool(lying(t, n)) for n in (1, 2, 3)] == [True, True, True]
    assert at(t).reserve_n == 96 - 3 - 4


@rule("BW-096", "BW-122", "RU-37")
def test_violets_single_token_may_turn_it_up() -> None:
    t = lay("1m 2m", characters="violet fenn", machines={5: "5m 5s 5d"}, reserve="5e 1s 2s",
            column=[3], **EXTRA)  # type: ignore[arg-type]  # fmt: skip
    play(t, "ability", *QUIET)
    assert (lying(t, 1), lying(t, 2)) == ("1s", "")


@rule("BW-123")
def test_extra_malfunction_turned_up_by_a_spy_counts_from_the_next_turn_on() -> None:
    t = lay(machines={5: "5m 5s 5d", 4: "4m 4s 4d"}, reserve="4e 1s 2s 1d 2d 3d 6d", column=[5],
            **EXTRA)  # type: ignore[arg-type]  # fmt: skip
    play(t, *QUIET)
    assert (active(t), at(t).reserve_n) == (["build_plus1", "extra_malfunction"], 96 - 6 - 3)
    play(t, "4-", "eng>3", "tec>2", "end")
    assert at(t).reserve_n == 96 - 6 - 3 - 4
