"""Editions: the data of the ledger, and what corrections of Bloody Grove's components do to the
game; the laws try the rest."""

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import CARD_IDS
from tests.games.bloody_grove.answers import play, told
from tests.games.bloody_grove.board import Side, lay
from tests.games.editions import deal, entry, whole
from tests.rules import rule

GAME = bro.game("bloody-grove")


# What the ledger checked


@rule("BG-005", "BG-010", "R-59", "R-74")
def test_the_sums_of_the_ledger() -> None:
    r = deal(GAME, None).rules.named
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
    r = deal(GAME, None).rules.named
    best = []
    for top in range(9):
        for card in range(9):
            if card != top:
                sides = (r.RIGHT[card] & r.LEFT[top], r.LEFT[card] & r.RIGHT[top])
                best.append(max(side.bit_count() for side in sides))
    assert [best.count(n) for n in (0, 1, 2, 3)] == [6, 48, 18, 0]


@rule("BG-049", "R-04")
def test_the_druids_show_everything() -> None:
    r = deal(GAME, None).rules.named
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
    t = deal(GAME, edition)
    assert sorted(t.rules.named.TOKEN_KIND) == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert t.rules.named.VALUE == [2, 3, 4, 0, 9]


def test_a_whole_file_must_keep_the_order() -> None:
    edition = whole(GAME)
    edition["base"].reverse()
    with pytest.raises(bro.BadEdition, match="base: the order is wrong"):
        deal(GAME, edition)
