"""Nets that learn to judge a game from games that bots play: `broceliande train`."""

from __future__ import annotations

from importlib.util import find_spec

from broceliande.engine.errors import SetupError


def need_torch() -> None:
    """SetupError where PyTorch is not installed."""
    if find_spec("torch") is None:
        raise SetupError("learning needs PyTorch: pip install 'broceliande[learn]'")
