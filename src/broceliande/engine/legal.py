"""Legal moves: exactly the answers to the question asked that are not refused.

Written in the rules' own dialect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from broceliande.engine.declared import GAME_OVER, NOT_ASKED
from broceliande.engine.fields import Fields
from broceliande.engine.luck import draw
from broceliande.engine.pending import answered

if TYPE_CHECKING:  # made of what a game declares
    ASK_AT: list[int]  # by question: the move that is its first answer
    ASK_SIZE: list[int]  # by question: how many answers it has
    AMENDED: list[int]  # by amendment: 1 if the table is played by it

    def reason(s: Fields, seat: int, answer: int) -> int:
        """0 if an asked seat may answer the question so, else why not."""

    def left_out(s: Fields, seat: int, move: int) -> int:
        """Why a move does not answer the question asked: WRONG_QUESTION or something better."""


def legal(s: Fields, seat: int, out: list[int]) -> int:
    """Write the legal moves of an asked seat into `out`, in rising order; return how many."""
    n = 0
    first = ASK_AT[s.question]
    for answer in range(ASK_SIZE[s.question]):
        if reason(s, seat, answer) == 0:
            out[n] = first + answer
            n += 1
    return n


def refusal(s: Fields, seat: int, move: int) -> int:
    """0 if the seat may play the move, else the first reason that applies."""
    if s.over != 0:
        return GAME_OVER
    if (s.asked >> seat) & 1 == 0:
        return NOT_ASKED
    answer = move - ASK_AT[s.question]
    if answer < 0 or answer >= ASK_SIZE[s.question]:
        return left_out(s, seat, move)
    return reason(s, seat, answer)


def answer_to(question: int, move: int) -> int:
    """The answer that a move gives to a question, -1 if it answers another one."""
    answer = move - ASK_AT[question]
    return answer if 0 <= answer < ASK_SIZE[question] else -1


def amended(amendment: int) -> bool:
    """Whether the table is played by an amendment of the rules."""
    return AMENDED[amendment] != 0


def question_of(move: int) -> int:
    """The question that a move answers."""
    question = 1
    while move >= ASK_AT[question] + ASK_SIZE[question]:
        question += 1
    return question


def reseal(s: Fields, seat: int) -> None:
    """For `redeal`: draw anew every sealed answer that is not this seat's own."""
    for other in range(s.seats):
        if other != seat and s.sealed[other] >= 0:
            s.asked = s.asked | (1 << other)
            s.sealed[other] = any_answer(s, other)
            answered(s, other)


def any_answer(s: Fields, seat: int) -> int:
    """A legal answer of an asked seat, drawn uniformly."""
    n = 0
    for answer in range(ASK_SIZE[s.question]):
        if reason(s, seat, answer) == 0:
            n += 1
    left = draw(s, n)
    for answer in range(ASK_SIZE[s.question]):
        if reason(s, seat, answer) == 0:
            if left == 0:
                return answer
            left -= 1
    return -1
