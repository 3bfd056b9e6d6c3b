"""A bot that sees everything, in studies alone: what knowing would be worth at most."""

from __future__ import annotations

import random

import pytest

from broceliande import fast
from broceliande.bots.asking import state_of
from broceliande.bots.levels import LEVELS, PEOPLE, parse
from broceliande.bots.minds import Sage, World
from broceliande.bots.room import Budget
from broceliande.bots.search import Knobs, Search
from broceliande.bots.thinking import mind_of
from broceliande.engine.errors import BrokenRules
from broceliande.lab.match import play_game
from tests.bots.places import middle, prepared

GAME, ONCE = "bloody-grove", Budget(iterations=1)


class Spy(Sage):
    """Notes what it was handed, and does not play."""

    def decide(self, world: World, rng: random.Random) -> int:
        self.handed = world.position
        return -1


@pytest.mark.parametrize("sees", [True, False])
def test_only_who_sees_is_handed_the_truth(sees: bool) -> None:
    run = fast.runner(GAME)
    spies = [Spy(Budget(iterations=1), Knobs(sees=sees)) for _ in range(2)]
    with pytest.raises(BrokenRules, match="not legal"):
        play_game(run, spies, 3)
    handed = {spy.handed for spy in spies if hasattr(spy, "handed")}
    assert (handed == {run.table(2, 3).bytes.tobytes()}) is sees


@pytest.mark.parametrize("sees", [True, False])
def test_who_sees_draws_no_other_worlds(sees: bool) -> None:
    table = prepared(middle("broom-service", 1, 6))
    search = Search(table.rules, Knobs(length=0, sees=sees))
    found = set()
    for seed in range(8):
        search.begin(bytes(state_of(table)), seed, ONCE, None)
        search.run(table.asked[0], ONCE)
        found.add(tuple(search.chances(2)))
    assert (len(found) == 1) is sees, "judged in the one world, or in several"


def test_nobody_at_a_table_sees() -> None:
    assert all("sees" not in dict(LEVELS[name].knobs) for name in PEOPLE)
    mind = mind_of(parse("archdruid@10:sees=1"))
    assert isinstance(mind, Sage)
    assert mind.sees
    assert not any(getattr(mind_of(LEVELS[name]), "sees", False) for name in PEOPLE)
