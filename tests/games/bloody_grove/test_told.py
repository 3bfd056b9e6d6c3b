"""What the chronicle tells of each deed: who, what, where, and in which order."""

from collections.abc import Callable

import pytest

import broceliande as bro
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, at, lay
from tests.games.playing import told
from tests.rules import rule

# Cards, tokens and groves by number from 0: 0 to 8 the base Spirits of seat 0, 9 to 17 those of
# seat 1, 18, 28 and 38 the first Elites of bear, owl and fox, 48 the first Venerable. A grove is
# told by its animal (bear, owl, fox); here G1 is the owl's, G2 the bear's, G3 the fox's.
CASES: dict[str, tuple[Callable[[], bro.Table], list[str], list[str]]] = {
    "tokens on a Spirit of each player": (
        lambda: lay(Side(hand="owl_elite_10 bear_base_2", columns=["fox_base_1", "", ""]),
                    Side(hand="owl_base_1", columns=["", "bear_base_1", ""])),
        ["summon owl_elite_10", "token 3", "on fox_base_1", "token 4", "on rival:bear_base_1"],
        ["summoned 0 37 1", "placed 0 2 6 1", "placed 0 3 9 2"]),
    "a Ruse and one declined": (
        lambda: lay(Side(), Side(hand="fox_elite_8 bear_base_1", columns=["owl_base_2", "", ""]),
                    turn=3),
        ["summon fox_elite_8", "owl_base_2 to G2", "decline"],
        ["summoned 1 45 0", "moved 1 13 1 0", "declined 1 0", "turn_lost 0", "turn_lost 0"]),
    "an Arcane symbol declined": (
        lambda: lay(Side(hand="owl_elite_3 bear_base_1"), Side(hand="bear_base_1")),
        ["summon owl_elite_3", "decline"], ["summoned 0 30 1", "declined 0 1"]),
    "a recruit on top of the deck and one in hand": (
        lambda: lay(Side(), Side(hand="bear_base_2 bear_base_1"), turn=2,
                    elites="bear_elite_9 owl_elite_9 fox_elite_9"),
        ["right bear_base_2", "recruit bear top", "recruit fox hand"],
        ["transforming 1 10 1", "recruited 1 26 1", "turned_up 27", "recruited 1 46 0",
         "turned_up 47", "transformed 1 10"]),
    "the last Elite of an animal, under the deck": (
        lambda: lay(Side(hand="bear_base_2"), Side(hand="bear_base_1"), elites="owl_elite_9",
                    empty="bear owl fox"),
        ["left bear_base_2", "recruit owl bottom"],
        ["transforming 0 1 0", "recruited 0 36 2", "pile_empty 1", "transformed 0 1"]),
    "tokens turned up, Spirits destroyed, strength, control, a reward": (
        lambda: lay(
            Side(columns=["bear_base_1{+2} owl_base_2{destroy}", "fox_base_1{+3}", "venerable_9"],
                 druid="fox_base_2", deck=""),
            Side(columns=["fox_base_1{destroy,+2}", "bear_base_1 owl_elite_7", ""],
                 druid="bear_base_2", deck=""),
            stage="groves", offers="venerable_1 venerable_7 venerable_5"),
        ["take venerable_5", "token 12", "take venerable_7", "replace bear_base_1",
         "recruit bear top"],
        ["taken 0 52", "replaced 0 0", "looked 0 11",
         "revealed 2 1 6 1", "total 0 0 5", "parts 3 1 1 0", "total 1 0 8", "parts 0 6 1 1",
         "control 1 0", "taken 1 54", "replaced 1 9", "recruited 1 27 1", "turned_up 26",
         "total 0 2 2", "parts 0 2 0 0", "total 1 2 0", "parts 0 0 0 0", "control 0 2",
         "taken 0 48", "added 0 48", "no_effect 0 3", "discarded 1",
         "round 1 2", "offered 55", "offered 53", "offered 51", "drew 0 0", "drew 1 1"]),
}  # fmt: skip


@rule("BG-029", "BG-032", "BG-037", "BG-045", "BG-052", "BG-053", "BG-062", "BG-069", "BG-087")
@pytest.mark.parametrize("what", CASES)
def test_each_deed_is_told_with_its_numbers(what: str) -> None:
    lay_it, given, lines = CASES[what]
    t = play(lay_it(), *given)
    assert told(t) == lines


@rule("BG-062", "BG-064", "BG-065", "BG-071")
def test_tokens_are_turned_up_before_spirits_go_and_strength_is_counted() -> None:
    t = CASES["tokens turned up, Spirits destroyed, strength, control, a reward"][0]()
    assert told(t, -1) == [
        "revealed 0 0 0 1", "revealed 1 3 4 1", "revealed 3 3 15 2", "revealed 4 0 15 2",
        "destroyed 0 4", "destroyed 1 15", "total 0 1 5", "parts 2 3 0 0", "total 1 1 0",
        "parts 0 0 0 0", "control 0 1",
    ]  # fmt: skip


@rule("BG-007", "BG-011", "BG-015", "BG-018", "BG-019")
@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_is_told(first: int) -> None:
    t = bro.table("bloody-grove", seats=2, seed=4, options={"first": first})
    s = at(t)
    elites = [f"turned_up {card}" for card in s.elite]
    offers = [f"offered {card}" for card in s.offer]
    deal = [f"dealt {first}", f"round {first} 1", *elites, *offers, "drew 0 4", "drew 1 4"]
    assert told(t, -1) == deal
    for seat in (0, 1):
        drawn = [one.numbers[0] for one in t.events(seat) if one.audience == 1 << seat]
        assert sorted(drawn) == [card for card in range(48) if s.hand[seat][card]]


@rule("BG-100", "BG-101", "BG-102")
@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        ("venerable_9", "", ["domination 0 1", "domination 1 0", "won_domination 0"]),
        ("", "venerable_9", ["domination 0 0", "domination 1 1", "won_domination 1"]),
        ("", "bear_base_1", ["domination 0 0", "domination 1 0", "won_transformations 1"]),
        ("bear_base_1", "", ["domination 0 0", "domination 1 0", "won_transformations 0"]),
        ("", "", ["domination 0 0", "domination 1 0", "shared"]),
    ],
)
def test_how_the_game_was_won_is_told(first: str, second: str, lines: list[str]) -> None:
    def side(card: str) -> Side:
        columns = [card if card.startswith("venerable") else "", "", ""]
        return Side(columns=columns, druid=card if card.startswith("bear") else "")

    t = lay(side(first), side(second), stage="end", round=4, offers="")
    assert told(t, -1)[-3:] == lines
