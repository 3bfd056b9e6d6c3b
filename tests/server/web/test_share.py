"""Shared links: what they say before anybody follows them, and the picture drawn for them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

from broceliande.server.told.pictures import broken, fitted, short
from tests.server.conftest import Server
from tests.server.people import ANN, OPEN, PERSON, People

PAGE = """<!doctype html><html lang="fr"><head>
<link rel="manifest" href="/app/fr.webmanifest" /><title>Brocéliande</title></head></html>"""
SQUARE = '<rect width="52" height="52" fill="#35501f"/>'
HOSTILE = '"><script>alert(1)</script>'


@pytest.fixture
def people(server: Server, tmp_path: Path) -> People:
    """A server with a page, and something to draw with."""
    folder = tmp_path / "static"
    (folder / "drawn").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    art = {"scenes": {"": SQUARE}, "crests": [SQUARE] * 5, "leaf": SQUARE}
    (folder / "drawn/art.json").write_text(json.dumps(art), "utf-8")
    return server(static=folder)


def tags(people: People, path: str, lang: str = "en") -> dict[str, str]:
    """The tags of a page, by name."""
    page = people.client.get(path, headers={"accept-language": lang}).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    title = re.search(r"<title>(.*?)</title>", page)
    assert title is not None
    return {"title": unescape(title[1]), **{name: unescape(said) for name, said in found}}


@pytest.mark.parametrize(
    ("lang", "says"), [("fr", "Ann vous garde une place"), ("en", "Ann keeps you a seat")]
)
def test_an_invitation_says_who_invites_and_how_many_sit_there(
    people: People, lang: str, says: str
) -> None:
    table, _ = people.open(ANN, OPEN, OPEN, game="benevolent")
    told = tags(people, f"/t/{table}", lang)
    assert told["title"] == told["og:title"] == "Benevolent, Brocéliande"
    assert told["og:description"] == f"{says}. 3 {'places' if lang == 'fr' else 'seats'}"
    assert told["og:url"].endswith(f"/t/{table}")
    assert told["og:image"].endswith(f"/share/{table}.png?lang={lang}")
    assert told["twitter:card"] == "summary_large_image"


def test_a_running_game_says_who_is_waited_for_and_a_closed_one_does_not(people: People) -> None:
    seats = (ANN, {"kind": "person", "name": "Bob"})
    table, _ = people.open(*seats, game="benevolent")
    first = people.house.tables[table].asked[0]
    waits = f"Waiting for {('Ann', 'Bob')[first]}"
    assert tags(people, f"/t/{table}")["og:description"] == f"A game is under way. {waits}"
    closed, _ = people.open(*seats, game="benevolent", spectators=False)
    assert tags(people, f"/t/{closed}")["og:description"] == "A game is under way. 2 seats"


def test_a_finished_game_says_how_it_ended(people: People) -> None:
    table, secrets = people.open(*[{**PERSON, "name": name} for name in ("Ann", "Bob")])
    with people.sit(table, *secrets) as both:
        people.play_on(both)
        places = both.state["sights"][0]["view"]["places"]
    told = tags(people, f"/t/{table}/replay")
    winner = ("Ann", "Bob")[places.index(1)]
    title = "Ann and Bob win together" if places == [1, 1] else f"{winner} wins"
    assert told["og:title"] in {f"{title}, Brocéliande", "Won together, Brocéliande"}


def test_games_and_the_place_itself(people: People) -> None:
    assert tags(people, "/g/benevolent/rules")["og:title"] == "Benevolent, Brocéliande"
    lobby = tags(people, "/", "fr")
    assert lobby["og:title"] == "Brocéliande"
    assert "forêt enchantée" in lobby["og:description"]
    for nothing in ("/t/nothing", "/g/nothing/rules", "/t/" + "a" * 90, "/nowhere"):
        assert tags(people, nothing)["og:title"] == "Brocéliande"
    page = people.client.get("/", headers={"accept-language": "en"})
    assert '<html lang="en">' in page.text
    assert "/app/en.webmanifest" in page.text


def test_names_are_words_and_nothing_else(people: People) -> None:
    table, _ = people.open({**PERSON, "name": HOSTILE}, OPEN, game="benevolent")
    page = people.client.get(f"/t/{table}").text
    assert "<script" not in page
    assert HOSTILE in tags(people, f"/t/{table}")["og:description"]
    assert people.client.get(f"/share/{table}.png").status_code == 200


@pytest.mark.parametrize("name", ["benevolent", "broceliande", ""])
def test_the_picture_is_what_its_tags_promise(people: People, name: str) -> None:
    of = name or people.open(ANN, OPEN, game="benevolent")[0]
    answer = people.client.get(f"/share/{of}.png")
    assert answer.headers["content-type"] == "image/png"
    wide, high = (int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
    assert (wide, high) == (1200, 630)
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    again = people.client.get(f"/share/{of}.png", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_no_picture_of_what_is_not_there_and_none_without_drawings(
    people: People, server: Server, tmp_path: Path
) -> None:
    assert people.client.get("/share/nothing.png").status_code == 404
    plain = tmp_path / "plain"
    plain.mkdir()
    (plain / "index.html").write_text(PAGE, "utf-8")
    poor = server(static=plain)
    assert "og:image" not in tags(poor, "/")
    assert poor.client.get("/share/broceliande.png").status_code == 404


def test_secrets_do_not_reach_a_preview(people: People) -> None:
    """Whispers hides cards: whatever is dealt, link and picture say the same."""
    said = set()
    marks = set()
    for _ in range(3):
        table, secrets = people.open(*[{**PERSON, "name": name} for name in ("Ann", "Bob")])
        with people.sit(table, *secrets) as both:
            people.play_on(both, answers=2)
            asked = both.state["sights"][0]["view"]["asked"]
        told = tags(people, f"/t/{table}")
        said.add((str(asked), told["og:title"], told["og:description"]))
        marks.add((str(asked), people.client.get(f"/share/{table}.png").headers["etag"]))
    assert len({asked for asked, *_ in said}) == len(said) == len(marks)


@pytest.mark.parametrize("cut", [broken, lambda text, most: [short(text, most)]])
def test_words_fit_their_lines(cut: Callable[[str, int], list[str]]) -> None:
    for text in ("", "a", "many small words in a row", "x" * 90, "Ann " + "y" * 40):
        assert all(len(line) <= 12 for line in cut(text, 12))
    assert fitted("Benevolent") == (104, ["Benevolent"])
    size, lines = fitted("w" * 30 + " and a title that is far too long for two lines of any size")
    assert (size, len(lines)) == (60, 2)
