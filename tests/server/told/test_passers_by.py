"""Whoever gave no name is a passer-by, in the language of each who reads it, and told apart."""

from __future__ import annotations

from typing import Any

from tests.server.people import PERSON, People
from tests.server.people.browsers import Browser
from tests.server.people.test_games import games

NAMES = {"en": ["a passer-by", "a passer-by 2"], "fr": ["un passant", "un passant 2"]}


def called(state: dict[str, Any]) -> list[str]:
    """What those at a table are called."""
    return [seat["name"] for seat in state["seats"]]


def test_each_reads_it_in_their_own_language(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open(PERSON, PERSON, public=True)
    for lang, names in NAMES.items():
        with ann.sit(table, lang=lang) as both:
            assert called(both.state) == names
            assert called(ann.get(f"/tables/{table}?lang={lang}")) == names
            (game,) = games(ann, "running", lang=lang)
            assert called(game) == names
            assert both.state["sights"][0]["view"]["names"] == ["", ""]
    with ann.sit(table, lang="fr") as french, ann.sit(table, lang="en") as english:
        french.send("say", seat=1, text="Bonjour")
        for reader, lang in ((french, "fr"), (english, "en")):
            assert reader.until("said")["lines"][0]["name"] == NAMES[lang][1]
        people.play_on(french)
        while english.state["status"] != "over":
            english.hear()
        for reader, lang in ((french, "fr"), (english, "en")):
            told = " ".join(
                line["words"]
                for frame in reader.frames
                if frame["type"] == "state"
                for line in frame["story"]
            )
            assert all(name in told for name in NAMES[lang])
            other = "fr" if lang == "en" else "en"
            assert NAMES[other][0] not in told
        english.send("speak", lang="fr")
        while called(english.state) != NAMES["fr"]:
            english.hear()
    listed = people.get("/tables?watch=true&lang=fr")["tables"]
    assert not [each for each in listed if each["id"] == table]  # it is over
    names = people.get(f"/tables/{table}/export")["names"]
    assert names == ["", ""]


def test_a_free_seat_is_nobody_s_and_a_name_is_a_name(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open(PERSON, {"kind": "open"}, public=True)
    assert called(people.get(f"/tables/{table}?lang=fr")) == ["un passant", ""]
    (listed,) = [t for t in people.get("/tables?lang=fr")["tables"] if t["id"] == table]
    assert called(listed) == ["un passant", ""]
    people.post(f"/tables/{table}/join", 201, json={"name": "Yvain"})
    assert called(people.get(f"/tables/{table}?lang=fr")) == ["un passant", "Yvain"]


def test_a_crest_stands_beside_the_name(people: People) -> None:
    ann = Browser(people).named("Ann", "bee")
    table, _ = ann.open({"kind": "person", "name": "Ann"}, {"kind": "open"}, public=True)
    assert [seat["crest"] for seat in people.get(f"/tables/{table}")["seats"]] == ["bee", ""]
    (listed,) = [t for t in people.get("/tables")["tables"] if t["id"] == table]
    assert [seat["crest"] for seat in listed["seats"]] == ["bee", ""]
