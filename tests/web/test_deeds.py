"""What just happened, in few words: recorded games folded into turns, as the pages do it."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.table import Table
from tests.web.node import node

DEEDS = Path(__file__).with_name("deeds.mjs")
GAMES = {"benevolent": 3, "bloody-grove": 2, "roundforest": 3, "bethel-woods": 3, "broom-service": 3}
NAMES = ("Ann", "Bob", "Cleo")
ANSWERS = 90


def recorded(game: str, seats: int, seed: int, answers: int = ANSWERS) -> Table:
    """A game of so many answers, any legal one."""
    table, luck = bro.table(game, seats=seats, seed=seed), random.Random(seed)
    while table.asked and table.ply < answers:
        seat = table.asked[0]
        table.play(seat, luck.choice(table.moves(seat)))
    return table


def story(table: Table, seat: int, lang: str) -> list[dict[str, Any]]:
    """What was told, as the page of a seat hears it."""
    kinds, found = table.game.events, []
    for each in table.events(seat):
        event = kinds[each.event - 1]
        words = each.saying(table.game, table.rules.named, table.names).words(lang)
        line = {"version": each.ply, "ply": each.ply, "event": event.name, "words": words}
        numbers = list(each.numbers[: len(event.arguments)])
        found.append({**line, "numbers": numbers, "things": each.things(table.game)})
    return found


def asked(table: Table, lang: str = "en", you: int | None = 0, **more: Any) -> dict[str, Any]:
    """A question to the pages: how they tell this table to a seat."""
    return {
        "game": table.game.name.replace("-", "_"),
        "lang": lang,
        "story": story(table, you or 0, lang),
        "view": table.view(you)["fields"] | {"seats": table.seats},
        "edition": table.rules.edition.data,
        "you": you,
        "seats": [{"seat": n, "name": NAMES[n], "index": n} for n in range(table.seats)],
        **more,
    }


def said(questions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the pages say."""
    command = [node(), str(DEEDS)]
    given = json.dumps(questions)
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@cache
def games() -> dict[str, Any]:
    """Every game, once, in both languages."""
    tables = [recorded(game, seats, 4) for game, seats in GAMES.items()]
    answer = said([asked(table, lang) for table in tables for lang in ("en", "fr")])
    keys = [(game, lang) for game in GAMES for lang in ("en", "fr")]
    told = dict(zip(keys, answer["told"], strict=True))
    return {"told": told, "unknown": answer["unknown"], "tables": dict(zip(GAMES, tables, strict=True))}


if __name__ == "__main__":
    for (g, l), t in games()["told"].items():
        print("==", g, l)
        for x in t["turns"][:60]:
            print(x["seat"], x["round"], x["lines"], x["told"], "W" if x["whole"] else " ", x["words"], x.get("gains"), x.get("from"), x.get("at"), x.get("traces"))
    print(games()["unknown"])
