"""The turn (BW-026 to BW-031) and moving workers (BW-032 to BW-039)."""

from tests.games.bethel_woods.answers import choices, may, play, refused, told
from tests.games.bethel_woods.board import at, begin, lay
from tests.games.bethel_woods.looking import lying, standing
from tests.rules import rule


@rule("BW-026", "BW-090")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    t = lay(characters="nova fenn linny", options={"first": 2}, player=3)
    order = []
    for _ in range(4):
        order.append(t.asked[0])
        machine = next(n for n in "123456" if refused(t, f"{n}+") == "")
        play(t, f"{machine}+")
        while t.question != "finish":
            t.play(t.asked[0], t.moves(t.asked[0])[-1])
        assert refused(t, "end", player=(t.asked[0] + 1) % 3 + 1) == "not_your_turn"
        play(t, "end")
        if t.over:
            break
    assert order == [2, 0, 1, 2][: len(order)]
    assert len(order) >= 3


@rule("BW-027")
def test_workers_must_be_moved_exactly_once() -> None:
    t = lay()
    assert refused(t, "end", "finish") == "move_not_finished"
    play(t, "1+")
    assert refused(t, "2+", "pick") == "already_picked"
    play(t, "tec>2")
    assert refused(t, "end", "finish") == "move_not_finished"
    play(t, "ele>3")
    assert refused(t, "4+", "pick") == "already_picked"
    play(t, "end")
    assert t.asked == (1,)


@rule("BW-028", "BW-043", "RU-13")
def test_every_worker_laid_may_repair_before_the_next_is_laid() -> None:
    t = play(lay(machines={2: "2d", 3: "3e"}), "1+", "tec>2")
    assert (t.question, refused(t, "ele>3", "place")) == ("repair", "another_question")
    play(t, ".", "ele>3")
    assert t.question == "repair"
    assert refused(t, "2d") == "repair_type"  # the chance on machine 2 is gone
    play(t, "3e")
    assert (lying(t, 2), lying(t, 3)) == ("2d", "")


@rule("BW-029", "RU-11", "RU-12")
def test_unmask_or_build_never_both() -> None:
    t = lay("1s 2s 1m 2m", workers={1: "eng eng"}, crowd=4, spies=[2])
    play(t, "1+", "eng>2", "eng>s2", "1s")
    assert at(t).built == 1
    assert refused(t, "spy 2") == "built_this_turn"
    assert at(t).hand_n == 0  # nothing is left to build with


@rule("BW-030", "BW-071")
def test_the_ability_is_used_once_a_turn_and_again_in_the_next() -> None:
    t = lay("1m 2m 3m", characters="harris fenn")
    play(t, "ability", "1m", "2>4")
    assert refused(t, "ability") == "ability_used"
    play(t, "1+", "tec>2")
    assert refused(t, "ability") == "ability_used"
    play(t, "ele>3")
    assert refused(t, "ability") == "ability_used"
    begin(t)
    assert refused(t, "ability") == ""


@rule("BW-031", "BW-072")
def test_malfunctions_come_after_the_turn_and_nobody_acts_then() -> None:
    t = lay("1m", "2m", characters="harris linny", reserve="3m 4m 5m")
    play(t, "1+", "tec>2", "ele>3")
    assert lying(t, 4) == ""
    play(t, "end")
    assert [lying(t, n) for n in (3, 4, 5)] == ["3m", "4m", "5m"]
    assert (t.asked, t.question) == ((1,), "pick")


@rule("BW-032")
def test_all_workers_of_the_machine_are_taken_up() -> None:
    t = play(lay(workers={3: "mec ele ele", 5: "eng"}), "3+")
    assert standing(t, 3) == ""
    assert (list(at(t).hand), at(t).hand_n) == ([1, 0, 0, 2], 3)


@rule("BW-033", "RU-05")
def test_a_machine_without_workers_cannot_be_chosen() -> None:
    t = lay(workers={1: "", 2: "mec eng tec ele"})
    assert refused(t, "1+") == refused(t, "1-") == "no_worker_on_machine"
    assert len(choices(t)) == 10  # five machines, two directions


@rule("BW-034", "RU-07")
def test_the_direction_is_chosen_with_the_machine_and_stays() -> None:
    for pick, way in (("4+", [5, 6]), ("4-", [3, 2])):
        t = play(lay(), pick)
        assert may(t, *(f"eng>{n}" for n in range(1, 7))) == {f"eng>{way[0]}"}
        play(t, f"eng>{way[0]}")
        assert may(t, *(f"tec>{n}" for n in range(1, 7))) == {f"tec>{way[1]}"}
        assert refused(t, "tec>4") == "bad_direction"


@rule("BW-035")
def test_one_worker_is_left_on_each_machine_on_the_way() -> None:
    t = lay(workers={2: "mec mec eng"}, crowd=6)
    play(t, "2+", "mec>3", "eng>4", "mec>5")
    assert [standing(t, n) for n in (2, 3, 4, 5)] == ["", "mec", "eng", "mec"]
    assert t.question == "finish"


@rule("BW-036")
def test_any_worker_of_the_hand_may_be_left() -> None:
    t = play(lay(workers={2: "mec eng tec ele"}, crowd=6), "2+")
    assert may(t, "mec>3", "eng>3", "tec>3", "ele>3") == {"mec>3", "eng>3", "tec>3", "ele>3"}
    play(t, "tec>3")
    assert may(t, "mec>4", "eng>4", "ele>4") == {"mec>4", "eng>4", "ele>4"}
    assert refused(t, "tec>4") == "worker_not_in_hand"


@rule("BW-037", "BW-038", "RU-06")
def test_no_machine_is_skipped_not_even_the_first() -> None:
    t = lay(workers={2: "mec mec mec eng eng eng tec tec"}, crowd=5)
    play(t, "2+")
    for machine, worker in zip(
        [3, 4, 5, 6, 1, 2, 3, 4],
        ["mec", "mec", "mec", "eng", "eng", "eng", "tec", "tec"],
        strict=True,
    ):
        play(t, f"{worker}>{machine}")
    assert standing(t, 2) == "eng"  # the sixth
    assert standing(t, 3) == "mec tec"  # the first and the seventh
    assert standing(t, 5) == "mec tec ele ele ele"  # any number may stand there


@rule("BW-039")
def test_only_the_last_worker_may_enter_the_orphanage() -> None:
    t = play(lay("1e 1d", workers={1: "tec ele"}), "1+")
    assert refused(t, "tec>s1") == refused(t, "ele>s1") == "not_last_worker"
    t = lay("1m", characters="linny fenn", workers={2: "mec", 1: "eng tec ele"})
    play(t, "2+", "mec>s2")
    assert at(t).orphanage[1] == 0


def test_what_happened_is_told() -> None:
    t = play(lay(machines={2: "2d"}), "1+", "tec>2", "2d", "ele>3", "end")
    assert told(t, "picked") == [(0, 0, 0, 0)]
    assert [numbers[:3] for numbers in told(t, "laid")] == [(0, 2, 1), (0, 3, 2)]
    assert len(told(t, "repaired")) == 1
    assert len(told(t, "placed")) == 6 + 3


@rule("BW-032", "BW-036")
def test_with_an_empty_hand_no_worker_is_placed() -> None:
    t = lay()
    assert refused(t, "tec>2", "place") == "nothing_in_hand"
    play(t, "1+")
    assert refused(t, "mec>2") == "worker_not_in_hand"
    play(t, "tec>2", "ele>3")
    assert refused(t, "ele>4", "place") == "nothing_in_hand"


@rule("BW-052")
def test_no_machine_is_the_last_one_before_the_last_worker() -> None:
    t = play(lay(), "1+", "tec>2")
    assert at(t).last == -1
    play(t, "ele>3")
    assert at(t).last == 2


@rule("BW-027", "BW-032")
def test_a_turn_begins_with_nothing_done() -> None:
    t = play(lay("1m 2m", characters="violet fenn"), "ability", "1+", "tec>2", "ele>3", "end")
    s = at(t)
    assert (t.question, s.player) == ("pick", 1)
    assert [s.picked, s.at, s.last, s.worker, s.token] == [-1] * 5
    done = [s.laid, s.repairs, s.built_now, s.unmasked, s.used, s.saved, s.placed, s.failed]
    assert done == [0] * 8
