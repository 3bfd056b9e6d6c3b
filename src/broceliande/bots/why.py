"""Why a move: what it improves, or spares, most of what the hint looks at.

Each move is carried out in the same few worlds that the seat holds possible, and the seat's turn
played on by what the hint likes; what it sees then is weighed and compared with the average of
the other moves. Where a net judges the game, the net says what each feature brings there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from broceliande.bots.asking import state_of
from broceliande.bots.hints import WORDS, hint_of
from broceliande.bots.thinking import is_ready
from broceliande.engine.binding import bind
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from broceliande.engine.table import Table
from broceliande.engine.words import words_in

WORLDS = 4  # in which each move is carried out
MOST_MOVES = 8  # that a move is compared with
FURTHER = 4  # answers of the same seat after the move
TRIED = 4  # moves that are looked at for each of them
LEAST = 0.02  # a smaller difference, in log odds, is no reason
NEXT = 0.35  # a second reason counts for at least so much of the first
LATE = "late "  # begins the name of what another feature counts for towards the end
NEAR = 0.6  # of that other feature, from where on the end is near
SURE = 0.25  # the difference in games won or lost at once that goes before everything else
# What one would rather have less of. A fitted weight may lean the other way to correct a feature
# that says nearly the same; that is no reason to give people, unless there is no other.
UNWELCOME = {
    "debts", "critical", "doomed", "haste", "lying", "many spies", "on the brink", "spies",
}  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """What speaks for a move: a feature of the hint that ends up higher, or lower, than after the
    other moves. `victory`, `defeat`, `rivals` and `only` are reasons of every game."""

    feature: str
    up: bool

    def key(self, game: str) -> str:
        """The name of its words."""
        place = "any" if self.feature in ANY else game
        way = "up" if self.up else "down"
        return f"why-{place}-{self.feature.replace(' ', '-')}-{way}"

    def words(self, game: str, lang: str) -> str:
        """The reason in a few words."""
        return words_in(lang, WORDS).say(self.key(game))


VICTORY, DEFEAT, RIVALS = Reason("victory", True), Reason("defeat", False), Reason("rivals", False)
ONLY = Reason("only", True)
ANY = {reason.feature for reason in (VICTORY, DEFEAT, RIVALS, ONLY)}


def searched(lang: str, best: bool = True) -> str:
    """What is said of a move for which no feature speaks: the search liked it best, or it came
    after the best."""
    return words_in(lang, WORDS).say("why-any-search" if best else "why-any-next")


@lru_cache(maxsize=32)
def _features(rules: Rules) -> Callable[[Fields, int, list[float]], None]:
    space: dict[str, Any] = bind(rules.game, rules.tables, (hint_of(rules.game.name),))
    looked: Callable[[Fields, int, list[float]], None] = space["features"]
    return looked


@dataclass
class _Seen:
    """What was seen after one move, added up over the worlds."""

    row: list[float]  # the seat's features where the game goes on
    rivals: float = 0.0  # how strong the others are together
    going: int = 0
    won: int = 0
    lost: int = 0

    def mean(self) -> tuple[list[float], float]:
        """Features and rivals on average."""
        count = max(1, self.going)
        return [number / count for number in self.row], self.rivals / count


class _Looker:
    """Carries moves out and looks, for one seat."""

    def __init__(self, world: Table, seat: int) -> None:
        self.rules, self.seat = world.rules, seat
        self.hint = hint_of(world.rules.game.name)
        self.weights = _weights(world, seat) or self.hint.WEIGHTS

    def look(self, state: Fields, move: int, seen: _Seen, luck: int) -> None:
        """One move in one world."""
        rng = random.Random(luck)
        after = self._go_on(self._after(state, move, rng), rng)
        if after.over:
            seen.won += after.place[self.seat] == 1
            seen.lost += after.place[self.seat] != 1
            return
        seen.going += 1
        for at, number in enumerate(self._row(after, self.seat)):
            seen.row[at] += number
        if not self.hint.TEAM:
            seen.rivals += self._rivals(after)

    def _after(self, state: Fields, move: int, rng: random.Random) -> Fields:
        """The world after the move; others who were asked with the seat answer too, anyhow."""
        twin = state.copy()
        others = [n for n in range(twin.seats) if n != self.seat and twin.asked >> n & 1]
        question = twin.question
        self.rules.play(twin, self.seat, move)
        for other in others:
            if not twin.over and twin.question == question and twin.asked >> other & 1:
                self.rules.play(twin, other, rng.choice(self.rules.legal(twin, other)))
        if twin.over:
            self.rules.standing(twin)
        return twin

    def _go_on(self, state: Fields, rng: random.Random) -> Fields:
        """The same seat answers what it is asked next, as the hint likes it."""
        for _ in range(FURTHER):
            if state.over or state.asked != 1 << self.seat:
                break
            moves = self.rules.legal(state, self.seat)
            tried = rng.sample(moves, min(TRIED, len(moves)))
            ways = [self._after(state, move, rng) for move in tried]
            state = ways[0] if len(ways) == 1 else max(ways, key=self._liking)
        return state

    def _liking(self, state: Fields) -> float:
        if state.over:
            return math.inf if state.place[self.seat] == 1 else -math.inf
        return self.weigh(self._row(state, self.seat))

    def _row(self, state: Fields, seat: int) -> list[float]:
        row = [0.0] * len(self.hint.WEIGHTS)
        _features(self.rules)(state, seat, row)
        return [float(number) for number in row]

    def _rivals(self, state: Fields) -> float:
        sums = [self.weigh(self._row(state, n)) for n in range(state.seats) if n != self.seat]
        top = max(sums, default=0.0)
        return top + math.log(sum(math.exp(each - top) for each in sums)) if sums else 0.0

    def weigh(self, row: Sequence[float]) -> float:
        """What a row of features is worth."""
        return float(sum(w * x for w, x in zip(self.weights, row, strict=True)))


def _weights(world: Table, seat: int) -> list[float]:
    """What a net says that each feature brings in this world; nothing where there is none."""
    if world.over or not is_ready(world.rules):
        return []
    from broceliande.bots.seer import judging_by

    position = bytes(state_of(world))
    seer = judging_by(world.rules, "", position)
    return seer.brings(position, seat) if seer else []


def why(
    world: Table, seat: int, wanted: Sequence[int], rng: random.Random, worlds: int = WORLDS
) -> list[tuple[Reason, ...]]:
    """For each wanted move of the seat, up to two reasons, the weightier first; none where no
    feature tells it from the others. `world` is a redealt one, as bots are given."""
    looker = _Looker(world, seat)
    legal = world.rules.legal(world.state, seat)
    others = [move for move in legal if move not in wanted]
    moves = [*wanted, *rng.sample(others, min(len(others), MOST_MOVES))]
    seen = {move: _Seen([0.0] * len(looker.hint.WEIGHTS)) for move in moves}
    for _ in range(worlds):
        state = world.redeal(seat, rng.getrandbits(64)).state
        luck = rng.getrandbits(64)
        for move in moves:
            looker.look(state, move, seen[move], luck)
    return [_reasons(looker, seen, move, worlds) for move in wanted]


def _reasons(looker: _Looker, seen: dict[int, _Seen], move: int, worlds: int) -> tuple[Reason, ...]:
    mine, rest = seen[move], [each for other, each in seen.items() if other != move]
    if not rest:
        return (ONLY,)
    if mine.won / worlds - sum(each.won for each in rest) / worlds / len(rest) >= SURE:
        return (VICTORY,)
    if sum(each.lost for each in rest) / worlds / len(rest) - mine.lost / worlds >= SURE:
        return (DEFEAT,)
    going = [each.mean() for each in rest if each.going]
    if not mine.going or not going:
        return ()
    return _weightiest(_effects(looker, mine.mean(), going))


def _effects(
    looker: _Looker, mine: tuple[list[float], float], rest: list[tuple[list[float], float]]
) -> list[tuple[float, Reason]]:
    """How much each feature speaks for a move, in log odds."""
    row, rivals = mine
    effects: dict[str, tuple[float, float]] = {}
    for at, name in enumerate(looker.hint.FEATURES):
        more = row[at] - sum(each[at] for each, _ in rest) / len(rest)
        effects[name] = looker.weights[at] * more, more
    _join(effects, looker.hint.FEATURES, [row, *(each for each, _ in rest)])
    found = [(effect, Reason(name, more > 0)) for name, (effect, more) in effects.items()]
    return [(sum(each for _, each in rest) / len(rest) - rivals, RIVALS), *found]


def _join(
    effects: dict[str, tuple[float, float]], names: Sequence[str], rows: list[list[float]]
) -> None:
    """What a feature counts for early and late is one reason, and not two that say the same."""
    for late in [name for name in names if name.startswith(LATE)]:
        name = late.removeprefix(LATE)
        at, then = names.index(name), names.index(late)
        (early, more), (later, besides) = effects.pop(name), effects.pop(late)
        near = any(0 < NEAR * row[at] <= row[then] for row in rows)
        effects[late if near else name] = early + later, more or besides


def _weightiest(effects: list[tuple[float, Reason]]) -> tuple[Reason, ...]:
    plain = [pair for pair in effects if pair[0] >= LEAST and _plain(pair[1])]
    best = sorted(plain or effects, key=lambda pair: -pair[0])[:2]
    least = max(LEAST, NEXT * best[0][0])
    return tuple(reason for effect, reason in best if effect >= least)


def _plain(reason: Reason) -> bool:
    """Whether a reason goes the way that anybody would expect."""
    return reason == RIVALS or reason.up != (reason.feature in UNWELCOME)
