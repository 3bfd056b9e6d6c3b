"""Editions: corrections that hold, and broken files whose error names the entry."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from tests.games.benevolent.answers import choices, play
from tests.games.benevolent.board import Who, at, forest, hexes, lay
from tests.games.benevolent.looking import hand
from tests.rules import rule

GAME = bro.game("benevolent")
OURS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))


def deal(edition: object, seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1, options={"edition": edition})


def whole() -> dict[str, Any]:
    """Our own edition as a file that takes the place of ours."""
    return {**copy.deepcopy(OURS), "whole": True}


def entry(kind: str, name: str, **changes: object) -> dict[str, object]:
    """A correction of one entry of a list."""
    return {kind: [{"id": name, **changes}]}


BAD: list[tuple[dict[str, object], str, str]] = [
    # the correction, the entry named, what is said of it
    ({"leavs": {"total": 60}}, "leavs", "no such entry"),
    ({"leaves": {"gathre": 3}}, "leaves.gathre", "not known"),
    ({"leaves": 64}, "leaves", "must be a table"),
    ({"leaves": {"total": "64"}}, "leaves.total", "whole number from 1 to 120"),
    ({"leaves": {"total": 121}}, "leaves.total", "whole number from 1 to 120"),
    ({"leaves": {"total": True}}, "leaves.total", "whole number"),
    ({"leaves": {"total": 12}}, "leaves.start", "13 leaves are dealt"),
    ({"leaves": {"start": [1, 3, 4]}}, "leaves.start", "list of 4 numbers"),
    ({"leaves": {"provenance": "hearsay"}}, "leaves", "provenance is one of"),
    ({"gifts": {"order": ["feather", "clover", "crystal", "amber", "statuette"]}},
     "gifts.order", "must be clover, feather"),
    ({"gifts": {"price": [2, 4, 7, 10]}}, "gifts.price", "list of 5 numbers"),
    ({"gifts": {"price": [2, 4, 7, 10, -1]}}, "gifts.price", "-1"),
    ({"gifts": {"stock": {"2": [1, 4, 3, 2, 2]}}}, "gifts.stock.2", "each player takes one"),
    ({"gifts": {"stock": {"3": [5, 5, 4, 3]}}}, "gifts.stock.3", "list of 5 numbers"),
    ({"gifts": {"stock": {"5": [6, 6, 5, 4, 4]}}}, "gifts.stock.5", "not known"),
    ({"steps": {"per_player": 6}}, "steps.per_player", "from 3 to 5"),
    ({"steps": {"on_dream_path": 2}}, "steps.on_dream_path", "from 1 to 1"),
    ({"colours": {"order": ["blue", "orange", "pink", "gold"]}}, "colours.order", "'gold'"),
    ({"dream_path": {"spaces": 5}}, "arrow", "no arrow leaves space 5"),
    ({"dream_path": {"start": 5}}, "dream_path.start", "from 1 to 4"),
    ({"arrow": {"id": "1-2"}}, "arrow", "list of entries"),
    (entry("arrow", "1-2", removed=True), "arrow", "no arrow leaves space 1"),
    (entry("arrow", "1-2", to=7), "arrow[1-2].to", "from 1 to 4"),
    (entry("arrow", "2-1", gift="gold"), "arrow[2-1].gift", "'gold' is not one of"),
    (entry("arrow", "1-4", **{"from": 1, "to": 4}), "arrow[1-4].gift", "is missing"),
    ({"arrow": [{"from": 1, "to": 4}]}, "arrow", "needs an id"),
    ({"arrow": [{"id": f"x{n}", "from": 1, "to": 2, "gift": ""} for n in range(9)]},
     "arrow", "17 arrows"),
    ({"segment_shape": {"cells": [[0, 0]] * 5}}, "segment_shape.cells", "five different pairs"),
    ({"segment_shape": {"cells": 5}}, "segment_shape.cells", "five different pairs"),
    (entry("face", "1A", location=["meadow", "pond", "nest", "altar", "bog"]),
     "face[1A].location", "'bog' is not one of"),
    (entry("face", "1A", location=["meadow"] * 4), "face[1A].location", "list of 5 names"),
    (entry("face", "1A", grey=[0, 0, 10, 0, 0]), "face[1A].grey", "10"),
    (entry("face", "2B", removed=True), "face", "must be 1A, 1B, 2A, 2B, 3A, 3B"),
    (entry("face", "4A", location=["altar"] * 5, grey=[0] * 5), "face", "must be 1A, 1B"),
    (entry("layout", "2a", slots=[[0, 0, 0], [3, 3, -1]]), "layout[2a].slots", "10 hexes"),
    (entry("layout", "3a", slots=[[0, 0, 0], [3, 9, 9]]), "layout[3a].slots", "two pieces"),
    (entry("layout", "3a", slots=[[0, 0, 0]] * 3), "layout[3a].slots", "must be 2 lists"),
    (entry("layout", "3a", slots=[[0, 70, 0], [3, 73, -1]]), "layout[3a].slots", "too large"),
    (entry("layout", "2a", slots=[[0, 0], [3, 1, 2]]), "layout[2a].slots", "three numbers"),
    (entry("layout", "2a", slots="a"), "layout[2a].slots", "must be 2 lists"),
    (entry("layout", "2a", players=5), "layout[2a].players", "from 2 to 4"),
    ({"layout": [{"id": f"3{x}", "removed": True} for x in "abc"]}, "layout", "none for 3"),
    (entry("secret", "1", permanent="P2"), "secret[2].permanent", "P2 is on another tile"),
    (entry("secret", "1", ephemeral="E8"), "secret[1].ephemeral", "'E8' is not one of"),
    (entry("secret", "9", removed=True), "secret", "8 tiles"),
    (entry("permanent", "P1", cost=-1), "permanent[P1].cost", "from 0 to 20"),
    (entry("permanent", "P1", amount=1), "permanent[P1].amount", "not known"),
    (entry("permanent", "P1", effect="discount"), "permanent[P1].effect", "repeat_exchange"),
    (entry("permanent", "P4", max_own=0), "permanent[P4].max_own", "from 1 to 20"),
    (entry("permanent", "P9", removed=True), "permanent", "must be P1, P2"),
    (entry("ephemeral", "E1", effect="fly"), "ephemeral[E1].effect", "'fly' is not one of"),
    (entry("ephemeral", "E3", price="3"), "ephemeral[E3].price", "whole number"),
    (entry("ephemeral", "E4a", give=["gold"]), "ephemeral[E4a].give", "'gold' is not one of"),
    (entry("ephemeral", "E4a", take="clover"), "ephemeral[E4a].take", "does not give back"),
    (entry("ephemeral", "E5", discout=1), "ephemeral[E5].discout", "not known"),
    (entry("ephemeral", "E8", effect="sleep"), "ephemeral", "there are 10"),
    ({"pyramid": {"rows": [[1, 2, 3, 4], [5, 6, 7], [8]]}}, "pyramid.rows", "1 to 9"),
    ({"pyramid": {"under": {"10": [1]}}}, "pyramid.under.10", "not known"),
    ({"pyramid": {"under": {"5": [5]}}}, "pyramid.under.5", "smaller numbers"),
    ({"pyramid": {"under": {"5": 1}}}, "pyramid.under.5", "must be a list"),
    ({"name": 3}, "name", "in quotes"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "where", "says"), BAD)
def test_a_broken_correction_is_named_and_explained(
    edition: dict[str, object], where: str, says: str
) -> None:
    with pytest.raises(bro.BadEdition) as caught:
        deal(edition)
    named = str(caught.value).removeprefix("edition.")
    assert named.startswith(f"{where}:")
    assert says in named


def test_a_whole_file_must_hold_everything() -> None:
    for key in OURS:
        edition = whole()
        del edition[key]
        with pytest.raises(bro.BadEdition, match=key):
            deal(edition)


@pytest.mark.parametrize("part", ["gifts", "leaves", "steps", "colours", "dream_path", "pyramid"])
def test_every_key_of_a_whole_file_is_needed(part: str) -> None:
    for key in OURS[part]:
        edition = whole()
        del edition[part][key]
        with pytest.raises(bro.BadEdition, match=f"{part}.{key}"):
            deal(edition)


@pytest.mark.parametrize("kind", ["arrow", "face", "layout", "secret", "permanent", "ephemeral"])
def test_every_entry_of_a_whole_file_needs_an_id_of_its_own_and_a_provenance(kind: str) -> None:
    edition = whole()
    del edition[kind][0]["id"]
    with pytest.raises(bro.BadEdition, match=kind):
        deal(edition)
    edition = whole()
    edition[kind][1]["id"] = edition[kind][0]["id"]
    with pytest.raises(bro.BadEdition, match=kind):
        deal(edition)
    edition = whole()
    del edition[kind][0]["provenance"]
    with pytest.raises(bro.BadEdition, match=kind):
        deal(edition)
    with pytest.raises(bro.BadEdition, match=f"{kind}.*table of values"):
        deal({**whole(), kind: [3]})


def test_an_unknown_entry_of_a_whole_file_is_refused() -> None:
    with pytest.raises(bro.BadEdition, match="players"):
        deal({**whole(), "players": {"provenance": "rulebook", "max": 4}})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    torn = tmp_path / "torn.toml"
    torn.write_text("[leaves\ntotal = 64", "utf-8")
    latin = tmp_path / "latin.toml"
    latin.write_bytes('name = "Brocéliande"'.encode("latin-1"))
    missing = tmp_path / "missing.toml"
    for path, says in ((torn, "not TOML"), (latin, "cannot be read"), (missing, "cannot be read")):
        for source in (path, str(path)):
            with pytest.raises(bro.BadEdition, match=says) as caught:
                deal(source)
            assert path.name in str(caught.value)
    with pytest.raises(bro.BadEdition, match="cannot be read"):
        deal(tmp_path)


@rule("BE-007", "BE-072")
def test_a_correction_changes_the_game_and_is_labelled(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[leaves]\ntotal = 50\ngather = 3\n', "utf-8")
    t = deal(path)
    assert at(t).reserve == 46
    play(t, hex=hexes(t)[0], action="gather")
    assert at(t).reserve == 43
    made = t.rules.edition
    assert (made.name, made.custom) == ("mine", True)
    assert made.provenance()["corrected"] == ["leaves"]
    assert made.digest != GAME.edition().digest
    assert t.view(0)["edition"] == {"name": "mine", "digest": made.digest, "custom": True}
    assert bytes(bro.load(t.dump()).state) == bytes(t.state)
    path.unlink()  # a stored game carries its edition
    assert bro.load(t.dump()).rules.edition.digest == made.digest


def test_corrections_leave_our_own_edition_alone() -> None:
    before = GAME.edition().digest
    deal({"leaves": {"gather": 9}})
    t = bro.table(GAME, seats=2, seed=1)
    play(t, hex=hexes(t)[0], action="gather")
    assert GAME.edition().digest == before
    assert t.rules.named.GATHERED == 2


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
    assert deal(turned).rules.named.LAYOUT_COUNT == [0, 0, 4, 3, 3]


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
        ours = [f"{kind}[{item['id']}]" for item in OURS[kind]]
        assert set(ours) <= set(found["reconstructed"])
    recipes = [f"ephemeral[E4{x}]" for x in "abc"]
    assert set(recipes) <= set(found["reconstructed"])
    assert {f"permanent[P{n}]" for n in range(1, 10)} <= set(found["rulebook"])
    assert "colours" in found["reconstructed"]
