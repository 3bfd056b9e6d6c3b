"""Bots at tables: they think beside the event loop, over worlds their seat cannot tell from the
true one, and never keep a table waiting."""

from __future__ import annotations

import asyncio
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import structlog

from broceliande.bots import Bot
from broceliande.bots.counsel import Advice, counsel
from broceliande.bots.levels import LEVELS
from broceliande.bots.random_bot import RandomBot
from broceliande.bots.thinking import is_ready, make
from broceliande.bots.unlearnt import ours
from broceliande.engine.moves import Refused
from broceliande.engine.rules import Rules
from broceliande.engine.table import Table
from broceliande.fast import can_compile
from broceliande.server.company.memory import Memory, Place
from broceliande.server.company.turns import NOBODY, Turn, Turns
from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.sorry import Sorry

Result = TypeVar("Result")
log = structlog.get_logger("broceliande")
CROWDED = 0.3  # of the patience: what those who wait may take together, at most
UNSEEN = 0.1  # seconds for a decision at a table where no person is
HINT = "hint"  # what is thought, beside the levels
MOST_HINTS = 8  # thought about or waiting; bots at their tables come first


@dataclass(frozen=True)
class Whom:
    """For whom a bot thinks: an address of somebody who is at the table, if anybody is."""

    address: str = ""
    table: str = ""


ANYBODY = Whom()


@dataclass(frozen=True)
class Budget:
    """How long a hint is thought about."""

    seconds: float
    iterations: int | None


class Thinkers:
    """The threads in which bots think."""

    def __init__(
        self,
        threads: int,
        patience: float,
        compiles: bool = False,
        metrics: Metrics | None = None,
    ) -> None:
        self._patience = patience
        self._compiles = compiles and can_compile()
        self._compiling: dict[str, subprocess.Popen[bytes]] = {}
        self._advising = 0
        self._turns = Turns(threads)
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.made: Callable[[str, float | None], Bot] = _made
        self.memory = Memory()

    async def choose(
        self, world: Table, seat: int, level: str, place: Place | None = None, whom: Whom = ANYBODY
    ) -> int:
        """What a bot of that level answers. `world` is a redealt table, the bot's own; a bot that
        answered last at this place goes on with what it found out."""
        spare = world.copy()
        chance = random.Random(secrets.randbits(64))
        try:
            self._compile(world.rules, level)
            seconds = self._share(level, whom)
            thinker = self.memory.take(place, level, seconds) or self.made(level, seconds)
            move = await self._in_turn(whom, level, partial(thinker.choose, world, seat, chance))
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
        return move

    async def _in_turn(self, whom: Whom, what: str, think: Callable[[], Result]) -> Result:
        """Think in a thread when the turn comes; TimeoutError if that takes too long."""
        async with asyncio.timeout(self._patience):
            came = time.perf_counter()
            turn = await self._turns.take(whom.address, whom.table)
            begun = time.perf_counter()
            thinking = self._pool.submit(think)
            loop = asyncio.get_running_loop()
            thinking.add_done_callback(lambda _: _soon(loop, self._thought, turn, what, begun))
            if self._metrics is not None:
                self._metrics.bot_waits.observe(begun - came)
            return await asyncio.wrap_future(thinking)

    def _thought(self, turn: Turn, what: str, begun: float) -> None:
        seconds = time.perf_counter() - begun
        self._turns.give(turn, seconds)
        if self._metrics is not None:
            known = what if what in LEVELS or what == HINT else "other"
            self._metrics.bot_seconds.labels(known).inc(seconds)
            self._metrics.bot_answers.labels(known).inc()

    def _share(self, level: str, whom: Whom) -> float | None:
        """Seconds for one decision: the level's own, less where many tables of the same address
        wait, and little where nobody looks."""
        usual = LEVELS[level].seconds if level in LEVELS else None
        if usual is None:
            return None
        if whom.address == NOBODY:
            usual = min(usual, UNSEEN)
        return min(usual, CROWDED * self._patience / self._turns.crowd(whom.address))

    def _compile(self, rules: Rules, level: str) -> None:
        """Have a game compiled in a process of its own, once, so that its bots think better later;
        until then they think in plain Python."""
        name = rules.game.name
        if not self._compiles or level == "random" or not ours(rules):
            return
        if name not in self._compiling and not is_ready(rules):
            command = [sys.executable, "-m", "broceliande", "warm", name]
            quiet = subprocess.DEVNULL
            self._compiling[name] = subprocess.Popen(command, stdout=quiet, stderr=quiet)

    async def advise(
        self,
        world: Table,
        seat: int,
        budget: Budget,
        whom: Whom = ANYBODY,
        level: str | None = None,
    ) -> list[Advice]:
        """A hint; `world` is a redealt table, which is kept as it is."""
        if self._advising >= MOST_HINTS:
            raise Sorry("hint_busy")
        self._compile(world.rules, "archdruid")
        chance = random.Random(secrets.randbits(64))
        seconds = None if budget.iterations else budget.seconds
        think = partial(
            counsel, seconds=seconds, iterations=budget.iterations, rng=chance, level=level
        )
        self._advising += 1
        try:
            return await self._in_turn(whom, HINT, partial(think, world, seat))
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


def _soon(loop: asyncio.AbstractEventLoop, done: Callable[..., None], *what: object) -> None:
    """Back in the event loop, if it still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(done, *what)


def _made(level: str, seconds: float | None) -> Bot:
    """The bot of a level, held to so many seconds as well as to its own iterations."""
    if level not in LEVELS:
        return RandomBot()
    made = make(level)
    made.allow(seconds)
    return made
