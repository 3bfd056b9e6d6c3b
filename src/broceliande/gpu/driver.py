"""The card and its driver: whether they are there, and what they can hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import numpy as np

from broceliande.gpu.troubles import check_card, in_a_sentence

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin")):  # numba-cuda 0.30 asks for names
    if not hasattr(np, _old):  # that numpy 2.5 dropped
        setattr(np, _old, getattr(np, _new))

from numba import cuda, types  # noqa: E402
from numba.cuda.core import config  # noqa: E402
from numba.cuda.dispatcher import LaunchConfig, launch  # noqa: E402

__all__ = [
    "LaunchConfig", "check_driver", "config", "cuda", "driver_errors", "free_room", "launch",
    "plain_indices", "types",
]  # fmt: skip

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a batch may well be small


def check_driver() -> None:
    """NoCard where there is no card, or none that can run games."""
    check_card(cuda)


def driver_errors(game: str) -> AbstractContextManager[None]:
    """Errors of the driver, in a sentence."""
    return in_a_sentence(game, lambda: tuple(cuda.driver.driver.get_version()))


def free_room() -> int:
    """Bytes of the card's memory that nobody has taken."""
    return int(cuda.current_context().get_memory_info().free)


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
