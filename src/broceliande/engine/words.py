"""Words: Fluent files in French and English. No sentence is glued together in code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from broceliande.engine.errors import UnknownLanguage
from broceliande.engine.french import FUNCTIONS

if TYPE_CHECKING:
    from broceliande.engine.game import Game

LANGUAGES = ("fr", "en")
HERE = Path(__file__).parent
MOST_SAID = 20_000
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # before a number it is a minus, not a hyphen


class Words:
    """The messages of some Fluent files in one language."""

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._said: dict[Any, str] = {}  # the same sentences come again and again
        functions = FUNCTIONS if lang == "fr" else None
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments; a missing one is an error, never shown to people."""
        known = (key, *(arguments or {}).items())
        try:
            return self._said[known]
        except (KeyError, TypeError):  # not said before, or with something that has no hash
            said = self._say(key, arguments)
        with suppress(TypeError):
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = said
        return said

    def _say(self, key: str, arguments: Mapping[str, Any] | None) -> str:
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.lang}")
        value = self._bundle.get_message(key).value
        assert value is not None
        given = {k: _small(v) if type(v) is int else v for k, v in (arguments or {}).items()}
        said, errors = self._bundle.format_pattern(value, given)
        if errors:
            raise KeyError(f"{key!r} in {self.lang}: {errors[0]}")
        return MINUS.sub("\u2212", str(said))


@lru_cache(maxsize=2048)
def _small(number: int) -> Any:
    """A number as Fluent counts with it. One of three digits looks the same in every language that
    we speak, and need not be asked for: that is slow."""
    return _counts()(number)


@cache
def _counts() -> type[Any]:
    from fluent.runtime.types import FluentInt

    class Count(FluentInt):  # type: ignore[misc, unused-ignore]
        """A number in a sentence."""

        def format(self, locale: Any) -> str:
            """As it is written."""
            if self.options is self.default_number_format_options and -1000 < self < 1000:
                return str(int(self))
            return str(super().format(locale))

    return Count


def check_language(lang: str) -> str:
    """The language, if there are words in it."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no words in {lang!r}; there are {' and '.join(LANGUAGES)}")
    return lang


@lru_cache(maxsize=64)
def words_in(lang: str, *folders: Path) -> Words:
    """The words of the engine and of these folders, the later ones first."""
    check_language(lang)
    return Words(lang, [folder / f"{lang}.ftl" for folder in (HERE, *folders)])


@lru_cache(maxsize=64)
def words_of(game: Game, lang: str) -> Words:
    """The words of a game."""
    return words_in(lang, game.folder)


def title_of(game: Game, lang: str) -> str:
    """The name of a game, as people say it."""
    words = words_of(game, lang)
    return words.say("game-title") if words.has("game-title") else game.name


class Nameless(str):
    """What somebody is called who gave no name: a passer-by, in the words of whoever reads it; kept
    and compared as the empty name that it is."""

    __slots__ = ()


NAMELESS = Nameless()


def seat_name(lang: str, seat: int, names: Sequence[str]) -> str:
    """The name given to a seat, or its number in words; passers-by are told apart."""
    name = names[seat] if seat < len(names) else ""
    if name:
        return name
    if isinstance(name, Nameless):
        number = sum(isinstance(each, Nameless) for each in names[: seat + 1])
        return words_in(lang).say("passer-by", {"number": number})
    return words_in(lang).say("seat-name", {"number": seat + 1})
