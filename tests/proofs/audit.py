"""What is stored is held against what was acknowledged and seen, and played again by the engine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.tables.answers import ONLY
from tests.proofs.players import Player
from tests.whispers import GAME as WHISPERS


@dataclass
class Party:
    """A table of the proof, and those who played at it."""

    id: str
    game: str
    seats: int
    players: list[Player]


def game_of(name: str) -> bro.Game:
    """A game, or the small one of the tests."""
    return WHISPERS if name == WHISPERS.name else bro.game(name)


async def audit(database: str, parties: Sequence[Party]) -> int:
    """Nothing acknowledged is lost or doubled, the log is what everybody saw, and it leads to
    what they see at the end. How many answers the logs hold."""
    storage = Storage(database)
    try:
        return sum([await _audited(storage, party) for party in parties])
    finally:
        await storage.close()


async def _audited(storage: Storage, party: Party) -> int:
    rows = await storage.rows(
        sa.select(m.log).where(m.log.c.table_id == party.id).order_by(m.log.c.version)
    )
    table = await storage.row(sa.select(m.tables).where(m.tables.c.id == party.id))
    assert table is not None
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    _acknowledged(rows, party.players)
    for player in party.players:
        _saw(rows, player, game_of(party.game))
    _replayed(table, rows, party)
    return sum(row.kind == m.ANSWER for row in rows)


def _acknowledged(rows: Sequence[Any], players: Sequence[Player]) -> None:
    """Exactly what was acknowledged is in the log, each once, where it was said to be."""
    ours = {row.answer_id: row for row in rows if row.kind in (m.ANSWER, m.UNDO, m.WITHDRAW)}
    ours = {key: row for key, row in ours.items() if not key.startswith("bot-")}
    people = [row for row in rows if row.answer_id and not row.answer_id.startswith("bot-")]
    assert len(people) == len(ours), "an answer is there twice"
    acked = {key: version for player in players for key, version in player.acked.items()}
    assert {key: row.version for key, row in ours.items()} == acked
    for player in players:
        assert player.pending is None
        assert player.sent.keys() == player.acked.keys() | player.refused.keys(), "never answered"
        for key in player.acked:
            row, sent = ours[key], player.sent[key]
            kind = m.UNDO if row.kind == m.WITHDRAW else row.kind
            assert (row.seat, kind, row.move) == (
                sent["seat"],
                sent["type"],
                sent.get("move", -1),
            )
        assert not player.refused.keys() & ours.keys(), "refused, and yet written down"


def _saw(rows: Sequence[Any], player: Player, game: bro.Game) -> None:
    """The story that a player was told, cuts and all, is the log's, and whole."""
    assert player.version is not None
    expected: dict[int, list[object]] = {}
    for row in rows[: player.version]:
        lines: list[object] = [("", row.ply)] if row.kind == m.UNDO else []
        for event, audience, numbers in json.loads(row.told):
            if audience == EVERYONE or audience >> player.seat & 1:
                told = game.events[event - 1]
                lines.append((told.name, numbers[: len(told.arguments)]))
        if lines:
            expected[row.version] = lines
    seen = {
        version: [
            ("", line["ply"]) if line.get("undone") else (line["event"], line.get("numbers", []))
            for line in lines
        ]
        for version, lines in player.story.items()
        if version > 0
    }
    assert seen == expected


def _replayed(table: Any, rows: Sequence[Any], party: Party) -> None:
    """The engine, dealt from the stored seed, comes to the view that everybody has. After they
    looked, the house may have given an answer for somebody who plays alone and had no other."""
    looked = max(player.state["version"] for player in party.players if player.state)
    seen, later = rows[:looked], rows[looked:]
    assert all(row.answer_id.startswith(ONLY) for row in later), "written, and told to nobody"
    again = bro.table(game_of(party.game), party.seats, table.seed, table.options)
    assert again.commitment == table.commitment
    _play(again, _standing(seen))
    for player in party.players:
        assert player.state is not None
        assert player.state["version"] == looked
        view = player.state["sights"][0]["view"]
        again.names = view["names"]
        assert view == json.loads(json.dumps(again.view(player.seat)))
        assert player.state["seed"] == (table.seed.hex() if again.over else None)
    _play(again, later)
    assert again.over == (table.status == m.OVER)


def _standing(rows: Sequence[Any]) -> list[Any]:
    """The answers that were not taken back."""
    stands: list[Any] = []
    for row in rows:
        if row.kind == m.ANSWER:
            stands.append(row)
        elif row.kind == m.UNDO:
            stands = stands[: row.ply]
        elif row.kind == m.WITHDRAW:
            own = max(n for n, stood in enumerate(stands) if stood.seat == row.seat)
            del stands[own]
    return stands


def _play(again: bro.Table, answers: Sequence[Any]) -> None:
    """Each of them tells what it told then."""
    for row in answers:
        known = len(again.told)
        again.play(row.seat, row.move)
        told = [[t.event, t.audience, list(t.numbers)] for t in again.told[known:]]
        assert told == json.loads(row.told)
