"""Clocks: none, so long for each move, or so long for the whole game."""

from __future__ import annotations

from collections.abc import Iterable

NONE, MOVE, GAME = "none", "move", "game"


class Clock:
    """The time of every seat at one table. All times are milliseconds."""

    def __init__(self, kind: str, limit: int, seats: int) -> None:
        self.kind = kind
        self.limit = limit
        self.left = [limit] * seats  # as it stood when it began to run
        self.since = [0] * seats  # when it began to run; 0: it stands still

    def turn(self, running: Iterable[int], answered: int, now: int) -> None:
        """From now on these seats think; the one that answered has stopped, if only to begin
        again."""
        if self.kind == NONE:
            return
        thinking = set(running)
        for seat, since in enumerate(self.since):
            if since and (seat == answered or seat not in thinking):
                self._stop(seat, now)
            if seat in thinking and not self.since[seat]:
                self.since[seat] = now

    def _stop(self, seat: int, now: int) -> None:
        if self.kind == GAME:
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since[seat]))
        self.since[seat] = 0

    def refill(self, seat: int) -> None:
        """Somebody takes up a seat whose time was over: they get a fresh clock."""
        self.left[seat] = self.limit
        self.since[seat] = 0

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
