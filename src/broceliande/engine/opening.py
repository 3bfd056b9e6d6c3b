"""A fresh table: a game dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BadSeats
from broceliande.engine.game import Game
from broceliande.engine.rules import rules_given
from broceliande.engine.table import Table


def open_table(
    game: Game,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Deal a game. Without a seed, the operating system draws one."""
    if seats is None:
        seats = game.seats[0]
    if type(seats) is not int or seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadSeats(f"{game.name} is for {few} to {many} seats, not {seats!r}")
    given = dict(options or {})
    rules = rules_given(game, given)
    drawn = seeds.seed_bytes(seed)
    state = rules.blank(seats, given, drawn)
    rules.deal(state)
    table = Table(rules, state, given)
    table.seed = drawn
    return table
