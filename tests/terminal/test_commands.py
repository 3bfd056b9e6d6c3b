"""What can be typed besides the number of a move."""

from __future__ import annotations

from pathlib import Path

import pytest

import broceliande as bro
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import LANGUAGES, words_in
from broceliande.terminal.commands import COMMANDS, read_command
from broceliande.terminal.scene import HERE
from tests.terminal.keyboard import Keyboard, plain

OPEN = {"first": 0, "layout": "3a", "faces": ["1B", "2A"]}


def keyboard(lang: str = "en", people: int = 1) -> Keyboard:
    """Three seats, the first one begins: an altar on hex 6, a table on hex 7."""
    return Keyboard(bro.table("benevolent", 3, 1, dict(OPEN)), people=people, lang=lang)


def test_every_command_has_its_letter_in_both_languages() -> None:
    for lang in LANGUAGES:
        words = words_in(lang, HERE)
        for letter, name in zip("wuclsiqhak", [c for c in COMMANDS if c != "rules"], strict=True):
            command = read_command(f"{letter} x" if name == "why" else letter, words)
            assert command is not None
            assert command.name == name


@pytest.mark.parametrize("typed", ["h10", "hex 10", "HEX:10", "case 10", "w h10", "w hex 10"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_hex_that_is_not_possible_is_told_why_with_its_rule(typed: str, lang: str) -> None:
    board = keyboard(lang, people=3)
    said = board.type("h1", "2", "h1", "2", "h1", "2", typed)
    refusal = board.table.why_not(0, board.table.game.move("hex", 9))
    assert refusal is not None
    assert refusal.code == "not_adjacent"
    assert f"{plain(refusal.words(lang))} [BE-032]" in said
    assert "exceptions" in said  # the paragraph itself
    assert len(board.table.played) == 6


def test_a_hex_that_is_possible_is_played_by_its_name() -> None:
    board = keyboard()
    board.type("h3")
    assert board.table.played == [(0, board.table.game.move("hex", 2))]


def test_why_not_of_something_possible_says_so_and_plays_nothing() -> None:
    board = keyboard("fr")
    assert "C’est possible : tapez 3" in board.type("w h3")
    assert board.table.played == []


def test_a_question_of_few_answers_tells_which_are_not_possible() -> None:
    board = keyboard("fr")
    said = board.type("h6")
    buy = board.table.move(0, board.table.game.move("action", 0))
    assert f"Impossible : {plain(buy.words('fr'))}." in said
    assert "[BE-051]" in said


@pytest.mark.parametrize("typed", ["P4", "secret 4", "hex 99", "Merlin"])
def test_a_thing_that_is_no_move_now_gets_a_polite_word(typed: str) -> None:
    board = keyboard()
    board.table.names[1:] = ["Merlin", "Viviane"]
    said = board.type(typed)
    assert "No move points at that" in said or "[BE-027]" in said


@pytest.mark.parametrize(
    "typed", ["blorg", "h", "h0", "-1", "1.5", "h3 h4", "w", "é", "[red]", "²"]
)
def test_anything_else_gets_a_friendly_line(typed: str) -> None:
    board = keyboard()
    said = board.type(typed)
    assert board.table.played == []
    assert "h for help" in said or "A number plays the move" in said


@pytest.mark.parametrize("typed", ["0", "11", "999999999999999999999"])
def test_a_number_that_is_no_move_says_how_many_there_are(typed: str) -> None:
    assert "go from 1 to 10" in keyboard().type(typed)


def test_rules_of_the_question_asked() -> None:
    said = keyboard("fr").type("?")
    for number in ("BE-029", "BE-030", "BE-031", "BE-032"):
        assert number in said
    assert "Le mouvement" in said


@pytest.mark.parametrize("typed", ["? BE-031", "?be-31", "? 31", "rules BE-031"])
def test_one_paragraph_by_its_number(typed: str) -> None:
    assert "From your second turn on, the hex you go to must not" in keyboard().type(typed)


def test_paragraphs_with_a_word() -> None:
    said = keyboard("fr").type("? cachette", "? xyzzy", "? les")
    assert "Petite cachette (P3)" in said
    assert "Aucun paragraphe des règles ne répond à « xyzzy »" in said
    assert "autres paragraphes. Toutes les règles : broceliande rules benevolent" in said


def test_every_question_names_paragraphs_that_exist() -> None:
    game = bro.game("benevolent")
    for lang in LANGUAGES:
        book = rulebook_of(game, lang)
        for question in game.questions:
            assert question.rule
            assert set(question.rule.split()) <= set(book.paragraphs)


def test_undo_takes_back_the_last_answer() -> None:
    board = keyboard()
    board.type("h3", "u")
    assert board.table.played == []
    assert board.table.question == "hex"


def test_undo_before_any_answer_and_after_a_bot_is_declined() -> None:
    board = keyboard()
    said = board.type("u", "h6", "1", "u")
    assert "nothing to undo yet" in said
    assert "What is done is done" in said
    assert len(board.table.played) > 2


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    board = keyboard("fr")
    said = board.type("h3", "l en", "l de", "l")
    for lang in LANGUAGES:
        assert plain(board.table.chronicle(0, lang)[-1]) in said
    assert "I do not speak “de”" in said
    assert said.index("Joueur 1") < said.index("Player 1") < said.rindex("Joueur 1")


def test_the_whole_chronicle() -> None:
    board = keyboard()
    said = board.type("h6", "1", "c")
    for line in board.table.chronicle(0, "en"):
        assert plain(line) in said


def test_information_about_things() -> None:
    board = keyboard("fr")
    said = board.type("i", "i P4", "i h2", "i t1", "i double pas", "i 3", "i trèfle")
    assert "Étang : dormir, c’est-à-dire suivre une flèche" in said
    assert said.count("P4 Double Pas. Secret Permanent") >= 2
    for thing in ("hex:1", "tile:0", "hex:2", "gift:0"):
        assert plain(board.table.describe(thing, "fr")) in said
    assert said.count("Je n’ai rien à en dire") == 0
    assert "Je n’ai rien à en dire" in keyboard("fr").type("i h14")
    assert "Je n’ai rien à en dire" in keyboard("fr").type("i zzz")


def test_help_and_an_empty_line_change_nothing() -> None:
    board = keyboard()
    said = board.type("h", "", "help")
    assert said.count("the paragraphs in which this word stands") == 2
    assert said.count(plain(board.table.ask_words(0, "en"))) == 2
    assert board.table.played == []


def test_quitting_offers_to_keep_the_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    board = keyboard("fr")
    said = board.type("h6", "q", "non", "q", f"s {file}")
    assert "on continue" in said
    assert "À bientôt" in said
    assert bro.load(file.read_text("utf-8")).played == board.table.played


def test_quitting_asks_nothing_when_nothing_is_lost(tmp_path: Path) -> None:
    board = keyboard()
    said = board.type("q", "1")
    assert board.table.played == []
    assert "would be lost" not in said


def test_an_end_of_input_and_an_interrupt_leave_cleanly() -> None:
    assert "See you soon" in keyboard().type()

    def interrupt(_: bro.Table) -> str:
        raise KeyboardInterrupt

    assert "See you soon" in keyboard().play(interrupt)


def test_a_file_of_somebody_else_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("mine", encoding="utf-8")
    said = keyboard().type(f"s {file}", f"s {tmp_path}/no/where.json", "s bad\0name")
    assert "already exists" in said
    assert said.count("could not be kept") == 2
    assert file.read_text("utf-8") == "mine"


def test_a_game_is_kept_again_in_its_own_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    board = keyboard()
    board.type("h3", f"s {file}", "1", f"s {file}")
    assert bro.load(file.read_text("utf-8")).played == board.table.played
