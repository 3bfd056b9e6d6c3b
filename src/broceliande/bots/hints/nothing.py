"""The hint of a game that has none: every seat's chance is the same until the game is over."""

from __future__ import annotations

from broceliande.engine.fields import Fields

FEATURES = ("nothing",)
WEIGHTS = [0.0]
TEAM = 0
LENGTH = 10_000  # there is nothing to say before the end: play on to it


def features(s: Fields, seat: int, out: list[float]) -> None:
    """Nothing."""
    out[0] = 0.0
