"""Words: what Benevolent alone says, in French and in English; the laws hear the rest."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.declared import Reason
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.benevolent import things
from broceliande.games.benevolent.names import EFFECTS, GIFTS, LOCATIONS, PERMANENTS
from tests import speech
from tests.speech import asked_for, idle, said

GAME = bro.game("benevolent")
SEATS = list(GAME.seats)
FACES = range(18)
ANSWERS = ("go_on", "no", "yes", "put", "take")
COUNTED = {"card": 2, "reserve": 1, "gift": 5, "tile": 9, "seat": 2, "secret": 18}


# A move that can be refused for that reason, where the words depend on the move.
REFUSED = {
    "no_such_choice": ("arrow", 0),
    "gift_unobtainable": ("exchange", 0),
    "price_too_high": ("buy", 4),
    "secret_not_usable": ("window", 0),
}

say = partial(speech.say, GAME)


@lru_cache
def table(seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1)


def named() -> Any:
    return table().rules.named


# The files


def expected() -> Iterator[str]:
    """Every message that the code can ask for by name."""
    yield from asked_for(GAME, ANSWERS, ("secret", "answer"))
    yield "secret-gone"
    yield from (f"place-{place}" for place in LOCATIONS)
    yield from (f"gift-{gift}" for gift in GIFTS)
    for secret in (*PERMANENTS, *(effect.replace("_", "-") for effect in EFFECTS)):
        yield from (f"secret-{secret}", f"secret-{secret}-text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    assert idle(GAME, lang, set(expected())) == set()


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
