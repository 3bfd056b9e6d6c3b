"""Drawings: Benevolent's own, and the plain one that any game gets."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console
from rich.text import Text

import broceliande as bro
from broceliande.bots import answer
from broceliande.bots.random_bot import RandomBot
from broceliande.engine.fields import EVERYONE
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES
from broceliande.terminal import benevolent, plain
from broceliande.terminal.commands import read_thing
from broceliande.terminal.draw import DRAWINGS, drawing_of
from broceliande.terminal.hexes import Hex, draw_hexes
from broceliande.terminal.scene import HERE, NAME_STYLES, SEAT_STYLES, SHAPES, Scene
from tests.terminal.keyboard import Keyboard, always_first
from tests.whispers import GAME as WHISPERS
from tests.whispers.fields import Position as WhispersPosition


def drawn(scene: Scene) -> str:
    """The table of a scene as plain text."""
    console = Console(file=io.StringIO(), width=scene.width, color_system=None)
    console.print(drawing_of(scene.table.game.name).draw(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_every_drawing_belongs_to_a_game() -> None:
    assert set(DRAWINGS) <= set(bro.games())
    assert drawing_of("benevolent") is benevolent
    assert drawing_of("no such game") is plain


def test_the_words_of_both_languages_have_the_same_messages() -> None:
    def messages(lang: str) -> list[str]:
        lines = (HERE / f"{lang}.ftl").read_text("utf-8").splitlines()
        return [line.split(" =")[0] for line in lines if line[:1].isalpha()]

    assert messages("fr") == messages("en")
    french = (HERE / "fr.ftl").read_text("utf-8")
    prose = [t for t in french.splitlines() if not t.startswith(("#", "command", "kind")) and t]
    for sign in "!:;»":
        assert [t for t in prose if f" {sign}" in t] == []
    assert [t for t in prose if "'" in t or "« " in t] == []


def test_seats_differ_in_shape_and_colour() -> None:
    assert len(set(SHAPES)) == len(set(SEAT_STYLES)) == len(NAME_STYLES) == 6


def test_hexes_that_touch_share_their_edge() -> None:
    lines = (Text("1"), Text(" Pond"), Text(" ○"))
    picture = "\n".join(
        line.plain for line in draw_hexes([Hex(0, 0, lines, ""), Hex(1, 0, lines, "")])
    )
    assert picture == (
        "  ________\n"
        " /1       \\\n"
        "/ Pond     \\________\n"
        "\\ ○        /1       \\\n"
        " \\________/ Pond     \\\n"
        "          \\ ○        /\n"
        "           \\________/"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hex_step_gift_and_secret_is_drawn(seats: int, lang: str) -> None:
    table = bro.table("benevolent", seats, 5)
    rng, bot = random.Random(2), RandomBot()
    for _ in range(150):
        seat = table.asked[0]
        scene = Scene(table, seat, lang, 80)
        text = drawn(scene)
        assert max(map(len, text.splitlines())) <= 80
        check_picture(scene, text)
        table.play(seat, answer(bot, table, seat, rng))
        if table.over:
            break


def check_picture(scene: Scene, text: str) -> None:
    """Each step is drawn once on the board and once on the Dream Path; every choice is marked."""
    fields: dict[str, Any] = scene.fields
    secrets = [owner for owner in fields["owner"] if owner >= 0]
    for seat in range(scene.table.seats):
        steps = sum(fields["steps"][seat])
        assert text.count(SHAPES[seat]) == steps + 1 + 1 + secrets.count(seat)
    for number in scene.marks.values():
        mark = f"[{number}]"
        thing = next(t for t, n in scene.marks.items() if n == number)
        if thing.split(":")[0] in ("hex", "gift", "arrow", "tile", "seat", "secret"):
            assert text.count(mark) == 1
    for at in range(fields["hexes"]):
        assert f"/{at + 1} " in text


def test_dues_are_shown_before_they_are_owed() -> None:
    options = {"first": 0, "layout": "3a", "faces": ["1B", "2A"]}
    scene = Scene(bro.table("benevolent", 3, 1, options), 0, "fr", 80)
    assert drawn(scene).count("−1 /") == 4  # a grey step on hexes 2, 5, 7 and 10


def test_any_game_can_be_drawn_and_played() -> None:
    table = bro.table(WHISPERS, 3, 4)
    text = drawn(Scene(table, 0, "en", 80))
    assert "Hand" in text
    assert "?" in text  # what the seat may not see
    said = Keyboard(table, people=1).play(always_first)
    assert table.over
    assert "The game is over" in said


def rows_of(text: str, labels: dict[str, str]) -> dict[str, str]:
    """What stands beside each label of a plain drawing."""
    lines = text.splitlines()
    found = {}
    for name, label in labels.items():
        (line,) = [line for line in lines if line.startswith(f"{label}  ")]
        found[name] = " ".join(line.removeprefix(label).split())
    return found


@pytest.mark.parametrize(
    ("lang", "labels", "hidden", "legend"),
    [
        ("en", ("Hand", "Deck", "Who looked", "Tokens"), "hidden", "hidden from you"),
        ("fr", ("Main", "Pioche", "Qui a regardé", "Jetons"), "hors de vue", "doit"),
    ],
)
def test_fields_of_any_game_are_told_in_its_own_words(
    lang: str, labels: tuple[str, ...], hidden: str, legend: str
) -> None:
    table = bro.table(WHISPERS, 3, 4)
    table.play(0, 0)
    state = cast(WhispersPosition, table.state)
    state.looked[0], state.looked[2] = 0b011, EVERYONE
    hand, kept = " ".join(map(str, state.hand[0])), state.token
    names = dict(zip(("hand", "deck", "looked", "token"), labels, strict=True))
    own = drawn(Scene(table, 0, lang, 80))
    assert rows_of(own, names) == {
        "hand": f"{hand} ? ? ? ? ? ?",
        "deck": hidden,
        "looked": "●▲ – ●▲■",
        "token": f"{kept[0]} ? {kept[2]}",
    }
    watched = rows_of(drawn(Scene(table, None, lang, 80)), names)
    assert watched["hand"] == "? ? ?"
    assert watched["token"] == f"? ? {kept[2]}"
    assert f"► ▲ {Scene(table, 0, lang, 80).name(1)}" in own
    assert "► ●" not in own  # has answered
    assert legend in own


def test_a_row_named_as_a_kind_of_thing_bears_the_numbers_to_type() -> None:
    table = bro.table(WHISPERS, 3, 4)
    for seat in range(3):
        table.play(seat, 0)
    (winner,) = table.asked
    assert table.question == "peek"
    scene = Scene(table, winner, "en", 80)
    assert rows_of(drawn(scene), {"token": "Tokens"}) == {"token": "[1]? [2]? [3]?"}
    assert read_thing("voice 2", scene, plain) == "token:1"  # the game's own word for it
    assert read_thing("jeton 2", scene, plain) == "token:1"  # the terminal's, in any language
    assert len(plain.info(scene, "")) == len(scene.moves) == 4


def test_without_words_of_its_own_a_field_is_called_by_its_comment(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        words = (WHISPERS.folder / f"{lang}.ftl").read_text("utf-8").splitlines()
        kept = [line for line in words if not line.startswith(("field-", "kind-"))]
        (tmp_path / f"{lang}.ftl").write_text("\n".join(kept), "utf-8")
        name = f"rules.{lang}.md"
        (tmp_path / name).write_text((WHISPERS.folder / name).read_text("utf-8"), "utf-8")
    edition = (WHISPERS.folder / "edition.toml").read_text("utf-8")
    (tmp_path / "edition.toml").write_text(edition, "utf-8")
    table = bro.table(replace(WHISPERS, folder=tmp_path), 2, 4)
    text = drawn(Scene(table, 0, "fr", 80))
    for comment in ("cards in hand, 0 none", "what each token is", "the round"):
        assert f"{comment}  " in text


def test_comments_are_told_without_their_paragraphs() -> None:
    table = bro.table("benevolent", 2, 1)
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(plain.draw(Scene(table, 0, "en", 100)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "leaves in the Reserve  " in text
    assert "BE-" not in text


@pytest.mark.parametrize(("game", "thing"), [("benevolent", "h3"), ("bethel-woods", "m3")])
def test_help_and_welcome_speak_of_the_game_that_is_played(game: str, thing: str) -> None:
    said = Keyboard(bro.table(game, 2, 1), lang="en").type("h", "i nonsense")
    assert f"w {thing} why not {thing}" in said
    assert f"such as w {thing}" in said
    assert f"? {bro.game(game).questions[0].rule[:2]}-001" in said
    assert f"or i {thing}" in said


def test_any_game_is_helped_in_its_own_words() -> None:
    said = Keyboard(bro.table(WHISPERS, 2, 1), lang="fr").type("h")
    assert "w carte 3 pourquoi pas carte 3" in said
    assert "? WH-001" in said


def test_a_screen_shows_nothing_that_its_seat_may_not_know() -> None:
    table: Table = bro.table(WHISPERS, 3, 4)
    for seat in (None, 0, 1, 2):
        shown = {drawn(Scene(table.redeal(seat, seed), seat, "en", 80)) for seed in range(5)}
        assert shown == {drawn(Scene(table, seat, "en", 80))}


def test_where_there_are_secrets_the_keyboard_is_handed_over() -> None:
    keyboard = Keyboard(bro.table(WHISPERS, 2, 4), people=2, lang="fr")
    keyboard.play(always_first)
    assert any("passez le clavier" in prompt for prompt in keyboard.prompts)


def test_a_bot_is_never_given_the_truth() -> None:
    table = bro.table(WHISPERS, 3, 4)
    given: list[Table] = []

    class Spy(RandomBot):
        def choose(self, table: Table, seat: int, rng: random.Random) -> int:
            given.append(table)
            return super().choose(table, seat, rng)

    move = answer(Spy(), table, 1, random.Random(3))
    assert given[0] is not table
    assert given[0].seed is None
    assert given[0].view(1) == table.view(1)
    assert move in [m.id for m in table.moves(1)]
