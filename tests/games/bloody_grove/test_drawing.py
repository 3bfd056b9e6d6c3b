"""The table of Bloody Grove drawn in the terminal."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import broceliande as bro
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES
from broceliande.games.bloody_grove.names import CARD_IDS
from broceliande.terminal import bloody_grove
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.scene import Scene
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, lay


def drawn(table: Table, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """The table as plain text."""
    file = io.StringIO()
    console = Console(file=file, width=width, color_system=None)
    console.print(bloody_grove.draw(Scene(table, seat, lang, width)))
    return file.getvalue()


def test_the_game_has_its_own_drawing() -> None:
    assert drawing_of("bloody-grove") is bloody_grove


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_and_every_choice_of_one_thing_is_marked(lang: str) -> None:
    table = bro.table("bloody-grove", 2, 5)
    luck = random.Random(2)
    while not table.over:
        seat = table.asked[0]
        scene = Scene(table, seat, lang, 80)
        text = drawn(table, seat, lang)
        assert max(map(len, text.splitlines())) <= 80
        for thing, number in scene.marks.items():
            if not thing.startswith("answer"):
                assert text.count(f"[{number}]") == 1, (thing, text)
        table.play(seat, luck.choice(table.rules.legal(table._state, seat)))
    assert drawn(table, None, lang)


def test_a_screen_shows_nothing_that_its_seat_may_not_know() -> None:
    table = bro.table("bloody-grove", 2, 4)
    luck = random.Random(1)
    for _ in range(8):
        for _ in range(6):
            if table.asked:
                seat = table.asked[0]
                table.play(seat, luck.choice(table.rules.legal(table._state, seat)))
        for viewer in (None, 0, 1):
            shown = {drawn(table.redeal(viewer, seed), viewer) for seed in range(4)}
            assert shown == {drawn(table, viewer)}


def test_columns_totals_and_tokens() -> None:
    own = Side(
        hand="bear_base_1", columns=["owl_base_2{+4} venerable_3", "", ""], druid="owl_base_1"
    )
    table = lay(own, Side(columns=["bear_base_1{destroy}", "", ""]))
    table.state.looked[0] = 1  # type: ignore[attr-defined]
    text = drawn(table, 0)
    assert "1 (+4) Shivery Owl" in text
    assert "0+ Elder of the Circle" in text
    assert "▲3? ●8" in text  # 3 and an unknown token; 1 + 1 + 1 + 1 and the known +4
    assert "▲3? ●4?" in drawn(table, 1).replace("●4? ▲3?", "▲3? ●4?")
    assert "Transformation 1: Watchful Owl O|1✦|O" in text


def test_the_hand_the_offers_and_a_recruit_that_everybody_knows() -> None:
    table = lay(Side(hand="bear_elite_7"), Side(hand="bear_base_1"), elites="fox_elite_9")
    play(table, "left bear_elite_7", "recruit fox hand", "recruit owl top", "recruit bear top")
    assert "in hand: Ember Fox" in drawn(table, 1)
    assert "hand 1 [F]" in drawn(table, 1)
    assert "Ember Fox BF|3|BF" in drawn(table, 0)
    assert "Gruff Bear B|3|B" in drawn(table, 1)
    assert "Gruff Bear B|3|B" not in drawn(table, 0)


def test_a_venerable_that_may_be_taken_is_explained() -> None:
    own = Side(columns=["bear_base_1", "", ""])
    table = lay(own, stage="groves", offers="venerable_2 venerable_3")
    scene = Scene(table, 0, "en", 80)
    notes = [bloody_grove.note(scene, move) for move in scene.moves]
    assert notes[0].endswith("Effect: look at an Arcane token. Then: Recruitment.")
    assert "Strength 1 for each Venerable" in notes[1]
    other = Scene(lay(Side(hand="bear_base_1")), 0, "en", 80)
    assert [bloody_grove.note(other, move) for move in other.moves] == ["", "", ""]


def test_cards_are_found_by_name_and_described() -> None:
    table = lay(Side(), Side(hand="bear_base_1"))
    scene = Scene(table, 1, "fr", 80)
    elite, own = CARD_IDS.index("bear_elite_3"), CARD_IDS.index("green:bear_base_1")
    assert bloody_grove.find(scene, "ours des torrents") == f"card:{elite}"
    assert bloody_grove.find(scene, "Ours bourru") == f"card:{own}"
    assert bloody_grove.find(scene, "loup") == ""
    assert bloody_grove.info(scene, "card:60") == []
    assert len(bloody_grove.info(scene, "token:3")) == 1
    assert len(bloody_grove.info(scene, "")) == 1 + 3 + 3
