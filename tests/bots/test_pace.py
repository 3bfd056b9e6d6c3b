"""How long levels think, and by what they judge: told by a game's hint, for each number of seats
and for options that are on."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots import levels
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEVELS, Learnt, by_net, pace_name, pace_of
from broceliande.bots.room import Budget
from broceliande.bots.search import Search
from broceliande.bots.seer import Seer
from tests.bots.places import middle, prepared


def iterations_of(bot: bots.Bot, table: bro.Table, monkeypatch: pytest.MonkeyPatch) -> int | None:
    """How many iterations a bot wants to make at a table."""
    wanted: list[Budget] = []
    run = Search.run

    def watched(self: Search, seat: int, budget: Budget, moves: list[int] | None = None) -> int:
        wanted.append(budget)
        return run(self, seat, budget, moves)

    with monkeypatch.context() as patched:
        patched.setattr(Search, "run", watched)
        bots.answer(bot, table, table.asked[0], random.Random(1))
    return wanted[0].iterations


def test_a_hint_may_pace_a_level_but_not_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    brooms = prepared(middle("broom-service", 3, 0))
    pace = pace_of(hint_of("broom-service"), "pupil", brooms.seats)
    usual = levels.LEVELS["pupil"].iterations
    assert usual is not None
    assert iterations_of(bots.bot("pupil"), brooms, monkeypatch) == pace != usual
    assert iterations_of(bots.bot("pupil", iterations=50), brooms, monkeypatch) == 50
    grove = prepared(middle("bloody-grove", 3, 0))
    assert iterations_of(bots.bot("pupil"), grove, monkeypatch) == usual


def test_a_pace_may_grow_with_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A team of four finds a good turn with more thought than one who is alone; by the hint, too,
    where the net cannot be asked."""
    monkeypatch.setattr("broceliande.bots.minds.judging_by", lambda *_: None)
    hint, found = hint_of("bethel-woods"), list[int | None]()
    for seats in (1, 2, 3, 4):
        woods = prepared(middle("bethel-woods", 3, 0, seats))
        found.append(iterations_of(bots.bot("pupil"), woods, monkeypatch))
    assert found == [hint.PACE["pupil"][seats] for seats in (1, 2, 3, 4)]
    assert len(set(found)) == len(found)
    assert pace_of(hint_of("broom-service"), "pupil", 5) == hint_of("broom-service").PACE["pupil"]
    assert pace_of(hint, "sapling", 2) is None


def test_levels_judge_by_the_net_where_the_hint_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roundforest's stood still by the hint; a budget of one's own is searched as it always was.
    In Bethel Woods a larger team thinks longer by the net, too."""
    forest, asked = prepared(middle("roundforest", 5, 8)), list[Seer | None]()
    begin = Search.begin

    def watched(self: Search, *given: Any) -> None:
        asked.append(self._seer)
        begin(self, *given)

    monkeypatch.setattr(Search, "begin", watched)
    hint, steps = hint_of("roundforest"), hint_of("roundforest").BY_NET
    for name in steps:
        told = iterations_of(bots.bot(name), forest, monkeypatch)
        decides = by_net(hint, name, 2)
        assert decides is not None
        assert decides[:2] == (told, steps[name][1])
    three = prepared(middle("roundforest", 5, 8, 3))
    assert iterations_of(bots.bot("druid"), three, monkeypatch) == steps["druid"][0][3]
    bots.answer(bots.bot("druid", iterations=50), forest, forest.asked[0], random.Random(1))
    assert [seer is not None for seer in asked] == [True] * (len(steps) + 1) + [False]
    woods = [prepared(middle("bethel-woods", 3, 0, seats)) for seats in (1, 2, 3, 4)]
    for name, (pace, *_) in hint_of("bethel-woods").BY_NET.items():
        found = [iterations_of(bots.bot(name), table, monkeypatch) for table in woods]
        assert found == [pace[seats] for seats in (1, 2, 3, 4)]
        assert [seer is not None for seer in asked[-4:]] == [True] * 4
        assert len(set(found)) == 4


@pytest.mark.parametrize("game", ["benevolent", "bloody-grove", "broom-service"])
def test_archdruids_judge_by_the_net_and_without_it_think_longer(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """With every number of seats; where there is no net to ask, by the hint as ever."""
    hint, usual = hint_of(game), LEVELS["archdruid"].iterations
    learnt = hint.BY_NET["archdruid"][0]
    for seats in bro.game(game).seats:
        table = prepared(middle(game, 3, 0, seats))
        assert iterations_of(bots.bot("archdruid"), table, monkeypatch) == learnt != usual
        assert pace_name("archdruid", hint, seats) == f"{learnt} by the net, spread 0"
    monkeypatch.setattr("broceliande.bots.minds.judging_by", lambda *_: None)
    assert iterations_of(bots.bot("archdruid"), table, monkeypatch) == usual


def test_a_level_may_judge_by_the_net_with_some_numbers_of_seats_alone() -> None:
    hint = ModuleType("hint")
    hint.BY_NET = {"druid": ({3: 500, 4: 400}, 0.2)}  # type: ignore[attr-defined]
    assert [by_net(hint, "druid", seats) for seats in (2, 3, 4)] == [
        None, Learnt(500, 0.2), Learnt(400, 0.2)
    ]  # fmt: skip
    assert pace_name("druid", hint, 2) == "600 by the hint, spread 0"
    assert pace_name("druid", hint, 4) == "400 by the net, spread 0.2"
    assert by_net(hint, "archdruid", 3) is None


def test_under_an_option_a_level_may_think_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roundforest's levels play *harder* among three and four with more thought, for two and
    without the option as ever."""
    hint, found = hint_of("roundforest"), dict[tuple[str, int, bool], int | None]()
    for seats in (2, 3, 4):
        for harder in (False, True):
            given: dict[str, object] = {"harder": harder, "first": 0}
            table = prepared(bro.table("roundforest", seats, 5, given))
            while len(table.rules.legal(table._state, table.asked[0])) == 1:
                table.play(table.asked[0], table.rules.legal(table._state, table.asked[0])[0])
            for level in ("pupil", "druid", "archdruid"):
                wanted = iterations_of(bots.bot(level), table, monkeypatch)
                found[level, seats, harder] = wanted
    for (level, seats, harder), wanted in found.items():
        usual = by_net(hint, level, seats)
        otherwise = hint.UNDER["harder"].get(level, {}) if harder else {}
        assert usual is not None
        assert wanted == otherwise.get(seats, usual)[0]
    assert by_net(hint, "pupil", 3, {"harder"}) == hint.UNDER["harder"]["pupil"][3]
    assert by_net(hint, "pupil", 2, {"harder"}) == by_net(hint, "pupil", 2, {"blocking"})
    assert found["pupil", 3, True] != found["pupil", 3, False]
