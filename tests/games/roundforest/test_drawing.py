"""The table of Roundforest as the terminal draws it."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.terminal import roundforest
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.scene import SHAPES, Scene
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import HERE, RED, lay


def drawn(scene: Scene) -> str:
    """The table of a scene as plain text."""
    console = Console(file=io.StringIO(), width=scene.width, color_system=None)
    console.print(drawing_of("roundforest").draw(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_pawn_and_choice_is_drawn_in_eighty_columns(seats: int, lang: str) -> None:
    table = bro.table("roundforest", seats, 5, {"blocking": True})
    luck = random.Random(2)
    for _ in range(60):
        seat = table.asked[0]
        scene = Scene(table, seat, lang, 80)
        text = drawn(scene)
        assert max(map(len, text.splitlines())) <= 80
        check_picture(scene, text)
        table.play(seat, luck.choice(table.moves(seat)))


def check_picture(scene: Scene, text: str) -> None:
    """Pawns stand on the board once each; what can be chosen has its number."""
    fields: dict[str, Any] = scene.fields
    for cell, tile in enumerate(fields["tile"]):
        assert (f"{'ABCDEF'[cell % 6]}{cell // 6 + 1} " in text) == (tile >= 0)
    for seat in range(1, scene.table.seats):
        assert text.count(SHAPES[seat]) >= 2
    for thing, number in scene.marks.items():
        if thing.split(":")[0] in ("tile", "fairy"):
            assert text.count(f"[{number}]") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_symbols_turn_with_their_tile(lang: str) -> None:
    t = lay(**HERE)
    before = drawn(Scene(t, 0, lang, 80)).splitlines()
    row = next(n for n, line in enumerate(before) if "C3 ●●" in line)
    assert before[row + 1][20:22] == "○○"  # west, the outer one first
    assert before[row + 1][27:29] == "○●"  # east
    assert before[row + 2][23:25] == "●○"  # south
    play(t, move="pause")
    after = drawn(Scene(t, 0, lang, 80))
    assert "C3 ○○" in after


def test_a_move_that_takes_a_compass_is_marked_apart() -> None:
    t = lay(**HERE)
    scene = Scene(t, 0, "en", 80)
    text = drawn(scene)
    spent = [n for n, move in enumerate(t.moves(0), 1) if move.path[0].startswith("compass")]
    assert len(spent) == 4
    for number in spent:
        assert f"({number})" in text
        assert f"[{number}]" not in text


def test_what_a_player_has_and_owes_is_drawn() -> None:
    t = lay(**HERE, packs={"A": "anvil boots"}, coins={"A": (2, 1)}, apples={"B": 3},
            tokens={"r5c3": "witch A", "r6c3": "forest_spirit"}, gaps={"p3.3": "stone"},
            blocking=True)  # fmt: skip
    text = drawn(Scene(t, 0, "en", 80))
    assert "Anvil, Boots · owes Witch" in text
    assert "3/3" in text
    assert "ready" in text
    assert "Stone between C3 and D4" in text
    assert "×" in text


def test_things_are_found_by_name_and_characters_explain_themselves() -> None:
    t = lay(**RED, tokens={"r5c3": "witch A"}, packs={"A": "cross"})
    scene = Scene(t, 0, "fr", 80)
    assert roundforest.find(scene, "c3") == "tile:14"
    assert roundforest.find(scene, "a1") == ""
    assert roundforest.find(scene, "Sorcière") == "character:3"
    assert roundforest.find(scene, "épée") == "bag:5"
    assert len(roundforest.info(scene, "")) == 12
    assert any("Sorcière" in line for line in roundforest.info(scene, "tile:26"))
    assert roundforest.info(scene, "tile:0") == []
    near = lay(**HERE, tokens={"r2c3": "witch B"}, packs={"A": "cross"})
    notes = [roundforest.note(Scene(near, 0, "fr", 80), move) for move in near.moves(0)]
    assert sum(bool(said) for said in notes) == 1
