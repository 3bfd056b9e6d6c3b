"""Numbers in sentences are written as the language writes them, small ones by a shorter way."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.numbers import format_decimal

from broceliande.engine.words import Words

NUMBERS = [0, 1, 2, 21, 999, 1000, 12345, -1, -999, -1000]
TEXT = """
count = { $n }
plural = { $n ->
    [one] one: { $n }
   *[other] many: { $n }
}
padded = { NUMBER($n, minimumIntegerDigits: 3) }
"""


@pytest.fixture(params=["fr", "en"])
def words(request: pytest.FixtureRequest, tmp_path: Path) -> Words:
    """A few sentences in one language."""
    file = tmp_path / "some.ftl"
    file.write_text(TEXT, encoding="utf-8")
    return Words(request.param, [file])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_is_written_as_its_language_writes_it(words: Words, number: int) -> None:
    written = format_decimal(number, locale=words.lang).replace("-", "\u2212")
    assert words.say("count", {"n": number}) == written


def test_numbers_choose_their_plural(words: Words) -> None:
    said = [words.say("plural", {"n": n}) for n in (0, 1, 2)]
    none = "one: 0" if words.lang == "fr" else "many: 0"
    assert said == [none, "one: 1", "many: 2"]


def test_a_number_that_is_written_in_a_way_of_its_own_is(words: Words) -> None:
    assert words.say("padded", {"n": 7}) == "007"
