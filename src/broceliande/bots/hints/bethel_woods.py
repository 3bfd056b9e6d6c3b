"""Bethel Woods: one team, six tiles of the Dream Machine before the reserve, the machines or the
spies end it (BW-124 to BW-132). A tile costs Knowledge of one type in one hand (BW-065)."""

from __future__ import annotations

from broceliande.games.bethel_woods.critical import critical_machines, load
from broceliande.games.bethel_woods.dream import build_cost
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import of_type
from broceliande.games.bethel_woods.names import MACHINES, TYPES
from broceliande.games.bethel_woods.questions import Ask
from broceliande.games.bethel_woods.tables import CRITICAL_LOAD, PER_TURN, SECTION

FEATURES = (
    "always", "work", "time", "haste", "best hand", "ready", "other hands", "in reach", "critical",
    "doomed", "on the brink", "lying", "spies", "many spies",
)  # fmt: skip
WEIGHTS = [-3.0, 0.3, 0.71, -1.8, 0.12, 0.24, 0.17, 0.5, -0.21, -0.48, -0.18, -0.11, -0.285, -0.2]
TEAM = 1
LENGTH = 0  # the turn is played to its end all the same: see `calm`
SAMPLE = 3
PACE = {  # the more seats, the more a turn has to agree with; pupils win about every other game
    "pupil": {1: 800, 2: 1_000, 3: 2_000, 4: 12_000},
    "druid": {1: 3_000, 2: 3_000, 3: 6_000, 4: 20_000},
    "archdruid": {1: 20_000, 2: 20_000, 3: 30_000, 4: 40_000},
}
BY_NET = {  # a fifth of the iterations, and more is won
    "pupil": ({1: 220, 2: 140, 3: 350, 4: 1_200}, 0.6),
    "druid": ({1: 1_500, 2: 1_000, 3: 2_000, 4: 5_000}, 0.0),
    "archdruid": ({1: 12_000, 2: 20_000, 3: 30_000, 4: 40_000}, 0.0),
}
WITH_NET = {"guided": 0, "explore": 1.0, "even": 0.25}  # its chances are worth more than its wishes
MARK = "built", 6  # how far a team has come, for those who have never won yet
STEADY = 4.0  # a turn is six answers or so, and one slip spoils it


def calm(s: Position) -> bool:
    """BW-031: between two turns; in the middle of one, hands and machines say little."""
    return s.question == Ask.PICK and s.used == 0


def takes(s: Position, section: int, kind: int) -> bool:
    """BW-062, BW-064: whether a section is empty and for workers of a type."""
    return s.orphanage[section] < 0 and SECTION[section][kind] != 0


def can_enter(s: Position, kind: int) -> bool:
    """BW-060, BW-061: whether a worker of a type can be the last of a hand before its section."""
    if s.hand_n > 0:
        stand = (s.at + s.way * (s.hand_n - 1)) % MACHINES
        return s.hand[kind] > 0 and takes(s, stand, kind)
    for machine in range(MACHINES):
        if s.workers[machine][kind] > 0:
            far = -1
            for other in range(TYPES):
                far += s.workers[machine][other]
            on, back = (machine + far) % MACHINES, (machine - far) % MACHINES
            if takes(s, on, kind) or takes(s, back, kind):
                return True
    return False


def features(s: Position, seat: int, out: list[float]) -> None:
    """How far the Dream Machine is, how much time is left, and what is about to break."""
    opens, brink, lying, spies = 0, 0, 0, 0
    for machine in range(MACHINES):
        brink += 1 if load(s, machine) == CRITICAL_LOAD - 1 else 0
        lying += s.lying[machine]
        spies += s.spy[machine]
        for kind in range(TYPES):
            if takes(s, machine, kind):
                opens |= 1 << kind
    cost = build_cost(s)
    acting = s.player if s.picked < 0 or s.hand_n > 0 else (s.player + 1) % s.seats
    best, others, reach, saved = 0, 0, 0, 0
    for one in range(s.seats):
        top = 0
        for kind in range(TYPES):
            own = of_type(s, one, kind) if (opens >> kind) & 1 != 0 else 0
            top = max(top, own)
            if one == acting and own > 0 and can_enter(s, kind):
                reach = max(reach, min(own, cost))
        saved += min(top, 6)
        top = min(top, cost + 1)
        others += min(best, top)
        best = max(best, top)
    critical = critical_machines(s)
    work = s.built * (s.built + 1) / 2.0
    turns = s.reserve_n / PER_TURN
    out[0] = 1.0
    out[1] = work
    out[2] = turns / 8.0
    out[3] = min(3.0, max(0.0, 21.0 - work - saved) / (turns + 1.0))
    out[4] = min(best, cost) * (1.0 + s.built / 6.0)
    out[5] = 1.0 if best >= cost else 0.0
    out[6] = others / s.seats
    out[7] = reach / cost
    out[8] = critical
    out[9] = 1.0 if critical >= 3 else 0.0
    out[10] = brink
    out[11] = lying
    out[12] = spies
    out[13] = 1.0 if spies >= 4 else 0.0
