"""Calls that stop or wait, asked from the message itself or with whoever leaves."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from broceliande.server.calls import links, ways
from broceliande.server.storage import models as m
from broceliande.server.tables.house import House
from tests.server.calls.asking import rows, somebody
from tests.server.people import People
from tests.server.people.browsers import PHONE


def stop_link(people: People) -> str:
    async def work(house: House) -> str:
        [row] = await house.storage.rows(sa.select(m.ways))
        return links.STOP + links.stopping(await links.key(house.storage), row.id)

    return people.client.blocking_portal.call(work, people.house)


def test_stopped_from_the_message_itself_without_being_known(house: People) -> None:
    ann = somebody(house)
    form = {"preset": "plain", "address": "http://127.0.0.1:9/"}
    ann.ask("POST", "/me/calls/channel", json=form)
    link, client = stop_link(house), house.client
    page = client.get(f"{link}?lang=en")
    assert page.status_code == 200
    assert "No more calls in that channel?" in page.text
    assert "<button>" in page.text
    assert "script" not in page.text
    assert page.headers["referrer-policy"] == "same-origin"
    assert ann.get("/me/calls")["ways"][0]["active"] is True  # looking at it does nothing
    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert "One letter a day at most?" in client.get(f"{link}?daily&lang=en").text
    assert client.post(link, content=b"daily=1", headers=kind).status_code == 200
    assert ann.get("/me/calls")["wishes"]["digest"] == "daily"
    assert ann.get("/me/calls")["ways"][0]["active"] is True
    done = client.post(link, content=b"List-Unsubscribe=One-Click", headers=kind)
    assert done.status_code == 200
    [way] = ann.get("/me/calls?lang=en")["ways"]
    assert (way["active"], way["trouble"]) == (False, "Stopped from a message.")
    assert "<button>" not in client.get(link).text
    assert client.post(links.STOP + "nonsense").status_code == 404
    assert client.get(links.STOP + "nonsense").status_code == 404
    foreign = client.post(link, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_an_address_is_confirmed_by_whoever_reads_its_letters(house: People) -> None:
    ann = somebody(house)

    async def work(house: House) -> str:
        known = await house.storage.row(sa.select(m.persons.c.id))
        assert known is not None
        new = ways.New("mail", "ann@play.example", {}, "fr", "https://play.example")
        way = await ways.add(house.storage, known.id, new, None)
        return links.confirming(await links.key(house.storage), way, "ann@play.example")

    client = house.client
    link = links.CONFIRM + client.blocking_portal.call(work, house.house)
    assert "Write to you at this address?" in client.get(f"{link}?lang=en").text
    assert ann.get("/me/calls")["ways"][0]["confirmed"] is False
    other = "y" if link.endswith("x") else "x"
    assert client.post(link[:-1] + other).status_code == 404
    assert client.post(links.CONFIRM + "no.way").status_code == 404
    assert client.post(link).status_code == 200
    assert ann.get("/me/calls")["ways"][0]["confirmed"] is True


def call_row(people: People, message: str | None) -> None:
    async def work(house: House) -> None:
        person = (await house.storage.rows(sa.select(m.persons.c.id)))[0].id
        values = {"id": "c1", "person": person, "kind": "turn", "table_id": None, "seat": 0}
        more = {"version": 1, "about": {}, "made": 1, "due": None, "sent": 2, "message": message}
        await house.storage.write(sa.insert(m.calls).values(**values, **more))

    people.client.blocking_portal.call(work, people.house)


def test_tonight_puts_a_call_off(people: People) -> None:
    ann = somebody(people)
    call_row(people, "msg-1")
    due = ann.ask("POST", "/me/calls/later", json={"call": "msg-1"})["due"]
    [row] = rows(people, m.calls)
    assert (row.due, row.sent, row.message) == (due, None, None)
    assert ann.ask("POST", "/me/calls/later", 404, json={"call": "msg-1"})["code"] == "not_found"
    bob = somebody(people, PHONE)
    bob.ask("POST", "/me/calls/later", 404, json={"call": "msg-2"})


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-07-01 09:30", "2026-07-01 19:00"),
        ("2026-07-01 18:30", "2026-07-01 20:30"),
        ("2026-07-01 23:00", "2026-07-02 01:00"),
        ("2026-03-29 01:30", "2026-03-29 19:00"),  # the day whose night has an hour less
        ("2026-10-25 01:30", "2026-10-25 19:00"),  # and the one with an hour more
    ],
)
def test_the_evening_is_that_of_the_place(now: str, then: str) -> None:
    paris = ZoneInfo("Europe/Paris")
    at = int(datetime.fromisoformat(now).replace(tzinfo=paris).timestamp() * 1000)
    due = datetime.fromtimestamp(ways.tonight(at, "Europe/Paris") / 1000, paris)
    assert due.strftime("%Y-%m-%d %H:%M") == then


def test_who_leaves_takes_their_ways_along(house: People) -> None:
    ann = somebody(house)
    form = {"preset": "plain", "address": "http://127.0.0.1:9/"}
    ann.ask("POST", "/me/calls/channel", json=form)
    ann.ask("DELETE", "/me", json={"name": ""})
    assert rows(house, m.ways) == []
    assert rows(house, m.calling) == []
