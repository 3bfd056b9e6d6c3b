"""Compiles a game for a card: its rule functions as they stand, and the kernel over them.

Two things differ from the processor's compiler. Enumerations become named tuples (an IntEnum is no
index there), and tables are 32 bits wide (narrower ones gained nothing, and in Bloody Grove the
card's assembler broke down over them).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import hashlib
from collections import namedtuple
from enum import IntEnum
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from broceliande.engine.binding import bind
from broceliande.engine.rules import Rules
from broceliande.fast import sha
from broceliande.fast.cache import PACKAGE, cache_root
from broceliande.fast.cache import folder_of as fast_folder
from broceliande.fast.compiler import kept_in, silent, silent_only, twin, wide
from broceliande.fast.record import record_of
from broceliande.gpu import kernels, threads
from broceliande.gpu.desk import BODIES, LANES, padded
from broceliande.gpu.driver import config, cuda, types

EVERY = 0xFFFFFFFF  # all lanes, a bit each
DONE = "compiled"  # a file that says so
CROWD = 24  # lanes that must ask the same to go on together at once
# Where lanes vote or wait for each other, all must come by the same way. The compiler knows that of
# votes and not of functions that hold some: it may copy a call of one into two branches.
VOTING = ("walk", "take_turn", "crowd", "leave", "line_up", "look", "legal_of", "observe")
LAID_IN = ("rule_reason", "rule_worth", "rule_play")  # what is called most costs no call
PARTS = ("compiler.py", "desk.py", "driver.py", "kernels.py", "looking.py", "threads.py")


def folder_of(rules: Rules) -> Path:
    """The folder of a game's kernel: named by all that goes into it."""
    digest = hashlib.sha256(fast_folder(rules).name.encode())
    digest.update(version("numba-cuda").encode())
    for part in PARTS:
        digest.update((PACKAGE / "gpu" / part).read_bytes())
    digest.update((PACKAGE / "fast" / "sha.py").read_bytes())
    return cache_root() / f"card-{rules.game.name}-{digest.hexdigest()[:20]}"


def constant(value: Any) -> Any:
    """What a rule names, as the card's compiler takes it."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        numbers = {member.name: int(member) for member in value}
        kind: Any = namedtuple  # one that has names only when it is made
        return kind(value.__name__, list(numbers))(*numbers.values())
    if isinstance(value, list):
        whole = np.array(value, np.int64)
        return whole.astype(np.int32) if np.abs(whole).max(initial=0) < 2**31 else whole
    return value


def on_card(function: FunctionType, inside: bool = False) -> Any:
    """A function that other functions of a kernel call; `inside`: laid into them."""
    return cuda.jit(function, device=True, forceinline=inside)


def rule_space(rules: Rules, *more: ModuleType) -> dict[str, Any]:
    """The rules, and more in their dialect: each function ready to be compiled, each table as an
    array."""
    space = bind(
        rules.game,
        {name: constant(table) for name, table in rules.tables.items()},
        more,
        wrap=lambda function: wide(on_card(function)),
        instead={"tell": silent, "tell_only": silent_only},  # type: ignore[dict-item]
    )
    for name, value in space.items():
        space[name] = constant(value)
    return space


def kernel_of(rules: Rules, named: str = "go") -> Any:
    """A kernel of a game with an edition, one of `threads`; it is compiled at its first start."""
    with kept_in(folder_of(rules), config):
        made = twin(getattr(threads, named), kernel_space(rules))
        return cuda.jit(cache=True, shared_memory_carveout=100)(made)


def kernel_space(rules: Rules) -> dict[str, Any]:
    """All that a kernel uses. Rules and kernel have names of their own."""
    inner = rule_space(rules)
    plain = record_of(rules.game.position.LAYOUT)
    pad = padded(plain.itemsize)
    most = max(question.size for question in rules.game.questions)
    group = 8 if most <= 16 else 16  # lanes that look for the moves of a game together
    space: dict[str, Any] = {"np": np, "cuda": cuda, "types": types, "STATE": spaced(plain, pad)}
    space |= {"WIDTH": LANES, "GROUP": group, "CROWD": CROWD, "EIGHTS": pad // 8}
    space |= {"BITS": -(-most // 32) * LANES, "EVERY": EVERY, "ALL_LANES": EVERY}
    space["STRIPE"] = sum(1 << at for at in range(0, 32, group))  # answers of a lane, of 32
    for home in (sha, kernels):
        space |= {name: constant(n) for name, n in vars(home).items() if type(n) in {int, list}}
    for name in ("rule_reason", "rule_worth", "rule_play", "rule_deal", "rule_redeal"):
        space[name] = on_card(twin(getattr(threads, name), inner), name in LAID_IN)
    for name in ("ballot", "alike", "popc", "together", "spread"):
        space[name] = cuda.jit(twin(getattr(threads, name), space), device=True, inline="always")
    for name in ("reserve", "onward", "word_of", "fetch", "put_back"):
        space[name] = on_card(twin(getattr(threads, name), space))
    for home, name in BODIES:
        space[name] = on_card(twin(getattr(home, name), space), name in VOTING)
    return space


def spaced(record: np.dtype[np.void], pad: int) -> np.dtype[np.void]:
    """The record of a position, at a distance of so many bytes in an array."""
    fields: dict[str, Any] = dict(record.fields or {})
    return np.dtype(
        (
            np.record,
            np.dtype(
                {
                    "names": list(fields),
                    "formats": [fields[name][0] for name in fields],
                    "offsets": [fields[name][1] for name in fields],
                    "itemsize": pad,
                }
            ),
        )
    )
