"""What the server says: in both languages, and with the spaces that French asks for."""

from __future__ import annotations

import re
from datetime import datetime

import pytest

from broceliande.server.ground.sorry import STATUS, Sorry
from broceliande.server.ground.texts import HERE, language


def _keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z-]+) =", (HERE / f"{lang}.ftl").read_text("utf-8"), re.M)


def test_both_languages_say_the_same_things() -> None:
    assert _keys("fr") == _keys("en")


@pytest.mark.parametrize("code", STATUS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_refusal_has_words(code: str, lang: str) -> None:
    for number in (0, 1, 2):
        counts = dict.fromkeys(("open", "seconds", "left", "minutes"), number)
        names = {"name": "Ann", "named": "yes", "found": "2", "known": "1"}
        names |= {"where": "person", "ends": "yes", "reason": "Spam"}
        words = Sorry(code, "", **counts, device="", until=datetime.now(), **names).words(lang)
        assert words.endswith((".", "?", "!"))


def test_french_punctuation_is_not_torn_off() -> None:
    text = (HERE / "fr.ftl").read_text("utf-8")
    said = "\n".join(line.partition(" = ")[2] for line in text.splitlines() if "=" in line)
    assert not re.search(r"[^\u00a0\s][?!;:]|[ ][?!;:]", said.replace("->", ""))


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        (("fr",), "fr"),
        ((None, "fr-CA,en;q=0.5"), "fr"),
        (("de", "en-GB"), "en"),
        (("xx",), "en"),
        ((), "en"),
        (("", ";;,"), "en"),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(
    wishes: tuple[str | None, ...], spoken: str
) -> None:
    assert language(*wishes) == spoken
