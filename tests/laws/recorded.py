"""Recorded games, and counts of move sequences stored as text.

    python -m tests.laws.recorded [GAME ...]

writes both anew. Do so only with a new version of the rules: stored games keep theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import broceliande as bro
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from tests.laws.evidence import GAMES, Evidence, all_evidence, folder_of


def recorded(game: str) -> Path:
    """The folder of a game's recorded games."""
    return GAMES / folder_of(game) / "recorded"


def names(game: str) -> list[str]:
    """The recorded games of a game."""
    return sorted(path.stem for path in recorded(game).glob("*.json"))


def stored(game: str, name: str) -> str:
    """A recorded game as it is stored."""
    return (recorded(game) / f"{name}.json").read_text("utf-8").rstrip("\n")


@cache
def load(game: str, name: str) -> bro.Table:
    """A recorded game, played again; to be looked at only."""
    return bro.load(stored(game, name))


def questions(t: bro.Table) -> list[str]:
    """The question that each answer answered."""
    return [t.game.question_of(move)[0].name for _, move in t.played]


def events(t: bro.Table) -> set[str]:
    """The events that were told."""
    return {t.game.events[told.event - 1].name for told in t.told}


def counts(evidence: Evidence) -> str:
    """A line for each start and depth, with the number of move sequences."""
    lines = []
    for label, t in evidence.recorded.starts():
        found = sequences(t.rules, t._state, evidence.recorded.depth)
        lines += [f"{label} {depth} {count}\n" for depth, count in enumerate(found, 1)]
    return "".join(lines)


def sequences(rules: Rules, state: Fields, depth: int) -> list[int]:
    """How many sequences of one, two, three ... answers there are from a position on."""
    total = [0] * depth
    seat = next((seat for seat in range(state.seats) if state.asked >> seat & 1), None)
    if seat is None:
        return total
    moves = rules.legal(state, seat)
    total[0] = len(moves)
    if depth > 1:
        for after in followers(rules, state, seat, moves):
            for at, count in enumerate(sequences(rules, after, depth - 1), 1):
                total[at] += count
    return total


def followers(rules: Rules, state: Fields, seat: int, moves: list[int]) -> Iterator[Fields]:
    """The positions that these moves lead to."""
    for move in moves:
        after = state.copy()
        rules.play(after, seat, move)
        yield after


def write(evidence: Evidence) -> None:
    """Write a game's recorded games and counts anew."""
    folder = recorded(str(evidence))
    folder.mkdir(exist_ok=True)
    for name in evidence.recorded.names:
        text = evidence.recorded.play(name).dump()
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
    (folder.parent / "perft.txt").write_text(counts(evidence), "utf-8")


if __name__ == "__main__":
    for one in all_evidence():
        if str(one) in (sys.argv[1:] or bro.games()):
            write(one)
