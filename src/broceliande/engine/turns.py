"""The walk through a turn: an answer is carried out, then what is pending is done until somebody
is asked or the game is over.

Written in the rules' own dialect; `do_task` and `do_answer` are made of what a game's `flow`
declares (engine/order.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from broceliande.engine.fields import Fields
from broceliande.engine.pending import answered, take, waiting

if TYPE_CHECKING:  # made of what a game declares
    ASK_AT: list[int]
    ASK_SIZE: list[int]
    FORCED: list[int]  # by question: 1 if an only answer is taken without asking

    def do_task(s: Fields, task: int, a: int, b: int) -> None:
        """Do a task that was pending."""

    def do_answer(s: Fields, seat: int, answer: int) -> None:
        """Do what an answer to the question asked does."""

    def reason(s: Fields, seat: int, answer: int) -> int:
        """0 if an asked seat may answer the question so, else why not."""

    def worth(s: Fields, seat: int, base: int) -> int:
        """Which of the 32 answers from `base` on are worth a look, a bit each."""


def go_on(s: Fields) -> None:
    """Do what is pending until somebody has a choice or the game is over."""
    while True:
        only = only_answer(s)
        if only >= 0:
            take_answer(s, asked_alone(s), ASK_AT[s.question] + only)
        elif waiting(s):
            return
        else:
            at = take(s)
            todo = s.todo[at]
            do_task(s, todo[0], todo[1], todo[2])


def asked_alone(s: Fields) -> int:
    """The seat that is asked, if it is asked alone, else -1."""
    alone = -1
    for seat in range(s.seats):
        if s.asked == 1 << seat:
            alone = seat
    return alone


def only_answer(s: Fields) -> int:
    """The answer that is taken without asking: there is no other one, and the question is of those
    that such an answer to is not worth a word. -1 if somebody has to answer."""
    if FORCED[s.question] == 0:
        return -1
    seat = asked_alone(s)
    if seat < 0:
        return -1
    only, bits = -1, 0
    for answer in range(ASK_SIZE[s.question]):
        if answer % 32 == 0:
            bits = worth(s, seat, answer)
        if (bits >> (answer % 32)) & 1 != 0 and reason(s, seat, answer) == 0:
            if only >= 0:
                return -1
            only = answer
    return only


def take_answer(s: Fields, seat: int, move: int) -> None:
    """Carry a legal move out; what is pending then is still to be done."""
    answer = move - ASK_AT[s.question]
    answered(s, seat)
    do_answer(s, seat, answer)


def play_answer(s: Fields, seat: int, move: int) -> None:
    """The `play` of a game that has none of its own: carry a legal move out, and go on."""
    take_answer(s, seat, move)
    go_on(s)


def never_refused(s: Fields, seat: int, answer: int) -> int:
    """The refusal of a question whose every answer is legal whenever it is asked."""
    return 0
