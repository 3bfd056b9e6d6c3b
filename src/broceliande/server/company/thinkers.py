"""Bots at tables: they think beside the event loop, over worlds their seat cannot tell from the
true one, and never keep a table waiting."""

from __future__ import annotations

import asyncio
import random
import secrets
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import structlog

from broceliande.bots import Bot
from broceliande.bots.counsel import Advice, counsel
from broceliande.bots.levels import LEVELS
from broceliande.bots.random_bot import RandomBot
from broceliande.bots.thinking import is_ready, make
from broceliande.engine.moves import Refused
from broceliande.engine.rules import Rules
from broceliande.engine.table import Table
from broceliande.server.company.memory import Memory, Place
from broceliande.server.ground.sorry import Sorry

log = structlog.get_logger("broceliande")
CROWDED = 0.3  # of the patience: what those who wait may take together, at most
MOST_HINTS = 8  # thought about or waiting; bots at their tables come first


@dataclass(frozen=True)
class Budget:
    """How long a hint is thought about."""

    seconds: float
    iterations: int | None


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float, compiles: bool = False) -> None:
        self._patience = patience
        self._threads = threads
        self._compiles = compiles
        self._compiling: dict[str, subprocess.Popen[bytes]] = {}
        self._waiting = 0
        self._advising = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.made: Callable[[str, float | None], Bot] = _made
        self.memory = Memory()

    async def choose(self, world: Table, seat: int, level: str, place: Place | None = None) -> int:
        """What a bot of that level answers. `world` is a redealt table, the bot's own; a bot that
        answered last at this place goes on with what it found out."""
        spare = world.copy()
        chance = random.Random(secrets.randbits(64))
        self._waiting += 1
        try:
            move, thinker = await self._thought(world, seat, level, place, chance)
            if refusal := spare.why_not(seat, move):
                raise Refused(refusal)
            self.memory.keep(place, level, thinker)
        except Exception as wrong:  # it thinks too long, or fails: any legal move then
            what = {
                "game": world.game.name,
                "bot": level,
                "error": f"{type(wrong).__name__}: {wrong}",
            }
            log.warning("a bot was replaced for one answer", **what)
            move = RandomBot().choose(spare, seat, chance)
        finally:
            self._waiting -= 1
        return move

    async def _thought(
        self, world: Table, seat: int, level: str, place: Place | None, chance: random.Random
    ) -> tuple[int, Bot]:
        self._compile(world.rules, level)
        seconds = self._share(level)
        thinker = self.memory.take(place, level, seconds) or self.made(level, seconds)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, thinker.choose, world, seat, chance)
        return await asyncio.wait_for(thinking, self._patience), thinker

    def _share(self, level: str) -> float | None:
        """Seconds for one decision: the level's own, less where many tables wait."""
        usual = LEVELS[level].seconds if level in LEVELS else None
        if usual is None:
            return None
        crowd = max(1.0, self._waiting / self._threads)
        return min(usual, CROWDED * self._patience / crowd)

    def _compile(self, rules: Rules, level: str) -> None:
        """Have a game compiled in a process of its own, once, so that its bots think better later;
        until then they think in plain Python."""
        name = rules.game.name
        if not self._compiles or level == "random" or rules.edition.custom:
            return
        if name not in self._compiling and not is_ready(rules):
            command = [sys.executable, "-m", "broceliande", "warm", name]
            quiet = subprocess.DEVNULL
            self._compiling[name] = subprocess.Popen(command, stdout=quiet, stderr=quiet)

    async def advise(self, world: Table, seat: int, budget: Budget) -> list[Advice]:
        """A hint; `world` is a redealt table, which is kept as it is."""
        if self._advising >= MOST_HINTS:
            raise Sorry("hint_busy")
        self._compile(world.rules, "archdruid")
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
        for compiling in self._compiling.values():
            compiling.terminate()
            compiling.wait()


def _made(level: str, seconds: float | None) -> Bot:
    """The bot of a level, held to so many seconds as well as to its own iterations."""
    if level not in LEVELS:
        return RandomBot()
    made = make(level)
    made.allow(seconds)
    return made
