"""Compiles a game's hint: what a position is worth to each seat, behind a second small door.

`judge(at, what, a, b)` has the signature of a game's door and its own place in the cache: a
change of a hint compiles the hint and the few rules it uses, never the game. The value of a seat
is its chance to win: the truth once the game is over, the hint's estimate before.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import hashlib
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba import carray

from broceliande.engine.rules import Rules
from broceliande.fast.cache import DONE, PACKAGE, cache_root, folder_of
from broceliande.fast.compiler import kept_in, rule_space, twin
from broceliande.fast.doors import CALM, FEATURES, QUESTION, ROW, SCRATCH
from broceliande.fast.kernels import DOOR, as_pointer
from broceliande.fast.record import record_of

TEMPLATE = ("QUESTION", "FEATURES", "CALM", "SCRATCH", "ROW", "as_pointer", "carray", "np")


def judge(at, what, a, b):
    """WORTH (address of a row; address of weights to use instead of the hint's own, or 0): the
    value of each seat. FEATURES (address of a row, seat). CALM: 1 where the hint may be asked."""
    s = carray(as_pointer(at), 1, STATE)[0]
    if what == QUESTION:
        return s.question
    if what == CALM:
        return 1 if calm(s) else 0
    out = carray(as_pointer(a), ROW, np.float64)
    if what == FEATURES:
        features(s, b, out)
        return COUNT
    if s.over != 0:
        settle(s, out)
    elif b != 0:
        estimate(s, out, carray(as_pointer(b), COUNT, np.float64))
    else:
        estimate(s, out, WEIGHTS)
    return s.seats


def calm(s):
    """In place of the `calm` of hints that have none: any position may be judged."""
    return True


def settle(s, out):
    """The truth: a victory is 1 and shared equally; in a team, everybody's."""
    winners = 0
    for seat in range(s.seats):
        if s.place[seat] == 1:
            winners += 1
    for seat in range(s.seats):
        out[seat] = 0.0
        if s.place[seat] == 1:
            out[seat] = 1.0 if TEAM == 1 else 1.0 / winners


def estimate(s, out, weights):
    """The hint's: features weighed, then shares of one victory, or a team's one chance."""
    row = out[SCRATCH:]
    for seat in range(s.seats):
        features(s, seat, row)
        total = 0.0
        for at in range(COUNT):
            total += weights[at] * row[at]
        out[seat] = total
    share(s, out)


def share(s, out):
    """What seats are worth becomes shares of one victory; in a team the first one's, a chance."""
    if TEAM == 1:
        chance = 1.0 / (1.0 + np.exp(-out[0]))
        for seat in range(s.seats):
            out[seat] = chance
        return
    most, whole = -1e30, 0.0
    for seat in range(s.seats):
        most = max(most, out[seat])
    for seat in range(s.seats):
        out[seat] = np.exp(out[seat] - most)
        whole += out[seat]
    for seat in range(s.seats):
        out[seat] /= whole


def compile_judge(rules: Rules, hint: ModuleType) -> Any:
    """The judge of a game with an edition: compiled now, or loaded if it was compiled before."""
    space = rule_space(rules, hint)
    space |= {name: globals()[name] for name in TEMPLATE}
    space["STATE"] = record_of(rules.game.position.LAYOUT)
    space["WEIGHTS"] = np.array(hint.WEIGHTS, np.float64)
    space["COUNT"], space["TEAM"] = len(hint.WEIGHTS), hint.TEAM
    for name in ("settle", "share", "estimate", *(() if hasattr(hint, "calm") else ("calm",))):
        space[name] = numba.njit(twin(globals()[name], space), nogil=True)
    return door(judge, space, judge_folder(rules, hint))


def door(function: Any, space: dict[str, Any], folder: Path) -> Any:
    """A judge's door, compiled in the end: now, or loaded from its folder."""
    with kept_in(folder):
        made = numba.cfunc(DOOR, cache=True)(twin(function, space))
        (folder / DONE).touch()
    return made


def judge_folder(rules: Rules, hint: ModuleType) -> Path:
    """Named by all that is compiled: the rules, the hint, and this template."""
    return named("judge", ("judging",), rules, hint)


def named(kind: str, parts: tuple[str, ...], rules: Rules, hint: ModuleType) -> Path:
    """A folder named by the rules, the hint, and these templates."""
    digest = hashlib.sha256(folder_of(rules).name.encode())
    for file in (*(PACKAGE / "fast" / f"{part}.py" for part in parts), Path(hint.__file__ or "")):
        digest.update(file.read_bytes())
    return cache_root() / f"{kind}-{rules.game.name}-{digest.hexdigest()[:20]}"
