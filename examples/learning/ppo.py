"""PPO in one file: one net plays every seat of a game against itself, on the processor or the card.

    python examples/learning/ppo.py --game benevolent --seats 2 --seconds 120
    python examples/learning/ppo.py --device cuda --games 65536 --seconds 60 --curve curve.svg

Everything stays where the games are: on a card, observations, masks, net and learning are all in
its memory. Needs the extra `learn`.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from broceliande.lab import vector
from broceliande.lab.vector import index

HIDDEN, WIDTH, LAYERS = -32768, 256, 2
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, EPOCHS = 1.0, 0.95, 0.2, 0.01, 1e-3, 2


class Net(nn.Module):
    """What the acting seat sees, in an order that begins with itself, to moves and a value."""

    def __init__(self, game: str, seats: int, actions: int) -> None:
        super().__init__()
        scale = torch.tensor(index.scales(game, seats), dtype=torch.float32)
        self.register_buffer("scale", scale)
        self.register_buffer("order", torch.tensor(index.turned(game, seats)))
        layers: list[nn.Module] = [nn.Linear(scale.numel() + seats, WIDTH), nn.ReLU()]
        for _ in range(LAYERS - 1):
            layers += [nn.Linear(WIDTH, WIDTH), nn.ReLU()]
        self.body, self.seats = nn.Sequential(*layers), seats
        self.moves, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.moves.weight)

    def forward(self, seen: Tensor, masks: Tensor, acting: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, and the share of a victory that is expected."""
        seat = acting.long().clamp(min=0)
        cells = seen.gather(1, self.order[seat])
        cells = torch.where(cells == HIDDEN, 0, cells).float() / self.scale
        which = nn.functional.one_hot(seat, self.seats).float()
        body = self.body(torch.cat([cells.clamp(-2, 2), which], 1))
        scores = self.moves(body).masked_fill(~masks, -1e9)
        return scores.log_softmax(1), self.value(body).squeeze(1)


@dataclass
class Memory:
    """What was met, step by step and game by game."""

    seen: Tensor
    masks: Tensor
    acting: Tensor
    actions: Tensor
    chance: Tensor  # logarithm
    values: Tensor
    rewards: Tensor  # by seat
    ended: Tensor


@dataclass
class Learner:
    """A batch of games and the net that plays all of them."""

    game: str
    seats: int
    games: int
    device: str = "cpu"
    length: int = 32
    parts: int = 4
    curve: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.batch = vector.batch(self.game, self.seats, self.games, device=self.device)
        self.batch.deal(np.arange(self.games, dtype=np.uint64))
        self.net = Net(self.game, self.seats, self.batch.actions).to(self.device)
        self.steps = 0
        self.fits = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)

    def tensors(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the acting seats see and may do: the batch's own memory, not copied."""
        batch = self.batch
        masks = torch.as_tensor(batch.masks(), device=self.device).bool()
        return self.tensor(batch.observe()), masks, self.tensor(batch.acting)

    def tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def play(self, actions: Tensor, reset: str = "same") -> None:
        """One step of the batch."""
        self.batch.step(actions if self.device == "cuda" else actions.numpy(), reset)

    @torch.no_grad()
    def collect(self) -> Memory:
        """Some steps in all games, dealt anew where they end."""
        kept: list[list[Tensor]] = []
        for _ in range(self.length):
            seen, masks, acting = (each.clone() for each in self.tensors())
            logs, values = self.net(seen, masks, acting)
            actions = torch.multinomial(logs.exp(), 1).squeeze(1)
            chance = logs.gather(1, actions[:, None]).squeeze(1)
            self.play(actions)
            rewards = self.tensor(self.batch.rewards).clone()
            ended = self.tensor(self.batch.terminated).bool().clone()
            kept.append([seen, masks, acting.long(), actions, chance, values, rewards, ended])
        self.steps += self.length * self.games
        return Memory(*(torch.stack(each) for each in zip(*kept, strict=True)))

    def advantages(self, met: Memory) -> Tensor:
        """How much better than expected it went, for whoever acted: each seat has a thread of its
        own through a game, from one of its decisions to its next."""
        games = torch.arange(self.games, device=self.device)
        gains = torch.zeros_like(met.values)
        after = torch.zeros(self.games, self.seats, device=self.device)  # value at its next turn
        trace = torch.zeros_like(after)
        known = torch.zeros_like(after, dtype=torch.bool)  # whether there is a next turn or an end
        for t in reversed(range(self.length)):
            ended = met.ended[t][:, None]
            after = torch.where(ended, met.rewards[t], after)
            trace = torch.where(ended, 0.0, trace)
            known = known | ended
            seat = met.acting[t]
            delta = GAMMA * after[games, seat] - met.values[t]
            gain = delta + GAMMA * LAMBDA * trace[games, seat]
            gains[t] = torch.where(known[games, seat], gain, 0.0)
            after, trace, known = after.clone(), trace.clone(), known.clone()
            after[games, seat] = met.values[t]
            trace[games, seat] = gains[t]
            known[games, seat] = True
        return gains

    def learn(self, met: Memory) -> None:
        """The clipped steps of PPO over what was met, a part at a time."""
        gains = self.advantages(met)
        aims = (gains + met.values).flatten()
        gains = gains.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen, masks = met.seen.flatten(0, 1), met.masks.flatten(0, 1)
        acting, actions, before = met.acting.flatten(), met.actions.flatten(), met.chance.flatten()
        for _ in range(EPOCHS):
            for part in torch.randperm(aims.numel(), device=self.device).chunk(self.parts):
                logs, values = self.net(seen[part], masks[part], acting[part])
                ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
                gain = gains[part]
                bold = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                spread = -(logs.exp() * logs.clamp(min=-50)).sum(1)
                off = (values - aims[part]).square()
                loss = (0.5 * off - bold - ENTROPY * spread).mean()
                self.fits.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.fits.step()

    def train(self, seconds: float, every: float = 10.0) -> None:
        """Play and learn for so long, and look now and then how strong it is."""
        begun, worked = time.monotonic(), time.process_time()
        spent = asked = 0.0
        while spent < seconds:
            started = time.monotonic()
            self.learn(self.collect())
            if self.device == "cuda":
                torch.cuda.synchronize()
            spent += time.monotonic() - started
            if spent - asked >= every or spent >= seconds:
                asked = spent
                share = won(self.net, self.game, self.seats, self.device)
                self.curve.append({"seconds": spent, "steps": self.steps, "won": share})
                pace = self.steps / spent
                line = f"{spent:6.1f} s {self.steps:>13,} steps {pace:>11,.0f}/s won {share:.3f}"
                print(line, flush=True)
        took, work = time.monotonic() - begun, time.process_time() - worked
        print(f"{took:.1f} s in all, looking included; {work:.1f} s of CPU", flush=True)


@torch.no_grad()
def won(net: Net, game: str, seats: int, device: str, games: int = 256) -> float:
    """The share of victories against random players, each seat in turn; 1 / seats is chance."""
    batch = vector.batch(game, seats, games)
    batch.deal(np.arange(10**9, 10**9 + games))
    ours = np.arange(games) % seats
    shares = np.zeros(games)
    while not batch.terminated.all():
        told = batch.observe(), batch.masks(), batch.acting
        logs, _ = net(*(torch.as_tensor(each, device=device) for each in told))
        mine = torch.multinomial(logs.exp(), 1).squeeze(1).cpu().numpy()
        batch.step(np.where(batch.acting == ours, mine, batch.sample()), "none")
        shares += batch.rewards[np.arange(games), ours]
    return float(shares.mean())


def main() -> None:
    """Learn as the arguments say."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", default="benevolent")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=256)
    asked.add_argument("--length", type=int, default=32)
    asked.add_argument("--parts", type=int, default=4)
    asked.add_argument("--seconds", type=float, default=120)
    asked.add_argument("--every", type=float, default=10)
    asked.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    asked.add_argument("--curve", type=Path, help="keep the curve as JSON here")
    told = asked.parse_args()
    torch.manual_seed(1)
    learner = Learner(told.game, told.seats, told.games, told.device, told.length, told.parts)
    learner.train(told.seconds, told.every)
    if told.curve:
        told.curve.write_text(json.dumps(learner.curve))


if __name__ == "__main__":
    main()
