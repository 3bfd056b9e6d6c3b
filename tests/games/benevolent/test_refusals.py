"""Refusals (ledger, section 4): their order; that each code is reached is a law."""

from collections.abc import Callable

import pytest

import broceliande as bro
from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import Who, at, lay
from tests.games.benevolent.refusals import SQUARE, tied, won
from tests.rules import rule

ORDER: list[tuple[str, Callable[[], bro.Table], str, Answer, int]] = [
    ("game_over", won, "window", "E1", 2),  # before not_your_turn
    ("not_your_turn", lambda: lay("F2"), "action", "hex", 2),  # before wrong_phase
    ("wrong_phase", lambda: play(lay("F2"), hex=(0, 0)), "hex", "hex 9", 1),  # no_such_hex
    ("wrong_phase", lambda: lay("F2"), "victim", 1, 1),  # before not_a_tied_rival
    ("must_use_card", lambda: lay("F2"), "step", (0, 0), 1),  # before no_such_step
    ("no_such_step", lambda: lay("F2"), "step", "hex 8", 1),  # no hex, so no Step to choose
    ("same_hex", lambda: play(lay("F2", Who(steps=[(0, 0), (0, 0), (1, 0), (1, 0)], secrets="P4")),
                              step=(0, 0)), "hex", (0, 0), 1),  # before own_step_there
    ("own_step_there", lambda: play(lay("F2", Who(steps=[(0, 0), (1, 0), (2, 0), (0, 1)])),
                                    step=(1, 0)), "hex", (2, 0), 1),  # before not_connected
    ("not_adjacent", lambda: play(lay("F4", Who(steps=[(0, 0), (0, 1), (1, 0), (2, -1)])),
                                  step=(1, 0)), "hex", (2, 2), 1),  # before not_connected
    ("cannot_pay_dues", lambda: play(lay("F2", Who(gifts=(0, 0, 0, 0, 1))), hex=(1, 2)),
     "action", "hex", 1),  # before effect_impossible
    ("no_such_choice", lambda: play(lay("F3", Who(gifts=(1, 5, 0, 0, 0)), Who(gifts=(0,) * 5)),
                                    hex=(2, 0), action="hex"), "exchange", "statuette", 1),
    ("gift_unobtainable", lambda: play(lay("F2", Who(2, (1, 0, 0, 2, 0))), hex=(0, 1),
                                       action="hex"), "buy", "amber", 1),  # price_too_high
    ("no_such_choice", lambda: play(lay("F3", pyramid=["P1", "P2"]), hex=(1, -1), action="hex"),
     "secret", 5, 1),  # before tile_covered
    ("no_such_choice", lambda: lay("F2", Who(secrets="E5")), "window", "E3", 1),
    ("not_a_tied_rival", tied, "victim", 4, 1),  # a seat that nobody has
    ("no_such_choice", lambda: play(lay("F2"), hex=(1, 0), action="hex"), "arrow", "none", 1),
]  # fmt: skip


@rule("BE-027", "BE-028", "BE-051")
@pytest.mark.parametrize(("code", "lay_it", "question", "answer", "player"), ORDER)
def test_the_first_code_that_applies_is_given(
    code: str, lay_it: Callable[[], bro.Table], question: str, answer: Answer, player: int
) -> None:
    assert refused(lay_it(), question, answer, player) == code


@rule("BE-035", "BE-092")
def test_a_skipped_window_and_step_count_as_open_at_the_next_question() -> None:
    t = lay("F2", Who(steps=[(0, 0)], secrets="E3"))
    assert t.question == "hex"
    assert refused(t, "window", "E3") == "secret_not_usable"
    assert refused(t, "window", "E1") == "no_such_choice"  # not owned
    assert refused(t, "window", "go on") == "wrong_phase"  # nothing to go on from
    assert refused(t, "step", (0, 0)) == "must_use_card"
    assert refused(t, "step", "card") == "wrong_phase"  # chosen already
    assert refused(t, "action", "gather") == "wrong_phase"
    play(t, hex=(1, 0))  # the window before the action is skipped, the step is over
    assert t.question == "action"
    assert refused(t, "window", "E3") == "secret_not_usable"
    assert refused(t, "step", (0, 0)) == "wrong_phase"
    play(t, action="hex")
    assert t.question == "arrow"  # the question after it was answered
    assert refused(t, "window", "E3") == "wrong_phase"


@rule("BE-092")
def test_a_skipped_window_closes_when_the_step_is_chosen() -> None:
    t = lay("F2", Who(steps=SQUARE, secrets="E3"))
    assert t.question == "step"
    assert refused(t, "window", "E3") == "secret_not_usable"
    play(t, step=(0, 0))
    assert refused(t, "window", "E3") == "wrong_phase"
    assert refused(t, "step", (0, 0)) == "wrong_phase"


@rule("BE-086", "BE-092")
def test_a_window_closed_by_its_last_usable_secret_counts_as_open() -> None:
    t = lay("F2", Who(secrets="E3 E1"))
    play(t, window="E1")
    assert t.question == "hex"
    assert refused(t, "window", "E3") == "secret_not_usable"
    assert refused(t, "window", "E1") == "no_such_choice"  # used
    t = lay("F2", Who(secrets="E3 E1"))
    play(t, window="go on")
    assert refused(t, "window", "E3") == "wrong_phase"  # that window was asked, not skipped


@rule("BE-035", "BE-036")
def test_a_step_without_a_choice_is_skipped_also_when_the_card_is_empty() -> None:
    edition = {"permanent": [{"id": "P4", "max_own": 4}]}
    t = lay("F2", Who(steps=[(0, 0)] * 4, secrets="P4"), edition=edition)
    assert (t.question, at(t).lifted) == ("hex", 0)
    assert choices(t) == [(1, 0), (0, 1)]
    assert refused(t, "hex", (0, 0)) == "same_hex"
    assert refused(t, "step", "card") == "no_such_step"
    assert refused(t, "step", (1, 0)) == "no_such_step"
    assert refused(t, "step", (0, 0)) == "wrong_phase"  # chosen already


@rule("BE-027", "BE-106")
def test_second_movement_and_third_exchange_are_of_the_wrong_phase() -> None:
    t = lay("F3", Who(9, (3, 0, 0, 0, 0), secrets="P1"))
    play(t, hex=(2, 0))
    assert refused(t, "hex", (1, 0)) == "wrong_phase"
    play(t, action="hex", exchange="clover")
    play(t, repeat="yes", exchange="clover")
    assert refused(t, "exchange", "clover", player=1) == "not_your_turn"  # the turn has passed
    t = lay("F3", Who(9, (3, 0, 0, 0, 0), secrets="P1 E6"))
    play(t, window="E6", exchange="clover")
    play(t, repeat="yes", exchange="clover")
    assert refused(t, "exchange", "clover") == "wrong_phase"
