"""Moving workers (BW-032 to BW-039) and repairing (BW-040 to BW-047)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.critical import take_malfunction
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import gain
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES, VALUES
from broceliande.games.bethel_woods.questions import DONE, Ask, Tell, Why
from broceliande.games.bethel_woods.tasks import Task


def move_finished(s: Position) -> bool:
    """BW-027: whether the workers were taken up and all of them placed."""
    return s.picked >= 0 and s.hand_n == 0


def pick_refusal(s: Position, machine: int) -> int:
    """BW-027, BW-032, BW-033: once a turn, a machine with workers."""
    if s.picked >= 0:
        return Why.ALREADY_PICKED
    workers = s.workers[machine]
    for worker in range(TYPES):
        if workers[worker] > 0:
            return 0
    return Why.NO_WORKER_ON_MACHINE


def pick(s: Position, seat: int, machine: int, direction: int) -> None:
    """BW-032, BW-034, BW-061: all workers there into the hand, which stands on that machine."""
    workers = s.workers[machine]
    for worker in range(TYPES):
        s.hand[worker] = workers[worker]
        s.hand_n += workers[worker]
        workers[worker] = 0
    s.picked = machine
    s.at = machine
    s.way = 1 - 2 * direction
    tell(s, Tell.PICKED, seat, machine, direction)
    push(s, Task.ACT)


def next_machine(s: Position) -> int:
    """BW-004, BW-035, BW-037: the neighbour on the way; no machine is skipped."""
    return (s.at + s.way + MACHINES) % MACHINES


def lay(s: Position, seat: int, worker: int, machine: int) -> None:
    """BW-035, BW-036, BW-040, RU-15: one worker stays there; all of its type are activated."""
    s.hand[worker] -= 1
    s.hand_n -= 1
    s.workers[machine][worker] += 1  # BW-038: any number may stand there
    s.at = machine
    s.laid += 1
    s.worker = worker
    s.repairs = s.workers[machine][worker]
    if s.hand_n == 0:
        s.last = machine
    tell(s, Tell.LAID, seat, worker, machine)
    push(s, Task.ACT)
    push(s, Task.REPAIR)


def offer_repair(s: Position) -> None:
    """BW-028, BW-041, BW-043: before the next worker is laid; left out if there is nothing."""
    if s.repairs == 0:
        return
    there = s.malfunctions[s.at]
    for value in range(VALUES):
        if there[TYPES * value + s.worker] > 0:
            ask(s, Ask.REPAIR, s.player)
            return


def repair_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-007, BW-041, BW-042, BW-044: a malfunction of the worker's type that lies there, one for
    each activated worker at most."""
    if s.worker < 0:
        return Why.ANOTHER_QUESTION
    if kind == DONE:
        return 0
    if kind % TYPES != s.worker:
        return Why.REPAIR_TYPE
    if s.repairs == 0:
        return Why.REPAIR_TOO_MANY
    return 0 if s.malfunctions[s.at][kind] > 0 else Why.TOKEN_NOT_THERE


def repair(s: Position, seat: int, kind: int) -> None:
    """BW-041, BW-045: the malfunction becomes Knowledge; none need be repaired."""
    if kind == DONE:
        return
    s.repairs -= 1
    gain(s, seat, kind)
    tell(s, Tell.REPAIRED, seat, KINDS * s.at + kind, s.at)
    take_malfunction(s, s.at, kind)
    push(s, Task.REPAIR)
