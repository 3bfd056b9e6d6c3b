"""The time of day, as everything that is stored or told has it.

Where several servers share a database, all of them go by its clock: each knows how far it is ahead
of their own. So a deadline means the same to every one of them, whatever their own clocks say.
"""

from __future__ import annotations

import time

NEAR = 0.1  # seconds: a smaller difference may as well lie on the way
FAR = 2.0  # an answer that was longer on its way tells nothing

_ahead = 0.0  # seconds by which the database's clock is ahead of this machine's


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int((time.time() + _ahead) * 1000)


def set_by(theirs: float, asked: float) -> None:
    """The database's clock, in seconds, was asked for at a time of ours, and has just answered."""
    global _ahead
    answered = time.time()
    ahead, trip = theirs - (asked + answered) / 2, answered - asked
    if 0 <= trip < FAR and abs(ahead - _ahead) > max(NEAR, trip):
        _ahead = ahead
