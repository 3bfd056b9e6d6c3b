"""The order of play as a game's `flow` declares it, and the functions made of it.

    TASKS: Doing = {Task.BEGIN_TURN: begin_turn, Task.WINDOW: open_window, ...}
    ANSWERS: Answering = {Ask.STEP: (step_refusal, lift), Ask.HEX: (hex_refusal, put_step), ...}

A task's function takes the position and as many of the task's two details as it likes; a refusal
and an effect take position, seat and answer. The rules' dialect has no tables of functions, so the
engine writes three functions that look the right one up: `do_task`, `reason` and `do_answer`. They
are made when the game is declared, and a member left out is an error then: nothing can play
another's rule.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping
from enum import IntEnum
from types import FunctionType
from typing import Any

from broceliande.engine.declared import WRONG_QUESTION, Questions, Tasks

Doing = Mapping[Any, Callable[..., None]]  # by Task
Answering = Mapping[Any, tuple[Callable[..., int], Callable[..., Any]]]  # by Ask: refusal, effect


def dispatchers(
    game: str, asks: type[Questions], tasks: type[Tasks], answering: Answering, doing: Doing
) -> dict[str, FunctionType]:
    """`reason`, `do_answer` and `do_task` of a game, in the rules' dialect."""
    _complete(game, "ANSWERS", asks, answering)
    _complete(game, "TASKS", tasks, doing)
    refusals = {ask: f"return {_name(answering[ask][0])}(s, seat, answer)" for ask in asks}
    effects = {ask: f"{_name(answering[ask][1])}(s, seat, answer)" for ask in asks}
    doings = {task: f"{_name(doing[task])}({_details(doing[task])})" for task in tasks}
    return {
        "reason": _written(game, "reason(s, seat, answer)", "s.question", refusals, WRONG_QUESTION),
        "do_answer": _written(game, "do_answer(s, seat, answer)", "s.question", effects),
        "do_task": _written(game, "do_task(s, task, a, b)", "task", doings),
    }


def _complete(game: str, table: str, members: type[IntEnum], declared: Mapping[Any, Any]) -> None:
    for member in members:
        if member not in declared:
            raise TypeError(f"{game}: {table} says nothing of {members.__name__}.{member.name}")
    for member in declared:
        if not isinstance(member, members):
            raise TypeError(f"{game}: {table} speaks of {member!r}, no {members.__name__}")


def _name(function: Callable[..., Any]) -> str:
    return function.__name__


def _details(function: Callable[..., None]) -> str:
    """The arguments of a task's function: the position and as many details as it takes."""
    count = function.__code__.co_argcount
    return ", ".join(("s", "a", "b")[:count])


def _written(
    game: str, head: str, on: str, deeds: Mapping[Any, str], otherwise: int | None = None
) -> FunctionType:
    """The function that does the deed of a number."""
    lines = [f"def {head}:", f"    which = {on}"]
    for at, (member, deed) in enumerate(deeds.items()):
        lines += [f"    {'elif' if at else 'if'} which == {member.value}:", f"        {deed}"]
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
