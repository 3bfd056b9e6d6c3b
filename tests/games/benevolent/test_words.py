"""Words: everything that Benevolent can say is said, well-formed, in French and in English."""

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
from broceliande.engine.game import NUMBER, SEAT, Event, Phrase, Reason
from broceliande.engine.moves import Saying
from broceliande.engine.words import LANGUAGES, words_of
from broceliande.games.benevolent import things
from broceliande.games.benevolent.names import EFFECTS, GIFTS, LOCATIONS, PERMANENTS

GAME = bro.game("benevolent")
SEATS = list(GAME.seats)
FACES = range(18)
ANSWERS = ("go_on", "no", "yes", "put", "take")
COUNTED = {"card": 2, "reserve": 1, "gift": 5, "tile": 9, "seat": 2, "secret": 18}

LEFT_OVER = re.compile(r"[{}$_]|\bnone\b|\bNone\b|secret\d|  |^\s|\s$|['\"]|\.\.")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only

# A move that can be refused for that reason, where the words depend on the move.
REFUSED = {
    "no_such_choice": ("arrow", 0),
    "gift_unobtainable": ("exchange", 0),
    "price_too_high": ("buy", 4),
    "secret_not_usable": ("window", 0),
}


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
    yield from ("game-title", "game-pitch", "secret-gone")
    yield from (f"question-{question.name}" for question in GAME.questions)
    yield from (f"refusal-{reason.code.replace('_', '-')}" for reason in GAME.reasons)
    yield from (f"event-{event.name.replace('_', '-')}" for event in GAME.events)
    yield from (f"ending-{ending.replace('_', '-')}" for ending in GAME.endings)
    yield from (f"place-{place}" for place in LOCATIONS)
    yield from (f"gift-{gift}" for gift in GIFTS)
    yield from (f"provenance-{provenance}" for provenance in PROVENANCES)
    yield from (f"thing-answer-{answer.replace('_', '-')}" for answer in ANSWERS)
    yield from (f"thing-{kind}" for kind in GAME.things if kind not in ("secret", "answer"))
    for option in (*(option.name for option in GAME.options), "edition"):
        yield from (f"option-{option.replace('_', '-')}{end}" for end in ("", "-help"))
    for secret in (*PERMANENTS, *(effect.replace("_", "-") for effect in EFFECTS)):
        yield from (f"secret-{secret}", f"secret-{secret}-text")
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
        if not variables(lang, key):
            said(words_of(GAME, lang).say(key), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_need_no_arguments(lang: str) -> None:
    for ending in GAME.endings:
        assert say(Phrase(f"ending-{ending.replace('_', '-')}"), lang).endswith(".")


# One by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions(lang: str) -> None:
    state = table().state.copy()
    state.here = 3
    for number, question in enumerate(GAME.questions, start=1):
        state.question = number
        phrase = GAME.ask_phrase(named(), state, 0)
        assert phrase.key == f"question-{question.name}"
        assert say(phrase, lang).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_window_has_its_question_and_its_way_on(lang: str) -> None:
    for key in ("question-window", "move-window-go-on"):
        phrases = [Phrase(key, {"window": window}) for window in (1, 2, 3)]
        assert len({say(phrase, lang) for phrase in phrases}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", GAME.reasons, ids=lambda reason: reason.code)
def test_refusals(reason: Reason, lang: str) -> None:
    state = table().state.copy()
    state.here = 3
    move = GAME.move(*REFUSED.get(reason.code, ("hex", 0)))
    arguments = GAME.reason_arguments(named(), state, 0, move, reason.code)
    key = f"refusal-{reason.code.replace('_', '-')}"
    assert say(Phrase(key, arguments), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_that_depend_on_the_place_or_the_question(lang: str) -> None:
    places = [Phrase("refusal-effect-impossible", {"place": p, "hex": 1}) for p in LOCATIONS]
    assert len({say(phrase, lang) for phrase in places}) == 6
    asked = ("window", "arrow", "exchange", "secret", "stash")
    choices = [Phrase("refusal-no-such-choice", {"question": name}) for name in asked]
    assert len({say(phrase, lang) for phrase in choices}) == 5


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
                arguments[key] = GAME.label(named(), kind, number)
        text = say(Phrase(f"event-{event.name.replace('_', '-')}", arguments), lang)
        assert text.endswith((".", "!"))
        assert ("Viviane" in text) == ("player" in event.arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_secrets_have_different_names_and_texts(lang: str) -> None:
    names = [say(things.secret_phrase(named(), face), lang) for face in FACES]
    texts = [say(things.secret_text(named(), face), lang) for face in FACES]
    assert len(set(names)) == len(set(texts)) == len(FACES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_secrets_of_any_edition_have_words(lang: str) -> None:
    for gift in GIFTS:
        for other in (*GIFTS, "none"):
            for number in range(4):
                arguments = {
                    "gift": gift, "leaves": number, "price": number, "discount": number,
                    "give": other, "and": gift, "count": number,
                }  # fmt: skip
                for effect in EFFECTS:
                    for end in ("", "-text"):
                        key = f"secret-{effect.replace('_', '-')}{end}"
                        say(Phrase(key, arguments), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things(lang: str) -> None:
    at = table()
    counted = COUNTED | {"hex": at.view(None)["fields"]["hexes"], "arrow": named().ARROWS}
    assert {*counted, "answer"} == set(GAME.things)
    for kind, count in counted.items():
        assert len({said(at.describe(f"{kind}:{n}", lang), lang) for n in range(count)}) == count
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in ANSWERS}) == 5


@pytest.mark.parametrize(
    ("lang", "gathered", "dues"),
    [
        ("fr", ["0 Feuille", "1 Feuille", "2 Feuilles"], "péage"),
        ("en", ["0 leaves", "1 leaf", "2 leaves"], "dues"),
    ],
)
def test_numbers_agree_and_free_is_not_counted(lang: str, gathered: list[str], dues: str) -> None:
    for number, leaves in enumerate(gathered):
        said_so = say(Phrase("move-action-gather", {"leaves": number}), lang)
        assert re.search(rf"\b{leaves}$", said_so)
        there = Phrase("move-hex", {"place": "nest", "hex": 7, "dues": number})
        assert (dues in say(there, lang)) == (number > 0)


def test_a_few_by_heart() -> None:
    rules = named()
    assert say(things.secret_phrase(rules, 9), "fr") == "Plume trouvée"
    assert say(things.secret_phrase(rules, 10), "fr") == "Trèfle et Feuilles"
    assert say(things.secret_phrase(rules, 11), "fr") == "Cristal à 3 Feuilles"
    assert say(things.secret_phrase(rules, 17), "fr") == "Achat à −3"
    assert say(things.secret_phrase(rules, 17), "en") == "Purchase at −3"
    recipe = things.secret_text(rules, 12)
    assert "deux Trèfles" in say(recipe, "fr")
    assert "two Clovers" in say(recipe, "en")
    go = Phrase("move-hex", {"place": "nest", "hex": 7, "dues": 2})
    assert say(go, "fr") == "Aller au Nid, case 7 (péage pour agir\u00a0: 2 Feuilles)"
    assert say(go, "en") == "Go to the Nest, hex 7 (dues to act: 2 leaves)"


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


def hear_moves(at: bro.Table, heard: Heard) -> list[int]:
    """Say every move, legal or not, and every refusal; return the legal moves."""
    legal = []
    seat = at.asked[0] if at.asked else 0
    for number in range(GAME.moves):
        heard.hear(at.move(seat, number).saying)
        refusal = at.why_not(seat, number)
        if refusal:
            heard.hear(refusal.saying)
        else:
            legal.append(number)
    for other, number in ((seat, GAME.moves), ((seat + 1) % at.seats, 0)):
        refusal = at.why_not(other, number)
        assert refusal is not None
        heard.hear(refusal.saying)
    return legal


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_said(seats: int) -> None:
    heard = Heard()
    for seed in range(2):
        at = bro.table(GAME, seats=seats, seed=seed, options={"turn_limit": 60})
        at.names = ["Morgane", "", "Élaine d’Astolat", "Yvain"][:seats]
        luck = random.Random(seed)
        while not at.over:
            for lang in LANGUAGES:
                said(at.ask_words(at.asked[0], lang), lang)
            legal = hear_moves(at, heard)
            for move in at.moves(at.asked[0]):
                for lang in LANGUAGES:
                    for thing in move.path:
                        said(at.describe(thing, lang), lang)
            at.play(at.asked[0], luck.choice(legal))
        hear_moves(at, heard)
        for lang in LANGUAGES:
            for line in at.chronicle(None, lang):
                said(line, lang)
            said(words_of(GAME, lang).say(f"ending-{at.ending}".replace("_", "-")), lang)
    spoken = {"game-over", "not-your-turn", "no-such-move", "wrong-phase", "not-adjacent"}
    assert {f"refusal-{code}" for code in spoken} <= heard.keys
