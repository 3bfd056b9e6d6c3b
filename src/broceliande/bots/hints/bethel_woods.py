"""Bethel Woods: one team, six tiles of the Dream Machine before the reserve, the machines or the
spies end it (BW-124 to BW-132). A tile costs Knowledge of one type in one hand (BW-065)."""

from __future__ import annotations

from broceliande.games.bethel_woods.critical import critical_machines, load
from broceliande.games.bethel_woods.dream import build_cost
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import of_type
from broceliande.games.bethel_woods.names import MACHINES, TYPES
from broceliande.games.bethel_woods.tables import CRITICAL_LOAD, PER_TURN, SECTION

FEATURES = (
    "always", "work", "time", "late work", "best hand", "ready", "other hands", "critical",
    "doomed", "on the brink", "lying", "spies", "spies left", "in reach",
)  # fmt: skip
WEIGHTS = [-4.0, 0.35, 0.6, 0.05, 0.25, 0.2, 0.2, -0.3, -0.8, -0.12, -0.06, -0.25, 0.2, 0.15]
TEAM = 1
LENGTH = 8


def open_to(s: Position, kind: int) -> bool:
    """BW-062: whether a section that takes workers of a type is still empty."""
    for section in range(MACHINES):
        if s.orphanage[section] < 0 and SECTION[section][kind] != 0:
            return True
    return False


def features(s: Position, seat: int, out: list[float]) -> None:
    """How far the Dream Machine is, how much time is left, and what is about to break."""
    cost = build_cost(s)
    best, others, reach = 0, 0, 0
    for one in range(s.seats):
        top = 0
        for kind in range(TYPES):
            if open_to(s, kind):
                top = max(top, min(of_type(s, one, kind), cost + 1))
        if top > best:
            others += best
            best = top
            reach = 1 if one == s.player else 0
        else:
            others += top
    brink, lying, spies = 0, 0, 0
    for machine in range(MACHINES):
        if load(s, machine) == CRITICAL_LOAD - 1:
            brink += 1
        lying += s.lying[machine]
        spies += s.spy[machine]
    critical = critical_machines(s)
    left = s.reserve_n / (PER_TURN * 8.0)
    work = s.built * (s.built + 1) / 2.0
    out[0] = 1.0
    out[1] = work
    out[2] = left
    out[3] = work * (4.0 - left) / 4.0
    out[4] = min(best, cost) * (1.0 + s.built / 6.0)
    out[5] = 1.0 if best >= cost else 0.0
    out[6] = others / s.seats
    out[7] = critical
    out[8] = 1.0 if critical >= 3 else 0.0
    out[9] = brink
    out[10] = lying
    out[11] = spies
    out[12] = min(s.column_n, 4)
    out[13] = reach * out[5]
