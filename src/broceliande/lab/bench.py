"""Speed: random play with all legal moves generated at every step, on both runners."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

import broceliande as bro
from broceliande import fast
from broceliande.engine.rules import Rules
from broceliande.engine.seed import seed_bytes

Figures = dict[str, float]
Tell = Callable[[str], None]
Options = Mapping[str, object]


def bench(
    games: Sequence[str], seats: int | None, seconds: float, tell: Tell, options: Options
) -> dict[str, dict[str, Figures]]:
    """The figures of each game and seat count, by name."""
    found: dict[str, dict[str, Figures]] = {}
    for name in games:
        game = bro.game(name)
        tell(f"{name}: compiling in a fresh process, then starting warm")
        start = start_up(name)
        run = fast.runner(name)
        found[name] = {}
        for count in game.seats if seats is None else [seats]:
            tell(f"{name}, {count} seats")
            figures = measure(run, count, seconds, options) | start
            found[name][str(count)] = {key: round(value, 3) for key, value in figures.items()}
    return found


def measure(run: fast.FastGame, seats: int, seconds: float, options: Options) -> Figures:
    """The figures of one seat count."""
    plain_moves, plain_games = plain(run.rules, seats, seconds, options)
    fast_moves, fast_games = compiled(run, seats, seconds, options)
    return {
        "plain_moves_per_s": plain_moves,
        "plain_games_per_s": plain_games,
        "fast_moves_per_s": fast_moves,
        "fast_games_per_s": fast_games,
        "step_moves_per_s": stepped(run, seats, seconds, options),
        "clones_per_s": clones(run, seats, seconds, options),
        "redeals_per_s": redeals(run, seats, seconds, options),
    }


def plain(rules: Rules, seats: int, seconds: float, options: Options) -> tuple[float, float]:
    """Moves and games a second on the plain runner."""
    chance = random.Random(1)
    moves = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = rules.blank(seats, dict(options), seed_bytes(games))
        rules.deal(state)
        story = state.__dict__["story"]
        games += 1
        while state.asked:
            seat = (state.asked & -state.asked).bit_length() - 1
            rules.play(state, seat, chance.choice(rules.legal(state, seat)))
            story.clear()
            moves += 1
    return moves / spent, games / spent


def compiled(
    run: fast.FastGame, seats: int, seconds: float, options: Options
) -> tuple[float, float]:
    """Moves and games a second without leaving compiled code."""
    batch, moves, games = 50, 0, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        moves += run.play_games(seats, batch, seed=games, options=options)
        games += batch
    return moves / spent, games / spent


def stepped(run: fast.FastGame, seats: int, seconds: float, options: Options) -> float:
    """Moves a second when Python asks for the legal moves and plays one, move by move."""
    chance = random.Random(1).random
    moves = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        table = run.table(seats, games, options)
        asked, games = table.asked, games + 1
        while asked:
            seat = (asked & -asked).bit_length() - 1
            legal = table.moves(seat)
            asked = table.play(seat, legal.item(int(chance() * legal.size)))
            moves += 1
    return moves / spent


def clones(run: fast.FastGame, seats: int, seconds: float, options: Options) -> float:
    """Copies of a position a second, to 64 places in turn."""
    table = run.table(seats, 1, options)
    places = np.zeros(64 * run.size, np.uint8)
    clone_many = run.kernel["clone_many"]
    made, batch = 0, 1_000_000
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        clone_many(table.at, places.ctypes.data, run.size, 64, batch)
        made += batch
    return made / spent


def redeals(run: fast.FastGame, seats: int, seconds: float, options: Options) -> float:
    """Copies of a position a second in which all that a seat cannot know is drawn anew, each seat
    in turn; the position is a random one twenty moves into a game."""
    table, chance = run.table(seats, 1, options), random.Random(1)
    twin = table.copy()
    for _ in range(20):
        seat = (table.asked & -table.asked).bit_length() - 1
        table.play(seat, int(chance.choice(table.moves(seat))))
    luck = np.array([1], np.uint64)
    where = run.door, table.at, twin.at, run.size, luck.ctypes.data
    made, batch = 0, 100_000
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        run.kernel["redeal_many"](*where, seats, batch)
        made += batch
    return made / spent


def start_up(name: str) -> Figures:
    """Seconds of a cold compile (CPU) and of a warm start, each in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = (_process(name, folder) for _ in range(2))
    return {"compile_s": cold["cpu_s"], "warm_s": warm["wall_s"], "import_s": warm["import_s"]}


def _process(name: str, folder: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "broceliande.lab.startup", name]
    environment = {**os.environ, "BROCELIANDE_CACHE": folder}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
