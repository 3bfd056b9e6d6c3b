"""Unmasking a spy and building the Dream Machine (BW-052 to BW-070)."""

import pytest

from tests.games.bethel_woods.answers import may, play, refused
from tests.games.bethel_woods.board import at, begin, lay
from tests.games.bethel_woods.looking import (
    active,
    column,
    critical,
    discarded,
    spies,
    standing,
    supply,
)
from tests.rules import rule

PAIRS = {1: "de", 2: "ms", 3: "me", 4: "sd", 5: "se", 6: "md"}


@rule("BW-052", "BW-081")
def test_only_on_the_machine_of_the_last_worker() -> None:
    t = lay("1m 1s 1e 2m", spies=[1, 2, 3])
    assert refused(t, "spy 2", "finish") == "not_last_worker"
    play(t, "1+", "tec>2")
    assert refused(t, "spy 2", "finish") == "not_last_worker"
    play(t, "ele>3")
    assert may(t, *(f"spy {n}" for n in range(1, 7))) == {"spy 3"}
    assert refused(t, "spy 2") == refused(t, "spy 5") == "not_last_machine"
    calm = play(lay("1m 1e", spies=[2]), "1+", "tec>2", "ele>3")
    assert refused(calm, "spy 3") == "no_spy_here"


@rule("BW-053")
def test_one_spy_a_turn() -> None:
    t = play(lay("1m 1e 2m 2e", spies=[2, 3]), "1+", "tec>2", "ele>3", "spy 3", "1m", "1e")
    assert refused(t, "spy 3") == "already_unmasked"
    assert refused(t, "spy 2") == "not_last_machine"
    assert spies(t) == [2]
    begin(t)
    play(t, "6-", "tec>5", "mec>4")
    assert refused(t, "spy 4") == "no_spy_here"  # a new turn, a new chance


@rule("BW-054", "RU-51")
@pytest.mark.parametrize("machine", range(1, 7))
def test_it_costs_one_of_each_of_the_two_types(machine: int) -> None:
    one, two = list(PAIRS[machine])
    before = (machine - 2) % 6 + 1
    board = {"workers": {before: "ele"}, "crowd": (machine + 2) % 6 + 1, "spies": [machine]}
    go = (f"{before}+", f"ele>{machine}")
    t = lay(f"3{one} 5{two}", **board)  # type: ignore[arg-type]
    play(t, *go, f"spy {machine}")
    assert (supply(t), spies(t)) == ("", [])  # printed values do not matter
    t = lay(f"3{one} 5{one}", **board)  # type: ignore[arg-type]
    play(t, *go)
    assert refused(t, f"spy {machine}") == "wrong_payment"  # enough, but not of the two types
    t = lay(f"3{one}", **board)  # type: ignore[arg-type]
    play(t, *go)
    assert refused(t, f"spy {machine}") == "knowledge_missing"
    t = lay(f"3{one} 5{two} 6{two}", **board)  # type: ignore[arg-type]
    play(t, *go, f"spy {machine}")
    assert t.question == "pay"
    other = next(letter for letter in "msde" if letter not in PAIRS[machine])
    assert refused(t, f"1{other}") == "wrong_payment"
    play(t, f"6{two}")
    assert supply(t) == f"5{two}"


@rule("BW-055", "BW-056", "BW-050", "RU-33")
def test_payment_is_discarded_and_the_spy_goes_to_the_bottom() -> None:
    t = lay("1m 1e", spies=[3, 4], column=[6, 1])
    assert column(t) == [6, 1, 2, 5]
    play(t, "1+", "tec>2", "ele>3", "spy 3")
    assert (discarded(t), spies(t), column(t)) == ("1m 1e", [4], [6, 1, 2, 5, 3])
    shown = t.view(0)["fields"]["column"]
    assert shown == [None, None, None, None, 2, -1]  # everybody knows where it lies


@rule("BW-056", "BW-101", "RU-33")
def test_an_unmasked_spy_is_the_last_to_come_back() -> None:
    t = lay("1m 1e", machines={5: "5m 5s 5d"}, spies=[3, 4], column=[6, 1, 2, 5], reserve="5e")
    play(t, "1+", "tec>2", "ele>3", "spy 3", "end")  # machine 5 fails: a spy is due
    assert (spies(t), column(t)) == ([4, 6], [1, 2, 5, 3])


@rule("BW-057", "RU-13")
def test_repair_and_unmask_on_the_last_machine() -> None:
    t = lay("1m", machines={3: "3e"}, spies=[3])
    play(t, "1+", "tec>2", "ele>3")
    assert refused(t, "spy 3", "finish") != ""  # the repair comes first
    play(t, "3e", "spy 3")
    assert (spies(t), discarded(t)) == ([], "1m 3e")


@rule("BW-058", "RU-10")
def test_nobody_pays_for_another() -> None:
    t = lay("1m", "1e 2e", spies=[3])
    play(t, "1+", "tec>2", "ele>3")
    assert refused(t, "spy 3") == "knowledge_missing"
    t = play(lay("", "1m 2m", workers={2: "mec"}, crowd=5), "2+")
    assert refused(t, "mec>s2") == "knowledge_missing"


@rule("BW-059", "BW-060", "BW-067", "RU-08")
def test_the_last_worker_enters_the_section_of_the_machine_served_before() -> None:
    t = lay("1e", workers={5: "eng ele ele", 1: ""}, crowd=3)
    play(t, "5+", "eng>6", "ele>1")
    assert [refused(t, f"ele>s{n}") for n in range(1, 7)] == [""] + ["section_not_adjacent"] * 5
    assert refused(t, "ele>2") == ""
    play(t, "ele>s1")
    assert (at(t).orphanage[0], standing(t, 2)) == (3, "")


@rule("BW-061", "RU-09")
def test_a_single_worker_enters_the_section_of_its_own_machine() -> None:
    t = play(lay("1m", workers={2: "mec"}, crowd=5), "2-")
    assert may(t, *(f"mec>s{n}" for n in range(1, 7))) == {"mec>s2"}
    play(t, "mec>s2")
    assert at(t).orphanage[1] == 0


@rule("BW-062", "BW-063")
def test_a_section_takes_one_worker_for_good() -> None:
    t = lay("1m 2m", workers={2: "mec"}, crowd=5, orphanage={2: "eng"})
    play(t, "2+")
    assert refused(t, "mec>s2") == "section_occupied"
    assert refused(t, "eng>s2") == "worker_not_in_hand"
    play(t, "mec>3", "end")
    assert at(t).orphanage[1] == 1


@rule("BW-064")
@pytest.mark.parametrize("section", range(1, 7))
def test_a_section_accepts_its_two_types(section: int) -> None:
    for worker, letter in zip(("mec", "eng", "tec", "ele"), "msde", strict=True):
        t = lay(f"4{letter}", workers={section: worker}, crowd=section % 6 + 1)
        play(t, f"{section}+")
        fits = letter in PAIRS[section]
        assert refused(t, f"{worker}>s{section}") == ("" if fits else "section_type")


@rule("BW-065")
def test_the_cost_is_of_the_workers_type() -> None:
    t = play(lay("1s 2s 3d", workers={2: "mec"}, crowd=5), "2+")
    assert refused(t, "mec>s2") == "wrong_payment"
    t = play(lay("1s 2m 3m", workers={2: "mec"}, crowd=5), "2+", "mec>s2")
    assert refused(t, "1s") == "wrong_payment"
    assert may(t, "2m", "3m") == {"2m", "3m"}


FILLED = [(1, "tec"), (3, "ele"), (4, "eng"), (5, "eng"), (6, "tec")]


@rule("BW-066", "BW-067", "BW-068", "BW-011", "BW-069")
@pytest.mark.parametrize("built", range(6))
def test_the_amount_is_the_number_on_the_top_tile(built: int) -> None:
    inside = dict(FILLED[:built])
    enough = " ".join(f"{n}m" for n in range(1, built + 2))
    t = lay(enough, workers={2: "mec"}, crowd=5, orphanage=inside)
    play(t, "2+", "mec>s2")
    assert (at(t).built, supply(t), discarded(t)) == (built + 1, "", enough)
    t = lay(enough[3:], workers={2: "mec"}, crowd=5, orphanage=inside)
    play(t, "2+")
    assert refused(t, "mec>s2") == "knowledge_missing"


@rule("BW-067")
def test_the_worker_waits_in_the_hand_until_all_is_paid() -> None:
    t = lay("1m 2m 3m", workers={2: "mec"}, crowd=5, orphanage=dict(FILLED[:1]))
    play(t, "2+", "mec>s2", "1m")
    assert (at(t).orphanage[1], at(t).hand_n, at(t).built) == (-1, 1, 1)
    assert refused(t, "end", "finish") == "wrong_payment"
    play(t, "3m")
    assert (at(t).orphanage[1], at(t).hand_n, at(t).built) == (0, 0, 2)


@rule("BW-070", "RU-12")
def test_no_unmasking_after_building_not_even_on_the_machine_just_served() -> None:
    t = lay("1s 2s 1m", workers={1: "ele eng"}, crowd=4, spies=[2, 1])
    play(t, "1+", "ele>2", "eng>s2", "2s")
    assert refused(t, "spy 2") == refused(t, "spy 1") == "built_this_turn"


@rule("BW-105", "BW-055")
def test_unmasking_may_end_a_critical_failure() -> None:
    t = lay("1m 1e", machines={3: "3m 3s 3s"}, spies=[3], tiles={3: "redirect"})
    assert (critical(t), active(t)) == ([3], ["redirect"])
    play(t, "1+", "tec>2", "ele>3", "spy 3")
    assert (critical(t), active(t)) == ([], [])
    assert at(t).face[2] == 1  # once seen, known to all


@rule("BW-062")
@pytest.mark.parametrize("inside", ["mec", "eng"])
def test_whoever_is_in_a_section_keeps_others_out(inside: str) -> None:
    t = lay("1m 2m", workers={2: "mec"}, crowd=5, orphanage={2: inside})
    assert refused(play(t, "2+"), "mec>s2") == "section_occupied"


@rule("BW-054", "BW-065")
def test_what_was_paid_before_pays_for_nothing_later() -> None:
    t = lay("1e 2e 2m 3m", workers={1: "ele", 2: "mec"}, crowd=5, spies=[3])
    play(t, "1+", "ele>s1", "1e")
    begin(t)
    play(t, "2+", "mec>3", "spy 3", "2m")  # the Electrical one is still due: nothing is asked
    assert (spies(t), supply(t)) == ([], "3m")


@rule("BW-067")
def test_while_a_payment_is_due_only_acts_are_wrong_payments() -> None:
    t = lay("1m 2m 3m", workers={2: "mec"}, crowd=5)
    play(t, "2+", "mec>s2")
    assert t.question == "pay"
    assert [refused(t, "1m", asked) for asked in ("fee", "discard", "spend")] == [
        "fee_not_due", "discard_count", "another_question",
    ]  # fmt: skip
    assert refused(t, "end", "finish") == refused(t, "3+", "pick") == "wrong_payment"
