"""Pictures of the arena's runs: every bot on its line, in both languages, bad files refused."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from broceliande.cli import app
from broceliande.engine.words import words_in
from broceliande.lab import arena, picture
from broceliande.lab.arena import Plan
from broceliande.lab.picture import Mark, Panel
from broceliande.terminal.scene import HERE
from tests.lab.test_arena import quiet

SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_shows_every_bot_of_every_run(tmp_path: Path) -> None:
    grove, woods = tmp_path / "grove.parquet", tmp_path / "woods.parquet"
    arena.run(Plan("bloody-grove", ("random", "greedy"), 2, 6), 1, grove, False, quiet)
    hard: dict[str, object] = {"level": "hard"}
    plan = Plan("bethel-woods", ("random", "sapling"), 3, 2, options=hard)
    arena.run(plan, 1, woods, False, quiet)
    out = tmp_path / "levels.svg"
    command = ["picture", str(grove), str(woods), "--out", str(out), "--lang", "fr"]
    assert CliRunner().invoke(app, command).exit_code == 0
    drawn = ElementTree.parse(out).getroot()
    said = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"random", "greedy", "sapling"} <= set(said)
    assert [one for one in said if one and "places" in one] == [
        "Bethel Woods, 3 places, level=hard", "Bloody Grove, 2 places",
    ]  # fmt: skip
    assert len(list(drawn.iter(f"{SVG}circle"))) == 4
    assert any(one == "0\u202f% (0 … 66)" for one in said)  # a team's victories, Wilson's interval


def test_runs_of_one_game_are_rated_as_one(tmp_path: Path) -> None:
    one, other = tmp_path / "one.parquet", tmp_path / "other.parquet"
    arena.run(Plan("bloody-grove", ("random", "sapling"), 2, 4), 1, one, False, quiet)
    arena.run(Plan("bloody-grove", ("sapling", "greedy"), 2, 4), 1, other, False, quiet)
    drawn = picture.of_files([one, other], words_in("en", HERE))
    assert drawn.count("Bloody Grove, 2 seats") == 1
    assert drawn.count("<circle") == 3
    assert picture.of_files([one, other, one], words_in("en", HERE)) == drawn


def test_long_names_are_cut_in_the_middle() -> None:
    assert picture.short("druid@500") == "druid@500"
    assert picture.short("examples/bots/planner.py:Planner") == "planner.py:Planner"
    cut = picture.short("merlin@0.1s:net=runs/benevolent/net-4.npz")
    assert cut == "merlin@0.1…net-4.npz"
    assert len(cut) == picture.LONG


def test_points_stand_in_the_order_of_their_strength() -> None:
    marks = [Mark("strong", 300.0, 250.0, 2000.0, "a"), Mark("weak", 0.0, -900.0, 0.0, "<b>")]
    drawn = ElementTree.fromstring(picture.draw([Panel("x", marks)], words_in("en", HERE)))
    strong, weak = (float(one.attrib["cx"]) for one in drawn.iter(f"{SVG}circle"))
    assert weak == picture.LEFT
    assert weak < strong < picture.WIDTH - picture.RIGHT
    assert [text.text for text in drawn.iter(f"{SVG}text")].count("<b>") == 1


@pytest.mark.parametrize("text", [None, "no Parquet"])
def test_what_is_no_run_is_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "run.parquet"
    if text is not None:
        file.write_text(text, "utf-8")
    done = CliRunner().invoke(app, ["picture", str(file), "--out", str(tmp_path / "x.svg")])
    assert done.exit_code == 2
    assert "cannot be read as Parquet" in done.output
    assert not (tmp_path / "x.svg").exists()


def test_a_table_of_something_else_is_refused(tmp_path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    file = tmp_path / "other.parquet"
    parquet.write_table(pa.table({"seed": [1]}), file)
    done = CliRunner().invoke(app, ["picture", str(file), "--out", str(tmp_path / "x.svg")])
    assert done.exit_code == 2
    assert "holds no run of the arena" in done.output
