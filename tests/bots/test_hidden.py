"""Positions where looking at what is hidden would give another move: Roundforest's pile, Bethel
Woods' reserve. (Those of Bloody Grove and Broom Service stand in `test_soundness.py`; nothing is
hidden in Benevolent.)"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots.asking import state_of
from broceliande.engine.rules import set_luck
from broceliande.engine.seed import seed_bytes
from tests.bots.places import middle, prepared, today
from tests.games.bethel_woods import answers as woods_answers
from tests.games.bethel_woods import board as woods
from tests.games.bethel_woods.test_endings import FIVE, SIX
from tests.games.roundforest import answers as forest_answers
from tests.games.roundforest import board as forest
from tests.games.roundforest.looking import in_pile

WORLDS = 100

# Far from A's pawn; the pile holds the forest spirit and the witch.
COMPANY = {
    "r6c2": "smith B", "r6c3": "innkeeper B", "r6c4": "sculptor B", "r5c6": "bandit B",
    "r4c6": "devil B", "r3c1": "prince", "r4c1": "pedlar", "r5c1": "goblin", "r6c5": "beggar",
}  # fmt: skip


def won(worlds: list[bro.Table], seat: int, go: Callable[[bro.Table], None]) -> float:
    """How often a way to go on wins, over copies of these worlds."""
    count = 0
    for world in worlds:
        after = world.copy()
        go(after)
        count += after.over and after.places[seat] == 1
    return count / len(worlds)


def last_card(top: str) -> bro.Table:
    """A's last turn, with three apples: whoever draws the forest spirit has won. The red chip in
    the north draws the top of two cards; beyond it the unicorn, whose card goes into the pile, and
    a saddle to ride to another red chip: one of three."""
    table = forest.lay(
        **forest.HERE, seats=3, chips={"r2c3": "red", "r4c3": "blue"}, card_next=top,
        tokens={**COMPANY, "r1c3": "unicorn"}, apples={"A": 3}, compasses={"A": 0},
        packs={"A": "saddle"}, turn_limit=1,
    )  # fmt: skip
    forest.at(table).turn = 3
    return table


def draw(table: bro.Table) -> None:
    """To the red chip."""
    forest_answers.play(table, move="r2c3")
    if table.question == "ability":
        forest_answers.play(table, ability="use")


def ride(table: bro.Table) -> None:
    """To the unicorn and by saddle to another red chip."""
    forest_answers.play(table, move="r1c3", unicorn_target="r5c4", saddle="use")
    if table.question == "ability":
        forest_answers.play(
            table, ability="use" if "forest_spirit" not in in_pile(table) else "leave"
        )


@pytest.mark.parametrize(("top", "looking"), [("forest_spirit", draw), ("witch", ride)])
def test_the_top_of_the_pile_would_say_otherwise(
    top: str, looking: Callable[[bro.Table], None]
) -> None:
    table = last_card(top)
    worlds = [table.redeal(0, seed) for seed in range(WORLDS)]
    assert won(worlds, 0, draw) > won(worlds, 0, ride) + 0.1
    true = {way: won([with_luck(table, n) for n in range(30)], 0, way) for way in (draw, ride)}
    assert max(true, key=lambda way: true[way]) is looking
    first, thinking = forest_answers.move(table, "move", "r2c3"), prepared(today(table))
    for seed in range(8):
        bot = bots.bot("druid", iterations=600)
        assert bots.answer(bot, thinking, 0, random.Random(seed)) == first


def with_luck(table: bro.Table, luck: int) -> bro.Table:
    """The true table with other luck to come: what lies hidden stays as it is."""
    twin = table.copy()
    set_luck(state_of(twin), seed_bytes(luck))
    return twin


def sixth_spy(reserve: str) -> bro.Table:
    """Five spies stand, and two machines are one short of critical: the sixth would come. If none
    does, the next player builds the last tile. Linny may take one malfunction away, with her
    Knowledge of value 1 or 2; of the tokens left, two fall on machine 1 and one on machine 2."""
    table = woods.lay(
        "1e 2e", SIX, machines={1: "1s 1d", 2: "2s 2d"}, workers={2: "mec", 4: "eng"}, crowd=5,
        orphanage=FIVE, spies=(1, 2, 3, 4, 5), reserve=reserve, only=True,
    )  # fmt: skip
    return woods_answers.play(table, "4+", "eng>5", "ability")


def relieve(machine: int) -> Callable[[bro.Table], None]:
    """Take a malfunction from this machine; then whatever can be done to win."""

    def go(table: bro.Table) -> None:
        woods_answers.play(table, f"{machine}e", f"{machine}s@{machine}", "end")
        if not table.over:
            woods_answers.play(table, "2+", "mec>s2")

    return go


@pytest.mark.parametrize(
    ("reserve", "looking"), [("1e 3m 3s 2e 1e 4m", 1), ("2e 3m 3s 1e 1e 4m", 2)]
)
def test_the_reserve_would_say_otherwise(reserve: str, looking: int) -> None:
    table = sixth_spy(reserve)
    worlds = [table.redeal(0, seed) for seed in range(WORLDS)]
    assert won(worlds, 0, relieve(1)) > won(worlds, 0, relieve(2)) + 0.08
    assert [won([table], 0, relieve(n)) for n in (1, 2)] == [looking == 1, looking == 2]
    best, thinking = woods_answers.move("spend", "1e"), prepared(today(table))
    for seed in range(8):
        bot = bots.bot("druid", iterations=1000)
        assert bots.answer(bot, thinking, 0, random.Random(seed)) == best


def test_nothing_is_hidden_in_benevolent() -> None:
    table = middle("benevolent", 3, 30)
    other = table.redeal(table.asked[0], 5)
    for name in table.view(0)["fields"]:
        assert getattr(state_of(other), name) == getattr(state_of(table), name)
