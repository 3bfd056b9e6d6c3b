"""What the chronicle tells of each deed: who, what, how much, and in which order."""

from collections.abc import Callable

import pytest

import broceliande as bro
from tests.games.benevolent.answers import Answer, play
from tests.games.benevolent.board import Who, begin, forest, lay
from tests.games.playing import told
from tests.rules import rule

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
Case = tuple[Callable[[], bro.Table], dict[str, Answer], list[str]]

# Seats and hexes are numbered from 0, in the order of the ledger; places and gifts likewise.
CASES: dict[str, Case] = {
    "a Step from the card": (lambda: lay("F2"), {"hex": (2, 0)}, ["step_put 0 2 2"]),
    "a Step of the Forest": (
        lambda: begin(lay("F2", Who(), Who(steps=SQUARE)), 2),
        {"step": (1, 0), "hex": (-1, 2)}, ["step_moved 1 1 5 2"]),
    "solitude": (
        lambda: lay("F2", Who(secrets="P5")), {"hex": (1, 0)},
        ["step_put 0 1 3", "solitude 0 1"]),
    "dues to the Reserve and to each rival": (
        lambda: begin(lay("F4", Who(), Who(9), Who(steps=[(1, 1), (1, 1)], secrets="P4"),
                          Who(steps=[(1, 1)])), 2),
        {"hex": (1, 1), "action": "hex"},
        ["step_put 1 10 4", "paid_reserve 1 1", "paid_rival 1 2 2", "paid_rival 1 3 1"]),
    "no dues to the Reserve": (
        lambda: lay("F3", Who(9), Who(steps=[(2, 0)])), {"hex": (2, 0), "action": "hex"},
        ["step_put 0 7 4", "paid_rival 0 1 1"]),
    "all dues to the Reserve with P8": (
        lambda: lay("F4", Who(9, secrets="P8"), Who(steps=[(1, 1)]), Who(steps=[(1, 1)])),
        {"hex": (1, 1), "action": "hex"}, ["step_put 0 10 4", "paid_reserve 0 3"]),
    "gathering": (
        lambda: begin(lay("F2", Who(), Who()), 2), {"hex": (0, 0), "action": "gather"},
        ["step_put 1 0 1", "gathered 1 2"]),
    "a leaf onto the tile": (
        lambda: lay("F2", Who(secrets="P3")), {"hex": (0, 0), "action": "gather"},
        ["step_put 0 0 1", "gathered 0 2", "stashed 0 1"]),
    "leaves off the tile": (
        lambda: lay("F2", Who(secrets="P3"), stash=3),
        {"hex": (0, 0), "action": "gather", "stash": "take"},
        ["step_put 0 0 1", "gathered 0 2", "unstashed 0 1"]),
    "a purchase from the pile": (
        lambda: begin(lay("F2", Who(), Who(20)), 2),
        {"hex": (0, 1), "action": "hex", "buy": "amber"},
        ["step_put 1 3 0", "bought 1 3 10", "from_pile 1 3"]),
    "a purchase from a rival": (
        lambda: begin(lay("F3", Who(), Who(20), Who(gifts=(0, 0, 0, 3, 0))), 2),
        {"hex": (2, -1), "action": "hex", "buy": "amber"},
        ["step_put 1 3 0", "bought 1 3 10", "from_rival 1 2 3"]),
    "sleep with a gift": (
        lambda: begin(lay("F2", Who(), Who(dream=4)), 2),
        {"hex": (1, 0), "action": "hex", "arrow": "4>2"},
        ["step_put 1 1 3", "slept 1 4 2", "from_pile 1 3"]),
    "sleep without a gift": (
        lambda: lay("F2"), {"hex": (1, 0), "action": "hex", "arrow": "1>2"},
        ["step_put 0 1 3", "slept 0 1 2"]),
    "sleep whose gift nobody can give": (
        lambda: begin(lay("F2", Who(), Who(gifts=(1, 0, 0, 0, 2), dream=4)), 2),
        {"hex": (1, 0), "action": "hex", "arrow": "4>1"},
        ["step_put 1 1 3", "slept 1 4 1", "no_gift 1 4"]),
    "an exchange and a paid one": (
        lambda: begin(lay("F3", Who(), Who(4, (2, 0, 0, 0, 0), secrets="P1")), 2),
        {"hex": (2, 0), "action": "hex", "exchange": "clover", "repeat": "yes",
         "exchange ": "feather"},
        ["step_put 1 7 4", "gave_back 1 0", "from_pile 1 1", "paid_again 1 2 0", "gave_back 1 1",
         "from_pile 1 2"]),
    "a paid sleep": (
        lambda: begin(lay("F2", Who(), Who(4, secrets="P2")), 2),
        {"hex": (1, 0), "action": "hex", "arrow": "1>2", "repeat": "yes", "arrow ": "2>1"},
        ["step_put 1 1 3", "slept 1 1 2", "paid_again 1 3 1", "slept 1 2 1", "from_pile 1 0"]),
    "a secret taken": (
        lambda: begin(forest("F3", ["P9", "P8", "P7", "P6", "P5", "P4", "P3", "E6", "P1"]), 2),
        {"hex": (1, -1), "action": "hex", "secret": 2},
        ["step_put 1 2 5", "secret_taken 1 7"]),
    "a secret used, its leaves after its gift": (
        lambda: begin(lay("F2", Who(), Who(secrets="E2")), 2), {"window": "E2"},
        ["secret_used 1 10", "from_pile 1 0", "leaves_gained 1 2"]),
    "a secret used that brings no leaves": (
        lambda: begin(lay("F2", Who(), Who(secrets="E1")), 2), {"window": "E1"},
        ["secret_used 1 9", "from_pile 1 1"]),
    "gathering with P3 from an empty Reserve onto an empty tile": (
        lambda: lay("F2", Who(secrets="P3"), Who(64)), {"hex": (0, 0), "action": "gather"},
        ["step_put 0 0 1", "gathered 0 0"]),
    "dues to the first player": (
        lambda: begin(lay("F3", Who(steps=[(2, 0)]), Who(), Who(9)), 3),
        {"hex": (2, 0), "action": "hex"}, ["step_put 2 7 4", "paid_rival 2 0 1"]),
    "a recipe": (
        lambda: begin(lay("F2", Who(), Who(gifts=(2, 0, 0, 0, 0), secrets="E4a")), 2),
        {"window": "E4a"},
        ["secret_used 1 12", "gave_back 1 0", "gave_back 1 0", "from_pile 1 2"]),
    "the winner": (
        lambda: begin(lay("F2", Who(), Who(gifts=(0, 1, 1, 1, 1))), 2),
        {"hex": (0, 0), "action": "hex"},
        ["step_put 1 0 1", "from_pile 1 0", "won 1"]),
}  # fmt: skip


@rule("BE-029", "BE-047", "BE-048", "BE-063", "BE-072", "BE-094", "BE-107", "BE-118", "BE-122")
@pytest.mark.parametrize("what", CASES)
def test_each_deed_is_told_with_its_numbers(what: str) -> None:
    lay_it, given, lines = CASES[what]
    t = lay_it()
    for question, answer in given.items():
        play(t, **{question.strip(): answer})
    assert told(t) == lines


@rule("BE-005", "RU-52")
@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_and_a_game_without_a_winner_are_told(first: int) -> None:
    t = forest("F2", first=first, turn_limit=1)
    assert told(t, -1) == [f"dealt {first} 8"]
    play(t, hex=(0, 0), action="gather")
    play(t, hex=(0, 0), action="gather")
    assert told(t, 2) == [f"step_put {1 - first} 0 1", f"gathered {1 - first} 2", "nobody_won"]
