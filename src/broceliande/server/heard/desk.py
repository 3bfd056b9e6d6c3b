"""What a keeper says at the desk."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from broceliande.server.heard.bounds import REASON, TypedCode

Reason = Annotated[str, Meta(min_length=1, max_length=REASON, pattern=r"\S")]
Hours = Annotated[int, Meta(ge=1, le=10 * 366 * 24)]  # ten years; longer is without end
Days = Annotated[int, Meta(ge=0, le=36_500)]
Network = Annotated[str, Meta(min_length=2, max_length=64)]
Kept = Literal["games", "chat", "reports", "log", "calls"]


class DeskCodeForm(Struct, forbid_unknown_fields=True):
    """A rescue code, or one from the command line, as it was typed."""

    code: TypedCode


class WhyForm(Struct, forbid_unknown_fields=True):
    """Something is done, for a reason."""

    why: Reason


class MeasureForm(Struct, forbid_unknown_fields=True):
    """Somebody may not speak, or may not come; for so many hours, or until it is taken back."""

    why: Reason  # told to whom it concerns
    hours: Hours | None = None


class NetworkForm(Struct, forbid_unknown_fields=True):
    """Nobody may come from these addresses."""

    network: Network
    why: Reason
    hours: Hours | None = None


class HandledForm(Struct, forbid_unknown_fields=True):
    """What is done about a report; `lines`: those that were reported are deleted as well."""

    act: Literal["nothing", "mute", "ban"]
    why: Reason
    lines: bool = False
    hours: Hours | None = None


class RetentionForm(Struct, forbid_unknown_fields=True):
    """How long something is kept: days, 0 until it is deleted, none as the command line says."""

    what: Kept
    days: Days | None
