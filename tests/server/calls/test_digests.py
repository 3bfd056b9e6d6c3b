"""When calls are told: one digest instead of ten, the night in the morning, one letter a day."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from broceliande.server.calls import hours
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from tests.server.calls.post import Place, run

NOW = "broceliande.server.calls.making.now_ms"


def test_one_digest_instead_of_ten(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.ann_waits()
        assert [message.kind for message in await place.send()] == [c.TURN]
        await place.ann_waits(3)
        assert await place.send() == []  # she was told just now, and did not come
        waiting = [call for call in await place.calls() if call.due]
        assert {call.due - now_ms() > 280_000 for call in waiting} == {True}
        await place.house.storage.write(sa.update(m.calls).values(sent=1).where(m.calls.c.sent > 0))
        await place.due_now()
        said = await place.send()
        assert [(message.kind, message.title) for message in said] == [
            (c.DIGEST, "Trois tables vous attendent")
        ]
        assert said[0].waits == 4
        assert said[0].text.startswith("Trois tables ont avancé\u00a0: Benevolent")
        assert len(said[0].lines) == 3

    run(settings, law)


def test_who_answered_what_they_were_told_of_is_told_of_the_next_at_once(
    settings: Settings,
) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        (live,) = await place.ann_waits()
        await place.send()
        await place.turn(live)
        await place.ann_waits()
        assert [message.kind for message in await place.send()] == [c.TURN]

    run(settings, law)


def test_the_night_is_told_in_the_morning(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        minute = now_ms() // 60_000 % 1440
        night = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
        await place.wish("ann", **night)
        await place.ann_waits(2)
        assert await place.send() == []
        (due,) = {call.due for call in await place.calls()}
        monkeypatch.setattr(NOW, lambda: due)
        assert not hours.quiet(
            due, hours.Wishes(quiet_from=night["quiet_from"], quiet_to=night["quiet_to"])
        )
        made = now_ms() - 6 * 3_600_000
        await place.house.storage.write(sa.update(m.calls).values(due=1, made=made))
        said = await place.send()
        assert [message.title for message in said] == ["Pendant la nuit"]
        assert said[0].text.startswith("Deux tables ont avancé\u00a0: ")

    run(settings, law)


def test_one_letter_a_day(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.MAIL, lang="en")
        await place.wish("ann", digest=c.DAILY, hour=7, kinds=[c.TURN])
        await place.ann_waits(2)
        assert await place.send() == []
        (due,) = {call.due for call in await place.calls()}
        assert due % 86_400_000 == 7 * 3_600_000
        monkeypatch.setattr(NOW, lambda: due)
        await place.house.storage.write(sa.update(m.calls).values(claimed=0))
        await place.sender._make(due)
        await place.send()
        assert [message.title for message in place.post.messages] == ["Your tables today"]

    run(settings, law, c.MAIL)


def test_what_is_not_wanted_is_not_told(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.wish("ann", kinds=[c.FINISHED])
        await place.ann_waits()
        assert await place.send() == []
        assert {call.dropped for call in await place.calls()} == {"unwanted"}

    run(settings, law)


def test_every_way_gets_it_in_its_language_under_one_name(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        await place.way("ann", c.MAIL, "en")
        await place.ann_waits()
        said = await place.send()
        assert sorted(message.lang for message in said) == ["en", "fr"]
        assert {message.title for message in said} == {"À vous, Ann", "Your turn, Ann"}
        assert len({message.id for message in said}) == 1
        assert len({message.stop for message in said}) == 2

    run(settings, law, c.PUSH, c.MAIL)
