"""Rules that are mended do not end games: a table keeps the amendments that it began with."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import broceliande as bro
from broceliande.engine.resume import boundary
from broceliande.server.ground.settings import Settings
from broceliande.server.keeper.replaying import Verdict, replayed
from broceliande.server.storage.migrations import run as migrations
from broceliande.server.storage.rows import told_text
from broceliande.server.tables.finished import Archive
from tests.server.houses import answered, legal, opened, table_of
from tests.server.people import People

GAMES = {"roundforest": bro.game("roundforest")}


def old_database(file: Path, table: bro.Table, answers: int = 0) -> None:
    """A database as it was before there were amendments, with a table in it, so many answers into
    its game."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        meta = sa.MetaData()
        meta.reflect(connection)
        row = {
            "id": "old", "game": table.game.name, "rules": 1, "seats": 2, "options": {},
            "edition": None, "seed": table.seed, "commitment": table.commitment, "public": False,
            "spectators": True, "clock": "none", "clock_ms": 0, "patience": 60, "status": "playing",
            "rematch": None, "created": 1, "touched": 1,
        }  # fmt: skip
        connection.execute(meta.tables["tables"].insert().values(row))
        for seat in range(2):
            sitter = {"table_id": "old", "seat": seat, "kind": "person", "name": "", "level": ""}
            connection.execute(meta.tables["seats"].insert().values(sitter))
        dealt = {"table_id": "old", "version": 0, "ply": 0, "told": told_text(table.told)}
        position = {"position": boundary(table)[1]}
        connection.execute(meta.tables["snapshots"].insert().values({**dealt, **position}))
        connection.execute(meta.tables["log"].insert().values(list(old_log(table, answers))))
    engine.dispose()


def old_log(table: bro.Table, answers: int) -> Iterator[dict[str, object]]:
    """The game begins, and answers are given at random."""
    entry = {"table_id": "old", "version": 1, "kind": "start", "ply": 0, "seat": -1, "move": -1,
             "answer_id": "", "told": "[]", "after": "", "at": 1}  # fmt: skip
    yield entry
    chance = random.Random(1)
    for ply in range(1, answers + 1):
        seat = chance.choice(table.asked)
        move, known = chance.choice(table.moves(seat)).id, len(table.told)
        table.play(seat, move)
        given = {"kind": "answer", "ply": ply, "seat": seat, "move": move, "answer_id": f"a{ply}"}
        yield {**entry, **given, "version": ply + 1, "told": told_text(table.told[known:])}


def test_a_stored_game_of_the_old_rules_goes_on_after_the_upgrade(
    settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "old.sqlite3"
    old_database(file, bro.table("roundforest", 2, 5, {"amendments": []}))
    here = replace(settings, database=f"sqlite+aiosqlite:///{file}")

    async def go_on() -> list[Verdict]:
        async with opened(here, GAMES) as house:
            live = await house.live("old")
            assert live.table.rules.amendments == ()
            for turn in range(30):
                seat = live.table.asked[0]
                await answered(house, live, seat, legal(live, seat)[0], f"a{turn}")
            fresh = await table_of(house, "roundforest")
            assert fresh.table.rules.amendments == live.game.amendments != ()
            again = await house.loader.load(fresh.id)
            assert again.table.rules.amendments == live.game.amendments
        return [verdict async for verdict, _ in replayed(here.database)]

    verdicts = asyncio.run(go_on())
    assert len(verdicts) == 2
    assert [verdict.changed for verdict in verdicts] == ["", ""]


@pytest.mark.parametrize("answers", [5, 9])
def test_a_game_in_the_middle_of_an_old_question_ends_by_the_old_rules(
    settings: Settings, tmp_path: Path, answers: int
) -> None:
    """More or Less? as it was: five cards in a row, or how many of them, when the house closed."""
    file = tmp_path / "old.sqlite3"
    tables = (bro.table("broom-service", 2, seed, {"amendments": []}) for seed in range(100))
    table = next(t for t in tables if t.view(None)["fields"]["event"] == 0)
    old_database(file, table, answers)
    here = replace(settings, database=f"sqlite+aiosqlite:///{file}")
    witches = {"broom-service": bro.game("broom-service")}

    async def go_on() -> list[Verdict]:
        async with opened(here, witches) as house:
            live = await house.live("old")
            assert bytes(live.table._state) == bytes(table._state)
            for turn in range(500):
                if live.over:
                    break
                seat = live.table.asked[0]
                await answered(house, live, seat, legal(live, seat)[0], f"b{turn}")
            assert live.over
            archive = Archive(house)
            assert bro.load(await archive.export("old")).rules.amendments == ()
            assert len((await archive.bygone("old")).told) > 50
        return [verdict async for verdict, _ in replayed(here.database)]

    (verdict,) = asyncio.run(go_on())
    assert (verdict.status, verdict.changed) == ("over", "")


def test_what_would_change_is_said(settings: Settings) -> None:
    async def judged() -> list[Verdict]:
        async with opened(settings, GAMES) as house:
            live = await table_of(house, "roundforest")
            seat = live.table.asked[0]
            await answered(house, live, seat, legal(live, seat)[0], "a")
            lie = sa.text("UPDATE log SET move = 0, told = '[]' WHERE kind = 'answer'")
            await house.storage.write(lie)
        return [verdict async for verdict, _ in replayed(settings.database)]

    (verdict,) = asyncio.run(judged())
    assert verdict.changed.startswith("answer 1 of 1")


def test_a_host_cannot_choose_old_rules(people: People) -> None:
    form = {
        "game": "benevolent",
        "seats": [{"kind": "person"}] * 2,
        "options": {"amendments": []},
    }
    answer = people.client.post("/api/tables", json=form)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_option"
