"""The log's writer: entries that come in together are committed together.

Waiting for the disk is what costs; one wait serves all the tables that have something to write.
An entry is kept only if its version is still free: `append` tells whether it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

MOST = 256  # entries in one transaction
GATHER = 0.008  # seconds to wait for company, when the last transaction was as recent as that


@dataclass
class Entry:
    """A log entry to write, and what is written with it if its version is free."""

    row: dict[str, Any] | None = None
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    also: list[sa.Executable] = field(default_factory=list)
    unless: Callable[[sa.Connection], bool] | None = None  # asked before: whether it is too late
    done: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def key(self) -> tuple[str, int]:
        """The table and the version."""
        return (self.row["table_id"], self.row["version"]) if self.row else ("", id(self))


class Writer:
    """Appends to the log of any table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None
        self._insert = storage.insert(m.log).returning(m.log.c.table_id, m.log.c.version)
        self._snapshot = storage.insert(m.snapshots)
        self._last = 0.0

    async def append(self, entry: Entry) -> bool:
        """Write an entry; False if its version was taken. It is on disk when this returns."""
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await asyncio.shield(entry.done)

    async def write(self, *statements: sa.Executable) -> None:
        """Carry out statements that may share their transaction with others."""
        await self.append(Entry(also=list(statements)))

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while self._waiting:
            if asyncio.get_running_loop().time() - self._last < GATHER:
                await asyncio.sleep(GATHER)  # much is going on: more will come
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                _tell(batch, await self._commit(batch))
            except IntegrityError:
                await self._one_by_one(batch)
            except Exception as wrong:
                _fail(batch, wrong)

    async def _one_by_one(self, batch: list[Entry]) -> None:
        """One of them cannot be written, such as one of a table that was pruned."""
        for entry in batch:
            try:
                _tell([entry], await self._commit([entry]))
            except IntegrityError:
                _fail([entry], Sorry("unknown_table"))
            except Exception as wrong:
                _fail([entry], wrong)

    async def _commit(self, batch: list[Entry]) -> set[tuple[str, int]]:
        self._last = asyncio.get_running_loop().time()
        return await self._storage.in_one_go(lambda connection: self._write(connection, batch))

    def _write(self, connection: sa.Connection, batch: list[Entry]) -> set[tuple[str, int]]:
        kept = {entry.key for entry in batch if entry.row is None}
        late = {e.key for e in sorted(batch, key=_key) if e.unless and e.unless(connection)}
        rows = [e.row for e in batch if e.row is not None and e.key not in late]
        if rows:
            made = connection.execute(self._insert, rows)
            kept |= {(row[0], row[1]) for row in made}
        for entry in batch:
            for statement in entry.also if entry.key in kept else ():
                connection.execute(statement)
        chosen = [entry for entry in batch if entry.key in kept]
        if snapshots := [row for entry in chosen for row in entry.snapshots]:
            connection.execute(self._snapshot, snapshots)
        return kept


def _key(entry: Entry) -> tuple[str, int]:
    return entry.key


def _tell(batch: list[Entry], kept: set[tuple[str, int]]) -> None:
    told = set()
    for entry in batch:
        if not entry.done.done():
            entry.done.set_result(entry.key in kept and entry.key not in told)
        told.add(entry.key)


def _fail(batch: list[Entry], wrong: BaseException) -> None:
    for entry in batch:
        if not entry.done.done():
            entry.done.set_exception(wrong)
