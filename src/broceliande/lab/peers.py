"""The same random play in OpenSpiel's C++ games, where OpenSpiel is installed: a yardstick."""

from __future__ import annotations

import importlib.util
import random
import time
from typing import Any

PEERS = ("hanabi", "gin_rummy", "hearts", "backgammon")


def installed() -> bool:
    """Whether OpenSpiel can be imported."""
    return importlib.util.find_spec("pyspiel") is not None


def bench_peers(seconds: float) -> dict[str, dict[str, float]]:
    """Moves a second of each peer: in C++ play-outs, and stepped from Python."""
    import pyspiel

    found = {}
    for name in PEERS:
        state = pyspiel.load_game(name).new_initial_state()
        length, stepped = step(state, seconds)
        played = play_outs(pyspiel, state, length, seconds)
        found[name] = {"moves_per_s": round(played, 1), "step_moves_per_s": round(stepped, 1)}
    return found


def step(start: Any, seconds: float) -> tuple[float, float]:
    """The mean length of a random game, and moves a second stepped from Python. Only players'
    decisions count as moves, not OpenSpiel's chance nodes, as our own draws do not count."""
    chance = random.Random(1)
    moves = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = start.clone()
        games += 1
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(_choice(state, chance))
    return moves / games, moves / spent


def _choice(state: Any, chance: random.Random) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(actions, weights)[0])
    return int(chance.choice(state.legal_actions()))


def play_outs(pyspiel: Any, start: Any, length: float, seconds: float) -> float:
    """Moves a second of random games that stay in C++, its own random bots at every seat."""
    seats = range(start.get_game().num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
    games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        pyspiel.evaluate_bots(start.clone(), bots, games)
        games += 1
    return games * length / spent
