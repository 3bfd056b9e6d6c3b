"""Words: everything that Bethel Woods can say is said, well-formed, in French and in English."""

import random
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import broceliande as bro
from broceliande.engine.edition import PROVENANCES
from broceliande.engine.game import NUMBER, SEAT, Event, Phrase
from broceliande.engine.moves import Saying
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import LANGUAGES, words_of
from broceliande.games.bethel_woods import GAME, things
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    LEVELS,
    MACHINES,
    TILES,
    TYPE_NAMES,
)
from broceliande.games.bethel_woods.options import SUPPLIES
from tests.games.bethel_woods.board import lay, move, play
from tests.games.bethel_woods.test_refusals import REFUSED

ANSWERS = ("done", "end")
COUNTED = {
    "machine": 6, "section": 6, "orphanage": 1, "direction": 2, "worker": 4,
    "malfunction": MACHINES * KINDS, "knowledge": 2 * KINDS, "spy": 6, "tile": 6, "character": 6,
    "seat": 2,
}  # fmt: skip
VALUES = {"level": LEVELS, "redirect": DIRECTIONS, "supply": SUPPLIES}

LEFT_OVER = re.compile(r"[{}$_]|\bnone\b|\bNone\b|\bany\}|  |^\s|\s$|['\"]|\.\.")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only


def said(text: str, lang: str) -> str:
    """The text, if nothing in it betrays a program."""
    assert text
    assert not LEFT_OVER.search(text), text
    if lang == "fr":
        assert not PLAIN_SPACE.search(text), text
    return text


def say(phrase: Phrase, lang: str, names: tuple[str, ...] = ()) -> str:
    return said(Saying(GAME, phrase, names).words(lang), lang)


@lru_cache
def table(seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1)


# The files


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
def file(lang: str) -> dict[str, References]:
    """Each message of a file, with what it uses."""
    text = (GAME.folder / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, References] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def variables(lang: str, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    used = file(lang)[key]
    return used.variables.union(*(variables(lang, other) for other in used.messages))


def expected() -> Iterator[str]:
    """Every message that the code can ask for by name."""
    yield from ("game-title", "game-pitch", "tile-hidden", "malfunction-name", "knowledge-name")
    yield from (f"question-{question.name}" for question in GAME.questions)
    yield from (f"refusal-{reason.code.replace('_', '-')}" for reason in GAME.reasons)
    yield from (f"event-{event.name.replace('_', '-')}" for event in GAME.events)
    yield from (f"ending-{ending.replace('_', '-')}" for ending in GAME.endings)
    yield from (f"provenance-{provenance}" for provenance in PROVENANCES)
    yield from (f"thing-answer-{answer}" for answer in ANSWERS)
    yield from (f"thing-{kind}" for kind in GAME.things if kind != "answer")
    yield from (f"tile-{tile.replace('_', '-')}-text" for tile in TILES)
    yield from (f"character-{name}-text" for name in CHARACTERS)
    for option in (*(option.name for option in GAME.options), "edition"):
        yield from (f"option-{option.replace('_', '-')}{end}" for end in ("", "-help"))
        yield from (f"option-{option}-{value}" for value in VALUES.get(option, ()))
    yield from {table().move(0, number).saying.phrase.key for number in range(GAME.moves)}


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    french, english = file("fr"), file("en")
    assert list(french) == list(english)  # in the same order, to read them side by side
    for key in french:
        assert variables("fr", key) == variables("en", key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    wanted = set(expected())
    used: set[str] = set().union(*(message.messages for message in file(lang).values()))
    assert wanted - set(file(lang)) == set()
    assert set(file(lang)) - wanted - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_to_read_are_well_formed(lang: str) -> None:
    book = rulebook_of(GAME, lang)
    assert len(book.paragraphs) == 143
    for paragraph in book.paragraphs.values():
        said(paragraph.text.replace("**", "").replace("none", "no"), lang)
        assert paragraph.text.endswith(".")
    said(book.introduction, lang)


# Sentences


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", REFUSED)
def test_refusals(code: str, lang: str) -> None:
    lay_it, question, answer = REFUSED[code]
    refusal = lay_it().why_not(1 if code == "not_your_turn" else 0, move(question, answer))
    assert refusal is not None
    assert said(refusal.words(lang), lang).endswith((".", ")."))


FEE = {"machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "ability_fee"}}
ALONE = {"workers": {2: "mec"}, "crowd": 5}
ASKED: dict[str, list[Callable[[], bro.Table]]] = {
    "pick": [lay],
    "place": [lambda: play(lay(), "1+"), lambda: play(lay(), "1+", "tec>2")],
    "repair": [
        lambda: play(lay(machines={2: "2d 2d"}), "1+", "tec>2"),
        lambda: play(lay(machines={6: "6d 6d"}), "1-", "tec>6"),
    ],
    "finish": [lambda: play(lay(), "1+", "tec>2", "ele>3")],
    "pay": [
        lambda: play(lay("1m 2m", **ALONE), "2+", "mec>s2"),  # type: ignore[arg-type]
        lambda: play(lay("1m 2m 1e", spies=[3]), "1+", "tec>2", "ele>3", "spy 3"),
    ],
    "fee": [lambda: play(lay("6m 5m 4m", **FEE), "ability")],  # type: ignore[arg-type]
    "spend": [
        lambda: play(lay("1m 2m 3m", characters="violet fenn"), "ability"),
        lambda: play(lay("1m 2m 3m", characters="violet fenn"), "ability", "1m"),
    ],
    "shift": [lambda: play(lay("1m", characters="harris fenn"), "ability")],
    "receiver": [lambda: play(lay("1m 2m", characters="junas fenn nova"), "ability", "1m")],
    "give": [
        lambda: play(lay("1m 2m 3m", characters="junas fenn"), "ability", "1m"),
        lambda: play(lay("1m 2m 3m", characters="junas fenn"), "ability", "1m", "2m"),
    ],
    "remove": [lambda: play(lay("1m", machines={1: "1m 1s"}), "ability")],
    "discard": [
        lambda: play(lay("1m 2m 3m 4m 5m 6m 1s 2s"), "1+", "tec>2", "ele>3", "end"),
        lambda: play(lay("1m 2m 3m 4m 5m 6m 1s 2s 3s"), "1+", "tec>2", "ele>3", "end"),
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", ASKED)
def test_questions(question: str, lang: str) -> None:
    asked = set()
    for lay_it in ASKED[question]:
        t = lay_it()
        assert t.question == question
        asked.add(said(t.ask_words(t.asked[0], lang), lang))
        for choice in t.moves(t.asked[0]):
            said(choice.words(lang), lang)
    assert len(asked) == len(ASKED[question])


def test_every_question_is_asked_here() -> None:
    assert list(ASKED) == [question.name for question in GAME.questions]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.name)
def test_events(event: Event, lang: str) -> None:
    for number in range(6):
        arguments: dict[str, Any] = {}
        for key, kind in event.arguments.items():
            if kind == SEAT:
                arguments[key] = "Viviane"
            elif isinstance(kind, tuple):
                arguments[key] = kind[number % len(kind)]
            elif kind == NUMBER:
                arguments[key] = number
            else:
                arguments[key] = GAME.label(table().rules.named, kind, number)
        text = say(Phrase(f"event-{event.name.replace('_', '-')}", arguments), lang)
        assert text.endswith((".", "!"))
        assert ("Viviane" in text) == ("player" in event.arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things(lang: str) -> None:
    at = table()
    assert {*COUNTED, "answer"} == set(GAME.things)
    for kind, count in COUNTED.items():
        described = {said(at.describe(f"{kind}:{n}", lang), lang) for n in range(count)}
        assert len(described) == count
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in ANSWERS}) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_change_with_the_table(lang: str) -> None:
    t = lay("1m", machines={3: "3e 3s 3d"}, spies=[3], tiles={3: "redirect"},
            orphanage={2: "mec"}, workers={2: "eng"})  # fmt: skip
    for thing in ("machine:2", "section:1", "spy:2", "tile:2", "orphanage:0", "knowledge:0"):
        assert said(t.describe(thing, lang), lang) != table().describe(thing, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_and_characters_say_different_things(lang: str) -> None:
    rules = table().rules.named
    texts = [say(things.tile_text(rules, tile), lang) for tile in range(6)]
    texts += [say(things.character_text(rules, who), lang) for who in range(6)]
    assert len(set(texts)) == 12


def test_a_few_by_heart() -> None:
    t = lay(machines={2: "2d 2d"})
    pick = t.move(0, move("pick", "1+"))
    assert pick.words("fr") == "Machine 1, sens horaire (2 Ouvriers)"
    assert pick.words("en") == "Machine 1, clockwise (2 workers)"
    play(t, "1+")
    there = t.move(0, move("place", "tec>2"))
    assert there.words("fr") == "Poser le Technicien sur la Machine 2 (1 réparation possible)"
    assert there.words("en") == "Lay the Technician on machine 2 (1 repair possible)"
    play(t, "tec>2")
    assert t.move(0, move("repair", "2d")).words("fr") == "Réparer le Dysfonctionnement Digital 2"
    play(t, "2d")
    assert t.describe("knowledge:6", "fr") == "Joueur 1, Connaissance Digitale 2\u00a0: 1"
    assert t.chronicle(0, "en")[-1] == "Player 1 repairs the Digital malfunction 2 of machine 2."


@pytest.mark.parametrize("type_name", TYPE_NAMES)
def test_adjectives_agree(type_name: str) -> None:
    token = {"type": type_name, "value": 3}
    for cost in (1, 2):
        arguments = {"worker": "mechanic", "section": 2, "cost": cost, "type": type_name}
        words = say(Phrase("move-place-section", arguments), "fr")
        assert words.endswith("s)" if cost == 2 else "e)")
    feminine = say(Phrase("knowledge-name", token), "fr").split()[1]
    assert feminine in ("Mécanique", "Structurelle", "Digitale", "Électrique")
    masculine = say(Phrase("malfunction-name", token), "fr").split()[1]
    assert masculine in ("Mécanique", "Structurel", "Digital", "Électrique")


# In play


class Heard:
    """Says each phrase once in each language: the same one again would say the same."""

    def __init__(self) -> None:
        self.phrases: set[str] = set()
        self.keys: set[str] = set()

    def hear(self, saying: Saying) -> None:
        if repr(saying.phrase) in self.phrases:
            return
        self.phrases.add(repr(saying.phrase))
        self.keys.add(saying.phrase.key)
        for lang in LANGUAGES:
            said(saying.words(lang), lang)


def hear_moves(at: bro.Table, heard: Heard) -> None:
    """Say every move, legal or not, and every refusal."""
    seat = at.asked[0] if at.asked else 0
    for number in range(GAME.moves):
        heard.hear(at.move(seat, number).saying)
        refusal = at.why_not(seat, number)
        if refusal:
            heard.hear(refusal.saying)


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_whole_games_are_said(seats: int) -> None:
    heard = Heard()
    for seed in range(2):
        at = bro.table(GAME, seats=seats, seed=seed, options={"level": LEVELS[seed]})
        at.names = ["Morgane", "", "Élaine d’Astolat", "Yvain"][:seats]
        luck = random.Random(seed)
        while not at.over:
            for lang in LANGUAGES:
                said(at.ask_words(at.asked[0], lang), lang)
            if at.ply % 3 == 0:
                hear_moves(at, heard)
            choices = at.moves(at.asked[0])
            for choice in choices:
                for lang in LANGUAGES:
                    for thing in choice.path:
                        said(at.describe(thing, lang), lang)
            at.play(at.asked[0], luck.choice(choices))
        hear_moves(at, heard)
        for lang in LANGUAGES:
            for line in at.chronicle(None, lang):
                said(line, lang)
            said(words_of(GAME, lang).say(f"ending-{at.ending}".replace("_", "-")), lang)
    spoken = {"game-over", "already-picked", "bad-direction", "move-not-finished"}
    assert {f"refusal-{code}" for code in spoken} <= heard.keys
