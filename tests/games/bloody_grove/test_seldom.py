"""Rules where they seldom show: the first and the last card, other editions, a whole round."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import broceliande as bro
from broceliande.games.bloody_grove.names import RED, SPIRITS, Place, TokenAt
from broceliande.games.bloody_grove.tasks import Task
from tests.games.bloody_grove.answers import choices, play, refused, told
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.bloody_grove.looking import tokens_at
from tests.games.playing import play_on, take_up
from tests.rules import rule

EVERY = "+2,+2,+2,+3,+3,+3,+4,+4,+4,destroy,destroy,destroy"


def dealt(seed: int = 1, **options: object) -> bro.Table:
    return bro.table("bloody-grove", seats=2, seed=seed, options=options)


@rule("BG-021", "BG-028", "BG-061")
@pytest.mark.parametrize("seed", range(4))
def test_a_round_resolves_the_three_groves_in_their_order(seed: int) -> None:
    t = dealt(seed)
    luck = Random(seed)
    while at(t).round == 1 and not t.over:
        play_on(t, luck, len(t.played) + 1)
    counted = [(seat, grove) for _, seat, grove, _ in told(t, "total")]
    order = [grove for grove in at(t).groves for _ in range(2)]
    assert counted == list(zip([0, 1] * 3, order, strict=True))


@rule("BG-007", "BG-010", "BG-014", "BG-015")
def test_the_deal_leaves_nothing_lying_about() -> None:
    for seed in range(4):
        s = at(dealt(seed))
        assert not any(s.mix)
        assert list(s.stack)[s.stack_n :] == [0] * 3
        assert [list(s.pile[animal])[9:] for animal in range(3)] == [[0]] * 3
        for seat in range(2):
            above = range(s.deck_n[seat], len(s.deck[seat]))
            assert {(s.deck[seat][n], s.deck_back[seat][n]) for n in above} == {(-1, -1)}
            assert list(s.deck_back[seat])[:5] == [0] * 5  # everybody knows: base Spirits


@rule("BG-013", "BG-014")
def test_the_red_backed_venerables_lie_below_in_any_order() -> None:
    orders = {tuple(list(at(dealt(seed)).stack)[:3]) for seed in range(60)}
    assert orders == set(itertools.permutations(range(RED, SPIRITS)))


@rule("BG-046", "BG-048", "BG-055")
@pytest.mark.parametrize(("side", "symbols"), [("left", 0b001), ("right", 0b001)])
def test_any_spirit_on_the_druid_is_what_the_next_card_touches(side: str, symbols: int) -> None:
    """bear_base_1 shows a bear on both edges, bear_base_2 bear and owl on its right, bear and fox
    on its left; a bare Druid would complete both."""
    t = lay(Side(hand="bear_base_2", druid="bear_base_1"), Side(hand="bear_base_1"))
    play(t, f"{side} bear_base_2")
    assert (at(t).symbols, at(t).beside) == (symbols, 1)
    play(t, "recruit bear hand")
    assert (at(t).symbols, at(t).beside) == (0, -1)


@rule("BG-005", "BG-049")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_druid_has_edges_of_its_own(seat: int) -> None:
    edition = {"druid": [
        {"id": "druid_black", "left": ["bear"], "right": ["owl"]},
        {"id": "druid_green", "left": ["fox"], "right": ["bear"]},
    ]}  # fmt: skip
    found = []
    for side in ("left", "right"):
        held = Side(hand="bear_elite_7 bear_base_1")
        hands = (held, Side(hand="fox_base_1")) if seat == 0 else (Side(hand="fox_base_1"), held)
        t = lay(*hands, turn=1 + seat, edition=edition)
        play(t, f"{side} bear_elite_7")
        found.append(at(t).symbols)
    assert found == ([0b001, 0b010] if seat == 0 else [0b100, 0b001])


@rule("BG-062", "BG-063")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("grove", [1, 2, 3])
def test_whose_spirit_is_destroyed_is_told_at_every_grove(seat: int, grove: int) -> None:
    side = Side(columns=["bear_base_1{destroy}" if at == grove else "" for at in (1, 2, 3)])
    t = lay(*((side, Side()) if seat == 0 else (Side(), side)), stage="groves")
    assert told(t, "destroyed") == [("destroyed", seat, 9 * seat)]


@rule("BG-067", "BG-068")
@pytest.mark.parametrize(("name", "grove"), [("bear_base_1", 2), ("fox_elite_10", 3)])
def test_the_first_and_the_last_spirit_fit_their_groves(name: str, grove: int) -> None:
    side = Side(columns=[name if at == grove else "" for at in (1, 2, 3)])
    t = lay(side, Side(), stage="groves")
    assert told(t, "parts")[2 * grove - 2][4] == 1


@rule("BG-074")
def test_the_first_venerable_is_not_replaced_either() -> None:
    side = Side(columns=["venerable_1 bear_base_1 bear_base_2", "", ""])
    t = lay(side, Side(), stage="groves", offers="venerable_9")
    assert choices(t) == ["replace bear_base_1", "replace bear_base_2"]
    assert refused(t, "replace venerable_1") == "card_not_replaceable"


@rule("BG-044", "BG-075")
def test_the_tokens_of_a_replaced_spirit_fill_an_empty_reserve_at_once() -> None:
    rest = EVERY.removeprefix("+2,").removesuffix(",destroy,destroy,destroy")
    other = "venerable_9{" + rest + ",destroy,destroy}"
    side = Side(columns=["bear_base_1{+2} bear_base_2", "", other], deck="")
    t = lay(side, Side(columns=["", "", "fox_elite_9{destroy}"]), stage="groves",
            offers="venerable_5")  # fmt: skip
    assert tokens_at(t, TokenAt.RESERVE) == []
    play(t, "replace bear_base_1")
    assert told(t, "refilled")[0] == ("refilled", 1)
    assert (len(told(t, "looked")), told(t, "no_effect")) == (1, [])  # venerable_5 looks at it
    assert not any(at(t).mix)


@rule("BG-097", "BG-098")
def test_the_first_spirit_counts_its_domination_as_a_transformation() -> None:
    edition = {"base": [{"id": "bear_base_1", "domination": 3}]}
    t = lay(Side(druid="bear_base_1"), Side(druid="fox_base_1"), round=4, edition=edition)
    assert t.scores == (3, 0)
    column = Side(columns=["bear_base_1", "", ""])
    assert lay(column, Side(), round=4, offers="", edition=edition).scores == (3, 0)


@rule("BG-066", "BG-080")
def test_the_last_spirit_counts_its_strength() -> None:
    edition = {"venerable": [{"id": "venerable_red_3", "strength": 2}]}
    side = Side(columns=["venerable_red_3", "", ""])
    t = lay(side, Side(), stage="groves", round=4, offers="", edition=edition)
    assert told(t, "parts")[0] == ("parts", 0, 2, 0, 0)


@rule("BG-082", "R-34")
def test_one_of_the_last_two_tokens_is_chosen() -> None:
    rest = EVERY.removesuffix(",destroy,destroy")
    side = Side(columns=["bear_base_1", "", "venerable_9{" + rest + "}"])
    t = lay(side, Side(), stage="groves", offers="venerable_5")
    assert (t.question, choices(t)) == ("look", ["token 11", "token 12"])


@rule("BG-021", "BG-059")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_round_asks_both_players_for_their_leftovers_after_six_turns(starter: int) -> None:
    held = Side(hand="bear_base_1 bear_base_2 bear_base_3 owl_base_2 owl_base_3")
    t = take_up(lay(held, held, starter=starter), Task.ROUND)
    asked = []
    for _ in range(8):
        asked.append((t.question, *t.asked))
        play(t, choices(t)[0])
    turns = [("action", starter ^ other) for other in (0, 1, 1, 0, 0, 1)]
    assert asked == [*turns, ("leftover", starter), ("leftover", 1 - starter)]
    assert told(t, "tucked") == [("tucked", starter, 2), ("tucked", 1 - starter, 2)]


@rule("BG-100", "R-68")
def test_nobody_has_a_place_before_the_end() -> None:
    t = lay(Side(hand="bear_base_1"), Side())
    at(t).place[0] = at(t).place[1] = 2
    t.rules.standing(t.state)
    assert list(at(t).place) == [0, 0]


@rule("BG-087")
def test_a_round_without_tokens_discards_none() -> None:
    t = lay(Side(), Side(), stage="end")
    assert told(t, "discarded", "refilled") == []


@rule("BG-094")
@pytest.mark.parametrize("last", ["starter", "other"])
def test_who_has_the_last_turn_starts_the_next_round(last: str) -> None:
    first = "other" if last == "starter" else "starter"
    players = [first, last, first, last, first, last]
    t = lay(Side(), Side(), stage="end", edition={"turns": {"player": players}})
    assert at(t).starter == (0 if last == "starter" else 1)


@rule("BG-059", "R-40", "R-69")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_back_shows_only_on_a_deck_that_was_empty(seat: int) -> None:
    bare = Side(hand="bear_elite_1 owl_base_2", deck="")
    full = Side(hand="fox_elite_1 owl_base_2", deck="bear_base_2 bear_base_3")
    t = lay(*((bare, full) if seat == 0 else (full, bare)), stage="hands", round=4)
    play(t, "under owl_base_2" if seat else "under bear_elite_1")
    play(t, "under bear_elite_1" if seat else "under owl_base_2")
    s = at(t)
    assert list(s.deck_back[seat])[:2] == [-1, 1]
    assert list(s.deck_back[1 - seat])[:4] == [-1, -1, 0, 0]
    assert not any(any(row) for row in s.under)
    assert list(s.under_n) == [0, 0]
    assert s.lies[18] == Place.HIDDEN
