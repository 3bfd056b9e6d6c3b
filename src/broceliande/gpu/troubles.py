"""What can be in the way of a batch on a card, each in a sentence that says what to do. No card and
no compiler for one is needed to say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from broceliande.engine.errors import BadBatch, NoCard

OLDEST = (7, 0)  # compute capability: warps whose lanes can vote
ELSEWHERE = "Games run on the processor too: broceliande.fast, broceliande.lab.vector"
OLD_DRIVER = ("UNSUPPORTED_PTX", "NO_BINARY_FOR_GPU", "INVALID_PTX")  # in the driver's own errors


def check_card(cuda: Any) -> None:
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
def in_a_sentence(game: str, version: Callable[[], tuple[int, ...]]) -> Iterator[None]:
    """Errors of a driver that is older than the compiler, or that runs out of memory; `version` is
    that of CUDA for which the driver was made."""
    try:
        yield
    except Exception as wrong:
        text = str(wrong)
        if "OUT_OF_MEMORY" in text:
            raise NoCard(f"the card's memory is full: take fewer games of {game}") from None
        if any(sign in text for sign in OLD_DRIVER):
            made_for = ".".join(map(str, version()))
            raise NoCard(
                f"the card's driver (for CUDA {made_for}) is older than the compiler. Update the"
                " driver, or install the compiler for it: pip install 'numba-cuda[cu12]'"
            ) from None
        raise


def check_room(game: str, games: int, each: int, shared: int, free: int) -> None:
    """NoCard where a batch does not fit into what is free of the card's memory."""
    usable = int(free * 0.95)
    if games * each + shared > usable:
        raise NoCard(
            f"a batch of {games:,} games of {game} takes {games * each / 1e9:.1f} GB, and the card"
            f" has {usable / 1e9:.1f} GB free: {max(0, (usable - shared) // each):,} games fit"
        )


def check_compiled(game: str, compiled: bool, wait: bool) -> None:
    """BadBatch where a game is not compiled, and whoever asked will not wait."""
    if not compiled and not wait:
        raise BadBatch(
            f"{game} is not compiled for this card yet: gpu.warm({game!r}) does so, in about a"
            " minute, or take wait=True"
        )
