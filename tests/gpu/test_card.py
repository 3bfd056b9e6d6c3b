"""Law 3 on a card (`make test-gpu`): a million games of each game end as on the fast runner, and
every array of a batch is, step by step, what the stand-in of `make test` has."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import broceliande as bro
from broceliande import fast, gpu
from broceliande.bots.judge import judge_of
from broceliande.engine.errors import BadBatch, IllegalAction, NoCard
from broceliande.engine.seed import luck_of, seed_bytes
from broceliande.fast.doors import DEAL
from tests.gpu.stand_in import StandIn
from tests.laws.cases import Case, cases, option_cases

pytestmark = [
    pytest.mark.card,
    pytest.mark.filterwarnings("ignore:The 'generic' unit:DeprecationWarning"),  # numba-cuda's own
]

GAMES = int(os.environ.get("BROCELIANDE_CARD_GAMES", "1000000"))  # of each game
OURS = [case for case in cases() if case.game.name in bro.games()]
STEPPED = [(case, reset) for case in OURS for reset in ("next", "same", "none")]
STEPPED += [(case, "next") for case in option_cases() if case.game.name in bro.games()]
ARRAYS = ("pending", "acting", "rewards", "terminated", "truncated", "steps", "seeds", "made")


def differing(case: Case, ended: Any, made: Any, seeds: range) -> int:
    """How many of these games end otherwise on the fast runner."""
    run = fast.runner(case.game)
    table = fast.FastTable(run, run.blank(case.seats, case.options, 0))
    blank, luck = table.bytes.copy(), np.zeros(1, np.uint64)
    key, wrong = table.fields.luck, 0
    for seed in seeds:
        table.bytes[:] = blank
        key[:4], luck[0] = luck_of(seed_bytes(seed)), seed
        run.kernel["call"](run.door, table.at, DEAL, 0, 0)
        answers = table.play_out(luck)
        wrong += answers != made[seed] or not np.array_equal(table.bytes, ended[seed])
    return wrong


@pytest.mark.parametrize("case", OURS, ids=str)
def test_a_million_games_end_as_on_the_fast_runner(case: Case) -> None:
    games = -(-GAMES // len(case.game.seats))
    batch = gpu.Batch(case.game, case.seats, games, checked=False)
    batch.deal(np.arange(games))
    batch.play_out()
    ended, made = batch.positions(), batch.made.copy_to_host()
    workers = os.cpu_count() or 1
    parts = [range(at, min(games, at + 2000)) for at in range(0, games, 2000)]
    with ThreadPoolExecutor(workers) as pool:
        assert sum(pool.map(lambda part: differing(case, ended, made, part), parts)) == 0


@pytest.mark.parametrize(("case", "reset"), STEPPED, ids=str)
def test_every_array_is_that_of_the_stand_in(case: Case, reset: Any) -> None:
    games, chance = 70, np.random.default_rng(5)
    card = gpu.Batch(case.game, case.seats, games, case.options, 90)
    ours = StandIn(case.game, case.seats, games, case.options, 90)
    for batch in (card, ours):
        batch.deal(np.arange(games))
    for _ in range(100):
        alike(card, ours)
        legal = [np.flatnonzero(row) for row in ours.masks()]
        moves = [int(chance.choice(found)) if found.size else 0 for found in legal]
        for batch in (card, ours):
            batch.step(moves, reset)


def alike(card: Any, ours: StandIn) -> None:
    """Every array is the same on both."""
    assert np.array_equal(card.positions(), ours.positions())
    assert np.array_equal(card.masks().copy_to_host(), ours.masks())
    assert np.array_equal(card.observe().copy_to_host(), ours.observe())
    assert np.array_equal(card.final_observation.copy_to_host(), ours.final_observation)
    for name in ARRAYS:
        assert np.array_equal(getattr(card, name).copy_to_host(), getattr(ours, name)), name


@pytest.mark.parametrize("case", OURS, ids=str)
def test_worlds_are_those_of_the_stand_in(case: Case) -> None:
    games = 1000
    both: list[Any] = [make(case.game, case.seats, games) for make in (gpu.Batch, StandIn)]
    for seat in ("acting", -1, *range(case.seats)):
        for batch in both:
            batch.deal(np.arange(games))
            batch.play(40)
            batch.redeal(np.arange(games) + 77, seat)
        alike(*both)
        moves = [int(row.argmax()) for row in both[1].masks()]
        for batch in both:
            batch.step(moves, "same")  # worlds can be played on
        alike(*both)


def test_every_seat_observes_what_the_stand_in_says() -> None:
    both = [make("bloody-grove", 2, 40) for make in (gpu.Batch, StandIn)]
    for batch in both:
        batch.deal(np.arange(40))
        batch.play(33)
    for seat in (-1, 0, 1):
        assert np.array_equal(both[0].observe(seat).copy_to_host(), both[1].observe(seat))


@pytest.mark.parametrize("name", bro.games())
def test_a_hint_sees_on_the_card_what_it_sees_elsewhere(name: str) -> None:
    from broceliande.gpu.hinting import Sight

    seats = min(bro.game(name).seats)
    batch = gpu.Batch(name, seats, 200)
    batch.deal(np.arange(200))
    batch.play(40)
    judge = judge_of(fast.runner(name).rules)
    told = Sight(batch, judge.hint).look().copy_to_host().reshape(200, seats, -1)
    for game, row in enumerate(batch.positions()):
        for seat in range(seats):
            seen = list(judge.features(row.tobytes(), seat).values())
            assert told[game, seat].tolist() == pytest.approx(seen, rel=1e-5)


def test_bad_input_on_a_card_gets_a_sentence() -> None:
    with pytest.raises(NoCard, match="games fit"):
        gpu.Batch("benevolent", 2, 1 << 40)
    batch = gpu.Batch("benevolent", 2, 3)
    batch.deal([1, 2, 3])
    with pytest.raises(IllegalAction, match="game 1 of the batch"):
        batch.step([int(batch.any_actions(1).copy_to_host()[0]), -1, 0])
    with pytest.raises(BadBatch, match="a whole number for each of the 3 games"):
        batch.step([0, 1])


LIBRARIES = [name for name in ("torch", "cupy", "jax") if find_spec(name) is not None]


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("way", ["interface", "dlpack"])
def test_arrays_are_given_without_copying(library: str, way: str) -> None:
    batch = gpu.Batch("benevolent", 2, 64)
    batch.deal(np.arange(64))
    seen, masks = taken(library, way, batch.observe()), taken(library, way, batch.masks())
    assert np.array_equal(host(library, seen), batch.observe().copy_to_host())
    actions = batch.any_actions(3).copy_to_host()
    if library == "torch":  # a tensor of the card is taken as it is
        import torch

        batch.step(torch.as_tensor(actions.astype(np.int64), device="cuda"))
    else:
        batch.step(actions)
    if library != "jax":  # what jax holds it calls unchangeable; the others see the next step
        assert np.array_equal(host(library, masks), batch.masks().copy_to_host())


def taken(library: str, way: str, array: Any) -> Any:
    """An array of the card, in the hands of a library."""
    if library == "torch":
        import torch

        return (
            torch.from_dlpack(array) if way == "dlpack" else torch.as_tensor(array, device="cuda")
        )
    if library == "cupy":
        import cupy

        return cupy.from_dlpack(array) if way == "dlpack" else cupy.asarray(array)
    import jax

    return jax.dlpack.from_dlpack(array) if way == "dlpack" else jax.numpy.asarray(array)


def host(library: str, array: Any) -> Any:
    """The same as numpy has it."""
    if library == "torch":
        return array.cpu().numpy()
    return array.get() if library == "cupy" else np.asarray(array)
