"""Bots at tables: they think beside the event loop, over worlds their seat cannot tell from the
true one, and never keep a table waiting."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from broceliande.bots import Bot
from broceliande.bots.counsel import Advice, counsel
from broceliande.bots.random_bot import RandomBot
from broceliande.engine.table import Table
from broceliande.server.texts import Sorry

LEVELS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


MOST_HINTS = 8  # thought about or waiting; bots at their tables come first


@dataclass(frozen=True)
class Budget:
    """How long a hint is thought about."""

    seconds: float
    iterations: int | None


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float) -> None:
        self._patience = patience
        self._advising = 0
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

    async def advise(self, world: Table, seat: int, budget: Budget) -> list[Advice]:
        """A hint; `world` is a redealt table, which is kept as it is."""
        if self._advising >= MOST_HINTS:
            raise Sorry("hint_busy")
        chance = random.Random(secrets.randbits(64))
        seconds = None if budget.iterations else budget.seconds
        think = partial(counsel, seconds=seconds, iterations=budget.iterations, rng=chance)
        self._advising += 1
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, think, world, seat)
            return await asyncio.wait_for(thinking, self._patience)
        except TimeoutError:
            raise Sorry("hint_busy") from None
        finally:
            self._advising -= 1

    def close(self) -> None:
        """No bot thinks any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
