"""A master: a large net that plays every seat of very many games against itself, on a card if there
is one, and learns by PPO from how they end. It answers at once, sees no more than its seat may, and
is too slow for a search; what it has found out is told to a small net by its games
(`recording.py`)."""

# mypy: disable-error-code="misc, untyped-decorator"

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import broceliande as bro
from broceliande.bots.hints import hint_of
from broceliande.engine.cells import cells_of
from broceliande.fast.doors import MOST_SEATS
from broceliande.lab.learning.halls import Hall, Kind, any_move, drawn, features
from broceliande.lab.learning.inputs import choose
from broceliande.lab.learning.reading import Reader, spans

WIDTH = {"cuda": 512, "cpu": 256}  # of both layers
VARIES, MET = 300, 64  # steps of random play that say what varies, games looked at
BLIND = frozenset({"todo", "score", "place", "over"})
RATE, CLIP, KEEN, LAMBDA = 3e-4, 0.2, 0.003, 0.97
STRAYED = 0.03  # how far the odds of moves may have gone from those that were played by, on average
MOST = 3.0  # times what the hint saw at most in random play
LENGTH, PART = 32, 16_384  # steps between two lessons; decisions that are learnt at once
MARKED = 0.5  # of the time a team also learns from how far it came
TAUGHT = 2_048  # lessons of a search that are learnt at once
Tell = Callable[[float], None]
Arrays = Mapping[str, NDArray[Any]]


class Master(nn.Module):
    """What a seat sees, to moves. And to each seat's share of the victory: that is asked in
    learning alone, where what the hint sees of all seats may be known, and begins as the hint's."""

    def __init__(
        self, read: Reader, actions: int, hint: ModuleType, scale: Tensor, wide: int
    ) -> None:
        super().__init__()
        self.read, self.team = read, bool(hint.TEAM)
        self.register_buffer("scale", scale)
        peeks: frozenset[str] = getattr(
            hint, "PEEKS", frozenset()
        )  # what the hint sees and the seat may not
        self.register_buffer("open", torch.tensor([float(n not in peeks) for n in hint.FEATURES]))
        self.worth = nn.Parameter(torch.tensor(hint.WEIGHTS) * scale)
        self.first = nn.Linear(read.rows + 1, wide)
        self.hints = nn.Linear(len(scale), wide)
        self.second = nn.Linear(wide, wide)
        self.moves, self.value = nn.Linear(wide, actions), nn.Linear(wide, MOST_SEATS)
        nn.init.normal_(self.first.weight, std=read.count**-0.5)
        nn.init.zeros_(self.moves.weight)
        nn.init.zeros_(self.value.weight)

    def forward(
        self, positions: Tensor, masks: Tensor, seats: Tensor, looks: Tensor, seen: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds of all moves, and those of each seat's share, beginning with
        the one who looks; a team's: of its chance, and of missing it."""
        seen = self.turned((seen / self.scale).clamp(-MOST, MOST), seats, looks)
        rows = self.read(positions, seats, looks)
        with torch.autocast("cuda", torch.bfloat16, enabled=rows.is_cuda):
            scores, told = self._told(rows, seen[:, 0] * self.open)
        scores = scores.float().masked_fill(~masks, -1e9)
        told = told.float() + (seen * self.worth).sum(2)
        if self.team:
            both = torch.stack([told[:, 0], torch.zeros_like(told[:, 0])], 1)
            return scores.log_softmax(1), both.log_softmax(1)
        there = torch.arange(MOST_SEATS, device=rows.device)[None] < seats[:, None]
        return scores.log_softmax(1), told.masked_fill(~there, -1e9).log_softmax(1)

    def _told(self, rows: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        """What the layers make of it. On a card they count in 16 bits, for one asking at a time: a
        longer one would go on with weights as they were when it began."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        hot = torch.zeros(len(rows), self.read.rows + 1, device=rows.device, dtype=kind)
        hot.scatter_(1, rows, 1.0)
        hot[:, -1] = 0.0
        body = torch.relu(self.first(hot) + self.hints(seen))
        body = torch.relu(self.second(body))
        return self.moves(body), self.value(body)

    def aim(self, shares: Tensor, seats: Tensor, looks: Tensor) -> Tensor:
        """Shares as `forward` tells them."""
        if self.team:
            return torch.stack([shares[:, 0], 1 - shares[:, 0]], 1)
        return self.turned(shares, seats, looks)

    def turned(self, what: Tensor, seats: Tensor, looks: Tensor) -> Tensor:
        """What stands in the order of seats, to begin with the one who looks."""
        each = torch.arange(MOST_SEATS, device=what.device)[None].expand(len(what), -1)
        where = torch.where(each < seats[:, None], (each + looks[:, None]) % seats[:, None], each)
        return what[torch.arange(len(what), device=what.device)[:, None], where]


@dataclass
class Met:
    """What was met in some steps of all games."""

    positions: Tensor
    masks: Tensor
    acting: Tensor
    seen: Tensor
    actions: Tensor
    chance: Tensor  # logarithm
    shares: Tensor  # as they were expected
    won: Tensor
    ended: Tensor


class School:
    """A master and the games that it learns from."""

    def __init__(
        self, game: str, kinds: Sequence[Kind], games: int, seed: int, device: str | None = None,
        lessons: Arrays | None = None,
    ) -> None:  # fmt: skip
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        self.hall = Hall(game, kinds, games, self.device, (seed + 1) << 32)
        self.hint, self.layout = hint_of(game), bro.game(game).position.LAYOUT
        read, scale = self._met_before(lessons)
        wide = WIDTH[self.device]
        self.master = Master(read, self.hall.actions, self.hint, scale, wide).to(self.device)
        self.fits = torch.optim.Adam(self.master.parameters(), lr=RATE, eps=1e-7)
        self.steps = self.over = 0
        self.won = 0.0  # of the games that ended last
        self.doubt = self.off = self.far = 0.0  # how it wavers, errs, and goes from what was played

    def _met_before(self, lessons: Arrays | None) -> tuple[Reader, Tensor]:
        """What varies in random play, and in lessons if there are some, is read; and by how much
        what the hint sees."""
        found, counts = [], []
        for _ in range(VARIES):
            positions, masks, _ = self.hall.look()
            which = torch.randint(self.hall.games, (MET,), device=self.device)
            found.append(positions[which].cpu().numpy())
            counts.append(self.hall.seats[which].cpu().numpy())
            self.hall.step(any_move(masks))
        if lessons is not None:
            found, counts = [*found, lessons["positions"]], [*counts, lessons["seats"]]
        met, seats, game = np.concatenate(found), np.concatenate(counts), self.hall.game
        blind = BLIND | getattr(self.hint, "BLIND", frozenset())
        looks = bro.game(game).position.SEATS
        table, rows = choose(self.layout, met, seats, looks, blind, own=True)
        there = np.arange(MOST_SEATS)[None] < seats[:, None]
        scale = np.maximum(np.abs(features(game, met, seats)[there]).max(0), 0.1)
        return Reader(table, rows, self.device), torch.as_tensor(scale)

    def _mark(self, positions: Tensor) -> Tensor:
        """How far a team has come, from 0 to 1."""
        name, most = self.hint.MARK
        at = next(cell.offset for cell in cells_of(self.layout) if cell.field == name)
        done = positions[:, at].float()
        return done * (done + 1) / (most * (most + 1))

    @torch.no_grad()
    def met(self, marked: float) -> tuple[Met, Tensor]:
        """Some steps in all games; and what is expected after the last one."""
        kept: list[list[Tensor]] = []
        hall = self.hall
        for _ in range(LENGTH):
            positions, masks, acting = hall.look()
            seen = hall.seen(positions)
            logs, shares = self.answer(positions, masks, acting, seen)
            actions = drawn(logs)
            chance = logs.gather(1, actions[:, None])[:, 0]
            ended, won = hall.step(actions)
            kept.append([positions, masks, acting, seen, actions, chance, shares, won, ended])
            if marked > 0 and self.master.team:
                far = self._mark(hall.look()[0])[:, None]
                kept[-1][-2] = (1 - marked) * won + marked * far
        met = Met(*(torch.stack(each) for each in zip(*kept, strict=True)))
        over = int(met.ended.sum())
        self.steps, self.over = self.steps + LENGTH * hall.games, self.over + over
        self.won = float(met.won[:, :, 0][met.ended].mean()) if over else self.won
        positions, masks, acting = hall.look()
        return met, self.answer(positions, masks, acting, hall.seen(positions))[1]

    def answer(
        self, positions: Tensor, masks: Tensor, acting: Tensor, seen: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The master's odds of moves, and the shares in the order of seats."""
        looks, seats = acting.clamp(min=0), self.hall.seats
        logs, told = self.master(positions, masks, seats, looks, seen)
        if self.master.team:
            return logs, told.exp()[:, :1].expand(-1, MOST_SEATS)
        return logs, self.master.turned(told.exp(), seats, seats - looks)

    def aims(self, met: Met, last: Tensor) -> Tensor:
        """TD(lambda): what each seat got, or what was expected later, step by step backward."""
        out, later, after = torch.zeros_like(met.shares), last, last
        for t in reversed(range(LENGTH)):
            mixed = LAMBDA * later + (1 - LAMBDA) * after
            later = torch.where(met.ended[t][:, None], met.won[t], mixed)
            out[t], after = later, met.shares[t]
        return out

    def learn(self, met: Met, aims: Tensor, keen: float) -> None:
        """PPO's clipped steps over all that was met where there was something to decide."""
        flat = {name: what.flatten(0, 1) for name, what in vars(met).items()}
        acting, flat["seats"] = flat["acting"], self.hall.seats.repeat(LENGTH)
        asked = ((acting >= 0) & (flat["masks"].sum(1) > 1)).nonzero()[:, 0]
        flat["aims"] = aims.flatten(0, 1)
        gains = flat["aims"] - flat["shares"]
        gains = gains.gather(1, acting.clamp(min=0)[:, None])[:, 0]
        flat["gains"] = (gains - gains[asked].mean()) / (gains[asked].std() + 1e-3)
        for some in asked[torch.randperm(len(asked), device=self.device)].split(PART):
            self._fit(self._loss({name: what[some] for name, what in flat.items()}, keen))

    def _loss(self, met: dict[str, Tensor], keen: float) -> Tensor:
        """Of some decisions: what was expected wrongly, less what may be gained, less doubt."""
        seats, looks, gain = met["seats"], met["acting"], met["gains"]
        logs, told = self.master(met["positions"], met["masks"], seats, looks, met["seen"])
        step = logs.gather(1, met["actions"][:, None])[:, 0] - met["chance"]
        ratio = step.exp()
        bold = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        doubt = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
        off = -(self.master.aim(met["aims"], seats, looks) * told.clamp(min=-30)).sum(1).mean()
        told_now = torch.stack([doubt, off, (ratio - 1 - step).mean()]).detach().tolist()
        self.doubt, self.off, self.far = told_now
        return off - (bold if self.far < STRAYED else 0.0) - keen * doubt

    def _fit(self, loss: Tensor) -> None:
        self.fits.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.master.parameters(), 0.5)
        self.fits.step()

    def imitate(self, lessons: Arrays, rounds: int, tell: Tell) -> float:
        """Learn from a search's games, before its own: what it wished, and how they ended. Returns
        how much its wishes surprise on games held back, in bits."""
        names = "positions", "seats", "seat", "features", "begins", "moves", "odds", "aims", "game"
        own = {name: torch.as_tensor(lessons[name], device=self.device) for name in names}
        back = own["game"] % 10 == 0
        known, rest = (~back).nonzero()[:, 0], back.nonzero()[:, 0]
        steps = rounds * (len(known) // TAUGHT + 1)
        fits = torch.optim.AdamW(self.master.parameters(), lr=RATE, weight_decay=0.1)
        pace = torch.optim.lr_scheduler.OneCycleLR(fits, 2e-3, total_steps=steps + 1)
        for at in range(rounds):
            for some in known[torch.randperm(len(known), device=self.device)].split(TAUGHT):
                off, astray = self._taught(own, some)
                fits.zero_grad()
                (off + astray).backward()
                fits.step()
                pace.step()
            tell((at + 1) / rounds)
        with torch.no_grad():
            surprised = [float(self._taught(own, part)[1]) for part in rest.split(TAUGHT)]
        return float(np.mean(surprised)) / math.log(2)

    def _taught(self, own: dict[str, Tensor], some: Tensor) -> tuple[Tensor, Tensor]:
        """How much the ends, and the wishes, of some lessons surprise the master."""
        which, flat = spans(own["begins"], some)
        wished = torch.zeros(len(some), self.hall.actions, device=self.device)
        moves = own["moves"][flat].long()
        wished[which, moves] = own["odds"][flat]
        masks = torch.zeros_like(wished, dtype=torch.bool)
        masks[which, moves] = True
        seats, looks = own["seats"][some], own["seat"][some]
        logs, told = self.master(own["positions"][some], masks, seats, looks, own["features"][some])
        aim = self.master.aim(own["aims"][some], seats, looks)
        off = -(aim * told.clamp(min=-30)).sum(1).mean()
        return off, -(wished * logs.clamp(min=-30)).sum(1).mean()

    def train(self, seconds: float, tell: Tell) -> None:
        """Play and learn for so long."""
        begun, part = time.perf_counter(), 0.0
        while part < 1.0:
            for group in self.fits.param_groups:
                group["lr"] = RATE * (1.0 - 0.9 * part)
            met, last = self.met(max(0.0, 1.0 - part / MARKED))
            self.learn(met, self.aims(met, last), KEEN * (1.0 - 0.8 * part))
            part = min(1.0, (time.perf_counter() - begun) / seconds)
            tell(part)
