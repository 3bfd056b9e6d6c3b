"""The faces that researchers know, over our games: each in a file of its own, which imports the
library that it is made for when it is itself imported, and not before.

gym         gymnasium.vector.VectorEnv: a batch, one agent in each game or all seats in turn
zoo         PettingZoo: one game, agents in turn (AEC) or, where they are asked together, at once
functional  `init` and `step` over one state object that is never changed
spiel       OpenSpiel: `pyspiel.load_game("broceliande", ...)`, with information states
"""

from __future__ import annotations

from importlib.util import find_spec

from broceliande.engine.errors import MissingExtra


def need(library: str, extra: str) -> None:
    """MissingExtra where a library is not installed; it is not loaded to find out."""
    if find_spec(library) is None:
        raise MissingExtra(
            f"{library} is not installed here. This installs it: pip install 'broceliande[{extra}]'"
        )
