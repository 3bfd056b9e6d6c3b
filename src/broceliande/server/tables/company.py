"""Those who play on at a table when no person does, as the house knows them."""

from __future__ import annotations

from broceliande.server.tables.live import Live


class Company:
    """Those who play on at a table when no person does. This is nobody; in `company/driver.py` bots
    do, and the fall of a flag."""

    def look(self, live: Live) -> None:
        """A table changed, or was loaded."""

    def forget(self, table_id: str) -> None:
        """A table is let go."""

    async def watch(self) -> None:
        """The house is open: look after tables that are in no memory."""

    def close(self) -> None:
        """The house closes."""
