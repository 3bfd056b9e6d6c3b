"""The contract of a game: everything above the games knows only this."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from broceliande.engine.declared import (
    Amendments,
    Endings,
    Event,
    Events,
    Faults,
    Question,
    Questions,
    Reason,
    Reasons,
    Tasks,
)
from broceliande.engine.edition import Edition, read
from broceliande.engine.errors import BadOption
from broceliande.engine.fields import Fields
from broceliande.engine.options import Option, Options
from broceliande.engine.order import Order, dispatchers
from broceliande.engine.speaking import quick

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Phrase:
    """A message of the words' file and what goes into it."""

    key: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `rules` are the modules written in the rules' dialect; between them they declare
    what is asked, refused, told and pending, what must hold and how it ends (subclasses of
    Questions, Reasons, Events, Tasks, Faults and Endings), THINGS, the kinds of thing that can be
    pointed at, the order of play (ORDER, see engine/order.py), and hold

    deal(s)                   set the table up: s holds seats, options and luck
    left_out(s, seat, move)   why a move does not answer the question asked
    play(s, seat, move)       carry a legal move out and go on (the engine's own, if there is none)
    redeal(s, seat)           draw anew what is hidden from the seat
    standing(s)               fill in scores and places
    check(s)                  0, or the first invariant that does not hold

    The engine makes `refusal` and `legal` of the refusals in ORDER: legality and its explanation
    are one function. `speech` are the modules that speak; between them they hold

    path(r, s, seat, move)                      a move as a path of things
    phrase(r, s, seat, move)                    a move in words
    ask_phrase(r, s, seat)                      the question in words
    reason_arguments(r, s, seat, move, code)    what a refusal's words need
    label(r, kind, number)                      a thing as an argument of an event
    describe(r, s, kind, number)                a thing in words

    where r holds the bound rule functions and tables by name.
    """

    name: str
    version: int  # of the rules: it changes whenever the same moves give another game
    seats: range
    position: type[Fields]
    rules: tuple[ModuleType, ...]
    speech: tuple[ModuleType, ...]
    read_edition: Callable[[dict[str, Any]], dict[str, Any]]
    length: Callable[[int], int]  # for so many seats, no random game takes more answers
    host: type[Options] | None = None  # what the host of a table may fix
    folder: Path = Path()  # of words, rules to read and edition: beside the position, if not named

    def __post_init__(self) -> None:
        if self.folder == Path():
            beside = Path(sys.modules[self.position.__module__].__file__ or "").parent
            object.__setattr__(self, "folder", beside)

    # What is declared

    @cached_property
    def asks(self) -> type[Questions]:
        """The questions as the rules know them."""
        return self._declared(Questions)

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """What the game asks, by number, from 1."""
        return tuple(asked.question for asked in self.asks)

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it refuses, by number, from 1."""
        return tuple(why.reason for why in self._declared(Reasons))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What its chronicle tells, by number, from 1."""
        return tuple(told.event for told in self._declared(Events))

    @cached_property
    def endings(self) -> tuple[str, ...]:
        """How it ends, by number, from 1."""
        return tuple(ending.said for ending in self._declared(Endings))

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """What `check` can find wrong, by number, from 1."""
        return tuple(fault.what for fault in self._declared(Faults))

    @cached_property
    def amendments(self) -> tuple[str, ...]:
        """The changes of its rules since its version, by name, in the order they were made."""
        found = self._all_declared(Amendments)
        return tuple(amendment.said for kind in found for amendment in kind)

    def amended(self, names: object = None) -> tuple[str, ...]:
        """The amendments of a table: all of them, or those that it names."""
        if names is None:
            return self.amendments
        if not isinstance(names, list | tuple) or not set(names) <= set(self.amendments):
            known = ", ".join(self.amendments) or "none"
            raise BadOption(f"no such amendments of {self.name}: {names!r:.80}; known are {known}")
        return tuple(name for name in self.amendments if name in names)

    @cached_property
    def things(self) -> tuple[str, ...]:
        """The kinds of thing that can be pointed at."""
        things: tuple[str, ...] = self._named("THINGS", self.rules)
        return things

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What the host of a table may fix, in the order of the cells."""
        return tuple(member.option for member in self.host or ())

    @cached_property
    def order(self) -> Order:
        """The order of play: who does each task, and how each question is answered."""
        order: Order = self._named("ORDER", self.rules)
        return order

    @cached_property
    def dispatchers(self) -> Mapping[str, FunctionType]:
        """The order of play as functions: `reason`, `do_answer` and `do_task`."""
        return dispatchers(self.name, self.asks, self._declared(Tasks), self.order)

    def _declared(self, kind: type[Kind]) -> type[Kind]:
        """The one subclass of a kind of declaration that the rules hold."""
        found = self._all_declared(kind)
        if len(found) != 1:
            said = ", ".join(sorted(one.__name__ for one in found)) or "none"
            raise TypeError(f"{self.name}: the rules declare one class of {kind.__name__}: {said}")
        return found.pop()

    def _all_declared(self, kind: type[Kind]) -> set[type[Kind]]:
        held = [value for module in self.rules for value in vars(module).values()]
        kinds = {value for value in held if isinstance(value, type) and issubclass(value, kind)}
        return kinds - {kind}

    def _named(self, name: str, modules: tuple[ModuleType, ...]) -> Any:
        for module in modules:
            if name in vars(module):
                return vars(module)[name]
        where = ", ".join(module.__name__.rpartition(".")[2] for module in modules)
        raise TypeError(f"{self.name}: no {name} in {where}")

    # What speaks

    def _spoken(self, name: str) -> Any:
        return quick(self._named(name, self.speech))

    @cached_property
    def path(self) -> Callable[[Any, Any, int, int], tuple[str, ...]]:
        """A move as a path of things: state, seat, move."""
        spoken: Callable[[Any, Any, int, int], tuple[str, ...]] = self._spoken("path")
        return spoken

    @cached_property
    def phrase(self) -> Callable[[Any, Any, int, int], Phrase]:
        """A move in words: state, seat, move."""
        spoken: Callable[[Any, Any, int, int], Phrase] = self._spoken("phrase")
        return spoken

    @cached_property
    def ask_phrase(self) -> Callable[[Any, Any, int], Phrase]:
        """The question in words: state, seat."""
        spoken: Callable[[Any, Any, int], Phrase] = self._spoken("ask_phrase")
        return spoken

    @cached_property
    def reason_arguments(self) -> Callable[[Any, Any, int, int, str], dict[str, Any]]:
        """What the words of a refusal need: state, seat, move, code."""
        spoken: Callable[..., dict[str, Any]] = self._spoken("reason_arguments")
        return spoken

    @cached_property
    def label(self) -> Callable[[Any, str, int], Phrase | int]:
        """A thing as an argument of an event."""
        spoken: Callable[[Any, str, int], Phrase | int] = self._spoken("label")
        return spoken

    @cached_property
    def describe(self) -> Callable[[Any, Any, str, int], Phrase]:
        """A thing in words: state, kind, number."""
        spoken: Callable[[Any, Any, str, int], Phrase] = self._spoken("describe")
        return spoken

    # Moves and components

    @cached_property
    def moves(self) -> int:
        """Moves are the numbers from 0 to this, this not among them."""
        return sum(question.size for question in self.questions)

    def question_of(self, move: int) -> tuple[Question, tuple[int, ...]]:
        """The question that a move answers, and the numbers of the answer."""
        asked, answer = self.asks.of(move)
        return asked.question, asked.question.unpack(answer)

    def move(self, question: str, *numbers: int) -> int:
        """The move that answers that question with these numbers."""
        for asked in self.asks:
            if asked.said == question:
                return asked.first + asked.question.pack(*numbers)
        raise ValueError(f"{self.name} never asks {question!r}")

    def edition(self, source: object = None) -> Edition:
        """The game's own edition, or a corrected one: a path or the parsed content of a file."""
        return read(self.name, self.folder / "edition.toml", self.read_edition, source)
