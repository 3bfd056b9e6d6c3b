"""Which answer a seat may take back.

The last answer, and of several that are sealed together each seat's own: nothing of them shows
before the last one is in, so none depends on another.
"""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.engine.fields import Fields
from broceliande.engine.game import Game


def still_sealed(game: Game, before: Fields, after: Fields) -> bool:
    """Whether an answer stays sealed for now: of those who were asked together with it some are
    still asked, and nobody else is."""
    if not before.question or before.question != after.question or after.asked & ~before.asked:
        return False
    return game.questions[before.question - 1].together


def waits(game: Game, past: Sequence[tuple[Fields, int]], now: Fields) -> bool:
    """Whether the last answer is sealed until others have answered too."""
    return bool(past) and still_sealed(game, past[-1][0], now)


def taken_back_at(
    game: Game, positions: Sequence[Fields], seats: Sequence[int], seat: int | None
) -> int | None:
    """Which of the answers of these seats, each given in one of these positions and leading to the
    next, the seat (None: whoever answered last) may take back; None if none of them."""
    last = len(seats) - 1
    at = last
    while at >= 0 and seat is not None and seats[at] != seat:
        at -= 1
    if at < 0:
        return None
    steps = range(at, last + 1) if at < last else ()  # the last one needs no seal
    free = all(still_sealed(game, positions[n], positions[n + 1]) for n in steps)
    return at if free else None
