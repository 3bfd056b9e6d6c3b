"""Bots. A bot is handed a redealt world, one its seat cannot tell from the truth, never the truth.

A bot of another package or file needs nothing but the method of `Bot`. Ours have names:

    bot("random")       any legal move
    bot("greedy")       one step ahead, by the hint of the game (`bots/hints`)
    bot("sapling"), bot("pupil"), bot("druid"), bot("archdruid")      the levels for people

    advise(table, seat, seconds=1, rng=rng)          the moves of a seat, rated, the best first
    chances(table, seat, iterations=500, rng=rng)    each seat's chance, by what a seat may know
"""

from __future__ import annotations

import random

from broceliande.bots.bot import Bot, Rated, answer
from broceliande.engine.table import Table

__all__ = ["Bot", "Rated", "advise", "answer", "bot", "chances", "prepare", "ready"]


def bot(
    name: str,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    seed: int | None = None,
) -> Bot:
    """The bot of that name; a budget given here takes the place of its own. With a seed and a
    budget in iterations it plays the same game every time."""
    from broceliande.bots.thinking import make

    return make(name, iterations, seconds, threads, seed)


def advise(
    table: Table,
    seat: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    rng: random.Random,
) -> list[Rated]:
    """The legal moves of a seat, the best first, by what the seat may know. NothingAsked if it
    owes no answer."""
    from broceliande.bots.advice import rate

    return rate(table, seat, seconds, iterations, rng)


def chances(table: Table, seat: int, *, iterations: int, rng: random.Random) -> list[float]:
    """Each seat's chance to win from what `seat` (-1: a spectator) may know; the truth once the
    game is over."""
    from broceliande.bots.advice import weigh

    return weigh(table, seat, iterations, rng)


def ready(table: Table) -> bool:
    """Whether bots think at full speed here: the game was compiled before."""
    from broceliande.bots.thinking import is_ready

    return is_ready(table.rules)


def prepare(table: Table) -> None:
    """Compile what bots need for this game, if that was never done before."""
    from broceliande.bots.thinking import prepare_rules

    prepare_rules(table.rules)
