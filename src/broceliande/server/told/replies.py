"""What the HTTP part answers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from broceliande.server.told.frames import OfferOut, SeatOut, Sight
from broceliande.server.told.lines import Line


class Choice(Struct):
    """A value an option takes, and its words."""

    value: Any
    words: str


class OptionOut(Struct):
    """Something a host may fix."""

    name: str
    words: str
    help: str
    choices: dict[str, list[Choice]] | None  # for each number of seats
    span: tuple[int, int] | None  # of a whole number, its least and its most
    usual: Any  # the choice that is played where none is named; null if that differs
    lot: bool  # left open, it is drawn


class GameOut(Struct):
    """A game one can play here."""

    name: str
    title: str
    pitch: str
    seats: list[int]
    options: list[OptionOut]
    rules: int
    edition: dict[str, Any]
    private: bool  # seats know or choose what others must not see: a shared device covers itself
    lesson: bool  # a teacher plays a first game with whoever wants to learn it
    levels: list[str]  # of its bots, the weakest first


class GamesOut(Struct):
    """All of them."""

    games: list[GameOut]
    editions: bool


class Paragraph(Struct):
    """A paragraph of the rules, in our own words."""

    number: str
    chapter: str
    text: str


class RulesOut(Struct):
    """The rules to read."""

    title: str
    introduction: str
    paragraphs: list[Paragraph]


class EditionOut(Struct):
    """The components that a table is played with, and where each comes from."""

    name: str
    digest: str
    custom: bool
    data: dict[str, Any]
    provenance: dict[str, list[str]]


class WordsOut(Struct):
    """The words of a game, as Fluent files: the engine's, then the game's own."""

    lang: str
    files: list[str]


class FieldOut(Struct):
    """A field of a position, as its game declares it."""

    name: str
    doc: str
    seated: bool  # its first index is a seat
    mask: str  # the field that holds who may see each of its cells; empty if there is none


class FieldsOut(Struct):
    """What a game's positions and moves are made of, for a board that knows no game."""

    things: list[str]  # the kinds of thing that can be pointed at
    fields: list[FieldOut]  # those that somebody may see, without the engine's own


class LessonWhy(Struct):
    """Why something pointed at in a lesson is not possible."""

    path: list[str]
    rule: str
    words: str


class LessonStep(Struct):
    """One step of a lesson: what one sees, what the teacher says, and what is to be done."""

    seat: int  # who answers
    yours: bool
    words: str
    sight: Sight
    story: list[Line]
    path: list[str]  # the answer the lesson goes on with
    named: dict[str, str]  # the things of that path in words
    why_not: list[LessonWhy]


class LessonOut(Struct):
    """An interactive first game, played by the engine itself."""

    game: str
    title: str
    names: list[str]
    steps: list[LessonStep]


class TableOut(Struct):
    """What anybody who knows a table's link may know of it."""

    id: str
    game: str
    title: str
    rules: int
    options: dict[str, Any]
    edition: str
    public: bool
    spectators: bool
    clock: str
    clock_seconds: int
    clock_bonus: int  # seconds that come back with each move, up to the cap, if there is one
    clock_cap: int
    patience: int
    status: str
    version: int
    commitment: str
    seats: list[SeatOut]
    rematch: str | None
    created: int
    ready: bool  # it begins when all who sit there are ready, not as soon as it is full
    hushed: bool = False  # only ready-made sentences are said there
    offer: OfferOut | None = None  # of a rematch
    freed: bool = False  # a seat that whoever asks had here was freed
    closed: bool = False  # it was cleared away before its game was over, or began
    origin: str | None = None  # the finished game that it goes on from
    origin_ply: int | None = None  # after so many of its answers
    fills: int | None = None  # when bots take the seats that are free; milliseconds since 1970
    until: int | None = None  # when it is cleared away, if it has not begun by then


class TablesOut(Struct):
    """Public tables, a page of them."""

    tables: list[TableOut]
    next: str = ""  # what to ask for the tables `before`, if there are more
    count: int = 0  # of all pages
    all: int = 0  # of tables that there are without what one wished for


class Sat(Struct):
    """One was seated; the secret is told this once, and is empty if one sat there before."""

    table: TableOut
    seat: int
    secret: str
    opened: bool  # the table is new


class Opened(Struct):
    """A table that was opened, with the secrets of one's own seats by number."""

    table: TableOut
    secrets: dict[str, str]


class CodeOut(Struct):
    """What leads to a table that waits for people, to be said aloud."""

    code: str


class InvitedOut(Struct):
    """The table that a code leads to."""

    table: str


class Joined(Struct):
    """One sits; the secret is told this once."""

    table: TableOut
    seat: int
    secret: str


class Step(Struct):
    """One step of a finished game, open to everybody."""

    ply: int
    last: int
    seat: int | None  # who answered
    words: str  # what
    story: list[str]
    views: list[dict[str, Any]]  # of each seat, then of a spectator


class StoryLine(Struct):
    """A line of a finished game's chronicle."""

    ply: int
    event: str
    numbers: tuple[int, ...]
    things: list[str]
    words: str
    eyes: list[bool]  # whether each seat, then a spectator, saw it happen


class Tale(Struct):
    """What is left of a finished game, whatever rules it was played by: what was told."""

    id: str
    game: str
    title: str
    rules: int
    names: list[str]
    created: int
    lines: list[StoryLine]


class CoachPoint(Struct):
    """A moment of a finished game: each seat's chance to win, by what it could know then."""

    ply: int
    chances: list[float]  # one, where all win or lose together


class LapseOut(Struct):
    """A move that cost its seat something, and what would have been better."""

    ply: int  # answers given before it
    played: str
    better: str
    chance: float | None  # after the move that was played; none where it was not measured
    best: float | None  # after the better one
    why: list[str]  # what speaks for the better one


class CoachOut(Struct):
    """What the coach says of a finished game, or how far along that is."""

    seat: int
    ready: bool
    progress: float  # from 0 to 1
    team: bool  # one curve for all
    last: int
    points: list[CoachPoint]
    lapses: list[LapseOut]  # of the seat, the costliest first
    measured: bool = False  # whether chances are figures; if not, only better and worse


class Verdict(Struct):
    """Whether the game was dealt from the seed that was promised, and every answer allowed."""

    right: bool
    commitment: str
    seed: str
    answers: int
    detail: str


class Health(Struct, omit_defaults=True):
    """Whether the server is well."""

    status: str
    bus: str = ""  # well or away, where there are several servers


class Fault(Struct):
    """Why something was not done."""

    code: str
    words: str
    detail: str = ""
