"""Kernels without a card: the same bodies, compiled for the processor, over the same arrays.

A group has one game here, and a loop stands where a card has threads. The rules are those of the
fast runner, reached through a game's door, so that the bodies are compiled once for all games.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from broceliande.fast import sha
from broceliande.fast.cache import PACKAGE, cache_root
from broceliande.fast.compiler import kept_in, twin
from broceliande.fast.doors import DEAL, PLAY, REDEAL, REFUSAL
from broceliande.fast.kernels import enter
from broceliande.fast.running import game_of
from broceliande.gpu import kernels
from broceliande.gpu.batch import Tables
from broceliande.gpu.desk import BODIES
from broceliande.gpu.kernels import Plan

DOOR, FIRST, APART = 0, 1, 2  # a tile here: a door, the address of the first position, the distance


@njit
def rule_reason(tile, g, seat, begin, answer):
    """0 if an asked seat may answer so."""
    return enter(tile[DOOR], tile[FIRST] + g * tile[APART], REFUSAL, seat, begin + answer)


@njit
def rule_worth(tile, g, seat, base):
    """Every answer is looked at here; the fast runner looks only where it is worth it."""
    return 0xFFFFFFFF


@njit
def rule_play(tile, g, seat, move):
    """Carry a legal move out."""
    enter(tile[DOOR], tile[FIRST] + g * tile[APART], PLAY, seat, move)


@njit
def rule_deal(tile, g):
    """Deal a game."""
    enter(tile[DOOR], tile[FIRST] + g * tile[APART], DEAL, 0, 0)


@njit
def rule_redeal(tile, g, seat):
    """Draw anew what is hidden from a seat."""
    enter(tile[DOOR], tile[FIRST] + g * tile[APART], REDEAL, seat, 0)


@njit
def ballot(yes):
    """The one lane's vote."""
    return 1 if yes else 0


@njit
def alike(number):
    """The one lane is like itself."""
    return 1


@njit
def popc(word):
    """How many bits are set."""
    n = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


@njit
def together():
    """One lane is always together."""


@njit
def spread(number, lane):
    """The one lane's number."""
    return number


@njit
def reserve(counts, row, line, places):
    """So many places at the end of a line: the first of them."""
    first = np.int64(counts[row, line])
    counts[row, line] += places
    return first


def go(groups, who, tile, cells, shorts, words, bits, room, book, desk, plan):
    """One game after the other, where a card has a thread for each."""
    if plan.turn >= 0:
        desk.count[(plan.turn + 2) % 3, :] = 0
    for group in range(groups):
        game = called(group, 0, desk, plan)
        if game >= 0:
            who[0] = game
            walk(0, game, who, tile, cells, shorts, words, bits, room, book, desk, plan)


def think(games, tile, cells, words, room, book, desk, worlds, eye):
    """The same for the kernel that redeals."""
    for game in range(games):
        think_anew(game, 0, game, tile, cells, words, room, book, desk, worlds, eye)


@cache
def compiled(named: str = "go") -> Any:
    """`go` or `think` over the bodies of the kernels, compiled once for all games."""
    rules = (rule_reason, rule_worth, rule_play, rule_deal, rule_redeal)
    here = (*rules, ballot, alike, popc, together, spread, reserve)
    space: dict[str, Any] = {"np": np, "WIDTH": 1, "GROUP": 1, "CROWD": 1, "EVERY": 1}
    space["STRIPE"] = 0xFFFFFFFF
    space |= {function.__name__: function for function in here}
    space |= {name: n for name, n in vars(kernels).items() if isinstance(n, int)}
    space |= {name: n for name, n in vars(sha).items() if isinstance(n, int)}
    space |= {name: np.array(n) for name, n in vars(sha).items() if isinstance(n, list)}
    for home, name in BODIES:
        space[name] = njit(twin(getattr(home, name), space))
    with kept_in(folder()):
        return njit(cache=True)(twin(globals()[named], space))


def folder() -> Path:
    """Where the compiled bodies are kept: named by all that goes into them."""
    digest = hashlib.sha256()
    for part in ("gpu/kernels.py", "gpu/looking.py", "gpu/desk.py", "fast/sha.py"):
        digest.update((PACKAGE / part).read_bytes())
    digest.update(Path(__file__).read_bytes())
    return cache_root() / f"stand-in-{digest.hexdigest()[:20]}"


class StandIn(Tables):
    """A batch whose arrays are numpy's."""

    width = 1

    def _keep(self, array: NDArray[Any]) -> NDArray[Any]:
        return array

    def _prepare(self) -> None:
        self._door = game_of(self.rules)
        most = max(question.size for question in self.rules.game.questions)
        self._bits, self._room = np.zeros(most, np.int64), np.zeros(16, np.int64)
        self._who = np.zeros(1, np.int64)

    def _launch(self, plan: Plan) -> None:
        states, groups = self._desk.states, self._groups(plan)
        views = states.view(np.int8), states.view(np.int16), states
        room = self._bits, self._room
        compiled()(groups, self._who, self._tile(), *views, *room, self._book, self._desk, plan)

    def _think(self, worlds: NDArray[np.uint64], eye: int) -> None:
        states = self._desk.states
        told = self._tile(), states.view(np.int8), states, self._room, self._book, self._desk
        compiled("think")(self.games, *told, worlds, eye)

    def _tile(self) -> NDArray[np.int64]:
        return np.array([self._door.door, self._desk.states.ctypes.data, self.pad], np.int64)

    def _write(self, target: NDArray[Any], given: Any) -> None:
        target[: self.games] = self._fitting(target, given)

    def _read(self, array: NDArray[Any]) -> NDArray[Any]:
        return array
