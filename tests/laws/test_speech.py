"""Law 8, further: every sentence of every game is well-formed, in French and in English."""

from __future__ import annotations

import random

import pytest

import broceliande as bro
from broceliande.engine.declared import Event
from broceliande.engine.game import Phrase
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import LANGUAGES, words_of
from tests.laws.evidence import Evidence, all_evidence
from tests.speech import NAMES, Heard, arguments_of, file, keyed, said, say, variables

GAMES = [bro.game(name) for name in bro.games()]
names = [game.name for game in GAMES]
EVENTS = [
    pytest.param(evidence, event, id=f"{evidence} {event.name}")
    for evidence in all_evidence()
    for event in evidence.game.events
]

TABLES = [
    pytest.param(evidence, seats, id=f"{evidence} {seats}")
    for evidence in all_evidence()
    for seats in evidence.game.seats
]


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_both_languages_say_the_same_with_the_same_variables(game: bro.Game) -> None:
    french, english = file(game, "fr"), file(game, "en")
    assert list(french) == list(english)  # in the same order, to read them side by side
    for key in french:
        assert variables(game, "fr", key) == variables(game, "en", key), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names)
def test_messages_without_variables(game: bro.Game, lang: str) -> None:
    for key in file(game, lang):
        if not variables(game, lang, key):
            said(words_of(game, lang).say(key), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names)
def test_endings_need_no_arguments(game: bro.Game, lang: str) -> None:
    for ending in game.endings:
        assert say(game, Phrase(keyed("ending", ending)), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names)
def test_the_rules_to_read_are_well_set(game: bro.Game, lang: str) -> None:
    book = rulebook_of(game, lang)
    for paragraph in book.paragraphs.values():
        said(paragraph.text.replace("**", "").replace("none", "no"), lang)
        assert paragraph.text.endswith((".", ".\u00a0»"))
    said(book.introduction, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("evidence", "event"), EVENTS)
def test_events(evidence: Evidence, event: Event, lang: str) -> None:
    game = evidence.game
    named = bro.table(game, seats=game.seats[-1], seed=1).rules.named
    for number in range(evidence.words.reach):
        arguments = arguments_of(game, named, event, number)
        text = say(game, Phrase(keyed("event", event.name), arguments), lang)
        assert text.endswith((".", "!", "\u00a0»", "”"))
        assert ("Viviane" in text) == ("seat" in event.arguments.values())


@pytest.mark.parametrize(("evidence", "seats"), TABLES)
def test_whole_games_are_said(evidence: Evidence, seats: int) -> None:
    heard = Heard()
    game = evidence.game
    at = bro.table(game, seats=seats, seed=seats, options=evidence.words.options)
    at.names = list(NAMES[:seats])
    luck = random.Random(seats)
    while not at.over:
        if at.ply % 6 == 0:
            heard.listen(at)
        seat = luck.choice(at.asked)
        at.play(seat, luck.choice(at.moves(seat)))
    heard.listen(at)
    for lang in LANGUAGES:
        for looking in (None, *range(seats)):
            for line in at.chronicle(looking, lang):
                said(line, lang)
    assert {keyed("refusal", game.reasons[n].code) for n in (0, 3)} <= heard.keys
