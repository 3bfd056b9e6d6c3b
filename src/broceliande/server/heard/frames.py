"""Every frame that a socket may send. What does not fit one of these is refused."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from broceliande.bots.levels import USUAL
from broceliande.server.heard.bounds import (
    AnswerId,
    ChatText,
    Count,
    Lang,
    Level,
    Path,
    PhraseNumber,
    SeatNumber,
    Secrets,
    ThingName,
)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: which seats one holds, and what one already knows of the table."""

    secrets: Secrets = []
    lang: Lang = "en"
    version: Count | None = None
    chat: Count = 0  # the last line of chat that one has
    seen: Count = 0  # the version that one has looked at; less than what one knows, if one was away
    hot: bool = False  # several people share the device: only the seat looked from is told
    look: SeatNumber | None = None  # that seat, if somebody has said already that it is them


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """A seat's answer to the question that it was asked at a version."""

    seat: SeatNumber
    version: Count
    move: Count
    id: AnswerId  # the same when the same answer is sent again after a cut


class _Wish(Struct, forbid_unknown_fields=True):
    """What a seat asks for at a version; named, so that the reply can be told from others."""

    seat: SeatNumber
    version: Count
    id: AnswerId


class Undo(_Wish, tag="undo"):
    """Take one's last answer back: at once up to the boundary, beyond it if all agree."""


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree, or do not, to what another seat asks to take back."""

    seat: SeatNumber
    version: Count
    yes: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    seat: SeatNumber
    text: ChatText


class Phrase(Struct, tag="phrase", forbid_unknown_fields=True):
    """A ready-made sentence, by its number: each reads it in their own language."""

    seat: SeatNumber
    phrase: PhraseNumber


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Point at a thing, for the others to look at; nothing of it is kept."""

    seat: SeatNumber
    thing: ThingName


class Story(Struct, tag="story", forbid_unknown_fields=True):
    """Older parts of the chronicle: what happened up to a version, not that one included."""

    before: Count


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    """What the owner of a seat sees as they turn away."""

    seat: SeatNumber
    version: Count


class Meanwhile(Struct, tag="meanwhile", forbid_unknown_fields=True):
    """What happened since a seat's owner last looked: whether there is anything, or its steps from
    the version that they saw, those after another version."""

    seat: SeatNumber
    version: Count | None = None
    after: Count = 0


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why a move, or what is pointed at one thing after another, is not possible now."""

    seat: SeatNumber
    move: Count | None = None
    path: Path = []


class Hint(_Wish, tag="hint"):
    """What would a druid do? Asked for a seat that owes an answer."""


class Only(Struct, tag="only", forbid_unknown_fields=True):
    """Let the house give a seat's answers where there is only one, or do it oneself."""

    seat: SeatNumber
    on: bool


class Away(Struct, tag="away", forbid_unknown_fields=True):
    """What is to become of the seat of somebody who is away: a bot plays, it is offered, or one
    waits on."""

    seat: SeatNumber  # theirs
    choice: Literal["bot", "offer", "wait"]
    level: Level = USUAL  # of the bot


class Speak(Struct, tag="speak", forbid_unknown_fields=True):
    """Go on in another language."""

    lang: Lang


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Of several who share a device, this seat's owner has it now; nobody, while it is covered."""

    seat: SeatNumber | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Incoming = (
    Hello
    | Answer
    | Undo
    | Vote
    | Say
    | Phrase
    | Point
    | Story
    | Seen
    | Meanwhile
    | WhyNot
    | Hint
    | Only
    | Away
    | Speak
    | Look
    | Ping
)

_read: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read(frame: str | bytes) -> Incoming:
    """The frame as a message; msgspec.MsgspecError if it is none."""
    return _read.decode(frame)
