"""A thing that somebody points at: is there a move in it, and if not, why not?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from broceliande.engine.game import starts
from broceliande.engine.moves import Refusal
from broceliande.engine.table import Table
from broceliande.server.texts import Sorry

Paths = Mapping[int, tuple[str, ...]]


def pointed_at(
    table: Table, seat: int, path: Sequence[str], paths: Paths | None = None
) -> Refusal | None:
    """None if a legal move of the seat begins so, else why none does: first the answers to the
    question asked are looked at, then those to any other. Whoever asks about many things at once
    gives what `every_path` found."""
    wanted, first = tuple(path), None
    if not table.asked or seat not in table.asked:
        return table.why_not(seat, 0)
    for move in _moves(table):
        there = _path(table, seat, move) if paths is None else paths[move]
        if there[: len(wanted)] != wanted:
            continue
        why = table.why_not(seat, move)
        if why is None:
            return None
        first = first or why
    if first is None:
        raise Sorry("nothing_there")
    return first


def every_path(table: Table, seat: int) -> Paths:
    """What each answer points at, legal or not; () for one that points at nothing."""
    return {move: _path(table, seat, move) for move in range(table.game.moves)}


def _moves(table: Table) -> Iterator[int]:
    """Every answer there is, those to the question asked first."""
    questions = table.game.questions
    at = starts(questions)
    asked = next(n for n, q in enumerate(questions, 1) if q.name == table.question)
    yield from range(at[asked], at[asked] + questions[asked - 1].size)
    for number, question in enumerate(questions, 1):
        if number != asked:
            yield from range(at[number], at[number] + question.size)


def _path(table: Table, seat: int, move: int) -> tuple[str, ...]:
    try:
        return table.move(seat, move).path
    except (ArithmeticError, LookupError, ValueError):  # an answer that points at nothing
        return ()
