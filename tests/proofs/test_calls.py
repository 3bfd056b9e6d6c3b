"""Nobody is forgotten and nobody is called twice, however often a server is killed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage import calling as c
from tests.proofs import SOAK
from tests.proofs.calling import WAYS, Killer, Office, found, prepared
from tests.proofs.conftest import Services
from tests.server.calls.post import placed

KILLS = 10 if SOAK == 1 else 20 * SOAK
TABLES = 12 if SOAK == 1 else 60


def test_the_outbox_survives_kills_at_any_point(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    tables = asyncio.run(prepared(database, TABLES))
    chance, office = random.Random(11), Office()
    office.open()
    killer = Killer(database, tables, office)
    for _ in range(KILLS):
        killer.strike(chance)
    killer.rest()
    truth = asyncio.run(found(database))

    turns = {(call.table_id, call.seat, call.version): call for call in truth.calls}
    assert turns.keys() == truth.owed  # none is lost, none is made up
    assert len(turns) == len(truth.calls)
    assert all(bool(call.sent) != bool(call.dropped) for call in truth.calls)
    early = [key for key, call in turns.items() if call.dropped]
    assert all(truth.answers[key] for key in early)  # dropped only since they had answered

    sent = {call.message for call in truth.calls if call.sent}
    assert {row.message for row in truth.carries} == sent
    assert len(truth.carries) == len(WAYS) * len(sent)
    seen = office.seen
    handed = {(row.message, row.way) for row in truth.carries if row.sent}
    assert handed <= {(given.id, given.way) for given in seen}
    assert {given.id for given in seen} <= sent
    assert all(row.sent or row.error == "came" for row in truth.carries)
    again = sum(seen.values()) - len(seen)
    assert again <= KILLS * 32  # only what was in the air at a kill, under the same name
    told = f"{KILLS} kills: {len(truth.owed)} calls, {len(sent)} messages, {len(seen)} seen"
    print(f"{told}, {again} of them handed over again under the same name")


@pytest.mark.xdist_group("servers")
def test_two_houses_over_one_postgresql_call_everybody_once(services: Services) -> None:
    settings = Settings(database=services.database, only=False)

    async def law() -> None:
        async with placed(settings) as one, placed(settings) as two:
            names = [f"Folk{n}" for n in range(6)]
            for name in names:
                await one.person(name, c.PUSH)
                await one.wish(name.lower(), zone="Europe/Paris")
                live = await one.table(name.lower(), "", clock=ClockForm("game", 259_200))
                await (one.turn(live) if live.table.asked[0] else one.play(live))
            await asyncio.gather(*(place.sender.round() for place in (one, two) * 3))
            await one.send()
            await two.send()
            given = [*one.post.given, *two.post.given]
            people = sorted(way.person for way, _ in given if way.person.startswith("folk"))
            assert people == sorted(name.lower() for name in names)
            reminders = [call for call in await one.calls() if call.kind == c.SOON and call.due]
            assert len(reminders) >= len(names)

    asyncio.run(law())
