"""A learnt judge as the search asks it: a net laid out for the compiled side, with room for what
each view saw last.

A net that does not fit the rules of a table, or a damaged one, is not used: the hint plays, and
`why_none` says why.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from broceliande.bots import levels, unlearnt
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of
from broceliande.bots.net import CHANCES, WORLDS, Net, answers, load
from broceliande.engine.errors import BadNet, OldNet
from broceliande.engine.rules import Rules
from broceliande.fast.doors import HEED, MOST_SEATS, MOVER, ROW, WISH, WORTH
from broceliande.fast.foreseeing import (
    AT,
    BIT,
    BYTES,
    DEEP,
    FINE,
    FIRST,
    LEAST,
    MOST,
    NET,
    READ,
    SCALE,
    STRIDE,
    VIEWS,
    WHOSE,
    WIDE,
    compile_learnt,
)


class Sight:
    """What every view reads of a position, and its sums for a position of zeros."""

    def __init__(self, net: Net, size: int, most: int) -> None:
        pairs = size // 2 + 2
        self.begins = np.zeros((VIEWS, pairs), np.int32)
        self.sums = np.zeros((VIEWS, WIDE), np.int16)
        found: list[list[int]] = []
        for seat, seats in product(range(most), range(1, most + 1)):
            table = [put for put in net.parts["table"].tolist() if put[WHOSE] < seats]
            own = sorted(_read(put, seat, seats) for put in table)
            view = seat * (MOST_SEATS + 1) + seats
            counts = np.bincount([pair for pair, _ in own], minlength=pairs)[: pairs - 1]
            self.begins[view] = len(found) + np.concatenate([[0], np.cumsum(counts)])
            found += [read for _, read in own]
            zeros = [first + min(max(0, least), most) for _, (*_, least, most, first) in own]
            biases = net.parts["biases"].reshape(VIEWS, WIDE)[view].astype(np.int64)
            self.sums[view] = biases + net.parts["rows"][zeros].sum(0, dtype=np.int64)
        self.reads = np.array(found, np.int32).reshape(-1, READ)


def _read(put: list[int], seat: int, seats: int) -> tuple[int, list[int]]:
    """An input as a seat reads it: which two bytes of a position, and how."""
    at, first = put[AT], put[FIRST] - put[LEAST]
    if put[WHOSE] >= 0:
        at += put[STRIDE] * ((seat + put[WHOSE]) % seats)
    else:
        first += put[STRIDE] * seat
    bit, numbers = put[BIT], [put[LEAST], put[MOST], first]
    if bit >= 0:
        bit += 8 * at
        return bit // 16, [63 - bit % 16, 63, 1, *numbers]
    coarse = -1 - bit
    if put[BYTES] == 2:
        return at // 2, [48, 48 + coarse, -1, *numbers]
    return at // 2, [48 if at % 2 else 56, 56 + coarse, -1, *numbers]


class Carry:
    """A net as one search asks it: `address` is what the compiled side takes, with room for what
    each view saw last. Not to be asked by two threads at once."""

    def __init__(self, net: Net, sight: Sight, size: int) -> None:
        step = -(-(WIDE * 2 + size) // 8) * 8
        self._room = np.zeros((VIEWS, step), np.uint8)
        self._room[:, : WIDE * 2] = sight.sums.view(np.uint8)
        names = "rows", "seen", "second", "last", "plain", "moves", "aspect", "wishes"
        self._parts = [sight.reads, sight.begins, *(net.parts[name] for name in names), self._room]
        places = [part.ctypes.data for part in self._parts]
        self._places = np.array([*places, step, size, WIDE], np.int64)
        assert len(self._places) == NET
        self.address: int = self._places.ctypes.data

    def sums(self, seat: int, seats: int) -> NDArray[np.int16]:
        """The first layer as a seat saw it last."""
        return self._room[seat * (MOST_SEATS + 1) + seats, : WIDE * 2].view(np.int16)


def suits(net: Net, rules: Rules, tells: str = CHANCES) -> None:
    """BadNet if it was made for another game, other rules or other components, or tells something
    else."""
    if net.about.get("tells", CHANCES) != tells:
        raise BadNet(f"the net tells {net.about.get('tells', CHANCES)}, not {tells}")
    edition = rules.game.edition(None) if unlearnt.ours(rules) else rules.edition
    own = {"game": rules.game.name, "rules": rules.game.version, "edition": edition.digest}
    for what, mine in own.items():
        if net.about.get(what) != mine:
            raise OldNet(f"the net was learnt with {what} {net.about.get(what)}, not {mine}")
    size, seats = rules.game.position.LAYOUT.struct.size, rules.game.position.SEATS
    table, count = net.parts["table"], len(hint_of(rules.game.name).WEIGHTS)
    ends = table[:, AT] + table[:, BYTES]
    ends = ends + np.where(table[:, WHOSE] >= 0, table[:, STRIDE] * (seats - 1), 0)
    span = table[:, MOST] - table[:, LEAST] + 1
    last = table[:, FIRST] + np.where(table[:, WHOSE] < 0, table[:, STRIDE] * (seats - 1), 0) + span
    beyond = (ends > size).any() or (last > len(net.parts["rows"])).any()
    known = len(net.parts["moves"]) == answers(rules)
    if len(net.parts["plain"]) != 2 * count or beyond or not known:
        raise BadNet(f"the net does not fit a position of {size} bytes and {count} features")


class Seer:
    """The learnt judge of a game: `address` is its door, a `carry` what it is asked with."""

    def __init__(self, rules: Rules, net: Net, beliefs: Net | None = None) -> None:
        suits(net, rules)
        position = rules.game.position
        self.net, self._size = net, position.LAYOUT.struct.size
        self._sight = Sight(net, self._size, position.SEATS)
        self._beliefs: tuple[Net, Sight] | None = None
        if beliefs is not None:
            suits(beliefs, rules, WORLDS)
            self._beliefs = beliefs, Sight(beliefs, self._size, position.SEATS)
        self._compiled = compile_learnt(rules, hint_of(rules.game.name))  # keeps the code alive
        self.address: int = self._compiled.address
        self._judge, self._own, self._alone = judge_of(rules), self.carry(), Lock()

    def carry(self) -> Carry:
        """For one thread that asks."""
        return Carry(self.net, self._sight, self._size)

    def believing(self) -> Carry | None:
        """What tells one thread how likely worlds are, if that was learnt."""
        return None if self._beliefs is None else Carry(*self._beliefs, self._size)

    def worth(self, position: bytes) -> list[float]:
        """Each seat's chance in a position, given as its bytes."""
        data, out = np.frombuffer(position, np.uint8).copy(), np.zeros(ROW)
        with self._alone:
            count = self._ask(data.ctypes.data, WORTH, out, self._own.address)
        return [float(number) for number in out[:count]]

    def wishes(self, position: bytes, seat: int, moves: list[int]) -> list[float]:
        """How much a seat wishes each move, in logarithms."""
        data, out = np.frombuffer(position, np.uint8).copy(), np.zeros(ROW)
        out[MOVER] = seat
        with self._alone:
            self._ask(data.ctypes.data, HEED, out, self._own.address)
        return [self._ask(self._own.address, WISH, out, move) / FINE for move in moves]

    def brings(self, position: bytes, seat: int) -> list[float]:
        """What one more of each feature would bring the seat here, in log odds: how steep the net's
        judgement is in what the hint sees of the seat."""
        judge, own = self._judge, self.net.parts
        data, out = np.frombuffer(position, np.uint8).copy(), np.zeros(ROW)
        out[MOVER] = seat
        with self._alone:
            seats = self._ask(data.ctypes.data, HEED, out, self._own.address)
            sums = self._own.sums(seat, seats) / SCALE
        seen = np.array([list(judge.features(position, at).values()) for at in range(seats)])
        others = (seen.sum(0) - seen[seat]) / max(1, seats - 1)
        first = sums + np.concatenate([seen[seat], others]) @ own["seen"]
        second = own["second"][:, :WIDE] @ np.maximum(first, 0) + own["second"][:, WIDE]
        back = (own["last"][:DEEP] * (second > 0)) @ own["second"][:, :WIDE] * (first > 0)
        steep = own["plain"] + own["seen"] @ back
        return [float(number) for number in steep[: seen.shape[1]]]

    def _ask(self, at: int, what: int, row: NDArray[np.float64], last: int) -> int:
        from broceliande.fast.compiler import shared

        return int(shared()["call"](self.address, at, what, row.ctypes.data, last))


def file_of(rules: Rules) -> Path:
    """Where the net that comes with a game lies, if there is one."""
    return levels.net_of(rules.game.name)


@lru_cache(maxsize=32)
def seer_of(rules: Rules, file: Path) -> Seer:
    """The learnt judge of a game by a net; BadNet if it is none for these rules."""
    return seer_from(rules, file)


def seer_from(rules: Rules, file: Path) -> Seer:
    """As `seer_of`, read anew."""
    if not file.exists():
        raise BadNet(f"there is no net {file.name}")
    beliefs = beliefs_of(file)
    return Seer(rules, load(file), load(beliefs) if beliefs.exists() else None)


def beliefs_of(file: Path) -> Path:
    """Where a net of beliefs lies, if one goes with the net of a file."""
    return file.with_name(f"{file.stem}.beliefs.npz")


def judging_by(rules: Rules, net: str | None, position: bytes | None = None) -> Seer | None:
    """The net of a file (BadNet if it does not fit), or with "" the game's own if it fits, and if
    it has learnt such games as the position is of."""
    if net:
        return seer_of(rules, Path(net))
    none = net is None or why_none(rules, position)
    return None if none else seer_of(rules, file_of(rules))


def why_none(rules: Rules, position: bytes | None = None) -> str | None:
    """Why the hint plays instead of the game's own net; None if the net does."""
    try:
        seer_of(rules, file_of(rules))
    except BadNet as error:
        unlearnt.note(rules, error)
        return str(error)
    familiar = getattr(hint_of(rules.game.name), "familiar", None)
    if position is None or familiar is None:
        return None
    known = familiar(rules.game.position.from_bytes(position))
    return (
        None if known else f"the net of {rules.game.name} has not learnt games with these options"
    )
