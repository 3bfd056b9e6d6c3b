"""Answers in advance that are out of step are dropped with a word; nobody else is told a byte; any
server gives them, once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from broceliande.server.company import ahead as giving
from broceliande.server.company.driver import Driver
from broceliande.server.ground import times
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import models as m
from broceliande.server.storage.deadlines import nearest
from broceliande.server.tables import ahead, planning
from broceliande.server.tables.foreseeing import Ahead
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo
from broceliande.server.told import door
from broceliande.server.told.frames import written
from tests.server.company.advance import do, inhabited, laid, until


async def planned(house: House, live: Live) -> tuple[int, list[Ahead]]:
    """A seat that waits, with a plan of two answers kept."""
    seat = next(each for each in range(live.setup.seats) if each not in live.asked)
    _, (first,) = await planning.look(house, live, seat, [])
    name, seen = max(first.items(), key=lambda item: item[1].often)
    plan = [Ahead(name, next(iter(seen.answers)))]
    _, steps = await planning.look(house, live, seat, plan)
    name, seen = max(steps[1].items(), key=lambda item: item[1].often)
    plan.append(Ahead(name, next(iter(seen.answers))))
    await planning.keep(house, live, seat, plan)
    return seat, plan


def test_a_plan_is_given_one_after_the_other_and_dropped_by_a_hand(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dropped() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, "benevolent", monkeypatch)
            seat, plan = await planned(house, live)
            with pytest.raises(Sorry, match="asked_now"):
                await planning.keep(house, live, live.asked[0], plan)
            await until(house, live, lambda table: table.asked == (seat,))
            await giving.give(house, live, seat)
            assert live.sitters[seat].ahead == 1
            await undo(house, live, seat, live.version, "u", (0, 1, 2))
            await giving.give(house, live, seat)
            rows = await ahead.read(house.storage, live.id, seat)
            assert [row.state for row in rows] == [ahead.OTHER], "the second is asked for first"

    asyncio.run(dropped())


def test_undone_by_hand_and_illegal_ones_are_dropped_with_a_word(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dropped() -> None:
        async with inhabited(settings) as house:
            for why in (ahead.UNDONE, ahead.BY_HAND, ahead.ILLEGAL):
                live = await laid(house, "benevolent", monkeypatch)
                first = live.asked[0]
                await do(house, live, first, live.table.moves(first)[0].id)
                seat, _ = await planned(house, live)
                if why == ahead.UNDONE:
                    await undo(house, live, first, live.version, "u", (0, 1, 2))
                await until(house, live, lambda table, who=seat: table.asked == (who,))  # type: ignore[misc]
                if why == ahead.BY_HAND:
                    await do(house, live, seat, live.table.moves(seat)[0].id)
                if why == ahead.ILLEGAL:
                    path = sa.update(m.ahead).where(m.ahead.c.number == 0)
                    text = (await ahead.read(house.storage, live.id, seat))[0].kept
                    text.path = ("hex:999",)
                    row = {"given": msgspec.json.encode(text).decode()}
                    await house.storage.write(path.where(m.ahead.c.table_id == live.id).values(row))
                before = live.version
                await giving.give(house, live, seat)
                assert live.version == before
                rows = await planning.shown(house, live, seat)
                assert rows[0].state == why
                assert live.sitters[seat].ahead == 0

    asyncio.run(dropped())


# Secrecy, servers


def test_nobody_else_is_told_a_byte_of_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, "benevolent", monkeypatch)
            now = now_ms()
            monkeypatch.setattr(door, "now_ms", lambda: now)  # how long somebody is away is told
            every = [(0,), (1,), (2,), (0, 1, 2), ()]
            before = [written(door.state(live, seats, "fr", None, 0)) for seats in every]
            table = written_table(live)
            await planned(house, live)
            await house.loader.refresh(live)
            assert any(sitter.ahead for sitter in live.sitters)
            assert [written(door.state(live, seats, "fr", None, 0)) for seats in every] == before
            assert written_table(live) == table
            assert not live.guests

    asyncio.run(told())


def written_table(live: Live) -> bytes:
    """What anybody is told over HTTP."""
    return msgspec.json.encode(door.table_out(live, "en"))


def test_another_server_gives_it_after_a_kill_though_nobody_is_there(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watching(Driver):
        """Looks at what it is shown, not at deadlines."""

        async def watch(self) -> None:
            """Not at all."""

    async def killed() -> None:
        async with inhabited(settings) as one:
            live = await laid(one, "benevolent", monkeypatch)
            seat, plan = await planned(one, live)
            await until(one, live, lambda table: table.asked == (seat,))
            (deadline,) = await nearest(one.storage)
            assert 0 < deadline.due - now_ms() <= 30_000, "no clock, and yet it is looked for"
            before = live.version
            times._ahead += 40.0
            async with inhabited(settings, Watching) as two:
                assert isinstance(two.company, Driver)
                await two.company.flags._serve(deadline)
                for _ in range(400):
                    there = await two.live(live.id)
                    if there.version >= before + len(plan):
                        break
                    await asyncio.sleep(0.02)
                given = [record.answer_id for record in there.tail if record.version > before]
                assert given[: len(plan)] == [f"ahead-{before}", f"ahead-{before + 1}"]

    try:
        asyncio.run(killed())
    finally:
        times._ahead = 0.0


def test_two_servers_give_it_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def race() -> None:
        async with inhabited(settings) as one, inhabited(settings) as two:
            first = await laid(one, "benevolent", monkeypatch)
            seat, _ = await planned(one, first)
            await until(one, first, lambda table: table.asked == (seat,))
            second = await two.live(first.id)
            before = first.version
            await asyncio.gather(giving.give(one, first, seat), giving.give(two, second, seat))
            rows = await one.storage.rows(
                sa.select(m.log.c.version).where(m.log.c.table_id == first.id)
            )
            assert before + 1 <= max(row.version for row in rows) <= before + 2
            assert len(await ahead.read(one.storage, first.id, seat)) in {0, 1}

    asyncio.run(race())
