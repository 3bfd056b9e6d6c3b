"""People who are away, and are called: their tables and ways lie in the database of a server that
is measured, and their channel is here, in our own process."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from broceliande.lab.load import multiply
from broceliande.lab.serving import HOST

OK = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok"


class Errands:
    """So many calls a minute, each of somebody else, about a table of theirs. A call lies in the
    outbox as an answer leaves it there; what the server does with it is the server's own."""

    def __init__(self, file: Path, rate: float) -> None:
        self.taken = 0  # messages that came out
        self.longest = 0.0  # seconds that one took
        self.made = 0
        self.people = 0
        self._file, self._rate = file, rate
        self._at: dict[int, float] = {}
        self._server: asyncio.Server | None = None

    async def prepare(self, table: str, people: int) -> None:
        """So many copies of a table at which the first seat is asked first, and its owner away."""
        self._server = await asyncio.start_server(self._take, HOST, 0)
        port = self._server.sockets[0].getsockname()[1]
        multiply(self._file, table, people, "called")
        self.people = people
        numbers = range(people)
        with closing(sqlite3.connect(self._file, timeout=30)) as database, database:
            database.executemany(
                "insert into persons (id, name, crest, agrees, created)"
                " values (?, 'Ann', '', '', 0)",
                [(f"away-{number}",) for number in numbers],
            )
            now = int(1000 * time.time())  # whom no device knows a server that begins forgets
            database.executemany(
                "insert into sessions (id, person, digest, label, kind, created, seen)"
                " values (?1, ?1, ?1, '', '', ?2, ?2)",
                [(f"away-{number}", now) for number in numbers],
            )
            database.executemany(
                "insert into ways (id, person, kind, preset, address, keys, lang, made, confirmed,"
                " stop) values (?, ?, 'channel', 'plain', ?, '{}', 'en', 1, 1, ?)",
                [(f"w{n}", f"away-{n}", f"http://{HOST}:{port}/{n}", f"{n}") for n in numbers],
            )
            database.executemany(
                "update seats set person = ?, left = 1 where table_id = ? and seat = 0",
                [(f"away-{n}", f"called-{n}") for n in numbers],
            )

    def call(self, seconds: float) -> None:
        """Call people for so long, one after the other. All of it is written at once: while others
        are measured, nobody but the server holds its database."""
        count = min(int(seconds * self._rate), self.people - self.made)
        numbers = range(self.made, self.made + count)
        self.made += count
        now, clock = time.time(), time.perf_counter()
        after = {number: at / self._rate for at, number in enumerate(numbers)}
        self._at |= {number: clock + later for number, later in after.items()}
        rows = [
            (f"c{n}", f"away-{n}", f"called-{n}", int(1000 * (now + later)))
            for n, later in after.items()
        ]
        with closing(sqlite3.connect(self._file, timeout=30)) as database, database:
            database.executemany(
                "insert into calls (id, person, kind, table_id, seat, version, about, made, due)"
                " values (?, ?, 'turn', ?, 0, 1, '{}', ?4, ?4)",
                rows,
            )

    async def end(self, patience: float) -> None:
        """Wait until everybody was called, and go."""
        begun = time.perf_counter()
        while self.taken < self.made and time.perf_counter() - begun < patience:
            await asyncio.sleep(0.1)
        if self._server is not None:
            self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            number = int(head.split(b" ", 2)[1].rsplit(b"/", 1)[1])
            self.taken += 1
            self.longest = max(self.longest, time.perf_counter() - self._at[number])
            writer.write(OK)
            await writer.drain()
        finally:
            writer.close()
