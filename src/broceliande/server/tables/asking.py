"""While the bus is away: the database is asked which tables changed, once a second for all of them.

Whatever other servers told in vain is found so, and found at once when the bus is there again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage.bus import Bus
from broceliande.server.storage.models import BOT, PERSON
from broceliande.server.storage.rows import Sitter
from broceliande.server.storage.shelf import Marks, Shelf
from broceliande.server.tables.live import Live

EVERY = 1.0  # seconds
WEIGHT = {PERSON: 1, BOT: 32}  # as the shelf weighs them
CHANGED = "changed"  # something beside the log, if it is not known here by now

Follow = Callable[[Live, str], object]


class Asking:
    """Asks for the marks of the tables in memory, for as long as news may be lost."""

    def __init__(self, shelf: Shelf, bus: Bus, tables: Mapping[str, Live], follow: Follow) -> None:
        self._shelf, self._bus, self._tables, self._follow = shelf, bus, tables, follow

    async def for_ever(self) -> None:
        """Look once a second whether the bus carries everything; ask, if it does not, and once
        more when it does again."""
        missed = True
        while not self._bus.alone:
            await asyncio.sleep(EVERY)
            try:
                away = self._bus.silent(await self._shelf.servers())
                if self._bus.torn() or away or missed:
                    missed = True
                    await self.ask()
                missed = away
            except Sorry:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    return  # the house closes: a connection that broke off just then swallowed that

    async def ask(self) -> None:
        """Follow every table that is not as storage knows it."""
        known = dict(self._tables)
        stored = await self._shelf.marks(list(known)) if known else {}
        for table_id, marks in stored.items():
            live = known[table_id]
            if marks.version > live.version:
                live.heard = max(live.heard, marks.version)
                self._follow(live, "log")
            elif marks.version == live.version and marks != marks_of(live):
                self._follow(live, CHANGED)


def marks_of(live: Live) -> Marks:
    """The marks of a table in memory."""
    return Marks(
        version=live.version,
        said=live.chat[-1].id if live.chat else 0,
        votes=len(live.votes),
        seated=live.setup.seats - live.free,
        gone=sum(sitter.left is not None for sitter in live.sitters),
        names=sum(len(sitter.name) for sitter in live.sitters),
        chosen=sum(map(_chosen, live.sitters)),
        spectators=live.setup.spectators,
        rematch=live.setup.rematch,
        places=sum(WEIGHT.get(sitter.kind, 0) * (sitter.seat + 1) for sitter in live.sitters),
        ready=sum(sitter.ready for sitter in live.sitters),
        again=sum(0 if s.again is None else 16 if s.again else 1 for s in live.sitters),
        without=live.setup.without,
    )


def _chosen(sitter: Sitter) -> int:
    """As the shelf counts it."""
    offered, closes = sitter.offer is not None, sitter.closes
    return (sitter.waits or 0) + sitter.wants_bot + 3 * offered + 5 * closes
