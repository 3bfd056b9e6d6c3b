"""Editions: the numbers of the ledger, the line of a broken board, and what corrections of Broom
Service's components do to the game; the laws try the rest."""

from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from tests.games.broom_service.answers import play
from tests.games.broom_service.board import at, deal, lay, named
from tests.games.broom_service.corrections import MAP, cells
from tests.games.broom_service.looking import goods, vp
from tests.rules import rule

GAME = bro.game("broom-service")


@pytest.mark.parametrize(
    ("lines", "wrong_line", "said"),
    [
        (['[recto]', 'map = """', *MAP.strip().split("\n"), "a b", '"""'], 17, "row 14 has 2"),
        (['[recto]', "", 'map = """', MAP.strip().replace("a", "?", 1), '"""'], 4, "called '?'"),
        (["[[recto.tower]]", 'id = "RT02"', "", "[[recto.tower]]", 'id = "RT01"',
          "cells = [[5, 10], [9, 9]]"], 6, "do not touch"),
        (["[[recto.castle]]", 'id = "north"', "removed = true"], 1, "there are 1 castles"),
    ],
)  # fmt: skip
def test_a_broken_board_file_names_the_line(
    lines: list[str], wrong_line: int, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "board.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(bro.BadEdition) as wrong:
        deal(2, edition=file)
    assert f"board.toml, line {wrong_line}: " in str(wrong.value)
    assert said in str(wrong.value)


def test_every_entry_says_where_it_comes_from() -> None:
    found = GAME.edition().provenance()
    assert all(f"recto.tower[RT{n:02}]" in found["rulebook"] for n in (1, 2, 3, 4))
    assert "recto.tower[RT05]" in found["reconstructed"]
    assert {"recto", "verso", "lightning"} <= set(found["reconstructed"])
    assert {"start", "hand", "cursed", "amulets"} <= set(found["rulebook"])
    assert "role[forest_witch]" in found["public"]


def test_our_edition_has_the_numbers_of_the_ledger() -> None:
    r = named(deal(2))
    assert sum(r.CLOUD_STARS[:24]) == sum(r.CLOUD_BOLTS[:24]) == 44
    shapes = []
    for side in (0, 1):
        count = r.TOWER_COUNT[side]
        pairs = list(zip(r.TOWER_COLOUR[side][:count], r.TOWER_SQUARE[side][:count], strict=True))
        shapes.append([[pairs.count((colour, square)) for colour in range(3)] for square in (0, 1)])
    assert shapes == [[[12, 16, 16], [1, 2, 2]], [[14, 18, 18], [2, 3, 2]]]


@rule("BS-021", "BS-035", "BS-115", "BS-131")
def test_corrections_change_the_game() -> None:
    t = deal(2, edition={"start": {"points": 7}, "hand": {"cards": 3}})
    assert vp(t) == [7, 7]
    assert named(t).HAND == 3
    change = {"role": [{"id": "root_gatherer", "brave": {"orange": 3}}], "cursed": {"points": 1}}
    t = lay(2, hands=["root", ""], cursed="root", edition=change)
    play(t, "lead", "root", "brave")
    play(t, "gather", "yes")
    assert goods(t, 0) == [4, 1, 1, 2]
    assert vp(t)[0] == 9
    assert "role[root_gatherer]" in t.rules.edition.provenance()["corrected"]


@rule("BS-008", "BS-086")
def test_the_map_is_computed_anew_from_a_correction() -> None:
    """Four cells of forest b become prairie c: now c touches a, and RT07."""
    t = deal(2, edition=cells(*((x, 0, "c") for x in (3, 4, 5)), (4, 1, "c")))
    touch = named(t).TOUCH[0][named(t).REGION_ID[0].index("c")]
    assert touch >> named(t).REGION_ID[0].index("a") & 1
    lands = named(t).TOWER_LANDS[0][6]
    assert lands == 1 << named(t).REGION_ID[0].index("c")


def test_a_region_of_another_map_is_called_by_its_letter() -> None:
    edition: dict[str, Any] = cells((0, 13, "y"), (0, 12, "y"))
    edition["recto"]["region"] = [{"id": "y", "landscape": "prairie"}]
    edition["recto"]["tower"] = [{"id": "RT50", "colour": "green", "shape": "round", "points": 1,
                                  "wands": 0, "cells": [[0, 13]]}]  # fmt: skip
    t = deal(2, edition=edition)
    number = named(t).REGION_ID[0].index("y")
    assert t.describe(f"region:{number}", "fr") == "région y (prairie)"


def test_a_path_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[start]\npoints = 3\n", "utf-8")
    assert vp(deal(2, edition=str(file))) == [3, 3]
    assert at(deal(2, edition=str(file))).seats == 2
