"""Every frame that the server sends, as the door makes it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from msgspec import Struct

from broceliande.server.told.lines import Line, Since


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
    crest: str  # of the person who sits there, if they chose one
    ready: bool  # before the game, where all must be
    host: bool  # before the game: may let bots in, and free seats
    stand_in: str = ""  # who plays, or last played, for its owner; not a bot
    lent: bool = False  # a bot or a stand-in plays for its owner now
    offered: bool = False  # somebody may sit down for the owner, who is away
    resigned: bool = False  # its owner left for good
    closes: bool = False  # its owner would clear the table away
    stood: int = 0  # turns that others played for its owner,
    botted: int = 0  # those of them that bots did,
    unseen: int = 0  # and those since the owner last answered


class Absence(Struct):
    """Somebody is away while the game goes on. Moments are the server's, in milliseconds since
    1970: a pong tells its time."""

    seat: int
    left: int  # when they went; 0 if nobody saw it
    asks_at: int  # from then on, on their turn, the others are asked what to do
    asks: bool  # they are asked now
    votes: list[int]  # seats that want a bot; more than half of those present decide
    needed: int
    chosen: str  # wait, offer or bot
    chosen_by: int | None
    offer: str  # the seat's own link for whoever stands in; told to those who have a seat


class Clocks(Struct):
    """How much time each seat has left, and whose runs."""

    kind: str
    left: list[int]  # milliseconds
    running: list[int]
    rested: list[int]  # by seat: when its day off ends, if one was taken while it thinks; else 0


class ChatLine(Struct):
    """What somebody said. Text, never markup."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    phrase: int | None = None  # the number of a ready-made sentence, which is the text
    note: bool = False  # the house says it


class TalkOut(Struct):
    """How people may talk at the table."""

    free: bool  # in their own words, not in ready-made sentences alone
    host: int | None  # the seat that may change that


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
    hot: bool  # of the seats held here one at a time is told, a spectator's sight while covered
    story: list[Line]
    since: int  # the version after which the story begins
    seats: list[SeatOut]
    clocks: Clocks | None
    request: Request | None
    chat: list[ChatLine]
    talk: TalkOut
    spectators: bool
    watching: int
    absences: list[Absence]
    commitment: str
    seed: str | None  # once the game is over
    ending: str
    rematch: str | None
    offer: OfferOut | None
    fills: int | None = None  # before the game: when bots take the seats that are free
    unlearnt: str = ""  # where bots sit that cannot judge by what they have learnt: why not


class SeatsChanged(Struct, tag="seats"):
    """Somebody came, went, changed their name, or has been away for as long as patience lasts."""

    seats: list[SeatOut]
    watching: int
    absences: list[Absence]


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
    """A move worth thinking of, and what speaks for it; the seat's chance to win after it where
    chances were measured, and nothing where they were not."""

    move: int
    path: tuple[str, ...]
    words: str
    chance: float | None
    why: list[str]


class Advised(Struct, tag="advised"):
    """A hint, for the one who asked alone: up to three moves, the best first."""

    id: str
    seat: int
    version: int
    moves: list[AdviceOut]


class Pong(Struct, tag="pong"):
    """Somebody is; and the server's time in milliseconds, for moments that are told."""

    now: int


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
    | Since
    | Ack
    | RefusedOut
    | Allowed
    | Advised
    | Pong
    | Bye
)

_write = msgspec.json.Encoder()


write = _write.encode  # anything


def written(message: Outgoing) -> bytes:
    """The message as a frame."""
    return _write.encode(message)


def together(shared: dict[Any, Any] | None, what: Hashable, make: Callable[[], Any]) -> Any:
    """What is the same for several who are told at one moment: put into bytes once."""
    if shared is None:
        return make()
    if what not in shared:
        shared[what] = msgspec.Raw(write(make()))
    return shared[what]
