"""Editions: what corrections of Benevolent's components do to the game; the laws try the rest."""

from pathlib import Path

import broceliande as bro
from tests.games.benevolent.answers import choices, play
from tests.games.benevolent.board import Who, at, forest, hexes, lay
from tests.games.benevolent.looking import hand
from tests.games.editions import deal, entry, ours
from tests.rules import rule

GAME = bro.game("benevolent")


@rule("BE-007", "BE-072")
def test_a_correction_changes_the_game() -> None:
    t = deal(GAME, {"leaves": {"total": 50, "gather": 3}})
    assert at(t).reserve == 46
    play(t, hex=hexes(t)[0], action="gather")
    assert at(t).reserve == 43
    assert bytes(bro.load(t.dump()).state) == bytes(t.state)
    t = bro.table(GAME, seats=2, seed=1)  # ours is as it was
    before = at(t).reserve
    play(t, hex=hexes(t)[0], action="gather")
    assert at(t).reserve == before - 2


def test_corrections_of_every_kind_of_component() -> None:
    t = lay("F2", Who(9, secrets="E1"), edition=entry("ephemeral", "E1", effect="buy", discount=8))
    play(t, window="E1", buy="amber")
    assert hand(t, 1) == 7
    t = lay("F2", Who(dream=1), edition=entry("arrow", "1-4", **{"from": 1, "to": 4, "gift": ""}))
    play(t, hex=(1, 0), action="hex")
    assert choices(t) == ["1>2", "1>4"]
    t = forest("F2", edition={"pyramid": {"under": {"5": []}}}, faces=["1A", "2B"])
    play(t, hex=(1, 1), action="hex")
    assert choices(t) == [1, 2, 3, 4, 5]
    t = lay("F2", Who(3), edition={"gifts": {"price": [3, 4, 7, 10, 12]}})
    play(t, hex=(0, 1), action="hex", buy="clover")
    assert hand(t, 1) == 0
    turned = entry("layout", "2z", players=2, slots=[[0, 0, 0], [3, 1, 2]])
    assert deal(GAME, turned).rules.named.LAYOUT_COUNT == [0, 0, 4, 3, 3]


def test_a_host_may_name_a_layout_of_the_edition() -> None:
    turned = entry("layout", "2z", players=2, slots=[[0, 0, 0], [3, 1, 2]])
    t = bro.table(GAME, seats=2, seed=1, options={"edition": turned, "layout": "2z"})
    assert hexes(t) == hexes(forest("F2"))
    assert t.rules.edition.provenance()["corrected"] == ["layout[2z]"]


def test_a_whole_file_takes_the_place_of_ours(tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    path = tmp_path / "whole.toml"
    path.write_text("whole = true\n" + text.replace("gather = 2", "gather = 4"), "utf-8")
    made = GAME.edition(path)
    assert made.tables["GATHERED"] == 4
    assert made.provenance()["corrected"] == []  # it says itself where it comes from
    assert made.custom


def test_the_provenance_of_our_own_edition() -> None:
    found = GAME.edition().provenance()
    assert found["public"] == found["corrected"] == []
    assert {"gifts", "leaves", "steps", "dream_path", "pyramid"} <= set(found["rulebook"])
    assert [name for name in found["rulebook"] if name.startswith("arrow")] == [
        "arrow[3-4]", "arrow[3-2]", "arrow[3-1]",
    ]  # fmt: skip
    drawn = ("face", "layout", "secret")
    for kind in drawn:
        drawn_so = [f"{kind}[{item['id']}]" for item in ours(GAME)[kind]]
        assert set(drawn_so) <= set(found["reconstructed"])
    recipes = [f"ephemeral[E4{x}]" for x in "abc"]
    assert set(recipes) <= set(found["reconstructed"])
    assert {f"permanent[P{n}]" for n in range(1, 10)} <= set(found["rulebook"])
    assert "colours" in found["reconstructed"]
