"""What a server must bear, figure by figure: each is measured by itself, with its aim beside it.

The server runs in a process of its own, held to one core; the crowd is this process.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broceliande.lab import wishes
from broceliande.lab.errands import Errands
from broceliande.lab.load import (
    SEATS,
    SETTLE,
    Figures,
    Tell,
    many_files,
    multiply,
    on_a_core,
    opened,
    paced,
    quantile,
    run,
)
from broceliande.lab.load_client import Crowd
from broceliande.lab.nuisance import Nuisance
from broceliande.lab.serving import HOST, Served, ServerFailed, Visitor, address

TURNS = 8  # without a nuisance, and as many with it
WARM_UP = 2.0  # seconds of play before the figure is taken
CALLS = 1000  # a minute
REST = 1.5  # seconds
PATIENCE = 20.0  # seconds in which the last ones leave
STRANGER = address(1 << 20)  # where a nuisance comes from


@dataclass(frozen=True)
class Wanted:
    """What is measured, and how."""

    game: str
    tables: int
    seconds: float
    rate: float
    sockets: int  # that are idle
    listed: int  # open tables in the lobby


@asynccontextmanager
async def _crowded(
    wanted: Wanted, folder: Path, *told: str
) -> AsyncIterator[tuple[Served, Visitor, Crowd]]:
    """A server with everybody at their tables."""
    with on_a_core(folder, *told) as server, server.visitor() as visitor:
        crowd = Crowd(server.port, opened(visitor, wanted.game, wanted.tables, 0))
        await crowd.come()
        await asyncio.sleep(SETTLE)
        yield server, visitor, crowd
        await crowd.go()


async def most(wanted: Wanted, folder: Path) -> Figures:
    """Moves a second when it goes as fast as it can."""
    async with _crowded(wanted, folder) as (server, _, crowd):
        await crowd.play(min(WARM_UP, wanted.seconds), None)
        busy, waited, played = server.busy(), server.waited(), crowd.played
        begun = time.perf_counter()
        made = await crowd.play(wanted.seconds, None)
        spent = time.perf_counter() - begun
        used = server.busy() - busy
        return {
            "tables": wanted.tables,
            "most_moves_per_s": made,
            "moves_per_core_s": (crowd.played - played) / max(used, 0.01),
            "core_waited": (server.waited() - waited) / spent,
            "aim": 1500,
        }


async def pace(wanted: Wanted, folder: Path) -> Figures:
    """How long an answer takes at a pace that is held."""
    async with _crowded(wanted, folder) as (server, visitor, crowd):
        figures = await paced(server, visitor, crowd, wanted.seconds, wanted.rate)
        return {"tables": wanted.tables, "seats": SEATS, "rate": wanted.rate, **figures, "aim": 50}


async def sockets(wanted: Wanted, folder: Path) -> Figures:
    """Memory of a server at whose tables everybody sits and nobody says anything."""
    tables = -(-wanted.sockets // SEATS)
    with on_a_core(folder) as server, server.visitor() as visitor:
        empty = server.memory()
        crowd = Crowd(server.port, opened(visitor, wanted.game, tables, 0))
        crowd.seats = crowd.seats[: wanted.sockets]
        await crowd.come()
        await asyncio.sleep(SETTLE + wanted.seconds)
        if crowd.lost:
            raise ServerFailed(f"{crowd.lost} sockets were lost")
        held = server.memory()
        await crowd.go()
    each = (held - empty) / wanted.sockets / 1024
    return {"sockets": wanted.sockets, "memory_mb": held / 1e6, "socket_kb": each, "aim": 1500}


async def lobby(wanted: Wanted, folder: Path) -> Figures:
    """How long a page of the lobby takes beside many open tables, if nobody asked for it before:
    one after the other, and the first ones of every kind of wish."""
    free = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS - 1)] + [
        {"kind": "open"}
    ]
    with on_a_core(folder) as server:
        with server.visitor() as visitor:
            form = {"game": wanted.game, "public": True, "seats": free}
            table = visitor.open_table(form)["table"]["id"]
        server.stop()
        multiply(folder / "tables.sqlite3", table, wanted.listed - 1, "open")
        wishes.vary(folder / "tables.sqlite3")
        server.start()
        pages, wished = wishes.pages(server), wishes.first_pages(server)
    figures: Figures = {"listed": wanted.listed, "pages": len(pages.times), "aim": 50}
    figures |= {"p50_ms": pages.at(0.5), "p99_ms": pages.at(0.99), "wishes": len(wishes.WISHES)}
    figures |= {"wish_p50_ms": wished.at(0.5), "wish_p99_ms": wished.at(0.99)}
    return {**figures, "largest_kb": max(pages.largest, wished.largest) / 1024}


async def hostile(wanted: Wanted, folder: Path) -> Figures:
    """By how much others wait longer while one client does all that it is allowed to do: in turns
    without it and with it, so that other work on the machine weighs on both. It is the server that
    measures, since crowd and nuisance share a process; and of its turns the one in the middle
    counts, so that no single pause of the disk decides."""
    times: dict[bool, list[float]] = {False: [], True: []}
    async with _crowded(wanted, folder) as (server, visitor, crowd):
        nuisance = Nuisance(server.port, opened(visitor, wanted.game, 1, wanted.tables)[0])
        await crowd.play(min(5 * WARM_UP, wanted.seconds), wanted.rate)  # no turn is the first one
        for turn in range(2 * TURNS):
            await nuisance.be(STRANGER if turn % 2 else "")
            before = visitor.metrics()
            await crowd.play(wanted.seconds / TURNS, wanted.rate)
            times[bool(turn % 2)].append(1000 * quantile(before, visitor.metrics(), 0.99))
        await nuisance.be("")
    figures = {
        "tables": wanted.tables,
        "rate": wanted.rate,
        "frames_per_s": nuisance.pace(),
        "aim": 20,
    }
    return {**figures, **_compared(times)}


async def calls(wanted: Wanted, folder: Path) -> Figures:
    """By how much others wait longer while a thousand people a minute are called away from
    their tables: in turns without calls and with them, measured by the server."""
    times: dict[bool, list[float]] = {False: [], True: []}
    lasts = 2 * wanted.seconds / TURNS
    errands = Errands(folder / "tables.sqlite3", CALLS / 60)
    async with _crowded(wanted, folder, "--call-inside", f"{HOST}/32") as (server, visitor, crowd):
        await _leave(visitor, errands, int(CALLS / 60 * (lasts + REST + 1) * TURNS))
        await crowd.play(min(5 * WARM_UP, wanted.seconds), wanted.rate)
        for turn in range(2 * TURNS):
            if turn % 2:
                errands.call(REST + lasts)
            await crowd.play(REST, wanted.rate)  # what the other kind of turn began is over
            before = visitor.metrics()
            await crowd.play(lasts, wanted.rate)
            times[bool(turn % 2)].append(1000 * quantile(before, visitor.metrics(), 0.99))
        await errands.end(PATIENCE)
        troubles = visitor.metrics()["broceliande_troubles_total"]
    told = {"calls": errands.made, "taken": errands.taken, "longest_s": errands.longest}
    figures = {"tables": wanted.tables, "rate": wanted.rate, "troubles": troubles, "aim": 10}
    figures |= {"calls_per_min": 60 * errands.made / ((lasts + REST) * TURNS), **told}
    return {**figures, **_compared(times)}


async def _leave(visitor: Visitor, errands: Errands, people: int) -> None:
    """So many are away from their tables, which are in memory, as where somebody just answered."""
    seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
    form = {"game": "benevolent", "seats": seats, "options": {"first": 0}}
    await errands.prepare(visitor.open_table(form)["table"]["id"], people)
    for number in range(people):
        visitor.ask("GET", f"/api/tables/called-{number}", address=address(number))


def _compared(times: dict[bool, list[float]]) -> Figures:
    """Turns without something and with it: of each kind the one in the middle."""
    calm, beside = (statistics.median(times[there]) for there in (False, True))
    slower = 100 * (beside / calm - 1)
    return {"calm_p99_ms": calm, "beside_p99_ms": beside, "slower_percent": slower}


def p99(times: list[float]) -> float:
    """Milliseconds that all but a hundredth took at most."""
    if not times:
        raise ServerFailed("the machine is too slow: no move was seen by everybody in time")
    return 1000 * sorted(times)[int(len(times) * 0.99)]


Measure = Callable[[Wanted, Path], Coroutine[Any, Any, Figures]]
FIGURES: dict[str, Measure] = {
    "most": most,
    "pace": pace,
    "sockets": sockets,
    "lobby": lobby,
    "hostile": hostile,
    "calls": calls,
}


def figure(name: str, wanted: Wanted, tell: Tell) -> dict[str, Any]:
    """One of the figures, with the load of the machine before it was taken."""
    many_files()
    tell(name)
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        found = run(FIGURES[name](wanted, Path(folder)))
    return {"figure": name, **{key: round(value, 3) for key, value in found.items()}, "load": load}
