"""Law 3 for the runner on a card, where there is no card: the bodies of its kernel agree with the
plain runner after every move, over whole games of every game, seats and options."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import broceliande as bro
from broceliande import fast
from broceliande.engine.cells import observed
from broceliande.engine.errors import BadBatch, BadSeats, IllegalAction
from broceliande.engine.fields import Fields
from broceliande.engine.rules import set_luck
from broceliande.engine.seed import seed_bytes
from tests.gpu.stand_in import StandIn
from tests.laws.cases import Case, cases, option_cases

GAMES = 2


# One process compiles the bodies, once for all games.
pytestmark = pytest.mark.xdist_group("kernels")


def listed(found: list[Case]) -> list[Any]:
    """Cases as parameters."""
    return [pytest.param(case, id=str(case)) for case in found]


def dealt(case: Case, seed: int) -> Fields:
    """A fresh position on the plain runner."""
    rules = fast.runner(case.game).rules
    state = rules.blank(case.seats, case.options, seed_bytes(seed))
    rules.deal(state)
    return state


def batch_of(case: Case, games: int = GAMES, **more: Any) -> StandIn:
    """A batch, dealt with the seeds from 0."""
    batch = StandIn(case.game, case.seats, games, case.options, **more)
    batch.deal(np.arange(games))
    return batch


def agree(batch: StandIn, states: list[Fields], seen: bool) -> list[list[int]]:
    """Every array of the batch says what the plain runner says; the legal moves of each game."""
    rules, legal = batch.rules, []
    for game, state in enumerate(states):
        assert batch.positions()[game].tobytes() == bytes(state), game
        seat = (state.asked & -state.asked).bit_length() - 1
        assert (batch.pending[game], batch.acting[game]) == (state.asked, seat)
        legal.append(rules.legal(state, seat) if seat >= 0 else [])
        assert np.flatnonzero(batch.masks()[game]).tolist() == legal[game]
        if seen and seat >= 0:
            assert batch.observe()[game].tolist() == observed(state, seat)
    return legal


@pytest.mark.parametrize("case", listed(cases() + option_cases()))
def test_every_step_is_the_plain_runners(case: Case) -> None:
    chance, batch = random.Random(3), batch_of(case)
    states, answers = [dealt(case, seed) for seed in range(GAMES)], 0
    while any(state.asked for state in states):
        legal = agree(batch, states, seen=answers % 16 == 0)
        moves = [chance.choice(each) if each else -1 for each in legal]
        batch.step(moves, reset="none")
        for state, move in zip(states, moves, strict=True):
            if move >= 0:
                batch.rules.play(state, (state.asked & -state.asked).bit_length() - 1, move)
                if state.over:
                    batch.rules.standing(state)
        answers += 1
    agree(batch, states, seen=False)
    assert batch.terminated.all()
    assert batch.steps.max() == answers


@pytest.mark.parametrize("case", listed(cases()))
def test_random_games_are_those_of_the_fast_runner(case: Case) -> None:
    batch = batch_of(case, 20)
    batch.play_out()
    for seed in range(20):
        table = fast.runner(case.game).table(case.seats, seed, case.options)
        answers = table.play_out(np.array([seed], np.uint64))
        assert (batch.made[seed], batch.ended[seed]) == (answers, 1)
        assert batch.positions()[seed].tobytes() == table.bytes.tobytes()


@pytest.mark.parametrize("case", listed(cases()))
def test_every_seat_and_a_spectator_observe_what_they_may(case: Case) -> None:
    batch = batch_of(case)
    batch.play(30)
    for seat in range(-1, case.seats):
        told = batch.observe(seat)
        for game, row in enumerate(batch.positions()):
            state = case.game.position.from_bytes(row.tobytes())
            assert told[game].tolist() == observed(state, None if seat < 0 else seat)


def test_positions_are_shown_where_they_lie() -> None:
    batch = batch_of(next(iter(cases())))
    batch.play(10)
    shown = batch.lying()
    before = shown[:, : batch.size].copy()
    assert np.array_equal(before, batch.positions())
    batch.play(3)
    assert np.array_equal(shown[:, : batch.size], batch.positions())
    assert not np.array_equal(before, batch.positions()), "nothing was copied"


@pytest.mark.parametrize("case", listed(cases()))
def test_worlds_are_those_that_the_plain_runner_redeals(case: Case) -> None:
    for seat in (None, *range(case.seats)):
        batch = batch_of(case, 4)
        batch.play(25)
        before = [state_of(batch, game) for game in range(4)]
        seen = batch.observe(-1 if seat is None else seat).copy()
        batch.redeal(range(100, 104), -1 if seat is None else seat)
        for game, state in enumerate(before):
            if not state.over:
                set_luck(state, seed_bytes(100 + game))
                batch.rules.redeal(state, -1 if seat is None else seat)
            assert batch.positions()[game].tobytes() == bytes(state)
        assert np.array_equal(batch.observe(-1 if seat is None else seat), seen)


def state_of(batch: StandIn, game: int) -> Fields:
    """A position of a batch on the plain runner."""
    return batch.rules.game.position.from_bytes(batch.positions()[game].tobytes())


BENEVOLENT = Case(bro.game("benevolent"), 3)


def first_legal(batch: StandIn) -> list[int]:
    """The first legal move of each game, 0 where there is none."""
    return [int(row.argmax()) for row in batch.masks()]


def after(seed: int) -> int:
    """The seed of the game that follows that of a seed."""
    x = (seed + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return x ^ x >> 31


def test_a_finished_game_is_dealt_anew_by_the_next_step() -> None:
    batch = batch_of(BENEVOLENT)
    batch.play_out()
    assert batch.pending.tolist() == [0, 0]
    batch.step([0, 0], "next")
    assert batch.seeds.tolist() == [after(0), after(1)]
    for game in range(GAMES):
        assert batch.positions()[game].tobytes() == bytes(dealt(BENEVOLENT, after(game)))
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    assert batch.steps.tolist() == [0, 0]


def test_a_finished_game_is_dealt_anew_at_once_and_its_last_sight_is_kept() -> None:
    batch, twin = batch_of(BENEVOLENT), batch_of(BENEVOLENT)
    while not batch.terminated.any():
        moves = first_legal(batch)
        batch.step(moves, "same")
        twin.step(moves, "none")
    ended = int(batch.terminated.argmax())
    assert batch.seeds[ended] == after(ended)
    assert batch.positions()[ended].tobytes() == bytes(dealt(BENEVOLENT, after(ended)))
    assert batch.final_observation[ended].tolist() == twin.observe()[ended].tolist()
    assert batch.rewards[ended].sum() == pytest.approx(1.0)
    assert batch.rewards[ended].tolist() == twin.rewards[ended].tolist()
    batch.step(first_legal(batch), "same")
    assert batch.terminated[ended] == 0
    assert not batch.rewards[ended].any()


@pytest.mark.parametrize(("reset", "steps"), [("none", 5), ("next", 0), ("same", 1)])
def test_a_game_is_cut_off_at_its_limit(reset: Any, steps: int) -> None:
    batch = batch_of(BENEVOLENT, limit=5)
    for _ in range(5):
        assert not batch.truncated.any()
        batch.step(first_legal(batch), reset)
    assert batch.truncated.tolist() == [1, 1]
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    batch.step(first_legal(batch), reset)
    assert batch.steps.tolist() == [steps, steps]
    assert batch.truncated.tolist() == ([1, 1] if reset == "none" else [0, 0])


def test_a_move_that_is_not_legal_names_its_game_and_changes_nothing() -> None:
    batch = batch_of(BENEVOLENT, 4)
    before, moves = batch.positions().copy(), first_legal(batch)
    moves[2] = batch.actions - 1
    with pytest.raises(IllegalAction, match=f"game 2 .*: {moves[2]} is no legal move") as told:
        batch.step(moves)
    assert told.value.game == 2
    assert batch.positions()[2].tobytes() == before[2].tobytes()
    assert batch.positions()[1].tobytes() != before[1].tobytes()
    for move in (-1, batch.actions):
        with pytest.raises(IllegalAction, match=f"game 2 .*: {move} is no legal move"):
            batch.step([*first_legal(batch)[:2], move, first_legal(batch)[3]])


def test_games_that_roam_play_the_same_moves_only_sooner() -> None:
    roaming, steady = batch_of(BENEVOLENT, 6), batch_of(BENEVOLENT, 6)
    roaming.roam(20)
    made = roaming.made.copy()
    assert (made > 20).all()
    for game in range(6):
        steady.deal(np.arange(6))
        steady.play(int(made[game]))
        assert roaming.positions()[game].tobytes() == steady.positions()[game].tobytes()
        assert (roaming.steps[game], roaming.acting[game]) == (made[game], steady.acting[game])


def test_every_game_stands_in_one_line_by_its_question() -> None:
    batch = batch_of(BENEVOLENT, 50)
    batch.play(40)
    here, counts = batch._turn % 2, batch._desk.count[batch._turn % 3]
    lines = [batch._desk.order[here, line, :n].tolist() for line, n in enumerate(counts)]
    assert sorted(sum(lines, [])) == list(range(len(batch._desk.seeds)))
    for question, line in enumerate(lines):
        for game in [game for game in line if game < batch.games]:
            state = state_of(batch, game)
            assert (state.question if state.asked else 0) == question


def test_bad_input_gets_a_sentence() -> None:
    with pytest.raises(BadSeats, match="benevolent is not for 9 seats"):
        StandIn("benevolent", 9, 2)
    with pytest.raises(BadBatch, match="at least one game"):
        StandIn("benevolent", 2, 0)
    with pytest.raises(BadBatch, match="a limit is a number of answers"):
        StandIn("benevolent", 2, 2, limit=-1)
    with pytest.raises(BadBatch, match="of a seat from 0 to 1"):
        StandIn("benevolent", 2, 2, eye=2)
    batch: StandIn = StandIn("benevolent", 2, 2)
    step, redeal = (lambda: batch.step([0, 0])), (lambda: batch.redeal([0, 0]))
    for act in (batch.masks, batch.observe, batch.play_out, step, redeal):
        with pytest.raises(BadBatch, match="no game is dealt yet"):
            act()
    for seeds in ([1], [1, -1], [0.5, 1.0]):
        with pytest.raises(BadBatch, match="seed"):
            batch.deal(seeds)
    batch.deal([1, 2])
    for seeds in ([1], [1, -1], [0.5, 1.0]):
        with pytest.raises(BadBatch, match="seed"):
            batch.redeal(seeds)
    with pytest.raises(BadBatch, match="of a seat from 0 to 1"):
        batch.redeal([1, 2], 2)
    with pytest.raises(BadBatch, match="'next', 'same' or 'none'"):
        batch.step([0, 0], "later")  # type: ignore[arg-type]
