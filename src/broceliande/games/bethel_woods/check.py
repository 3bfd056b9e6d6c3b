"""What must hold in every position: nothing is lost, nothing appears, limits are kept."""

from __future__ import annotations

from broceliande.games.bethel_woods.critical import (
    critical_machines,
    is_critical,
    load,
    total_lying,
)
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES
from broceliande.games.bethel_woods.questions import Ending, Fault
from broceliande.games.bethel_woods.setup import token_count
from broceliande.games.bethel_woods.tables import CRITICAL_LOAD, WORKER_COUNT


def check(s: Position) -> int:
    """BW-009 to BW-138: 0, or the first fault."""
    for kind in range(KINDS):
        if tokens_of(s, kind) != token_count(s, kind):
            return Fault.TOKENS_LOST
    for worker in range(TYPES):
        if workers_of(s, worker) != WORKER_COUNT[worker]:
            return Fault.WORKERS_LOST
    if not counted(s):
        return Fault.COUNTED_WRONG
    for machine in range(MACHINES):
        fails = load(s, machine) >= CRITICAL_LOAD
        if is_critical(s, machine) != fails and s.ending != Ending.LOSS_SPIES:  # RU-46
            return Fault.CRITICAL_WRONG
    if not tiles_follow(s):
        return Fault.TILE_TURNED_WRONG
    tiles = 0
    spies = 0
    for machine in range(MACHINES):
        tiles |= 1 << s.tile[machine]
        if s.spy[machine] != 0:
            spies |= 1 << machine
    if tiles != (1 << MACHINES) - 1:
        return Fault.TILE_TWICE
    for at in range(s.column_n):
        spies |= 1 << s.column[at]
    if spies != (1 << MACHINES) - 1 or spies_out(s) + s.column_n != MACHINES:
        return Fault.SPY_LOST
    if housed(s) != s.built:
        return Fault.ORPHANAGE_WRONG
    return Fault.NEGATIVE if negative(s) else 0


def tokens_of(s: Position, kind: int) -> int:
    """BW-016, BW-045, BW-050: in the reserve, on the board, in supplies, in the discard."""
    count = s.discard[kind] + total_lying(s, kind)
    for seat in range(s.seats):
        count += s.knowledge[seat][kind]
    for at in range(s.reserve_n):
        if s.reserve[at] == kind:
            count += 1
    return count


def workers_of(s: Position, worker: int) -> int:
    """BW-012, BW-063: on machines, in the hand, in the orphanage."""
    count = s.hand[worker]
    for machine in range(MACHINES):
        count += s.workers[machine][worker]
        if s.orphanage[machine] == worker:
            count += 1
    return count


def counted(s: Position) -> bool:
    """BW-049, BW-093: `held`, `lying` and `hand_n` are the sums they stand for."""
    for seat in range(s.seats):
        held = 0
        for kind in range(KINDS):
            held += s.knowledge[seat][kind]
        if held != s.held[seat]:
            return False
    for machine in range(MACHINES):
        lying = 0
        for kind in range(KINDS):
            lying += s.malfunctions[machine][kind]
        if lying != s.lying[machine]:
            return False
    hand = 0
    for worker in range(TYPES):
        hand += s.hand[worker]
    return hand == s.hand_n


def tiles_follow(s: Position) -> bool:
    """BW-094, BW-105, RU-50: a tile is up while its machine is critical, and known since."""
    up = 0
    for machine in range(MACHINES):
        if s.face[machine] >= 0 and s.face[machine] != s.tile[machine]:
            return False
        if is_critical(s, machine):
            if s.face[machine] < 0:
                return False
            up |= 1 << s.face[machine]
    return up == s.active and critical_machines(s) <= MACHINES


def spies_out(s: Position) -> int:
    """BW-101, RU-32: how many spies stand on machines, one at most on each."""
    count = 0
    for machine in range(MACHINES):
        count += s.spy[machine]
    return count


def housed(s: Position) -> int:
    """BW-062, BW-068: how many workers are in the orphanage."""
    count = 0
    for section in range(MACHINES):
        if s.orphanage[section] >= 0:
            count += 1
    return count


def negative(s: Position) -> bool:
    """Whether something is below zero."""
    for kind in range(KINDS):
        if s.discard[kind] < 0:
            return True
        for seat in range(s.seats):
            if s.knowledge[seat][kind] < 0:
                return True
    for machine in range(MACHINES):
        for worker in range(TYPES):
            if s.workers[machine][worker] < 0:
                return True
    return s.reserve_n < 0 or s.due < 0 or s.repairs < 0
