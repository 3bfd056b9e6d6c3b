"""What a game declares: numbers and names follow, and nothing can be forgotten."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from types import ModuleType

import pytest

import broceliande as bro
from broceliande.engine.declared import (
    SEAT,
    Events,
    Questions,
    Reasons,
    because,
    event,
    game_over,
    names_of,
    no_such_move,
    not_asked,
    question,
    wrong_question,
)
from broceliande.engine.game import Game
from broceliande.engine.options import Options, choice, given, number, seats_of
from broceliande.engine.order import Order
from tests.whispers import GAME, questions, rules
from tests.whispers.questions import Ask, Task


class Asked(Questions):
    STEP = question(3, 4, rule="BE-036")
    YES_OR_NO = question(2)


def test_questions_are_numbered_named_and_laid_in_a_row() -> None:
    assert [(one.value, one.said, one.first, one.size) for one in Asked] == [
        (1, "step", 0, 12),
        (2, "yes_or_no", 12, 2),
    ]
    assert Asked.STEP.question.rule == "BE-036"
    assert Asked.starts() == [0, 0, 12]
    assert Asked.sizes() == [0, 12, 2]
    assert [Asked.of(move) for move in (0, 11, 13)] == [(1, 0), (1, 11), (2, 1)]
    assert Asked.STEP.question.unpack(7) == (1, 3)
    for move in (-1, 14):
        with pytest.raises(ValueError, match="no such move"):
            Asked.of(move)


def test_reasons_begin_with_the_four_of_the_engine() -> None:
    class Right(Reasons):
        ENDED = game_over("BE-123")
        LATER = not_asked()
        OTHER = wrong_question()
        NONE = no_such_move()
        TOO_FAR = because("BE-032")

    assert [(why.value, why.reason.code) for why in Right][3:] == [(4, "none"), (5, "too_far")]
    assert Right.TOO_FAR.reason.rule == "BE-032"
    with pytest.raises((TypeError, RuntimeError), match="reasons begin with"):

        class Wrong(Reasons):
            ENDED = game_over("BE-123")
            OTHER = wrong_question()

    with pytest.raises((TypeError, RuntimeError), match="reasons begin with"):

        class Twice(Reasons):
            ENDED = game_over()
            LATER = not_asked()
            OTHER = wrong_question()
            NONE = no_such_move()
            AGAIN = not_asked()


def test_events_name_their_arguments() -> None:
    class Told(Events):
        MOVED = event(player=SEAT, from_="hex", hex="hex")

    assert Told.MOVED.event.name == "moved"
    assert list(Told.MOVED.event.arguments) == ["player", "from", "hex"]
    with pytest.raises(TypeError, match="four numbers at most"):
        event(a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT)


def test_names_follow_from_an_enumeration_that_counts_from_0() -> None:
    class Gift(IntEnum):
        CLOVER = 0
        FEATHER = 1

    class Gap(IntEnum):
        ONE = 1

    assert names_of(Gift) == ("clover", "feather")
    with pytest.raises(AssertionError):
        names_of(Gap)


def test_options_lie_one_behind_the_other() -> None:
    class Host(Options):
        FIRST = choice(seats_of, lot=True)
        FACES = given(3, lambda value, setting: (1, 2, 3))
        LIMIT = number(0, 9, unset=7)

    assert [(one.value, one.option.name) for one in Host] == [
        (0, "first"),
        (1, "faces"),
        (4, "limit"),
    ]
    assert Host.cells() == 5
    assert [list(one.option.open) for one in Host] == [[-1], [-1, -1, -1], [7]]


def ordered(order: Order) -> Game:
    """The test game with another order of play."""
    module = ModuleType("rules")
    vars(module).update(vars(rules))
    vars(module)["ORDER"] = order
    return replace(GAME, rules=(questions, module))


@pytest.mark.parametrize("member", [*Ask, *Task], ids=str)
def test_a_forgotten_member_is_an_error_when_the_game_is_bound(member: Ask | Task) -> None:
    assert set(GAME.dispatchers) == {"reason", "worth", "do_answer", "do_task"}
    broken = ordered(tuple(row for row in GAME.order if row[0] is not member))
    said = f"whispers: ORDER says nothing of {type(member).__name__}.{member.name}"
    with pytest.raises(TypeError, match=said):
        bro.table(broken, 2, 1)


def test_a_member_stands_once_in_the_order_of_play() -> None:
    with pytest.raises(TypeError, match="whispers: ORDER says twice of Ask.LAY"):
        _ = ordered((*GAME.order, GAME.order[1])).dispatchers


def test_the_order_of_play_names_no_stranger() -> None:
    row = (Asked.STEP, *GAME.order[1][1:])
    with pytest.raises(TypeError, match="whispers: ORDER speaks of"):
        _ = ordered((*GAME.order, row)).dispatchers


def test_a_game_that_declares_nothing_says_so() -> None:
    with pytest.raises(TypeError, match="whispers: the rules declare one class of Questions: none"):
        _ = replace(GAME, rules=(ModuleType("rules"),)).questions
    with pytest.raises(TypeError, match="whispers: no describe in things"):
        _ = replace(GAME, speech=(ModuleType("things"),)).describe


def test_the_order_of_play_can_be_read_in_a_traceback() -> None:
    import linecache

    code = GAME.dispatchers["reason"].__code__
    text = "".join(linecache.getlines(code.co_filename))
    assert "return lay_refusal(s, seat, answer)" in text
