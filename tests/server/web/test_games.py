"""Games over HTTP: what is played here, and its rules."""

from __future__ import annotations

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


def test_the_rules_can_be_read(people: People) -> None:
    rules = people.get("/games/whispers/rules?lang=fr")
    assert rules["paragraphs"][0]["number"] == "WH-001"
    people.get("/games/chess/rules", 404)
