"""Whole games at the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import broceliande as bro
from broceliande.engine.table import Table
from tests.games.broom_service.board import begin
from tests.games.broom_service.looking import hand
from tests.terminal.keyboard import Keyboard, always_first, at_random, run, words_of


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("typist", [always_first, at_random(5)])
def test_a_short_game_comes_to_its_end(
    lang: str, seats: int, typist: Callable[[Table], str]
) -> None:
    table = bro.table("benevolent", seats, 11, {"turn_limit": 4})
    said = Keyboard(table, lang=lang).play(typist)
    assert table.over
    assert ("Personne ne gagne" if lang == "fr" else "Nobody wins") in said


@pytest.mark.parametrize(("seats", "lang", "seed"), [(2, "fr", 4), (3, "en", 0), (4, "fr", 2)])
def test_a_whole_game_is_won(seats: int, lang: str, seed: int) -> None:
    table = bro.table("benevolent", seats, seed)
    keyboard = Keyboard(table, lang=lang)
    said = keyboard.play(at_random(seed))
    winner = table.places.index(1)
    name = f"Joueur {winner + 1}" if lang == "fr" else f"Player {winner + 1}"
    assert (f"{name} gagne la partie" if lang == "fr" else f"{name} wins the game") in said
    assert table.commitment
    assert table.commitment in said
    assert bytes(table.seed or b"").hex() in said


def test_a_whole_game_through_the_command_line() -> None:
    rng = random.Random(3)
    lines = [str(rng.randint(1, 4)) for _ in range(900)]
    result = run("play", "benevolent", "--seats", "3", "--lang", "fr", "--seed", "0", lines=lines)
    assert result.exit_code == 0
    assert "gagne la partie" in words_of(result)


def test_the_first_screen_tells_the_aim_and_the_commands() -> None:
    result = run("play", "benevolent", "--lang", "fr", "--seed", "7")
    said = words_of(result)
    assert "Réunissez avant les autres un jeton de chacun des cinq Cadeaux" in said
    assert "Un numéro joue ce coup" in said
    assert "► ● Joueur 1" in said
    assert "▲ Gauvain" in said
    assert "■ Viviane" in said
    assert max(len(line) for line in result.output.splitlines()) <= 80


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    result = run("play", "benevolent", "--seats", "4", "--seed", "2", lines=["1"] * 40, width=width)
    longest = max(len(line) for line in result.output.splitlines() if ">" not in line)
    assert longest <= min(width, 110)


def test_several_people_share_the_keyboard() -> None:
    table = bro.table("benevolent", 3, 1, {"turn_limit": 2})
    keyboard = Keyboard(table, people=3, lang="fr")
    keyboard.play(always_first)
    asked = {prompt for prompt in keyboard.prompts if prompt.endswith(">\u0020")}
    assert {"Joueur 1", "Joueur 2", "Joueur 3"} <= {prompt[:8] for prompt in asked}


def test_bots_can_play_alone() -> None:
    result = run("play", "benevolent", "--people", "0", "--seed", "5", "--lang", "en")
    assert result.exit_code == 0
    assert "wins the game" in words_of(result)


def test_people_play_under_their_own_names() -> None:
    result = run("play", "benevolent", "--name", "Gauvain", "--seed", "1", "--option", "first=0")
    said = words_of(result)
    assert "► ● Gauvain" in said
    assert "▲ Viviane" in said


def test_the_same_seed_is_the_same_evening() -> None:
    lines = ["1", "2", "1"] * 8
    first = run("play", "benevolent", "--seed", "9", lines=lines)
    again = run("play", "benevolent", "--seed", "9", lines=lines)
    assert first.output == again.output


@pytest.mark.parametrize(("said", "meant"), [("yes", True), ("False", False), ("oui", True)])
def test_an_option_is_switched_on_and_off(said: str, meant: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "roundforest", "--option", f"blocking={said}", lines=[f"s {file}"])
    assert bro.load(file.read_text("utf-8")).options == {"blocking": meant}


def test_options_and_editions_reach_the_table(tmp_path: Path) -> None:
    options = ["--option", "first=1", "--option", "layout=3a", "--option", "faces=1B,2A"]
    edition = tmp_path / "mine.toml"
    edition.write_text("[leaves]\nprovenance = 'corrected'\ngather = 3\n", encoding="utf-8")
    arguments = ("play", "benevolent", "--lang", "en", "--edition", str(edition), "--seed", "1")
    file = tmp_path / "game.json"
    said = words_of(run(*arguments, *options, lines=["h6", f"s {file}"]))
    assert "components, 1 is not as they learnt it." in said  # the bots beside the person
    table = bro.load(file.read_text("utf-8"))
    assert table.options == {"first": 1, "layout": "3a", "faces": ["1B", "2A"]}
    assert table.rules.named.GATHERED == 3


def test_several_cards_are_one_answer_in_any_order() -> None:
    table = begin(2, "more_or_less")
    keyboard = Keyboard(table, people=2)
    said = keyboard.type("2", "", "3", "", "9", "10 1 1 4", "10 11", "10 1", "", "4 2 8")
    assert "Type their numbers in one line" in said
    assert said.count("That is not as many as you are asked for") == 2
    assert [hand(table, seat) for seat in (0, 1)] == [
        {"forest", "fairy"},
        {"hill", "prairie", "valley"},
    ]


def test_an_only_answer_is_given_for_whoever_wants_that() -> None:
    asked: list[int] = []

    def typist(table: Table) -> str:
        if table.over or table.ply > 60:
            raise EOFError
        asked.append(len(table.moves(table.asked[0])))
        return "1"

    Keyboard(bro.table("benevolent", 2, 3), only=True).play(typist)
    assert len(asked) > 10
    assert min(asked) > 1


def test_what_was_given_is_taken_back_with_the_answer_before_it() -> None:
    table = bro.table("benevolent", 2, 3, {"first": 0})
    keyboard = Keyboard(table, people=2, only=True)
    keyboard.type("1", "u")
    assert table.played == []
