"""Names of things that are kept: random, and fit to be typed."""

from __future__ import annotations

import secrets


def drawn(size: int) -> str:
    """So many random bytes as letters. None begins with a dash, which a command line would take for
    an option: one in sixty-four did, and whoever keeps the house could not name it."""
    while (name := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return name
