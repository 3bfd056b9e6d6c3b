"""A post of our own, under test: a house whose people have ways, and a courier that keeps what it
was given and answers as it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from broceliande.engine.game import Game
from broceliande.server.calls import links
from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.message import Message
from broceliande.server.calls.outbox import Outbox
from broceliande.server.calls.sending import Sender
from broceliande.server.ground.settings import Settings
from broceliande.server.heard.forms import ClockForm
from broceliande.server.people.tokens import digest
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from tests.server.conftest import GAMES
from tests.server.houses import NO_CLOCK, answered, legal, opened, table_of

SENT = Result(Outcome.SENT)


@dataclass
class Post:
    """A courier, and all that it was given."""

    given: list[tuple[Way, Message]] = field(default_factory=list)
    answers: list[Result] = field(default_factory=list)  # to the next ones; then it takes them

    async def carry(self, way: Way, message: Message) -> Result:
        """Take a message, or say why not."""
        await asyncio.sleep(0)
        self.given.append((way, message))
        return self.answers.pop(0) if self.answers else SENT

    @property
    def messages(self) -> list[Message]:
        """What they say."""
        return [message for _, message in self.given]


@dataclass
class Place:
    """A house with an outbox, a sender that goes round when it is told to, and a post."""

    house: House
    sender: Sender
    post: Post

    async def person(self, name: str, *kinds: str, lang: str = "fr", **values: Any) -> str:
        """Somebody with ways of these kinds."""
        row = {"id": name.lower(), "name": name, "crest": "", "agrees": "", "created": 0}
        await self.house.storage.write(self.house.storage.insert(m.persons).values(row))
        for kind in kinds:
            await self.way(row["id"], kind, lang, **values)  # type: ignore[arg-type]
        return name.lower()

    async def way(self, person: str, kind: str, lang: str = "fr", **values: Any) -> str:
        """A way to call somebody."""
        name = f"{person}-{kind}"
        stop = digest(links.stopping(await links.key(self.house.storage), name))
        row: dict[str, Any] = {"id": name, "person": person, "kind": kind}
        row |= {"address": f"{person}@woods.example"}
        row |= {"keys": {}, "lang": lang, "made": 1, "confirmed": 1, "stop": stop}
        row |= {"site": "https://woods.example"}
        await self.house.storage.write(sa.insert(m.ways).values({**row, **values}))
        return name

    async def wish(self, person: str, **values: Any) -> None:
        """What somebody wishes."""
        row = {"person": person, "lang": "", "kinds": list(c.KINDS), **values}
        await self.house.storage.write(
            sa.delete(m.calling).where(m.calling.c.person == person),
            sa.insert(m.calling).values(row),
        )

    async def table(
        self, *people: str, clock: ClockForm = NO_CLOCK, game: str = "benevolent"
    ) -> Live:
        """A table whose seats are these people's; all of them are away."""
        live = await table_of(self.house, game, len(people), clock)
        for seat, person in enumerate(people):
            sitter = live.sitters[seat]
            sitter.person, sitter.left = person or None, 1
            same = (m.seats.c.table_id == live.id, m.seats.c.seat == seat)
            values = {"person": sitter.person, "left": 1}
            await self.house.storage.write(sa.update(m.seats).where(*same).values(values))
        return live

    async def play(self, live: Live, times: int = 1) -> None:
        """Answers of whoever is asked first, the first legal ones."""
        for _ in range(times):
            seat = live.table.asked[0]
            await answered(self.house, live, seat, legal(live, seat)[0], f"{live.version}")

    async def turn(self, live: Live) -> int:
        """Answers until it is another's turn; whose."""
        first = live.table.asked[0]
        while live.table.asked[0] == first:
            await self.play(live)
        return live.table.asked[0]

    async def send(self) -> list[Message]:
        """Go round until nothing is due; what was given to the post by that."""
        before = len(self.post.given)
        for _ in range(20):
            more = await self.sender.round()
            while self.sender._going:
                await asyncio.wait(list(self.sender._going))
                await asyncio.sleep(0)  # let what they leave be done
            if not more:
                more = await self.sender.round()
            if not more and not self.sender._going:
                break
        return self.post.messages[before:]

    async def calls(self) -> list[Any]:
        """Every call, as it is stored."""
        return await self.stored(m.calls)

    async def due_now(self) -> None:
        """Time passes: whatever waits is due."""
        later = sa.update(m.calls).where(m.calls.c.due.is_not(None))
        carry = sa.update(m.carries).where(m.carries.c.due.is_not(None))
        await self.house.storage.write(later.values(due=1), carry.values(due=1, claimed=0))

    async def ann_waits(self, tables: int = 1) -> list[Live]:
        """Tables at which Ann is asked while she is away."""
        lives = []
        for _ in range(tables):
            live = await self.table("ann", "")
            await (self.turn(live) if live.table.asked[0] else self.play(live))
            lives.append(live)
        return lives

    async def stored(self, table: sa.Table) -> list[Any]:
        """The rows of a table of the database, the oldest first."""
        return list(await self.house.storage.rows(sa.select(table).order_by(table.c.made)))


def run(settings: Settings, law: Callable[[Place], Awaitable[None]], *kinds: str) -> None:
    """Hold a law in a place of its own, at which there are ways of these kinds."""

    async def whole() -> None:
        async with placed(settings, kinds or (c.PUSH,)) as place:
            await law(place)

    asyncio.run(whole())


@asynccontextmanager
async def placed(
    settings: Settings,
    kinds: Collection[str] = (c.PUSH,),
    games: Mapping[str, Game] = GAMES,
) -> AsyncIterator[Place]:
    """A place for as long as the block lasts."""
    async with opened(settings, games) as house:
        post = Post()
        sender = Sender(house, dict.fromkeys(kinds, post))
        house.caller = Outbox(house, sender.wake)
        yield Place(house, sender, post)
        await sender.close()
