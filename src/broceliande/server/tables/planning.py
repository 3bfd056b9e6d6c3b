"""Somebody answers before they are asked: what may come is looked for, and what they say is kept.

What it would be in words is kept with it: the table that it was foreseen at is gone when they look
at it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.bus import News
from broceliande.server.tables import foreseeing
from broceliande.server.tables.ahead import STANDS, Kept, Standing, counted, drop, judge, read
from broceliande.server.tables.foreseeing import Ahead, Words
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live

a = m.ahead.c


async def keep(house: House, live: Live, seat: int, wanted: Sequence[Ahead]) -> None:
    """From now on these are a seat's answers in advance, in the place of those before. Sorry, and
    nothing changed, if one of them cannot be foreseen, or the table went on meanwhile."""
    version, steps = await look(house, live, seat, planned(live, wanted))
    fresh = _worded(wanted, steps)
    async with house.settled(live):
        check(live, seat)
        if live.version != version:
            raise Sorry("stale")
        before = {_key(row.ahead): row for row in await read(house.storage, live.id, seat)}
        rows = [
            _row(live, seat, number, before.get(_key(each)), fresh.get(_key(each)))
            for number, each in enumerate(wanted)
        ]
        old = sa.delete(m.ahead).where(a.table_id == live.id, a.seat == seat)
        new = [sa.insert(m.ahead).values(rows)] if rows else []
        await house.writer.write(old, *new, counted(live, seat))
        live.sitters[seat].ahead = len(rows)
        house.bus.tell(News(house.id, live.id, "ahead", live.version))  # nobody here is told


async def shown(house: House, live: Live, seat: int) -> list[Standing]:
    """A seat's answers as they are now, for its owner; those that are out of step are dropped."""
    async with house.settled(live):
        found = await judge(house, live, seat)
        if found.dropped and found.move is None:
            await drop(house, live, seat, found)
        return await read(house.storage, live.id, seat)


def check(live: Live, seat: int) -> None:
    """The seat may answer in advance: the game goes on, and its owner plays and waits."""
    if not live.started or live.over:
        raise Sorry("already_over" if live.over else "not_started", open=live.free)
    if live.sitters[seat].kind != m.PERSON or live.sitters[seat].lent:
        raise Sorry("not_a_person")
    if seat in live.asked:
        raise Sorry("asked_now")


def _key(each: Ahead) -> tuple[object, ...]:
    return each.question, each.path, tuple(tuple(sorted(when.items())) for when in each.when)


def _row(
    live: Live, seat: int, number: int, known: Standing | None, fresh: Kept | None
) -> dict[str, Any]:
    """A row; one that stood before stands as it did."""
    if known is not None and known.state == STANDS:
        kept, version, ply = known.kept, known.version, known.ply
    elif fresh is not None:
        kept, version, ply = fresh, live.version, live.table.ply
    else:
        raise Sorry("not_foreseen")
    return {
        "table_id": live.id,
        "seat": seat,
        "number": number,
        "person": live.sitters[seat].person,
        "version": version,
        "ply": ply,
        "given": msgspec.json.encode(kept).decode(),
        "state": STANDS,
    }


def planned(live: Live, wanted: Iterable[Ahead]) -> list[Ahead]:
    """Those that are a plan for the next turn: they hinge on nothing but each other."""
    free = {each.name for each in live.game.questions if each.hinge is None}
    return [each for each in wanted if each.question in free]


async def look(
    house: House, live: Live, seat: int, plan: Sequence[Ahead]
) -> tuple[int, list[foreseeing.Seen]]:
    """The version, and what a seat may be asked next at it and after each answer of a plan: the
    same whichever server is asked, as often as it is."""
    async with house.settled(live):
        check(live, seat)
        version = live.version
        world = live.table.redeal(seat, version)
    return version, await asyncio.to_thread(foreseeing.foresee, world, seat, plan, version)


def _worded(
    wanted: Sequence[Ahead], steps: Sequence[foreseeing.Seen]
) -> dict[tuple[object, ...], Kept]:
    """Answers with their words, of those that can be foreseen."""
    found, at = {}, 0
    for each in wanted:
        hinged = steps[0].get(each.question)
        seen = hinged if hinged and hinged.question.hinge else steps[at].get(each.question)
        if seen is None:
            continue
        at = min(at + (seen.question.hinge is None), len(steps) - 1)
        cases = [_case(seen, when) for when in each.when]
        if each.path in seen.answers and all(cases):
            told = (seen.words, seen.answers[each.path], [case for case in cases if case])
            found[_key(each)] = Kept(each.question, each.path, tuple(map(dict, each.when)), *told)
    return found


def _case(seen: foreseeing.Foreseen, when: foreseeing.When) -> Words | None:
    return seen.cases.get(tuple(when), {}).get(tuple(when.values()))
