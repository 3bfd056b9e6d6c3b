"""Editions: what corrections of Bethel Woods' components do to the game; the laws try the rest."""

from typing import Any

import pytest

import broceliande as bro
from tests.games.bethel_woods.answers import play, refused
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.looking import lying, standing, supply
from tests.games.editions import deal, entry, whole
from tests.rules import rule

GAME = bro.game("bethel-woods")
QUIET = ("1+", "tec>2", "ele>3", "end")


def test_too_few_workers_are_refused() -> None:
    edition = whole(GAME)
    for worker in edition["worker"]:
        worker["count"] = 1
    names = [["mechanic"], ["engineer"], ["technician"], ["electrician"], [], []]
    for machine, workers in zip(edition["machine"], names, strict=True):
        machine["workers"] = workers
    with pytest.raises(bro.BadEdition, match="4 workers are too few"):
        deal(GAME, edition)


@rule("BW-012", "BW-049", "BW-091")
def test_corrections_change_the_game_and_are_labelled() -> None:
    t = deal(GAME, {"turn": {"malfunctions": 4}, "name": "mine"})
    assert t.rules.edition.provenance()["corrected"] == ["turn"]
    assert (t.rules.edition.name, t.rules.edition.custom) == ("mine", True)
    named = {"options": {"edition": {"turn": {"malfunctions": 4}}}}
    t = play(lay(reserve="1s 2s 4s 5s", **named), *QUIET)  # type: ignore[arg-type]
    assert [bool(lying(t, n)) for n in (1, 2, 4, 5)] == [True] * 4
    swap = [{"id": "1", "workers": ["mechanic", "mechanic"]},
            {"id": "2", "workers": ["technician", "engineer"]},
            {"id": "3", "workers": ["electrician", "electrician"]}]  # fmt: skip
    t = deal(GAME, {"machine": swap})
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


def test_the_provenance_of_our_own_edition() -> None:
    found = GAME.edition().provenance()
    assert found["public"] == found["corrected"] == []
    assert {"setup", "turn", "machines", "dream_machine", "machine[5]"} <= set(found["rulebook"])
    drawn = [f"{kind}[{n}]" for kind in ("malfunction", "spy", "section") for n in range(1, 7)]
    drawn += [f"machine[{n}]" for n in (1, 2, 3, 4, 6)]
    assert sorted(found["reconstructed"]) == sorted(drawn)
