"""Compiled code that knows no game: it reaches one through the address of its door.

A game's door is a C function `door(at, what, a, b)`: `at` is the address of a position, `what` one
of the numbers of `doors`. Plain functions here; `compiler` compiles each once for all games.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from broceliande.fast.doors import ASKED, DEAL, KEY, LEGAL, PLAY, REDEAL

Number = types.int64
DOOR = Number(Number, Number, Number, Number)


@intrinsic
def as_pointer(typingctx: Any, address: Any) -> Any:
    """An integer address as a C pointer."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), codegen


@intrinsic
def enter(typingctx: Any, door: Any, at: Any, what: Any, a: Any, b: Any) -> Any:
    """Go through a game's door."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word] * 4)
        function = builder.inttoptr(args[0], kind.as_pointer())
        return builder.call(function, args[1:])

    return Number(Number, Number, Number, Number, Number), codegen


@njit(inline="always")
def roll(luck):
    """Sixty-four random bits (SplitMix64): for the choices of programs, never a game's own luck."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    x = luck[0]
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@njit(inline="always")
def pick(luck, n):
    """A number from 0 to n - 1."""
    return np.int64(((roll(luck) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@njit(inline="always")
def first_of(seats):
    """The lowest seat of a mask."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def call(door, at, what, a, b):
    """Go through a game's door from Python."""
    return enter(door, at, what, a, b)


def clone(source, target, size):
    """Copy a position."""
    a = carray(as_pointer(source), size, np.uint8)
    b = carray(as_pointer(target), size, np.uint8)
    for at in range(size):
        b[at] = a[at]


def clone_many(source, targets, size, places, times):
    """Copy a position so many times, to so many places in turn: what `bench` measures."""
    for n in range(times):
        clone(source, targets + (n % places) * size, size)


def redeal_many(door, source, target, size, luck_at, seats, times):
    """Copy a position and redeal the copy so many times, seat by seat: what `bench` measures."""
    for n in range(times):
        clone(source, target, size)
        enter(door, target, KEY, luck_at, 0)
        enter(door, target, REDEAL, n % seats, 0)


def play_out(door, at, out_at, luck_at):
    """Play random legal moves to the end; return how many."""
    out = carray(as_pointer(out_at), 1 << 20, np.int64)
    luck = carray(as_pointer(luck_at), 1, np.uint64)
    moves = 0
    seats = enter(door, at, ASKED, 0, 0)
    while seats != 0:
        seat = first_of(seats)
        n = enter(door, at, LEGAL, seat, out_at)
        seats = enter(door, at, PLAY, seat, out[pick(luck, n)])
        moves += 1
    return moves


def play_games(door, blank, at, size, out_at, luck_at, games):
    """Deal and play whole random games; return how many moves were made."""
    moves = 0
    for _ in range(games):
        clone(blank, at, size)
        enter(door, at, KEY, luck_at, 0)
        enter(door, at, DEAL, 0, 0)
        moves += play_out(door, at, out_at, luck_at)
    return moves


# In the order in which they use each other.
SIGNATURES = {
    "call": Number(Number, Number, Number, Number, Number),
    "clone": types.void(Number, Number, Number),
    "clone_many": types.void(Number, Number, Number, Number, Number),
    "redeal_many": types.void(Number, Number, Number, Number, Number, Number, Number),
    "play_out": Number(Number, Number, Number, Number),
    "play_games": Number(Number, Number, Number, Number, Number, Number, Number),
}
