"""How work that would go on for ever is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

HEARD = 1.5  # seconds in which whoever was told to end does so, with time to put things away


async def ended(works: Iterable[asyncio.Task[Any]], heard: float = HEARD) -> None:
    """Cancel all of them until they have ended. Once may not be enough: a library whose connection
    breaks off, or whose own patience ends, in that very moment swallows it and goes on."""
    works = list(works)
    going = set(works)
    while going:
        for work in going:
            work.cancel()
        _, going = await asyncio.wait(going, timeout=heard)
    await asyncio.gather(*works, return_exceptions=True)
