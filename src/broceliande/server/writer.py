"""The log's writer: entries that come in together are committed together.

Waiting for the disk is what costs; one wait serves all the tables that have something to write.
An entry is kept only if its version is still free: `append` tells whether it was.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from broceliande.server import models as m
from broceliande.server.storage import Storage
from broceliande.server.texts import Sorry

MOST = 256  # entries in one transaction


@dataclass
class Entry:
    """A log entry to write, and what is written with it if its version is free."""

    row: dict[str, Any]
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    also: list[sa.Executable] = field(default_factory=list)
    done: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def key(self) -> tuple[str, int]:
        """The table and the version."""
        return self.row["table_id"], self.row["version"]


class Writer:
    """Appends to the log of any table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None
        self._insert = storage.insert(m.log).returning(m.log.c.table_id, m.log.c.version)

    async def append(self, entry: Entry) -> bool:
        """Write an entry; False if its version was taken. It is on disk when this returns."""
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await asyncio.shield(entry.done)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while self._waiting:
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
        async with self._storage.writing() as connection:
            made = await connection.execute(self._insert, [entry.row for entry in batch])
            kept = {(row[0], row[1]) for row in made}
            await self._more(connection, [entry for entry in batch if entry.key in kept])
        return kept

    async def _more(self, connection: AsyncConnection, kept: list[Entry]) -> None:
        for entry in kept:
            for statement in entry.also:
                await connection.execute(statement)
        if snapshots := [row for entry in kept for row in entry.snapshots]:
            await connection.execute(self._storage.insert(m.snapshots), snapshots)


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
