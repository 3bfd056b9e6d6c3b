"""Positions to think about: recorded games taken back to a decision, and games in their middle."""

from __future__ import annotations

import json
import random
from pathlib import Path

import broceliande as bro
from broceliande import bots
from broceliande.engine.resume import resume

GAMES = Path(__file__).parents[1] / "games"
USUAL = {
    "benevolent": 3,
    "bethel-woods": 2,
    "bloody-grove": 2,
    "broom-service": 3,
    "roundforest": 2,
}


def recorded(file: Path, answers: int) -> bro.Table:
    """A recorded game after so many answers, to be gone on with by the rules of today."""
    data = json.loads(file.read_text("utf-8"))
    given = {**data["options"], "amendments": data.get("amendments", [])}
    table = bro.table(data["game"], data["seats"], bytes.fromhex(data["seed"]), given)
    for seat, move in data["moves"][:answers]:
        table.play(seat, move)
    return today(table)


def today(table: bro.Table) -> bro.Table:
    """The position of a table, to be gone on with by the rules of today: those are compiled."""
    return resume(table.game, table.options, bytes(table._state), table.ply)


def middle(game: str, seed: int, answers: int, seats: int | None = None) -> bro.Table:
    """A game after so many random answers, at a decision with a choice."""
    table = bro.table(game, seats or USUAL[game], seed)
    chance = random.Random(seed)
    while not table.over:
        seat = table.asked[0]
        moves = table.rules.legal(table._state, seat)
        if len(table.played) >= answers and len(moves) > 1:
            return table
        table.play(seat, chance.choice(moves))
    raise AssertionError(f"{game} {seed} was over too soon")


def wins_at_once(table: bro.Table, seat: int, move: int) -> bool:
    """Whether a move wins now, with nothing but forced answers to come."""
    after = table.copy()
    after.play(seat, move)
    while after.asked:
        moves = after.rules.legal(after._state, after.asked[0])
        if len(moves) > 1:
            return False
        after.play(after.asked[0], moves[0])
    return after.places[seat] == 1


def prepared(table: bro.Table) -> bro.Table:
    """The table, once its bots think on the fast side."""
    bots.prepare(table)
    return table
