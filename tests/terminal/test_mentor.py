"""The hint at the prompt, and the coach after the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import broceliande as bro
from broceliande.bots.hints import WORDS
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES
from broceliande.terminal.mentor import BLOCKS, blocks
from tests.terminal.keyboard import NBSP, Keyboard

SHORT = {"turn_limit": 3}
FIRST = {"first": 0}
SENTENCES = {
    lang: re.findall(
        r"= (.+)$", (WORDS / f"{lang}.ftl").read_text("utf-8").replace(NBSP, " "), re.M
    )
    for lang in LANGUAGES
}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for compiled code: a hint takes as long as its iterations."""
    monkeypatch.setattr("broceliande.bots.advice.is_ready", lambda rules: False)


@pytest.mark.parametrize(
    ("lang", "word", "title"),
    [
        ("en", "hint", "the strongest bot would look at"),
        ("fr", "conseil", "le plus fort des bots regarderait"),
    ],
)
def test_a_hint_shows_three_moves_and_why(lang: str, word: str, title: str) -> None:
    board = Keyboard(bro.table("benevolent", 2, 5, FIRST), lang=lang, width=100)
    said = board.type(word)
    assert title in said
    after = said[said.index(title) :]
    assert "%" not in after  # nobody measured what chances are worth at this table
    rows = re.findall(r"\[(\d+)\] ", after)
    assert len(rows) == 3
    legal = len(board.table.moves(board.table.asked[0]))
    assert all(1 <= int(number) <= legal for number in rows)
    for reason in re.split(r"\[\d+\] ", after)[1:]:
        assert any(said in reason for said in SENTENCES[lang]), reason
    assert board.table.played == []


def test_the_moves_of_a_hint_are_typed_by_their_numbers() -> None:
    board = Keyboard(bro.table("benevolent", 2, 5, FIRST))
    wished: list[str] = []

    def typist(table: Table) -> str:
        if not board.prompts[1:]:
            return "a"
        if len(board.prompts) == 2:
            found = re.findall(r"\[(\d+)\]", board.printed[board.printed.index("strongest bot") :])
            wished.append(found[0])
            return wished[0]
        raise EOFError

    seat = board.table.asked[0]
    moves = board.table.moves(seat)
    board.play(typist)
    assert board.table.played[0] == (seat, moves[int(wished[0]) - 1].id)


def test_several_people_at_one_keyboard_get_no_hints_unless_they_play_together() -> None:
    assert "hints are for those who play alone" in Keyboard(
        bro.table("benevolent", 2, 5, FIRST), 2
    ).type("a")
    together = Keyboard(bro.table("bethel-woods", 2, 5), people=2)
    assert "the strongest bot would look at" in together.type("a")


@pytest.mark.parametrize(
    ("lang", "word", "by"),
    [
        ("en", "hint", "if you play on as a druid’s pupil would"),
        ("fr", "conseil", "si vous continuez comme le ferait un apprenti druide"),
    ],
)
def test_whoever_is_all_alone_is_told_by_whose_play_chances_are(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str, by: str
) -> None:
    asked = list[str | None]()

    def curve_of(table: Table, level: str | None) -> str:
        asked.append(level)
        return "a curve"

    monkeypatch.setattr("broceliande.bots.counsel.curve_of", curve_of)
    monkeypatch.setattr("broceliande.bots.counsel.chance_after", lambda *_: 0.41)
    alone = Keyboard(bro.table("bethel-woods", 1, 5), lang=lang, width=100)
    said = " ".join(alone.type(word).split())
    assert by in said
    assert "41" in said[said.index(by) :]
    assert asked == ["pupil"]


def at_the_end(*lines: str) -> Callable[[Table], str]:
    """The first move until the game is over, then these lines."""
    waiting = iter(lines)

    def typist(table: Table) -> str:
        return next(waiting, "q") if table.over else "1"

    return typist


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_coach_looks_back_once_the_game_is_over(lang: str) -> None:
    board = Keyboard(bro.table("benevolent", 2, 11, SHORT), lang=lang, width=100)
    said = board.play(at_the_end("coach"))
    assert ("the better the higher" if lang == "en" else "plus haut est meilleur") in said
    assert "%" not in said[said.index("the higher" if lang == "en" else "plus haut") :]
    curves = re.findall(rf"[{BLOCKS}]{{8,}}", said)
    assert len(curves) == 2
    assert ("Better:" in said or "gave nothing away" in said) or lang == "fr"
    assert ("Mieux :" in said or "rien laissé filer" in said) or lang == "en"


def test_a_team_has_one_curve() -> None:
    board = Keyboard(bro.table("bethel-woods", 2, 3), people=2, width=100)
    said = board.play(at_the_end("k 2"))
    assert len(re.findall(rf"[{BLOCKS}]{{8,}}", said)) == 1
    assert "All of you" in said
    assert "Player 2" in said[said.index("All of you") :]


def test_what_the_coach_and_the_owl_cannot_do_is_told() -> None:
    board = Keyboard(bro.table("benevolent", 2, 11, SHORT))
    assert "once the game is over" in board.type("coach")
    said = Keyboard(bro.table("benevolent", 2, 11, SHORT)).play(at_the_end("k 7", "k x", "hint"))
    assert said.count("a number from 1 to 2") == 2
    assert "nothing left to decide" in said


def test_a_saved_game_is_looked_back_upon_too() -> None:
    table = bro.table("benevolent", 2, 11, SHORT)
    while not table.over:
        table.play(table.asked[0], table.moves(table.asked[0])[0])
    loaded = bro.load(table.dump())
    assert "the better the higher" in Keyboard(loaded, width=100).type("coach")


def test_blocks_rise_with_the_chance_and_fit_their_room() -> None:
    assert blocks([0.0, 0.5, 1.0], 40) == "▁▅█"
    assert blocks([each / 99 for each in range(100)], 8) == BLOCKS
    assert blocks([0.3], 8) == "▃"
    assert blocks([0.1, 1.0], 1) == "█"
