"""The chronicle over the socket: what is missing, what is old, and in another language."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from dataclasses import replace
from pathlib import Path

import pytest

from broceliande.server.ground.settings import Settings, database_in
from broceliande.server.told import chronicle, door
from tests.server.conftest import Server
from tests.server.houses import answered, legal, opened, table_of
from tests.server.people import People
from tests.whispers import GAME as WHISPERS


def test_whoever_comes_back_gets_only_what_is_missing(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=6)
        told = [
            line for frame in both.frames if frame["type"] == "state" for line in frame["story"]
        ]
        version = both.state["version"]
    with people.sit(table, *secrets) as fresh:
        assert fresh.state["story"] == told
        assert fresh.state["since"] == -1
    half = told[len(told) // 2]["version"]
    with people.sit(table, *secrets, version=half) as back:
        assert back.state["story"] == [line for line in told if line["version"] > half]
    with people.sit(table, *secrets, version=version) as back:
        assert back.state["story"] == []
    with people.sit(table, *secrets, version=version + 100) as lost:
        assert lost.state["story"] == told


def test_old_parts_of_the_story_come_when_asked_for(server: Server) -> None:
    people = server(tail=8, snapshot_every=4)
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=40)
        told = [
            line for frame in both.frames if frame["type"] == "state" for line in frame["story"]
        ]
    with people.sit(table, *secrets) as back:
        since = back.state["since"]
        assert since > 10
        assert back.state["story"] == [line for line in told if line["version"] > since]
        back.send("story", before=since + 1)
        old = back.until("story")
        assert old["lines"] == [line for line in told if line["version"] <= since]
        assert old["first"] == 0


def test_one_may_change_the_language(people: People) -> None:
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets, lang="en") as both:
        people.play_on(both, answers=3)
        english = both.state
        both.send("speak", lang="fr")
        french = both.until("state")
        assert french["version"] == english["version"]
        assert french["story"][-1]["words"] != english["story"][-1]["words"]


def test_what_only_some_were_told_is_what_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were nothing left out, a spectator would read more: what another seat saw."""
    monkeypatch.setattr(chronicle, "_seen", lambda told, seats: True)

    async def leaking() -> None:
        async with opened(Settings(database_in(tmp_path)), {WHISPERS.name: WHISPERS}) as house:
            live = await table_of(house, WHISPERS.name)
            chance = random.Random(1)
            for step in range(8):
                seat = live.table.asked[0]
                await answered(house, live, seat, chance.choice(legal(live, seat)), f"{step}")
        shown = [t for record in live.tail for t in record.told if not t.seen_by(None)]
        assert shown, "somebody has peeked"
        state = door.state(live, (), "en", None, 0)
        blind = replace(live, tail=deque(r for r in live.tail if not set(r.told) & set(shown)))
        assert len(state.story) > len(door.state(blind, (), "en", None, 0).story)

    asyncio.run(leaking())
