"""What people say about each other: friends, blocks, invitations, reports."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from broceliande.server.heard.bounds import LineNumbers, Link, Note, Secret

Reason = Literal["insult", "hate", "threat", "nuisance", "cheating", "other"]


class FriendCode(Struct, forbid_unknown_fields=True):
    """What stands in the link that somebody sent, after its `#`."""

    code: Secret


class ShownForm(Struct, forbid_unknown_fields=True):
    """Whether friends see that one is here."""

    shown: bool


class AnswerForm(Struct, forbid_unknown_fields=True):
    """Yes, or no."""

    yes: bool


class ApartForm(Struct, forbid_unknown_fields=True):
    """Block or mute somebody, or do so no more."""

    on: bool


class TalkForm(Struct, forbid_unknown_fields=True):
    """Whether people may talk in their own words."""

    free: bool


class SeatingForm(Struct, forbid_unknown_fields=True):
    """A friend to whom one keeps a seat, as the list of friends names them."""

    friend: Link


class ReportForm(Struct, forbid_unknown_fields=True):
    """Lines of chat that somebody should not have said; all of one person."""

    lines: LineNumbers
    reason: Reason
    note: Note = ""
    block: bool = False  # and one does not want to hear them any more
