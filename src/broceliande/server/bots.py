"""Bots at tables: they think beside the event loop, over worlds their seat cannot tell from the
true one, and never keep a table waiting."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from broceliande.bots import Bot
from broceliande.bots.random_bot import RandomBot
from broceliande.engine.table import Table

LEVELS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float) -> None:
        self._patience = patience
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, world: Table, seat: int, level: str) -> int:
        """What a bot of that level answers. `world` is a redealt table, the bot's own."""
        spare = world.copy()
        bot = LEVELS.get(level, RandomBot)()
        chance = random.Random(secrets.randbits(64))
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, bot.choose, world, seat, chance)
        try:
            move = await asyncio.wait_for(thinking, self._patience)
        except Exception:  # it thinks too long, or fails: any legal move then
            move = -1
        if spare.why_not(seat, move) is None:
            return move
        return RandomBot().choose(spare, seat, chance)

    def close(self) -> None:
        """No bot thinks any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
