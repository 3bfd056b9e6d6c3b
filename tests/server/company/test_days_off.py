"""Days off: one is spent before a flag falls, once, whoever lets it fall; none are left, and a bot
sits down. A day is a day at all of somebody's tables, and as long as any other."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from broceliande.server.ground import times
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage import models as m
from broceliande.server.storage.deadlines import nearest
from broceliande.server.storage.slow import A_YEAR, year_of
from broceliande.server.tables import resting
from broceliande.server.tables.clocks import DAY, GAME, Clock, Pace
from broceliande.server.told import door
from tests.server.company.days import days, fall, kinds, laid, person, spent
from tests.server.company.test_flags import Later, inhabited, later

__all__ = ["later"]  # the fixture
HOUR = 3_600_000


def test_a_day_off_is_spent_before_a_flag_falls_and_is_told(
    settings: Settings, later: Later
) -> None:
    async def rested() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            live = await laid(house, owner)
            asked = list(live.asked)
            later(3.001)
            await fall(house, live)
            assert await kinds(house, live) == ["start", *["rest"] * len(asked)]
            assert await days(house) == 1, "both seats are one person's"
            assert [live.sitters[seat].kind for seat in asked] == ["person"] * len(asked)
            assert await resting.left(house.storage, owner.id, now_ms()) == A_YEAR - 1
            (deadline,) = await nearest(house.storage)
            assert DAY - HOUR < deadline.due - now_ms() <= DAY
            clocks = door.state(live, (), "en", None, 0).clocks
            assert clocks is not None
            assert all(DAY - HOUR < clocks.left[seat] <= DAY for seat in asked)
            assert all(0 < clocks.rested[seat] - now_ms() <= DAY for seat in asked)
            async with inhabited(settings) as other:
                again = await other.live(live.id)
                assert again.clock.left == live.clock.left
                assert again.rested == live.rested

    asyncio.run(rested())


def test_two_servers_that_let_the_same_flag_fall_spend_one_day(
    settings: Settings, later: Later
) -> None:
    async def race() -> None:
        async with inhabited(settings) as one, inhabited(settings) as two:
            owner = await person(one)
            for each in range(1, 4):
                first = await laid(one, owner)
                second = await two.live(first.id)
                later(3.1)
                falls = [fall(one, first), fall(two, second), fall(one, first), fall(two, second)]
                await asyncio.gather(*falls)
                assert await days(one) == each
                assert set(await kinds(two, first)) == {"start", "rest"}
                later(1.1)  # that day off is over
            assert one.metrics.troubles._value.get() == two.metrics.troubles._value.get() == 0

    asyncio.run(race())


def test_without_a_day_left_a_bot_sits_down(settings: Settings, later: Later) -> None:
    async def none_left() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            later(3.1)
            await spent(house, owner, A_YEAR)
            live = await laid(house, owner)
            later(3.1)
            await fall(house, live)
            assert "rest" not in await kinds(house, live)
            assert live.sitters[0].kind == live.sitters[1].kind == "bot"

    asyncio.run(none_left())


def test_of_two_tables_one_gets_the_last_day_and_the_other_counts_it(
    settings: Settings, later: Later
) -> None:
    async def last() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            await spent(house, owner, A_YEAR - 1)
            tables = [await laid(house, owner) for _ in range(3)]
            later(3.1)
            await asyncio.gather(*(fall(house, live) for live in tables))
            assert await days(house) == A_YEAR
            assert not any([("seat" in await kinds(house, live)) for live in tables])
            later(1.1)
            await asyncio.gather(*(fall(house, live) for live in tables))
            assert await days(house) == A_YEAR
            assert all([("seat" in await kinds(house, live)) for live in tables])

    asyncio.run(last())


def test_tables_whose_flags_fall_at_one_moment_spend_one_day(
    settings: Settings, later: Later
) -> None:
    async def together() -> None:
        async with inhabited(settings) as one, inhabited(settings) as two:
            owner = await person(one)
            tables = [await laid(one, owner) for _ in range(4)]
            there = [await two.live(live.id) for live in tables[2:]]
            later(3.1)
            falls = [fall(one, live) for live in tables[:2]] + [fall(two, live) for live in there]
            await asyncio.gather(*falls)
            assert await days(one) == 1
            for live in tables:
                assert set(await kinds(one, live)) == {"start", "rest"}

    asyncio.run(together())


def test_a_day_taken_at_one_table_stands_still_at_the_others(
    settings: Settings, later: Later
) -> None:
    async def same_day() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            one = await laid(house, owner)
            later(0.5)
            two = await laid(house, owner)
            later(2.6)
            await fall(house, one)
            assert await days(house) == 1
            later(0.5)
            await fall(house, two)
            assert await days(house) == 1
            due = two.clock.next_fall()
            assert due is not None
            assert DAY - 3 * HOUR < due - now_ms() <= DAY, "a whole day more, from its own fall"

    asyncio.run(same_day())


@pytest.mark.parametrize("clock", [ClockForm("game", 1200), ClockForm("move", 7200)])
def test_a_quick_game_knows_no_days_off(settings: Settings, later: Later, clock: ClockForm) -> None:
    async def quick() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, await person(house), clock)
            later(0.2)
            await fall(house, live)
            assert await days(house) == 0
            assert "seat" in await kinds(house, live)

    asyncio.run(quick())


def test_whoever_stands_in_spends_no_day_of_the_owner(settings: Settings, later: Later) -> None:
    async def stands_in() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, await person(house))
            row = sa.update(m.seats).where(m.seats.c.table_id == live.id)
            await house.storage.write(row.values(stand_in="x" * 64))
            await house.loader.refresh(live)
            later(3.1)
            await fall(house, live)
            assert await days(house) == 0

    asyncio.run(stands_in())


def test_there_are_as_many_again_from_the_first_of_january_on(settings: Settings) -> None:
    async def years() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            new_year = year_of(now_ms())[1]
            rows = [{"person": owner.id, "begins": new_year - each} for each in range(1, 19)]
            await house.storage.write(sa.insert(m.rests).values(rows))
            assert await resting.left(house.storage, owner.id, new_year - 1) == A_YEAR - 18
            assert await resting.left(house.storage, owner.id, new_year) == A_YEAR

    asyncio.run(years())
    first, last = year_of(int(datetime(2026, 12, 31, 23, 59, tzinfo=UTC).timestamp() * 1000))
    assert (last - first) // DAY == 365


@pytest.fixture
def paris() -> Iterator[None]:
    """The server stands where clocks change."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Europe/Paris"
    time.tzset()
    yield
    os.environ.pop("TZ") if before is None else os.environ.__setitem__("TZ", before)
    time.tzset()


@pytest.mark.usefixtures("paris")
@pytest.mark.parametrize("when", [(2027, 3, 27), (2027, 10, 30)])
def test_no_clock_jumps_over_a_change_of_daylight_time(
    settings: Settings, when: tuple[int, int, int]
) -> None:
    async def night() -> None:
        async with inhabited(settings) as house:
            owner = await person(house)
            times._ahead = datetime(*when, 12, tzinfo=UTC).timestamp() - time.time()
            live = await laid(house, owner)
            before = live.clock.left_at(now_ms())
            times._ahead += 86_400
            after = live.clock.left_at(now_ms())
            gone = [was - now for was, now in zip(before, after, strict=True)]
            assert all(seat not in live.asked or DAY <= gone[seat] < DAY + HOUR for seat in (0, 1))
            times._ahead += 2.01 * 86_400
            await fall(house, live)
            (deadline,) = await nearest(house.storage)
            assert DAY - HOUR < deadline.due - now_ms() <= DAY

    try:
        asyncio.run(night())
    finally:
        times._ahead = 0.0


ACTS = st.lists(
    st.tuples(st.sampled_from(["think", "answer", "take back", "rest"]), st.integers(0, 6 * HOUR)),
    max_size=60,
)


@given(ACTS)
def test_what_is_left_is_what_was_given_brought_and_rested_less_what_was_thought(
    acts: list[tuple[str, int]],
) -> None:
    """One seat that is always asked, with answers, undos and days off in any order."""
    clock, now = Clock(Pace(GAME, 3 * DAY, DAY // 2, 5 * DAY), 1), 1
    clock.turn([0], -1, now)
    brought: list[int] = []
    given_ = 3 * DAY
    for what, by in acts:
        fall = clock.next_fall()
        assert fall is not None
        now += by
        given_ -= by
        if now >= fall:  # the flag falls: a day off begins now, what is late costs nothing
            clock.rest(0, DAY, now)
            given_ = DAY - sum(brought) - clock.owed[0]
        elif what == "answer":
            brought.append(clock.turn([0], 0, now))
        elif what == "take back" and brought:
            clock.owe(0, brought.pop())
            clock.turn([0], 0, now, earns=False)
        elif what == "rest":
            clock.rest(0, DAY, now)
            given_ += DAY
        assert clock.left_at(now) == [given_ + sum(brought) + clock.owed[0]]
        assert clock.left_at(now)[0] > 0, "no flag falls by an undo, nor by a day off"
