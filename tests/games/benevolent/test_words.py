"""Words: what Benevolent alone says, in French and in English; the laws hear the rest."""

import re
from functools import partial

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.benevolent import things
from broceliande.games.benevolent.names import EFFECTS, GIFTS, LOCATIONS
from tests import speech

GAME = bro.game("benevolent")
RULES = bro.table(GAME, seed=1).rules.named
FACES = range(18)

say = partial(speech.say, GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_window_has_its_question_and_its_way_on(lang: str) -> None:
    for key in ("question-window", "move-window-go-on"):
        phrases = [Phrase(key, {"window": window}) for window in (1, 2, 3)]
        assert len({say(phrase, lang) for phrase in phrases}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_that_depend_on_the_place_or_the_question(lang: str) -> None:
    places = [Phrase("refusal-effect-impossible", {"place": p, "hex": 1}) for p in LOCATIONS]
    assert len({say(phrase, lang) for phrase in places}) == 6
    asked = ("window", "arrow", "exchange", "secret", "stash")
    choices = [Phrase("refusal-no-such-choice", {"question": name}) for name in asked]
    assert len({say(phrase, lang) for phrase in choices}) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_secrets_have_different_names_and_texts(lang: str) -> None:
    names = [say(things.secret_phrase(RULES, face), lang) for face in FACES]
    texts = [say(things.secret_text(RULES, face), lang) for face in FACES]
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
    assert say(things.secret_phrase(RULES, 9), "fr") == "Plume trouvée"
    assert say(things.secret_phrase(RULES, 10), "fr") == "Trèfle et Feuilles"
    assert say(things.secret_phrase(RULES, 11), "fr") == "Cristal à 3 Feuilles"
    assert say(things.secret_phrase(RULES, 17), "fr") == "Achat à −3"
    assert say(things.secret_phrase(RULES, 17), "en") == "Purchase at −3"
    recipe = things.secret_text(RULES, 12)
    assert "deux Trèfles" in say(recipe, "fr")
    assert "two Clovers" in say(recipe, "en")
    go = Phrase("move-hex", {"place": "nest", "hex": 7, "dues": 2})
    assert say(go, "fr") == "Aller au Nid, case 7 (péage pour agir\u00a0: 2 Feuilles)"
    assert say(go, "en") == "Go to the Nest, hex 7 (dues to act: 2 leaves)"
