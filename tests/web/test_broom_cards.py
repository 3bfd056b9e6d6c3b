"""Broom Service: the card of every move of every question is short, says what it costs and brings,
and a risk is named before its reward."""

from __future__ import annotations

import json
import random
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any

import broceliande as bro
from broceliande.games.broom_service.questions import Ask
from tests.web.node import node

ROOT = Path(__file__).parents[2]
TITLE, NOTE = 26, 34  # letters; 22 where no name of a region stands
ASKED, BESIDES = 46, 66  # letters of what is decided, and of its circumstance
FEW = 40  # cases of each question
SEEDS = (5, 6, 17)  # games in which every question comes up
NOW = {"gather", "use_tile", "deliver", "dispel"}  # what is paid and gained at once


@lru_cache
def cases() -> tuple[list[dict[str, Any]], list[tuple[str, str, str]], object]:
    """Moves of random games, some of each question; the questions in words; the edition."""
    found: list[dict[str, Any]] = []
    asked: list[tuple[str, str, str]] = []
    many: dict[str, int] = {}
    for seed in SEEDS:
        luck = random.Random(seed)
        options = {"side": "verso", "storm_clouds": True} if seed % 2 else {"mountain_tiles": True}
        table = bro.table("broom-service", seats=2 + seed % 4, seed=seed, options=options)
        while not table.over:
            seat = luck.choice(table.asked)
            moves, question = table.moves(seat), table.question
            if many.get(question, 0) < FEW:
                view = table.view(seat)["fields"]
                for move in luck.sample(moves, min(6, len(moves))):
                    many[question] = many.get(question, 0) + 1
                    case = {"question": question, "view": view, "you": seat}
                    after = outcome(table, seat, move) if question in NOW else None
                    found.append({**case, "path": list(move.path), "after": after})
                asked += [(question, lang, table.ask_words(seat, lang)) for lang in ("en", "fr")]
            table.play(seat, luck.choice(moves))
    return found, asked, table.rules.edition.data


def outcome(table: bro.Table, seat: int, move: bro.Move) -> list[int] | None:
    """Points, then resources that the move brings; None where a round ends with it."""
    then = table.copy()
    then.play(seat, move)
    was, now = table.view(seat)["fields"], then.view(seat)["fields"]
    if was["round"] != now["round"] or then.over:
        return None
    goods = [b - a for a, b in zip(was["goods"][seat], now["goods"][seat], strict=True)]
    return [now["vp"][seat] - was["vp"][seat], *goods]


@lru_cache
def cards() -> list[dict[str, Any]]:
    found, _, edition = cases()
    given = json.dumps({"edition": edition, "cases": found})
    ran = subprocess.run(
        [node(), str(ROOT / "tests/web/broom_cards.mjs")],
        check=False,
        input=given,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    return list(json.loads(ran.stdout))


def test_every_question_has_cards_that_are_read_at_a_glance() -> None:
    questions = {case["question"] for case in cases()[0]}
    assert questions >= {ask.said for ask in Ask}
    for case, told in zip(cases()[0], cards(), strict=True):
        for lang in ("en", "fr"):
            card = told[lang]
            assert 0 < len(card["title"]) <= TITLE, card
            picks = case["question"] == "pick_roles"
            assert 0 < len(card["note"]) <= (NOTE + 10 if picks else NOTE), card


def test_every_card_says_what_it_costs_and_brings_or_that_it_is_free() -> None:
    for case, told in zip(cases()[0], cards(), strict=True):
        pays = told["payoff"]
        assert pays.get("word") or pays["costs"] or pays["gains"], case["path"]
        assert all(each["number"] > 0 for each in pays["costs"] + pays["gains"])


def test_what_a_card_promises_is_what_the_move_does() -> None:
    seen: set[str] = set()
    for case, told in zip(cases()[0], cards(), strict=True):
        if case["after"] is None:
            continue
        sums = [0] * 5
        for sign, shares in ((-1, told["payoff"]["costs"]), (1, told["payoff"]["gains"])):
            for share in shares:
                if share["what"] != "bolt":
                    at = 0 if share["what"] == "vp" else share["what"] + 1
                    sums[at] += sign * share["number"]
        assert sums == case["after"], (case["question"], case["path"], told["payoff"])
        seen.add(case["question"])
    assert seen == NOW


def test_brave_is_safe_when_nobody_who_may_hold_the_role_speaks_after() -> None:
    words: set[str] = set()
    for case, told in zip(cases()[0], cards(), strict=True):
        if case["path"][-1] != "answer:brave" or case["question"] != "follow":
            continue
        view, you = case["view"], case["you"]
        turn = [(view["leader"] + after) % view["seats"] for after in range(view["seats"])]
        later = [seat for seat in turn[turn.index(you) + 1 :] if view["left"][seat]]
        assert told["payoff"]["word"] == ("risk" if later else "safe")
        words.add(told["payoff"]["word"])
    assert words == {"risk", "safe"}


def test_questions_say_what_is_decided_and_then_how_it_stands() -> None:
    for question, lang, words in cases()[1]:
        decided, mark, besides = words.partition("?")
        assert mark, words
        assert len(decided) + 1 <= ASKED, (question, lang, words)
        assert len(besides.strip()) <= BESIDES, (question, lang, words)
