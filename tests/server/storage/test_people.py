"""A database from before there were people is brought up to date: its seats open by their secrets,
and become somebody's."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from broceliande.engine.opening import open_table
from broceliande.engine.resume import boundary
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.storage.migrations import run as migrations
from broceliande.server.storage.rows import told_text
from broceliande.server.tables.seats import hashed
from tests.server.conftest import Server
from tests.server.people.browsers import Browser
from tests.whispers import GAME

SECRETS = ["a" * 22, "b" * 22]


def old_database(file: Path) -> None:
    """One as version 0004 left it, with a game that goes on and something said."""
    table = open_table(GAME, 2, bytes(32), {})
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        meta = sa.MetaData()
        meta.reflect(connection)
        row = {
            "id": "old", "game": GAME.name, "rules": GAME.version, "seats": 2,
            "options": table.options, "edition": None, "seed": table.seed,
            "amendments": list(table.rules.amendments), "commitment": table.commitment,
            "public": False, "spectators": True, "clock": "move", "clock_ms": 86_400_000,
            "patience": 60, "status": "playing", "rematch": None, "created": 1, "touched": 1,
        }  # fmt: skip
        connection.execute(meta.tables["tables"].insert().values(row))
        for seat, secret in enumerate(SECRETS):
            sitter = {"table_id": "old", "seat": seat, "kind": "person", "name": f"P{seat}"}
            kept = {"level": "", "secret": hashed(secret), "only": True}
            connection.execute(meta.tables["seats"].insert().values({**sitter, **kept}))
        dealt = {"table_id": "old", "version": 0, "ply": 0, "told": told_text(table.told)}
        position = {"position": boundary(table)[1]}
        connection.execute(meta.tables["snapshots"].insert().values({**dealt, **position}))
        after = '{"left":[86400000,86400000],"since":[0,0],"asked_since":[1,1],"answered":[]}'
        entry = {"table_id": "old", "version": 1, "kind": "start", "ply": 0, "seat": -1,
                 "move": -1, "answer_id": "", "told": "[]", "after": after, "at": 1}  # fmt: skip
        connection.execute(meta.tables["log"].insert().values(entry))
        said = {"table_id": "old", "seat": 0, "name": "P0", "text": "hello", "at": 1}
        connection.execute(meta.tables["chat"].insert().values(said))
    engine.dispose()


@pytest.fixture
def old(tmp_path: Path, settings: Settings) -> None:
    """The database that servers of this test find, in the place of a fresh one."""
    file = tmp_path / "tables.sqlite3"
    assert settings.database.endswith(str(file))
    file.unlink()
    old_database(file)


@pytest.mark.usefixtures("old")
def test_old_seats_open_by_their_secrets_and_become_somebodys(server: Server) -> None:
    people = server()
    with people.sit("old", *SECRETS) as both:
        assert both.state["you"] == [0, 1]
        assert both.state["chat"][0]["text"] == "hello"
        assert both.state["seats"][0]["only"]
    ann = Browser(people)
    held = [{"table": "old", "secret": SECRETS[0]}]
    assert ann.post("/me/seats", json={"seats": held})["seats"][0]["state"] == "yours"
    (game,) = ann.get("/me/games")["games"]
    assert (game["turn"], game["mine"], game["since"]) == ([], False, None)  # nobody wrote it down
    with ann.sit("old", SECRETS[1]) as player:
        people.play_on(player, 3)
        people.house.tables.clear()
        (game,) = ann.get("/me/games")["games"]
        assert game["turn"]
        assert game["since"] > 1


@pytest.mark.usefixtures("old")
def test_the_step_can_be_taken_back(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        before = connection.execute(sa.text("SELECT * FROM seats ORDER BY seat")).all()
        command.upgrade(config, "0005")
        kept = sa.select(m.seats.c.secret, m.seats.c.person).order_by(m.seats.c.seat)
        assert connection.execute(kept).all() == [(hashed(s), None) for s in SECRETS]
        command.downgrade(config, "0004")
        assert connection.execute(sa.text("SELECT * FROM seats ORDER BY seat")).all() == before
    engine.dispose()
