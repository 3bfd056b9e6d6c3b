"""What the owner of a seat has seen of the table.

The page says it when it is put aside, an answer says it too; both are kept in memory and written
when the socket ends. If a server is killed before that, they are shown a little more than they
missed, never less.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live, Seen

HOUSE = "bot-"  # begins the identifiers of answers that no person gave


def note(live: Live, seat: int, version: int) -> None:
    """The owner of a seat sees this version now."""
    known = live.seen.get(seat)
    if known is None or version >= known.version:
        live.seen[seat] = Seen(min(version, live.version), now_ms())


async def keep(house: House, live: Live, seats: Iterable[int]) -> None:
    """Their socket ended: write what they have seen."""
    written: list[sa.Executable] = []
    for seat in seats:
        if seen := live.seen.get(seat):
            values = {"version": seen.version, "at": seen.at}
            row = {"table_id": live.id, "seat": seat, **values}
            s = m.seen.c
            older = (s.table_id == live.id, s.seat == seat, s.version <= seen.version)
            written += [house.storage.insert(m.seen).values(row)]
            written += [sa.update(m.seen).where(*older).values(**values)]
    if written:
        with suppress(Sorry):  # storage is away: they are shown more than they missed
            await house.storage.write(*written)


async def last(house: House, live: Live, seat: int) -> Seen | None:
    """What the owner of a seat has last seen; None, if nobody knows."""
    s = m.seen.c
    row = await house.storage.row(sa.select(m.seen).where(s.table_id == live.id, s.seat == seat))
    stored = Seen(row.version, row.at) if row else None
    known = [live.seen.get(seat), stored, _answered(live, seat)]
    return max((seen for seen in known if seen), key=lambda seen: seen.version, default=None)


def _answered(live: Live, seat: int) -> Seen | None:
    """Whoever answered had seen what they answered."""
    for record in reversed(live.tail):
        given = record.answer_id and not record.answer_id.startswith(HOUSE)
        if given and record.kind == m.ANSWER and record.seat == seat:
            return Seen(record.version, record.at)
    return None
