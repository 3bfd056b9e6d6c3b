"""A thing that somebody points at: for the others to look at, or to ask what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broceliande.engine.game import Game
from broceliande.engine.moves import Refusal
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry


def check_thing(game: Game, thing: str) -> None:
    """Sorry if the game has no such kind of thing. The thing itself is not looked at: to point is
    to say a name, as in chat."""
    if thing.partition(":")[0] not in game.things:
        raise Sorry("nothing_there")


def pointed_at(table: Table, seat: int, path: Sequence[str]) -> Refusal | None:
    """None if a legal move of the seat begins so, else why none does: first the answers to the
    question asked are looked at, then those to any other."""
    wanted, first = tuple(path), None
    if not table.asked or seat not in table.asked:
        return table.why_not(seat, 0)
    for move in _moves(table):
        if _path(table, seat, move)[: len(wanted)] != wanted:
            continue
        why = table.why_not(seat, move)
        if why is None:
            return None
        first = first or why
    if first is None:
        raise Sorry("nothing_there")
    return first


def refusals(table: Table, seat: int) -> dict[str, Refusal]:
    """Of every thing that answers begin with and no legal move does: why not, as `pointed_at` says
    it. All things at once, since a lesson wants them all."""
    legal, refused = set[str](), dict[str, Refusal]()
    for move in _moves(table):
        first = next(iter(_path(table, seat, move)), None)
        if first is None or first in legal:
            continue
        why = table.why_not(seat, move)
        if why is None:
            legal.add(first)
        else:
            refused.setdefault(first, why)
    return {thing: why for thing, why in refused.items() if thing not in legal}


def _moves(table: Table) -> Iterator[int]:
    """Every answer there is, those to the question asked first."""
    for ask in sorted(table.game.asks, key=lambda ask: ask.said != table.question):
        yield from range(ask.first, ask.first + ask.size)


def _path(table: Table, seat: int, move: int) -> tuple[str, ...]:
    try:
        return table.move(seat, move).path
    except (ArithmeticError, LookupError, ValueError):  # an answer that points at nothing
        return ()
