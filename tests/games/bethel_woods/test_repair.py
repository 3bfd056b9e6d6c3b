"""Repairing (BW-040 to BW-047) and the Knowledge limit (BW-048 to BW-051)."""

from tests.games.bethel_woods.answers import may, play, refused
from tests.games.bethel_woods.board import at, begin, lay
from tests.games.bethel_woods.looking import discarded, lying, supply
from tests.rules import rule


@rule("BW-040", "BW-041", "BW-042")
def test_all_workers_of_the_type_laid_are_activated_and_no_others() -> None:
    t = lay(machines={2: "2e 2e 2e 2m 2m"}, workers={1: "ele", 2: "ele mec mec mec"}, crowd=5)
    play(t, "1+", "ele>2")
    assert at(t).repairs == 2
    assert may(t, "2e", "2m", ".") == {"2e", "."}
    assert refused(t, "2m") == "repair_type"
    play(t, "2e", "2e")
    assert (t.question, supply(t), lying(t, 2)) == ("finish", "2e 2e", "2m 2m 2e")
    assert refused(t, "2e", "repair") == "repair_too_many"


@rule("BW-040", "RU-15")
def test_a_lap_activates_anew() -> None:
    t = lay(machines={3: "3m 3m 3m"}, workers={2: "mec mec mec eng eng eng tec"}, crowd=5)
    play(t, "2+", "mec>3", "3m", "eng>4", "eng>5", "eng>6", "mec>1", "tec>2", "mec>3")
    assert at(t).repairs == 2
    play(t, "3m", "3m")
    assert supply(t) == "3m 3m 3m"


@rule("BW-041", "RU-14")
def test_fewer_may_be_repaired_down_to_none() -> None:
    board = {2: "2e 2e 2e"}
    t = lay(machines=board, workers={1: "ele", 2: "ele ele"}, crowd=5)
    play(t, "1+", "ele>2", ".")
    assert (supply(t), t.question) == ("", "finish")
    t = lay(machines=board, workers={1: "ele", 2: "ele ele"}, crowd=5)
    play(t, "1+", "ele>2", "2e", ".")
    assert (supply(t), lying(t, 2)) == ("2e", "2e 2e")


@rule("BW-041")
def test_no_more_than_lie_there() -> None:
    t = lay(machines={2: "2e"}, workers={1: "ele", 2: "ele ele"}, crowd=5)
    play(t, "1+", "ele>2", "2e")
    assert t.question == "finish"
    assert refused(t, "2e", "repair") == "token_not_there"


@rule("BW-044", "BW-112", "RU-14", "RU-22")
def test_the_player_chooses_among_different_values() -> None:
    t = lay(machines={2: "2e 5e 1e"}, workers={1: "ele"}, crowd=4)
    play(t, "1+", "ele>2")
    assert may(t, "1e", "2e", "3e", "5e") == {"1e", "2e", "5e"}
    assert refused(t, "3e") == "token_not_there"
    play(t, "5e")
    assert (supply(t), lying(t, 2)) == ("5e", "1e 2e")


@rule("BW-045", "BW-046")
def test_a_repaired_malfunction_is_knowledge_to_be_spent_at_once() -> None:
    t = lay(machines={6: "6s", 1: "1e"}, workers={1: "", 5: "eng ele ele", 6: "mec tec tec"})
    play(t, "5+", "eng>6", "6s", "ele>1", "1e", "ele>s1")
    assert (at(t).built, supply(t), supply(t, 2)) == (1, "6s", "")


@rule("BW-047")
def test_a_worker_in_the_orphanage_repairs_nothing_and_activates_nobody() -> None:
    t = lay("2e", machines={1: "1e 1e"}, workers={1: "ele"}, crowd=4)
    play(t, "1+", "ele>s1")
    assert (t.question, lying(t, 1), supply(t)) == ("finish", "1e 1e", "")


SEVEN = "1m 2m 3m 4m 5m 6m 1s"


@rule("BW-048", "BW-049", "RU-24")
def test_the_limit_is_seven_at_the_end_of_the_own_turn_only() -> None:
    t = lay(SEVEN, "1e 2e 3e 4e 5e 6e 1d 2d 3d", machines={2: "2d", 3: "3e"}, reserve="4s 5s 6s")
    play(t, "1+", "tec>2", "2d", "ele>3", "3e")
    assert at(t).held[0] == 9  # any number during the turn
    play(t, "end")
    assert (t.question, t.asked) == ("discard", (0,))
    assert lying(t, 4) == ""  # before malfunctions are placed
    assert refused(t, "6d") == "knowledge_missing"
    play(t, "1m", "3e")
    assert at(t).held[0] == 7
    assert at(t).held[1] == 9  # others are not bound
    assert (t.asked, t.question) == ((1,), "pick")
    assert lying(t, 4) == "4s"


@rule("BW-049")
def test_seven_may_be_kept() -> None:
    t = play(lay(SEVEN), "1+", "tec>2", "ele>3", "end")
    assert (t.asked, at(t).held[0]) == ((1,), 7)
    assert refused(t, "1m", "discard") == "discard_count"


@rule("BW-050", "BW-051")
def test_the_discard_pile_keeps_what_it_gets() -> None:
    t = lay(SEVEN + " 2s", characters="linny fenn", reserve="4d 5d 6d")
    left = at(t).reserve_n
    play(t, "1+", "tec>2", "ele>3", "end", "2s")
    assert discarded(t) == "2s"
    assert at(t).reserve_n == left - 3
    begin(t)
    assert discarded(t) == "2s"
    last = lay(reserve="4d 5d 6d", only=True)
    play(last, "1+", "tec>2", "ele>3", "end")
    assert at(last).reserve_n == 0  # a full discard pile does not refill it
    play(last, "4+", "eng>5", "tec>6", ".", "end")
    assert last.ending == "loss_reserve"


@rule("BW-028", "BW-043")
def test_a_repair_that_nobody_offered_is_another_question() -> None:
    t = lay("1m", machines={2: "2m"}, workers={2: "mec"}, crowd=5)
    assert refused(t, "2m", "repair") == "another_question"  # no worker was laid yet
    assert refused(t, ".", "repair") == "another_question"
    play(t, "2+", "mec>s2")
    assert at(t).worker == -1
    assert (
        refused(t, "2m", "repair") == "another_question"
    )  # a worker sent to build repairs nothing


@rule("BW-047")
def test_building_forgets_the_worker_laid_before() -> None:
    t = lay("1s", machines={2: "2e"}, workers={1: "ele eng"}, crowd=5)
    play(t, "1+", "ele>2", ".", "eng>s2")
    assert at(t).worker == -1
    assert refused(t, "2e", "repair") == "another_question"
