"""The third runner: the same rule functions, compiled for a graphics card, a thread for each game.

The only place that knows numba-cuda. It is an extra (`broceliande[gpu]`) and needs an NVIDIA card;
nothing is imported here before it is asked for.

    from broceliande import gpu

    batch = gpu.Batch("benevolent", seats=2, games=1_000_000)   # compiles, the first time
    batch.deal(range(1_000_000))
    batch.play(100)                                             # random moves, on the card
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from broceliande.engine.errors import MissingExtra, NoCard

if TYPE_CHECKING:
    from broceliande.gpu.card import Batch, is_warm, warm

__all__ = ["Batch", "can_compute", "is_warm", "need_card", "warm"]


def has_extra() -> bool:
    """Whether what compiles games for a card is installed; it is not loaded to find out."""
    return all(find_spec(name) is not None for name in ("numba", "numba_cuda", "numpy"))


def can_compute() -> bool:
    """Whether games can run on a card here."""
    try:
        need_card()
    except (MissingExtra, NoCard):
        return False
    return True


def need_card() -> None:
    """MissingExtra or NoCard where games cannot run on a card."""
    if not has_extra():
        raise MissingExtra(
            "games on a card need numba-cuda, which is not installed here."
            " This installs it: pip install 'broceliande[gpu]'"
        )
    from broceliande.gpu.driver import check_driver

    check_driver()


def __getattr__(name: str) -> Any:
    """The runner, loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    need_card()
    from broceliande.gpu import card

    return getattr(card, name)
