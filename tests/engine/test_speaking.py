"""What speaks of a game is made quick, and says the same."""

from __future__ import annotations

from enum import IntEnum

import pytest

from broceliande.engine.speaking import Quick, quick


class Colour(IntEnum):
    """An enumeration as a game has them."""

    RED = 1
    BLUE = 2

    @classmethod
    def last(cls) -> Colour:
        """A function of the class."""
        return cls.BLUE


def said(colour: int, *, loud: bool = False) -> str:
    """Speaks by means of the enumeration and of another function."""
    match colour:
        case Colour.RED:
            return _loud("red") if loud else "red"
        case _:
            return Colour(colour).name


def _loud(text: str) -> str:
    return text.upper() + "!" * len(Colour)


def test_a_quick_function_says_the_same() -> None:
    fast = quick(said)
    assert fast is not said
    assert isinstance(fast.__globals__["Colour"], Quick)
    assert fast.__globals__["_loud"] is not _loud
    for colour in (1, 2):
        for loud in (False, True):
            assert fast(colour, loud=loud) == said(colour, loud=loud)


def test_what_answers_for_an_enumeration_knows_what_it_knows() -> None:
    answers = Quick(Colour)
    assert answers.RED is Colour.RED
    assert answers(2) is Colour.BLUE
    assert answers.last() is Colour.BLUE
    assert list(answers) == list(Colour)
    assert len(answers) == 2
    with pytest.raises(AttributeError):
        _ = answers.GREEN
    with pytest.raises(ValueError, match="3"):
        answers(3)


def test_a_function_that_its_module_does_not_name_stays_as_it_is() -> None:
    other = lambda: 1  # noqa: E731
    assert quick(other) is other
