"""Words: everything that Roundforest can say is said, well-formed, in French and in English."""

import random
import re
from collections.abc import Iterator
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
from broceliande.games.roundforest import sayings
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS, Who
from tests.games.roundforest.board import AT_WELL, HERE, RED, lay, play

GAME = bro.game("roundforest")
ANSWERS = (
    "done", "open", "pause", "keep", "leave", "convert", "top", "bottom", "apple", "debt", "use",
    "sell", "silver", "nothing",
)  # fmt: skip
COUNTED = {"tile": 32, "compass": 2, "gap": 16, "fairy": 9, "carried": 22, "held": 22, "bag": 22,
           "character": 12, "seat": 2}  # fmt: skip

LEFT_OVER = re.compile(r"[{}$_]|\bnone\b|\bNone\b|  |^\s|\s$|['\"]|\.\.|\(\)")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only
ELISION = re.compile(
    r"(?:\b[djlmnst]|\bqu)’\{ \$(?:player|ready)|\b(?:de|que) \{ \$(?:player|ready)"
)


def said(text: str, lang: str) -> str:
    """The text, if nothing in it betrays a program."""
    assert text
    assert not LEFT_OVER.search(text), text
    if lang == "fr":
        assert not PLAIN_SPACE.search(text), text
    return text


def say(phrase: Phrase, lang: str) -> str:
    return said(Saying(GAME, phrase, ()).words(lang), lang)


@lru_cache
def table(seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1)


def named() -> Any:
    return table().rules.named


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
    yield from ("game-title", "game-pitch")
    yield from (f"question-{question.name.replace('_', '-')}" for question in GAME.questions)
    yield from (f"refusal-{reason.code.replace('_', '-')}" for reason in GAME.reasons)
    yield from (f"event-{event.name.replace('_', '-')}" for event in GAME.events)
    yield from (f"ending-{ending.replace('_', '-')}" for ending in GAME.endings)
    yield from (f"provenance-{provenance}" for provenance in PROVENANCES)
    yield from (f"thing-answer-{answer}" for answer in ANSWERS)
    yield from (f"thing-{kind}" for kind in GAME.things if kind != "answer")
    for option in (*(option.name for option in GAME.options), "edition"):
        yield from (f"option-{option.replace('_', '-')}{end}" for end in ("", "-help"))
    yield from (f"ability-{name.replace('_', '-')}" for name in CHARACTERS[Who.PRINCE :])
    yield from ("list-none", "list-two", "list-more", "an-object", "n-coins", "missions", "wish")
    yield from ("wish-shown", "reward-none", "reward-apple", "tile-name", "gap-name")
    yield from (f"lies-{what}" for what in ("well", "chip", "object", "character", "nothing"))
    yield from (f"where-{what}" for what in ("pile", "drawn", "debt", "open"))
    yield from ("move-window-clear", "move-move-compass")
    yield from {table().move(0, move).saying.phrase.key for move in range(GAME.moves)}


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    french, english = file("fr"), file("en")
    assert list(french) == list(english)  # in the same order, to read them side by side
    for key in french:
        assert variables("fr", key) == variables("en", key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    wanted = set(expected())
    used = set().union(*(message.messages for message in file(lang).values()))
    assert wanted - set(file(lang)) == set()
    idle = set(file(lang)) - wanted - used
    assert idle <= {"of-character", "to-character"}  # French alone needs them apart


def test_names_of_players_may_be_any_word() -> None:
    text = (GAME.folder / "fr.ftl").read_text("utf-8")
    assert ELISION.findall(text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_without_variables(lang: str) -> None:
    for key in file(lang):
        if not variables(lang, key):
            said(words_of(GAME, lang).say(key), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_need_no_arguments(lang: str) -> None:
    for ending in GAME.endings:
        assert say(Phrase(f"ending-{ending.replace('_', '-')}"), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_to_read_are_well_set(lang: str) -> None:
    book = rulebook_of(GAME, lang)
    assert len(book.paragraphs) == 188
    for paragraph in book.paragraphs.values():
        assert paragraph.text.endswith(".")
        assert not re.search(r"['\"]|  |\bRB\b|\bREC\b|Q-\d", paragraph.text), paragraph
        if lang == "fr":
            assert not PLAIN_SPACE.search(paragraph.text), paragraph


# One by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions(lang: str) -> None:
    state = lay(**HERE).state.copy()
    state.met = 0
    for number, question in enumerate(GAME.questions, start=1):
        state.question = number
        phrase = GAME.ask_phrase(named(), state, 0)
        assert phrase.key == f"question-{question.name.replace('_', '-')}"
        assert say(phrase, lang).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.name)
def test_events(event: Event, lang: str) -> None:
    for number in range(22):
        arguments: dict[str, Any] = {}
        for key, kind in event.arguments.items():
            if kind == SEAT:
                arguments[key] = "Viviane"
            elif isinstance(kind, tuple):
                arguments[key] = kind[number % len(kind)]
            elif kind == NUMBER:
                arguments[key] = number
            else:
                arguments[key] = GAME.label(named(), kind, number)
        text = say(Phrase(f"event-{event.name.replace('_', '-')}", arguments), lang)
        assert text.endswith((".", "!"))
        assert ("Viviane" in text) == bool({"player", "ready"} & set(event.arguments))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objects_and_characters_have_names_of_their_own(lang: str) -> None:
    for key in ("object-name", "an-object", "the-object"):
        assert len({say(Phrase(key, {"object": name}), lang) for name in OBJECTS}) == 22
    for key in ("character-name", "the-character", "to-character", "of-character"):
        assert len({say(Phrase(key, {"character": name}), lang) for name in CHARACTERS}) == 12
    texts = {say(sayings.character_text(named(), number), lang) for number in range(12)}
    assert len(texts) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things(lang: str) -> None:
    at = table()
    assert {*COUNTED, "answer"} == set(GAME.things)
    for kind, count in COUNTED.items():
        texts = {said(at.describe(f"{kind}:{n}", lang), lang) for n in range(count)}
        assert len(texts) == count or kind == "fairy"
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in ANSWERS}) == 14


def test_a_few_by_heart() -> None:
    rules = named()
    assert say(sayings.wish(rules, 0, 1), "en") == (
        "give an anvil while carrying a sword (in return: a golden apple)"
    )
    assert say(sayings.wish(rules, 4, 1), "fr") == (
        "donner une épée et 2 pièces de cuivre (en échange\u00a0: une pomme d’or)"
    )
    assert say(sayings.wish(rules, 3, 0), "fr") == "donner une croix (en échange\u00a0: rien)"
    items = [sayings.an_object(kind) for kind in (0, 5, 21)]
    assert say(sayings.listed(items), "fr") == "une enclume, une épée et une paire de bottes"
    assert say(sayings.listed([]), "en") == "nothing"
    assert say(sayings.gap_name(12), "en") == "between C3 and D4"
    t = lay(**HERE)
    words = [move.words("fr") for move in t.moves(0)]
    assert "Aller en C2 (puce bleue)" in words
    assert "Dépenser une boussole pour aller en D3 (puce bleue)" in words


# In play


def hear(at: bro.Table, heard: set[str]) -> None:
    """Say the question, every move, legal or not, every refusal and every thing."""
    seat = at.asked[0] if at.asked else 0
    for lang in LANGUAGES:
        if at.asked:
            said(at.ask_words(seat, lang), lang)
        for number in range(GAME.moves):
            move, refusal = at.move(seat, number), at.why_not(seat, number)
            for saying in (move.saying, *([refusal.saying] if refusal else [])):
                if lang + repr(saying.phrase) not in heard:
                    heard.add(lang + repr(saying.phrase))
                    said(saying.words(lang), lang)
        for move in at.moves(seat):
            for thing in move.path:
                said(at.describe(thing, lang), lang)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_said(seats: int) -> None:
    heard: set[str] = set()
    at = bro.table(
        GAME, seats=seats, seed=seats, options={"turn_limit": 40 // seats, "blocking": True}
    )
    at.names = ["Morgane", "", "Élaine d’Astolat", "Yvain"][:seats]
    luck = random.Random(seats)
    while not at.over:
        hear(at, heard)
        at.play(at.asked[0], luck.choice(at.moves(at.asked[0])))
    hear(at, heard)
    for lang in LANGUAGES:
        for line in at.chronicle(None, lang):
            said(line, lang)


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_meeting_is_said(who: str) -> None:
    heard: set[str] = set()
    t = lay(**RED, card_next=who, packs={"A": "saddle key key"}, coins={"A": (3, 1)},
            apples={"A": 3})  # fmt: skip
    play(t, move="r2c3")
    hear(t, heard)
    if t.question == "ability":
        play(t, ability="use")
        hear(t, heard)
    t = play(lay(**AT_WELL, packs={"A": "saddle key key"}, coins={"A": (3, 1)}), move="r2c2")
    hear(t, heard)
