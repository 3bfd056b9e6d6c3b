"""Words: everything that Broom Service can say is said, well-formed, in French and in English."""

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
from broceliande.engine.words import LANGUAGES, words_of
from broceliande.games.broom_service import GAME, labels
from broceliande.games.broom_service.names import (
    EVENTS,
    FOREST_TILES,
    MOUNTAIN_TILES,
    ROLE_KINDS,
    ROLES,
    SIDES,
    STORMS,
)

ANSWERS = (
    "decline", "brave", "cowardly", "none", "action", "points", "brave_coward", "five_points",
    "take", "tile_first", "delivery_first", "hand_in", "number",
)  # fmt: skip
LEFT_OVER = re.compile(r"[{}$_]|\bNone\b|  |^\s|\s$|['\"]|\.\.|\(\)")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only
ALL: dict[str, object] = {"side": "verso", "storm_clouds": True, "heavy_clouds": 11}


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
def table(side: str = "recto") -> bro.Table:
    return bro.table(GAME, seats=3, seed=1, options={"side": side, "mountain_tiles": True})


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
    key = labels.keyed
    yield from ("game-title", "game-pitch", "tile-none", "tower-none", "tower-market", "cloud-none")
    yield from ("tower-name", "cloud-heavy", "cloud-storm", "region-unnamed", "role-unknown")
    yield from ("hill-turbo-text", "hill-market-text", "move-gather")
    yield from (key("question", question.name) for question in GAME.questions)
    yield from (key("refusal", reason.code) for reason in GAME.reasons)
    yield from (key("event", event.name) for event in GAME.events)
    yield from (key("ending", ending) for ending in GAME.endings)
    yield from (key("role", role) for role in ROLES)
    yield from (key("role-text", kind, end) for kind in ROLE_KINDS for end in ("brave", "cowardly"))
    yield from (key("storm", storm) for storm in STORMS[1:])
    yield from (key("provenance", provenance) for provenance in PROVENANCES)
    yield from (key("thing-answer", answer) for answer in ANSWERS)
    yield from (key("thing", kind) for kind in GAME.things if kind != "answer")
    for option in (*(option.name for option in GAME.options), "edition"):
        yield from (key("option", f"{option}{end}") for end in ("", "-help"))
    for kind, names in (
        ("happening", EVENTS),
        ("mountain", MOUNTAIN_TILES),
        ("forest", FOREST_TILES),
    ):
        for name in names:
            yield from (key(kind, name), key(kind, name, "text"))
    for side, ids in zip(SIDES, named().REGION_ID, strict=True):
        yield from (f"region-{side}-{name}" for name in ids if name)
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
    assert set(file(lang)) - wanted - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_without_variables(lang: str) -> None:
    for key in file(lang):
        if not variables(lang, key) and not key.startswith(("basket", "after")):
            said(words_of(GAME, lang).say(key), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_need_no_arguments(lang: str) -> None:
    for ending in GAME.endings:
        assert say(Phrase(labels.keyed("ending", ending)), lang).endswith(".")


# One by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions(lang: str) -> None:
    state = table().state.copy()
    for number, question in enumerate(GAME.questions, start=1):
        state.question = number
        for claim in (-1, 1):
            state.claim = claim
            phrase = GAME.ask_phrase(named(), state, 0)
            assert phrase.key == labels.keyed("question", question.name)
            assert say(phrase, lang).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.name)
def test_events(event: Event, lang: str) -> None:
    for number in range(10):
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
        text = say(Phrase(labels.keyed("event", event.name), arguments), lang)
        assert text.endswith((".", "!", "\u00a0»", "”"))
        assert ("Viviane" in text) == ("player" in event.arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_events_and_tiles_have_names_and_texts(lang: str) -> None:
    roles = {say(labels.role_phrase(role), lang) for role in range(10)}
    assert len(roles) == 10
    texts = {
        say(labels.role_text(named(), role, brave), lang)
        for role in range(10)
        for brave in (False, True)
    }
    assert len(texts) == 20
    assert len({say(labels.happening_phrase(event), lang) for event in range(10)}) == 10
    assert len({say(labels.happening_text(named(), event), lang) for event in range(10)}) == 10
    storms = {say(labels.storm_text(named(), tile), lang) for tile in range(24, 32)}
    assert len(storms) == 6
    assert len({say(labels.forest_text(named(), tile), lang) for tile in range(3)}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_things(lang: str, side: str) -> None:
    at = table(side)
    n = SIDES.index(side)
    lands, waters = named().LAND_COUNT[n], sum(1 for name in named().REGION_ID[n][36:] if name)
    regions = [*range(lands), *range(36, 36 + waters)]
    counted = {
        "role": range(10), "region": [44 * n + region for region in regions],
        "tower": [62 * n + tower for tower in [*range(named().TOWER_COUNT[n]), 61]],
        "cloud": [24 * n + spot for spot in range(named().SPOT_COUNT[n])],
        "pawn": range(6), "tile": [12 * n + space for space in range((3, 11)[n])],
        "resource": range(4), "circle": range(4),
    }  # fmt: skip
    assert {*counted, "answer"} == set(GAME.things)
    for kind, numbers in counted.items():
        texts = [said(at.describe(f"{kind}:{number}", lang), lang) for number in numbers]
        if kind not in ("cloud",):
            assert len(set(texts)) == len(texts), kind
    words = [word for word in ANSWERS if word != "number"]
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in words}) == len(words)
    assert "7" in at.describe("answer:7", lang)


def test_a_few_by_heart() -> None:
    at = table()
    assert at.describe("role:4", "fr") == (
        "Carte Rôle (cueilleur de racines). Brave\u00a0: Prenez 2 potions orange, "
        "1 baguette magique. Lâche\u00a0: Prenez 1 potion orange."
    )
    assert at.describe("tower:3", "fr") == (
        "La tour ronde violette n°\u00a04\u00a0: 3 PV et 1 baguette magique"
    )
    assert at.describe("tower:0", "en") == "The square violet tower no. 1: 4 VP"
    assert at.describe("region:2", "en") == "North Castle Prairie (prairie)"
    assert at.describe("region:36", "fr") == "Lac des Châteaux (région maritime), 2 nuages"


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


def hear_moves(at: bro.Table, seat: int, heard: Heard) -> None:
    """Say every move, legal or not, and every refusal."""
    for number in range(GAME.moves):
        heard.hear(at.move(seat, number).saying)
        refusal = at.why_not(seat, number)
        if refusal:
            heard.hear(refusal.saying)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, ALL), (5, ALL)])
def test_whole_games_are_said(seats: int, options: dict[str, object]) -> None:
    heard = Heard()
    at = bro.table(GAME, seats=seats, seed=seats, options=options)
    at.names = ["Morgane", "", "Élaine d’Astolat", "Yvain", "Œil-de-Lynx"][:seats]
    luck = random.Random(seats)
    while not at.over:
        seat = luck.choice(at.asked)
        for lang in LANGUAGES:
            said(at.ask_words(seat, lang), lang)
        if len(at.played) % 4 == 0:
            hear_moves(at, seat, heard)
        moves = at.moves(seat)
        for thing in {thing for move in moves for thing in move.path}:
            for lang in LANGUAGES:
                said(at.describe(thing, lang), lang)
        at.play(seat, luck.choice(moves))
    hear_moves(at, 0, heard)
    for lang in LANGUAGES:
        for line in at.chronicle(0, lang):
            said(line, lang)
    spoken = {"game-over", "wrong-decision", "duplicate-role", "role-not-held", "not-adjacent"}
    assert {f"refusal-{code}" for code in spoken} <= heard.keys
