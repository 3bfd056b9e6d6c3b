"""Finished games are read from what was told at the time, whatever becomes of the rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.engine.opening import open_table
from broceliande.engine.words import NAMELESS
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from tests.server.conftest import GAMES, Server
from tests.server.people import People
from tests.whispers import GAME as WHISPERS

LATER = {"whispers": replace(WHISPERS, version=2)}


def upgraded(server: Server, monkeypatch: pytest.MonkeyPatch) -> People:
    """The same house after an upgrade that brought another version of the rules."""
    monkeypatch.setitem(GAMES, "whispers", LATER["whispers"])
    return server()


def test_a_finished_game_of_other_rules_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = server()
    table, _ = before.finished()
    story = before.get(f"/tables/{table}/story")
    dump = before.get(f"/tables/{table}/export")
    after = upgraded(server, monkeypatch)
    tale = after.get(f"/tables/{table}/tale", headers={"accept-language": "en"})
    assert tale["lines"] == story == after.get(f"/tables/{table}/story")
    assert (tale["game"], tale["rules"], len(tale["names"])) == ("whispers", 1, 2)
    taken = after.get(f"/tables/{table}/export")
    assert taken == dump  # to the letter, for the release of its time
    for path in (f"/tables/{table}", f"/tables/{table}/replay/0", f"/tables/{table}/verify"):
        assert after.get(path, 409)["code"] == "other_rules"


def test_a_running_game_of_other_rules_tells_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = server().open()
    after = upgraded(server, monkeypatch)
    assert after.get(f"/tables/{table}", 409)["code"] == "other_rules"
    for part in ("tale", "story", "export"):
        assert after.get(f"/tables/{table}/{part}", 409)["code"] == "not_over"


def test_a_line_that_nobody_can_read_any_more_is_no_fault(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = server().finished()

    async def forgotten() -> None:
        storage = Storage(settings.database)
        await storage.open()
        await storage.write(
            sa.update(m.log).where(m.log.c.told != "[]").values(told="[[99,-1,[]]]")
        )
        await storage.close()

    asyncio.run(forgotten())
    after = upgraded(server, monkeypatch)
    lines = after.get(f"/tables/{table}/tale", headers={"accept-language": "en"})["lines"]
    assert "A line that the rules of today have no words for." in {line["words"] for line in lines}


def test_the_story_is_what_was_told_and_not_what_would_be(people: People) -> None:
    """It is read from the log: an answer taken back is in it no more."""
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        both.answer(0, 0)
        both.send("undo", seat=0, version=2, id="back")
        both.until_version(3)
        people.play_on(both)
    dump = people.get(f"/tables/{table}/export")
    again = open_table(WHISPERS, 2, bytes.fromhex(dump["seed"]), {})
    for seat, move in dump["moves"]:
        again.play(seat, move)
    again.names = [NAMELESS, NAMELESS]
    lines: Any = people.get(f"/tables/{table}/story")
    assert [line["words"] for line in lines] == [
        told.saying(again.game, again.rules.named, again.names).words("en") for told in again.told
    ]
