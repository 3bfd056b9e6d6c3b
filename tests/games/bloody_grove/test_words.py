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
    names = [say(things.card_phrase(card), lang) for card in range(9, SPIRITS)]
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
