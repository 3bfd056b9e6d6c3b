"""What a bot's hint sees, on the card: the features of every seat of every game of a batch."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import hashlib
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from broceliande.engine.rules import Rules
from broceliande.fast.compiler import kept_in, twin
from broceliande.fast.record import record_of
from broceliande.gpu.card import Batch
from broceliande.gpu.compiler import folder_of, rule_space, spaced
from broceliande.gpu.desk import padded
from broceliande.gpu.dlpack import CardArray
from broceliande.gpu.driver import config, cuda, driver_errors, plain_indices

LANES = 64


def see(states, seats, games, out):
    """A thread for each seat of each game."""
    at = cuda.grid(1)
    if at < games * seats:
        game = at // seats
        features(states.view(STATE)[game], at - game * seats, out[at])


class Sight:
    """The features of a batch's games by game, seat and feature: `look` writes them anew."""

    def __init__(self, batch: Batch, hint: ModuleType) -> None:
        self._batch, self._kernel = batch, sight_of(batch.rules, hint)
        shape = batch.games * batch.seats, len(hint.WEIGHTS)
        self._out = cuda.to_device(np.zeros(shape, np.float32))

    def look(self) -> CardArray:
        """As the games stand now."""
        batch, room = self._batch, self._out
        groups = -(-room.shape[0] // LANES)
        with driver_errors(batch.rules.game.name), plain_indices():
            self._kernel[groups, LANES](batch._desk.states, batch.seats, batch.games, room)
        return CardArray(room.reshape(batch.games, batch.seats, room.shape[1]))


def sight_of(rules: Rules, hint: ModuleType) -> Any:
    """The kernel of a hint, compiled at its first start."""
    digest = hashlib.sha256(Path(hint.__file__ or "").read_bytes())
    digest.update(Path(__file__).read_bytes())
    folder = folder_of(rules)
    folder = folder.with_name(f"{folder.name}-{digest.hexdigest()[:12]}")
    with kept_in(folder, config):
        plain = record_of(rules.game.position.LAYOUT)
        space = rule_space(rules, hint)
        inner = {"features": space["features"], "cuda": cuda, "np": np}
        inner["STATE"] = spaced(plain, padded(plain.itemsize))
        return cuda.jit(cache=True)(twin(see, inner))
