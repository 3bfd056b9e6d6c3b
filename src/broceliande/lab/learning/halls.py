"""A hall of tables: batches of games with other numbers of seats and other options, side by side on
the processor or on a card, as PyTorch sees them."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from numba import njit
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

import broceliande as bro
from broceliande import fast
from broceliande.bots.judge import judge_of
from broceliande.fast.doors import FEATURES, MOST_SEATS, ROW
from broceliande.fast.kernels import enter
from broceliande.lab import vector

Kind = tuple[int, Mapping[str, object]]  # how many seats, and which options
FAR = 1 << 20  # seeds between two tables


@njit
def see_all(judge, positions, seats, out):
    """What the hint sees of each seat in each position."""
    row = np.zeros(ROW)
    for at in range(len(positions)):
        for seat in range(seats[at]):
            enter(judge, positions[at].ctypes.data, FEATURES, row.ctypes.data, seat)
            for n in range(out.shape[2]):
                out[at, seat, n] = row[n]


def features(
    game: str, positions: NDArray[np.uint8], seats: NDArray[np.int64]
) -> NDArray[np.float32]:
    """What the game's hint sees, by position, seat and feature."""
    judge = judge_of(fast.runner(game).rules)
    out = np.zeros((len(positions), MOST_SEATS, len(judge.hint.WEIGHTS)), np.float32)
    see_all(judge.address, np.ascontiguousarray(positions), seats, out)
    return out


class Hall:
    """So many games of each kind, all stepped together. What `look` returns is a copy."""

    def __init__(
        self, game: str, kinds: Sequence[Kind], games: int, device: str, first: int = 0
    ) -> None:
        self.game, self.device, self.each, self.games = game, device, games, games * len(kinds)
        self.size = bro.game(game).position.LAYOUT.struct.size
        self.batches: list[Any] = []
        self._shown: list[tuple[Tensor, ...]] = []
        self._sights: list[Any] = []
        for at, (seats, options) in enumerate(kinds):
            batch = vector.batch(game, seats, games, device=device, options=options, checked=False)
            begin = first + at * FAR
            batch.deal(np.arange(begin, begin + games, dtype=np.uint64))
            self.batches.append(batch)
            lying = batch.positions if device == "cpu" else batch.lying()
            told = lying, batch.masks(), batch.acting, batch.rewards, batch.terminated
            self._shown.append(tuple(torch.as_tensor(one, device=device) for one in told))
        self.actions: int = self.batches[0].actions
        counts = [torch.full((games,), seats) for seats, _ in kinds]
        self.seats = torch.cat(counts).to(device)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """Positions, masks of legal moves, and who acts (-1: the game is over)."""
        positions = torch.cat([shown[0][:, : self.size] for shown in self._shown])
        masks = torch.cat([shown[1] for shown in self._shown])
        return positions, masks, torch.cat([shown[2] for shown in self._shown]).long()

    def seen(self, positions: Tensor) -> Tensor:
        """What the hint sees of the games as they stand, by game, seat and feature."""
        if self.device == "cpu":
            return torch.as_tensor(features(self.game, positions.numpy(), self.seats.numpy()))
        if not self._sights:
            from broceliande.bots.hints import hint_of
            from broceliande.gpu.hinting import Sight

            self._sights = [Sight(batch, hint_of(self.game)) for batch in self.batches]
        told = [torch.as_tensor(each.look(), device=self.device) for each in self._sights]
        pad = [(0, 0, 0, MOST_SEATS - one.shape[1]) for one in told]
        return torch.cat([functional.pad(one, by) for one, by in zip(told, pad, strict=True)])

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """One answer in each game; where one was over it is dealt anew. Returns which of them have
        ended now, and what each seat has won of them."""
        for batch, part in zip(self.batches, actions.split(self.each), strict=True):
            batch.step(part.numpy() if self.device == "cpu" else part, "next")
        won = torch.zeros(self.games, MOST_SEATS, device=self.device)
        for at, shown in enumerate(self._shown):
            won[at * self.each : (at + 1) * self.each, : shown[3].shape[1]] = shown[3]
        return torch.cat([shown[4] for shown in self._shown]), won


def drawn(scores: Tensor) -> Tensor:
    """One of the moves by their logarithms of odds."""
    chance = torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)
    return (scores - (-chance.log()).log()).argmax(1)


def any_move(masks: Tensor) -> Tensor:
    """One of the legal moves."""
    return (torch.rand(masks.shape, device=masks.device) + masks).argmax(1)
