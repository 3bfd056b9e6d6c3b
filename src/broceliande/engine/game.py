"""The contract of a game: everything above the games knows only this."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from broceliande.engine.edition import Edition
from broceliande.engine.fields import Fields
from broceliande.engine.options import Option

SEAT = "seat"  # an argument that is a seat: words get its name
NUMBER = "number"  # an argument that is just a number

GAME_OVER, NOT_ASKED, WRONG_QUESTION, NO_SUCH_MOVE = 1, 2, 3, 4  # reasons every game begins with


@dataclass(frozen=True)
class Question:
    """Something a game asks. An answer is a tuple of small numbers, one for each of `shape`."""

    name: str
    shape: tuple[int, ...]
    rule: str = ""  # the paragraphs to read about it, such as "BE-031 BE-032"

    @property
    def size(self) -> int:
        """How many answers there are, legal or not."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def unpack(self, answer: int) -> tuple[int, ...]:
        """The numbers of an answer."""
        numbers: list[int] = []
        for length in reversed(self.shape):
            answer, number = divmod(answer, length)
            numbers.append(number)
        return tuple(reversed(numbers))

    def pack(self, *numbers: int) -> int:
        """The answer made of these numbers."""
        answer = 0
        for number, length in zip(numbers, self.shape, strict=True):
            if not 0 <= number < length:
                raise ValueError(f"{self.name} has no answer {numbers}")
            answer = answer * length + number
        return answer


def starts(questions: Sequence[Question]) -> list[int]:
    """By question number (from 1): the move that is its first answer."""
    at, out = 0, [0]
    for question in questions:
        out.append(at)
        at += question.size
    return out


def sizes(questions: Sequence[Question]) -> list[int]:
    """By question number (from 1): how many answers it has."""
    return [0] + [question.size for question in questions]


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: a code with words, and the paragraph that says so (where it depends
    on the question: none, and the question's own counts)."""

    code: str
    rule: str = ""


@dataclass(frozen=True)
class Event:
    """Something the chronicle tells. Each argument is SEAT, NUMBER, a thing's kind or names."""

    name: str
    arguments: dict[str, str | tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Phrase:
    """A message of the words' file and what goes into it."""

    key: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `rules` are the modules written in the rules' dialect; between them they hold

    deal(s)                   set the table up: s holds seats, options and luck
    reason(s, seat, answer)   0 if the answer is legal, else why not; the seat is asked
    left_out(s, seat, move)   why a move does not answer the question asked
    play(s, seat, move)       carry a legal move out
    redeal(s, seat)           draw anew what is hidden from the seat
    standing(s)               fill in scores and places
    check(s)                  0, or the first invariant that does not hold

    and the tables ASK_AT and ASK_SIZE. The engine makes `refusal` and `legal` of these: legality
    and its explanation are one function.
    """

    name: str
    version: int  # of the rules: it changes whenever the same moves give another game
    seats: range
    position: type[Fields]
    questions: tuple[Question, ...]
    reasons: tuple[Reason, ...]  # by code, from 1
    events: tuple[Event, ...]  # by number, from 1
    endings: tuple[str, ...]  # by number, from 1
    faults: tuple[str, ...]  # what `check` can find wrong, by number, from 1
    things: tuple[str, ...]  # the kinds of thing that can be pointed at
    options: tuple[Option, ...]
    rules: tuple[ModuleType, ...]
    read_edition: Callable[[dict[str, Any]], dict[str, Any]]
    # These speak; the first argument holds the bound rule functions and tables by name.
    path: Callable[[Any, Any, int, int], tuple[str, ...]]  # state, seat, move
    phrase: Callable[[Any, Any, int, int], Phrase]  # a move in words: state, seat, move
    ask_phrase: Callable[[Any, Any, int], Phrase]  # the question in words: state, seat
    reason_arguments: Callable[[Any, Any, int, int, str], dict[str, Any]]
    label: Callable[[Any, str, int], Phrase | int]  # a thing as an argument of an event
    describe: Callable[[Any, Any, str, int], Phrase]  # a thing in words: state, kind, number
    length: Callable[[int], int]  # for so many seats, no random game takes more answers
    folder: Path

    @property
    def moves(self) -> int:
        """Moves are the numbers from 0 to this, this not among them."""
        return sum(question.size for question in self.questions)

    def question_of(self, move: int) -> tuple[Question, tuple[int, ...]]:
        """The question that a move answers, and the numbers of the answer."""
        for question in self.questions:
            if move < question.size:
                return question, question.unpack(move)
            move -= question.size
        raise ValueError("no such move")

    def move(self, question: str, *numbers: int) -> int:
        """The move that answers that question with these numbers."""
        at = 0
        for asked in self.questions:
            if asked.name == question:
                return at + asked.pack(*numbers)
            at += asked.size
        raise ValueError(f"{self.name} never asks {question!r}")

    def edition(self, source: object = None) -> Edition:
        """The game's own edition, or a corrected one: a path or the parsed content of a file."""
        from broceliande.engine.edition import read

        return read(self.name, self.folder / "edition.toml", self.read_edition, source)
