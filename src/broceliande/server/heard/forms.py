"""What the HTTP part reads: the forms by which tables are opened and seats are taken."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from broceliande.bots.levels import USUAL
from broceliande.server.heard.bounds import (
    OPTIONS,
    ClockBonus,
    ClockCap,
    ClockSeconds,
    EditionData,
    GameName,
    Level,
    Name,
    OfferLink,
    Options,
    Patience,
    SeatNumber,
    TypedCode,
    check_edition,
    check_free,
)


class SeatForm(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: oneself (`person`), a bot, or whoever comes (`open`)."""

    kind: Literal["person", "bot", "open"] = "open"
    name: Name = ""
    level: Level = USUAL


class ClockForm(Struct, forbid_unknown_fields=True, frozen=True):
    """How long one may think: without limit, for each move, or for the whole game; then something
    may come back with each move, up to a cap (0: without one)."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: ClockSeconds = 60
    bonus: ClockBonus = 0
    cap: ClockCap = 0

    def __post_init__(self) -> None:
        """The three fit each other."""
        if (self.bonus or self.cap) and self.kind != "game":
            raise ValueError("clock: a bonus and a cap belong to a clock for the whole game")
        if self.cap and not self.bonus:
            raise ValueError("clock: a cap without a bonus")
        if 0 < self.cap < self.seconds:
            raise ValueError("clock: the cap is below the time that everybody begins with")


class TableForm(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameName
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=16)]
    options: Options = {}
    edition: EditionData | None = None
    public: bool = False
    spectators: bool = True
    clock: ClockForm = ClockForm()
    patience: Patience | None = None  # as the pace has it, if nothing is said
    hushed: bool = False  # only ready-made sentences are said there
    ready: bool = False  # it begins when all who sit there are ready, not as soon as it is full

    def __post_init__(self) -> None:
        """What has no shape of its own is within its bounds too."""
        check_free(self.options, OPTIONS, "options")
        check_edition(self.edition)


class OnwardForm(Struct, forbid_unknown_fields=True):
    """Play on from a point of a finished game, on a seat of it, against bots."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Level = USUAL
    name: Name = ""


class JoinForm(Struct, forbid_unknown_fields=True):
    """Sit down on a free seat: that one, or the first."""

    name: Name = ""
    seat: SeatNumber | None = None


class ReadyForm(Struct, forbid_unknown_fields=True):
    """Whether one is ready."""

    ready: bool = True


class MoveForm(Struct, forbid_unknown_fields=True):
    """Sit on another seat, before the game."""

    to: SeatNumber


class FillForm(Struct, forbid_unknown_fields=True):
    """A bot for a free seat, before the game."""

    level: Level = USUAL
    name: Name = ""


class InviteForm(Struct, forbid_unknown_fields=True):
    """A table's short code, as it was typed."""

    code: TypedCode


class RematchForm(Struct, forbid_unknown_fields=True):
    """Whether one plays once more; and what is done without those who do not."""

    stay: bool
    without: Literal["bot", "fewer"] | None = None


class NameForm(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class LeaveForm(Struct, forbid_unknown_fields=True):
    """Get up; `bot` lets a bot play on at once."""

    bot: bool = False
    level: Level = USUAL
    for_good: bool = False  # a bot plays on, and nobody waits for one any more


class CloseForm(Struct, forbid_unknown_fields=True):
    """Clear the table away; or, said again with no, rather not."""

    yes: bool = True


class BotForm(Struct, forbid_unknown_fields=True):
    """Let a bot play on for somebody who left."""

    level: Level = USUAL


class StandInForm(Struct, forbid_unknown_fields=True):
    """Play for somebody who is away, on a seat that is offered."""

    name: Name = ""
    offer: OfferLink = ""  # the seat's own link; not needed where the table is open to all


class SpectatorsForm(Struct, forbid_unknown_fields=True):
    """Whether the table may be watched."""

    allowed: bool
