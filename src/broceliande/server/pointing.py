"""A thing that somebody points at: is there a move in it, and if not, why not?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from broceliande.engine.game import starts
from broceliande.engine.moves import Refusal
from broceliande.engine.table import Table
from broceliande.server.texts import Sorry

Pointing = tuple[int, tuple[str, ...]]  # an answer, and what it points at


def pointed_at(
    table: Table, seat: int, path: Sequence[str], among: Iterable[Pointing] | None = None
) -> Refusal | None:
    """None if a legal move of the seat begins so, else why none does: first the answers to the
    question asked are looked at, then those to any other. Who asks about many things of the same
    position gives its answers (`answers`)."""
    wanted, first = tuple(path), None
    if not table.asked or seat not in table.asked:
        return table.why_not(seat, 0)
    for move, things in answers(table, seat) if among is None else among:
        if things[: len(wanted)] != wanted:
            continue
        why = table.why_not(seat, move)
        if why is None:
            return None
        first = first or why
    if first is None:
        raise Sorry("nothing_there")
    return first


def answers(table: Table, seat: int) -> Iterator[Pointing]:
    """Every answer there is with what it points at, those to the question asked first."""
    for move in _moves(table):
        yield move, _path(table, seat, move)


def _moves(table: Table) -> Iterator[int]:
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
