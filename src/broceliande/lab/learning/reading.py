"""Reads positions as a net does: which rows of its first layer belong to what a seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from broceliande.fast.foreseeing import AT, BIT, BYTES, FIRST, LEAST, MOST, STRIDE, WHOSE


class Reader:
    """A table of inputs (`fast/foreseeing.py` tells its columns) where positions lie."""

    def __init__(self, table: NDArray[Any], rows: int, device: str) -> None:
        self.rows = rows  # the row of what is not there, too
        self.table, self.count = table, len(table)
        whole = torch.as_tensor(np.ascontiguousarray(table.astype(np.int64)), device=device)
        self._at, self._stride, self._whose = whole[:, AT], whole[:, STRIDE], whole[:, WHOSE]
        self._wide, self._bit = whole[:, BYTES] == 2, whole[:, BIT]
        self._least, self._most, self._first = whole[:, LEAST], whole[:, MOST], whole[:, FIRST]

    def __call__(self, positions: Tensor, seats: Tensor, looks: Tensor) -> Tensor:
        """By position and input: its row, as a seat sees it; the last one where a seat is not
        there."""
        seats, looks, whose = seats[:, None], looks[:, None], self._whose[None]
        owner = torch.where(whose >= 0, (looks + whose) % seats, 0)
        step = torch.where(whose >= 0, self._stride[None], 0)
        value = self._numbers(positions, self._at[None] + step * owner)
        value = torch.minimum(torch.maximum(value, self._least), self._most) - self._least
        shift = torch.where(whose < 0, self._stride[None] * looks, 0)
        return torch.where(whose < seats, self._first[None] + shift + value, self.rows)

    def _numbers(self, raw: Tensor, where: Tensor) -> Tensor:
        """The numbers of the inputs."""
        last = raw.shape[1] - 1
        low = raw.gather(1, where.clamp(max=last)).long()
        high = raw.gather(1, (where + 1).clamp(max=last)).long()
        short = torch.where(low > 127, low - 256, low)
        long = low + 256 * torch.where(high > 127, high - 256, high)
        value = torch.where(self._wide, long, short)
        coarse = value >> (-1 - self._bit).clamp(min=0)
        return torch.where(self._bit >= 0, (value >> self._bit.clamp(min=0)) & 1, coarse)


def spans(begins: Tensor, some: Tensor) -> tuple[Tensor, Tensor]:
    """What some of the decisions have in a row of all: to which of them each belongs, and where it
    stands."""
    counts = begins[some + 1] - begins[some]
    which = torch.repeat_interleave(torch.arange(len(some), device=some.device), counts)
    first = counts.cumsum(0) - counts
    at = torch.arange(len(which), device=some.device)
    return which, begins[some][which] + at - first[which]
