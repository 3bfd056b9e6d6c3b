"""Games over HTTP: what is played here, and its rules."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.words import LANGUAGES
from broceliande.server.told.games import game_out
from broceliande.server.told.replies import Choice
from tests.server.conftest import GAMES
from tests.server.people import People


def test_the_games_are_listed_in_the_language_asked_for(people: People) -> None:
    french = people.get("/games?lang=fr")
    assert [game["name"] for game in french["games"]] == sorted(GAMES)
    english = people.get("/games", headers={"accept-language": "de, en-GB;q=0.8"})
    for fr, en in zip(french["games"], english["games"], strict=True):
        assert fr["seats"] == list(GAMES[fr["name"]].seats)
        assert [option["name"] for option in fr["options"]] == [o["name"] for o in en["options"]]
        assert fr["pitch"] != en["pitch"] or not fr["pitch"]
    brief = people.get("/games?lang=fr&options=false")["games"]
    assert brief == [{**game, "options": []} for game in french["games"]]
    first = french["games"][0]["options"][0]
    assert first["words"] == "Premier joueur"
    assert [choice["value"] for choice in first["choices"]["3"]] == [0, 1, 2]


@pytest.mark.parametrize("name", ["roundforest", "broom-service", "bethel-woods"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_of_options_are_said_in_words(name: str, lang: str) -> None:
    options = game_out(bro.game(name), lang, with_options=True).options
    lists = [each for option in options for each in (option.choices or {}).values()]
    named = {each.value: each.words for some in lists for each in some if type(each.value) is str}
    assert named
    assert [value for value, words in named.items() if value == words] == []


def test_corners_are_said_in_words() -> None:
    options = game_out(bro.game("roundforest"), "fr", with_options=True).options
    corners = next(option for option in options if option.name == "corners").choices
    assert corners is not None
    assert Choice("NW SE", "Nord-ouest et sud-est") in corners["2"]
    assert [each.words for each in corners["4"]] == ["Les quatre coins"]


def test_the_rules_can_be_read(people: People) -> None:
    rules = people.get("/games/whispers/rules?lang=fr")
    assert rules["paragraphs"][0]["number"] == "WH-001"
    people.get("/games/chess/rules", 404)
