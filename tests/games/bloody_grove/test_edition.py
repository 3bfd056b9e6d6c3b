"""Editions: the data of the ledger, corrections that hold, and broken files whose error names the
entry."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import CARD_IDS
from tests.games.bloody_grove.answers import play, told
from tests.games.bloody_grove.board import Side, lay
from tests.rules import rule

GAME = bro.game("bloody-grove")
OURS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))


def deal(edition: object) -> bro.Table:
    return bro.table(GAME, seed=1, options={"edition": edition})


def entry(kind: str, name: str, **changes: object) -> dict[str, object]:
    """A correction of one entry of a list."""
    return {kind: [{"id": name, **changes}]}


# What the ledger checked


@rule("BG-005", "BG-010", "R-59", "R-74")
def test_the_sums_of_the_ledger() -> None:
    r = deal(None).rules.named
    assert len(CARD_IDS) == 60  # 66 with the Druids, the Groves and the Round card
    sums = {}
    for animal, first in (("bear", 18), ("owl", 28), ("fox", 38)):
        cards = range(first, first + 10)
        rows = (r.STRENGTH, r.RUSE, r.ARCANE, r.DOMINATION)
        sums[animal] = tuple(sum(row[card] for card in cards) for row in rows)
    assert sums == {"bear": (29, 1, 1, 1), "fox": (9, 13, 4, 1), "owl": (10, 3, 13, 1)}
    for seat in (0, 1):
        own = range(9 * seat, 9 * seat + 9)
        assert sum(r.STRENGTH[card] for card in own) == 11
        assert sum(r.RUSE[card] for card in own) == sum(r.ARCANE[card] for card in own) == 1
        assert sum(r.DOMINATION[card] for card in own) == 0
    effects = [effect for card in range(48, 60) for effect in r.EFFECT[card]]
    assert [effects.count(effect) for effect in (1, 2, 3)] == [6, 3, 2]


@rule("BG-046", "BG-047", "R-05")
def test_how_many_recruits_two_base_cards_give() -> None:
    r = deal(None).rules.named
    best = []
    for top in range(9):
        for card in range(9):
            if card != top:
                sides = (r.RIGHT[card] & r.LEFT[top], r.LEFT[card] & r.RIGHT[top])
                best.append(max(side.bit_count() for side in sides))
    assert [best.count(n) for n in (0, 1, 2, 3)] == [6, 48, 18, 0]


@rule("BG-049", "R-04")
def test_the_druids_show_everything() -> None:
    r = deal(None).rules.named
    assert list(r.DRUID_LEFT) == list(r.DRUID_RIGHT) == [7, 7]


def test_every_entry_says_where_it_comes_from() -> None:
    provenance = GAME.edition().provenance()
    assert provenance["corrected"] == provenance["reconstructed"] == []
    assert "rounds" in provenance["rulebook"]
    assert len(provenance["public"]) == 2 + 3 + 4 + 9 + 30 + 12 + 1


# Corrections


@rule("BG-066")
def test_a_corrected_strength_counts() -> None:
    edition = entry("base", "fox_base_1", strength=7)
    t = lay(Side(columns=["fox_base_1", "", ""]), stage="groves", edition=edition)
    assert told(t, "total")[0] == ("total", 0, 1, 7)
    assert t.rules.edition.custom
    assert "base[fox_base_1]" in t.rules.edition.provenance()["corrected"]


@rule("BG-084")
def test_a_corrected_venerable_varies_with_animals() -> None:
    edition = entry("venerable", "venerable_9", strength=0, strength_per="column_animals")
    side = Side(columns=["venerable_9 owl_elite_2 fox_elite_1", "", ""])
    t = lay(side, stage="groves", edition=edition)
    assert told(t, "parts")[0] == ("parts", 0, 2, 0, 1)


@rule("BG-077")
def test_a_corrected_venerable_has_three_effects() -> None:
    edition = entry("venerable", "venerable_9", effects=["recruit", "look", "bottom"])
    side = Side(columns=["bear_base_1", "", ""], deck="")
    t = lay(side, stage="groves", offers="venerable_9", edition=edition)
    play(t, "recruit bear top", "token 4")
    assert told(t, "bottom") == [("bottom", 0, 27)]


@rule("BG-012", "BG-065")
def test_other_tokens() -> None:
    edition = {"arcane": [{"id": "plus2", "count": 2}, {"id": "plus9", "value": 9,
                                                        "destroy": False, "count": 1}]}  # fmt: skip
    t = deal(edition)
    assert sorted(t.rules.named.TOKEN_KIND) == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert t.rules.named.VALUE == [2, 3, 4, 0, 9]


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\n[strength]\ngrove = 2\n', "utf-8")
    t = deal(str(file))
    assert t.rules.edition.name == "Mine"
    assert t.rules.named.GROVE_BONUS == 2
    assert bro.load(t.dump()).rules.named.GROVE_BONUS == 2


BAD: list[tuple[dict[str, object], str, str]] = [
    # the correction, the entry named, what is said of it
    ({"bases": []}, "bases", "no such entry"),
    ({"rounds": {"round": 3}}, "rounds.round", "not known"),
    ({"rounds": {"rounds": 5}}, "rounds.rounds", "from 4 to 4"),
    ({"rounds": {"draw": 5}}, "rounds.draw", "from 4 to 4"),
    ({"rounds": {"offers": 2}}, "rounds.offers", "from 3 to 3"),
    ({"rounds": 4}, "rounds", "must be a table"),
    ({"rounds": {"provenance": "hearsay"}}, "rounds", "provenance is one of"),
    ({"turns": {"player": ["starter"] * 6}}, "turns.player", "each player 3 times"),
    ({"turns": {"player": ["starter"] * 5}}, "turns.player", "list of 6 names"),
    ({"turns": {"player": ["starter", "me"] * 3}}, "turns.player", "'me' is not one of"),
    ({"active": {"grove": [1, 1, 2, 2, 3, 4]}}, "active.grove", "4"),
    ({"strength": {"grove": -1}}, "strength.grove", "from 0 to 9"),
    ({"strength": {"transformation": "1"}}, "strength.transformation", "whole number"),
    ({"adjacent": {"pairs": [[1, 4]]}}, "adjacent.pairs", "[1, 4]"),
    ({"adjacent": {"pairs": [[2, 2]]}}, "adjacent.pairs", "[2, 2]"),
    ({"adjacent": {"pairs": 3}}, "adjacent.pairs", "holds 3"),
    (entry("druid", "druid_black", left=["bear", "bear"]), "druid[druid_black].left", "twice"),
    (entry("druid", "druid_blue", left=[], right=[]), "druid", "no druid_blue"),
    (entry("druid", "druid_green", removed=True), "druid", "druid_green is missing"),
    (entry("grove", "grove_owl", animal="fox"), "grove[grove_owl].animal", "must be owl"),
    (entry("grove", "grove_owl", animal="wolf"), "grove[grove_owl].animal", "'wolf' is not"),
    (entry("arcane", "plus2", count=2), "arcane", "12 tokens, not 11"),
    (entry("arcane", "plus2", value=10), "arcane[plus2].value", "from 0 to 9"),
    (entry("arcane", "destroy", destroy=1), "arcane[destroy].destroy", "true or false"),
    (entry("base", "bear_base_1", strength=10), "base[bear_base_1].strength", "from 0 to 9"),
    (entry("base", "bear_base_1", animal="bear"), "base[bear_base_1].animal", "not known"),
    (entry("base", "bear_base_4", strength=1), "base", "no bear_base_4"),
    (entry("base", "bear_base_1", left=["wolf"]), "base[bear_base_1].left", "'wolf'"),
    (entry("base", "bear_base_1", left="bear"), "base[bear_base_1].left", "list of names"),
    (entry("base", "owl_base_1", removed=True), "base", "owl_base_1 is missing"),
    (entry("elite", "fox_elite_3", ruse=True), "elite[fox_elite_3].ruse", "whole number"),
    (entry("elite", "fox_elite_3", arcane=-1), "elite[fox_elite_3].arcane", "from 0 to 9"),
    (entry("elite", "fox_elite_3", domination=99), "elite[fox_elite_3].domination", "0 to 9"),
    (entry("elite", "fox_elite_11", strength=1, left=[], right=[], ruse=0, arcane=0, domination=0),
     "elite", "no fox_elite_11"),
    (entry("venerable", "venerable_1", back="red"), "venerable[venerable_1].back", "normal"),
    (entry("venerable", "venerable_red_1", back="normal"), "venerable[venerable_red_1].back",
     "must be red"),
    (entry("venerable", "venerable_1", effects=["fly"]), "venerable[venerable_1].effects", "'fly'"),
    (entry("venerable", "venerable_1", effects=["look"] * 4), "venerable[venerable_1].effects",
     "names 4"),
    (entry("venerable", "venerable_1", strength_per="column"),
     "venerable[venerable_1].strength_per", "'column'"),
    ({"base": {"id": "bear_base_1"}}, "base", "list of entries"),
    ({"base": [{"strength": 2}]}, "base", "needs an id"),
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


@pytest.mark.parametrize("key", sorted(OURS))
def test_a_whole_file_must_hold_everything(key: str) -> None:
    edition: dict[str, Any] = {**copy.deepcopy(OURS), "whole": True}
    assert not deal(edition).over
    del edition[key]
    with pytest.raises(bro.BadEdition, match=key):
        deal(edition)


def test_a_file_that_corrects_nothing_is_our_own_edition() -> None:
    t = deal({**copy.deepcopy(OURS), "whole": True})
    assert not t.rules.edition.custom
    assert bro.table(GAME, seed=1).rules is t.rules


def test_a_whole_file_must_keep_the_order() -> None:
    edition: dict[str, Any] = {**copy.deepcopy(OURS), "whole": True}
    edition["base"].reverse()
    with pytest.raises(bro.BadEdition, match="base: the order is wrong"):
        deal(edition)
