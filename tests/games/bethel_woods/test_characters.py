"""Characters (BW-071 to BW-087); those who replace Knowledge stand in `test_substitutes.py`."""

import pytest

from tests.games.bethel_woods.answers import may, play, refused
from tests.games.bethel_woods.board import at, begin, lay
from tests.games.bethel_woods.looking import active, critical, discarded, lying, standing, supply
from tests.rules import rule


@rule("BW-071", "BW-072")
def test_only_in_the_own_turn() -> None:
    t = lay("1m 2m", "1m 2m", characters="harris linny", machines={1: "1s"})
    assert refused(t, "ability", player=2) == "not_your_turn"
    over = lay("1m 2m 3m 4m 5m 6m 1s 2s", "1m", characters="harris linny")
    play(over, "1+", "tec>2", "ele>3", "end")
    assert over.question == "discard"  # between turns
    assert refused(over, "ability", "finish") == "discard_count"
    assert refused(over, "ability", "pick", player=2) == "not_your_turn"


@rule("BW-073", "RU-16")
def test_the_windows_of_an_ability() -> None:
    def harris() -> None:
        play(t, "ability", "3>4")

    spent = {"characters": "harris fenn", "spies": [3]}
    t = lay("1m", **spent)  # type: ignore[arg-type]
    harris()  # before taking workers up
    t = play(lay("1m", **spent), "1+")  # type: ignore[arg-type]
    assert refused(t, "ability") == "no_ability_window"
    play(t, "tec>2")
    harris()  # after a worker was laid
    t = lay("1m", machines={2: "2d"}, **spent)  # type: ignore[arg-type]
    play(t, "1+", "tec>2")
    assert refused(t, "ability", "place") != ""  # its repairs come first
    play(t, ".")
    harris()
    t = play(lay("1m", **spent), "1+", "tec>2", "ele>3")  # type: ignore[arg-type]
    harris()  # after the last worker
    t = lay("1m 2m 1e", **spent)  # type: ignore[arg-type]
    play(t, "1+", "tec>2", "ele>3", "spy 3", "1m")
    harris()  # after unmasking
    assert (supply(t), at(t).used) == ("", 1)


@rule("BW-077", "BW-079", "RU-19")
def test_harris_moves_a_worker_of_the_matching_type_anywhere() -> None:
    t = lay("1m 4e", characters="harris fenn")
    play(t, "ability")
    assert may(t, "1m", "4e", "1s") == {"1m", "4e"}
    play(t, "4e")
    assert discarded(t) == "4e"
    moves = {f"{a}>{b}" for a in (1, 3, 5) for b in range(1, 7) if a != b}
    every = [f"{a}>{b}" for a in range(1, 7) for b in range(1, 7)]
    assert may(t, *every) == moves  # Electricians stand on 1, 3 and 5
    assert refused(t, "2>4") == "no_such_worker"
    assert refused(t, "3>3") == "machine_only"
    play(t, "3>6")
    assert (standing(t, 3), standing(t, 6)) == ("mec", "mec tec ele")


@rule("BW-077")
def test_harris_needs_a_worker_of_the_type_of_his_knowledge() -> None:
    inside = {2: "mec", 3: "mec", 6: "mec"}
    t = lay("1m", characters="harris fenn", orphanage=inside, workers={1: "tec ele"}, crowd=4)
    assert refused(t, "ability") == "no_such_worker"
    t = lay("1m 1e", characters="harris fenn", orphanage=inside, workers={1: "tec"}, crowd=4)
    play(t, "ability")
    assert t.question == "shift"  # only 1e is of use
    t = lay("1m 1e 2e", characters="harris fenn", orphanage=inside, workers={1: "tec"}, crowd=4)
    play(t, "ability")
    assert refused(t, "1m") == "no_such_worker"


@rule("BW-078")
def test_harriss_worker_repairs_nothing() -> None:
    t = lay(
        "1m", characters="harris fenn", machines={4: "4m 4m"}, workers={4: "mec eng", 2: "tec eng"}
    )
    play(t, "ability", "3>4")
    assert (t.question, lying(t, 4), supply(t)) == ("pick", "4m 4m", "")


@rule("BW-080")
def test_harris_keeps_off_the_orphanage() -> None:
    t = lay("1m", characters="harris fenn", orphanage={2: "mec"}, workers={2: "eng"})
    play(t, "ability")
    assert [refused(t, f"{a}>o") for a in range(1, 7)] == ["machine_only"] * 6
    assert [refused(t, f"o>{b}") for b in range(1, 7)] == ["machine_only"] * 6
    assert refused(t, "o>o") == "machine_only"


@rule("BW-081", "RU-19")
def test_harris_moves_no_worker_of_the_hand_and_the_last_machine_stays() -> None:
    t = lay("1e 2m 3e", characters="harris fenn", spies=[3, 6])
    play(t, "1+", "tec>2", "ability", "1e")
    assert refused(t, "1>4") == "no_such_worker"  # that Electrician is in the hand
    play(t, "5>4", "ele>3")
    t2 = lay("1e 2m 3e", characters="harris fenn", spies=[3, 6])
    play(t2, "1+", "tec>2", "ele>3", "ability", "1e", "3>6")
    assert standing(t2, 3) == "mec ele"
    assert refused(t2, "spy 6") == "not_last_machine"
    assert refused(t2, "spy 3") == ""


@rule("BW-082", "RU-20")
def test_junas_gives_one_or_two_of_the_type_discarded() -> None:
    t = lay("1m 2m 3m 4e", "", characters="junas fenn")
    play(t, "ability")
    assert may(t, "1m", "2m", "3m", "4e") == {"1m", "2m", "3m"}
    assert refused(t, "4e") == "same_type_needed"
    play(t, "1m")
    assert refused(t, ".") == "give_one_or_two"
    assert refused(t, "4e") == "same_type_needed"
    assert refused(t, "5m") == "knowledge_missing"
    play(t, "3m")
    assert may(t, ".", "2m") == {".", "2m"}
    play(t, ".")
    assert (supply(t), supply(t, 2), discarded(t)) == ("2m 4e", "3m", "1m")
    t = lay("1m 2m 3m 4m", "", characters="junas fenn")
    play(t, "ability", "1m", "3m", "2m")
    assert (supply(t), supply(t, 2), t.question) == ("4m", "2m 3m", "pick")  # never three


@rule("BW-082")
def test_junas_gives_to_one_other_player() -> None:
    t = lay("1m 2m", characters="junas fenn nova")
    play(t, "ability", "1m")
    assert t.question == "receiver"
    assert [refused(t, f"p{n}") for n in (1, 2, 3, 4)] == [
        "other_player_needed", "", "", "other_player_needed",
    ]  # fmt: skip
    play(t, "p3")
    assert [supply(t, n) for n in (1, 2, 3)] == ["", "", "2m"]


@rule("BW-082")
def test_junas_needs_two_of_a_type() -> None:
    assert refused(lay("1m 2e", characters="junas fenn"), "ability") == "same_type_needed"
    assert refused(lay("1m", characters="junas fenn"), "ability") == "knowledge_missing"


@rule("BW-083", "RU-20")
@pytest.mark.parametrize(("low", "keep"), [(False, 7), (True, 6)])
def test_the_receiver_discards_down_to_the_limit_at_once(low: bool, keep: int) -> None:
    full = "1s 2s 3s 4s 5s 6s 1e"[: 3 * keep - 1]
    broken = {"machines": {4: "4m 4s 4d 4e"}, "tiles": {4: "limit6"}} if low else {}
    t = lay("1m 2m 3m", full, characters="junas fenn", **broken)  # type: ignore[arg-type]
    play(t, "ability", "1m", "2m", "3m")
    assert (t.asked, t.question, at(t).held[1]) == ((1,), "discard", keep + 2)
    play(t, "2m", "1s")  # what was just received may go too
    assert (t.asked, t.question, at(t).held[1]) == ((0,), "pick", keep)


@rule("BW-084", "BW-085", "BW-086", "RU-21", "RU-22")
def test_linny_removes_a_malfunction_of_the_same_printed_value() -> None:
    t = lay("4m 2e", machines={3: "4e 3m", 4: "4s", 5: "5m"})
    play(t, "ability")
    assert t.question == "remove"  # only 4m matches something
    assert (discarded(t), at(t).token) == ("4m", 12)
    assert may(t, "4e@3", "4s@4", "4m@3", "4m@5") == {"4e@3", "4s@4"}
    assert refused(t, "4m@5") == "value_mismatch"
    play(t, "4e@3")
    assert (lying(t, 3), supply(t), discarded(t)) == ("3m", "2e", "4m 4e")


@rule("BW-084", "BW-105")
def test_linny_may_end_a_critical_failure() -> None:
    t = lay("2m", machines={2: "2m 2m 2s 5d"}, tiles={2: "limit6"})
    assert active(t) == ["limit6"]
    play(t, "ability", "2s@2")
    assert (critical(t), active(t)) == ([], [])


@rule("BW-086")
def test_linny_needs_a_matching_value() -> None:
    assert refused(lay("2m", machines={1: "1m"}), "ability") == "value_mismatch"
    t = lay("2m 1s 1d", machines={1: "1m"})
    play(t, "ability")
    assert refused(t, "2m") == "value_mismatch"
    assert refused(lay(""), "ability") == "knowledge_missing"


@rule("BW-087", "BW-096", "RU-23")
def test_violet_saves_two_malfunctions_this_turn_only() -> None:
    t = lay("1m 2m 3e", characters="violet fenn", reserve="1d 2s 3d 4s 5d")
    assert refused(lay("1m 2e", characters="violet fenn"), "ability") == "same_type_needed"
    play(t, "ability")
    assert discarded(t) == "1m 2m"
    left = at(t).reserve_n
    play(t, "1+", "tec>2", "ele>3", "end")
    assert (left - at(t).reserve_n, lying(t, 1)) == (1, "1d")
    begin(t)
    play(t, "2+", "mec>3", "eng>4", "tec>5", "end")
    assert left - at(t).reserve_n == 4


@rule("BW-087")
def test_violets_two_are_of_one_type() -> None:
    t = lay("1m 2m 3m 3e 4e", characters="violet fenn")
    play(t, "ability", "3e")
    assert (discarded(t), t.question) == ("3e 4e", "pick")
    t = lay("1m 2m 3m 3e 4e", characters="violet fenn")
    play(t, "ability", "2m")
    assert refused(t, "3e") == "same_type_needed"
    play(t, "3m")
    assert supply(t) == "1m 3e 4e"


@rule("BW-086")
@pytest.mark.parametrize("letter", "msde")
def test_linny_finds_malfunctions_of_every_type(letter: str) -> None:
    for machine in (1, 6):
        t = lay("6m 1m", machines={machine: f"6{letter}"})
        play(t, "ability")  # one Knowledge fits one malfunction: nothing else is asked
        assert (t.question, lying(t, machine), supply(t)) == ("pick", "", "1m")


@rule("BW-077")
@pytest.mark.parametrize("machine", [1, 6])
def test_harris_finds_the_last_worker_of_a_type_wherever_it_stands(machine: int) -> None:
    t = lay("1m", characters="harris fenn", orphanage={2: "mec", 3: "mec"},
            workers={machine: "mec"}, crowd=4)  # fmt: skip
    play(t, "ability", f"{machine}>5")
    assert standing(t, 5) == "mec"


@rule("BW-082", "BW-087")
@pytest.mark.parametrize("who", ["junas", "violet"])
def test_two_of_any_type_are_enough(who: str) -> None:
    t = lay("1m 2m 1s 2s 1d 2d 1e 2e", characters=f"{who} fenn")
    play(t, "ability")
    every = {f"{value}{letter}" for value in (1, 2) for letter in "msde"}
    assert may(t, *every) == every


@rule("BW-073", "BW-089")
def test_why_the_ability_cannot_be_used_is_said_whatever_is_asked() -> None:
    t = play(lay("1m", characters="harris fenn"), "1+")
    assert refused(t, "ability", "pick") == refused(t, "ability", "finish") == "no_ability_window"
    play(t, "tec>2", "ability", "3>4")
    assert refused(t, "ability", "pick") == refused(t, "ability", "place") == "ability_used"
    t = play(lay("", "1m", characters="fenn harris", player=2), "1+")
    assert refused(t, "ability", "pick") == "no_ability_window"
    assert refused(t, "1+", "pick") == "already_picked"
