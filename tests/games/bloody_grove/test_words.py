"""Words: everything that Bloody Grove can say is said, well-formed, in French and in English."""

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
from broceliande.games.bloody_grove import things
from broceliande.games.bloody_grove.names import CARD_IDS, DESTINATIONS, PER, SPIRITS
from tests.games.bloody_grove.board import Side, lay, play

GAME = bro.game("bloody-grove")
ANSWERS = ("decline", "left", "right", "hand", "top", "bottom")
COUNTED = {"card": 60, "grove": 3, "token": 12, "pile": 3, "seat": 2}

LEFT_OVER = re.compile(r"[{}$_]|\bnone\b|\bNone\b|  |^\s|\s$|['\"]|\.\.")
PLAIN_SPACE = re.compile(r" [?!:;»]|« |[^\s\u00a0][?!:;»]|«[^\u00a0]")  # in French only

# A move that can be refused for that reason, where the words depend on the move.
REFUSED = {"grove_not_adjacent": ("ruse", 5), "symbol_not_completed": ("recruit", 3),
           "elite_not_available": ("recruit", 6), "must_choose": ("action", 240),
           "card_not_in_column": ("ruse", 0)}  # fmt: skip


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
def table() -> bro.Table:
    return bro.table(GAME, seats=2, seed=1)


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
    yield from ("game-title", "game-pitch", "card-none", "card-here", "card-text")
    yield from ("card-venerable-text", "arcane-plus", "arcane-destroy", "arcane-unknown")
    yield from ("thing-token-reserve", "thing-token-discard")
    yield from (f"question-{question.name.replace('_', '-')}" for question in GAME.questions)
    yield from (f"refusal-{reason.code.replace('_', '-')}" for reason in GAME.reasons)
    yield from (f"event-{event.name.replace('_', '-')}" for event in GAME.events)
    yield from (f"ending-{ending.replace('_', '-')}" for ending in GAME.endings)
    yield from (f"provenance-{provenance}" for provenance in PROVENANCES)
    yield from (f"thing-answer-{answer}" for answer in ANSWERS)
    yield from (f"thing-{kind}" for kind in GAME.things if kind != "answer")
    for option in (*(option.name for option in GAME.options), "edition"):
        yield from (f"option-{option}{end}" for end in ("", "-help"))
    yield from {things.card_phrase(card).key for card in range(SPIRITS)}
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
        assert say(Phrase(f"ending-{ending}"), lang).endswith(".")


# One by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions(lang: str) -> None:
    state = table().state.copy()
    for number, question in enumerate(GAME.questions, start=1):
        state.question = number
        phrase = GAME.ask_phrase(named(), state, 0)
        assert phrase.key == f"question-{question.name.replace('_', '-')}"
        assert say(phrase, lang).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", GAME.reasons, ids=lambda reason: reason.code)
def test_refusals(reason: Reason, lang: str) -> None:
    move = GAME.move(*REFUSED.get(reason.code, ("first_look", 0)))
    arguments = GAME.reason_arguments(named(), table().state, 0, move, reason.code)
    key = f"refusal-{reason.code.replace('_', '-')}"
    assert say(Phrase(key, arguments), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_forced_question_has_its_own_way_of_insisting(lang: str) -> None:
    forced = [q.name for q in GAME.questions if q.name not in ("ruse", "arcane")]
    phrases = [Phrase("refusal-must-choose", {"question": name}) for name in forced]
    assert len({say(phrase, lang) for phrase in phrases}) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.name)
def test_events(event: Event, lang: str) -> None:
    for number in range(4):
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
def test_cards_have_different_names_and_their_own_texts(lang: str) -> None:
    names = [say(things.card_phrase(card), lang) for card in range(9, SPIRITS)]
    assert len(set(names)) == len(names)
    texts = {say(things.card_text(named(), card), lang) for card in range(SPIRITS)}
    assert len(texts) > 35  # some cards are printed alike


@pytest.mark.parametrize("lang", LANGUAGES)
def test_venerables_of_any_edition_have_words(lang: str) -> None:
    effects = ("none", "look", "recruit", "bottom")
    for per in (name or "none" for name in PER):
        for effect in effects:
            arguments = {
                "strength": 1, "domination": 2, "strength_per": per, "domination_per": per,
                "first": effect, "second": effect, "third": effect,
            }  # fmt: skip
            assert say(Phrase("card-venerable-text", arguments), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things(lang: str) -> None:
    at = table()
    assert {*COUNTED, "answer"} == set(GAME.things)
    for kind, count in COUNTED.items():
        described = {said(at.describe(f"{kind}:{n}", lang), lang) for n in range(count)}
        assert len(described) == (51 if kind == "card" else count)  # base cards come in pairs
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in ANSWERS}) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_are_described_as_everybody_sees_them(lang: str) -> None:
    t = lay(Side(hand="bear_base_1", columns=["owl_base_2{+4}", "", ""]), discard="+2")
    hidden = said(t.describe("token:0", lang), lang)
    shown = said(t.describe("token:1", lang), lang)
    assert "+4" not in hidden
    assert shown.endswith("+2")


def test_a_grove_is_described_with_the_strength_that_everybody_sees() -> None:
    own = Side(
        hand="bear_base_1", columns=["owl_base_2{+4} venerable_3", "", ""], druid="owl_base_1"
    )
    t = lay(own, Side(columns=["bear_base_1", "", ""]))
    assert t.describe("grove:0", "en") == (
        "Owl Grove, in place 1 (hidden tokens not counted). Player 1: 4; Player 2: 3"
    )


def test_a_few_by_heart() -> None:
    names = {say(things.card_phrase(CARD_IDS.index(card)), "fr") for card in (
        "black:bear_base_1", "owl_elite_10", "venerable_9", "venerable_red_2")}  # fmt: skip
    assert names == {"Ours de base 1", "Hibou Élite 10", "Vénérable 9", "Vénérable rouge 2"}
    t = lay(Side(hand="owl_base_2"), Side(hand="bear_base_1", columns=["fox_base_1", "", ""]))
    moves = [move.words("fr") for move in t.moves(0)]
    assert moves == [
        "Invoquer Hibou de base 2 au Bosquet Hibou",
        "Transformer avec Hibou de base 2, à gauche (Recrutement\u00a0: Ours et Hibou)",
        "Transformer avec Hibou de base 2, à droite (Recrutement\u00a0: Hibou et Renard)",
    ]
    play(t, "left owl_base_2")
    first = t.moves(0)[0].words("en")
    assert re.fullmatch(r"Recruit Elite Bear \d+ into your hand", first)
    assert {move.path[1] for move in t.moves(0)} == {f"answer:{to}" for to in DESTINATIONS}


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
    for other, number in ((seat, GAME.moves), (1 - seat, 0)):
        refusal = at.why_not(other, number)
        assert refusal is not None
        heard.hear(refusal.saying)
    return legal


def test_whole_games_are_said() -> None:
    heard = Heard()
    for seed in range(2):
        at = bro.table(GAME, seats=2, seed=seed)
        at.names = ["Morgane", "Élaine d’Astolat"]
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
            for seat in (None, 0, 1):
                for line in at.chronicle(seat, lang):
                    said(line, lang)
    spoken = {"game-over", "not-your-decision", "no-such-move", "not-pending", "card-not-in-hand"}
    assert {f"refusal-{code}" for code in spoken} <= heard.keys
