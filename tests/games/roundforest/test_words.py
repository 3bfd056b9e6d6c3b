"""Words: what Roundforest alone says, in French and in English; the laws hear the rest."""

from functools import partial

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.roundforest import sayings
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS
from tests import speech
from tests.games.roundforest.answers import move, play
from tests.games.roundforest.board import AT_WELL, HERE, RED, lay
from tests.speech import Heard

GAME = bro.game("roundforest")
say = partial(speech.say, GAME)


RULES = bro.table(GAME, seed=1).rules.named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objects_and_characters_have_names_of_their_own(lang: str) -> None:
    for key in ("object-name", "an-object", "the-object"):
        assert len({say(Phrase(key, {"object": name}), lang) for name in OBJECTS}) == 22
    for key in ("character-name", "the-character", "to-character", "of-character"):
        assert len({say(Phrase(key, {"character": name}), lang) for name in CHARACTERS}) == 12
    texts = {say(sayings.character_text(RULES, number), lang) for number in range(12)}
    assert len(texts) == 12


def test_a_few_by_heart() -> None:
    assert say(sayings.wish(RULES, 0, 1), "en") == (
        "give an anvil while carrying a sword (in return: a golden apple)"
    )
    assert say(sayings.wish(RULES, 4, 1), "fr") == (
        "donner une épée et 2 pièces de cuivre (en échange\u00a0: une pomme d’or)"
    )
    assert say(sayings.wish(RULES, 3, 0), "fr") == "donner une croix (en échange\u00a0: rien)"
    items = [sayings.an_object(kind) for kind in (0, 5, 21)]
    assert say(sayings.listed(items), "fr") == "une enclume, une épée et une paire de bottes"
    assert say(sayings.listed([]), "en") == "nothing"
    assert say(sayings.gap_name(12), "en") == "between C3 and D4"
    t = lay(**HERE)
    words = [move.words("fr") for move in t.moves(0)]
    assert "Aller en C2 (puce bleue)" in words
    assert "Dépenser une boussole pour aller en D3 (puce bleue)" in words


def test_a_tile_is_named_after_a_word_that_elides() -> None:
    told = {"player": "Odile", "from": Phrase("tile-name", {"column": "E", "row": 2})}
    moved = Phrase("event-moved", {**told, "tile": Phrase("tile-name", {"column": "A", "row": 1})})
    assert say(moved, "fr") == "Odile va d’E2 en A1."


@pytest.mark.parametrize(
    ("copper", "have"),
    [(0, "vous n’avez ni l’un ni l’autre."), (1, "vous n’avez qu’une pièce de cuivre.")],
)
def test_the_fairy_says_what_is_missing(copper: int, have: str) -> None:
    t = play(lay(**{**RED, "chips": {}}, coins={"A": (copper, 0)}), move="r2c3")
    refusal = t.why_not(0, move(t, "object", "barter spoon"))
    assert refusal is not None
    assert refusal.words("fr").endswith(have)
    assert ("you have neither" in refusal.words("en")) == (copper == 0)


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
