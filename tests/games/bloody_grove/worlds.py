"""Redealt worlds: how often each comes out, and whether that is what counting says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

import broceliande as bro
from tests.games.playing import assert_sound

# Chi-squared with so many degrees of freedom exceeds this once in ten thousand times.
MOST = {
    1: 15.1, 2: 18.4, 3: 21.1, 5: 25.7, 9: 33.7, 11: 37.4, 17: 47.6, 23: 57.1,
    119: 183.0, 125: 190.5,
}  # fmt: skip


def worlds(
    t: bro.Table, seat: int | None, see: Callable[[bro.Table], Hashable], tries: int
) -> Counter[Hashable]:
    """How often each world comes out; every one of them is sound and looks the same."""
    found: Counter[Hashable] = Counter()
    view = t.view(seat)
    for seed in range(tries):
        world = t.redeal(seat, seed)
        if seed < 10:
            assert world.view(seat) == view
            assert_sound(world)
        found[see(world)] += 1
    return found


def fair(found: Counter[Hashable], expected: dict[Hashable, float]) -> bool:
    """Whether worlds come out with these chances, as far as chance goes."""
    tries = sum(found.values())
    if not set(found) <= set(expected):
        return False
    chi = sum((found[w] - tries * p) ** 2 / (tries * p) for w, p in expected.items())
    return chi < MOST[len(expected) - 1]


def even(found: Counter[Hashable], several: set[Hashable]) -> bool:
    """Whether all of these come out equally often, and nothing else."""
    return fair(found, dict.fromkeys(several, 1 / len(several)))
