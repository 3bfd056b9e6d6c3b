"""What a table hands to people: moves, refusals and told events, each with its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from broceliande.engine.declared import NO_SUCH_MOVE, NUMBER, SEAT
from broceliande.engine.errors import PlayError
from broceliande.engine.fields import EVERYONE, Fields
from broceliande.engine.game import Game, Phrase
from broceliande.engine.words import seat_name, words_of


@dataclass(frozen=True)
class Saying:
    """A phrase that can be said in any language: seats get their names when it is said."""

    game: Game
    phrase: Phrase
    names: tuple[str, ...]  # given names, "" where the seat has none

    def words(self, lang: str) -> str:
        """The phrase in a language."""
        return self._say(self.phrase, lang)

    def _say(self, phrase: Phrase, lang: str) -> str:
        arguments = {key: self._argument(value, lang) for key, value in phrase.arguments.items()}
        return words_of(self.game, lang).say(phrase.key, arguments)

    def _argument(self, value: Any, lang: str) -> Any:
        if isinstance(value, Seat):
            return seat_name(lang, value.number, self.names)
        return self._say(value, lang) if isinstance(value, Phrase) else value


@dataclass(frozen=True)
class Seat:
    """A seat as an argument of a phrase."""

    number: int


@dataclass(frozen=True)
class Move:
    """A legal move: its number, the things it points at, and its words."""

    id: int
    path: tuple[str, ...]
    saying: Saying

    def words(self, lang: str) -> str:
        """The move in a language."""
        return self.saying.words(lang)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible: a code, the paragraph of the rules, and the words."""

    code: str
    rule: str
    saying: Saying

    def words(self, lang: str) -> str:
        """The reason in a language."""
        return self.saying.words(lang)


def refusal_of(
    game: Game, named: Any, state: Fields, move: tuple[int, int], code: int, names: Sequence[str]
) -> Refusal:
    """Why a seat's move is refused with that code, in the words of the game."""
    seat, number = move
    reason = game.reasons[code - 1]
    arguments: dict[str, Any] = {}
    if code != NO_SUCH_MOVE:
        arguments = game.reason_arguments(named, state, seat, number, reason.code)
    key = "refusal-" + reason.code.replace("_", "-")
    rule = reason.rule or game.question_of(number)[0].rule.split()[0]
    return Refusal(reason.code, rule, Saying(game, Phrase(key, arguments), tuple(names)))


class Refused(PlayError):
    """The move answers nothing, or not legally. `refusal` says why; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.words('en')} [{refusal.code}, {refusal.rule}]")
        self.refusal = refusal


@dataclass(frozen=True)
class Told:
    """One event of the chronicle."""

    ply: int  # after how many answers
    event: int
    audience: int  # seats that may see it, a bit each
    numbers: tuple[int, ...]

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may see it."""
        return self.audience == EVERYONE or (seat is not None and bool(self.audience >> seat & 1))

    def arguments(self, game: Game, named: Any) -> dict[str, Any]:
        """The event's arguments, as its words need them."""
        event = game.events[self.event - 1]
        pairs = zip(event.arguments.items(), self.numbers, strict=False)
        return {key: _argument(game, named, kind, number) for (key, kind), number in pairs}

    def things(self, game: Game) -> list[str]:
        """The things the event speaks of, to light them up."""
        event = game.events[self.event - 1]
        pairs = zip(event.arguments.values(), self.numbers, strict=False)
        return [f"{kind}:{n}" for kind, n in pairs if kind == SEAT or kind in game.things]

    def saying(self, game: Game, named: Any, names: Sequence[str]) -> Saying:
        """The event as a phrase."""
        key = "event-" + game.events[self.event - 1].name.replace("_", "-")
        return Saying(game, Phrase(key, self.arguments(game, named)), tuple(names))


def _argument(game: Game, named: Any, kind: str | tuple[str, ...], number: int) -> Any:
    if kind == SEAT:
        return Seat(number)
    if isinstance(kind, tuple):
        return kind[number]
    return number if kind == NUMBER else game.label(named, kind, number)
