"""Fits a net to lessons: each seat's chance to the end and to what the search found, wishes to what
it tried. Needs PyTorch (extra `learn`); a graphics card is used where there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from broceliande.bots.hints import hint_of
from broceliande.bots.net import Net, answers
from broceliande.engine.rules import Rules
from broceliande.fast.doors import MOST_SEATS
from broceliande.fast.foreseeing import DEEP, FIRST, LEAST, MOST, SCALE, STRIDE, USUAL, WHOSE, WIDE
from broceliande.lab.learning.inputs import choose
from broceliande.lab.learning.reading import Reader, spans

BATCH, RATE, DECAY = 2048, 4e-3, 3e-2
AGAIN = 0.25  # of that rate, for a net that has learnt before
ENOUGH = 200_000  # positions say what varies
LARGEST = 30000 / SCALE / 64  # of a weight: sums of sixty-four stay within 16 bits
BLIND = frozenset({"todo"})  # what is next is told by the question
Arrays = Mapping[str, NDArray[Any]]
Report = Callable[[int, int, float, float], None]


class Student:
    """A net that learns, and the lessons it learns from. It begins with random weights, or as
    another net."""

    def __init__(
        self, rules: Rules, lessons: Arrays, seed: int, device: str | None = None,
        begin: Net | None = None,
    ) -> None:  # fmt: skip
        self.rules, self.hint = rules, hint_of(rules.game.name)
        self.team, self.looks = bool(self.hint.TEAM), rules.game.position.SEATS
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        self.table, self.rows = self._varying(lessons) if begin is None else _known(begin)
        self.read = Reader(self.table, self.rows, self.device)
        self._take(lessons)
        self.views = torch.zeros(MOST_SEATS, MOST_SEATS + 1, WIDE, device=self.device)
        self.rate = RATE
        parts = self._random() if begin is None else self._as(begin)
        self.parts = {name: part.to(self.device).requires_grad_() for name, part in parts.items()}

    def _varying(self, lessons: Arrays) -> tuple[NDArray[Any], int]:
        """What is to be read, by what varies in the lessons."""
        blind = BLIND | getattr(self.hint, "BLIND", frozenset())
        every = slice(None, None, max(1, len(lessons["seats"]) // ENOUGH))
        some = lessons["positions"][every], lessons["seats"][every]
        return choose(self.rules.game.position.LAYOUT, *some, self.looks, blind)

    def _on(self, array: NDArray[Any]) -> Tensor:
        return torch.as_tensor(np.ascontiguousarray(array), device=self.device)

    def _take(self, lessons: Arrays) -> None:
        """Lessons onto the device; features are brought to one scale."""
        self.positions = self._on(lessons["positions"])
        self.seat, self.seats = self._on(lessons["seat"]), self._on(lessons["seats"])
        self.moves, self.odds_of = self._on(lessons["moves"]).long(), self._on(lessons["odds"])
        self.begins, self.game = self._on(lessons["begins"]), self._on(lessons["game"])
        self.aims = self._on(lessons["aims"])
        seen = lessons["features"]
        there = np.arange(MOST_SEATS)[None] < lessons["seats"][:, None]
        self.scale = np.maximum(np.abs(seen[there]).mean(0), 1e-3).astype(np.float32)
        self.seen = self._on(seen / self.scale)

    def _random(self) -> dict[str, Tensor]:
        """Random weights; the hint's own on what the hint sees."""
        count = len(self.hint.WEIGHTS)
        weights = np.array(self.hint.WEIGHTS, np.float32) * self.scale
        plain = torch.cat([torch.as_tensor(weights), torch.zeros(count)])
        known = answers(self.rules)
        return {
            "rows": torch.randn(self.rows + 1, WIDE) * 0.05,
            "bias": torch.zeros(WIDE),
            "seen": torch.randn(2 * count, WIDE) * 0.05,
            "second": torch.randn(DEEP, WIDE + 1) / WIDE**0.5,
            "last": torch.cat([torch.randn(DEEP) * 0.1, torch.zeros(1)]),
            "plain": plain,
            "aspect": torch.zeros(known, WIDE),
            "wishes": torch.zeros(known),
        }

    def _as(self, net: Net) -> dict[str, Tensor]:
        """The weights of a net, where the usual numbers' rows are in the biases of every view;
        these stay as they are."""
        own, known = net.parts, net.parts["moves"]
        self.views, self.rate = self._on(own["biases"].astype(np.float32) / SCALE), AGAIN * RATE
        scale, met = np.concatenate([self.scale, self.scale]), known >= 0
        aspect, wishes = np.zeros((len(known), WIDE)), np.zeros(len(known))
        aspect[met], wishes[met] = own["aspect"][known[met]], own["wishes"][known[met]]
        parts = {
            "rows": np.concatenate([own["rows"] / SCALE, np.zeros((1, WIDE))]),
            "bias": np.zeros(WIDE),
            "seen": own["seen"] * scale[:, None],
            "second": own["second"],
            "last": own["last"],
            "plain": own["plain"] * scale,
            "aspect": aspect,
            "wishes": wishes,
        }
        return {name: torch.tensor(part, dtype=torch.float32) for name, part in parts.items()}

    def sums(self, some: Tensor, looks: Tensor) -> Tensor:
        """The sums of the first layer as a seat sees each position."""
        row = self.read(self.positions[some], self.seats[some], looks)
        mask = torch.ones(self.rows + 1, 1, device=self.device)
        mask[self.rows] = 0.0
        rows = self.parts["rows"] * mask
        summed = functional.embedding_bag(row, rows, mode="sum") + self.parts["bias"]
        return summed + self.views[looks, self.seats[some]]

    def seen_too(self, some: Tensor, looks: Tensor) -> tuple[Tensor, Tensor]:
        """The first layer with what the hint sees, and what the hint's sight is worth."""
        parts = self.parts
        every = self.seen[some]
        own = every[torch.arange(len(some), device=self.device), looks]
        others = (every.sum(1) - own) / (self.seats[some, None] - 1).clamp(min=1)
        both = torch.cat([own, others], 1)
        return torch.relu(self.sums(some, looks) + both @ parts["seen"]), both @ parts["plain"]

    def strength(self, hidden: Tensor, plain: Tensor) -> Tensor:
        """What a seat's chance follows from."""
        second, last = self.parts["second"], self.parts["last"]
        deep = torch.relu(hidden @ second[:, :WIDE].T + second[:, WIDE])
        return deep @ last[:DEEP] + last[DEEP] + plain

    def chances(self, some: Tensor) -> Tensor:
        """The logarithm of each seat's share, or a team's one strength for all."""
        most = 1 if self.team else int(self.seats[some].max())
        each = [
            self.strength(*self.seen_too(some, torch.full_like(some, seat).clamp(max=9)))
            for seat in range(most)
        ]
        told = torch.stack(each, 1)
        if self.team:
            return told
        there = torch.arange(most, device=self.device)[None] < self.seats[some, None]
        return functional.log_softmax(told.masked_fill(~there, -1e9), 1)

    def surprise(self, some: Tensor, aims: Tensor) -> Tensor:
        """How much the aims differ from what is foretold, in bits."""
        told = self.chances(some)
        if self.team:
            loss = functional.binary_cross_entropy_with_logits(told[:, 0], aims[some, 0])
        else:
            loss = -(aims[some, : told.shape[1]] * told.clamp(min=-30)).sum(1).mean()
        return loss / float(np.log(2))

    def astray(self, some: Tensor) -> Tensor:
        """How much what was tried differs from what is wished, in bits."""
        which, flat = spans(self.begins, some)
        moves, visits = self.moves[flat], self.odds_of[flat]
        hidden = torch.relu(self.sums(some, self.seat[some]))
        parts = self.parts
        wish = (parts["aspect"][moves] * hidden[which]).sum(1) + parts["wishes"][moves]
        top = torch.full((len(some),), -1e9, device=self.device)
        top = top.scatter_reduce(0, which, wish.detach(), "amax")
        odds = torch.zeros(len(some), device=self.device)
        odds = odds.index_add(0, which, (wish - top[which]).exp())
        whole = torch.zeros(len(some), device=self.device).index_add(0, which, visits)
        told = wish - top[which] - odds[which].log()
        return -(visits / whole[which].clamp(min=1) * told).sum() / len(some) / float(np.log(2))

    def learn(self, rounds: int, report: Report) -> tuple[float, float]:
        """So many times through all lessons; returns how it does on games held back."""
        back = self.game % 10 == 0
        test, lessons = back.nonzero()[:, 0], (~back).nonzero()[:, 0]
        batch = min(BATCH, max(64, len(lessons) // 8))
        steps = rounds * (len(lessons) // batch)
        made = torch.optim.AdamW(self.parts.values(), lr=self.rate, weight_decay=DECAY)
        pace = torch.optim.lr_scheduler.OneCycleLR(made, self.rate, total_steps=steps + 1)
        best: tuple[float, float, dict[str, Tensor]] = (9e9, 9e9, {})
        for at in range(rounds):
            order = lessons[torch.randperm(len(lessons), device=self.device)]
            for begin in range(0, len(order) - batch + 1, batch):
                some = order[begin : begin + batch]
                loss = self.surprise(some, self.aims) + 0.25 * self.astray(some)
                made.zero_grad()
                loss.backward()
                made.step()
                pace.step()
                with torch.no_grad():
                    self.parts["rows"].clamp_(-LARGEST, LARGEST)
            value, policy = self.held_back(test)
            report(at + 1, rounds, value, policy)
            if value + 0.25 * policy < best[0] + 0.25 * best[1]:
                kept = {name: part.detach().clone() for name, part in self.parts.items()}
                best = value, policy, kept
        self.parts = best[2]
        return best[0], best[1]

    def held_back(self, test: Tensor) -> tuple[float, float]:
        """On games that were not learnt from: against the aims, and against what was tried."""
        with torch.no_grad():
            values = [self.surprise(part, self.aims).item() for part in test.split(16384)]
            wishes = [self.astray(part).item() for part in test.split(4096)]
        return float(np.mean(values)), float(np.mean(wishes))

    def net(self, about: Mapping[str, Any]) -> Net:
        """What was learnt, as the search reads it."""
        own = {name: part.detach().cpu().numpy() for name, part in self.parts.items()}
        scale = np.concatenate([self.scale, self.scale])
        known = np.abs(own["aspect"]).sum(1) + np.abs(own["wishes"]) > 0
        known[self.moves.cpu().numpy()] = True
        tried = np.flatnonzero(known)
        moves = np.full(answers(self.rules), -1, np.int32)
        moves[tried] = np.arange(len(tried))
        rows = np.rint(own["rows"][:-1] * SCALE)
        bias = np.rint((own["bias"] + self.views.cpu().numpy()) * SCALE)
        parts = {
            "table": self.table,
            **laid(self.table, self.looks, rows, bias),
            "seen": (own["seen"] / scale[:, None]).astype(np.float32),
            "second": own["second"],
            "last": own["last"],
            "plain": (own["plain"] / scale).astype(np.float32),
            "moves": moves,
            "aspect": own["aspect"][tried],
            "wishes": own["wishes"][tried],
        }
        game = self.rules.game
        made_for = {"game": game.name, "rules": game.version}
        return Net(parts, {**made_for, "edition": self.rules.edition.digest, **about})


def _known(net: Net) -> tuple[NDArray[Any], int]:
    """What a net reads, and how many rows of weights it has for that."""
    return net.parts["table"], len(net.parts["rows"])


def laid(
    table: NDArray[Any], looks: int, rows: NDArray[Any], bias: NDArray[Any]
) -> dict[str, NDArray[np.int16]]:
    """The first layer of a net: the usual numbers' rows go into the biases of every view."""
    biases = np.zeros((MOST_SEATS, MOST_SEATS + 1, WIDE))
    made = np.zeros_like(rows)
    for put in table:
        shared = put[WHOSE] >= 0
        for seat in (0,) if shared else range(looks):
            first = put[FIRST] + (0 if shared else seat * put[STRIDE])
            span = rows[first : first + put[MOST] - put[LEAST] + 1]
            usual = span[put[USUAL] - put[LEAST]]
            made[first : first + len(span)] = span - usual
            if shared:
                biases[:, put[WHOSE] + 1 :] += usual
            else:
                biases[seat] += usual
    return {"rows": made.astype(np.int16), "biases": (biases + bias).astype(np.int16)}
