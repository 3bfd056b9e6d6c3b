"""Nobody is forgotten and nobody is called twice, however often a server is killed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.proofs import SOAK
from tests.proofs.calling import WAYS, Killer, Office, found, prepared

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
