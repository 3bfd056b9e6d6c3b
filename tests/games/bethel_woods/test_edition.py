"""Editions: corrections that hold, and broken files whose error names the entry."""

import copy
import tomllib
from typing import Any

import pytest

import broceliande as bro
from broceliande.games.bethel_woods import GAME
from tests.games.bethel_woods.answers import play, refused
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import lying, standing, supply
from tests.rules import rule

OURS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))
TABLES = ("setup", "turn", "machines", "dream_machine")
LISTS = (
    "malfunction",
    "worker",
    "machine",
    "spy",
    "section",
    "critical_tile",
    "character",
    "level",
)
QUIET = ("1+", "tec>2", "ele>3", "end")


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
    ({"setups": {"most": 3}}, "setups", "no such entry"),
    ({"setup": {"mots": 3}}, "setup.mots", "not known"),
    ({"setup": 6}, "setup", "must be a table"),
    ({"setup": {"most": 4}}, "setup.most", "from 1 to 3"),
    ({"setup": {"most_with_spy": 3}}, "setup.most_with_spy", "from 0 to 2"),
    ({"setup": {"malfunctions": 9}}, "malfunction[1].counts", "room for 8 of 9"),
    ({"setup": {"malfunctions": True}}, "setup.malfunctions", "whole number"),
    ({"setup": {"provenance": "hearsay"}}, "setup", "provenance is one of"),
    ({"turn": {"malfunctions": 0}}, "turn.malfunctions", "from 1 to 6"),
    ({"turn": {"malfunctions": 2}}, "character[violet].fewer", "from 0 to 1"),
    ({"turn": {"knowledge_limit": 5}}, "critical_tile[limit6].knowledge_limit", "from 0 to 5"),
    ({"machines": {"critical_load": 1}}, "machines.critical_load", "from 2 to 20"),
    ({"machines": {"lost_when_critical": 7}}, "machines.lost_when_critical", "from 1 to 6"),
    ({"dream_machine": {"costs": [1, 2, 3]}}, "dream_machine.costs", "list of 6 numbers"),
    ({"dream_machine": {"costs": [0, 2, 3, 4, 5, 6]}}, "dream_machine.costs", "0"),
    (entry("malfunction", "1", counts=[4, 4, 4]), "malfunction[1].counts", "list of 4"),
    (entry("malfunction", "1", counts=[20, 20, 4, 4]), "malfunction[6].counts", "128 tokens"),
    (entry("malfunction", "7", counts=[1] * 4, short=[1] * 4), "malfunction", "must be 1, 2"),
    (entry("malfunction", "3", removed=True), "malfunction", "must be 1, 2"),
    ({"malfunction": [{"id": n, "short": [0] * 4} for n in "123456"]},
     "malfunction[1].short", "room for 0 of 6"),
    (entry("worker", "mechanic", count=4), "worker[mechanic].count", "3 stand on"),
    (entry("worker", "mechanic", repairs="digital"), "worker[mechanic].repairs", "mechanical"),
    (entry("worker", "smith", count=1, repairs="digital"), "worker", "must be mechanic"),
    (entry("machine", "1", workers=["smith"]), "machine[1].workers", "'smith'"),
    (entry("machine", "1", workers=["technician"]), "worker[electrician].count", "2 stand"),
    (entry("spy", "1", cost=["digital"]), "spy[1].cost", "list of 2 names"),
    (entry("spy", "1", cost=["digital", "digital"]), "spy[1].cost", "twice"),
    (entry("section", "2", accepts=["wood", "digital"]), "section[2].accepts", "'wood'"),
    (entry("section", "2", accept=["digital"]), "section[2].accept", "not known"),
    (entry("critical_tile", "limit6", knowledge_limit=8),
     "critical_tile[limit6].knowledge_limit", "from 0 to 7"),
    (entry("critical_tile", "limit6", more=1), "critical_tile[limit6].more", "not known"),
    (entry("critical_tile", "redirect", direction="left"),
     "critical_tile[redirect].direction", "'left'"),
    (entry("critical_tile", "build_plus1", more=10), "critical_tile[build_plus1].more", "0 to 9"),
    (entry("critical_tile", "fog"), "critical_tile", "must be limit6"),
    (entry("character", "violet", fewer=3), "character[violet].fewer", "from 0 to 2"),
    (entry("character", "nova", fewer=1), "character[nova].fewer", "not known"),
    (entry("character", "seth"), "character", "must be nova"),
    (entry("level", "hard", default=3), "level[hard].default", "not one of"),
    (entry("level", "hard", spies=[6]), "level[hard].spies", "6"),
    (entry("level", "hard", spies=2), "level[hard].spies", "must be a list"),
    (entry("level", "hell", spies=[5], default=5), "level", "must be normal"),
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


def test_too_few_workers_are_refused() -> None:
    edition = whole()
    for worker in edition["worker"]:
        worker["count"] = 1
    names = [["mechanic"], ["engineer"], ["technician"], ["electrician"], [], []]
    for machine, workers in zip(edition["machine"], names, strict=True):
        machine["workers"] = workers
    with pytest.raises(bro.BadEdition, match="4 workers are too few"):
        deal(edition)


def test_a_whole_file_must_hold_everything() -> None:
    for key in OURS:
        edition = whole()
        del edition[key]
        with pytest.raises(bro.BadEdition, match=key):
            deal(edition)


@pytest.mark.parametrize("part", TABLES)
def test_every_key_of_a_whole_file_is_needed(part: str) -> None:
    for key in OURS[part]:
        edition = whole()
        del edition[part][key]
        with pytest.raises(bro.BadEdition, match=f"{part}.{key}"):
            deal(edition)


@pytest.mark.parametrize("kind", LISTS)
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


@rule("BW-012", "BW-049", "BW-091")
def test_corrections_change_the_game_and_are_labelled() -> None:
    t = deal({"turn": {"malfunctions": 4}, "name": "mine"})
    assert t.rules.edition.provenance()["corrected"] == ["turn"]
    assert (t.rules.edition.name, t.rules.edition.custom) == ("mine", True)
    named = {"options": {"edition": {"turn": {"malfunctions": 4}}}}
    t = play(lay(reserve="1s 2s 4s 5s", **named), *QUIET)  # type: ignore[arg-type]
    assert [bool(lying(t, n)) for n in (1, 2, 4, 5)] == [True] * 4
    swap = [{"id": "1", "workers": ["mechanic", "mechanic"]},
            {"id": "2", "workers": ["technician", "engineer"]},
            {"id": "3", "workers": ["electrician", "electrician"]}]  # fmt: skip
    t = deal({"machine": swap})
    assert [standing(t, n) for n in (1, 2, 3)] == ["mec mec", "eng tec", "ele ele"]
    assert len(t.rules.edition.provenance()["corrected"]) == 3
    few = {"options": {"edition": {"turn": {"knowledge_limit": 6}}}}
    t = play(lay("1m 2m 3m 4m 5m 6m 1s", **few), *QUIET)  # type: ignore[arg-type]
    assert t.question == "discard"


@rule("BW-054", "BW-064", "BW-066", "BW-087")
def test_costs_sections_and_characters_may_be_corrected() -> None:
    dear: dict[str, Any] = {
        "options": {"edition": {"dream_machine": {"costs": [2, 2, 3, 4, 5, 6]}}}
    }
    t = play(lay("1m", workers={2: "mec"}, crowd=5, **dear), "2+")
    assert refused(t, "mec>s2") == "knowledge_missing"
    other: dict[str, Any] = {
        "options": {"edition": entry("section", "2", accepts=["digital", "electrical"])}
    }
    t = play(lay("1d", workers={2: "tec"}, crowd=5, **other), "2+", "tec>s2")
    assert (at(t).built, supply(t)) == (1, "")
    mild: dict[str, Any] = {"options": {"edition": entry("character", "violet", fewer=1)}}
    t = lay("1m 2m", characters="violet fenn", reserve="1s 2s 4s", **mild)
    left = at(t).reserve_n
    play(t, "ability", *QUIET)
    assert left - at(t).reserve_n == 2


def test_corrections_leave_our_own_edition_alone() -> None:
    before = GAME.edition().digest
    deal({"turn": {"malfunctions": 5}})
    assert GAME.edition().digest == before
    assert bro.table(GAME, seed=1).rules.named.PER_TURN == 3


def test_the_provenance_of_our_own_edition() -> None:
    found = GAME.edition().provenance()
    assert found["public"] == found["corrected"] == []
    assert {"setup", "turn", "machines", "dream_machine", "machine[5]"} <= set(found["rulebook"])
    drawn = [f"{kind}[{n}]" for kind in ("malfunction", "spy", "section") for n in range(1, 7)]
    drawn += [f"machine[{n}]" for n in (1, 2, 3, 4, 6)]
    assert sorted(found["reconstructed"]) == sorted(drawn)
