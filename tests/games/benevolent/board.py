"""Positions of Benevolent as the ledger writes them: forests F2, F3, F4 and what lies on them.

    t = lay("F2", Who(leaves=3, steps=[(1, 0)]), Who(steps=[(2, 0)]))
    play(t, hex=(2, 0), action="hex")

Players are numbered from 1, positions of the pyramid from 1, hexes are (q, r).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

import broceliande as bro
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.names import GIFTS, PERMANENTS
from broceliande.games.benevolent.tasks import Task
from tests.games.playing import spelled_out, take_up

FORESTS: dict[str, tuple[int, str, list[str]]] = {
    "F2": (2, "2a", ["1A", "2B"]),
    "F3": (3, "3a", ["1B", "2A"]),
    "F4": (4, "4a", ["1A", "2A", "3B"]),
}
PAIRS = [  # the two faces of each tile (5.4)
    ("P1", "E5"), ("P2", "E6"), ("P3", "E4c"), ("P4", "E1"), ("P5", "E2"), ("P6", "E7"),
    ("P7", "E3"), ("P8", "E4a"), ("P9", "E4b"),
]  # fmt: skip


@dataclass(frozen=True)
class Who:
    """What a player has; what is not said is as the ledger has it by default."""

    leaves: int = 0
    gifts: Sequence[int] = (1, 0, 0, 0, 0)
    steps: Sequence[tuple[int, int]] = ()
    dream: int = 1
    secrets: str = ""  # "P4 E1"


def forest(
    name: str,
    secrets: Sequence[str] | None = None,
    edition: Mapping[str, object] | None = None,
    **options: object,
) -> bro.Table:
    """A test forest of the ledger (5.2), just dealt; Player 1 is seat 0."""
    seats, layout, faces = FORESTS[name]
    fixed: dict[str, object] = {"first": 0, "layout": layout, "faces": faces}
    fixed |= {"amendments": spelled_out(bro.game("benevolent")), **options}
    if secrets is not None:
        fixed["secrets"] = list(secrets)
    if edition is not None:
        fixed["edition"] = edition
    return bro.table("benevolent", seats=seats, seed=1, options=fixed)


def lay(
    name: str,
    *players: Who,
    stash: int = 0,
    pyramid: Sequence[str] | None = None,
    edition: Mapping[str, object] | None = None,
    **options: object,
) -> bro.Table:
    """A position on a test forest, at the start of Player 1's turn.

    What is not with the players lies on the piles, in the Reserve, on the cards. The secrets
    they hold were taken from the pyramid, from position 1 on; `pyramid` names what is left on
    its last positions, all of it used up if it is [].
    """
    given = list(players) + [Who()] * (FORESTS[name][0] - len(players))
    held = [secret for who in given for secret in who.secrets.split()]
    t = forest(name, _tiles(held, pyramid), edition, **options)
    s = at(t)
    faces = names_of_faces(t)
    gone = len(held) if pyramid is None else len(s.pyramid) - len(pyramid)
    for place in range(gone):
        s.pyramid[place] = -1
    s.turn = 0
    s.stash = stash
    s.reserve = t.rules.named.LEAVES - stash
    for gift in range(len(GIFTS)):
        s.piles[gift] = t.rules.named.STOCK[t.seats][gift]
    for seat, who in enumerate(given):
        _equip(t, seat, who)
        for secret in who.secrets.split():
            s.owner[faces.index(secret)] = seat
    return begin(t)


def _tiles(held: list[str], pyramid: Sequence[str] | None) -> list[str]:
    """A face for each position: those held first, one face of every other tile, `pyramid` last."""
    last = list(pyramid or [])
    rest = [pair[0] for pair in PAIRS if not {*held, *last} & set(pair)]
    return held + rest + last


def _equip(t: bro.Table, seat: int, who: Who) -> None:
    s = at(t)
    s.leaves[seat] = who.leaves
    s.reserve -= who.leaves
    for gift, count in enumerate(who.gifts):
        s.gifts[seat][gift] = count
        s.piles[gift] -= count
    s.card[seat] = t.rules.named.WALKING - len(who.steps)
    for q, r in who.steps:
        s.steps[seat][hex_at(t, q, r)] += 1
    s.dream[seat] = who.dream - 1


def begin(t: bro.Table, player: int = 1) -> bro.Table:
    """Begin that player's turn in the position as it lies."""
    at(t).player = player - 1
    return take_up(t, Task.BEGIN_TURN)


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)


def hexes(t: bro.Table) -> list[tuple[int, int]]:
    """Where each hex lies, by its number."""
    s = at(t)
    return list(zip(s.hex_q, s.hex_r, strict=True))[: s.hexes]


def hex_at(t: bro.Table, q: int, r: int) -> int:
    """The number of the hex that lies there."""
    return hexes(t).index((q, r))


def names_of_faces(t: bro.Table) -> list[str]:
    """The faces of the secret tiles, by number."""
    return [*PERMANENTS, *t.rules.named.FACE_ID]
