"""Somebody who asks about their calls, and a receiver that listens meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from broceliande.server.tables.house import House
from tests.server.calls.receivers import PushBrowser, Receiver
from tests.server.people import Json, People
from tests.server.people.browsers import Browser


@contextmanager
def listening(receiver: Receiver) -> Iterator[Receiver]:
    """A receiver in a thread of its own, while the house is asked in this one."""
    ready, done = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def work() -> None:
        async with receiver.open():
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(work(),), daemon=True)
    thread.start()
    ready.wait(10)
    try:
        yield receiver
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(10)
        loop.close()


def somebody(people: People, agent: str = "") -> Browser:
    """A person, with a table so that they are known."""
    browser = Browser(people, agent) if agent else Browser(people)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
    browser.ask("POST", "/tables", 201, json={"game": "whispers", "seats": seats})
    return browser


def subscribe(who: Browser, at: str, browser: PushBrowser, status: int = 200) -> Json:
    form = {"endpoint": at, **browser.keys, "zone": "Europe/Paris"}
    return who.ask("POST", "/me/calls/push", status, json=form)


def rows(people: People, table: sa.Table) -> list[Any]:
    async def work(house: House) -> list[Any]:
        return list(await house.storage.rows(sa.select(table)))

    return people.client.blocking_portal.call(work, people.house)
