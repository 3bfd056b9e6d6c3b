"""What the HTTP part reads: the forms by which tables are opened and seats are taken."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from broceliande.bots.levels import USUAL
from broceliande.server.heard.frames import SeatNumber

Name = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(max_length=32)]


class SeatForm(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: oneself (`person`), a bot, or whoever comes (`open`)."""

    kind: Literal["person", "bot", "open"] = "open"
    name: Name = ""
    level: Level = USUAL


class ClockForm(Struct, forbid_unknown_fields=True, frozen=True):
    """How long one may think: without limit, for each move, or for the whole game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)] = 60


class TableForm(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    public: bool = False
    spectators: bool = True
    clock: ClockForm = ClockForm()
    patience: Annotated[int, Meta(ge=0, le=86400)] = 60


class JoinForm(Struct, forbid_unknown_fields=True):
    """Sit down on a free seat: that one, or the first."""

    name: Name = ""
    seat: SeatNumber | None = None


class NameForm(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class LeaveForm(Struct, forbid_unknown_fields=True):
    """Get up; `bot` lets a bot play on at once."""

    bot: bool = False
    level: Level = USUAL


class BotForm(Struct, forbid_unknown_fields=True):
    """Let a bot play on for somebody who left."""

    level: Level = USUAL


class SpectatorsForm(Struct, forbid_unknown_fields=True):
    """Whether the table may be watched."""

    allowed: bool
