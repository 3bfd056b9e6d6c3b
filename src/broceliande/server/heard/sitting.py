"""What the lobby is asked for: tables as one wishes them, and to be seated at one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from broceliande.bots.levels import USUAL
from broceliande.server.heard.bounds import SEARCH, GameName, Level, Name

PaceName = Literal["none", "now", "today", "days"]
SeatCount = Annotated[int, Meta(ge=0, le=16)]


class WishForm(Struct, forbid_unknown_fields=True, frozen=True):
    """At which open tables one would sit; what is empty is all the same."""

    game: GameName = ""
    seats: SeatCount = 0
    free: SeatCount = 0  # at least so many of them
    paces: Annotated[list[PaceName], Meta(max_length=4)] = []
    speaks: Literal["", "fr", "en"] = ""  # the host
    bots: Literal["", "with", "without"] = ""
    known: bool = False  # somebody whom one played with before
    find: Annotated[str, Meta(max_length=SEARCH)] = ""  # in names, or in the game's title


class SitForm(Struct, forbid_unknown_fields=True):
    """Seat me: at the first table that fits, or at a new one, of which the rest is told here."""

    wish: WishForm = field(default_factory=WishForm)
    name: Name = ""
    game: GameName = ""  # where the wish names none
    seats: SeatCount = 0
    bots_after: Annotated[int, Meta(ge=0, le=60)] = 0  # minutes; 0: only people
    level: Level = USUAL  # of those bots
