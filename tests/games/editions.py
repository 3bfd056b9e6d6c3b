"""What the tests of editions share: our own as a file, corrections of it, a table dealt by one."""

from __future__ import annotations

import tomllib
from typing import Any

import broceliande as bro

# A correction, the entry that the error names, and what it says of it.
Broken = tuple[dict[str, object], str, str]


def ours(game: bro.Game) -> dict[str, Any]:
    """Our own edition, read anew."""
    return tomllib.loads((game.folder / "edition.toml").read_text("utf-8"))


def whole(game: bro.Game) -> dict[str, Any]:
    """Our own edition as a file that takes the place of ours."""
    return {**ours(game), "whole": True}


def entry(kind: str, name: str, /, **changes: object) -> dict[str, object]:
    """A correction of one entry of a list."""
    return {kind: [{"id": name, **changes}]}


def deal(game: bro.Game, edition: object, seats: int | None = None) -> bro.Table:
    """A table that plays by that edition."""
    return bro.table(game, seats, seed=1, options={"edition": edition})
