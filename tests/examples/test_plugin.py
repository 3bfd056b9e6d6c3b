"""A game of another package: installed, it is there everywhere, and nothing here knows of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from litestar.testing import TestClient

import broceliande as bro
from broceliande.games import GAMES
from broceliande.server.ground.settings import Settings
from broceliande.server.web.app import create_app
from broceliande.server.web.types import views
from tests.server.people import BOT, PERSON, People
from tests.terminal.keyboard import Keyboard, at_random
from wisps import GAME

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "wisps"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages that holds the example, from the wheel that its project builds."""
    folder = tmp_path_factory.mktemp("wisps")
    shutil.copytree(EXAMPLE, folder / "project")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=folder / "project", check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(folder / "site")
    shutil.rmtree(folder / "project")
    return folder / "site"


def run(installed: Path, *command: str, typed: str = "") -> str:
    """What a command prints where the example is installed, and the checkout is not at hand."""
    paths = [str(installed), str(ROOT / "src")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        env=env, cwd=installed, input=typed, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_from_python_by_bots_and_compiled(installed: Path) -> None:
    told = json.loads(run(installed, str(Path(__file__).with_name("plugged.py"))))
    assert told["games"] == sorted([*GAMES, "wisps"])
    assert told["where"].startswith(str(installed))
    assert told["over"] is told["same"] is told["bots"] is True
    assert told["moves"] > 100 * 15


def test_it_is_played_in_the_terminal(installed: Path) -> None:
    command = ("-m", "broceliande", "play", "wisps", "--seats", "3", "--seed", "5", "--lang", "fr")
    said = run(installed, *command, typed="1\n2\n" * 30)
    assert "Feux follets" in said
    assert "La lande s’assombrit" in said
    assert "WI-005" in run(installed, "-m", "broceliande", "rules", "wisps", "WI-005")


def test_a_package_that_brings_no_game_is_named(installed: Path, tmp_path: Path) -> None:
    info = tmp_path / "hollow-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hollow\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[broceliande.games]\nhollow = json:dumps\n")
    script = (
        "import broceliande as bro\n"
        "assert 'hollow' in bro.games()\n"
        "try: bro.table('hollow')\n"
        "except bro.UnknownGame as wrong: print(wrong)\n"
    )
    assert "brings no game of that name" in run(tmp_path, "-c", script)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_game_without_a_drawing_is_drawn_from_its_fields(lang: str) -> None:
    table = bro.table(GAME, 3, 4)
    said = Keyboard(table, lang=lang).play(at_random(2))
    assert table.over
    assert ("La lande s’assombrit" if lang == "fr" else "The moor is dark again") in said


def test_it_is_played_over_the_server(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(
        database, static=tmp_path / "none", bot_pace=0.0, frame_burst=10_000, silence=60.0
    )
    with TestClient(create_app(settings, {"wisps": GAME})) as client:
        people = People(client)
        table, secrets = people.open(PERSON, BOT, BOT, game="wisps")
        with people.sit(table, *secrets) as player:
            people.play_on(player)
            assert player.state["status"] == "over"
            assert player.state["sights"][0]["view"]["ending"] in GAME.endings


def test_the_browsers_types_are_made_of_its_fields() -> None:
    text = views([GAME])
    assert "export interface Wisps {" in text
    assert "hand?: (number | null)[][]" in text
    assert "  chest" not in text


def test_the_browsers_types_are_made_of_what_it_declares() -> None:
    text = views([GAME])
    assert "export type WispsQuestion = 'show' | 'trade'\n" in text
    assert "export type WispsEnding = 'most_points' | 'shared'\n" in text
    assert "'another_question' | 'no_such_move' | 'no_lantern'\n" in text
    assert "  caught: [player: number, points: number]\n" in text
