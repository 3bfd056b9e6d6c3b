"""The search: its judges, what it keeps, and when it ends."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots.asking import state_of
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.levels import pace_name
from broceliande.bots.minds import NEVER, Sage, World, idle_of
from broceliande.bots.plain_judge import plain_judge_of
from broceliande.bots.room import ROOTS, Budget, Room, fold
from broceliande.bots.search import Knobs, Search, Tried
from broceliande.bots.seer import judging_by
from broceliande.games.roundforest.questions import PAUSE
from tests.bots.places import USUAL, middle, prepared
from tests.whispers import GAME as WHISPERS


@pytest.mark.parametrize("game", USUAL)
def test_both_judges_say_the_same(game: str) -> None:
    table = middle(game, 6, 25)
    plainly = plain_judge_of(table.rules).worth(table._state)
    judge = judge_of(table.rules)
    assert judge.worth(bytes(table._state)) == pytest.approx(plainly)
    assert list(judge.features(bytes(table._state), 0)) == list(judge.hint.FEATURES)


def test_a_game_without_a_hint_is_searched_to_its_end() -> None:
    table = bro.table(WHISPERS, WHISPERS.seats[0], 3)
    bots.prepare(table)
    chance = random.Random(2)
    bot = bots.bot("druid", iterations=50)
    while not table.over:
        seat = table.asked[-1]
        table.play(seat, bots.answer(bot, table, seat, chance))
    assert table.places.count(1) >= 1


def test_what_was_found_is_kept_while_one_goes_on() -> None:
    table = prepared(middle("benevolent", 5, 6))
    (seat,) = table.asked
    search, budget = Search(table.rules), Budget(iterations=400)
    search.begin(bytes(table._state), 1, budget, None)
    assert search.run(seat, budget) == 400
    moves = table.rules.legal(table._state, seat)
    best = max(search.tried(seat, moves), key=lambda one: one.visits)
    assert best.visits > 10
    table.play(seat, best.move)
    moves = table.rules.legal(table._state, table.asked[0])
    search.begin(bytes(table._state), 2, budget, fold(ROOTS, seat, best.move))
    kept = sum(one.visits for one in search.tried(table.asked[0], moves))
    search.begin(bytes(table._state), 2, budget, None)
    assert sum(one.visits for one in search.tried(table.asked[0], moves)) == 0
    assert kept > 0


@pytest.mark.parametrize("game", USUAL)
def test_thinking_ends_when_the_answer_is_settled_and_not_before(game: str) -> None:
    """The same answer as with the whole budget, for less of it."""
    saved = 0
    for ply in range(0, 20, 2):
        table = prepared(middle(game, 5 + ply, ply))
        seat, budget = table.asked[0], Budget(iterations=800)
        moves = table.rules.legal(table._state, seat)
        best = []
        for settles in (None, moves):
            search = Search(table.rules)
            search.begin(bytes(table._state), 3, budget, None)
            done = search.run(seat, budget, settles if len(moves) > 1 else None)
            best.append(max(search.tried(seat, moves), key=lambda one: one.visits).move)
        assert best[0] == best[1]
        assert done >= 400
        saved += 800 - done
    assert saved > 0


@pytest.mark.parametrize("game", USUAL)
def test_with_a_clock_thinking_ends_when_the_rest_of_the_time_could_change_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which an iteration takes a thousandth of a second."""
    now = 0.0
    seek = Room.seek

    def ticking(self: Room, seat: int, iterations: int, trail: int, how: Any) -> None:
        nonlocal now
        seek(self, seat, iterations, trail, how)
        now += iterations / 1000

    clock = SimpleNamespace(perf_counter=lambda: now)
    monkeypatch.setattr(Room, "seek", ticking)
    monkeypatch.setattr("broceliande.bots.room.time", clock)
    monkeypatch.setattr("broceliande.bots.search.time", clock)
    budget, saved = Budget(seconds=0.8), 0
    for ply in range(0, 20, 2):
        table = prepared(middle(game, 5 + ply, ply))
        seat = table.asked[0]
        moves = table.rules.legal(table._state, seat)
        best, done = [], []
        for settles in (None, moves if len(moves) > 1 else None):
            search = Search(table.rules)
            search.begin(bytes(table._state), 3, budget, None)
            done.append(search.run(seat, budget, settles))
            best.append(max(search.tried(seat, moves), key=lambda one: one.visits).move)
        assert best[0] == best[1]
        assert done[0] >= 800 >= done[1] >= 400
        saved += done[0] - done[1]
    assert saved > 0


def test_a_pupil_that_may_slip_thinks_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws by visits, which the rest of its budget changes."""
    table = prepared(middle("benevolent", 3, 0))
    asked = []
    run = Search.run

    def watched(self: Search, seat: int, budget: Budget, moves: list[int] | None = None) -> int:
        asked.append(moves)
        return run(self, seat, budget, moves)

    monkeypatch.setattr(Search, "run", watched)
    for name in ("pupil", "druid"):
        bots.answer(bots.bot(name), table, table.asked[0], random.Random(1))
    assert asked[0] is None
    assert asked[1] is not None


def test_a_small_table_of_statistics_only_fills_up() -> None:
    table = prepared(middle("bloody-grove", 5, 8))
    seat = table.asked[0]
    search, few = Search(table.rules, Knobs(length=0)), Budget(iterations=1)
    search.begin(bytes(table._state), 1, few, None)
    search.run(seat, Budget(iterations=20_000))
    room = search._rooms[0]
    assert room.keys.size == 4096
    assert 3000 < room.used[0] < 4096


def test_playing_on_ends_where_the_hint_can_tell() -> None:
    """Bethel Woods is judged between turns, wherever the way down ended."""
    middles = (middle("bethel-woods", 3, ply) for ply in range(8, 20))
    table = prepared(next(t for t in middles if t.question != "pick"))
    search, budget = Search(table.rules), Budget(iterations=1)
    search.begin(bytes(table._state), 1, budget, None)
    for _ in range(50):
        search.run(table.asked[0], Budget(iterations=search._rooms[0].done + 1))
        reached = table.game.position.from_bytes(bytes(search._rooms[0].work))
        assert reached.over or table.game.questions[reached.question - 1].name == "pick"


def test_seconds_are_kept() -> None:
    import time

    table = prepared(middle("roundforest", 5, 8))
    seat = table.asked[0]
    bots.answer(bots.bot("archdruid", seconds=0.05), table, seat, random.Random(1))
    begun = time.process_time()
    bots.answer(bots.bot("archdruid", seconds=0.1), table, seat, random.Random(1))
    assert time.process_time() - begun < 0.4


def test_nobody_stands_still_who_could_do_nearly_as_well() -> None:
    forest = prepared(middle("roundforest", 5, 8))
    idle = idle_of(forest.rules)
    moves = next(t for ply in range(40) if (t := middle("roundforest", 5, ply)).question == "move")
    assert idle - PAUSE <= moves.moves(moves.asked[0])[0].id < idle
    sage = Sage(Budget(iterations=2), seer=judging_by(forest.rules, ""))
    world = World(forest.rules, bytes(state_of(forest)), 0, 2, [])
    sage._begin(world)
    still, near, far = Tried(idle, 100, 0.4, 0.4), Tried(1, 9, 0.39, 0.4), Tried(2, 9, 0.3, 0.4)
    assert sage._restless(idle, [still, far, near]) == near.move
    assert sage._restless(idle, [still, far]) == idle
    assert sage._restless(idle, [still, Tried(3, 4, 0.4, 0.4)]) == idle  # hardly looked at
    assert sage._restless(far.move, [still, far, near]) == far.move
    dear = Tried(4, 9, 0.36, 0.4)
    assert sage._restless(idle, [still, dear]) == idle
    druid = Sage(Budget(iterations=2), paced="druid", seer=judging_by(forest.rules, ""))
    druid._begin(world)
    assert druid._restless(idle, [still, dear]) == dear.move  # gives up more for it
    assert pace_name("druid", hint_of("roundforest"), 3).endswith("leeway 0.05")
    hinted = Sage(Budget(iterations=2))
    hinted._begin(world)
    assert hinted._restless(idle, [still, near]) == idle  # searched as it always was
    assert idle_of(bro.table("benevolent", 2, 1).rules) == NEVER
