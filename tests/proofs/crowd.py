"""Tables full of players, watched at every server, and what they were promised.

Acknowledged is stored, once, and nothing else is; versions only grow; nobody sees what they may
not; no table stands still; everybody sees what was written within the promised time.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

import broceliande as bro
from broceliande.lab.serving import Served
from tests.proofs.audit import audit
from tests.proofs.bounded import Hung, end, within
from tests.proofs.breaking import Trouble
from tests.proofs.lag import Lag
from tests.proofs.players import Temper
from tests.proofs.storm import Storm
from tests.proofs.watchers import Gallery
from tests.whispers import GAME as WHISPERS

NAMES = [*bro.games(), WHISPERS.name]
PROMISE = 2.0  # seconds in which everybody sees what is written, be the bus there or away
AT_ONCE = 0.5  # and, while it is there, 9 of 10: without it, they are told once a second
AFTERWARDS = 4.0  # seconds after which a server is whole again that lost more than the bus
STILL = 30.0  # seconds in which every table must move, whatever breaks
LAST = 60.0  # seconds in which the last answers are acknowledged


@dataclass
class Figures:
    """How it was."""

    answers: int = 0
    tables: int = 0
    still: float = 0.0  # seconds for which a table stood still, at most
    seen: float = 0.0  # seconds until everybody saw the last version
    prompt: list[float] = field(default_factory=list)  # seconds until somebody saw an answer

    def __str__(self) -> str:
        prompt = sorted(self.prompt) or [0.0]
        return (
            f"{self.answers} answers at {self.tables} tables; none stood still for more than "
            f"{self.still:.1f} s; everybody saw the end after {self.seen:.2f} s; "
            f"{len(self.prompt)} sights, 99 of 100 in {prompt[len(prompt) * 99 // 100]:.2f} s, "
            f"all in {prompt[-1]:.2f} s"
        )


class Crowd:
    """They play and look from the beginning of the block to its end."""

    def __init__(
        self, servers: Sequence[Served], database: str, chance: random.Random, temper: Temper
    ) -> None:
        self.figures = Figures()
        self.lag = Lag(servers)
        self._database = database
        self._gallery = Gallery([server.port for server in servers])
        self._storm = Storm(servers, chance, temper, on_table=self._gallery.watch)
        self._playing: list[asyncio.Task[None]] = []
        self._looking: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._looking = [asyncio.create_task(self.lag.measuring())]
        self._looking.append(asyncio.create_task(self._moving()))
        return self

    async def __aexit__(self, *wrong: object) -> None:
        try:
            await end((*self._playing, *self._looking), 20, "players")
        finally:
            await self._gallery.close()

    def play(self, names: Iterable[str]) -> None:
        """A table of each of these games, again and again."""
        self._playing = [asyncio.create_task(self._storm.table(name)) for name in names]

    @property
    def wrong(self) -> bool:
        """Whether somebody saw something wrong."""
        return any(task.done() for task in (*self._playing, *self._looking))

    @property
    def answered(self) -> int:
        """How many answers were acknowledged so far."""
        return sum(len(player.acked) for player in self._storm.players)

    async def ended(self, troubles: Sequence[Trouble] = ()) -> Figures:
        """Everybody stops, and sees what was written last; all promises are looked at."""
        figures = self.figures
        self._storm.stop()
        async with within(LAST, self._storm.waiting):
            await asyncio.gather(*self._playing)
        await self._gallery.all_here()
        figures.seen = await self._gallery.all_see(self._database, PROMISE, self.lag)
        await self._storm.look()
        calm = sorted(self._prompt(troubles))
        assert not calm or calm[len(calm) * 9 // 10] < AT_ONCE, str(figures)
        async with within(300, "what is stored to be read"):
            figures.answers = await audit(self._database, self._storm.parties)
        figures.tables = len(self._storm.parties)
        return figures

    async def _moving(self) -> None:
        """Every table is seen to move, all the time."""
        while not self._storm.stopped:
            await asyncio.sleep(1)
            moved, table = self._gallery.still()
            still = time.monotonic() - moved - self.lag.since(moved) if table else 0.0
            self.figures.still = max(self.figures.still, still)
            if still > STILL:
                raise Hung(f"{table[:6]} stands still for {still:.0f} s: {self._storm.waiting()}")

    def _prompt(self, troubles: Sequence[Trouble]) -> Iterator[float]:
        """How soon those at every server saw each answer while nothing was broken; while the bus
        was, they saw it in time as well. When the machine was busy does not count."""
        for party in self._storm.parties:
            watchers = [w for w in self._gallery.watchers if w.table == party.id]
            for version, told in (heard for player in party.players for heard in player.heard):
                for watcher in watchers:
                    seen = watcher.saw(version)
                    assert seen is not None, "somebody never saw an answer"
                    if told < watcher.seen[0][1]:  # they were not there yet
                        continue
                    near = [t for t in troubles if t.begun < seen and t.ended > told - AFTERWARDS]
                    if all(trouble.of_the_bus for trouble in near):
                        late = max(0.0, seen - told - self.lag.between(told, seen))
                        where = f"{party.id[:6]}, version {version}, {near}"
                        assert late < PROMISE, f"{late:.1f} s: {where}"
                        self.figures.prompt.append(late)
                        if not near:
                            yield late


def no_trouble(servers: Sequence[Served]) -> None:
    """None of them had an error of its own."""
    for server in servers:
        with server.visitor() as visitor:
            assert visitor.metrics()["broceliande_troubles_total"] == 0, server.tail()
        assert '"level": "error"' not in server.log.read_text("utf-8")
