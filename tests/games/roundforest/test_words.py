"""Words: what Roundforest alone says, in French and in English; the laws hear the rest."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.roundforest import sayings
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS, Who
from tests import speech
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import AT_WELL, HERE, RED, lay
from tests.speech import Heard, asked_for, idle, said

GAME = bro.game("roundforest")
ANSWERS = (
    "done", "open", "pause", "keep", "leave", "convert", "top", "bottom", "apple", "debt", "use",
    "sell", "silver", "nothing",
)  # fmt: skip
COUNTED = {"tile": 32, "compass": 2, "gap": 16, "fairy": 9, "carried": 22, "held": 22, "bag": 22,
           "character": 12, "seat": 2}  # fmt: skip

ELISION = re.compile(
    r"(?:\b[djlmnst]|\bqu)’\{ \$(?:player|ready)|\b(?:de|que) \{ \$(?:player|ready)"
)

say = partial(speech.say, GAME)


@lru_cache
def table(seats: int = 2) -> bro.Table:
    return bro.table(GAME, seats=seats, seed=1)


def named() -> Any:
    return table().rules.named


# The files


def expected() -> Iterator[str]:
    """Every message that the code can ask for by name."""
    yield from asked_for(GAME, ANSWERS, ("answer",))
    yield from (f"ability-{name.replace('_', '-')}" for name in CHARACTERS[Who.PRINCE :])
    yield from ("list-none", "list-two", "list-more", "an-object", "n-coins", "missions", "wish")
    yield from ("wish-shown", "reward-none", "reward-apple", "tile-name", "gap-name")
    yield from (f"lies-{what}" for what in ("well", "chip", "object", "character", "nothing"))
    yield from (f"where-{what}" for what in ("pile", "drawn", "debt", "open"))
    yield from ("move-window-clear", "move-move-compass")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    assert idle(GAME, lang, set(expected())) <= {
        "of-character",
        "to-character",
    }  # French alone needs them apart


def test_names_of_players_may_be_any_word() -> None:
    text = (GAME.folder / "fr.ftl").read_text("utf-8")
    assert ELISION.findall(text) == []


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


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_meeting_is_said(who: str) -> None:
    heard = Heard()
    t = lay(**RED, card_next=who, packs={"A": "saddle key key"}, coins={"A": (3, 1)},
            apples={"A": 3})  # fmt: skip
    play(t, move="r2c3")
    heard.listen(t)
    if t.question == "ability":
        play(t, ability="use")
        heard.listen(t)
    t = play(lay(**AT_WELL, packs={"A": "saddle key key"}, coins={"A": (3, 1)}), move="r2c2")
    heard.listen(t)
