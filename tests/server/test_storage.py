"""What was acknowledged stays: restarts, races, snapshots, full disks, migrations, admin."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from broceliande.engine.errors import Refused
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.storage import models as m
from broceliande.server.tables import opening
from broceliande.server.tables.answers import Done, answer
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo
from broceliande.server.told import door
from broceliande.server.told.frames import written
from tests.server.conftest import GAMES, Server

FORM = {"game": "whispers", "seats": [{"kind": "person"}] * 2}
TWO = [SeatForm("person", "Ann"), SeatForm("person", "Bob")]


async def play(house: House, live: Live, answers: int, chance: random.Random) -> None:
    """Random answers, some of them taken back."""
    for _ in range(answers):
        if live.over:
            return
        seat = chance.choice(live.table.asked)
        move = chance.choice(live.table.rules.legal(live.table._state, seat))
        name = f"{chance.random()}"
        await answer(house, live, seat, live.version, move, name)
        if chance.random() < 0.3 and not live.over:
            await undo(house, live, seat, live.version, f"u{name}", (0, 1))


def everything(live: Live) -> list[str]:
    """All that anybody can see of a table."""
    return [
        written(door.state(live, seats, "fr", None, 0)) for seats in ((0,), (1,), (0, 1), ())
    ] + [repr([live.asked_since, live.answered, live.version, live.table.can_undo()])]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_is_the_same_after_a_restart_whatever_happened(
    game: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broceliande.server.told.door.now_ms", lambda: 0)

    async def law() -> None:
        first = House(settings, GAMES)
        object.__setattr__(settings, "snapshot_every", 5)
        object.__setattr__(settings, "tail", 40)
        await first.open()
        chance = random.Random(3)
        for _ in range(4):
            live, _ = await opening.open_one(first, TableForm(game, TWO), "en")
            for _ in range(6):
                await play(first, live, 7, chance)
                second = House(settings, GAMES)
                again = await second.loader.load(live.id)
                assert everything(again) == everything(live)
                assert bytes(again.table._state) == bytes(live.table._state)
                await second.storage.close()
        await first.close()

    asyncio.run(law())


def test_two_servers_that_write_the_same_version_settle_it(settings: Settings) -> None:
    async def race() -> None:
        one, two = House(settings, GAMES), House(settings, GAMES)
        await one.open()
        await two.open()
        chance = random.Random(4)
        live, _ = await opening.open_one(one, TableForm("benevolent", TWO), "en")
        other = await two.live(live.id)
        for step in range(40):
            seat = live.table.asked[0]
            legal = live.table.rules.legal(live.table._state, seat)
            tries = [
                answer(house, here, seat, live.version, chance.choice(legal), f"{step}{name}")
                for house, here, name in ((one, live, "a"), (two, other, "b"))
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            acks = [d for d in done if isinstance(d, Done)]
            late = [d for d in done if isinstance(d, Sorry)]
            assert len(acks) == 1
            assert [wrong.code for wrong in late] == ["stale"]
            assert live.version == other.version == acks[0].version
            assert bytes(live.table._state) == bytes(other.table._state)
        rows = await one.storage.rows(sa.select(m.log).where(m.log.c.table_id == live.id))
        assert sorted(row.version for row in rows) == list(range(1, live.version + 1))
        await one.close()
        await two.close()

    asyncio.run(race())


def test_the_same_answer_through_two_servers_counts_once(settings: Settings) -> None:
    async def race() -> None:
        one, two = House(settings, GAMES), House(settings, GAMES)
        await one.open()
        await two.open()
        live, _ = await opening.open_one(one, TableForm("benevolent", TWO), "en")
        other = await two.live(live.id)
        seat = live.table.asked[0]
        move = live.table.rules.legal(live.table._state, seat)[0]
        done = await asyncio.gather(
            answer(one, live, seat, 1, move, "same"),
            answer(two, other, seat, 1, move, "same"),
        )
        assert sorted((ack.version, ack.duplicate) for ack in done) == [(2, False), (2, True)]
        await one.close()
        await two.close()

    asyncio.run(race())


def test_a_restart_keeps_tables_seats_chat_and_story(server: Server) -> None:
    people = server()
    table, secrets = people.open(game="benevolent")
    with people.sit(table, *secrets) as both:
        people.play_on(both, answers=20)
        both.send("say", seat=0, text="until tomorrow")
        both.until("said")
    with server().sit(table, *secrets) as back:
        for key in ("version", "sights", "status", "commitment"):
            assert back.state[key] == both.state[key]
        assert back.state["chat"][0]["text"] == "until tomorrow"
        people.play_on(back, answers=3)


def test_idle_tables_leave_the_memory_and_come_back(server: Server) -> None:
    people = server(idle=0.2)
    table, secrets = people.open()
    assert table in people.house.tables
    for _ in range(50):
        time.sleep(0.1)
        if not people.house.tables:
            break
    assert not people.house.tables
    with people.sit(table, *secrets) as both:
        assert both.state["version"] == 1


def _full(*_: object) -> None:
    raise sa.exc.OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_database_that_cannot_be_written_loses_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server()
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        with monkeypatch.context() as patch:
            patch.setattr("broceliande.server.storage.database._locked", _full)
            refused = both.answer(0, 0)
            assert refused["code"] == "storage"
            assert refused["state"]["version"] == 1
            assert people.client.get("/readyz").status_code == 503
            assert people.client.get("/healthz").status_code == 200
            assert people.post("/tables", 503, json=FORM)["code"] == "storage"
        assert people.client.get("/readyz").status_code == 200
        assert both.answer(0, 0, id="later")["type"] == "ack"
        assert both.until_version(2)["version"] == 2


def test_a_table_of_other_rules_is_refused_politely(settings: Settings) -> None:
    async def law() -> None:
        house = House(settings, GAMES)
        await house.open()
        live, _ = await opening.open_one(house, TableForm("whispers", TWO), "en")
        await house.storage.write(sa.update(m.tables).values(rules=99))
        house.tables.clear()
        with pytest.raises(Sorry, match="other_rules"):
            await house.live(live.id)
        await house.close()

    asyncio.run(law())


def test_a_game_that_ends_while_its_table_is_read_is_over(settings: Settings) -> None:
    async def law() -> None:
        house = House(settings, GAMES)
        await house.open()
        live, _ = await opening.open_one(house, TableForm("whispers", TWO), "en")
        while not live.over:
            seat = live.table.asked[0]
            move = live.table.rules.legal(live.table._state, seat)[0]
            await answer(house, live, seat, live.version, move, "x")
        # as if the table's own row had been read before the last answer, and the log after it
        await house.storage.write(sa.update(m.tables).values(status=m.PLAYING))
        house.tables.clear()
        assert (await house.live(live.id)).over
        await house.close()

    asyncio.run(law())


def test_secrets_and_seeds_are_nowhere_to_be_read(server: Server, tmp_path: Path) -> None:
    people = server()
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        both.answer(0, 0)
        seed = people.house.tables[table].setup.seed
        for frame in both.frames:
            assert seed.hex() not in json.dumps(frame)
    assert seed.hex() not in repr(people.house.tables[table].setup)
    stored = (tmp_path / "tables.sqlite3").read_bytes()
    stored += (tmp_path / "tables.sqlite3-wal").read_bytes()
    assert not [secret for secret in secrets if secret.encode() in stored]


def test_loading_does_not_grow_with_the_game(settings: Settings) -> None:
    async def law() -> None:
        house = House(settings, GAMES)
        await house.open()
        form = TableForm("benevolent", [SeatForm("person")] * 4)
        live, _ = await opening.open_one(house, form, "en")
        chance = random.Random(8)
        while not live.over and live.version < 300:
            seat = live.table.asked[0]
            legal = live.table.rules.legal(live.table._state, seat)
            await answer(house, live, seat, live.version, chance.choice(legal), "x")
        rows = await house.storage.rows(sa.select(m.snapshots.c.ply))
        assert live.table.ply - max(row.ply for row in rows) <= 2 * settings.snapshot_every
        assert len(live.tail) <= settings.tail + 2 * settings.snapshot_every
        assert len(live.table.played) < live.table.ply
        await house.close()

    asyncio.run(law())


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic import command
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext

    import broceliande.server.storage.migrations.run as migrations

    engine = sa.create_engine(f"sqlite:///{tmp_path / 'm.sqlite3'}")
    with engine.begin() as connection:
        migrations._upgrade(connection)
        assert migrations._current(connection) == migrations.HEAD
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, m.metadata) == []
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_the_keeper_lists_exports_and_prunes(server: Server, tmp_path: Path) -> None:
    import broceliande as bro
    from broceliande.cli import app

    people = server()
    over, _ = people.finished("benevolent")
    people.open()
    database = ["--database", f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"]

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, *database])
        assert done.exit_code == 0, done.output
        return done.output

    listed = [json.loads(line) for line in run("list").splitlines()]
    assert {row["status"] for row in listed} == {"playing", "over"}
    assert "seed" not in listed[0]
    assert bro.load(run("export", over)).over
    assert run("prune", "--days", "-1", "--status", "over").startswith("1 would")
    assert run("prune", "--days", "-1", "--status", "over", "--yes").startswith("1 forgotten")
    assert len(run("list").splitlines()) == 1
    gone = CliRunner().invoke(app, ["admin", "export", over, *database])
    assert gone.exit_code == 1


def test_a_refused_answer_leaves_no_trace(settings: Settings) -> None:
    async def law() -> None:
        house = House(settings, GAMES)
        await house.open()
        live, _ = await opening.open_one(house, TableForm("whispers", TWO), "en")
        before = everything(live)
        with pytest.raises(Refused):
            await answer(house, live, 0, 1, 5, "x")
        with pytest.raises(Sorry, match="stale"):
            await answer(house, live, 0, 7, 0, "x")
        assert everything(live) == before
        await house.close()

    asyncio.run(law())
