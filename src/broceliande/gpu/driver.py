"""The card and its driver: whether they are there, what they can hold, and sentences where not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from broceliande.engine.errors import NoCard

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin")):  # numba-cuda 0.30 asks for names
    if not hasattr(np, _old):  # that numpy 2.5 dropped
        setattr(np, _old, getattr(np, _new))

from numba import cuda, types  # noqa: E402
from numba.cuda.core import config  # noqa: E402
from numba.cuda.dispatcher import LaunchConfig, launch  # noqa: E402

__all__ = [
    "LaunchConfig", "check_driver", "check_room", "config", "cuda", "driver_errors", "launch",
    "plain_indices", "types",
]  # fmt: skip

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a batch may well be small

OLDEST = (7, 0)  # compute capability: warps whose lanes can vote
ELSEWHERE = "Games run on the processor too: broceliande.fast, broceliande.lab.vector"


def check_driver() -> None:
    """NoCard where there is no card, or none that can run games."""
    try:
        found = cuda.is_available() and len(cuda.gpus) > 0
    except Exception as wrong:  # the driver's own errors, of many kinds
        raise NoCard(f"the card's driver does not answer ({told(wrong)}). {ELSEWHERE}") from None
    if not found:
        raise NoCard(f"no NVIDIA card with a driver is found here. {ELSEWHERE}")
    can = tuple(cuda.get_current_device().compute_capability)
    if can < OLDEST:
        raise NoCard(
            f"this card has compute capability {can[0]}.{can[1]}, and games need"
            f" {OLDEST[0]}.{OLDEST[1]} or more. {ELSEWHERE}"
        )


def told(wrong: BaseException) -> str:
    """What an error says, on one line."""
    lines = [line.strip() for line in str(wrong).splitlines() if line.strip()]
    return lines[0] if lines else type(wrong).__name__


@contextmanager
def driver_errors(game: str) -> Iterator[None]:
    """Errors of a driver that is older than the compiler, or that runs out of memory, in a
    sentence."""
    try:
        yield
    except Exception as wrong:
        text = str(wrong)
        if "OUT_OF_MEMORY" in text:
            raise NoCard(f"the card's memory is full: take fewer games of {game}") from None
        if "UNSUPPORTED_PTX" in text or "NO_BINARY_FOR_GPU" in text or "INVALID_PTX" in text:
            version = ".".join(map(str, cuda.driver.driver.get_version()))
            raise NoCard(
                f"the card's driver (for CUDA {version}) is older than the compiler. Update the"
                " driver, or install the compiler for it: pip install 'numba-cuda[cu12]'"
            ) from None
        raise


def check_room(game: str, games: int, each: int, shared: int) -> None:
    """NoCard where a batch does not fit into the card's memory."""
    free = int(cuda.current_context().get_memory_info().free * 0.95)
    if games * each + shared > free:
        raise NoCard(
            f"a batch of {games:,} games of {game} takes {games * each / 1e9:.1f} GB, and the card"
            f" has {free / 1e9:.1f} GB free: {max(0, (free - shared) // each):,} games fit"
        )


@contextmanager
def plain_indices() -> Iterator[None]:
    """Compile indices as they are written. numba lets a negative one count from the end, and looks
    for that at every index; no rule has one, the plain runner sees to that."""
    from numba.cuda.np import arrayobj

    before = arrayobj.fix_integer_index

    def as_written(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    arrayobj.fix_integer_index = as_written
    try:
        yield
    finally:
        arrayobj.fix_integer_index = before
