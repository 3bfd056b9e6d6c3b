"""What people told keepers, with the lines concerned, and what was done about it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from broceliande.server.desk.acts import named, written
from broceliande.server.desk.measures import rows_for
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows, Storage
from broceliande.server.storage.desk import DONE
from broceliande.server.tables.phrases import key_of
from broceliande.server.told.desk import LineOut, ReportOut, ReportsOut

PAGE = 20
r = m.reports.c


async def waiting(storage: Storage) -> int:
    """How many reports nobody has looked at."""
    row = await storage.row(sa.select(sa.func.count()).where(r.state != DONE))
    return int(row[0]) if row else 0


async def page(
    storage: Storage, done: bool, lang: str, before: str = "", most: int = PAGE
) -> ReportsOut:
    """Those that wait, the oldest first; or those that are done, the newest first. Ready-made
    sentences stand there as they are read in a language."""
    query = sa.select(m.reports).limit(most + 1)
    at, _, name = before.partition(".")
    place = sa.tuple_(r.at, r.id)
    after = sa.tuple_(sa.literal(int(at or 0)), sa.literal(name))
    if done:
        query = query.where(r.state == DONE).order_by(r.at.desc(), r.id.desc())
        query = query.where(place < after) if before else query
    else:
        query = query.where(r.state != DONE).order_by(r.at, r.id)
        query = query.where(place > after) if before else query
    rows = await storage.rows(query)
    shown = rows[:most]
    following = f"{shown[-1].at}.{shown[-1].id}" if len(rows) > most else ""
    return ReportsOut(await _told(storage, shown, lang), following, await waiting(storage))


async def _told(storage: Storage, rows: Rows, lang: str) -> list[ReportOut]:
    who = [each for row in rows for each in (row.reporter, row.reported, row.handled_by)]
    names = await named(storage, who)
    ids = [line for row in rows for line in _ids(row)]
    there = await storage.rows(sa.select(m.chat.c.id).where(m.chat.c.id.in_(ids)))
    standing = {row.id for row in there}
    return [_report(row, names, standing, lang) for row in rows]


def _report(row: Any, names: dict[str, str], standing: set[int], lang: str) -> ReportOut:
    lines = [
        LineOut(
            int(line.get("id", 0)),
            int(line.get("seat", -1)),
            str(line.get("name", "")),
            _words(line, lang),
            int(line.get("at", row.at)),
            line.get("id") in standing,
        )
        for line in row.lines
    ]
    people = [(who or "", names.get(who or "", "")) for who in (row.reporter, row.reported)]
    return ReportOut(
        *(row.id, row.at, *people[0], *people[1], row.table_id or "", lines),
        *(row.reason, row.note, row.state, names.get(row.handled_by or "", ""), row.handled_at),
    )


def _words(line: dict[str, Any], lang: str) -> str:
    """What was said: a text, or a ready-made sentence."""
    number, name = line.get("phrase"), str(line.get("name", ""))
    return str(line.get("text", "")) if number is None else say(lang, key_of(number), name=name)


def _ids(row: Any) -> list[int]:
    return [line["id"] for line in row.lines if isinstance(line.get("id"), int)]


async def handled(
    storage: Storage,
    keeper: str | None,
    report: str,
    act: str,
    why: str,
    lines: bool = False,
    hours: int | None = None,
) -> None:
    """A report is done: by nothing, or by muting or banning whom it is about; the lines that it
    names are deleted if that is wanted."""
    row = await storage.row(sa.select(m.reports).where(r.id == report))
    if row is None:
        raise Sorry("not_found")
    if row.state == DONE:
        raise Sorry("handled_already")
    measure: list[sa.Executable] = []
    if act != "nothing":
        if row.reported is None:
            raise Sorry("unknown_person")
        measure = await rows_for(storage, keeper, act, row.reported, why, hours)
    done = {"state": DONE, "handled_by": keeper, "handled_at": now_ms()}
    writes = [*measure, sa.update(m.reports).where(r.id == report).values(**done)]
    touched = []
    if lines and (ids := _ids(row)):
        c = m.chat.c
        writes.append(sa.delete(m.chat).where(c.id.in_(ids), c.table_id == row.table_id))
        touched = [row.table_id]
    about = {"measure": act, "lines": lines, "person": row.reported or ""}
    await storage.write(*writes, written(keeper, "report", report, why, touched, **about))
