"""Bethel Woods: one team, six tiles of the Dream Machine before the reserve, the machines or the
spies end it (BW-124 to BW-132)."""

from __future__ import annotations

from broceliande.games.bethel_woods.critical import critical_machines, load
from broceliande.games.bethel_woods.dream import build_cost
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import of_type
from broceliande.games.bethel_woods.names import MACHINES, TYPES
from broceliande.games.bethel_woods.tables import CRITICAL_LOAD, PER_TURN, SECTION

FEATURES = (
    "always", "built", "time", "short of time", "critical", "doomed", "on the brink", "lying",
    "spies", "spies left", "knowledge", "best hand", "next tile", "pace", "fitting",
)  # fmt: skip
WEIGHTS = [-1.0, 0.5, 0.5, -0.3, -0.5, -0.8, -0.15, -0.05, -0.2, 0.3, 0.05, 0.15, 0.3, 0.5, 0.1]
TEAM = 1
LENGTH = 8


def features(s: Position, seat: int, out: list[float]) -> None:
    """How far the Dream Machine is, how much time is left, and what is about to break."""
    left = s.reserve_n / (PER_TURN * 8.0)
    critical = critical_machines(s)
    brink, lying, spies = 0, 0, 0
    for machine in range(MACHINES):
        if load(s, machine) == CRITICAL_LOAD - 1:
            brink += 1
        lying += s.lying[machine]
        spies += s.spy[machine]
    out[0] = 1.0
    out[1] = s.built
    out[2] = left
    out[3] = max(0.0, (MACHINES - s.built) * 0.5 - left)
    out[4] = critical
    out[5] = 1.0 if critical >= 3 else 0.0
    out[6] = brink
    out[7] = lying
    out[8] = spies
    out[9] = min(s.column_n, 4)
    held, best, fitting = 0, 0, 0
    for one in range(s.seats):
        held += s.held[one]
        for kind in range(TYPES):
            own = of_type(s, one, kind)
            best = max(best, own)
            if own >= build_cost(s):
                for section in range(MACHINES):
                    if s.orphanage[section] < 0 and SECTION[section][kind] != 0:
                        fitting = 1
    out[10] = held / s.seats
    out[11] = min(best, 6)
    out[12] = 1.0 if best >= build_cost(s) else 0.0
    out[13] = s.built * (1.0 - min(left, 4.0) / 4.0)
    out[14] = fitting
