"""The plain runner: a game's rule functions bound to an edition, called as ordinary Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

from broceliande.engine import options
from broceliande.engine.binding import bind
from broceliande.engine.edition import Edition
from broceliande.engine.fields import Fields, aside
from broceliande.engine.game import Game
from broceliande.engine.order import refusals
from broceliande.engine.seed import luck_of


class Rules:
    """One game with one edition of its components, and the amendments that it is played by."""

    def __init__(self, game: Game, edition: Edition, amendments: tuple[str, ...]) -> None:
        self.game = game
        self.edition = edition
        self.amendments = amendments
        amended = [0, *(int(name in amendments) for name in game.amendments)]
        forced = [0, *(amended[question.forced] for question in game.questions)]
        self.tables: dict[str, Any] = {**edition.tables, "AMENDED": amended, "FORCED": forced}
        space = bind(game, self.tables)
        space.update({name: _quick(v) for name, v in space.items() if _is_enumeration(v)})
        self.named = SimpleNamespace(**{**self.tables, **space})  # functions and tables
        self.deal: Callable[[Fields], None] = space["deal"]
        self.refusal: Callable[[Fields, int, int], int] = space["refusal"]
        self.reason: Callable[[Fields, int, int], int] = space["reason"]
        self.play: Callable[[Fields, int, int], None] = space["play"]
        self.redeal: Callable[[Fields, int], None] = space["redeal"]
        self.standing: Callable[[Fields], None] = space["standing"]
        self.check: Callable[[Fields], int] = space["check"]
        self._first: list[int] = space["ASK_AT"]
        self._size: list[int] = space["ASK_SIZE"]
        named = refusals(game.asks, game.order)
        self._reason = {asked: space[name] for asked, name in named.items()}  # by question

    def blank(self, seats: int, given: dict[str, object], seed: bytes) -> Fields:
        """A position before the deal: seats, options and luck, and nothing else."""
        state = self.game.position()
        setting = options.Setting(seats, self.edition.tables, given)
        state.seats = seats
        for at, number in enumerate(options.read_options(self.game.options, given, setting)):
            state.option[at] = number
        set_luck(state, seed)
        return state

    def replay(self, state: Fields, answers: Iterable[tuple[int, int]]) -> None:
        """Carry answers out, up to the first that is not legal."""
        for seat, move in answers:
            if self.refusal(state, seat, move) != 0:
                return
            self.play(state, seat, move)
            if state.over:
                self.standing(state)

    def scores(self, state: Fields) -> tuple[int, ...]:
        """The score of each seat, as it stands; the position is left as it is."""
        if not state.over:
            state = aside(state, "score", "place")
            self.standing(state)
        return tuple(state.score[: state.seats])

    def legal(self, state: Fields, seat: int) -> list[int]:
        """The legal moves of a seat, in rising order; none if the seat is not asked."""
        if not state.asked >> seat & 1:
            return []
        number = state.question
        reason, first, size = self._reason[number], self._first[number], self._size[number]
        return [first + n for n in range(size) if reason(state, seat, n) == 0]


def _is_enumeration(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, IntEnum)


def _quick(enumeration: type[IntEnum]) -> SimpleNamespace:
    """The same numbers under the same names: a member of an enumeration is slow to look up."""
    return SimpleNamespace(**{member.name: member.value for member in enumeration})


def rules_given(game: Game, given: dict[str, object]) -> Rules:
    """The rules that a table's options name; what is not an option of the game's own, its edition
    and its amendments, is taken out of them."""
    edition = game.edition(given.pop("edition", None))
    return rules_of(game, edition, game.amended(given.pop("amendments", None)))


def set_luck(state: Fields, seed: bytes) -> None:
    """Key the generator of a position with a seed and start it afresh."""
    for at, word in enumerate(luck_of(seed)):
        state.luck[at] = word
    state.luck[4] = 0


_BOUND: dict[tuple[str, str, tuple[str, ...]], Rules] = {}
_MOST_BOUND = 64  # the editions of strangers come and go; the one used longest ago goes first


def rules_of(game: Game, edition: Edition, amendments: tuple[str, ...] | None = None) -> Rules:
    """The rules of a game with an edition and amendments, all of them if none are named; the same
    object for the same content."""
    amended = game.amended(amendments)
    key = game.name, edition.digest, amended
    rules = _BOUND.pop(key, None)
    if rules is None or rules.game is not game:
        rules = Rules(game, edition, amended)
    _BOUND[key] = rules
    if len(_BOUND) > _MOST_BOUND:
        _BOUND.pop(list(_BOUND)[0], None)
    return rules
