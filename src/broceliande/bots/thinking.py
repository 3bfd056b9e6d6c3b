"""Our bots at a table: they think with the compiled search, or plainly while it is not there."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from broceliande.bots.asking import legal_moves, state_of
from broceliande.bots.levels import LEVELS, Level, check_budget
from broceliande.engine.errors import BadBot
from broceliande.engine.moves import Told
from broceliande.engine.rules import Rules
from broceliande.engine.table import Table
from broceliande.fast import can_compile, need_compiler

if TYPE_CHECKING:
    from broceliande.bots.minds import Mind


def make(
    name: str,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    seed: int | None = None,
) -> ThinkingBot:
    """The bot of that name, with a budget of its own or the level's; BadBot if it cannot be."""
    if name not in LEVELS:
        raise BadBot(f"no bot is called {name!r}; there are {', '.join(LEVELS)}")
    check_budget(iterations, seconds)
    if type(threads) is not int or threads < 1:
        raise BadBot(f"a bot thinks in 1 thread or more, not in {threads!r}")
    level = LEVELS[name]
    if iterations is not None or seconds is not None:
        level = replace(level, iterations=iterations, seconds=seconds, paced="")
    return ThinkingBot(name, level, threads, seed)


def mind_of(level: Level, threads: int = 1) -> Mind:
    """What decides for a bot of a level, on the fast side."""
    from broceliande.bots.minds import Magpie, Sage, Wanderer
    from broceliande.bots.room import Budget
    from broceliande.bots.search import LEARNT, Knobs

    if level.kind == "wander":
        return Wanderer()
    if level.kind == "glance":
        return Magpie(level.glances)
    budget = Budget(level.iterations, level.seconds)
    usual = Knobs() if level.net is None else LEARNT
    knobs = replace(usual, **dict(level.knobs))  # type: ignore[arg-type]
    return Sage(budget, knobs, threads, level.spread, level.paced, net=level.net)


class ThinkingBot:
    """One of our bots at a table. It may be asked about any table; what it found out is kept while
    its own seat answers on at the same one."""

    def __init__(self, name: str, level: Level, threads: int, seed: int | None) -> None:
        self.name = name
        self._level, self._threads = level, threads
        self._rng = None if seed is None else random.Random(seed)
        self._mind: Mind | None = None
        self._last: tuple[Rules, int, int, list[Told]] | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    @property
    def remembers(self) -> bool:
        """Whether there is something to go on with: one that does not search keeps nothing."""
        return self._level.kind == "search" and self._mind is not None

    def allow(self, seconds: float | None) -> None:
        """From now on it has so many seconds; its iterations and what it found stay."""
        self._level = replace(self._level, seconds=seconds)
        if self._mind is not None:
            self._mind.allow(seconds)

    def choose(self, table: Table, seat: int, rng: random.Random) -> int:
        """A legal move of the seat; a single one at once."""
        from broceliande.bots import plain

        moves = legal_moves(table, seat)
        rng = self._rng or rng
        if self._level.kind == "wander":
            return rng.choice(moves)
        if not is_ready(table.rules):
            return (
                moves[0] if len(moves) == 1 else plain.choose(table, seat, moves, self._level, rng)
            )
        return self._think(table, seat, moves, rng)

    def _think(self, table: Table, seat: int, moves: list[int], rng: random.Random) -> int:
        from broceliande.bots.minds import World

        goes_on = self._goes_on(table, seat)
        if self._mind is None or (self._last is not None and self._last[0] is not table.rules):
            self._mind = mind_of(self._level, self._threads)
        world = World(table.rules, bytes(state_of(table)), seat, table.seats, moves, goes_on)
        move = self._mind.decide(world, rng)
        self._last = table.rules, seat, table.ply, list(table.told)
        return move

    def _goes_on(self, table: Table, seat: int) -> bool:
        """Whether this is the table of the last decision, one answer later: its own."""
        if self._last is None:
            return False
        rules, own, ply, told = self._last
        if rules is not table.rules or own != seat or table.ply != ply + 1:
            return False
        return table.told[: len(told)] == told


def is_ready(rules: Rules) -> bool:
    """Whether a game and what bots need beside it were compiled before."""
    if rules in _READY:
        return True
    if not can_compile():
        return False
    from broceliande.bots.hints import hint_of
    from broceliande.bots.seer import file_of
    from broceliande.bots.unlearnt import ours
    from broceliande.fast.cache import DONE, folder_of, seeking_folder
    from broceliande.fast.foreseeing import learnt_folder
    from broceliande.fast.judging import judge_folder

    hint = hint_of(rules.game.name)
    folders = [folder_of(rules), judge_folder(rules, hint), seeking_folder()]
    if file_of(rules).exists() and ours(rules):  # a net is for our own components
        folders.append(learnt_folder(rules, hint))
    if all((folder / DONE).exists() for folder in folders):
        prepare_rules(rules)
        return True
    return False


def prepare_rules(rules: Rules) -> None:
    """Compile a game and what bots need beside it, or load what was compiled before; NoCompiler
    where nothing can be compiled."""
    need_compiler()
    from broceliande.bots.search import Search
    from broceliande.bots.seer import judging_by

    Search(rules, seer=judging_by(rules, ""))
    _READY.add(rules)


_READY: set[Rules] = set()
