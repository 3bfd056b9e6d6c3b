"""Words: what Bloody Grove alone says, in French and in English; the laws hear the rest."""

import re
from functools import partial

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.bloody_grove import things
from broceliande.games.bloody_grove.names import CARD_IDS, DESTINATIONS, PER, SPIRITS
from tests import speech
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, lay
from tests.speech import said

GAME = bro.game("bloody-grove")
RULES = bro.table(GAME, seed=1).rules.named

say = partial(speech.say, GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_forced_question_has_its_own_way_of_insisting(lang: str) -> None:
    forced = [q.name for q in GAME.questions if q.name not in ("ruse", "arcane")]
    phrases = [Phrase("refusal-must-choose", {"question": name}) for name in forced]
    assert len({say(phrase, lang) for phrase in phrases}) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_different_names_and_their_own_texts(lang: str) -> None:
    for phrase in (things.card_phrase, things.card_name):
        names = [say(phrase(card), lang) for card in range(9, SPIRITS)]
        assert len(set(names)) == len(names)
    texts = {say(things.card_text(RULES, card), lang) for card in range(SPIRITS)}
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
def test_tokens_are_described_as_everybody_sees_them(lang: str) -> None:
    t = lay(Side(hand="bear_base_1", columns=["owl_base_2{+4}", "", ""]), discard="+2")
    hidden = said(t.describe("token:0", lang), lang)
    shown = said(t.describe("token:1", lang), lang)
    assert "+4" not in hidden
    assert shown.endswith("+2")


def test_tokens_say_whose_spirit_bears_them() -> None:
    own = Side(hand="owl_base_1", columns=["bear_base_1{+2}", "", ""])
    t = lay(own, Side(hand="bear_base_2", columns=["bear_base_1{+4} fox_elite_1{+3}", "", ""]))
    t.names = ["Merlin", "Odile"]
    assert [t.describe(f"token:{n}", "fr") for n in range(3)] == [
        "Jeton 1, sur l’Ours bourru de Merlin\u00a0: face cachée",
        "Jeton 2, sur l’Ours bourru d’Odile\u00a0: face cachée",
        "Jeton 3, sur le Renard des Lueurs d’Odile\u00a0: face cachée",
    ]
    assert t.describe("token:1", "en") == ("Token 2, on the Gruff Bear on Odile’s side: face down")


def test_a_card_that_counts_itself_says_so() -> None:
    for card, counted in (("venerable_3", "Strength"), ("venerable_red_2", "Domination")):
        text = say(things.card_text(RULES, CARD_IDS.index(card)), "en")
        assert f"{counted} 1 for each Venerable in its column, itself included" in text


def test_a_grove_is_described_with_the_strength_that_everybody_sees() -> None:
    own = Side(
        hand="bear_base_1", columns=["owl_base_2{+4} venerable_3", "", ""], druid="owl_base_1"
    )
    t = lay(own, Side(columns=["bear_base_1", "", ""]))
    assert t.describe("grove:0", "en") == (
        "Owl Grove, the first. Strength, hidden tokens not counted: Player 1 4, Player 2 3"
    )


def test_a_few_by_heart() -> None:
    cards = [CARD_IDS.index(card) for card in (
        "black:bear_base_1", "owl_elite_10", "venerable_9", "venerable_red_1")]  # fmt: skip
    assert [say(things.card_phrase(card), "fr") for card in cards] == [
        "l’Ours bourru", "le Hibou du Givre", "le Colosse de Bois", "la Phalène aux trois feux",
    ]  # fmt: skip
    assert [say(things.card_name(card), "en") for card in cards] == [
        "Gruff Bear", "Frost Owl", "Wooden Colossus", "Moth of Three Fires",
    ]  # fmt: skip
    assert [say(things.card_mark(card), "fr") for card in cards] == [
        "base 1", "Élite 10", "Vénérable 9", "Vénérable rouge 1",
    ]  # fmt: skip
    t = lay(Side(hand="owl_base_2"), Side(hand="bear_base_1", columns=["fox_base_1", "", ""]))
    moves = [move.words("fr") for move in t.moves(0)]
    assert moves == [
        "Invoquer le Hibou frileux au Bosquet Hibou",
        "Transformer votre Druide avec le Hibou frileux, à gauche"
        " (Recrutement\u00a0: Ours et Hibou)",
        "Transformer votre Druide avec le Hibou frileux, à droite"
        " (Recrutement\u00a0: Hibou et Renard)",
    ]
    play(t, "left owl_base_2")
    first = t.moves(0)[0].words("en")
    assert re.fullmatch(r"Recruit the \w+ Bear and take it into your hand", first)
    assert {move.path[1] for move in t.moves(0)} == {f"answer:{to}" for to in DESTINATIONS}
