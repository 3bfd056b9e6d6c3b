"""Lessons from a master's games: some positions of very many of them, what the master wished there,
and how they ended."""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from broceliande.fast.doors import MOST_SEATS
from broceliande.lab.learning.halls import any_move, drawn, features
from broceliande.lab.learning.masters import School, Tell

SHARE = 0.05  # of the decisions are kept
STRAY, LONG = 0.1, 160  # of the moves of every other game are any, up to some moment of it
LEAST = 1e-3  # odds that are worth a line


class Recorder:
    """Plays a master's games on, and keeps what is to be learnt of them."""

    def __init__(self, school: School, trust: float) -> None:
        self.school, self.trust = school, trust
        games, device = school.hall.games, school.device
        self.number = torch.arange(games, device=device)  # of the game on each table
        self.age = torch.full((games,), LONG, device=device)  # nothing is kept of the first games
        self.from_then = torch.full((games,), 1 << 30, device=device)
        self.stray = torch.zeros(games, dtype=torch.bool, device=device)
        self.begun, self.kept = games, 0
        self.parts: list[list[Tensor]] = []
        self.ends: list[tuple[Tensor, Tensor]] = []

    @torch.no_grad()
    def record(self, lessons: int, tell: Tell) -> dict[str, NDArray[Any]]:
        """So many lessons or more, as a notebook's arrays."""
        while self.kept < lessons:
            self._step()
            tell(min(0.99, self.kept / lessons))
        for _ in range(2 * LONG):  # to the ends of the games that were begun
            self._step(keeps=False)
        return self._arrays()

    def _step(self, keeps: bool = True) -> None:
        hall = self.school.hall
        positions, masks, acting = hall.look()
        logs, shares = self.school.answer(positions, masks, acting, hall.seen(positions))
        if keeps:
            self._keep(positions, masks, acting, logs, shares)
        actions = drawn(logs)
        wild = self.stray & (self.age < self.from_then)
        wild &= torch.rand(len(wild), device=wild.device) < STRAY
        ended, won = hall.step(torch.where(wild, any_move(masks), actions))
        self.age += 1
        self._close(ended, won)

    def _keep(
        self, positions: Tensor, masks: Tensor, acting: Tensor, logs: Tensor, shares: Tensor
    ) -> None:
        """Some of the decisions in which there is something to decide."""
        some = (torch.rand(len(acting), device=acting.device) < SHARE) & (acting >= 0)
        some &= (self.age >= self.from_then) & (masks.sum(1) > 1)
        which = some.nonzero()[:, 0]
        odds = logs[which].exp()
        odds = torch.where(masks[which] & (odds > LEAST), odds, 0.0)
        row, move = odds.nonzero(as_tuple=True)
        seats = self.school.hall.seats[which]
        told = positions[which], acting[which], seats, shares[which], self.number[which]
        counts = torch.bincount(row, minlength=len(which))
        self.parts.append([one.cpu() for one in (*told, counts, move, odds[row, move])])
        self.kept += len(which)

    def _close(self, ended: Tensor, won: Tensor) -> None:
        """Games that have ended make room for others, of which every other one goes astray up to a
        moment from which on it is learnt from."""
        which = ended.nonzero()[:, 0]
        count = len(which)
        self.ends.append((self.number[which].cpu(), won[which].cpu()))
        chance = torch.rand(count, device=ended.device)
        self.stray[which] = chance < 0.5
        self.from_then[which] = torch.where(chance < 0.5, (2 * chance * LONG).long(), 0)
        self.age[which] = 0
        self.number[which] = torch.arange(self.begun, self.begun + count, device=ended.device)
        self.begun += count

    def _arrays(self) -> dict[str, NDArray[Any]]:
        """Without what is not over yet."""
        columns = [torch.cat(each).numpy() for each in zip(*self.parts, strict=True)]
        positions, seat, seats, found, number, counts, moves, odds = columns
        ends = np.full((self.begun, MOST_SEATS), np.nan, np.float32)
        for which, won in self.ends:
            ends[which.numpy()] = won.numpy()
        over = ~np.isnan(ends[number, 0])
        each = np.repeat(over, counts)
        ends = ends[number[over]]
        return {
            "positions": np.ascontiguousarray(positions[over]),
            "seat": seat[over].astype(np.int64),
            "seats": seats[over].astype(np.int64),
            "features": features(self.school.hall.game, positions[over], seats[over]),
            "moves": moves[each].astype(np.int32),
            "odds": odds[each].astype(np.float32),
            "begins": np.concatenate([[0], np.cumsum(counts[over])]),
            "aims": self.trust * ends + (1 - self.trust) * found[over].astype(np.float32),
            "ends": ends,
            "game": number[over].astype(np.int64),
        }
