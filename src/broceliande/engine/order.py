"""The order of play as a game's `flow` declares it, and the functions made of it.

    ORDER: Order = (
        (Task.MOVE, begin_movement),
        (Ask.STEP, step_refusal, take_step),
        (Ask.HEX, hex_refusal, put_step),
        ...
    )

A row says who does a task, or why an answer to a question is refused and what it does. A task's
function takes the position and as many of the task's two details as it likes; a refusal and an
effect take position, seat and answer. The rules' dialect has no tables of functions, so the engine
writes functions that look the right one up: `do_task`, `reason` and `do_answer`. They are
made when the game is bound, and a member left out, or named twice, is an error then: nothing can
play another's rule.

A question with many answers of which few can ever be legal at a time may say which those are, by a
fourth function of position, seat and a first answer: a bit for each of the 32 answers from there on
that is worth a look (`worth`). All others must be refused; the laws of parity see to it, since the
plain runner looks at every answer.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any

from broceliande.engine.declared import WRONG_QUESTION, Declared, Questions, Tasks

Refusal = Callable[..., int]  # position, seat, answer: 0, or why not
Effect = Callable[..., Any]  # position, seat, answer; what it returns is not looked at
Doing = Callable[..., None]  # position, and the details of a task
Worth = Callable[..., int]  # position, seat, a first answer: which of the next are worth a look
Row = tuple[Tasks, Doing] | tuple[Questions, Refusal, Effect]
Order = tuple[Row | tuple[Questions, Refusal, Effect, Worth], ...]
LOOKED_AT = 32  # answers that `worth` speaks of at a time
ANY = 0xFFFFFFFF  # all of them


def refusals(asks: type[Questions], order: Order) -> dict[int, str]:
    """By question: the name of the function that says why an answer is refused."""
    return {row[0].value: _name(row[1]) for row in order if isinstance(row[0], asks)}


def worths(order: Order) -> dict[int, str]:
    """By question that has one: the name of the function that says which answers are worth a
    look."""
    return {row[0].value: _name(row[3]) for row in order if len(row) == 4}


def dispatchers(
    game: str, asks: type[Questions], tasks: type[Tasks], order: Order
) -> dict[str, FunctionType]:
    """`reason`, `worth`, `do_answer` and `do_task` of a game, in the rules' dialect."""
    _complete(game, (asks, tasks), [row[0] for row in order])
    reasons, effects, doings = {}, {}, {}
    for member, *functions in order:
        if isinstance(member, tasks):
            doings[member.value] = f"{_name(functions[0])}({_details(functions[0])})"
        else:
            reasons[member.value] = f"return {_name(functions[0])}(s, seat, answer)"
            effects[member.value] = f"{_name(functions[1])}(s, seat, answer)"
    bits = {n: f"return {name}(s, seat, base)" for n, name in worths(order).items()}
    return {
        "worth": _written(game, "worth(s, seat, base)", "s.question", bits, ANY),
        "reason": _written(game, "reason(s, seat, answer)", "s.question", reasons, WRONG_QUESTION),
        "do_answer": _written(game, "do_answer(s, seat, answer)", "s.question", effects),
        "do_task": _written(game, "do_task(s, task, a, b)", "task", doings),
    }


def _complete(game: str, kinds: Iterable[type[Declared]], named: list[Declared]) -> None:
    """Every member once, and nothing else. (Members of two kinds may have the same number.)"""
    left = [(type(member), member.name) for member in named]
    for kind in kinds:
        for member in kind:
            told = left.count((kind, member.name))
            if told != 1:
                often = "nothing" if told == 0 else "twice"
                raise TypeError(f"{game}: ORDER says {often} of {kind.__name__}.{member.name}")
    strangers = [member for member in named if type(member) not in kinds]
    if strangers:
        raise TypeError(f"{game}: ORDER speaks of {strangers[0]!r}, which is no task or question")


def _name(function: Callable[..., Any]) -> str:
    return function.__name__


def _details(function: Callable[..., Any]) -> str:
    """The arguments of a task's function: the position and as many details as it takes."""
    count = function.__code__.co_argcount
    return ", ".join(("s", "a", "b")[:count])


def _written(
    game: str, head: str, on: str, deeds: Mapping[int, str], otherwise: int | None = None
) -> FunctionType:
    """The function that does the deed of a number."""
    lines = [f"def {head}:", f"    which = {on}"]
    for at, (number, deed) in enumerate(sorted(deeds.items())):
        lines += [f"    {'elif' if at else 'if'} which == {number}:", f"        {deed}"]
    if otherwise is not None:
        lines.append(f"    return {otherwise}")
    name = head.partition("(")[0]
    file, text = f"<{game}: {name}, as its flow declares it>", "\n".join([*lines, ""])
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(text, file, "exec"), space)  # the text is ours: names of rule functions, numbers
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    made = space[name]
    assert isinstance(made, FunctionType)
    return made
