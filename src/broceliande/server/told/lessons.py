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
from broceliande.engine.table import Table, open_table
from broceliande.server.ground.texts import Sorry
from broceliande.server.tables.pointing import refusals
from broceliande.server.told import messages as out
from broceliande.server.told.door import beginnings
from broceliande.server.told.forms import LessonOut, LessonStep, LessonWhy

LEARNER = 0


@lru_cache(maxsize=16)
def lesson_of(game: Game, lang: str) -> LessonOut:
    """The lesson of a game, played through."""
    file = game.folder / "teach.toml"
    if not file.is_file():
        raise Sorry("not_found")
    plan = tomllib.loads(file.read_text(encoding="utf-8"))
    table = open_table(game, plan["seats"], plan["seed"], plan["options"])
    table.names = list(plan["names"])
    steps, told = [], 0
    for written in plan["step"]:
        seat = table.asked[0] if table.asked else LEARNER
        steps.append(_step(table, seat, written, told, lang))
        told = len(table.told)
        if "path" in written:
            table.play(seat, _move(table, seat, written["path"]))
    return LessonOut(game.name, plan[f"title_{lang}"], plan["names"], steps)


def _move(table: Table, seat: int, path: list[str]) -> Move:
    found = [move for move in table.moves(seat) if list(move.path) == path]
    if not found:
        can = ", ".join("/".join(move.path) for move in table.moves(seat))
        raise ValueError(f"teach.toml: {path} is no move after {table.ply} answers; {can}")
    return found[0]


def _step(table: Table, seat: int, written: Mapping[str, Any], told: int, lang: str) -> LessonStep:
    yours = seat == LEARNER
    sight = out.Sight(LEARNER, table.view(LEARNER), None, [], {}, "")
    why_not: list[LessonWhy] = []
    if yours and table.asked:
        question = next(q for q in table.game.questions if q.name == table.question)
        sight.question = out.Question(question.name, table.ask_words(seat, lang), question.rule)
        sight.moves = [out.MoveOut(m.id, m.path, m.words(lang)) for m in table.moves(seat)]
        sight.things = beginnings(table, sight.moves, lang)
        why_not = _why_not(table, lang)
    return LessonStep(
        seat, yours, written.get(lang, ""), sight, _story(table, told, lang),
        list(written.get("path", [])), why_not,
    )  # fmt: skip


def _story(table: Table, told: int, lang: str) -> list[out.Line]:
    game, named = table.game, table.rules.named
    return [
        out.Line(
            version=table.ply,
            ply=event.ply,
            event=game.events[event.event - 1].name,
            numbers=event.numbers[: len(game.events[event.event - 1].arguments)],
            things=event.things(game),
            words=event.saying(game, named, table.names).words(lang),
        )
        for event in table.told[told:]
        if event.seen_by(LEARNER)
    ]


def _why_not(table: Table, lang: str) -> list[LessonWhy]:
    """Why each first thing that some answer points at cannot be chosen now."""
    found = refusals(table, LEARNER)
    return [LessonWhy([thing], why.rule, why.words(lang)) for thing, why in sorted(found.items())]
