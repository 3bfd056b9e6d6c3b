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
from tests.games.benevolent.answers import move
from tests.games.benevolent.board import Who, at, lay
from tests.rules import rule

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


NOBODY = Who(gifts=(0, 0, 0, 0, 0))


@rule("BE-060")
def test_an_arrow_does_not_promise_what_cannot_be_had() -> None:
    t = lay("F2", Who(gifts=(1, 0, 0, 0, 0), dream=2))
    path = next(f"arrow:{n}" for n in range(7) if "Clover" in t.describe(f"arrow:{n}", "en"))
    arrow = int(path.removeprefix("arrow:"))
    going = t.move(0, t.game.move("arrow", arrow))
    assert going.words("fr").endswith("(Cadeau\u00a0: Trèfle)")
    t = lay("F2", Who(gifts=(4, 0, 0, 0, 0), dream=2), NOBODY)
    going = t.move(0, t.game.move("arrow", arrow))
    assert going.words("fr").endswith("(aucun Trèfle à obtenir)")
    assert going.words("en").endswith("(no Clover to be had)")
    assert t.describe(path, "fr").endswith("(aucun Trèfle à obtenir)")


LACKING = [
    ("E1", Who(gifts=(0, 4, 0, 0, 0)), "il n’y a aucune Plume à obtenir"),
    ("E3", Who(leaves=1), "il faut 3 Feuilles, et vous n’en avez qu’une"),
    ("E3", Who(leaves=9, gifts=(0, 0, 3, 0, 0)), "il n’y a aucun Cristal à obtenir"),
    ("E4a", Who(gifts=(1, 0, 0, 0, 0)), "il faut rendre deux Trèfles, et vous n’avez pas le"),
    ("E4b", Who(gifts=(1, 0, 0, 0, 0)), "il faut rendre un Trèfle et une Plume, et vous"),
    ("E4b", Who(gifts=(1, 1, 0, 2, 0)), "il n’y a aucun Ambre à obtenir"),
    ("E6", Who(gifts=(0, 0, 0, 2, 2)), "aucun de vos Cadeaux ne peut s’échanger"),
    ("E7", Who(gifts=(4, 0, 0, 0, 0)), "il n’y a pas de Cadeau que vous puissiez à la fois"),
]


@rule("BE-092")
@pytest.mark.parametrize(("secret", "me", "lacks"), LACKING)
def test_a_secret_of_no_use_says_what_is_missing(secret: str, me: Who, lacks: str) -> None:
    t = lay("F2", Who(me.leaves, me.gifts, secrets=secret), NOBODY)
    refusal = t.why_not(0, move(t, "window", secret))
    assert refusal
    assert refusal.code == "secret_not_usable"
    assert lacks in speech.said(refusal.words("fr"), "fr")
    speech.said(refusal.words("en"), "en")


@rule("BE-092", "BE-094")
def test_a_secret_that_gives_leaves_too_misses_both() -> None:
    t = lay("F2", Who(gifts=(4, 0, 0, 0, 0), secrets="E2"), NOBODY)
    at(t).reserve = 0
    refusal = t.why_not(0, move(t, "window", "E2"))
    assert refusal
    assert "aucun Trèfle à obtenir, et la Réserve est vide" in refusal.words("fr")


def test_a_few_by_heart() -> None:
    assert say(things.secret_phrase(RULES, 9), "fr") == "Plume trouvée"
    assert say(things.secret_phrase(RULES, 10), "fr") == "Trèfle et Feuilles"
    assert say(things.secret_phrase(RULES, 11), "fr") == "Cristal à 3 Feuilles"
    assert say(things.secret_phrase(RULES, 17), "fr") == "Achat au rabais (−3)"
    assert say(things.secret_phrase(RULES, 17), "en") == "Bargain (−3)"
    recipe = things.secret_text(RULES, 12)
    assert "deux Trèfles" in say(recipe, "fr")
    assert "two Clovers" in say(recipe, "en")
    go = Phrase("move-hex", {"place": "nest", "hex": 7, "dues": 2})
    assert say(go, "fr") == "Aller au Nid, case 7 (péage de l’action\u00a0: 2 Feuilles)"
    assert say(go, "en") == "Go to the Nest, hex 7 (dues for its action: 2 leaves)"
