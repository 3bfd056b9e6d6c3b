"""Clocks: none, so long for each move, or so long for the whole game, with something back for each
move.

A clock for each move is a bank that every answer fills up again. An answer that is taken back has
earned nothing: what it brought is owed, and kept from what the next answers bring. So nobody gains
time by answering and taking back, and nobody's flag falls because something was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

NONE, MOVE, GAME = "none", "move", "game"
DAY = 86_400_000  # milliseconds; always as many, whatever the clocks on the walls do


@dataclass(frozen=True)
class Pace:
    """What was agreed about time. All times are milliseconds."""

    kind: str = NONE
    limit: int = 0  # for each move, or for the whole game
    bonus: int = 0  # that comes back with each answer
    cap: int = 0  # above which it does not; 0: there is no such thing

    @property
    def earns(self) -> int:
        """What an answer brings at the most."""
        return self.limit if self.kind == MOVE else self.bonus

    @property
    def slow(self) -> bool:
        """Whether one may think for days: then a day off is spent before a flag falls."""
        return self.kind != NONE and self.limit >= DAY

    def filled(self, left: int, by: int) -> int:
        """What is left after something came back."""
        most = self.limit if self.kind == MOVE else self.cap
        return max(left, min(left + by, most)) if most else left + by


class Clock:
    """The time of every seat at one table."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.limit] * seats  # as it stood when it began to run
        self.since = [0] * seats  # when it began to run; 0: it stands still
        self.owed = [0] * seats  # what answers brought that were taken back

    def turn(self, running: Iterable[int], stopped: int, now: int, earns: bool = True) -> int:
        """From now on these seats think; one has stopped, if only to begin again: it answered,
        which earns it something, or took something back. What it earned."""
        if self.pace.kind == NONE:
            return 0
        thinking, earned = set(running), 0
        for seat, since in enumerate(self.since):
            if since and (seat == stopped or seat not in thinking):
                self._stop(seat, now)
                if seat == stopped and earns:
                    earned = self._earn(seat)
                elif seat != stopped and self.pace.kind == MOVE:
                    self.left[seat] = self.pace.limit  # asked again, it is another move
            if seat in thinking and not self.since[seat]:
                self.since[seat] = now
        return earned

    def _stop(self, seat: int, now: int) -> None:
        self.left[seat] = max(0, self.left[seat] - max(0, now - self.since[seat]))
        self.since[seat] = 0

    def _earn(self, seat: int) -> int:
        """What an answer brings, in place of what was owed too."""
        again = min(self.owed[seat], self.pace.earns)
        before = self.left[seat]
        self.owed[seat] -= again
        self.left[seat] = self.pace.filled(before, self.pace.earns - again)
        return self.left[seat] - before + again

    def owe(self, seat: int, earned: int) -> None:
        """An answer that brought so much is taken back."""
        self.owed[seat] += earned

    def refill(self, seat: int) -> None:
        """Somebody takes up a seat whose time was over: they get a fresh clock."""
        self.left[seat] = self.pace.limit
        self.since[seat] = self.owed[seat] = 0

    def rest(self, seat: int, by: int, now: int) -> None:
        """A day off: so much more time for a seat that thinks. What went by since its time was over
        costs nothing."""
        self.left[seat] = max(self.left[seat], now - self.since[seat]) + by

    def next_fall(self) -> int | None:
        """When the next flag falls, if none answers before."""
        falls = [s + left for s, left in zip(self.since, self.left, strict=True) if s]
        return min(falls, default=None)

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is over."""
        pairs = enumerate(zip(self.since, self.left, strict=True))
        return [seat for seat, (since, left) in pairs if since and since + left <= now]

    @property
    def running(self) -> list[int]:
        """The seats that think."""
        return [seat for seat, since in enumerate(self.since) if since]

    def left_at(self, now: int) -> list[int]:
        """How much time each seat has left."""
        return [
            max(0, left - max(0, now - since)) if since else left
            for since, left in zip(self.since, self.left, strict=True)
        ]
