"""Law 8: every refusal, event and ending has words, names a rule that exists and is reached; every
rule is named by a function."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import broceliande as bro
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import words_of
from tests.laws.cases import GAMES, LANGUAGES, random_play, some_moves
from tests.laws.recorded import load, names

ids = [game.name for game in GAMES]
NUMBER = r"[A-Z]{2}-\d{3}"


def positions(game: bro.Game) -> Iterator[bro.Table]:
    """Recorded games, each as it ended, then every fifth position of random ones."""
    yield from (load(game.name, name) for name in names(game.name))
    for seats in game.seats:
        for seed in range(6 if game.length(seats) > 100 else 60):
            for before in range(1 + bool(game.amendments)):
                table = bro.table(game, seats, seed, {"amendments": []} if before else {})
                for at, now in enumerate(random_play(table, seed)):
                    if at % 5 == 0 or now.over:
                        yield now


def refused(table: bro.Table) -> set[str]:
    """What refuses a move now."""
    found = set()
    for seat in range(table.seats):
        for move in some_moves(table, seat):
            number = table.rules.refusal(table._state, seat, move)
            if number:
                found.add(f"refusal {table.game.reasons[number - 1].code}")
    return found


def met(table: bro.Table) -> set[str]:
    """The refusals, events and the ending that a position shows."""
    events = {f"event {table.game.events[told.event - 1].name}" for told in table.told}
    return refused(table) | events | {f"ending {table.ending}"}


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_code_event_and_ending_is_reached(game: bro.Game) -> None:
    """Games are looked through until nothing is missing; what none of them met is told."""
    none_such = bro.table(game, game.seats[0], 0).why_not(0, -1)
    assert none_such is not None
    missing = {f"refusal {reason.code}" for reason in game.reasons} - {f"refusal {none_such.code}"}
    missing |= {f"event {event.name}" for event in game.events}
    missing |= {f"ending {ending}" for ending in game.endings}
    for now in positions(game):
        missing -= met(now)
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_words(game: bro.Game, lang: str) -> None:
    words = words_of(game, lang)
    keys = ["game-title"]
    keys += [f"question-{question.name}" for question in game.questions]
    keys += [f"refusal-{reason.code}" for reason in game.reasons]
    keys += [f"event-{event.name}" for event in game.events]
    keys += [f"ending-{ending}" for ending in game.endings]
    keys += [f"option-{option.name}{tail}" for option in game.options for tail in ("", "-help")]
    assert [key for key in keys if not words.has(key.replace("_", "-"))] == []


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_question_names_a_paragraph_that_exists(
    game: bro.Game, lang: str
) -> None:
    paragraphs = rulebook_of(game, lang).paragraphs
    for reason in game.reasons:
        assert not reason.rule or reason.rule in paragraphs, reason
    for question in game.questions:
        assert question.rule, question
        assert set(question.rule.split()) <= set(paragraphs), question


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_both_languages_have_the_same_paragraphs_in_order(game: bro.Game) -> None:
    fr, en = (rulebook_of(game, lang) for lang in LANGUAGES)
    assert list(fr.paragraphs) == list(en.paragraphs) == sorted(fr.paragraphs)
    assert len(fr.chapters) == len(en.chapters)
    first = next(iter(fr.paragraphs))
    numbers = [f"{first[:3]}{n:03d}" for n in range(1, len(fr.paragraphs) + 1)]
    assert list(fr.paragraphs) == numbers


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_rule_is_named_where_it_is_carried_out(game: bro.Game) -> None:
    """Someone with the box in hand finds the paragraph and the function by its number. Within a
    range, as in "BE-084 to BE-086", nobody would find one: that does not count."""
    text = "".join(file.read_text("utf-8") for file in sorted(game.folder.glob("*.py")))
    named = set(re.findall(NUMBER, re.sub(rf"{NUMBER}\s+to\s+{NUMBER}", "", text)))
    assert set(rulebook_of(game, "en").paragraphs) - named == set()
