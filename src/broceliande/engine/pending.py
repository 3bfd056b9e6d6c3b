"""What is asked now and what remains to be done: in the position, never on the call stack.

Written in the rules' own dialect. A game pushes tasks (its own numbers, up to two numbers of
detail each), and `turns` takes the last one pushed until a question is asked or the game ends.
"""

from __future__ import annotations

from broceliande.engine.fields import Fields


def push(s: Fields, task: int, a: int = 0, b: int = 0) -> None:
    """Do this before everything that is pending already."""
    at = s.todo_n
    row = s.todo[at]
    row[0] = task
    row[1] = a
    row[2] = b
    s.todo_n = at + 1


def take(s: Fields) -> int:
    """The place in `todo` of the task to do now; it is no longer pending."""
    s.todo_n = s.todo_n - 1
    return s.todo_n


def waiting(s: Fields) -> bool:
    """Whether the table waits for somebody, or for nobody any more."""
    return s.asked != 0 or s.over != 0


def ask(s: Fields, question: int, seat: int) -> None:
    """Ask one seat."""
    s.question = question
    s.asked = 1 << seat


def ask_all(s: Fields, question: int, seats: int) -> None:
    """Ask several seats at once (a bit each); nothing of an answer shows before all are in."""
    s.question = question
    s.asked = seats
    for seat in range(s.seats):
        s.sealed[seat] = -1


def answered(s: Fields, seat: int) -> None:
    """The seat owes no answer any more."""
    s.asked = s.asked & ~(1 << seat)


def seal(s: Fields, seat: int, answer: int) -> bool:
    """Keep an answer sealed; True when it was the last one and all may be opened."""
    s.sealed[seat] = answer
    return s.asked == 0


def finish(s: Fields, ending: int) -> None:
    """The game is over: nothing is asked and nothing is pending any more."""
    s.over = 1
    s.ending = ending
    s.question = 0
    s.asked = 0
    s.todo_n = 0
