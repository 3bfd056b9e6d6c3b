"""What the functions of the search take and return, for the compiler."""

from __future__ import annotations

from numba import types

from broceliande.fast.kernels import Number

Bytes = types.uint8[::1]
Words = types.uint64[::1]
Reals = types.float64[::1]
Moves = types.int64[::1]
Grid = types.float64[:, ::1]
Way = types.int64[:, ::1]

# In the order in which they use each other.
SIGNATURES = {
    "copy_row": types.void(Bytes, Bytes),
    "weigh": types.float64(Number, Number, Bytes, Bytes, Number, Number, Reals, Reals),
    "wished": Number(Number, Bytes, Number, Reals, Number, Moves, Words, Reals),
    "play_on": types.void(Number, Number, Bytes, Bytes, Reals, Reals, Words, Moves, Reals),
    "learn": types.void(
        Number, Number, Bytes, Bytes, Number, types.boolean, types.uint64, Reals, Words, Grid,
        Moves, Number, Moves, Reals, Moves,
    ),
    "guess": types.void(
        Number, Bytes, Number, types.uint64, Reals, Words, Grid, Moves, Number, Moves, Reals,
        Moves,
    ),
    "choose": Number(Reals, Grid, Number, Moves, Words),
    "batch_of": Number(Number, Bytes, Number),
    "go_down": Number(
        Number, Number, Bytes, Bytes, types.uint64, Reals, Words, Grid, Moves, Words, Moves, Reals,
        Words, Way, Moves,
    ),
    "likely": types.float64(Number, Bytes, Number, Reals, Reals),
    "deal": types.void(Number, Bytes, Bytes, Number, Words),
    "imagine": types.void(
        Number, Number, Bytes, Bytes, Bytes, Number, Reals, Words, Reals
    ),
    "seek": types.void(
        Number, Number, Bytes, Bytes, Bytes, Number, Number, types.uint64, Reals, Words, Grid,
        Moves, Words, Moves, Reals, Reals, Reals, Way,
    ),
    "look_ahead": Number(
        Number, Number, Bytes, Bytes, Bytes, Number, Number, Reals, Words, Moves, Reals, Reals
    ),
}  # fmt: skip
