"""The outbox: who is called, once; who is not; and when a call falls away."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.server.calls import outbox
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage import calling as c
from broceliande.server.storage import models as m
from broceliande.server.storage.slow import A_YEAR, year_of
from broceliande.server.tables import entries, rematch, seats
from broceliande.server.tables.undo import undo
from tests.server.calls.post import Place, run
from tests.server.houses import answered, legal

PEOPLE = ("ann", "bob")
WHOLE = 3 * 86_400_000  # milliseconds
DAYS = ClockForm("game", 3 * 86_400)


async def both(place: Place, **more: Any) -> Any:
    """A table of two who are away."""
    people = [await place.person(name, c.PUSH) for name in ("Ann", "Bob")]
    return await place.table(*people, **more)


def test_who_is_asked_and_away_is_called_once(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        other = await place.turn(live)
        said = await place.send()
        mine = [message for way, message in place.post.given if way.person == PEOPLE[other]]
        assert len(said) == len(mine) == 1
        assert said[0].kind == c.TURN
        assert said[0].link == f"/t/{live.id}"
        assert said[0].tag == live.id
        assert said[0].waits == 1
        assert said[0].stop.startswith("/calls/stop/")
        assert await place.send() == []
        call = next(call for call in await place.calls() if call.sent)
        assert (call.seat, call.version, call.due) == (other, live.asked_since[other], None)

    run(settings, law)


def test_the_call_is_written_with_the_answer_or_not_at_all(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        seat, version = live.table.asked[0], live.version
        move = legal(live, seat)[0]
        seen = []
        honest = place.house.storage.in_one_go

        async def watched(work: Any) -> Any:
            def counted(connection: Any) -> Any:
                work(connection)
                seen.append(connection.exec_driver_sql("SELECT COUNT(*) FROM calls").scalar())
                raise OSError("the power is cut")

            return await honest(counted)

        place.house.storage.in_one_go = watched  # type: ignore[method-assign]
        with pytest.raises(Sorry):
            await answered(place.house, live, seat, move, "a")
        place.house.storage.in_one_go = honest  # type: ignore[method-assign]
        assert await place.calls() == []
        async with place.house.settled(live, version):
            await place.house.reload(live)
        await answered(place.house, live, seat, move, "a")
        assert live.version == version + 1
        assert seen[0] == len(await place.calls()) == 1

    run(settings, law)


def test_nobody_is_called_without_a_way_or_who_wishes_to_be_left_alone(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann")  # no way
        await place.person("Bob", c.PUSH)
        await place.wish("bob", off=True)
        await place.person("Cid", c.MAIL, confirmed=None)  # never said yes
        await place.person("Dan", c.PUSH, active=False)  # dead
        for pair in (("ann", "bob"), ("cid", "dan"), ("", "")):
            live = await place.table(*pair)
            await place.play(live, 3)
        assert await place.calls() == []

    run(settings, law)


def test_who_looks_at_the_table_is_not_called(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        watcher: Any = type("Guest", (), {"seats": (0, 1), "news": lambda *_: None})()
        watcher.tell_now = lambda _: True
        live.guests.add(watcher)
        await place.play(live, 2)
        assert await place.calls() == []
        live.guests.clear()

    run(settings, law)


def test_who_comes_before_the_call_is_sent_is_not_called(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        await place.play(live)
        waiting = {call.seat for call in await place.calls()}
        for seat in waiting:
            await seats.came(place.house, live, (seat,))
        assert await place.send() == []
        assert all(call.due for call in await place.calls())  # at another server, it may be gone
        for seat in waiting:
            await seats.went(place.house, live, (seat,))
        await place.due_now()
        assert await place.send() == []
        assert {call.dropped for call in await place.calls()} == {"came"}

    run(settings, law)


def test_a_call_falls_away_with_the_answer_and_comes_again_with_an_undo(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        seat, known = live.table.asked[0], live.version
        await place.play(live)
        assert [message.kind for message in await place.send()] == [c.TURN]  # asked again
        await place.play(live)
        await undo(place.house, live, seat, live.version, "u", (0, 1))
        found = {call.version: call for call in await place.calls()}
        assert [*found] == [known + 1, known + 2, known + 3]
        await place.due_now()
        await place.send()
        found = {call.version: call for call in await place.calls()}
        assert found[known + 2].dropped == "answered"
        assert found[known + 3].sent

    run(settings, law)


def test_a_seat_that_fell_silent_before_it_was_asked_is_called(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        seat = live.table.asked[0]
        await place.house.caller.missed(live, (seat,), 0.0)
        assert await place.calls() == []  # they were heard of after it
        live.asked_at = [now_ms()] * 2
        await place.house.caller.missed(live, (seat,), 20.0)
        await place.house.caller.missed(live, (seat,), 20.0)
        assert [(call.kind, call.seat) for call in await place.calls()] == [(c.TURN, seat)]
        assert len(await place.send()) == 1

    run(settings, law)


def test_a_reminder_comes_at_four_fifths_and_only_if_nobody_answered(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place, clock=DAYS)
        await place.play(live)
        soon = [call for call in await place.calls() if call.kind == c.SOON]
        assert soon
        assert all(0 <= WHOLE * 4 // 5 - (call.due - call.made) < 60_000 for call in soon)
        assert {message.kind for message in await place.send()} == {c.TURN}
        await place.due_now()
        said = await place.send()
        assert [message.kind for message in said] == [c.SOON] * len(live.asked)
        await place.play(live)
        await place.due_now()
        assert [message.kind for message in await place.send()].count(c.SOON) == 1
        await place.play(live)
        await place.play(live)
        await place.due_now()
        await place.send()
        dropped = [call.dropped for call in await place.calls() if call.kind == c.SOON]
        assert dropped.count("answered") == 1

    run(settings, law)


@pytest.mark.parametrize(
    ("left", "then"), [(1, "un jour de repos se dépense"), (0, "un bot tient")]
)
def test_a_reminder_says_whether_a_day_off_is_left(
    settings: Settings, left: int, then: str
) -> None:
    async def law(place: Place) -> None:
        live = await both(place, clock=DAYS)
        begins = year_of(now_ms())[0]
        rows = [
            {"person": person, "begins": begins + each}
            for person in PEOPLE
            for each in range(A_YEAR - left)
        ]
        await place.house.storage.write(sa.insert(m.rests).values(rows))
        await place.play(live)
        await place.send()
        await place.due_now()
        said = [message for message in await place.send() if message.kind == c.SOON]
        assert said
        assert all(then in message.text for message in said)

    run(settings, law)


def test_short_clocks_remind_nobody(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place, clock=ClockForm("game", 20 * 60))
        await place.play(live)
        assert {call.kind for call in await place.calls()} == {c.TURN}

    run(settings, law)


async def _finished(place: Place, live: Any) -> None:
    while not live.over:
        await place.play(live)


def test_the_end_and_a_rematch_call_those_who_are_away(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place, game="whispers")
        await _finished(place, live)
        said = await place.send()
        assert [message.kind for message in said] == [c.FINISHED] * 2
        assert all(message.link == f"/t/{live.id}/replay" for message in said)
        for _ in range(2):
            await rematch.answer(place.house, live, rematch.Answer((0,), True), "en")
        said = await place.send()
        assert [(message.kind, message.title) for message in said] == [
            (c.REMATCH, "P0 propose une revanche")
        ]
        assert place.post.given[-1][0].person == "bob"

    run(settings, law)


def test_a_rematch_that_was_declined_calls_nobody(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place, game="whispers")
        await _finished(place, live)
        await place.send()
        await rematch.answer(place.house, live, rematch.Answer((0,), True), "en")
        await rematch.answer(place.house, live, rematch.Answer((1,), False), "en")
        assert await place.send() == []

    run(settings, law)


def test_an_invitation_reaches_a_friend_once_and_not_when_the_table_is_full(
    settings: Settings,
) -> None:
    async def law(place: Place) -> None:
        from broceliande.server.heard.forms import SeatForm, TableForm
        from broceliande.server.tables import opening

        await place.person("Ann", c.PUSH, lang="en")
        form = TableForm("whispers", [SeatForm("person", "Gauvain"), SeatForm("open")])
        live, _ = await opening.open_one(place.house, form, "en")
        for _ in range(2):
            await outbox.invite(place.house, "ann", live.id, "Gauvain")
        said = await place.send()
        assert [message.title for message in said] == ["Gauvain keeps you a seat"]
        assert said[0].text == "Whispers, two seats, without a clock."
        full, _ = await opening.open_one(place.house, form, "en")
        await outbox.invite(place.house, "ann", full.id, "Gauvain")
        await seats.join(place.house, full, "Ida", None)
        assert await place.send() == []
        with pytest.raises(Sorry):
            await outbox.invite(place.house, "ann", "no-such-table", "Gauvain")

    run(settings, law)


def test_a_table_that_is_gone_takes_its_calls_along(settings: Settings) -> None:
    async def law(place: Place) -> None:
        live = await both(place)
        await place.play(live)
        await entries.close(place.house, live)
        assert await place.send() == []
        assert {call.dropped for call in await place.calls()} == {"answered"}

    run(settings, law)
