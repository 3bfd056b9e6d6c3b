"""What a seat may be asked next: found in worlds that it cannot tell from the true one.

The others play there as they may, at random, until the seat is asked; what it answers in advance is
played too. So nothing is foreseen that the seat does not know, and no game need say what can be.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from broceliande.engine.declared import SEAT, Question
from broceliande.engine.game import Game, Phrase
from broceliande.engine.moves import Move, Saying, Seat, Told
from broceliande.engine.table import Table
from broceliande.engine.words import LANGUAGES

WORLDS = 16  # that are looked at
FAR = 240  # answers after which nothing is foreseen in a world any more

Path = tuple[str, ...]
When = Mapping[str, int]  # values of an event's arguments
Words = dict[str, str]  # by language


@dataclass(frozen=True)
class Ahead:
    """An answer in advance: to the next question of that name, if all of that is so."""

    question: str
    path: Path
    when: tuple[When, ...] = ()


@dataclass
class Foreseen:
    """A question that a seat may be asked."""

    question: Question
    words: Words
    often: int = 0  # worlds in which it is the next one
    answers: dict[Path, Words] = field(default_factory=dict)
    cases: dict[tuple[str, ...], dict[tuple[int, ...], Words]] = field(default_factory=dict)


Seen = dict[str, Foreseen]  # by the question's name


def foresee(table: Table, seat: int, plan: Sequence[Ahead], seed: int) -> list[Seen]:
    """What a seat may be asked next, and then after each answer of a plan. The same for the same
    seed."""
    steps: list[Seen] = [{} for _ in range(len(plan) + 1)]
    for number in range(WORLDS):
        chance = random.Random(f"{seed} {number}")
        world = table.redeal(seat, chance.randrange(1 << 62))
        _look(world, seat, plan, chance, steps)
    return steps


def _look(
    world: Table, seat: int, plan: Sequence[Ahead], chance: random.Random, steps: list[Seen]
) -> None:
    """One world, to its end or as far as something hinges on what happens there."""
    at: int | None = 0  # the place in the plan, for as long as it is kept to
    known = len(world.told)
    for _ in range(FAR):
        if not world.asked or (at is None and not hinges(world.game)):
            return
        if seat not in world.asked:
            if at:  # the plan is for one turn
                at = None
            _random(world, world.asked[0], chance)
            continue
        question = question_of(world)
        if question.hinge is not None:
            _note(world, seat, question, steps[0], told_since(world.told[known:], world, question))
        if at is not None:
            if question.hinge is None:
                _note(world, seat, question, steps[at], ())
            move = _planned(world, seat, plan[at]) if at < len(plan) else None
            at = None if move is None else at + 1
            if move is not None:
                world.play(seat, move)
                if not world.can_undo(seat):  # by luck, or something hidden: nobody foresees that
                    at = None
                continue
        if _void(world, known):
            return
        _random(world, seat, chance)


def _random(world: Table, seat: int, chance: random.Random) -> None:
    world.play(seat, chance.choice(world.rules.legal(world._state, seat)))


def _planned(world: Table, seat: int, wanted: Ahead) -> Move | None:
    return fitting(world, seat, wanted) if world.question == wanted.question else None


def _note(world: Table, seat: int, question: Question, seen: Seen, told: Sequence[Told]) -> None:
    """A question was asked in a world."""
    game = world.game
    if question.name not in seen:
        seen[question.name] = Foreseen(question, _asking(world, seat, question))
        if question.hinge is not None:
            seen[question.name].cases = dict(_always(world, seat, question))
    found = seen[question.name]
    found.often += 1
    for move in world.moves(seat):
        if move.path not in found.answers:
            words = {lang: _answering(world, move, question, lang) for lang in LANGUAGES}
            found.answers[move.path] = words
    for names in question.hinge.arguments if question.hinge else ():
        for each in told:
            values = _values(game, each, names)
            if values is not None and values not in found.cases[names]:
                found.cases[names][values] = case_words(world, names, values)


def question_of(table: Table) -> Question:
    """The question that is asked."""
    return next(each for each in table.game.questions if each.name == table.question)


def _void(world: Table, known: int) -> bool:
    """Whether whatever hinges on something is void by now."""
    names = {each.hinge.until for each in hinges(world.game) if each.hinge}
    events = world.game.events
    return any(events[each.event - 1].name in names for each in world.told[known:])


def hinges(game: Game) -> list[Question]:
    """Questions whose answers may depend on what others do first."""
    return [each for each in game.questions if each.hinge is not None]


def fitting(table: Table, seat: int, wanted: Ahead) -> Move | None:
    """The legal move that an answer in advance means, if there is one."""
    any_order = question_of(table).any_order
    for move in table.moves(seat):
        same = sorted(move.path) == sorted(wanted.path) if any_order else move.path == wanted.path
        if same:
            return move
    return None


# What an answer hinges on


def told_since(told: Sequence[Told], table: Table, question: Question) -> list[Told]:
    """What was told since the last event from which on it counts; nothing, if none was."""
    hinge, names = question.hinge, [event.name for event in table.game.events]
    assert hinge is not None
    begins = [at for at, each in enumerate(told) if names[each.event - 1] == hinge.since]
    return list(told[begins[-1] :]) if begins else []


def holds(game: Game, told: Sequence[Told], when: When) -> bool:
    """Whether something happened: an event tells of it with these values."""
    names, values = tuple(when), tuple(when.values())
    return any(_values(game, each, names) == values for each in told)


def _values(game: Game, told: Told, names: tuple[str, ...]) -> tuple[int, ...] | None:
    """The values of an event's arguments, if it has all of them."""
    arguments = list(game.events[told.event - 1].arguments)
    if not set(names) <= set(arguments):
        return None
    return tuple(told.numbers[arguments.index(name)] for name in names)


def _kinds(game: Game, question: Question) -> dict[str, str | tuple[str, ...]]:
    """What the arguments are that an answer may hinge on."""
    hinge = question.hinge
    assert hinge is not None
    wanted = {name for names in hinge.arguments for name in names}
    events = (event.arguments for event in game.events if wanted <= set(event.arguments))
    return next(iter(events), {})


Cases = tuple[tuple[str, ...], dict[tuple[int, ...], Words]]


def _always(world: Table, seat: int, question: Question) -> Iterator[Cases]:
    """The cases that can always be: each rival with each of some names. Things are found in worlds
    instead: not every one of them can come."""
    kinds, rivals = _kinds(world.game, question), [s for s in range(world.seats) if s != seat]
    for names in question.hinge.arguments if question.hinge else ():
        ranges = [
            rivals if kinds[name] == SEAT else range(len(kinds[name]))
            for name in names
            if kinds[name] == SEAT or isinstance(kinds[name], tuple)
        ]
        whole = len(ranges) == len(names)
        found = product(*ranges) if whole else ()
        yield names, {values: case_words(world, names, values) for values in found}


def case_words(table: Table, names: tuple[str, ...], values: tuple[int, ...]) -> Words:
    """A case in words."""
    game = table.game
    kinds = next(e.arguments for e in game.events if set(names) <= set(e.arguments))
    given = {name: _argument(table, kinds[name], n) for name, n in zip(names, values, strict=True)}
    phrase = Phrase("case-" + "-".join(names), given)
    return {lang: Saying(game, phrase, tuple(table.names)).words(lang) for lang in LANGUAGES}


def _argument(table: Table, kind: str | tuple[str, ...], number: int) -> object:
    if kind == SEAT:
        return Seat(number)
    if isinstance(kind, tuple):
        return kind[number]
    return table.game.label(table.rules.named, kind, number)


def _asking(world: Table, seat: int, question: Question) -> Words:
    if question.hinge is None:
        return {lang: world.ask_words(seat, lang) for lang in LANGUAGES}
    phrase = Phrase("case-" + question.name.replace("_", "-"))
    return {lang: Saying(world.game, phrase, ()).words(lang) for lang in LANGUAGES}


def _answering(world: Table, move: Move, question: Question, lang: str) -> str:
    """An answer in words; of one that hinges on something, its things alone: what it was asked
    about is not known before."""
    if question.hinge is None:
        return move.words(lang)
    return ", ".join(world.describe(thing, lang) for thing in move.path)
