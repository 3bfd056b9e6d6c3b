"""A batch on a card: arrays in its memory, kernels started on it, nothing copied in vain."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from ctypes import c_int64
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.errors import BadBatch
from broceliande.engine.game import Game
from broceliande.engine.rules import Rules, rules_of
from broceliande.games import find
from broceliande.gpu.batch import Tables
from broceliande.gpu.compiler import DONE, folder_of, kernel_of
from broceliande.gpu.desk import LANES, desk_of
from broceliande.gpu.dlpack import CardArray
from broceliande.gpu.driver import (
    LaunchConfig,
    cuda,
    driver_errors,
    free_room,
    launch,
    plain_indices,
)
from broceliande.gpu.kernels import Book, Desk, Plan
from broceliande.gpu.troubles import check_compiled, check_room


@cuda.jit
def pour(given, target):
    """Write numbers into an array, whatever their width."""
    at = cuda.grid(1)
    if at < given.size:
        target[at] = given[at]


@cuda.jit
def pick_legal(masks, chance, target):
    """A random legal move for each game, 0 where there is none."""
    game = cuda.grid(1)
    if game < masks.shape[0]:
        x = chance + np.uint64(game) * np.uint64(0x9E3779B97F4A7C15)
        found, n = 0, 0
        for move in range(masks.shape[1]):
            if masks[game, move] != 0:
                n += 1
                x = x * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
                if ((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32) == np.uint64(0):
                    found = move
        target[game] = found


@lru_cache(maxsize=16)
def kernel(rules: Rules, named: str = "go") -> Any:
    """A kernel of a game, one in a process; it is compiled, or loaded, at its first start."""
    return kernel_of(rules, named)


def is_warm(game: str | Game, edition: object = None) -> bool:
    """Whether a game was compiled for a card before, so that a batch takes no time to begin."""
    found = game if isinstance(game, Game) else find(game)
    return (folder_of(rules_of(found, found.edition(edition))) / DONE).exists()


def warm(game: str | Game, edition: object = None) -> None:
    """Compile a game for the card, or find that it is compiled."""
    found = game if isinstance(game, Game) else find(game)
    Batch(found, min(found.seats), 1, edition=edition).deal([0])


class Starter:
    """Starts a kernel that ran before on the same arrays: numba looks at every one of some thirty
    each time, which takes longer than a small step itself."""

    def __init__(self, start: Any, book: Book, desk: Desk) -> None:
        (made,) = start.dispatcher.overloads.values()
        self._fixed: list[Any] = []
        for kind, value in zip(made.argument_types, (book, desk)):
            made._prepare_args(kind, value, 0, [], self._fixed)
        self._kernel = made._codelibrary.get_cufunc().kernel
        self._stream, self._room = start.stream, start.sharedmem
        self._shapes: dict[int, Any] = {}

    def __call__(self, groups: int, plan: Plan) -> None:
        if groups not in self._shapes:
            shape = {"grid": (groups, 1, 1), "block": (LANES, 1, 1), "shmem_size": self._room}
            self._shapes[groups] = LaunchConfig(**shape)
        numbers = [c_int64(number) for number in plan]
        launch(self._stream, self._shapes[groups], self._kernel, *self._fixed, *numbers)


class Batch(Tables):
    """Games side by side on a card."""

    def __init__(self, *given: Any, wait: bool = True, **named: Any) -> None:
        self._wait = wait
        super().__init__(*given, **named)

    def _prepare(self) -> None:
        name = self.rules.game.name
        check_compiled(name, (folder_of(self.rules) / DONE).exists(), self._wait)
        small = desk_of(self.rules, self.seats, LANES, lambda array: array)
        self.each = sum(array.nbytes for array in small) // LANES  # bytes of a game, all arrays
        check_room(name, self.games, self.each, 64 << 20, free_room())
        self._kernel = kernel(self.rules)
        self._quick: Starter | None = None

    def _keep(self, array: NDArray[Any]) -> Any:
        with driver_errors(self.rules.game.name):
            return cuda.to_device(array)

    def _launch(self, plan: Plan) -> None:
        groups = self._groups(plan)
        if self._quick is not None:
            self._quick(groups, plan)
            return
        start = self._kernel[groups, LANES, 0, LANES * self.pad]
        with driver_errors(self.rules.game.name), plain_indices():
            start(self._book, self._desk, plan)
        self._quick = Starter(start, self._book, self._desk)
        (folder_of(self.rules) / DONE).touch()

    def _think(self, worlds: NDArray[np.uint64], eye: int) -> None:
        groups = self._desk.seeds.size // LANES
        start = kernel(self.rules, "think")[groups, LANES, 0, LANES * self.pad]
        with driver_errors(self.rules.game.name), plain_indices():
            start(self._book, self._desk, self._keep(worlds), eye)

    def _write(self, target: Any, given: Any) -> None:
        if hasattr(given, "__cuda_array_interface__"):
            there = cuda.as_cuda_array(given, sync=False)
            if there.shape != (self.games,) or there.dtype.kind not in "iu":
                raise BadBatch(f"a whole number for each of the {self.games} games is needed")
            pour[-(-self.games // 256), 256](there, target)
            return
        target[: self.games].copy_to_device(self._fitting(target, given))

    def _read(self, array: Any) -> NDArray[Any]:
        found: NDArray[Any] = array.copy_to_host()
        return found

    def any_actions(self, chance: int) -> Any:
        """A random legal move of every game, drawn on the card; 0 where a game is over."""
        grid = -(-self.games // 128)
        masks = self.masks().array
        pick_legal[grid, 128](masks, np.uint64(chance), self._desk.actions)
        return self._shown("actions")

    def lying(self) -> CardArray:
        """The positions where they lie, for whoever computes on the card."""
        return CardArray(super().lying())

    def _shown(self, name: str) -> CardArray:
        return CardArray(super()._shown(name))

    def synchronize(self) -> None:
        """Wait until the card has done all that was asked."""
        cuda.synchronize()
