"""The rulings of the ledger on secrets, RU-27 to RU-46; see test_rulings for the others."""

import pytest

from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import Who, at, hexes, lay
from tests.games.benevolent.looking import hand
from tests.rules import rule

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]


@rule("RU-27", "BE-084")
def test_effects_do_not_nest() -> None:
    t = lay("F3", Who(9, (2, 1, 0, 0, 0), secrets="P1 E4b"))
    play(t, window="go on", hex=(2, 0))
    play(t, window="go on", action="hex")
    assert refused(t, "window", "E4b") == "wrong_phase"  # between dues and effect
    play(t, exchange="clover")
    assert t.question == "repeat"
    assert refused(t, "window", "E4b") == "wrong_phase"  # the known exception of RU-27
    play(t, repeat="no")
    assert choices(t) == ["E4b", "go on"]


@rule("RU-27", "BE-084")
def test_each_window_opens_in_its_place() -> None:
    t = lay("F2", Who(secrets="E5 P3"), stash=1)
    seen = []
    answers: dict[str, Answer] = {"hex": (0, 0), "action": "gather", "stash": "put"}
    while t.asked == (0,):
        question = t.question
        seen.append(f"{question} {at(t).window}" if question == "window" else question)
        play(t, **{question: answers.get(question, "go on")})
    assert seen == ["window 1", "hex", "window 2", "action", "stash", "window 3"]


@rule("RU-30", "BE-110", "BE-115")
def test_options_stay_options_and_the_rest_applies_by_itself() -> None:
    t = lay("F2", Who(steps=SQUARE[:1], secrets="P4 P6"))
    assert {(1, 0), (0, 1)} < set(choices(t))  # an ordinary movement is still there
    t = lay("F2", Who(steps=SQUARE[:1], secrets="P3 P5"), stash=1)
    play(t, hex=(1, 0), action="gather")
    assert choices(t) == ["put", "take"]  # one of the two, never neither


@rule("RU-35", "BE-103")
def test_a_repetition_is_a_free_new_choice() -> None:
    t = lay("F3", Who(2, (1, 0, 1, 0, 0), secrets="P1"))
    play(t, hex=(2, 0), action="hex", exchange="clover", repeat="yes")
    assert choices(t) == ["feather", "crystal"]
    t = lay("F3", Who(9, (0, 0, 0, 1, 0), secrets="P1"))
    play(t, hex=(2, 0), action="hex", exchange="amber")
    assert t.asked == (1,)  # a Statuette alone: nothing to exchange, nothing offered


@rule("RU-36", "BE-123")
@pytest.mark.parametrize(
    ("held", "place", "last"),
    [("P1", (2, 0), {"exchange": "amber"}), ("P2", (1, 1), {"arrow": "4>1"})],
)
def test_no_repetition_after_a_winning_exchange_or_sleep(
    held: str, place: tuple[int, int], last: dict[str, Answer]
) -> None:
    t = lay("F3", Who(9, (1, 1, 1, 2, 0), dream=4, secrets=held))
    play(t, hex=place, action="hex", **last)
    assert (t.over, t.places) == (True, (1, 2, 2))


@rule("RU-37", "BE-107")
def test_put_and_take_of_p3_are_data() -> None:
    edition = {"permanent": [{"id": "P3", "put": 3, "take": 5}]}
    t = lay("F2", Who(secrets="P3"), stash=4, edition=edition)
    play(t, hex=(0, 0), action="gather")
    assert at(play(t.copy(), stash="put")).stash == 7
    play(t, stash="take")
    assert (hand(t, 1), at(t).stash) == (6, 0)


@rule("RU-40", "BE-110")
def test_with_p4_the_own_step_there_is_connection_enough() -> None:
    t = lay("F2", Who(steps=[(0, 0)], secrets="P4"))
    assert set(choices(t)) == {(0, 0), (1, 0), (0, 1)}
    play(t, hex=(0, 0))
    t = lay("F2", Who(steps=[(0, 0), (0, 0), (1, 0), (2, 0)], secrets="P4"))
    play(t, step=(0, 0))  # the other one stays: the group holds
    assert refused(t, "hex", (2, 0)) == ""
    t = lay("F2", Who(steps=[(0, 0), (0, 1), (1, 1), (1, 1)], secrets="P4"))
    play(t, step=(0, 1))
    assert refused(t, "hex", (1, 1)) == "own_step_there"
    assert refused(t, "hex", (0, 0)) == "not_connected"


@rule("RU-41", "BE-113")
def test_p5_taken_at_the_table_gives_its_first_leaf_next_turn() -> None:
    t = lay("F3", pyramid=["P5"])
    play(t, hex=(1, -1), action="hex", secret=9)
    assert hand(t, 1) == 0
    for _ in range(2):
        play(t, hex=(0, 1), action="gather")
    play(t, hex=(2, -1))
    assert hand(t, 1) == 1


@rule("RU-43", "BE-121")
def test_p4_and_p6_together() -> None:
    t = lay("F2", Who(steps=[(0, 0), (0, 0), (1, 2), (2, 0)], secrets="P4 P6"))
    assert set(choices(t)) == {(0, 0), (1, 2), (2, 0)}
    play(t, step=(1, 2))
    assert set(choices(t)) == set(hexes(t)) - {(0, 0), (1, 2)}


@rule("RU-46", "BE-105", "BE-117", "BE-118", "BE-119")
def test_p7_p8_and_p9_touch_no_other_payment() -> None:
    t = lay("F3", Who(9, secrets="P1 P2 P7 P8 P9"), Who(steps=[(1, 1), (2, 0)]))
    play(t, hex=(2, 0), action="hex", exchange="clover")
    assert hand(t, 1) == 8
    play(t, repeat="yes", exchange="feather")
    assert hand(t, 1) == 6
    t = lay("F3", Who(9, secrets="P1 P2 P7 P8 P9"))
    play(t, hex=(1, 1), action="hex", arrow="1>2", repeat="yes")
    assert hand(t, 1) == 6
    t = lay("F2", Who(2, secrets="P9"), Who(steps=[(2, 0)]))
    play(t, hex=(2, 0), action="hex")  # P9 leaves the dues at 2
    assert hand(t, 1) == 0
