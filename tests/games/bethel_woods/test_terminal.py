"""The terminal's drawing of Bethel Woods."""

import io
import random

import pytest
from rich.console import Console

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.names import KINDS
from broceliande.terminal import bethel_woods
from broceliande.terminal.commands import read_thing
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.scene import Scene
from tests.games.bethel_woods.answers import move, play
from tests.games.bethel_woods.board import at, deal, lay


def drawn(scene: Scene) -> str:
    """The table of a scene as plain text."""
    console = Console(file=io.StringIO(), width=scene.width, color_system=None)
    console.print(bethel_woods.draw(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert drawing_of(GAME.name) is bethel_woods


@pytest.mark.parametrize("seats", list(GAME.seats))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_and_marks_what_can_be_chosen(seats: int, lang: str) -> None:
    t = deal(seats, 5, level="hard")
    rng = random.Random(3)
    while not t.over:
        scene = Scene(t, t.asked[0], lang, 80)
        text = drawn(scene)
        assert max(map(len, text.splitlines())) <= 80
        for thing, number in scene.marks.items():
            if thing.split(":")[0] in ("malfunction", "knowledge", "spy", "seat", "character"):
                assert text.count(f"[{number}]") == 1, thing
        for n in range(1, 7):
            assert f"Machine {n} " in text
        t.play(t.asked[0], rng.choice(scene.moves))


def test_what_is_broken_is_told() -> None:
    t = lay("5e 5e", machines={3: "3e 3s 3d 3m 3m"}, tiles={3: "build_plus1"}, spies=[5],
            orphanage={2: "mec"}, workers={2: "eng"}, column=[6])  # fmt: skip
    text = drawn(Scene(t, 0, "fr", 80))
    for part in ("Chantier difficile", "▮▮▮▮+1", "2×3M", "Espion", "2×5É", "2/7", "1 sur 6"):
        assert part in text
    assert "tuile\u00a0: 3" in text  # two, and one more
    play(t, "1+")
    assert "→ Machine 2" in drawn(Scene(t, 0, "fr", 80))


def test_nothing_hidden_is_drawn() -> None:
    t = deal(3, 4, level="insane")
    for seat in (None, 0, 2):
        shown = {drawn(Scene(t.redeal(seat, seed), seat, "en", 80)) for seed in range(5)}
        assert shown == {drawn(Scene(t, seat, "en", 80))}


def test_things_are_found_by_what_people_type() -> None:
    t = lay("1m 2m 4e", machines={2: "2d 2d"}, characters="harris fenn")
    play(t, "1+", "tec>2")
    scene = Scene(t, 0, "fr", 80)
    assert read_thing("2d", scene, bethel_woods) == f"malfunction:{KINDS + 6}"
    assert read_thing("3d", scene, bethel_woods) == ""
    assert read_thing("m3", scene, bethel_woods) == "machine:2"
    assert read_thing("espion 4", scene, bethel_woods) == "spy:3"
    assert read_thing("Harris", scene, bethel_woods) == "character:1"
    at(t).face[4] = 1
    assert read_thing("déviation", Scene(t, 0, "fr", 80), bethel_woods) == "tile:4"


def test_what_an_ability_does_stands_under_it() -> None:
    t = lay("1m", characters="harris fenn")
    scene = Scene(t, 0, "fr", 80)
    ability = t.move(0, move("pick", "ability"))
    assert "déplacer 1 Ouvrier" in bethel_woods.note(scene, ability)
    assert bethel_woods.note(scene, t.move(0, move("pick", "1+"))) == ""
    told = bethel_woods.info(scene, "")
    assert len(told) == 2
    assert "Harris" in told[0]
    assert bethel_woods.info(scene, "machine:0")[0].startswith("Machine 1")


def test_a_whole_game_can_be_opened_by_name() -> None:
    assert bro.table("bethel-woods", 2, 1).game is GAME
