"""How fast bots think: iterations a second, seconds for an answer where many wait, legal answers.

python -m broceliande.lab.thinking [--game G] [--seconds 2] [--decisions 0 [--bot merlin@8]]
"""

from __future__ import annotations

import argparse
import json
import random
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import broceliande as bro
from broceliande import bots, fast
from broceliande.bots.asking import state_of
from broceliande.bots.levels import USUAL, parse
from broceliande.bots.room import Budget
from broceliande.bots.search import Search
from broceliande.bots.thinking import mind_of
from broceliande.engine.errors import SetupError
from broceliande.engine.options import Setting
from broceliande.lab.match import play_game

TABLES = 10
THREADS = 2
QUICK = ("random", "greedy", "sapling", "pupil")
SELDOM = {"druid": 12, "archdruid": 100, "merlin": 90}  # in every so many games


def iterations(game: str, seats: int, seconds: float) -> float:
    """Iterations a second of one core (CPU time) from the opening."""
    table = bro.table(game, seats, 1)
    seat = table.asked[0]
    search, budget = Search(table.rules), Budget(seconds=seconds)
    search.begin(bytes(state_of(table.redeal(seat, 2))), 3, budget, None)
    begun = time.thread_time()
    done = search.run(seat, budget)
    return done / (time.thread_time() - begun)


def answers(game: str, seats: int, level: str, count: int) -> dict[str, float]:
    """Seconds from question to answer, ten tables asking at the same time on two threads."""
    rng, found, lock = random.Random(1), [], threading.Lock()
    with ThreadPoolExecutor(THREADS) as pool:

        def think(table: bro.Table, seed: int) -> int:
            seat = table.asked[0]
            return bots.answer(bots.bot(level), table, seat, random.Random(seed))

        def play(table: bro.Table, seeds: list[int]) -> None:
            for seed in seeds:
                if table.over:
                    return
                begun = time.perf_counter()
                move = pool.submit(think, table, seed).result()
                with lock:
                    found.append(time.perf_counter() - begun)
                table.play(table.asked[0], move)

        tables = [bro.table(game, seats, n) for n in range(TABLES)]
        seeds = [[rng.getrandbits(32) for _ in range(count // TABLES)] for _ in tables]
        with ThreadPoolExecutor(TABLES) as sitting:
            list(sitting.map(play, tables, seeds))
    found.sort()
    return {"median_s": found[len(found) // 2], "p99_s": found[int(len(found) * 0.99)]}


def decisions(game: str, count: int, bot: str = "") -> dict[str, int]:
    """Whole games of every kind of bot, or of one alone, at every number of seats and with options
    drawn, until so many decisions were made; how many each made. An answer that is not legal raises
    BrokenRules."""
    run, seed, made = fast.runner(game), 0, Counter[str]()
    while made.total() < count:
        counts = run.rules.game.seats
        seats = counts[seed % len(counts)]
        names = [bot] * seats if bot else company(seed, seats)
        options = drawn(run.rules.game, seats, random.Random(seed))
        played = play_game(run, [mind_of(parse(name)) for name in names], seed, options)
        for name, own in zip(names, played.decisions, strict=True):
            made[name] += own
        seed += 1
    return dict(made)


def company(seed: int, seats: int) -> list[str]:
    """Who plays: quick bots mostly, one who thinks longer in every few games."""
    names = [QUICK[(seed + seat) % len(QUICK)] for seat in range(seats)]
    for name, every in SELDOM.items():
        if seed % every == every // 2:
            names[seed // every % seats] = name
    return names


def drawn(game: bro.Game, seats: int, chance: random.Random) -> dict[str, object]:
    """Options of a host who tries this and that; none where they do not go together."""
    setting = Setting(seats, game.edition().tables)
    options: dict[str, object] = {
        option.name: chance.choice(option.choices(setting))
        for option in game.options
        if option.choices is not None and chance.random() < 0.5
    }
    try:
        bro.table(game, seats, 0, options)
    except SetupError:
        return {}
    return options


def main() -> None:
    """Measure and print JSON, a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--answers", type=int, default=200, help="for each level, 0 for none")
    parser.add_argument("--decisions", type=int, default=0, help="answers to be found legal")
    parser.add_argument("--bot", default="", help="who gives them; all kinds of bots if not given")
    args = parser.parse_args()
    for game in args.game or bro.games():
        counts = bro.game(game).seats
        found: dict[str, Any] = {"game": game}
        bots.prepare(bro.table(game, counts[0], 1))
        found["iterations_per_s"] = {
            seats: round(iterations(game, seats, args.seconds)) for seats in counts
        }
        if args.answers:
            found["answers"] = {
                level: answers(game, counts[0], level, args.answers) for level in (USUAL, "druid")
            }
        if args.decisions:
            found["legal_decisions"] = decisions(game, args.decisions, args.bot)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
