"""A master's part in a run: it learns from a search's games, then from its own, and plays many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from broceliande.lab.learning.halls import Kind
from broceliande.lab.learning.masters import Arrays, School, Tell
from broceliande.lab.learning.recording import Recorder

GAMES = {"cuda": 65_536, "cpu": 256}  # side by side
LESSONS = {"cuda": 4_000_000, "cpu": 20_000}
ENDS = 0.25  # what the end of a game counts in its lessons; the rest is what the master expected
ROUNDS = 8  # through the lessons of a search
TAUGHT, PLAYED = 0.1, 0.8  # of the bar: when it has learnt from those, and from its own games


def kinds_of(seats: Sequence[int], options: Sequence[Mapping[str, object]]) -> list[Kind]:
    """Every number of seats with each of the options, once."""
    apart: list[Mapping[str, object]] = []
    for one in options:
        apart += [] if one in apart else [one]
    return [(count, one) for count in sorted(set(seats)) for one in apart]


def lessons_from_a_master(
    game: str, kinds: Sequence[Kind], lessons: Arrays, seconds: float, seed: int, file: Path,
    tell: Tell,
) -> dict[str, Any]:  # fmt: skip
    """A master learns for so long, and lessons of its games are written. Returns what was done."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    each = max(32, GAMES[device] // len(kinds) // 32 * 32)
    school = School(game, kinds, each, seed, device, lessons)
    astray = school.imitate(lessons, ROUNDS, lambda part: tell(TAUGHT * part))
    school.train(seconds, lambda part: tell(TAUGHT + (PLAYED - TAUGHT) * part))
    done = {"steps": school.steps, "games": school.over, "astray": astray, "device": device}
    recorder = Recorder(school, ENDS)
    arrays = recorder.record(LESSONS[device], lambda part: tell(PLAYED + (1 - PLAYED) * part))
    new = file.with_name(f"{file.name}.new.npz")
    np.savez(new, **arrays)
    new.replace(file)
    return done
