"""How much a server bears: random games over real sockets, at many tables at once.

The server runs in a process of its own on one core; the crowd is this process.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any

from broceliande.lab.load_client import Crowd
from broceliande.lab.serving import Served, ServerFailed, Visitor, address

Figures = dict[str, float]
Tell = Callable[[str], None]

SEATS = 3
RATE = 300.0  # moves a second that are to be held
ANSWERS = 2000  # of the long game
STORED = 10_000  # games beside which a server starts
WARM = 20  # tables before memory is measured, so that what is there once is not counted
STARTS = 3
MIDST, COPIES = 150, 400  # answers of a game in its midst, and how many are loaded to weigh it
HOT = 8  # sockets that play a long game together
SETTLE = 2.0  # seconds after everybody has come


def load(
    game: str,
    tables: Sequence[int],
    seconds: float,
    tell: Tell,
    rate: float = RATE,
    answers: int = ANSWERS,
    stored: int = STORED,
) -> dict[str, Any]:
    """The figures: for each number of tables, for loading a long game, for starting."""
    many_files()
    found: dict[str, Any] = {"game": game, "seats": SEATS, "rate": rate, "tables": {}}
    for count in tables:
        tell(f"{count} tables")
        with tempfile.TemporaryDirectory() as folder:
            figures = run(_held(game, count, seconds, rate, Path(folder)))
        found["tables"][str(count)] = {key: round(value, 3) for key, value in figures.items()}
    tell(f"a game of {answers} answers")
    with tempfile.TemporaryDirectory() as folder:
        figures = run(_loaded(game, answers, stored, Path(folder)))
    return found | {key: round(value, 4) for key, value in figures.items()}


def many_files() -> None:
    """A socket is a file, and there are thousands."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(work: Coroutine[Any, Any, Figures]) -> Figures:
    """The figures, or in a word why there are none."""
    import uvloop
    from websockets.exceptions import WebSocketException

    try:
        return uvloop.run(work)
    except (OSError, HTTPException, WebSocketException) as wrong:  # a timeout is one, too
        told = f"{type(wrong).__name__}: {wrong}"
        raise ServerFailed(f"the machine is too slow for so many tables ({told})") from None


def cores() -> tuple[int, set[int]]:
    """A core for the server, and those for the crowd: others, where there are others."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], set(cores[1:] or cores)


def serve(folder: Path, core: int, *told: str) -> Served:
    """A server that keeps everything in a folder, held to a core; it is not started."""
    arguments = ("--data", str(folder), "--log-level", "warning")
    return Served(*arguments, *told, log=folder / "log", core=core)


@contextmanager
def on_a_core(folder: Path, *told: str) -> Iterator[Served]:
    """A server on a core of its own; the crowd on the others."""
    core, ours = cores()
    before = os.sched_getaffinity(0)
    server = serve(folder, core, *told)
    try:
        os.sched_setaffinity(0, ours)
        server.start()
        yield server
    finally:
        os.sched_setaffinity(0, before)
        server.kill()


async def _held(game: str, count: int, seconds: float, rate: float, folder: Path) -> Figures:
    with on_a_core(folder) as server:
        return await _measured(server, game, count, seconds, rate)


async def _measured(server: Served, game: str, count: int, seconds: float, rate: float) -> Figures:
    with server.visitor() as visitor:
        there = opened(visitor, game, min(WARM, count // 2), 0)
        warm, known = server.memory(), len(there)
        there += opened(visitor, game, count - known, known)
        idle = (server.memory() - warm) / (count - known)
        crowd = Crowd(server.port, there)
        await crowd.come()
        await asyncio.sleep(SETTLE)
        figures = {"idle_table_kb": idle / 1024}
        full = (server.memory() - warm) / (count - known)
        figures["full_table_kb"] = full / 1024  # with a socket for every seat
        figures |= await paced(server, visitor, crowd, seconds, rate)
        figures["most_moves_per_s"] = await crowd.play(seconds / 2, None)
        await crowd.go()
        figures["refused"] = sum(crowd.refused.values())
    return figures


async def paced(
    server: Served, visitor: Visitor, crowd: Crowd, seconds: float, rate: float
) -> Figures:
    """At the pace that is to be held."""
    before, busy, waited = visitor.metrics(), server.busy(), server.waited()
    begun = time.perf_counter()
    moves = await crowd.play(seconds, rate)
    spent = time.perf_counter() - begun
    after = visitor.metrics()
    times = sorted(crowd.times)
    if not times:
        raise ServerFailed("the machine is too slow: no move was seen by everybody in time")
    return {
        "moves_per_s": moves,
        "p50_ms": 1000 * quantile(before, after, 0.5),
        "p99_ms": 1000 * quantile(before, after, 0.99),
        "client_p50_ms": 1000 * times[len(times) // 2],
        "client_p99_ms": 1000 * times[int(len(times) * 0.99)],
        "core_share": (server.busy() - busy) / spent,
        "core_waited": (server.waited() - waited) / spent,  # others had it: not the server's doing
    }


def opened(visitor: Visitor, game: str, count: int, first: int) -> list[dict[str, Any]]:
    """So many new tables at which only people sit."""
    form = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(SEATS)]}
    return [visitor.open_table(form, address(first + number)) for number in range(count)]


def quantile(before: dict[str, float], after: dict[str, float], share: float) -> float:
    """A quantile of the server's own histogram, from a frame received to the last recipient
    written; between two bounds, as if it were evenly spread."""
    name = "broceliande_answer_seconds_bucket"
    bounds = []
    for key, value in after.items():
        if key.startswith(name):
            bounds.append((float(key.split('"')[1]), value - before.get(key, 0)))
    bounds.sort()
    wanted = share * bounds[-1][1]
    low, below = 0.0, 0.0
    for bound, count in bounds:
        if count >= wanted:
            if bound == float("inf"):
                return bound
            return low + (bound - low) * (wanted - below) / max(1.0, count - below)
        low, below = bound, count
    return low


async def _loaded(game: str, answers: int, stored: int, folder: Path) -> Figures:
    """How long a server takes to load a long game, and to start beside many stored ones; what a
    game in its midst takes in memory."""
    server = serve(folder, cores()[0])
    try:
        empty = _started(server)
        with server.visitor() as visitor:
            tables = opened(visitor, game, 3, 0)
        fresh, midst, long = (each["table"]["id"] for each in tables)
        await _played(server, tables[1], min(MIDST, answers))
        played = await _played(server, tables[2], answers)
        server.stop()
        multiply(folder / "tables.sqlite3", fresh, stored, "fresh")
        multiply(folder / "tables.sqlite3", midst, COPIES, "midst")
        full = _started(server)
        _load_time(server, fresh)  # reads the game's words, once for all tables
        seconds = _load_time(server, long)
        weight = _weight(server)
    finally:
        server.kill()
    figures = {"answers": played, "load_s": seconds, "midst_table_kb": weight / 1024}
    return figures | {"stored": stored, "start_s": full, "start_empty_s": empty}


async def _played(server: Served, table: dict[str, Any], answers: int) -> int:
    """Play so many answers at a table."""
    crowd = Crowd(server.port, [table], HOT)
    await crowd.come()
    played = await crowd.long_game(answers)
    await crowd.go()
    return played


def _weight(server: Served) -> float:
    """Bytes of memory that a loaded table takes, by the second half of many."""
    with server.visitor() as visitor:
        for number in range(COPIES):
            if number == COPIES // 2:
                before = server.memory()
            visitor.ask("GET", f"/api/tables/midst-{number}", None, address(number))
        return (server.memory() - before) / (COPIES - COPIES // 2)


def _started(server: Served) -> float:
    """Seconds until it answers, the best of a few starts; it stays started."""
    times: list[float] = []
    for _ in range(STARTS):
        if times:
            server.kill()
        times.append(server.start())
    return min(times)


def _load_time(server: Served, table: str) -> float:
    """Seconds that the server says it took to load a table."""
    name = "broceliande_load_seconds_sum"
    with server.visitor() as visitor:
        before = visitor.metrics()[name]
        visitor.ask("GET", f"/api/tables/{table}")
        return visitor.metrics()[name] - before


def multiply(file: Path, table: str, copies: int, named: str) -> None:
    """Store a table again under so many names."""
    with closing(sqlite3.connect(file)) as database, database:
        kinds = database.execute("select name from sqlite_master where type = 'table'")
        for (name,) in list(kinds):
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            key = "table_id" if "table_id" in columns else "id" if name == "tables" else ""
            if key and name != "chat":
                others = ", ".join(column for column in columns if column != key)
                for number in range(copies):
                    database.execute(
                        f"insert into {name} ({key}, {others}) select ?, {others}"
                        f" from {name} where {key} = ?",
                        [f"{named}-{number}", table],
                    )
    database.close()
