"""What every handler asks of a request: the house, the language, the table, whose secret it bears.

Handlers take a `Here`, an `AtTable` or an `AtSeat`, which Litestar makes from the address. Making
one looks at nothing: a table is loaded, and a secret tried, when the handler asks for it.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from broceliande.server.ground.texts import language
from broceliande.server.tables import refusals, seats
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told import door
from broceliande.server.told.replies import TableOut
from broceliande.server.web.security import bearer

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=8, required=False)]


def house_of(request: Asked) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


def spoken(request: Asked, lang: str | None) -> str:
    """The language to answer in: the one asked for, or one of the browser's."""
    return language(lang, request.headers.get("accept-language"))


class Here:
    """A request to a house."""

    def __init__(self, request: Asked, lang: str | None) -> None:
        self.request = request
        self.house = house_of(request)
        self.lang = spoken(request, lang)

    def told(self, live: Live) -> TableOut:
        """A table, in the language asked for."""
        return door.table_out(live, self.lang)


class AtTable(Here):
    """A request about a table."""

    def __init__(self, request: Asked, lang: str | None, table_id: str) -> None:
        super().__init__(request, lang)
        self._table_id = table_id

    async def live(self) -> Live:
        """The table, for whoever knows its link."""
        return await self.house.live(self._table_id)

    async def opened(self, seat: int | None = None) -> Live:
        """The table, if the request's secret opens a seat of it; the one named, if one is named."""
        live = await self.live()
        held = seats.held(live, [bearer(self.request)])
        if seat is not None:
            refusals.check_seat(held, seat)
        return live


class AtSeat(AtTable):
    """A request about a seat at a table."""

    def __init__(self, request: Asked, lang: str | None, table_id: str, seat: int) -> None:
        super().__init__(request, lang, table_id)
        self.seat = seat


async def _here(request: Asked, lang: Lang = None) -> Here:
    return Here(request, lang)


async def _table(request: Asked, table_id: FromPath[str], lang: Lang = None) -> AtTable:
    return AtTable(request, lang, table_id)


async def _place(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], lang: Lang = None
) -> AtSeat:
    return AtSeat(request, lang, table_id, seat)


Visited = NamedDependency[Here]  # an argument called `here`
Table = NamedDependency[AtTable]  # one called `table`
Place = NamedDependency[AtSeat]  # one called `place`
GIVEN = {"here": Provide(_here), "table": Provide(_table), "place": Provide(_place)}
