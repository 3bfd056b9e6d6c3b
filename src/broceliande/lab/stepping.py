"""Speed of the vector environment: random play, stepped from Python, observations and legal moves
of the acting seats written at each step; beside PettingZoo's own game, in the same run."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

import broceliande as bro
from broceliande.lab.vector.cpu import Batch

Figures = dict[str, Any]
PEER = "connect_four"


def bench(
    games: Sequence[str],
    seats: int | None,
    batch: int,
    threads: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Figures:
    """Steps a second of each game and seat count, and of the faces of single games."""
    found: Figures = {"batch": batch, "threads": threads, "games": {}}
    for name in games:
        found["games"][name] = {}
        for count in bro.game(name).seats if seats is None else [seats]:
            tell(f"{name}, {count} seats")
            figures = stepped(name, count, batch, threads, seconds)
            found["games"][name][str(count)] = {k: round(v, 3) for k, v in figures.items()}
    if find_spec("pettingzoo"):
        tell("PettingZoo")
        found["zoo"] = {name: round(in_turns(_ours(name), seconds), 1) for name in games}
        if find_spec("pygame"):
            found["peers"] = {PEER: round(in_turns(_connect_four(), seconds), 1)}
    return found


def stepped(name: str, seats: int, games: int, threads: int, seconds: float) -> dict[str, float]:
    """Steps a second of a batch; on one thread in CPU time, so that a busy machine disturbs less.
    Games end and are dealt anew; `bytes_per_game` is what a game takes, arrays included."""
    batch = Batch(name, seats, games, threads=threads)
    batch.deal(np.arange(games))
    for _ in range(64):  # away from the deal, where all games are alike
        batch.step(batch.sample(), "same")
    clock = time.thread_time if threads == 1 else time.perf_counter
    steps, begun = 0, clock()
    while (spent := clock() - begun) < seconds:
        for _ in range(8):
            batch.step(batch.sample(), "same")
        steps += 8 * games
    room = sum(a.nbytes for a in vars(batch).values() if isinstance(a, np.ndarray))
    return {"steps_per_s": steps / spent, "bytes_per_game": room / games}


def in_turns(env: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment, as its manual plays one: `last`, a legal action
    drawn from the mask, `step`."""
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    steps, begun = 0, time.thread_time()
    while (spent := time.thread_time() - begun) < seconds:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset(seed=steps)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(chance.random() * legal.size)]))
        steps += 1
    return steps / spent


def _ours(name: str) -> Any:
    from broceliande.lab.faces import zoo

    return zoo.env(name, bro.game(name).seats[-1])


def _connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its name, and of what pygame loads
        from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()
