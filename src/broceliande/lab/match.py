"""Whole games between minds on the fast side, each held to worlds of its own seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from broceliande.bots.minds import Mind, Sage, World
from broceliande.engine.errors import BrokenRules
from broceliande.fast.doors import KEY, REDEAL
from broceliande.fast.running import FastGame, FastTable

Kept = TypeVar("Kept")
Watch = Callable[[FastTable], None]
LONGEST = 10_000  # answers; a game of bots who go in circles is cut there, and nobody has won


class Moments(Generic[Kept]):
    """A few moments of a game of unknown length, each as likely to be kept as another."""

    def __init__(self, most: int, chance: random.Random) -> None:
        self.kept: list[Kept] = []
        self._most, self._chance, self._met = most, chance, 0

    def meet(self, copied: Callable[[], Kept]) -> None:
        """One more moment; it is copied only if it is kept."""
        self._met += 1
        full = len(self.kept) == self._most
        at = self._chance.randrange(self._met) if full else len(self.kept)
        if at < self._most:
            self.kept[at : at + 1] = [copied()]


@dataclass(frozen=True)
class Played:
    """How a game went."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ending: int  # 0: it was cut
    answers: int
    decisions: tuple[int, ...]  # by seat: answers where there was a choice

    def shares(self, team: bool) -> tuple[float, ...]:
        """What each seat got of the victory."""
        won = [place == 1 for place in self.places]
        share = 1.0 if team else 1.0 / max(1, sum(won))
        return tuple(share if mine else 0.0 for mine in won)


def play_game(
    run: FastGame,
    minds: Sequence[Mind],
    seed: int,
    options: Mapping[str, object] | None = None,
    watch: Watch | None = None,
    longest: int = LONGEST,
) -> Played:
    """Deal the game of a seed and let the minds play it; the same minds play the same game."""
    return play_on(run, run.table(len(minds), seed, options), minds, str(seed), watch, longest)


def play_on(
    run: FastGame,
    table: FastTable,
    minds: Sequence[Mind],
    seed: str,
    watch: Watch | None = None,
    longest: int = LONGEST,
) -> Played:
    """Let the minds play a game to its end as it stands; their luck is that of the seed."""
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(len(minds))]
    asked, last, answers = table.asked, -1, 0
    decisions = [0] * len(minds)
    while asked and answers < longest:
        seat = (asked & -asked).bit_length() - 1
        mind = minds[seat]
        sees = isinstance(mind, Sage) and mind.sees
        world = world_of(run, table, seat, rngs[seat], last == seat, sees)
        move = mind.decide(world, rngs[seat])
        if move not in world.moves:
            raise BrokenRules(f"{run.rules.game.name}: a bot answered {move}, which is not legal")
        decisions[seat] += len(world.moves) > 1
        if watch is not None:
            watch(table)
        asked, last, answers = table.play(seat, move), seat, answers + 1
    fields = table.fields
    places, scores = (tuple(int(n) for n in fields[name][: len(minds)]) for name in _RESULT)
    return Played(places, scores, int(fields["ending"]), answers, tuple(decisions))


_RESULT = "place", "score"


def world_of(
    run: FastGame, table: FastTable, seat: int, rng: random.Random, goes_on: bool, sees: bool
) -> World:
    """A world that the seat cannot tell from the table, drawn on the fast side; or the truth."""
    call, twin = run.kernel["call"], table.copy()
    luck = np.array([rng.getrandbits(64)], np.uint64)
    if not sees:
        call(run.door, twin.at, KEY, luck.ctypes.data, 0)
        call(run.door, twin.at, REDEAL, seat, 0)
    moves = [int(move) for move in twin.moves(seat)]
    seats = int(table.fields["seats"])
    return World(run.rules, twin.bytes.tobytes(), seat, seats, moves, goes_on)
