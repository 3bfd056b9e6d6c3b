"""The time of day, as everything that is stored or told has it."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
