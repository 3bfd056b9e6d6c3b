"""Lessons: a game's `teach.toml` says which things to point at; the engine plays it.

Every step goes through the rules, so a lesson that no longer fits them is found by its test, and
what the learner sees, may choose and is refused is what a table would show.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from broceliande.engine.game import Game
from broceliande.engine.moves import Move
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.tables.pointing import refusals
from broceliande.server.told.chronicle import spelled
from broceliande.server.told.frames import Sight
from broceliande.server.told.lines import Line
from broceliande.server.told.replies import LessonOut, LessonStep, LessonWhy
from broceliande.server.told.sight import asked

LEARNER = 0


@lru_cache(maxsize=16)
def lesson_of(game: Game, lang: str) -> LessonOut:
    """The lesson of a game, played through."""
    if not is_taught(game):
        raise Sorry("not_found")
    plan = tomllib.loads((game.folder / "teach.toml").read_text(encoding="utf-8"))
    every = {"amendments": _each_answer(game)}
    table = open_table(game, plan["seats"], plan["seed"], {**every, **plan["options"]})
    table.names = list(plan["names"])
    steps, told = [], 0
    for written in plan["step"]:
        seat = table.asked[0] if table.asked else LEARNER
        steps.append(step_of(table, seat, written, told, lang))
        told = len(table.told)
        if "path" in written:
            table.play(seat, move_of(table, seat, written["path"]))
    return LessonOut(game.name, plan[f"title_{lang}"], plan["names"], steps)


def _each_answer(game: Game) -> list[str]:
    """The amendments of a lesson: whoever learns gives every answer, also an only one."""
    brief = {game.amendments[q.forced - 1] for q in game.questions if q.forced}
    return [name for name in game.amendments if name not in brief]


def move_of(table: Table, seat: int, path: list[str]) -> Move:
    """The move whose things are those of a path."""
    found = [move for move in table.moves(seat) if list(move.path) == path]
    if not found:
        can = ", ".join("/".join(move.path) for move in table.moves(seat))
        raise ValueError(f"teach.toml: {path} is no move after {table.ply} answers; {can}")
    return found[0]


def step_of(
    table: Table, seat: int, written: Mapping[str, Any], told: int, lang: str
) -> LessonStep:
    """A step as the learner sees it; `told`: how much of the story they know."""
    yours = seat == LEARNER
    sight = Sight(LEARNER, table.view(LEARNER), None, [], {}, "")
    why_not: list[LessonWhy] = []
    if yours and table.asked:
        sight.question, sight.moves, sight.things = asked(table, seat, lang)
        why_not = _why_not(table, lang)
    path = list(written.get("path", []))
    named = {thing: table.describe(thing, lang) for thing in path if yours}
    return LessonStep(
        seat, yours, written.get(lang, ""), sight, _story(table, told, lang), path, named, why_not,
    )  # fmt: skip


def is_taught(game: Game) -> bool:
    """Whether a game has a lesson."""
    return (game.folder / "teach.toml").is_file()


def _story(table: Table, told: int, lang: str) -> list[Line]:
    seen = [event for event in table.told[told:] if event.seen_by(LEARNER)]
    return [Line(table.ply, **spelled(table, event, lang)) for event in seen]


def _why_not(table: Table, lang: str) -> list[LessonWhy]:
    """Why each first thing that some answer points at cannot be chosen now."""
    found = refusals(table, LEARNER)
    return [LessonWhy([thing], why.rule, why.words(lang)) for thing, why in sorted(found.items())]
