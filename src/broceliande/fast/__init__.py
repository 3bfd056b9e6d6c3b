"""The fast runner: the same rule functions, compiled over a flat record of bytes.

The only place that knows numba.

    from broceliande import fast

    run = fast.runner("benevolent")            # compiles, or loads what was compiled before
    t = run.table(seats=3, seed=7)
    while t.asked:
        t.play(int(t.moves()[0]))
"""

from __future__ import annotations

from broceliande.fast.runner import FastGame, FastTable, is_warm, runner

__all__ = ["FastGame", "FastTable", "is_warm", "runner"]
