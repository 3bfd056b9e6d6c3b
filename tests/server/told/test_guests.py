"""Whoever answers hears first that it is on disk, once, and then how the table stands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, cast

from broceliande.server.company.hints import Hints
from broceliande.server.ground.settings import Settings
from broceliande.server.heard.frames import Answer
from broceliande.server.people.decisions import Decisions
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.told.guests import Guest
from broceliande.server.web.dispatch import Visit, act
from tests.server.houses import legal, opened, table_of


class Quick:
    """A wire that takes everything at once, or, when it is full, nothing."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.full = False

    def put_now(self, *frames: bytes) -> bool:
        """All of them, or none."""
        if not self.full:
            self.frames += map(json.loads, frames)
        return not self.full

    async def put(self, frames: Sequence[bytes]) -> None:
        """Whoever waits is heard in the end."""
        self.frames += map(json.loads, frames)

    def heard(self) -> list[tuple[str, int]]:
        """What came since it was last asked: kinds and versions."""
        told, self.frames = self.frames, []
        return [(frame["type"], frame["version"]) for frame in told]


def seated(house: House, live: Live, seat: int) -> tuple[Visit, Quick]:
    """Somebody who sits there and listens, and knows how the table stands."""
    wire = Quick()
    guest = Guest(house, live, wire, (seat,))
    secret = live.sitters[seat].secret
    guest.keys, guest.version, guest.listening = (secret,) if secret else (), live.version, True
    live.guests.add(guest)
    return Visit(house, cast(Hints, None), guest, Decisions(house)), wire


async def answer(visit: Visit, seat: int, name: str, version: int | None = None) -> None:
    """An answer as a socket brings it: nobody listens meanwhile."""
    live = visit.guest.live
    visit.guest.listening = False
    at = live.version if version is None else version
    await act(visit, Answer(seat, at, legal(live, seat)[0], name))
    visit.guest.listening = True


def test_the_word_that_it_is_written_comes_first_and_once(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house, "benevolent")
            mine = live.table.asked[0]
            (ann, to_ann), (_, to_bob) = (seated(house, live, seat) for seat in (mine, 1 - mine))
            await answer(ann, mine, "mine")
            now = live.version
            assert to_ann.heard() == [("ack", now), ("state", now)]
            assert to_bob.heard() == [("state", now)]

    asyncio.run(law())


def test_another_seats_answer_does_not_say_that_mine_is_written(settings: Settings) -> None:
    """Both answer a question that is put to both; the second waits for the first one's disk."""

    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house)
            (ann, to_ann), (bob, to_bob) = (seated(house, live, seat) for seat in (0, 1))
            writers = [asyncio.create_task(visit.guest.writing()) for visit in (ann, bob)]
            asked, before = live.table.asked, live.version
            assert asked == (0, 1)
            await asyncio.gather(answer(ann, 0, "same", before), answer(bob, 1, "same", before))
            await asyncio.sleep(0.05)
            of_ann, of_bob = to_ann.heard(), to_bob.heard()
            assert [each for each in of_ann if each[0] == "ack"] == [("ack", before + 1)]
            assert [each for each in of_bob if each[0] == "ack"] == [("ack", before + 2)]
            assert of_ann[-1] == of_bob[-1] == ("state", before + 2)
            for writer in writers:
                writer.cancel()

    asyncio.run(law())


def test_who_takes_nothing_now_is_told_later(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            live = await table_of(house, "benevolent")
            ann, to_ann = seated(house, live, live.table.asked[0])
            to_ann.full = True
            writer = asyncio.create_task(ann.guest.writing())
            await answer(ann, live.table.asked[0], "mine")
            await asyncio.sleep(0.05)
            now = live.version
            assert sorted(to_ann.heard()) == [("ack", now), ("state", now)]
            assert ann.guest.answering == ""
            writer.cancel()

    asyncio.run(law())
