"""Every frame that the server sends, as the door makes it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class MoveOut(Struct, omit_defaults=True):
    """A legal move: the things it points at, and its words."""

    id: int
    path: tuple[str, ...]
    words: str
    any_order: bool = False  # its things may be chosen in any order


class Question(Struct):
    """What a seat is asked, and the paragraphs to read about it."""

    name: str
    words: str
    rule: str


class Sight(Struct):
    """What one seat, or a spectator, may know now."""

    seat: int | None
    view: dict[str, Any]
    question: Question | None
    moves: list[MoveOut]
    things: dict[str, str]  # where moves are many: those their paths lead through
    undo: str  # "" nothing to take back, "free" at once, "ask" if the others agree


class Line(Struct, omit_defaults=True):
    """A line of the chronicle. An undo takes away the lines of later answers before it."""

    version: int
    ply: int
    event: str = ""  # empty for an undo
    numbers: tuple[int, ...] = ()
    things: list[str] = []
    words: str = ""
    undone: bool = False


class SeatOut(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: str
    level: str
    connected: bool
    answered: bool  # asked with others, and has answered
    owned: bool  # somebody holds its secret
    away: int | None  # seconds since its owner left
    only: bool  # the house gives its answer where there is only one
    ready: bool  # before the game, where all must be
    host: bool  # before the game: may let bots in, and free seats


class Clocks(Struct):
    """How much time each seat has left, and whose runs."""

    kind: str
    left: list[int]  # milliseconds
    running: list[int]


class ChatLine(Struct):
    """What somebody said. Text, never markup."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class Request(Struct):
    """A seat asks to go back to an earlier answer."""

    seat: int
    ply: int
    agreed: list[int]
    waiting: list[int]


class OfferOut(Struct):
    """A rematch that somebody offers: who agreed, who has yet to answer, who leaves; by seats of
    the table that is over."""

    seat: int
    agreed: list[int]
    waiting: list[int]
    left: list[int]
    first: int | None  # who begins; null where the lot says so
    without: str | None  # what is done without those who leave, once somebody said so
    ways: list[str]  # what can be done: "fewer" seats, or a "bot"


class State(Struct, tag="state"):
    """The table as those at this socket may know it, and what happened since their version."""

    table: str
    version: int
    status: str
    you: list[int]
    sights: list[Sight]
    story: list[Line]
    since: int  # the version after which the story begins
    seats: list[SeatOut]
    clocks: Clocks | None
    request: Request | None
    chat: list[ChatLine]
    spectators: bool
    watching: int
    commitment: str
    seed: str | None  # once the game is over
    ending: str
    rematch: str | None
    offer: OfferOut | None


class SeatsChanged(Struct, tag="seats"):
    """Somebody came, went or changed their name."""

    seats: list[SeatOut]
    watching: int


class Said(Struct, tag="said"):
    """New lines of chat."""

    lines: list[ChatLine]


class Pointed(Struct, tag="pointed"):
    """Somebody at the table points at a thing."""

    seat: int
    thing: str


class OldStory(Struct, tag="story"):
    """Older parts of the chronicle."""

    lines: list[Line]
    first: int  # there is nothing before this version


class Ack(Struct, tag="ack"):
    """The answer is written down and will not be lost."""

    id: str
    version: int
    duplicate: bool = False


class RefusedOut(Struct, tag="refused"):
    """Not done, nothing changed, and why; with the table as it stands."""

    id: str
    code: str
    rule: str
    words: str
    detail: str = ""
    state: State | None = None


class Allowed(Struct, tag="allowed"):
    """What was asked about is possible."""

    seat: int
    move: int | None


class AdviceOut(Struct):
    """A move worth thinking of: the seat's chance to win after it, and what speaks for it."""

    move: int
    path: tuple[str, ...]
    words: str
    chance: float
    why: list[str]


class Advised(Struct, tag="advised"):
    """A hint, for the one who asked alone: up to three moves, the best first."""

    id: str
    seat: int
    version: int
    moves: list[AdviceOut]


class Pong(Struct, tag="pong"):
    """Somebody is."""


class Bye(Struct, tag="bye"):
    """The server closes the socket, and why."""

    code: str
    words: str


Outgoing = (
    State
    | SeatsChanged
    | Said
    | Pointed
    | OldStory
    | Ack
    | RefusedOut
    | Allowed
    | Advised
    | Pong
    | Bye
)

_write = msgspec.json.Encoder()


def as_written(part: Any) -> msgspec.Raw:
    """A part of messages that is the same in several, put into bytes once."""
    return msgspec.Raw(_write.encode(part))


def written(message: Outgoing) -> str:
    """The message as a frame."""
    return _write.encode(message).decode()
