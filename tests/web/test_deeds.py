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
GAMES = {
    "benevolent": 3,
    "bloody-grove": 2,
    "roundforest": 3,
    "bethel-woods": 3,
    "broom-service": 3,
}
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
    return {
        "told": told,
        "unknown": answer["unknown"],
        "tables": dict(zip(GAMES, tables, strict=True)),
    }


def test_every_word_is_there_in_both_languages() -> None:
    assert games()["unknown"] == []
    for (game, lang), told in games()["told"].items():
        for turn in told["turns"]:
            assert turn["words"], (game, lang, turn)
            assert turn["whole"] or len(turn["words"]) <= 110, (game, lang, turn)
    for game in GAMES:  # the same deeds at the same places, in other words
        english, french = (games()["told"][game, lang]["turns"] for lang in ("en", "fr"))
        for one, other in zip(english, french, strict=True):
            keys = ("seat", "round", "lines", "from", "at", "traces")
            assert [one.get(key) for key in keys] == [other.get(key) for key in keys]


@pytest.mark.parametrize("game", GAMES)
def test_a_story_folds_into_turns(game: str) -> None:
    told = games()["told"][game, "en"]
    table = games()["tables"][game]
    turns = told["turns"]
    assert sum(turn["lines"] for turn in turns) == len(story(table, 0, "en"))  # nothing is lost
    assert len(turns) < sum(turn["lines"] for turn in turns) * 0.7  # and it is shorter
    mine = [turn for turn in turns if turn["seat"] is not None]
    assert sum(turn["whole"] for turn in mine) <= len(mine) * 0.15  # most have words of their own
    rounds = [turn["round"] for turn in turns if turn["round"] is not None]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 1


def test_what_is_refilled_or_turned_has_no_line_of_its_own() -> None:
    for game in ("roundforest", "bloody-grove", "broom-service"):
        turns = games()["told"][game, "en"]["turns"]
        assert sum(turn["told"] for turn in turns) < sum(turn["lines"] for turn in turns)


def test_a_step_and_what_it_brought() -> None:
    turns = games()["told"]["benevolent", "en"]["turns"]
    moved = next(turn for turn in turns if turn.get("from"))
    leaves = {"words": "+2 leaves", "short": "+2", "use": "leaf"}
    assert (moved["words"], moved["gains"]) == ("Altar 4 → Nest 5", [leaves])
    assert (moved["from"], moved["at"]) == ("hex:3", "hex:4")
    french = games()["told"]["benevolent", "fr"]["turns"][turns.index(moved)]
    assert french["words"] == "Autel 4 → Nid 5"
    assert french["gains"] == [{**leaves, "words": "+2 Feuilles"}]


@pytest.mark.parametrize("game", GAMES)
def test_goods_are_pictures_in_the_text(game: str) -> None:
    """Each with its words for those who listen, and a symbol that the board draws."""
    told = games()["told"]
    gains = [gain for turn in told[game, "en"]["turns"] for gain in turn.get("gains", [])]
    goods = [gain for gain in gains if not isinstance(gain, str)]
    assert len(goods) >= 6  # points and who was robbed have none
    assert all(good["words"] and good["use"] for good in goods)
    french = [gain for turn in told[game, "fr"]["turns"] for gain in turn.get("gains", [])]
    assert [good["use"] for good in french if not isinstance(good, str)] == [
        good["use"] for good in goods
    ]


def test_what_is_told_since_is_what_others_did_after_one_s_answer() -> None:
    table = recorded("benevolent", 3, 4)
    lines = story(table, 0, "en")
    own = max(line["version"] for line in lines if line["things"][:1] == ["seat:0"])
    last = lines[-1]["version"]
    fresh, answered, early, watching = said(
        [
            asked(table),
            asked(table, answered=last),
            asked(table, answered=0),
            asked(table, you=None),
        ]
    )["told"]
    assert [deed["seat"] for deed in fresh["deeds"]] == [1, 2][: len(fresh["deeds"])]
    assert all(deed["version"] > own for deed in fresh["deeds"])
    assert answered["deeds"] == answered["marks"] == []  # what was before one's answer is known
    assert {deed["seat"] for deed in watching["deeds"]} <= {0, 1, 2}
    assert len(watching["deeds"]) <= 3
    marks = early["marks"]
    assert [mark["number"] for mark in marks] == sorted(mark["number"] for mark in marks)
    for seat in (1, 2):  # three each, and the others are counted
        theirs = [mark for mark in marks if mark["seat"] == seat]
        assert len(theirs) == 3
        everything = [deed for deed in early["deeds"] if deed["seat"] == seat and deed.get("at")]
        assert [mark["more"] for mark in theirs] == [len(everything) - 3, 0, 0]
    assert all(mark["seat"] != 0 for mark in marks)


def test_a_tag_lies_off_what_can_be_chosen() -> None:
    assert said([])["tags"] == [True, True, True]
