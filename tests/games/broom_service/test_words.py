"""Words: what Broom Service alone says, in French and in English; the laws hear the rest."""

from functools import partial

import pytest

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.games.broom_service import GAME, labels
from broceliande.games.broom_service.names import SIDES
from tests import speech

RULES = bro.table(GAME, seed=1).rules.named

say = partial(speech.say, GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_events_and_tiles_have_names_and_texts(lang: str) -> None:
    roles = {say(labels.role_phrase(role), lang) for role in range(10)}
    assert len(roles) == 10
    texts = {
        say(labels.role_text(RULES, role, brave), lang)
        for role in range(10)
        for brave in (False, True)
    }
    assert len(texts) == 20
    assert len({say(labels.happening_phrase(event), lang) for event in range(10)}) == 10
    assert len({say(labels.happening_text(RULES, event), lang) for event in range(10)}) == 10
    storms = {say(labels.storm_text(RULES, tile), lang) for tile in range(24, 32)}
    assert len(storms) == 6
    assert len({say(labels.forest_text(RULES, tile), lang) for tile in range(3)}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_a_number_is_said(lang: str, side: str) -> None:
    t = bro.table(GAME, seats=3, seed=1, options={"side": side, "mountain_tiles": True})
    assert "7" in t.describe("answer:7", lang)


def test_a_few_by_heart() -> None:
    at = bro.table(GAME, seats=3, seed=1, options={"mountain_tiles": True})
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
