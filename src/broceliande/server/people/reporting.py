"""Reports: lines that somebody should not have said, copied as they were, with who said them, who
reports them and why. Whoever keeps the server reads them; nobody else does."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.bounds import CHAT, REPORTED
from broceliande.server.heard.folk import ReportForm
from broceliande.server.people.tokens import new_id
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Rows
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.phrases import NOTES
from broceliande.server.tables.seats import own

log = structlog.get_logger("broceliande")
DAY = 86_400_000
c, r, b = m.chat.c, folk.reports.c, folk.blocks.c


@dataclass(frozen=True)
class Reported:
    """What became of a report."""

    id: str
    person: str | None  # who said the lines, if they are known here
    seat: int


async def report(house: House, live: Live, reporter: str, form: ReportForm) -> Reported:
    """Keep a report: the lines of one person, each set of lines once, so many a day."""
    wanted = sorted({*form.lines})
    lines = await _lines(house, live, reporter, wanted)
    speakers = {(line.person, line.seat if line.person is None else -1) for line in lines}
    if len(speakers) > 1:
        raise Sorry("several_voices")
    said = lines[0]
    if said.person == reporter:
        raise Sorry("oneself")
    note = "".join(x for x in form.note if x.isprintable() or x == "\n").strip()[:CHAT]
    key = f"{reporter} {live.id} {wanted}".encode()
    row = {
        "id": new_id(),
        "at": now_ms(),
        "reporter": reporter,
        "reported": said.person,
        "table_id": live.id,
        "lines": [_copy(line) for line in lines],
        "reason": form.reason,
        "note": note,
        "state": folk.NEW,
        "mark": hashlib.sha256(key).hexdigest(),
    }
    await _kept(house, reporter, row)
    log.info("reported", table=live.id[:6], reason=form.reason, lines=len(lines))
    return Reported(row["id"], said.person, said.seat)


async def _lines(house: House, live: Live, reporter: str, wanted: list[int]) -> Rows:
    """The lines, all of which the reporter could read. Those whom one blocked a moment ago can
    still be reported."""
    if not live.setup.spectators and not own(live, (), reporter):
        raise Sorry("lines_gone")  # they were not told what is said here
    query = sa.select(m.chat).where(c.table_id == live.id, c.id.in_(wanted)).order_by(c.id)
    lines = await house.storage.rows(query)
    if len(lines) != len(wanted) or any(line.phrase in NOTES for line in lines):
        raise Sorry("lines_gone")
    apart = sa.or_(
        *(
            sa.and_(b.person == one, b.other == two)
            for line in lines
            for one, two in ((reporter, line.person), (line.person, reporter))
        )
    )
    since = await house.storage.row(sa.select(sa.func.min(b.at)).where(apart))
    if since is not None and since[0] is not None and lines[-1].at > since[0]:
        raise Sorry("lines_gone")  # it was never told to them
    return lines


def _copy(line: Any) -> dict[str, Any]:
    """A line as it was said; no name, which would outlast whoever bears it."""
    return {name: getattr(line, name) for name in ("id", "seat", "text", "phrase", "at")}


async def _kept(house: House, reporter: str, row: dict[str, Any]) -> None:
    lately = sa.select(sa.func.count()).select_from(folk.reports)
    today = lately.where(r.reporter == reporter, r.at > now_ms() - DAY)
    same = sa.select(r.id).where(r.mark == row["mark"])

    def write(connection: sa.Connection) -> None:
        if connection.execute(same).first():
            raise Sorry("reported_already")
        if int(connection.execute(today).scalar_one()) >= REPORTED:
            raise Sorry("too_many_reports")
        connection.execute(sa.insert(folk.reports).values(row))

    try:
        await house.storage.in_one_go(write)
    except IntegrityError:  # in the same moment
        raise Sorry("reported_already") from None
