"""The drawing of Broom Service."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.terminal import broom_service
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.scene import SHAPES, Scene

VARIANTS: list[dict[str, object]] = [
    {},
    {"storm_clouds": True, "mountain_tiles": True},
    {"side": "verso", "storm_clouds": True},
]
DRAWN = ("role", "region", "tower", "cloud")


def drawn(scene: Scene) -> str:
    """The table of a scene as plain text."""
    console = Console(file=io.StringIO(), width=scene.width, color_system=None)
    console.print(drawing_of(scene.table.game.name).draw(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("options", VARIANTS, ids=["base", "recto", "verso"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pawn_cloud_and_choice_is_drawn_in_eighty_columns(
    options: dict[str, object], lang: str
) -> None:
    assert drawing_of("broom-service") is broom_service
    t = bro.table("broom-service", 5, 2, options)
    rng = random.Random(2)
    for turn in range(260):
        seat = rng.choice(t.asked)
        if turn % 9 == 0:
            scene = Scene(t, seat, lang, 80)
            text = drawn(scene)
            assert max(map(len, text.splitlines())) <= 80
            assert "…" not in text
            for shape in SHAPES[: t.seats]:
                assert text.count(shape) == 1 + 2  # the name, and two pawns
            clouds = sum(1 for n, taker in enumerate(scene.fields["taker"])
                         if taker < 0 and scene.fields["cloud"][n] >= 0)  # fmt: skip
            assert text.count("☁") == 2 * clouds + 1  # on the map, in the list; the legend
            for thing, number in scene.marks.items():
                if thing.split(":")[0] in DRAWN:
                    assert f"[{number}]" in text
        t.play(seat, rng.choice(t.rules.legal(t._state, seat)))


def test_a_screen_shows_nothing_that_its_seat_may_not_know() -> None:
    t = bro.table("broom-service", 3, 4, {"side": "verso"})
    rng = random.Random(3)
    for turn in range(90):
        if turn % 15 == 0:
            for seat in (None, 0, 1, 2):
                shown = {drawn(Scene(t.redeal(seat, seed), seat, "en", 80)) for seed in range(4)}
                assert shown == {drawn(Scene(t, seat, "en", 80))}
        seat = rng.choice(t.asked)
        t.play(seat, rng.choice(t.rules.legal(t._state, seat)))


def test_things_are_found_and_explained() -> None:
    t = bro.table("broom-service", 2, 1, {"mountain_tiles": True})
    scene = Scene(t, 0, "en", 80)
    assert broom_service.find(scene, "b") == "region:1"
    assert broom_service.find(scene, "Owl Wood") == "region:1"
    assert broom_service.find(scene, "Weather fairy") == "role:9"
    assert broom_service.find(scene, "rt07") == "tower:6"
    assert broom_service.find(scene, "nowhere") == ""
    assert broom_service.info(scene, "region:1") == ["Owl Wood (forest)"]
    assert len(broom_service.info(scene, "")) == 4  # the event and three mountain tiles
    while t.question != "lead":
        t.play(t.asked[0], t.moves(t.asked[0])[0])
    scene = Scene(t, t.asked[0], "en", 80)
    assert broom_service.note(scene, scene.moves[0]) != broom_service.note(scene, scene.moves[1])
