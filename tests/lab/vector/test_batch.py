"""A batch is so many tables of the library: the same positions, moves, sights and ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import broceliande as bro
from broceliande.engine.cells import observed
from broceliande.engine.errors import BadBatch, IllegalAction
from broceliande.engine.seed import seed_bytes
from broceliande.lab import vector
from broceliande.lab.vector.cpu import Batch
from broceliande.lab.vector.settings import RESETS
from tests.laws.cases import Case, cases
from tests.laws.test_parity import compiled

benevolent = pytest.mark.xdist_group("fast benevolent")


def dealt(game: Any = "benevolent", seats: int = 2, games: int = 3, **more: Any) -> Batch:
    batch: Batch = vector.batch(game, seats, games, **more)
    batch.deal(range(games))
    return batch


def agrees(batch: Batch, at: int, slow: Any) -> None:
    """One game of the batch is that position: bytes, who is asked, what they may do and see."""
    rules = batch.run.rules
    assert bytes(batch.position(at)) == bytes(slow)
    assert batch.pending[at] == slow.asked
    if slow.asked:
        seat = (slow.asked & -slow.asked).bit_length() - 1
        assert batch.acting[at] == seat
        moves = rules.legal(slow, seat)
        assert np.flatnonzero(batch.masks()[at]).tolist() == moves
        assert batch.moves[at, : batch.counts[at]].tolist() == moves
        assert batch.observe()[at].tolist() == observed(slow, seat)
    else:
        assert batch.acting[at] == -1
        assert not batch.masks()[at].any()


@pytest.mark.parametrize("case", compiled(cases()))
def test_every_game_of_a_batch_is_the_table_of_its_seed(case: Case) -> None:
    batch = dealt(case.game, case.seats, 2)
    rules = batch.run.rules
    slow = [rules.blank(case.seats, {}, seed_bytes(seed)) for seed in range(2)]
    for state in slow:
        rules.deal(state)
    for _ in range(60):
        for at, state in enumerate(slow):
            agrees(batch, at, state)
        actions = batch.sample()
        for state, seat, action in zip(slow, batch.acting, actions, strict=True):
            if state.asked:
                rules.play(state, int(seat), int(action))
                if state.over:
                    rules.standing(state)
        batch.step(actions, "none")


@pytest.mark.parametrize("case", compiled(cases()))
def test_no_seat_can_tell_a_game_of_a_batch_from_a_redealt_one(case: Case) -> None:
    """The secrecy law, on the bytes that a program learns from."""
    batch = dealt(case.game, case.seats, 2)
    for _ in range(12):
        for _ in range(4):
            batch.step(batch.sample(), "next")
        for seat in (*range(case.seats), -1):
            truth = batch.observe(seat).copy()
            asked = batch.masks(seat) if seat >= 0 else None
            world = batch.copy()
            state = batch.position(1)
            state.luck[0] ^= 1
            batch.run.rules.redeal(state, seat)
            world.positions[1, : batch.run.size] = np.frombuffer(bytes(state), np.uint8)
            assert (world.observe(seat) == truth).all()
            if asked is not None:
                assert (world.masks(seat) == asked).all()


@pytest.mark.parametrize("case", compiled(cases()))
def test_whole_games_give_the_rewards_of_their_places(case: Case) -> None:
    batch = dealt(case.game, case.seats, 8)
    for _ in range(case.game.length(case.seats)):
        batch.step(batch.sample(), "none")
        if batch.terminated.all():
            break
        won = np.where(batch.terminated[:, None], batch.rewards, 0)
        assert (batch.rewards == won).all()  # who plays on has got nothing
    assert batch.terminated.all()
    batch.step(np.zeros(8, np.int64), "none")
    assert not batch.rewards.any()
    assert (batch.acting == -1).all()


@benevolent
def test_a_game_that_ends_is_dealt_anew_as_was_declared() -> None:
    ways: dict[str, Any] = {}
    for way in RESETS:
        batch = dealt(games=1)
        last = 0
        while not batch.terminated[0]:
            last, action = int(batch.acting[0]), batch.sample()
            batch.step(action, way)
        assert batch.rewards.sum() == 1
        ways[way] = batch, last
    same, last = ways["same"]
    stays, _ = ways["none"]
    assert (same.final_observation == stays.observe(last)).all()
    assert same.acting[0] >= 0
    assert same.steps[0] == 0
    later, _ = ways["next"]
    assert later.acting[0] == -1
    assert (later.observe() == stays.observe(last)).all()
    later.step([12345], "next")  # of a game that has ended: ignored
    assert not later.terminated[0]
    assert not later.rewards.any()
    assert bytes(later.position(0)) == bytes(same.position(0))
    told = bro.table("benevolent", 2, int(later.seeds[0]))
    assert bytes(told.state) == bytes(later.position(0))


@benevolent
def test_threads_play_the_same_games() -> None:
    alone, shared = (dealt(games=1024, threads=threads) for threads in (1, 3))
    assert len(shared._how) == 3
    for _ in range(30):
        alone.step(alone.sample(), "same")
        shared.step(shared.sample(), "same")
    assert (alone.positions == shared.positions).all()
    assert (alone.masks() == shared.masks()).all()


@benevolent
def test_others_answer_by_themselves() -> None:
    batch = dealt(seats=3, games=8, mine=[1])
    for _ in range(50):
        assert (batch.acting == 1).all()
        assert (batch.pending == 2).all()
        batch.step(batch.sample(), "same")


@benevolent
def test_a_limit_cuts_games_off() -> None:
    batch = dealt(limit=5)
    for _ in range(5):
        assert not batch.truncated.any()
        batch.step(batch.sample(), "next")
    assert batch.truncated.all()
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    batch.step(batch.sample(), "next")
    assert not batch.truncated.any()
    assert (batch.steps == 0).all()


@benevolent
def test_an_illegal_action_names_its_game_and_loses_nothing() -> None:
    batch = dealt()
    before = batch.positions.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(~batch.masks()[1])[0])
    with pytest.raises(IllegalAction, match=r"game 1 of the batch: seat \d .*BE-\d+") as told:
        batch.step(actions)
    assert told.value.game == 1
    actions[1] = 86
    with pytest.raises(IllegalAction, match="numbers from 0 to 85"):
        batch.step(actions)
    assert (batch.positions == before).all()
    assert (batch.steps == 0).all()


@benevolent
def test_bad_input_gets_a_sentence() -> None:
    batch = dealt()
    with pytest.raises(BadBatch, match="3 games takes as many actions"):
        batch.step([1, 2])
    with pytest.raises(BadBatch, match="whole numbers"):
        batch.step([1.5, 2.0, 3.0])
    with pytest.raises(BadBatch, match='"next", "same" or "none", not'):
        batch.step(batch.sample(), "later")  # type: ignore[arg-type]
    with pytest.raises(bro.BadSeed, match="as many seeds"):
        batch.deal([1, 2])
    with pytest.raises(bro.BadSeed):
        batch.deal([1, 2, -3])
    with pytest.raises(bro.NoSuchSeat):
        batch.observe(2)
    with pytest.raises(bro.NoSuchSeat):
        batch.masks(-1)
    with pytest.raises(bro.NoSuchSeat, match="seats 0 to 1"):
        dealt(mine=[2])
    with pytest.raises(BadBatch, match="one game or more"):
        dealt(games=0)
    with pytest.raises(bro.BadSeats):
        dealt(seats=9)
    with pytest.raises(bro.BadOption, match="a batch for each"):
        dealt(options=[{"turn_limit": 3}, {}])
    with pytest.raises(BadBatch, match="tpu"):
        dealt(device="tpu")


@benevolent
def test_arrays_stay_where_they_are() -> None:
    batch = dealt(options=[{"turn_limit": 9}] * 3)
    seen, masks, rewards = batch.observe(), batch.masks(), batch.rewards
    first = seen.copy()
    batch.step(batch.sample())
    assert batch.observe() is seen
    assert batch.masks() is masks
    assert batch.rewards is rewards
    assert (seen != first).any()
    twin = batch.copy()
    twin.step(twin.sample())
    assert (twin.steps == 2).all()
    assert (batch.steps == 1).all()


@pytest.mark.xdist_group("fast broom-service")
def test_another_seat_of_those_asked_may_act() -> None:
    batch = dealt("broom-service", 3, 2)
    assert (batch.pending == 7).all()
    sealed = batch.masks(2)
    batch.turn([2, 1])
    assert batch.acting.tolist() == [2, 1]
    assert (batch.masks()[0] == sealed[0]).all()
    assert batch.observe()[0].tolist() == observed(batch.position(0), 2)
    batch.step(batch.sample())
    with pytest.raises(IllegalAction, match="game 0 of the batch: seat 5 is asked nothing"):
        batch.turn(5)
