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

    def do_task(s: Fields, task: int, a: int, b: int) -> None:
        """Do a task that was pending."""

    def do_answer(s: Fields, seat: int, answer: int) -> None:
        """Do what an answer to the question asked does."""


def go_on(s: Fields) -> None:
    """Do what is pending until somebody is asked or the game is over."""
    while not waiting(s):
        at = take(s)
        todo = s.todo[at]
        do_task(s, todo[0], todo[1], todo[2])


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
