"""PostgreSQL, copied away while it is played on and laid back into an empty database."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.server.ground.settings import Settings
from broceliande.server.web.app import create_app
from tests.proofs.conftest import Services
from tests.server.conftest import GAMES, settings
from tests.server.people import People

pytestmark = pytest.mark.xdist_group("servers")

assert callable(settings)  # a fixture: how a server of tests is set


def test_a_game_goes_on_from_a_copy(
    settings: Settings, services: Services, tmp_path: Path, tools_of_postgresql: None
) -> None:
    here = replace(settings, database=services.database)
    copy = tmp_path / "copy"
    with TestClient(create_app(here, GAMES)) as client:
        people = People(client)
        table, secrets = people.open()
        with people.sit(table, *secrets) as both:
            assert both.answer(0, both.moves(0)[0])["type"] == "ack"
            kept = both.until_version(2)["sights"]
            _admin("backup", copy, services.database)
    elsewhere = _empty(services.database)
    refused = _admin("restore", copy, services.database, code=1)
    assert "holds tables already" in refused
    _admin("restore", copy, elsewhere)
    with TestClient(create_app(replace(settings, database=elsewhere), GAMES)) as client:
        people = People(client)
        with people.sit(table, *secrets) as both:
            assert both.state["sights"] == kept
            seat = next(each["seat"] for each in kept if each["question"])
            assert both.answer(seat, both.moves(seat)[0])["type"] == "ack"


def _admin(what: str, copy: Path, database: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["admin", what, str(copy), "--database", database])
    assert done.exit_code == code, done.output
    return done.output


def _empty(database: str) -> str:
    """Another database beside, with nothing in it."""

    async def make() -> None:
        engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text("DROP DATABASE IF EXISTS elsewhere"))
            await connection.execute(sa.text("CREATE DATABASE elsewhere"))
        await engine.dispose()

    asyncio.run(make())
    return sa.make_url(database).set(database="elsewhere").render_as_string(hide_password=False)
