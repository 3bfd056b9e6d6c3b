"""What the tests of words listen with: what a file of words holds, and whether a sentence is fit
to be said."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import broceliande as bro
from broceliande.engine.declared import NUMBER, SEAT, Event
from broceliande.engine.edition import PROVENANCES
from broceliande.engine.french import elides
from broceliande.engine.game import Phrase
from broceliande.engine.moves import Saying
from broceliande.engine.words import LANGUAGES

NAMES = ("Morgane", "", "Élaine d’Astolat", "Yvain", "Œil-de-Lynx")
LEFT_OVER = re.compile(r"[{}$_]|(?<!\w)-\d|\bnone\b|\bNone\b|secret\d|  |^\s|\s$|['\"]|\.\.|\(\)")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only
HIATUS = re.compile(r"(?<![\w-])(?:(?:d|qu|l|n|s|m|t|j|jusqu|lorsqu|puisqu)e|la) (?=(.+))", re.I)


def said(text: str, lang: str) -> str:
    """The text, if nothing in it betrays a program."""
    assert text
    assert not LEFT_OVER.search(text), text
    if lang == "fr":
        assert not PLAIN_SPACE.search(text), text
        assert not [after for after in HIATUS.findall(text) if elides(after)], text
    return text


def say(game: bro.Game, phrase: Phrase, lang: str) -> str:
    """The words of a phrase, if they are fit to be said."""
    return said(Saying(game, phrase, ()).words(lang), lang)


def keyed(*parts: str) -> str:
    """The key of a message, as the code builds it."""
    return "-".join(parts).replace("_", "-")


class References(Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@lru_cache
def file(game: bro.Game, lang: str) -> dict[str, References]:
    """Each message of a game's file, with what it uses."""
    text = (game.folder / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, References] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def variables(game: bro.Game, lang: str, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    used = file(game, lang)[key]
    return used.variables.union(*(variables(game, lang, other) for other in used.messages))


def asked_for(game: bro.Game, answers: Collection[str], unnamed: Collection[str]) -> Iterator[str]:
    """The messages that any game asks for by name. `unnamed`: kinds of thing with no message of
    their own."""
    yield from ("game-title", "game-pitch")
    yield from (keyed("question", question.name) for question in game.questions)
    yield from (keyed("refusal", reason.code) for reason in game.reasons)
    yield from (keyed("event", event.name) for event in game.events)
    yield from (keyed("ending", ending) for ending in game.endings)
    yield from (keyed("provenance", provenance) for provenance in PROVENANCES)
    yield from (keyed("thing-answer", answer) for answer in answers)
    yield from (keyed("thing", kind) for kind in game.things if kind not in unnamed)
    for question in game.questions:
        if question.hinge is not None:
            yield keyed("case", question.name)
            yield from ("case-" + "-".join(names) for names in question.hinge.arguments)
    for option in (*(option.name for option in game.options), "edition"):
        yield from (keyed("option", f"{option}{end}") for end in ("", "-help"))
    table = bro.table(game, seats=game.seats[-1], seed=1)
    yield from {table.move(0, move).saying.phrase.key for move in range(game.moves)}


def idle(game: bro.Game, lang: str, wanted: set[str]) -> set[str]:
    """The messages that nothing asks for; none of those wanted may be missing."""
    used: set[str] = set().union(*(message.messages for message in file(game, lang).values()))
    assert wanted - set(file(game, lang)) == set()
    return set(file(game, lang)) - wanted - used


def arguments_of(game: bro.Game, named: Any, event: Event, number: int) -> dict[str, Any]:
    """What an event could be told with."""
    arguments: dict[str, Any] = {}
    for key, kind in event.arguments.items():
        if kind == SEAT:
            arguments[key] = "Viviane"
        elif isinstance(kind, tuple):
            arguments[key] = kind[number % len(kind)]
        elif kind == NUMBER:
            arguments[key] = number
        else:
            arguments[key] = game.label(named, kind, number)
    return arguments


class Heard:
    """Says each phrase once in each language: the same one again would say the same."""

    def __init__(self) -> None:
        self.phrases: set[str] = set()
        self.keys: set[str] = set()

    def hear(self, saying: Saying) -> None:
        """Say it, if it was not said before."""
        if repr(saying.phrase) in self.phrases:
            return
        self.phrases.add(repr(saying.phrase))
        self.keys.add(saying.phrase.key)
        for lang in LANGUAGES:
            said(saying.words(lang), lang)

    def listen(self, at: bro.Table) -> None:
        """Say the question, every thing of a legal move, moves, legal or not, and refusals: all of
        them, or some now and others next time where a game has very many."""
        seat = at.asked[0] if at.asked else 0
        things = {thing for move in at.moves(seat) for thing in move.path}
        for lang in LANGUAGES:
            if at.asked:
                said(at.ask_words(seat, lang), lang)
            for thing in things:
                said(at.describe(thing, lang), lang)
        every = 1 + at.game.moves // 400
        for number in range(at.ply % every, at.game.moves, every):
            self.hear(at.move(seat, number).saying)
            self._refused(at, seat, number)
        self._refused(at, seat, at.game.moves)
        self._refused(at, (seat + 1) % at.seats, 0)

    def _refused(self, at: bro.Table, seat: int, number: int) -> None:
        refusal = at.why_not(seat, number)
        if refusal:
            self.hear(refusal.saying)
