"""What a game asks, refuses, tells, has pending and ends with: each member declared once.

A game writes

    class Ask(Questions):
        STEP = question(HEXES + 1, rule="BE-036 BE-037")
        HEX = question(HEXES, rule="BE-029")

    class Why(Reasons):
        GAME_OVER = game_over("BE-123")
        ...
        NOT_ADJACENT = because("BE-032")

    class Tell(Events):
        STEP_MOVED = event(player=SEAT, from_="hex", hex="hex")

and numbers, names, tables, the browser's types and the words that must exist follow from it. In the
rules a member is its number: `Ask.HEX`, `Why.NOT_ADJACENT`.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cache, cached_property
from typing import Any, Self, TypeVar

from broceliande.engine.hinge import Hinge

SEAT = "seat"  # an argument that is a seat: words get its name
NUMBER = "number"  # an argument that is just a number

GAME_OVER, NOT_ASKED, WRONG_QUESTION, NO_SUCH_MOVE = 1, 2, 3, 4  # reasons every game begins with

Names = TypeVar("Names", bound=IntEnum)
Asked = TypeVar("Asked", bound="Questions")


class Declared(IntEnum):
    """Members numbered in the order in which they are declared, from 1."""

    _value_: int
    what: Any  # what was declared

    def __new__(cls, what: Any) -> Self:
        """Numbered by its place."""
        number = len(cls.__members__) + 1
        member = int.__new__(cls, number)
        member._value_ = number
        member.what = what
        return member

    @property
    def said(self) -> str:
        """The member's name, as words, dumps and messages know it."""
        return self.name.lower()


def names_of(members: type[Names]) -> tuple[str, ...]:
    """The names of an enumeration that counts from 0, as editions, words and messages know them."""
    assert [member.value for member in members] == list(range(len(members))), members
    return tuple(member.name.lower() for member in members)


# What a game asks


@dataclass(frozen=True)
class Question:
    """Something a game asks. An answer is a tuple of small numbers, one for each of `shape`."""

    name: str
    shape: tuple[int, ...]
    rule: str = ""  # the paragraphs to read about it, such as "BE-031 BE-032"
    together: bool = False  # several seats answer it, sealed until the last one has
    any_order: bool = False  # the things of an answer are a set: they may be named in any order
    forced: int = 0  # the amendment since which an only answer is taken without asking
    hinge: Hinge | None = None  # what an answer in advance may depend on

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


def question(
    *shape: int,
    rule: str = "",
    together: bool = False,
    any_order: bool = False,
    forced: int = 0,
    hinge: Hinge | None = None,
) -> Question:
    """A question whose answers are tuples of numbers below these."""
    return Question("", shape, rule, together, any_order, forced, hinge)


class Questions(Declared):
    """The questions of a game, in rulebook order. Moves are the answers to all of them in a row."""

    @cached_property
    def question(self) -> Question:
        """The question with its name."""
        declared: Question = self.what
        return replace(declared, name=self.said)

    @cached_property
    def size(self) -> int:
        """How many answers it has, legal or not."""
        return self.question.size

    @cached_property
    def first(self) -> int:
        """The move that is its first answer."""
        return sum(other.size for other in type(self) if other < self)

    @classmethod
    def of(cls, move: int) -> tuple[Self, int]:
        """The question that a move answers, and the answer."""
        firsts, members = _in_a_row(cls)
        asked = members[bisect_right(firsts, move) - 1]
        answer = move - asked.first
        if not 0 <= answer < asked.size:
            raise ValueError("no such move")
        return asked, answer

    @classmethod
    def starts(cls) -> list[int]:
        """By question number: the move that is its first answer."""
        return [0, *(asked.first for asked in cls)]

    @classmethod
    def sizes(cls) -> list[int]:
        """By question number: how many answers it has."""
        return [0, *(asked.size for asked in cls)]


@cache
def _in_a_row(questions: type[Asked]) -> tuple[list[int], list[Asked]]:
    """Questions by the moves that are their first answers."""
    members = list(questions)
    return [asked.first for asked in members], members


# Why a game refuses


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: a code with words, and the paragraph that says so (where it depends
    on the question: none, and the question's own counts)."""

    code: str
    rule: str = ""
    number: int = 0  # of the four that every game has


def because(rule: str) -> Reason:
    """A reason of the game's own, with its paragraph; "" where it is the question's own."""
    return Reason("", rule)


def game_over(rule: str = "") -> Reason:
    """The game is over. The first of every game's reasons."""
    return Reason("", rule, GAME_OVER)


def not_asked(rule: str = "") -> Reason:
    """The seat is not asked. The second of every game's reasons."""
    return Reason("", rule, NOT_ASKED)


def wrong_question(rule: str = "") -> Reason:
    """Another question is asked. The third of every game's reasons."""
    return Reason("", rule, WRONG_QUESTION)


def no_such_move(rule: str = "") -> Reason:
    """There is no move of that number. The fourth of every game's reasons."""
    return Reason("", rule, NO_SUCH_MOVE)


class Reasons(Declared):
    """Why a game refuses an answer; the four that every game has come first."""

    def __init__(self, what: Reason) -> None:
        wanted = self.value if self.value <= NO_SUCH_MOVE else 0
        if what.number != wanted:
            raise TypeError(
                f"{type(self).__name__}.{self.name}: reasons begin with game_over, not_asked,"
                " wrong_question and no_such_move, each once and in this order"
            )

    @property
    def reason(self) -> Reason:
        """The reason with its code."""
        declared: Reason = self.what
        return replace(declared, code=self.said)


# What a game tells


@dataclass(frozen=True)
class Event:
    """Something the chronicle tells. Each argument is SEAT, NUMBER, a thing's kind or names."""

    name: str
    arguments: dict[str, str | tuple[str, ...]] = field(default_factory=dict)


def event(**arguments: str | tuple[str, ...]) -> Event:
    """An event with its arguments; one that is a word of Python's is written `from_`."""
    if len(arguments) > 4:
        raise TypeError(f"an event tells four numbers at most, not {', '.join(arguments)}")
    return Event("", {name.rstrip("_"): kind for name, kind in arguments.items()})


class Events(Declared):
    """What the chronicle of a game tells."""

    @property
    def event(self) -> Event:
        """The event with its name."""
        declared: Event = self.what
        return replace(declared, name=self.said)


# How it ends, what is pending, what must hold


class Endings(Declared):
    """How a game ends. A member is declared by the paragraph that says so."""


class Tasks(Declared):
    """What can be pending. A member is declared by what it is, or what its two details are."""


class Amendments(Declared):
    """Changes of the rules, in the order in which they were made. A new table has all of them; a
    table keeps those it began with. In the rules: `AMENDED[Amendment.X] != 0`. A member is
    declared by its paragraph and what was before."""


class Faults(Declared):
    """What `check` can find wrong. A member is declared by the sentence that says so."""


def ending(rule: str) -> str:
    """An ending, with its paragraph."""
    return rule


@dataclass(frozen=True)
class Change:
    """A change of the rules: the paragraph that now holds, and how it was played before."""

    rule: str
    before: str


def amendment(rule: str, before: str) -> Change:
    """A change of the rules."""
    return Change(rule, before)


def task(sentence: str) -> str:
    """A task: what it is, or what its details are."""
    return sentence


def fault(sentence: str) -> str:
    """Something that must never be found, in a sentence."""
    return sentence
