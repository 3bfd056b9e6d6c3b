"""Beliefs: a net that tells true positions from others that the seat could not tell from them, and
so how likely a world is, by all that lies on the table. Worlds are drawn by it where it helps."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from numba import njit
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from broceliande.bots.hints import hint_of
from broceliande.bots.net import WORLDS, Net, answers
from broceliande.engine.rules import Rules
from broceliande.fast.doors import KEY, REDEAL
from broceliande.fast.foreseeing import DEEP, SCALE, WIDE
from broceliande.fast.kernels import enter
from broceliande.fast.running import game_of
from broceliande.lab.learning.fitting import BLIND, DECAY, ENOUGH, LARGEST, Arrays, laid
from broceliande.lab.learning.inputs import choose
from broceliande.lab.learning.reading import Reader

OTHERS = 3  # worlds that each true position is to be told from
BATCH, RATE, ROUNDS = 1024, 3e-3, 2
AFTER = 4  # rounds through the games of a search, after those of a master


@njit
def redeal_all(door, positions, looks, luck, out):
    """Each position redealt for the seat that looks, as often as there is room."""
    for at in range(len(positions)):
        for which in range(out.shape[1]):
            out[at, which] = positions[at]
            enter(door, out[at, which].ctypes.data, KEY, luck.ctypes.data, 0)
            enter(door, out[at, which].ctypes.data, REDEAL, looks[at], 0)


def redealt(
    rules: Rules, positions: NDArray[np.uint8], looks: NDArray[np.int64], times: int, seed: int
) -> NDArray[np.uint8]:
    """By position and time: a world that the seat holds possible."""
    out = np.zeros((len(positions), times, positions.shape[1]), np.uint8)
    luck = np.array([seed], np.uint64)
    redeal_all(game_of(rules).door, np.ascontiguousarray(positions), looks, luck, out)
    return out


def some_of(lessons: Arrays, most: int, seed: int) -> dict[str, NDArray[Any]]:
    """So many of the lessons at most, with what is needed of them."""
    count = len(lessons["seat"])
    which = np.random.default_rng(seed).permutation(count)[:most]
    return {name: lessons[name][which] for name in ("positions", "seat", "seats", "game")}


class Believer:
    """A net that learns which worlds are likely."""

    def __init__(self, rules: Rules, lessons: Arrays, seed: int, device: str | None = None) -> None:
        self.rules, self.looks = rules, rules.game.position.SEATS
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        self.hear(lessons, seed)
        every = slice(None, None, max(1, len(self.worlds) // ENOUGH))
        layout = rules.game.position.LAYOUT
        met = self.worlds[every, 1].cpu().numpy(), lessons["seats"][every]
        self.table, self.rows = choose(layout, *met, self.looks, BLIND)
        self.read = Reader(self.table, self.rows, self.device)
        parts = {
            "rows": torch.randn(self.rows + 1, WIDE) * 0.05,
            "bias": torch.zeros(WIDE),
            "aspect": torch.randn(1, WIDE) * 0.05,
        }
        self.parts = {name: part.to(self.device).requires_grad_() for name, part in parts.items()}

    def hear(self, lessons: Arrays, seed: int) -> None:
        """Learn from these from now on."""
        worlds = redealt(self.rules, lessons["positions"], lessons["seat"], OTHERS, seed)
        both = np.concatenate([lessons["positions"][:, None], worlds], 1)
        self.worlds = torch.as_tensor(both, device=self.device)  # the first of each is the true one
        names = "seat", "seats", "game"
        self.seat, self.seats, self.game = (
            torch.as_tensor(lessons[name], device=self.device) for name in names
        )

    def odds(self, some: Tensor) -> Tensor:
        """The logarithms of the odds of each world, the true one first."""
        count = OTHERS + 1
        seats, looks = (one[some].repeat_interleave(count) for one in (self.seats, self.seat))
        row = self.read(self.worlds[some].flatten(0, 1), seats, looks)
        there = torch.ones(self.rows + 1, 1, device=self.device)
        there[self.rows] = 0.0
        sums = functional.embedding_bag(row, self.parts["rows"] * there, mode="sum")
        return (torch.relu(sums + self.parts["bias"]) @ self.parts["aspect"][0]).view(-1, count)

    def surprise(self, some: Tensor) -> Tensor:
        """By the true world, as a part of what it would be without any belief."""
        true = torch.zeros(len(some), dtype=torch.long, device=self.device)
        return functional.cross_entropy(self.odds(some), true) / float(np.log(OTHERS + 1))

    def learn(self, tell: Callable[[float], None], rounds: int = ROUNDS) -> float:
        """Returns how much less it is surprised on games held back, from 0 to 1."""
        back = self.game % 10 == 0
        test, lessons = back.nonzero()[:, 0], (~back).nonzero()[:, 0]
        batch = min(BATCH, max(32, len(lessons) // 8))
        made = torch.optim.AdamW(self.parts.values(), lr=RATE, weight_decay=DECAY)
        steps = rounds * (len(lessons) // batch)
        pace = torch.optim.lr_scheduler.OneCycleLR(made, RATE, total_steps=steps + 1)
        for at in range(rounds):
            order = lessons[torch.randperm(len(lessons), device=self.device)]
            for begin in range(0, len(order) - batch + 1, batch):
                made.zero_grad()
                self.surprise(order[begin : begin + batch]).backward()
                made.step()
                pace.step()
                with torch.no_grad():
                    self.parts["rows"].clamp_(-LARGEST, LARGEST)
            tell((at + 1) / rounds)
        with torch.no_grad():
            return 1.0 - float(np.mean([self.surprise(part).item() for part in test.split(4096)]))

    def net(self, about: Mapping[str, Any]) -> Net:
        """What was learnt, as the search reads it: the wish for the first answer are the odds."""
        own = {name: part.detach().cpu().numpy() for name, part in self.parts.items()}
        game, count = self.rules.game, len(hint_of(self.rules.game.name).WEIGHTS)
        moves = np.full(answers(self.rules), -1, np.int32)
        moves[0] = 0
        rows, bias = np.rint(own["rows"][:-1] * SCALE), np.rint(own["bias"] * SCALE)
        parts = {
            "table": self.table,
            **laid(self.table, self.looks, rows, bias),
            "seen": np.zeros((2 * count, WIDE), np.float32),
            "second": np.zeros((DEEP, WIDE + 1), np.float32),
            "last": np.zeros(DEEP + 1, np.float32),
            "plain": np.zeros(2 * count, np.float32),
            "moves": moves,
            "aspect": own["aspect"],
            "wishes": np.zeros(1, np.float32),
        }
        made_for = {"game": game.name, "rules": game.version, "tells": WORLDS}
        return Net(parts, {**made_for, "edition": self.rules.edition.digest, **about})
