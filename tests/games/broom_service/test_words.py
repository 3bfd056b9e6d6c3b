"""Words: what Broom Service alone says, in French and in English; the laws hear the rest."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.games.broom_service import GAME, labels
from broceliande.games.broom_service.names import (
    EVENTS,
    FOREST_TILES,
    MOUNTAIN_TILES,
    ROLE_KINDS,
    ROLES,
    SIDES,
    STORMS,
)
from tests import speech
from tests.speech import asked_for, idle, said

ANSWERS = (
    "decline", "brave", "cowardly", "none", "action", "points", "brave_coward", "five_points",
    "take", "tile_first", "delivery_first", "hand_in", "number",
)  # fmt: skip
ALL: dict[str, object] = {"side": "verso", "storm_clouds": True, "heavy_clouds": 11}

say = partial(speech.say, GAME)


@lru_cache
def table(side: str = "recto") -> bro.Table:
    return bro.table(GAME, seats=3, seed=1, options={"side": side, "mountain_tiles": True})


def named() -> Any:
    return table().rules.named


# The files


def expected() -> Iterator[str]:
    """Every message that the code can ask for by name."""
    yield from asked_for(GAME, ANSWERS, ("answer",))
    key = labels.keyed
    yield from ("tile-none", "tower-none", "tower-market", "cloud-none")
    yield from ("tower-name", "cloud-heavy", "cloud-storm", "region-unnamed", "role-unknown")
    yield from ("hill-turbo-text", "hill-market-text", "move-gather")
    yield from (key("role", role) for role in ROLES)
    yield from (key("role-text", kind, end) for kind in ROLE_KINDS for end in ("brave", "cowardly"))
    yield from (key("storm", storm) for storm in STORMS[1:])
    for kind, names in (
        ("happening", EVENTS),
        ("mountain", MOUNTAIN_TILES),
        ("forest", FOREST_TILES),
    ):
        for name in names:
            yield from (key(kind, name), key(kind, name, "text"))
    for side, ids in zip(SIDES, named().REGION_ID, strict=True):
        yield from (f"region-{side}-{name}" for name in ids if name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(lang: str) -> None:
    assert idle(GAME, lang, set(expected())) == set()


# One by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions(lang: str) -> None:
    state = table().state.copy()
    for number, question in enumerate(GAME.questions, start=1):
        state.question = number
        for claim in (-1, 1):
            state.claim = claim
            phrase = GAME.ask_phrase(named(), state, 0)
            assert phrase.key == labels.keyed("question", question.name)
            assert say(phrase, lang).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_events_and_tiles_have_names_and_texts(lang: str) -> None:
    roles = {say(labels.role_phrase(role), lang) for role in range(10)}
    assert len(roles) == 10
    texts = {
        say(labels.role_text(named(), role, brave), lang)
        for role in range(10)
        for brave in (False, True)
    }
    assert len(texts) == 20
    assert len({say(labels.happening_phrase(event), lang) for event in range(10)}) == 10
    assert len({say(labels.happening_text(named(), event), lang) for event in range(10)}) == 10
    storms = {say(labels.storm_text(named(), tile), lang) for tile in range(24, 32)}
    assert len(storms) == 6
    assert len({say(labels.forest_text(named(), tile), lang) for tile in range(3)}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_things(lang: str, side: str) -> None:
    at = table(side)
    n = SIDES.index(side)
    lands, waters = named().LAND_COUNT[n], sum(1 for name in named().REGION_ID[n][36:] if name)
    regions = [*range(lands), *range(36, 36 + waters)]
    counted = {
        "role": range(10), "region": [44 * n + region for region in regions],
        "tower": [62 * n + tower for tower in [*range(named().TOWER_COUNT[n]), 61]],
        "cloud": [24 * n + spot for spot in range(named().SPOT_COUNT[n])],
        "pawn": range(6), "tile": [12 * n + space for space in range((3, 11)[n])],
        "resource": range(4), "circle": range(4),
    }  # fmt: skip
    assert {*counted, "answer"} == set(GAME.things)
    for kind, numbers in counted.items():
        texts = [said(at.describe(f"{kind}:{number}", lang), lang) for number in numbers]
        if kind not in ("cloud",):
            assert len(set(texts)) == len(texts), kind
    words = [word for word in ANSWERS if word != "number"]
    assert len({said(at.describe(f"answer:{word}", lang), lang) for word in words}) == len(words)
    assert "7" in at.describe("answer:7", lang)


def test_a_few_by_heart() -> None:
    at = table()
    assert at.describe("role:4", "fr") == (
        "Carte Rôle (cueilleur de racines). Brave\u00a0: Prenez 2 potions orange, "
        "1 baguette magique. Lâche\u00a0: Prenez 1 potion orange."
    )
    assert at.describe("tower:3", "fr") == (
        "La tour ronde violette n°\u00a04\u00a0: 3 PV et 1 baguette magique"
    )
    assert at.describe("tower:0", "en") == "The square violet tower no. 1: 4 VP"
    assert at.describe("region:2", "en") == "North Castle Prairie (prairie)"
    assert at.describe("region:36", "fr") == "Lac des Châteaux (région maritime), 2 nuages"
