"""How messages are sent: tries and pauses, dead ways, several servers, retention, figures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.server.calls import sending
from broceliande.server.calls.carrying import Outcome, Result
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.people import mine
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.tables import rematch
from tests.server.calls.post import SENT, Place, placed, run


def test_a_way_that_cannot_just_now_is_tried_with_growing_pauses_then_given_up(
    settings: Settings,
) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        place.post.answers = [Result(Outcome.LATER, "push_silent")] * 10
        pauses = []
        for _ in range(len(sending.PAUSES) + 1):
            await place.send()
            (row,) = await place.stored(m.carries)
            pauses.append(round((row.due - now_ms()) / 1000) if row.due else None)
            await place.due_now()
        assert pauses == [*sending.PAUSES, None]
        assert len({message.id for message in place.post.messages}) == 1
        (way,) = await place.stored(m.ways)
        assert (way.failures, way.error, way.active) == (1, "push_silent", True)
        assert await place.send() == []

    run(settings, law)


def test_a_way_that_fails_again_and_again_is_not_tried_any_more(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH, failures=sending.GIVEN_UP - 1)
        await place.ann_waits()
        place.post.answers = [Result(Outcome.REFUSED, "push_too_long")]
        await place.send()
        (way,) = await place.stored(m.ways)
        assert (way.failures, way.error, way.active) == (5, "push_too_long", False)

    run(settings, law)


def test_a_channel_gets_two_more_tries(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.CHANNEL)
        await place.ann_waits()
        place.post.answers = [Result(Outcome.LATER, "channel_silent")] * 9
        for _ in range(5):
            await place.send()
            await place.due_now()
        (way,) = await place.stored(m.ways)
        assert len(place.post.given) == 3
        assert (way.error, way.active) == ("channel_silent", False)

    run(settings, law, c.CHANNEL)


def test_a_push_service_that_wants_us_to_wait_is_waited_for(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        place.post.answers = [Result(Outcome.LATER, "push_busy", after=700)]
        await place.send()
        (row,) = await place.stored(m.carries)
        assert 690_000 < row.due - now_ms() <= 700_000
        await place.due_now()
        assert len(await place.send()) == 1
        (way,) = await place.stored(m.ways)
        assert (way.failures, way.error) == (0, "")

    run(settings, law)


def test_a_way_that_is_gone_is_never_used_again(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        place.post.answers = [Result(Outcome.GONE, "push_gone")]
        await place.send()
        (way,) = await place.stored(m.ways)
        assert (way.active, way.error) == (False, "push_gone")
        before = len(await place.calls())
        await place.ann_waits()
        assert len(await place.calls()) == before  # nobody would carry it

    run(settings, law)


def test_a_message_that_waits_for_its_way_is_dropped_when_they_came(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        (live,) = await place.ann_waits()
        place.post.answers = [Result(Outcome.LATER, "push_silent")]
        await place.send()
        await place.turn(live)
        await place.due_now()
        assert await place.send() == []
        assert [row.error for row in await place.stored(m.carries)] == ["came"]

    run(settings, law)


def test_a_courier_that_breaks_or_never_comes_back_is_no_end(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()

        async def breaks(*_: object) -> Result:
            raise RuntimeError("no such thing")

        async def sleeps(*_: object) -> Result:
            await asyncio.sleep(60)
            return SENT

        for wrong in (breaks, sleeps):
            monkeypatch.setattr(place.post, "carry", wrong)
            await place.send()
            (row,) = await place.stored(m.carries)
            assert (row.error, row.sent) == ("way_silent", None)
            await place.due_now()

    run(replace(settings, call_claim=0.2), law)


def test_a_round_that_breaks_is_not_the_last(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.person("Bob", c.PUSH)
        await place.ann_waits()
        honest = place.sender._maker._of
        broken: list[Any] = []

        async def breaks(calls: Any, *rest: Any) -> Any:
            if calls[0].person == "ann" and not broken:
                broken.append(calls)
                raise RuntimeError("no words for it")
            return await honest(calls, *rest)

        monkeypatch.setattr(place.sender._maker, "_of", breaks)
        assert await place.send() == []
        await place.due_now()
        assert len(await place.send()) == 1

    run(settings, law)


def test_two_servers_send_each_message_once(settings: Settings) -> None:
    async def law(place: Place) -> None:
        names = [f"P{n}" for n in range(8)]
        for name in names:
            await place.person(name, c.PUSH)
            live = await place.table(name.lower(), "")
            await (place.turn(live) if live.table.asked[0] else place.play(live))
        async with placed(settings) as other:
            await asyncio.gather(*(each.sender.round() for each in (place, other) * 3))
            said = [*await place.send(), *await other.send()]
            assert said == []  # the rounds had sent all
            given = [*place.post.given, *other.post.given]
            assert sorted(way.person for way, _ in given) == [name.lower() for name in names]

    run(settings, law)


def test_what_a_killed_server_claimed_is_taken_up_by_another(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        soon = now_ms() + 300
        storage = place.house.storage
        await storage.write(sa.update(m.calls).values(claimed=soon, holder="killed"))
        assert await place.send() == []
        await asyncio.sleep(0.35)
        assert len(await place.send()) == 1

    run(settings, law)


def test_what_was_told_is_forgotten_after_some_days(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        await place.send()
        await place.sender._forget()
        assert await place.calls()
        assert await place.stored(m.carries)
        old = now_ms() - 8 * 86_400_000
        await place.house.storage.write(
            sa.update(m.calls).values(made=old), sa.update(m.carries).values(made=old)
        )
        await place.ann_waits()
        await place.sender._forget()
        assert len(await place.calls()) == 1  # it waits
        assert await place.stored(m.carries) == []

    run(settings, law)


def test_figures_of_what_waits_and_what_was_sent(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        await place.house.storage.write(sa.update(m.calls).values(due=now_ms() - 5_000))
        await sending.measure(place.house)
        text = place.house.metrics.text().decode()
        assert "broceliande_calls_waiting 1.0" in text
        assert float(text.split("\nbroceliande_calls_oldest_seconds ")[1].split()[0]) >= 5
        await place.send()
        await sending.measure(place.house)
        text = place.house.metrics.text().decode()
        assert "broceliande_calls_waiting 0.0" in text
        assert 'broceliande_calls_total{outcome="sent",way="push"} 1.0' in text

    run(settings, law)


def test_as_many_games_wait_as_somebody_is_shown_themselves(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits(2)
        over = await place.table("ann", "", game="whispers")
        while not over.over:
            await place.play(over)
        await rematch.answer(place.house, over, rematch.Answer((1,), True), "en")
        shown, _ = await mine.calling(place.house.storage, "ann")
        (counted,) = {message.waits for message in await place.send()}
        assert counted == shown == 3

    run(settings, law)
