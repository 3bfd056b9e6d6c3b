"""Whose a seat is to be, as far as tables know people: `people/` says who they are."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa


@dataclass(frozen=True)
class Owner:
    """A person who takes a seat. What is written for the first time for them is written with it."""

    id: str
    name: str = ""
    rows: tuple[sa.Executable, ...] = ()
