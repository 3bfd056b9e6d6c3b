"""What messages say: in both languages, short enough, and as people say it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from broceliande.server.calls import words
from broceliande.server.calls.holding import look
from broceliande.server.calls.message import TEXT, TITLE
from broceliande.server.calls.words import HERE, fitting, say, span
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage import calling as c
from tests.server.calls.post import Place, run

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def _keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z-]+) =", (HERE / f"{lang}.ftl").read_text("utf-8"), re.M)


def test_both_languages_say_the_same_things() -> None:
    assert _keys("fr") == _keys("en")


def test_french_punctuation_is_not_torn_off() -> None:
    text = (HERE / "fr.ftl").read_text("utf-8")
    said = [line for line in text.splitlines() if not line.startswith("#")]
    told = "\n".join(re.sub(r"\{[^}]*$|\{.*?\}", "x", line) for line in said).replace("->", "")
    assert not re.search(r"[^\u00a0\s][?!;:]|[ ][?!;:]", told)
    assert "'" not in told


@pytest.mark.parametrize(
    ("milliseconds", "fr", "en"),
    [
        (0, "une minute", "1 minute"),
        (40 * MINUTE, "40 minutes", "40 minutes"),
        (2 * HOUR - 1, "2 heures", "2 hours"),
        (5 * HOUR, "5 heures", "5 hours"),
        (25 * HOUR, "25 heures", "25 hours"),
        (2 * DAY, "2 jours", "2 days"),
        (3 * DAY - MINUTE, "3 jours", "3 days"),
    ],
)
def test_a_time_as_people_say_it(milliseconds: int, fr: str, en: str) -> None:
    assert (span(milliseconds, "fr"), span(milliseconds, "en")) == (fr, en)


def test_the_first_that_fits_is_said_and_the_last_is_cut() -> None:
    assert fitting(5, "too long", "fits") == "fits"
    assert fitting(5, "too long", "far too long") == "far…"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_kind_has_words_that_are_short_enough(settings: Settings, lang: str) -> None:
    async def law(place: Place) -> None:
        long = "Guenièvre-Anne-Sophie des Bois"
        await place.person("Ann", c.PUSH)
        live = await place.table("ann", "", clock=ClockForm("game", 3 * 86_400))
        await place.turn(live)
        rows = {kind: type("Row", (), _row(kind, live, by))() for kind in c.KINDS for by in (long,)}
        for kind, row in rows.items():
            held = await look(place.house, row)
            held = type(held)(row, live=live if row.table_id else None)
            for name in ("Ann", long, ""):
                said = words.single(held, name, lang, now_ms())
                assert 0 < len(said.title) <= TITLE, kind
                assert 0 < len(said.text) <= TEXT, kind
                assert said.lines
                assert said.subject
                assert "/" not in said.public
        helds = [type(held)(row, live=live if row.table_id else None) for row in rows.values()]
        for title in ("digest-night", "digest-day", "digest-title"):
            told = words.several(helds, "Ann", lang, now_ms(), title)
            assert len(told.title) <= TITLE
            assert len(told.text) <= TEXT
            assert len(told.lines) == len(helds)

    run(settings, law)


def _row(kind: str, live: Any, by: str) -> dict[str, Any]:
    table = None if kind == c.FRIEND else live.id
    seat = -1 if kind in {c.FRIEND, c.INVITATION} else 0
    common = {"kind": kind, "table_id": table, "seat": seat, "version": 1, "person": "ann"}
    return {**common, "about": {"by": by}, "made": now_ms(), "due": now_ms(), "id": kind}


def test_a_turn_says_whose_what_and_how_long(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        live = await place.table("ann", "", clock=ClockForm("game", 3 * 86_400))
        await place.turn(live)
        if 0 not in live.asked:
            await place.turn(live)
        (said,) = await place.send()
        assert said.title == "À vous, Ann"
        assert said.text.startswith("Benevolent\u00a0: P1 ")
        assert said.text.endswith("Encore 3 jours.")
        assert said.public.startswith("À P0 de jouer, Benevolent. P1 ")
        assert said.public.endswith("Encore 3 jours\u00a0:")
        assert said.lines[-1] == "À vous. Encore 3 jours."
        assert 86_400 < said.ttl <= 3 * 86_400

    run(settings, law)


def test_a_table_that_nobody_may_watch_tells_a_channel_nothing_of_it(settings: Settings) -> None:
    async def law(place: Place) -> None:
        await place.person("Ann", c.PUSH)
        live = await place.table("ann", "")
        live.setup.spectators = False
        await place.turn(live)
        if 0 not in live.asked:
            await place.turn(live)
        (said,) = await place.send()
        assert said.public == "À P0 de jouer, Benevolent. Par ici\u00a0:"
        assert "P1" in said.text

    run(settings, law)


def test_a_reminder_says_how_long_is_left(settings: Settings) -> None:
    assert say("fr", "soon-title", time=span(40 * MINUTE, "fr")) == "Il reste 40 minutes"
    assert say("en", "soon-title", time=span(40 * MINUTE, "en")) == "40 minutes left"
