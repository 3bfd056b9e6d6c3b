"""Spies: unmasking one (BW-052 to BW-058) and placing one (BW-098 to BW-104)."""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.pending import finish, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.critical import turn_down, turn_up
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import is_active, of_type
from broceliande.games.bethel_woods.names import TYPES, Tile
from broceliande.games.bethel_woods.payment import FOR_UNMASKING, afford_refusal, begin_payment
from broceliande.games.bethel_woods.questions import Ending, Tell, Why
from broceliande.games.bethel_woods.tables import SPY_COST, UNMASK_MORE
from broceliande.games.bethel_woods.tasks import Task
from broceliande.games.bethel_woods.workers import move_finished


def unmask_cost(s: Position, machine: int) -> int:
    """BW-054, BW-116, BW-117, RU-38: one of each of the two types, one more of any type while
    `unmask_plus1` is active at the moment of payment."""
    cost = UNMASK_MORE if is_active(s, Tile.UNMASK_PLUS1) else 0
    for worker in range(TYPES):
        cost += SPY_COST[machine][worker]
    return cost


def unmask_refusal(s: Position, seat: int, machine: int) -> int:
    """BW-029, BW-052 to BW-054, BW-057, BW-070: once, where the last worker of the move was
    laid, not after building, if it can be paid."""
    if not move_finished(s):
        return Why.NOT_LAST_WORKER
    if s.built_now != 0:
        return Why.BUILT_THIS_TURN
    if machine != s.last:
        return Why.NOT_LAST_MACHINE
    if s.unmasked != 0:
        return Why.ALREADY_UNMASKED
    if s.spy[machine] == 0:
        return Why.NO_SPY_HERE
    missing = 0
    for worker in range(TYPES):
        missing += max(0, SPY_COST[machine][worker] - of_type(s, seat, worker))
    return afford_refusal(s, seat, FOR_UNMASKING, missing, unmask_cost(s, machine))


def unmask(s: Position, machine: int) -> None:
    """BW-054, BW-055: first the Knowledge is paid."""
    for worker in range(TYPES):
        s.need[worker] = SPY_COST[machine][worker]
    push(s, Task.ACT)
    begin_payment(s, FOR_UNMASKING, unmask_cost(s, machine))


def remove_spy(s: Position, seat: int) -> None:
    """BW-055, BW-056, BW-105, RU-33: the spy goes face down to the bottom of the column, where
    everybody knows it to lie."""
    machine = s.last
    s.unmasked = 1
    s.spy[machine] = 0
    s.column[s.column_n] = machine
    s.column_seen[s.column_n] = EVERYONE
    s.column_n += 1
    tell(s, Tell.UNMASKED, seat, machine)
    turn_down(s, machine)


def take_spy(s: Position) -> int:
    """BW-014, BW-101, RU-33: the spy at the top of the column; the others move up."""
    spy = s.column[0]
    s.column_n -= 1
    for at in range(s.column_n):
        s.column[at] = s.column[at + 1]
        s.column_seen[at] = s.column_seen[at + 1]
    s.column[s.column_n] = -1
    s.column_seen[s.column_n] = EVERYONE
    return spy


def put_spy(s: Position) -> int:
    """BW-101, BW-113, BW-136: turned up and put on the machine of its number, never redirected."""
    machine = take_spy(s)
    s.spy[machine] = 1
    tell(s, Tell.SPY_CAME, machine)
    return machine


def place_spy(s: Position) -> None:
    """BW-098, BW-100, BW-132, RU-46: once all malfunctions lie, one spy if they made a machine
    fail; the sixth loses the game at once."""
    if s.failed == 0:
        return
    machine = put_spy(s)  # BW-099, RU-30: one, however many machines failed
    if s.column_n == 0:
        tell(s, Tell.LOST_SPIES)
        finish(s, Ending.LOSS_SPIES)
        return
    turn_up(s, machine)  # BW-103; BW-104, RU-31: a machine that fails now brings no other spy
