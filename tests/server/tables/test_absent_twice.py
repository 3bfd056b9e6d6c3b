"""Somebody is away, and two servers, or two people at once, decide what becomes of the seat."""

from __future__ import annotations

import asyncio

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.bus import News
from broceliande.server.tables import absent
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from tests.server.houses import opened, table_of


class Here:
    """Somebody at a socket of a house under test."""

    heard, address, person, session, keys, stands_in = 0.0, "", "", "", ("x",), ()

    def __init__(self, *held: int) -> None:
        self.seats = held

    def news(self, what: str, broadcast: object) -> None:
        """Something changed."""

    def leave(self, why: Sorry) -> None:
        """They may not stay."""


async def sits(house: House, live: Live, seat: int) -> None:
    """Somebody sits down."""
    live.guests.add(Here(seat))  # type: ignore[arg-type]
    await absent.came(house, live, (seat,), (seat,))


async def two_sit(there: House, there_too: House, seats: int = 3) -> tuple[Live, Live]:
    """A table whose last player is away; the first is at one server, the second at the other."""
    made = await table_of(there, "benevolent", seats)
    await there.storage.write(m.tables.update().values(patience=0))
    there.tables.clear()
    one, two = await there.live(made.id), await there_too.live(made.id)
    await sits(there, one, 0)
    if seats > 2:
        await sits(there_too, two, 1)
    await there._follow(one, "seats")
    return one, two


def test_two_votes_at_once_at_two_servers(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as there, opened(settings) as beside:
            one, two = await two_sit(there, beside)
            await asyncio.gather(
                absent.choose(there, one, (0,), 2, m.LEND, "random"),
                absent.choose(beside, two, (1,), 2, m.LEND, "random"),
            )
            version = max(one.version, two.version)
            for house, live in ((there, one), (beside, two)):
                await house._heard(News("another", live.id, "log", version))
                async with house.settled(live):
                    await house.loader.refresh(live)
                    assert live.sitters[2].kind == m.BOT
                    assert not any(sitter.wants_bot for sitter in live.sitters)
                    assert [record.kind for record in live.tail].count(m.SEAT) == 1
                live.guests.clear()

    asyncio.run(law())


@pytest.mark.parametrize("first", ["vote", "owner"])
def test_the_owner_returns_while_the_vote_falls(settings: Settings, first: str) -> None:
    """Whoever is written first: in the end the owner sits there."""

    async def law() -> None:
        async with opened(settings) as there, opened(settings) as beside:
            one, two = await two_sit(there, beside, 2)
            acts = [absent.choose(there, one, (0,), 1, m.LEND, "random"), sits(beside, two, 1)]
            order = acts if first == "vote" else acts[::-1]
            done = await asyncio.gather(*order, return_exceptions=True)
            assert all(each is None or isinstance(each, Sorry) for each in done)
            again = await beside.loader.load(one.id)
            assert (again.sitters[1].kind, again.sitters[1].left) == (m.PERSON, None)
            one.guests.clear()
            two.guests.clear()

    asyncio.run(law())


def test_who_comes_back_ends_what_was_chosen(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as there, opened(settings) as beside:
            one, two = await two_sit(there, beside)
            await absent.choose(there, one, (0,), 2, m.LEND, "random")
            await beside._follow(two, "seats")
            assert two.sitters[0].wants_bot == 1 << 2
            await absent.choose(beside, two, (1,), 2, m.OFFER, "")
            await there._follow(one, "seats")
            assert one.sitters[2].offer == two.sitters[2].offer is not None
            assert not one.sitters[0].wants_bot
            await sits(beside, two, 2)
            await there._follow(one, "seats")
            assert (one.sitters[2].offer, one.sitters[2].chosen) == (None, "")
            one.guests.clear()
            two.guests.clear()

    asyncio.run(law())
