"""The cards of choices, read without a page: what stands on them at positions of played games."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES
from tests.web.conftest import ROOT
from tests.web.node import node

TITLE, NOTE, QUESTION, ASIDE = 22, 34, 46, 64  # letters


@dataclass(frozen=True)
class Case:
    """What a seat is asked at a position, and what it may answer."""

    question: str
    seat: int
    view: dict[str, Any]
    moves: list[dict[str, Any]]
    asked: dict[str, str]


def case(table: Table, seat: int | None = None) -> Case:
    """The position as whoever is asked sees it."""
    who = table.asked[0] if seat is None else seat
    moves = [{"id": m.id, "path": list(m.path), "words": ""} for m in table.moves(who)]
    asked = {lang: table.ask_words(who, lang) for lang in LANGUAGES}
    return Case(table.question, who, table.view(who)["fields"], moves, asked)


def cards(table: Table, cases: Sequence[Case]) -> list[list[dict[str, Any]]]:
    """The cards of each case, by language: title, note, rank and the parts of what they bring."""
    name = table.game.name.replace("-", "_")
    shown = ROOT / "web/src/games" / name
    words = {
        lang: [(f / f"{lang}.ftl").read_text("utf-8") for f in (table.game.folder, shown)]
        for lang in LANGUAGES
    }
    sent = {
        "game": name,
        "edition": table.rules.edition.data,
        "words": words,
        "seats": [{"seat": n, "name": "Yvain", "index": n} for n in range(table.seats)],
        "cases": [{"view": c.view, "you": c.seat, "moves": c.moves} for c in cases],
    }
    run = subprocess.run(
        [node(), ROOT / "tests/web/read_cards.mjs"],
        input=json.dumps(sent), capture_output=True, text=True, check=True,
    )  # fmt: skip
    told: list[list[dict[str, Any]]] = json.loads(run.stdout)
    return told


def faults(cases: Sequence[Case], told: list[list[dict[str, Any]]]) -> set[str]:
    """What is too long, says nothing, or says a thing that a program says."""
    found = set()
    for at, written in zip(cases, told, strict=True):
        for lang in LANGUAGES:
            question, _, aside = at.asked[lang].partition("?")
            if len(question) + 1 > QUESTION or len(aside) > ASIDE:
                found.add(f"{at.question}: {at.asked[lang]}")
        for move, both in zip(at.moves, written, strict=True):
            for lang, card in both.items():
                for on in (card, card["way"]) if card["way"] else (card,):
                    title, note = on.get("title", ""), on.get("note", "")
                    short = 0 < len(title) <= TITLE and 0 < len(note) <= NOTE
                    if not short or "undefined" in title + note or "{" in title + note:
                        found.add(f"{lang} {at.question} {move['path']}: {title} / {note}")
    return found
