"""Speed of the runner on a card: random play, and games stepped with observations and masks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import broceliande as bro
from broceliande import gpu

Figures = dict[str, float]
Tell = Callable[[str], None]
MADE_ANEW = 24  # turns before anything is measured: games are at all stages by then


def bench(
    games: Sequence[str], seats: int | None, batch: int, seconds: float, tell: Tell
) -> dict[str, Any]:
    """The figures of each game and seat count, by name, and the card."""
    gpu.need_card()
    found: dict[str, dict[str, Figures]] = {}
    for name in games:
        game = bro.game(name)
        found[name] = {}
        for count in game.seats if seats is None else [seats]:
            tell(f"{name}, {count} seats")
            figures = measure(name, count, batch, seconds)
            found[name][str(count)] = {key: round(value, 3) for key, value in figures.items()}
    return {"card": card(), "batch": batch, "games": found}


def card() -> str:
    """What the card is called."""
    from broceliande.gpu.driver import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def measure(name: str, seats: int, games: int, seconds: float) -> Figures:
    """The figures of one seat count."""
    begun = time.perf_counter()
    batch = gpu.Batch(name, seats, games, checked=False)
    batch.deal(np.arange(games))
    batch.synchronize()
    start = time.perf_counter() - begun
    ways = [lambda: batch.play(MADE_ANEW), lambda: batch.roam(MADE_ANEW)]
    moves, ended = max(random_play(batch, way, seconds) for way in ways)
    return {
        "start_s": start,
        "moves_per_s": moves,
        "games_per_s": ended,
        "steps_per_s": stepped(batch, seconds),
        "position_bytes": batch.pad,
        "bytes_per_game": batch.each,
    }


def random_play(batch: gpu.Batch, way: Callable[[], None], seconds: float) -> tuple[float, float]:
    """Moves and games a second: in step, or each game at a pace of its own."""
    way()
    before = _counts(batch)
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        way()
        batch.synchronize()
    moves, ended = (now - then for now, then in zip(_counts(batch), before, strict=True))
    return moves / spent, ended / spent


def stepped(batch: gpu.Batch, seconds: float) -> float:
    """Steps a second with observations, masks and finished games dealt anew, a launch for each;
    random legal moves are drawn between the steps, outside of the time measured."""
    batch.deal(np.arange(batch.games))
    spent, steps = 0.0, 0
    for turn in range(1, 1 << 30):
        actions = batch.any_actions(turn)
        batch.synchronize()
        begun = time.perf_counter()
        batch.step(actions, "next")
        batch.synchronize()
        if turn > MADE_ANEW:
            spent += time.perf_counter() - begun
            steps += 1
        if spent > seconds:
            break
    return steps * batch.games / spent


def _counts(batch: gpu.Batch) -> tuple[int, int]:
    made, ended = batch.made.copy_to_host(), batch.ended.copy_to_host()
    return int(made.sum()), int(ended.sum())
