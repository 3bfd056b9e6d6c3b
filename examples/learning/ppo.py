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

import numpy as np
import torch
from torch import Tensor, nn

from broceliande.lab import vector
from broceliande.lab.vector import index

HIDDEN, WIDTH, LAYERS = -32768, 256, 2
LONGEST = 1500  # answers of a game in which strength is measured
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, EPOCHS = 1.0, 0.95, 0.2, 0.01, 1e-3, 2


class Net(nn.Module):
    """What the acting seat sees, in an order that begins with itself, to moves and a value."""

    def __init__(self, game: str, seats: int, actions: int, scale: Tensor) -> None:
        super().__init__()
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
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):  # ends with each asking:
            body = self.body(torch.cat([cells.clamp(-2, 2), which], 1))  # it keeps weights of then
            told, value = self.moves(body), self.value(body)
        return told.float().masked_fill(~masks, -1e9).log_softmax(1), value.float().squeeze(1)


class Table:
    """A batch of games whose arrays PyTorch sees where they lie: nothing is copied."""

    def __init__(self, game: str, seats: int, games: int, device: str, first: int = 0) -> None:
        self.batch = batch = vector.batch(game, seats, games, device=device, checked=False)
        self.games, self.device = games, device
        batch.deal(np.arange(first, first + games, dtype=np.uint64))
        told = batch.observe(), batch.masks(), batch.acting, batch.rewards, batch.terminated
        shown = [torch.as_tensor(array, device=device) for array in told]
        self.seen, self.masks, self.acting, self.rewards, self.ended = shown

    def any_moves(self) -> Tensor:
        """A legal action of each game, drawn uniformly; the first where nobody is asked."""
        weights = self.masks.float()
        weights[:, 0] += (weights.sum(1) == 0).float()
        return torch.multinomial(weights, 1).squeeze(1)

    def step(self, actions: Tensor, reset: str) -> None:
        """One answer in each game."""
        self.batch.step(actions.numpy() if self.device == "cpu" else actions, reset)

    def scale(self) -> Tensor:
        """By cell: the largest number met in a while of random play."""
        most = torch.ones(self.seen.shape[1], device=self.device)
        for _ in range(300):
            known = torch.where(self.seen == HIDDEN, 0, self.seen).abs()
            most = torch.maximum(most, known.amax(0).float())
            self.step(self.any_moves(), "same")
        return most


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
        self.table = Table(self.game, self.seats, self.games, self.device)
        actions, scale = self.table.batch.actions, self.table.scale()
        self.net = Net(self.game, self.seats, actions, scale).to(self.device)
        self.steps = 0
        self.fits = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)

    @torch.no_grad()
    def collect(self) -> Memory:
        """Some steps in all games, dealt anew where they end."""
        kept: list[list[Tensor]] = []
        for _ in range(self.length):
            table = self.table
            seen, masks, acting = table.seen.clone(), table.masks.clone(), table.acting.long()
            logs, values = self.net(seen, masks, acting)
            actions = torch.multinomial(logs.exp(), 1).squeeze(1)
            chance = logs.gather(1, actions[:, None]).squeeze(1)
            table.step(actions, "same")
            ends = table.rewards.clone(), table.ended.clone()
            kept.append([seen, masks, acting, actions, chance, values, *ends])
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


def keep(net: Net, file: Path, game: str) -> None:
    """Write the net down, for `examples/bots/policy.py` to play."""
    numbers = {name: tensor.cpu().numpy() for name, tensor in net.state_dict().items()}
    np.savez(file, game=game, seats=net.seats, layers=LAYERS, **numbers)


@torch.no_grad()
def won(net: Net, game: str, seats: int, device: str, games: int = 256) -> float:
    """The share of victories against random players, each seat in turn; 1 / seats is chance,
    and a game that goes on for ever is no victory."""
    table = Table(game, seats, games, device, first=10**9)
    ours = torch.arange(games, device=device) % seats
    shares = torch.zeros(games, device=device)
    for _ in range(LONGEST):
        if table.ended.all():
            break
        logs, _ = net(table.seen, table.masks, table.acting)
        mine = torch.multinomial(logs.exp(), 1).squeeze(1)
        table.step(torch.where(table.acting == ours, mine, table.any_moves()), "none")
        shares += table.rewards.gather(1, ours[:, None]).squeeze(1)
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
    asked.add_argument("--out", type=Path, help="keep the net here, as numbers (.npz)")
    told = asked.parse_args()
    torch.manual_seed(1)
    learner = Learner(told.game, told.seats, told.games, told.device, told.length, told.parts)
    learner.train(told.seconds, told.every)
    if told.curve:
        told.curve.write_text(json.dumps(learner.curve))
    if told.out:
        keep(learner.net, told.out, told.game)


if __name__ == "__main__":
    main()
