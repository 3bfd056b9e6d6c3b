"""A question and its cards are short: what is decided stands first, a card says what it is, what
one does there, and what that costs and brings, in both languages."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from tests.laws.recorded import names, stored
from tests.speech import said
from tests.web.conftest import Visit
from tests.web.node import ROOT, node
from tests.web.test_bethel_woods import table as sit_down

GAMES = ("benevolent", "bethel-woods")  # whose questions and cards are short
QUESTION, TITLE, NOTE = 46, 22, 34  # letters at most
EACH = 2  # positions of a kind in a recorded game: a question, and what it can be answered with
PEOPLE = ("Morgane", "Yvain", "Viviane", "Merlin")


@cache
def asked(game: str) -> list[tuple[bro.Table, int]]:
    """Positions of the recorded games in which somebody is asked: some of every question."""
    return [at for name in names(game) for at in _positions(json.loads(stored(game, name)))]


def _positions(game: dict[str, Any]) -> Iterator[tuple[bro.Table, int]]:
    if game["seed"] is None:
        return
    options = {**game["options"], "amendments": game.get("amendments", [])}
    if game["edition"] is not None:
        options["edition"] = game["edition"]
    seed = bytes.fromhex(game["seed"])
    table = bro.table(game["game"], seats=game["seats"], seed=seed, options=options)
    table.names = list(PEOPLE[: table.seats])
    count: dict[tuple[str, ...], int] = {}
    for seat, move in game["moves"]:
        kinds = {each.path[-1].partition(":")[0] for each in table.moves(seat)}
        kind = (table.question, *sorted(kinds))
        count[kind] = count.get(kind, 0) + 1
        if count[kind] <= EACH:
            yield table.copy(), seat
        table.play(seat, move)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_first_what_is_decided(game: str, lang: str) -> None:
    for table, seat in asked(game):
        words = said(table.ask_words(seat, lang), lang)
        decided = words[: words.index("?") + 1]
        assert len(decided) <= QUESTION, decided


def _words(game: str) -> dict[str, list[str]]:
    folders = (bro.game(game).folder, ROOT / "web/src/games" / game.replace("-", "_"))
    return {
        lang: [(folder / f"{lang}.ftl").read_text("utf-8") for folder in folders]
        for lang in LANGUAGES
    }


def _case(table: bro.Table, seat: int) -> dict[str, Any]:
    legal = table.moves(seat)
    moves = [{"id": move.id, "path": move.path, "words": ""} for move in legal]
    seats = [{"seat": at, "index": at, "name": name} for at, name in enumerate(table.names)]
    things = sorted({move.path[0] for move in legal} if table.question == "shift" else ())
    return {
        "view": table.view(seat)["fields"], "you": seat, "seats": seats,
        "moves": moves, "things": things,
    }  # fmt: skip


@cache
def cards(game: str) -> dict[str, list[dict[str, Any]]]:
    """Every card that these positions show, and how those of each stand."""
    found = asked(game)
    given = {
        "game": game.replace("-", "_"),
        "edition": found[0][0].rules.edition.data,
        "words": _words(game),
        "asked": [_case(table, seat) for table, seat in found],
    }
    command = [node(), str(ROOT / "tests/web/cards.mjs")]
    told = subprocess.run(
        command, input=json.dumps(given), stdout=subprocess.PIPE, text=True, check=True
    )
    found_out: dict[str, list[dict[str, Any]]] = json.loads(told.stdout)
    return found_out


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_short_card(game: str) -> None:
    shown = cards(game)["shown"]
    questions = {each["question"] for each in shown}
    assert questions == set(range(1, 1 + len(bro.game(game).questions)))
    for each in shown:
        title, note = said(each["title"], each["lang"]), each.get("note", "")
        assert len(title) <= TITLE, each
        assert len(note) <= NOTE, each
        if note:
            said(note, each["lang"])


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_it_costs_and_brings(game: str) -> None:
    for each in cards(game)["shown"]:
        assert each["payoff"], each
        for part in each["payoff"]:
            assert "{" not in part, each
            assert part.split(" ")[0] != "cost" or "−" in part, each


def test_the_two_ways_of_a_machine_share_its_card() -> None:
    sowings = [each for each in cards("bethel-woods")["laid"] if each["question"] == 1]
    assert any(each["first"] == 6 for each in sowings)
    for each in sowings:
        assert each["cards"] == each["first"]
        assert each["ways"] > each["cards"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_few_are_tiles_and_many_a_list(game: str) -> None:
    for each in cards(game)["laid"]:
        count = each["cards"]
        assert each["stands"] == ("tiles" if count <= 3 else "row" if count <= 8 else "list")


@pytest.mark.long
def test_the_ways_of_a_machine_are_buttons_that_show_what_they_do(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    cards = guest.page.locator(".moves > li").filter(has=guest.page.locator(".ways"))
    expect(cards).to_have_count(6)
    expect(guest.moves).to_have_count(12)
    for which, shown in ((0, "1:1"), (1, "1:-1")):
        cards.nth(1).locator("[data-move]").nth(which).hover()
        expect(guest.page.locator("[data-preview]")).to_have_attribute("data-preview", shown)
        expect(guest.page.locator(".mv.over")).to_have_count(1)
    way = cards.nth(1).locator("[data-move]").first
    expect(way).to_have_accessible_name(re.compile(r"Machine 2, clockwise .* repair"))
    way.click()
    expect(guest.page.locator("#question")).to_contain_text("machine 3")
