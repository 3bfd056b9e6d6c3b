"""Whoever calls people back that are away from a table, as the house knows them."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from broceliande.server.storage.rows import Record
from broceliande.server.tables.live import Live


class Caller:
    """Calls people back. This is nobody; `calls/outbox.py` does."""

    def entry(self, live: Live, record: Record) -> list[sa.Executable]:
        """What is written with an entry that memory has carried out: whom to call, and when."""
        return []

    def offered(
        self, live: Live, seats: Collection[int], apart: Collection[int]
    ) -> list[sa.Executable]:
        """What is written when somebody with these seats offers a rematch; those who are kept apart
        from them do not hear of it."""
        return []

    async def missed(self, live: Live, seats: Collection[int], silent: float) -> None:
        """A socket ended of which nothing was heard for so many seconds: its seats may have been
        asked without anybody seeing it."""

    def wake(self) -> None:
        """What was written is on disk."""
