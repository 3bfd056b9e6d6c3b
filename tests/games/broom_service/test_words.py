"""Words: what Broom Service alone says, in French and in English; the laws hear the rest."""

import re
from functools import partial
from pathlib import Path

import pytest

import broceliande as bro
from broceliande.engine.game import Phrase
from broceliande.engine.words import LANGUAGES
from broceliande.games.broom_service import GAME, labels
from broceliande.games.broom_service.names import RESOURCES, SIDES
from tests import speech
from tests.games.broom_service.answers import play
from tests.games.broom_service.board import VERSO, lay
from tests.games.broom_service.refusals import REFUSALS

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
        "Carte Rôle (cueilleur de racines). Brave\u00a0: Prenez 2 potions orange et "
        "1 baguette magique. Lâche\u00a0: Prenez 1 potion orange."
    )
    assert at.describe("tower:3", "fr") == (
        "La tour ronde violette n°\u00a04\u00a0: 3 PV et 1 baguette magique"
    )
    assert at.describe("tower:0", "en") == "The square violet tower no. 1: 4 VP"
    assert at.describe("region:2", "en") == "North Castle Prairie (prairie)"
    assert at.describe("region:36", "fr") == "Lac des Châteaux (région maritime), 2 nuages"


BASKETS = [
    ((1, 0, 0, 0), "1 potion orange"),
    ((0, 2, 0, 1), "2 potions violettes et 1 baguette magique"),
    ((1, 1, 1, 0), "1 potion orange, 1 potion violette et 1 potion verte"),
    ((1, 0, 1, 1), "1 potion orange, 1 potion verte et 1 baguette magique"),
    ((1, 1, 1, 1), "1 potion orange, 1 potion violette, 1 potion verte et 1 baguette magique"),
]


@pytest.mark.parametrize(("counts", "words"), BASKETS)
def test_several_resources_are_listed(counts: tuple[int, ...], words: str) -> None:
    basket = dict(zip(RESOURCES, counts, strict=True))
    assert say(Phrase("move-gather", basket), "fr") == f"Prendre {words}"


def words_of(code: str, lang: str) -> str:
    """The words of a move that is refused for that reason."""
    attempt = REFUSALS.attempt(code)
    refusal = attempt.table.why_not(attempt.seat, attempt.move)
    assert refusal is not None
    return refusal.words(lang)


def test_a_refusal_names_the_right_thing() -> None:
    assert words_of("landscape_not_served", "fr") == (
        "Ce druide ne sert pas le paysage où se trouve votre pion 2 (Mont Corbeau, montagne)."
    )
    assert words_of("cloud_on_water", "en").startswith("The water to be crossed (Mirror Lake) is")


def test_a_coward_is_not_told_of_bravery() -> None:
    t = lay(2, **VERSO, hands=["root fruit", "root fruit"], own=["", "brave_coward"])
    play(t, "lead", "root", "brave")
    play(t, "follow", "cowardly")
    play(t, "coward_mode", "brave_coward")
    assert t.question == "gather"
    assert t.ask_words(1, "en").endswith("The brave action is yours (root gatherer).")
    bonus = {"player": "Odile", "points": 3}
    assert say(Phrase("event-brave-bonus", bonus), "fr") == (
        "L’action brave rapporte 3 PV de plus à Odile."
    )


BOARD = Path(__file__).parents[3] / "web/src/games/broom_service/fr.ftl"
ASTRAY = re.compile(
    r"[Gg]ros nuage|[Dd]issip|[Cc]artes? rôle|[Tt]uiles? (?:montagne|forêt|colline|paysage)"
)


@pytest.mark.parametrize("file", ["fr.ftl", "rules.fr.md", "teach.toml", BOARD], ids=str)
def test_the_words_of_the_box_are_kept(file: str | Path) -> None:
    assert ASTRAY.findall((GAME.folder / file).read_text("utf-8")) == []
