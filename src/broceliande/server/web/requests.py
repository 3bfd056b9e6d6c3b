"""What every handler asks of a request: the house, the language, the table, whose secret it bears.

Handlers take a `Here`, an `AtTable` or an `AtSeat`, which Litestar makes from the address. Making
one looks at nothing: a table is loaded, and a secret tried, when the handler asks for it.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import language
from broceliande.server.people.decisions import Decisions, owners
from broceliande.server.people.sessions import Known, new_guest
from broceliande.server.storage.database import Storage
from broceliande.server.tables import closing, refusals, seats
from broceliande.server.tables.hearing import together, unheard
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from broceliande.server.told import door
from broceliande.server.told.replies import TableOut
from broceliande.server.web import visitors
from broceliande.server.web.security import address_of, bearer

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=8, required=False)]


def house_of(request: Asked) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


def spoken(request: Asked, lang: str | None) -> str:
    """The language to answer in: the one asked for, or one of the browser's."""
    return language(lang, request.headers.get("accept-language"))


def named(text: str) -> str:
    """What an address calls something; Sorry, if nothing here is called anything like it."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text):
        raise Sorry("not_found")
    return text


class Here:
    """A request to a house."""

    def __init__(self, request: Asked, lang: str | None) -> None:
        self.request = request
        self.house = house_of(request)
        self.lang = spoken(request, lang)

    @property
    def storage(self) -> Storage:
        """Where everything is kept."""
        return self.house.storage

    @property
    def decisions(self) -> Decisions:
        """What keepers decided."""
        found: Decisions = self.request.app.state.decisions
        return found

    @property
    def address(self) -> str:
        """Where it comes from, as limits count it."""
        return address_of(self.request)

    async def known(self) -> Known | None:
        """Whom the device knows."""
        return await visitors.known_at(self.request, self.storage)

    async def me(self) -> Known:
        """Whom the device knows; Sorry if nobody."""
        known = await self.known()
        if known is None:
            raise Sorry("not_known")
        return known

    async def owner(self) -> tuple[Owner | None, str]:
        """Whose a seat is to be: whom the device knows, or somebody new, with the token that their
        device gets when it is written; nobody, for a program that names no page."""
        if known := await self.known():
            return known.owner, ""
        if self.request.headers.get("origin") is None:
            return None, ""
        return new_guest(visitors.device_at(self.request))

    def give(self, token: str) -> None:
        """The device gets this token with the answer, if there is one."""
        if token:
            visitors.give(self.request, token)

    async def told(self, live: Live) -> TableOut:
        """A table, in the language asked for."""
        known = await self.known() if live.setup.offered is not None else None
        who = {known.person} if known else set[str]()
        apart = together(await unheard(self.storage, who), who)
        async with self.house.settled(live):
            told = door.table_out(live, self.lang, apart)
        told.until = closing.until(self.house, live)
        return told


class AtTable(Here):
    """A request about a table."""

    def __init__(self, request: Asked, lang: str | None, table_id: str) -> None:
        super().__init__(request, lang)
        self.id = table_id

    async def live(self) -> Live:
        """The table, for whoever knows its link."""
        return await self.house.live(self.id)

    async def opened(self, seat: int | None = None) -> Live:
        """The table, if the request's secret opens a seat of it, or the person has one there; one
        that is named must be their own, not one at which they stand in."""
        live, _ = await self.holding(seat)
        return live

    async def holding(self, seat: int | None = None) -> tuple[Live, tuple[int, ...]]:
        """The same, and the seats that are held."""
        live = await self.live()
        mine = await self.mine(live)
        if seat is not None:
            known = await self.known()
            own = seats.own(live, self.given(), known.person if known else "")
            refusals.check_seat({*mine} & {*own}, seat)
        return live, mine

    def given(self) -> list[str]:
        """What is kept of the secret that the request bears, if it bears one."""
        borne = "authorization" in self.request.headers
        return [seats.hashed(bearer(self.request))] if borne else []

    async def mine(self, live: Live) -> tuple[int, ...]:
        """The seats that the request's secret opens, and those of the person; there must be one."""
        known = await self.known()
        mine = seats.held(live, (), known.person) if known else ()
        if not mine or "authorization" in self.request.headers:
            mine += seats.held(live, [bearer(self.request)])
        if why := self.decisions.banned(*owners(live, mine)):
            raise why
        return mine

    async def check_owner(self, live: Live, seat: int) -> None:
        """A seat that is somebody's is given up by them alone, whoever has its link."""
        person, known = live.sitters[seat].person, await self.known()
        if person is not None and (known is None or known.person != person):
            raise Sorry("seat_of_another")


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
