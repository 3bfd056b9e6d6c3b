"""Learnt nets: the files that come with the project, and their numbers laid out for the search.

A file is numpy's own (`.npz`, read without pickle): the parts of a net, and in `about` as JSON the
game, its rules' version, its edition, a hash of the parts, and how it was made.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.engine.errors import BadNet
from broceliande.engine.rules import Rules
from broceliande.fast.doors import MOST_SEATS
from broceliande.fast.foreseeing import (
    AT,
    BYTES,
    COLUMNS,
    DEEP,
    FIRST,
    LEAST,
    MOST,
    STRIDE,
    WIDE,
)

Parts = Mapping[str, NDArray[Any]]
FORMAT = 1
CHANCES, WORLDS = "chances", "worlds"  # what a net tells: who wins and what is wished, or beliefs
# What a net consists of; `fast/foreseeing.py` tells what each is.
KINDS: dict[str, tuple[type, tuple[int | None, ...]]] = {
    "table": (np.int32, (None, COLUMNS)),
    "rows": (np.int16, (None, WIDE)),
    "biases": (np.int16, (MOST_SEATS, MOST_SEATS + 1, WIDE)),
    "seen": (np.float32, (None, WIDE)),
    "second": (np.float32, (DEEP, WIDE + 1)),
    "last": (np.float32, (DEEP + 1,)),
    "plain": (np.float32, (None,)),
    "moves": (np.int32, (None,)),
    "aspect": (np.float32, (None, WIDE)),
    "wishes": (np.float32, (None,)),
}


class Net:
    """The numbers of a net."""

    def __init__(self, parts: Parts, about: Mapping[str, Any]) -> None:
        self.about = dict(about)
        self.parts = {name: _part(parts, name) for name in KINDS}
        _check_sizes(self.parts)

    def save(self, file: Path) -> None:
        """Write it whole or not at all."""
        about = {**self.about, "format": FORMAT, "hash": digest(self.parts)}
        text = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
        new = file.with_name(f"{file.name}.new.npz")
        np.savez_compressed(new, about=text, **self.parts)  # type: ignore[arg-type]
        new.replace(file)


def load(file: Path) -> Net:
    """BadNet if it is none."""
    try:
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as found:
            parts = {name: found[name] for name in KINDS}
            about = json.loads(found["about"].tobytes())
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadNet(f"{file.name} cannot be read as a net: {error}") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadNet(f"{file.name} is a net of another format; this version reads format {FORMAT}")
    if digest(parts) != about.get("hash"):
        raise BadNet(f"{file.name} is damaged: its numbers are not those of its hash")
    return Net(parts, about)


def digest(parts: Parts) -> str:
    """A hash of all the numbers, their kinds and shapes."""
    made = hashlib.sha256()
    for name in KINDS:
        part = np.ascontiguousarray(parts[name])
        made.update(f"{name} {part.dtype.str} {part.shape};".encode())
        made.update(part.tobytes())
    return made.hexdigest()


def answers(rules: Rules) -> int:
    """How many numbers answers have in a game."""
    return sum(question.size for question in rules.game.questions)


def _part(parts: Parts, name: str) -> NDArray[Any]:
    kind, shape = KINDS[name]
    part = parts.get(name)
    if part is None or part.dtype != kind or len(part.shape) != len(shape):
        raise BadNet(f"the net's {name} is not what it must be")
    if any(want is not None and want != is_ for want, is_ in zip(shape, part.shape, strict=True)):
        raise BadNet(f"the net's {name} has the shape {part.shape}")
    return np.ascontiguousarray(part)


def _check_sizes(parts: Parts) -> None:
    """Nothing that is looked up may lie outside."""
    table, moves, known = parts["table"], parts["moves"], len(parts["aspect"])
    wrong = (
        (table[:, [AT, STRIDE, FIRST]] < 0).any(),
        (table[:, MOST] < table[:, LEAST]).any(),
        not np.isin(table[:, BYTES], (1, 2)).all(),
        (moves >= known).any(),
        len(parts["wishes"]) != known,
        len(parts["plain"]) != len(parts["seen"]),
    )
    if any(wrong):
        raise BadNet("the net's parts do not fit each other")
