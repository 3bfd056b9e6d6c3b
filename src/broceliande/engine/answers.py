"""Which question a move answers: moves number the answers to all questions in one row."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


def answer_of(starts: Sequence[int], move: int) -> tuple[int, int]:
    """The number of the question that a move answers, and the number of the answer.

    `starts` is the game's ASK_AT: by question, from 1 on, the move that is its first answer.
    """
    ask = bisect_right(starts, move, lo=1) - 1
    return ask, move - starts[ask]
