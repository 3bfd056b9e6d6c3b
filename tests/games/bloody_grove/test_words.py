"""Words: what Bloody Grove alone says, in French and in English; the laws hear the rest."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase, Reason
from broceliande.engine.words import LANGUAGES
from broceliande.games.bloody_grove import things
from broceliande.games.bloody_grove.names import CARD_IDS, DESTINATIONS, PER, SPIRITS
from tests import speech
from tests.games.bloody_grove.answers import play
from tests.games.bloody_grove.board import Side, lay
from tests.speech import asked_for, idle, said

GAME = bro.game("bloody-grove")
ANSWERS = ("decline", "left", "right", "hand", "top", "bottom")
COUNTED = {"card": 60, "grove": 3, "token": 12, "pile": 3, "seat": 2}


# A move that can be refused for that reason, where the words depend on the move.
REFUSED = {"grove_not_adjacent": ("ruse", 5), "symbol_not_completed": ("recruit", 3),
           "elite_not_available": ("recruit", 6), "must_choose": ("action", 240),
           "card_not_in_column": ("ruse", 0)}  # fmt: skip

say = partial(speech.say, GAME)


@lru_cache
def table() -> bro.Table:
    return bro.table(GAME, seats=2, seed=1)


def named() -> Any:
    return table().rules.named


# The files


def expected() -> Iterator[str]:
    """Every message that the code can ask for by name."""
    yield from asked_for(GAME, ANSWERS, ("answer",))
    yield from ("card-none", "card-here", "card-text")
    yield from ("card-venerable-text", "arcane-plus", "arcane-destroy", "arcane-unknown")
    yield from ("thing-token-reserve", "thing-token-discard")
    yield from {things.card_phrase(card).key for card in range(SPIRITS)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    assert idle(GAME, lang, set(expected())) == set()


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
