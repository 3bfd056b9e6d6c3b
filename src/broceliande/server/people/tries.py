"""How often one may guess: five wrong tries of an address, or at one code, then a quarter of an
hour of silence. They are rows, so that all servers count together and a restart forgets nothing.

A try is counted before it is looked at and uncounted if it was right, so that many at once are not
more than five either. What was right takes back its own count only: nobody guesses on by entering
their own code in between.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage

MOST = 5
LOCKED = 15 * 60_000  # milliseconds


class Try:
    """One try, of an address and at something named; `of` are the names it is counted under."""

    def __init__(self, storage: Storage, *of: str) -> None:
        self._storage = storage
        self._of = sorted({name[:80] for name in of})  # one order: no two wait for each other
        self._left = MOST

    async def begin(self) -> None:
        """Count it; Sorry if there were too many."""
        counted = await self._storage.in_one_go(self._count)
        wrong, until = max(counted)
        self._left = MOST - wrong
        if wrong > MOST:
            raise _too_many(until)

    def _count(self, connection: sa.Connection) -> list[tuple[int, int]]:
        t, now, found = m.tries.c, now_ms(), []
        connection.execute(sa.delete(m.tries).where(t.of.in_(self._of), t.until <= now))
        for name in self._of:
            fresh = self._storage.insert(m.tries).values(of=name, wrong=0, until=now + LOCKED)
            connection.execute(fresh)
            open_ = (t.of == name, t.wrong < MOST)  # once it is locked, nothing makes it longer
            more = sa.update(m.tries).where(*open_)
            done = connection.execute(more.values(wrong=t.wrong + 1, until=now + LOCKED))
            row = connection.execute(sa.select(t.wrong, t.until).where(t.of == name)).one()
            found.append((row.wrong + (done.rowcount == 0), row.until))
        return found

    async def right(self) -> None:
        """It was right, and does not count."""
        t = m.tries.c
        fewer = sa.update(m.tries).where(t.of.in_(self._of), t.wrong > 0)
        await self._storage.write(fewer.values(wrong=t.wrong - 1))

    def wrong(self) -> Sorry:
        """It was wrong: what to say."""
        left = self._left
        return Sorry("wrong_code", left=left) if left > 0 else _too_many(now_ms() + LOCKED)


def _too_many(until: int) -> Sorry:
    return Sorry("too_many_tries", minutes=max(1, -((now_ms() - until) // 60_000)))


def forgotten(now: int) -> Sequence[sa.Executable]:
    """What need not be known any more."""
    return [sa.delete(m.tries).where(m.tries.c.until <= now)]
