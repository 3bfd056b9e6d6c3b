"""Nets with numbers drawn at random, and the same judgement reckoned plainly, cell by cell."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.net import Net, answers
from broceliande.engine.rules import Rules
from broceliande.fast.doors import MOST_SEATS
from broceliande.fast.foreseeing import (
    AT,
    BIT,
    BYTES,
    DEEP,
    FIRST,
    LEAST,
    MOST,
    SCALE,
    STRIDE,
    WHOSE,
    WIDE,
)
from broceliande.fast.running import FastGame
from broceliande.lab.learning.inputs import choose


def walk(run: FastGame, seats: int, seed: int, length: int) -> list[tuple[bytes, int, list[int]]]:
    """Positions of a game in which anything is played, with who is asked and what may be said."""
    table, rng = run.table(seats, seed), random.Random(seed)
    found: list[tuple[bytes, int, list[int]]] = []
    while table.asked and len(found) < length:
        seat = (table.asked & -table.asked).bit_length() - 1
        moves = [int(move) for move in table.moves(seat)]
        found.append((table.bytes.tobytes(), seat, moves))
        table.play(seat, rng.choice(moves))
    return found


def drawn(run: FastGame, seed: int = 1) -> Net:
    """A net for a game: inputs as games have them, weights at random."""
    rng, rules = np.random.default_rng(seed), run.rules
    seats = sorted({min(rules.game.seats), max(rules.game.seats)})
    games = [(n, at) for n in seats for at in walk(run, n, seed, 60)]
    positions = np.array([np.frombuffer(data, np.uint8) for _, (data, _, _) in games])
    looks = rules.game.position.SEATS
    counts = np.array([n for n, _ in games])
    table, rows = choose(rules.game.position.LAYOUT, positions, counts, looks, ())
    known, features = answers(rules), len(hint_of(rules.game.name).WEIGHTS)
    parts: dict[str, NDArray[Any]] = {
        "table": table,
        "rows": rng.integers(-60, 60, (rows, WIDE)).astype(np.int16),
        "biases": rng.integers(-200, 200, (MOST_SEATS, MOST_SEATS + 1, WIDE)).astype(np.int16),
        "moves": np.arange(known, dtype=np.int32),
    }
    shapes = {
        "seen": (2 * features, WIDE), "second": (DEEP, WIDE + 1), "last": (DEEP + 1,),
        "plain": (2 * features,), "aspect": (known, WIDE), "wishes": (known,),
    }  # fmt: skip
    for name, shape in shapes.items():
        parts[name] = rng.normal(0, 0.05, shape).astype(np.float32)
    made_for = {"game": rules.game.name, "rules": rules.game.version}
    return Net(parts, {**made_for, "edition": rules.edition.digest, "made": "at random"})


def sums(net: Net, position: bytes, seat: int, seats: int) -> NDArray[np.float64]:
    """The first layer as a seat sees it, one input after the other."""
    total = net.parts["biases"][seat, seats].astype(np.int64)
    for put in net.parts["table"].tolist():
        if put[WHOSE] >= seats:
            continue
        at, first = put[AT], put[FIRST]
        if put[WHOSE] >= 0:
            at += put[STRIDE] * ((seat + put[WHOSE]) % seats)
        else:
            first += put[STRIDE] * seat
        if put[BIT] >= 0:
            value = position[at + put[BIT] // 8] >> (put[BIT] % 8) & 1
        else:
            raw = int.from_bytes(position[at : at + put[BYTES]], "little", signed=True)
            value = raw >> (-1 - put[BIT])
        value = min(max(value, put[LEAST]), put[MOST])
        total = total + net.parts["rows"][first + value - put[LEAST]]
    out: NDArray[np.float64] = total / SCALE
    return out


def sights(rules: Rules, position: bytes, seats: int) -> NDArray[np.float64]:
    """What the hint sees of every seat."""
    judge = judge_of(rules)
    return np.array([list(judge.features(position, at).values()) for at in range(seats)])


def strength(net: Net, position: bytes, seat: int, seen: NDArray[np.float64]) -> float:
    """What a seat makes of a position, with these sights."""
    own, seats = net.parts, len(seen)
    others = (seen.sum(0) - seen[seat]) / max(1, seats - 1)
    both = np.concatenate([seen[seat], others])
    hidden = np.maximum(sums(net, position, seat, seats) + both @ own["seen"], 0)
    deep = np.maximum(own["second"][:, :WIDE] @ hidden + own["second"][:, WIDE], 0)
    return float(deep @ own["last"][:DEEP] + own["last"][DEEP] + both @ own["plain"])


def worth(net: Net, rules: Rules, position: bytes, seats: int) -> list[float]:
    """Each seat's chance, reckoned plainly."""
    seen = sights(rules, position, seats)
    strengths = [strength(net, position, seat, seen) for seat in range(seats)]
    if hint_of(rules.game.name).TEAM:
        return [1 / (1 + np.exp(-strengths[0]))] * seats
    odds = np.exp(np.array(strengths) - max(strengths))
    return [float(odd) for odd in odds / odds.sum()]


def wishes(net: Net, position: bytes, seat: int, seats: int, moves: list[int]) -> list[float]:
    """How much each move is wished, reckoned plainly."""
    hidden = np.maximum(sums(net, position, seat, seats), 0)
    told = net.parts["aspect"][moves] @ hidden + net.parts["wishes"][moves]
    return [float(one) for one in told]
