"""What one sees of a table now: a seat, with its question and its moves, or a spectator.

The engine says what each may know (`Table.view`); nothing is added to it here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from broceliande.engine.table import Table
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import is_free
from broceliande.server.told.frames import MoveOut, Question, Sight, write

MANY = 8  # moves; more are chosen among thing by thing


def sight(live: Live, seat: int | None, lang: str) -> Sight:
    """What one seat, or a spectator (None), sees; with the question and the moves, if it is
    asked."""
    view = cast(dict[str, Any], msgspec.Raw(live.table.view_written(seat, write)))
    if seat is None:
        return Sight(None, view, None, [], {}, "")
    if seat not in live.asked:
        return Sight(seat, view, None, [], {}, undoable(live, seat))
    return Sight(seat, view, *asked(live.table, seat, lang), undoable(live, seat))


def asked(table: Table, seat: int, lang: str) -> tuple[Question, list[MoveOut], dict[str, str]]:
    """The question that is put to a seat, its legal moves, and the things they lead through."""
    question = next(q for q in table.game.questions if q.name == table.question)
    asks = Question(question.name, table.ask_words(seat, lang), question.rule)
    any_order = question.any_order
    moves = [MoveOut(m.id, m.path, m.words(lang), any_order) for m in table.moves(seat)]
    return asks, moves, beginnings(table, moves, lang)


def beginnings(table: Table, moves: Sequence[MoveOut], lang: str) -> dict[str, str]:
    """Where there are many moves, the things that several of them lead through, in words."""
    if len(moves) <= MANY:
        return {}
    through = {thing for m in moves for thing in (m.path if m.any_order else m.path[:-1])}
    return {thing: table.describe(thing, lang) for thing in sorted(through)}


def undoable(live: Live, seat: int) -> str:
    """Whether a seat can take its last answer back: at once, if all agree, or not at all."""
    last = live.last_answer(seat) if live.started and not live.over else None
    if last is None:
        return ""
    return "free" if is_free(live, last) else "ask"
