"""What is stored, as memory holds it: a table's set-up, its seats, and the entries of its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import sqlalchemy as sa

from broceliande.engine.moves import Told
from broceliande.server.storage.models import ANSWER, BOT, FREE, PERSON, UNDO, WITHDRAW


@dataclass
class Setup:
    """What was agreed when the table was opened, as stored."""

    id: str
    game: str
    rules: int
    amendments: list[str]
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    seed: bytes = field(repr=False)
    commitment: str
    public: bool
    spectators: bool
    clock: str
    clock_ms: int
    patience: int
    status: str
    rematch: str | None
    created: int
    touched: int
    bonus_ms: int = 0
    cap_ms: int = 0
    ending: str | None = None
    ready: bool = False  # it begins when all who sit there are ready
    offered: int | None = None  # the seat that offers a rematch
    starter: int | None = None  # the one that would begin it
    without: str | None = None  # what is done without those who leave
    code: str | None = None  # that leads here while the table is open
    origin: str | None = None  # the finished game that it goes on from
    origin_ply: int | None = None  # after so many of its answers
    lang: str = ""  # of whoever opened it
    fills: int | None = None  # when bots take the seats that are free
    filler: str | None = None  # of which level they are; none: no bots come by themselves
    hushed: bool = False  # only ready-made sentences are said

    @property
    def given(self) -> dict[str, object]:
        """The options with edition and amendments, as the engine takes them."""
        given = {**self.options, "amendments": self.amendments}
        return given if self.edition is None else {**given, "edition": self.edition}


@dataclass
class Sitter:
    """Who sits on a seat, as stored."""

    table_id: str
    seat: int
    kind: str
    name: str
    level: str
    secret: str | None = field(repr=False)  # hashed
    holder: str | None
    left: int | None
    only: bool = False  # the house gives an only answer
    person: str | None = None  # whose it is
    hidden: bool = False  # from their list of games
    place: int | None = None  # once the game is over
    score: int | None = None
    stand_in: str | None = field(default=None, repr=False)  # hashed secret of who plays for them
    stand_in_name: str = ""
    stand_in_person: str | None = None
    chosen: str = ""  # by the others, while the owner is away
    chosen_by: int | None = None
    waits: int | None = None  # so long they wait on
    offer: str | None = field(default=None, repr=False)  # the link by which somebody may sit down
    wants_bot: int = 0  # bits of the seats for which this one wants a bot
    resigned: bool = False
    closes: bool = False  # would clear the table
    stood: int = 0  # once the game is over: turns that others played for the owner
    botted: int = 0
    since: int | None = None  # when its owner sat down
    ready: bool = False  # before the game
    again: bool | None = None  # after it: whether they play once more
    ahead: int = 0  # answers given in advance that stand
    alive: bool = True  # whether the server that holds it lives
    crest: str = ""  # of the person whose it is

    @property
    def owned(self) -> bool:
        """Whether it is somebody's, by their person or by its secret."""
        return self.secret is not None or self.person is not None

    @property
    def lent(self) -> bool:
        """Whether somebody else plays for the owner."""
        return self.owned and (self.kind == BOT or self.stand_in is not None)


@dataclass(slots=True)
class Record:
    """An entry of the log."""

    version: int
    kind: str
    ply: int
    seat: int
    move: int
    answer_id: str
    told: list[Told]
    at: int
    earned: int = 0  # time that an answer brought to its seat


@dataclass(slots=True)
class Vote:
    """What a seat thinks of taking answers back at a version."""

    seat: int
    ply: int
    yes: bool
    asks: bool


@dataclass(slots=True)
class Remark:
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    phrase: int | None = None  # a ready-made sentence, instead of a text
    person: str | None = None  # who said it


def host_of(sitters: Iterable[Any]) -> int | None:
    """The seat of the host: whoever has sat there for longest, so that the next one is when they
    leave."""
    people = [(sitter.since or 0, sitter.seat) for sitter in sitters if sitter.kind == PERSON]
    return min(people)[1] if people else None


def gathered(sitters: Iterable[Any], ready: bool) -> bool:
    """Whether a game can begin: every seat is taken and, where they say so, all are ready. Nobody
    waits for themselves: whoever sits there alone, or with bots, begins at once."""
    seats = list(sitters)
    people = [seat for seat in seats if seat.kind == PERSON]
    if any(seat.kind == FREE for seat in seats):
        return False
    alone = len({seat.person or seat.seat for seat in people}) <= 1
    return alone or not ready or all(seat.ready for seat in people)


# The log


def deal(told: list[Told]) -> Record:
    """The deal, told as if it were the entry before the first."""
    return Record(0, "deal", 0, -1, -1, "", told, 0)


def record_of(row: sa.Row[Any]) -> Record:
    """A row of the log."""
    told = told_read(row.told, row.ply) if row.told != "[]" else []
    given = (row.version, row.kind, row.ply, row.seat, row.move, row.answer_id)
    return Record(*given, told, row.at, row.earned)


def standing(records: Iterable[Record]) -> list[Record]:
    """The answers of a log, or of the end of one, that were not taken back."""
    stack: list[Record] = []
    for record in records:
        if record.kind == ANSWER:
            stack.append(record)
        elif record.kind == UNDO:
            while stack and stack[-1].ply > record.ply:
                stack.pop()
        elif record.kind == WITHDRAW:
            stack = without_last(stack, record.seat)
    return stack


def without_last(answers: list[Record], seat: int) -> list[Record]:
    """Answers that stand, less the last one of a seat; those after it come one earlier."""
    at = max((n for n, record in enumerate(answers) if record.seat == seat), default=None)
    if at is None:  # it stands before these
        return answers
    return answers[:at] + [replace(later, ply=later.ply - 1) for later in answers[at + 1 :]]


def told_text(told: Sequence[Told]) -> str:
    """Events as the log keeps them."""
    return msgspec.json.encode([(t.event, t.audience, t.numbers) for t in told]).decode()


def told_read(text: str, ply: int) -> list[Told]:
    """Events as the log kept them."""
    rows = msgspec.json.decode(text, type=list[tuple[int, int, tuple[int, ...]]])
    return [Told(ply, event, audience, numbers) for event, audience, numbers in rows]
