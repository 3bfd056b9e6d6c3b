"""The door of a compiled game: one C function through which everything reaches its rules.

A template: `compiler` gives each game its own, bound to its compiled rules (`deal`, `play`, ...)
and to the record of its position (`STATE`).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import numpy as np
from numba import carray

from broceliande.fast.doors import ASKED, DEAL, KEY, LEGAL, PLAY, REDEAL, REFUSAL
from broceliande.fast.kernels import as_pointer, roll


def door(at, what, a, b):
    """Do `what` with the position at that address; PLAY and ASKED say who is asked now."""
    s = carray(as_pointer(at), 1, STATE)[0]
    if what == LEGAL:  # seat, address of the moves to write
        return legal(s, a, carray(as_pointer(b), 1 << 20, np.int64))
    if what == PLAY:  # seat, move
        play(s, a, b)
        if s.over != 0:
            standing(s)
        return s.asked
    if what == ASKED:
        return s.asked
    if what == REFUSAL:  # seat, move
        return refusal(s, a, b)
    if what == DEAL:
        deal(s)
    elif what == REDEAL:  # seat
        redeal(s, a)
    elif what == KEY:  # address of a generator
        luck = carray(as_pointer(a), 1, np.uint64)
        for word in range(4):
            s.luck[word] = np.int64(roll(luck) >> np.uint64(32))
        s.luck[4] = 0
    return 0
