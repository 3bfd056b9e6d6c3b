"""What a person says about themselves, and how they say who they are."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from broceliande.server.heard.bounds import (
    PASSKEY,
    TAKEN,
    Credential,
    Crest,
    Link,
    Name,
    Secret,
    TypedCode,
    check_free,
)


class MeForm(Struct, forbid_unknown_fields=True):
    """Who one is at tables; what is left out stays as it was."""

    name: Name | None = None
    crest: Crest | None = None
    agrees: Literal["", "f", "m"] | None = None  # how French speaks of them; "": of anybody


class HeldSeat(Struct, forbid_unknown_fields=True):
    """A seat whose secret one holds."""

    table: Link
    secret: Secret


class TakeForm(Struct, forbid_unknown_fields=True):
    """These seats are to be mine."""

    seats: Annotated[list[HeldSeat], Meta(min_length=1, max_length=TAKEN)]


class PasskeyForm(Struct, forbid_unknown_fields=True):
    """What the browser made of a passkey, as its own `toJSON()` has it."""

    credential: Credential

    def __post_init__(self) -> None:
        """What has no shape of its own is within its bounds too."""
        check_free(self.credential, PASSKEY, "credential")


class CodeForm(Struct, forbid_unknown_fields=True):
    """A rescue code, as it was typed."""

    code: TypedCode


class ClaimForm(Struct, forbid_unknown_fields=True):
    """A second device: the short code that was typed, or what the scanned link holds."""

    code: TypedCode


class TicketForm(Struct, forbid_unknown_fields=True):
    """What a second device got when it came, by which it asks whether it was let in."""

    ticket: Secret


class WelcomeForm(Struct, forbid_unknown_fields=True):
    """The known device says whether it is the same person."""

    yes: bool


class FarewellForm(Struct, forbid_unknown_fields=True):
    """Delete me: one's name, typed once; empty for whoever has none."""

    name: Name = ""
