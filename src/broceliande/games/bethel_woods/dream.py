"""Building the Dream Machine (BW-059 to BW-070) and winning (BW-124 to BW-127)."""

from __future__ import annotations

from broceliande.engine.pending import finish, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import is_active, of_type
from broceliande.games.bethel_woods.names import MACHINES, TYPES, Tile
from broceliande.games.bethel_woods.payment import FOR_BUILDING, afford_refusal, begin_payment
from broceliande.games.bethel_woods.questions import Ending, Tell, Why
from broceliande.games.bethel_woods.tables import BUILD_MORE, COST, SECTION
from broceliande.games.bethel_woods.tasks import Task


def build_cost(s: Position) -> int:
    """BW-066, BW-114, BW-115: the number on the top tile, one more while `build_plus1` is
    active at this moment."""
    more = BUILD_MORE if is_active(s, Tile.BUILD_PLUS1) else 0
    return COST[min(s.built, MACHINES - 1)] + more  # BW-011: 1 lies on top, 6 at the bottom


def send_refusal(s: Position, seat: int, worker: int, section: int) -> int:
    """BW-059: the last worker, into the empty section of the machine where the hand stands, if it
    fits and the whole cost can be paid (BW-067)."""
    if s.hand_n > 1:
        return Why.NOT_LAST_WORKER  # BW-039
    if section != s.at:
        return Why.SECTION_NOT_ADJACENT  # BW-005, BW-060
    if s.orphanage[section] >= 0:
        return Why.SECTION_OCCUPIED  # BW-062
    if SECTION[section][worker] == 0:
        return Why.SECTION_TYPE  # BW-064
    cost = build_cost(s)
    missing = max(0, cost - of_type(s, seat, worker))
    return afford_refusal(s, seat, FOR_BUILDING, missing, cost)


def send(s: Position, worker: int) -> None:
    """BW-065, BW-067: the worker stays in the hand until the whole cost is paid."""
    cost = build_cost(s)
    s.entering = worker
    for other in range(TYPES):
        s.need[other] = cost if other == worker else 0
    s.worker = -1
    push(s, Task.ACT)
    begin_payment(s, FOR_BUILDING, cost)


def enter_orphanage(s: Position, seat: int) -> None:
    """BW-002, BW-047, BW-063, BW-068, BW-124: the worker is in for good, the tile is won; the sixth
    wins the game at once."""
    s.hand[s.entering] -= 1
    s.hand_n -= 1
    s.orphanage[s.at] = s.entering
    s.built += 1
    s.built_now = 1
    tell(s, Tell.SENT, seat, s.entering, s.at, s.built)
    if s.built == MACHINES:
        tell(s, Tell.WON)
        # BW-125: nothing pending is done any more, so neither the critical machines (BW-126) nor
        # an empty reserve (BW-127) are looked at
        finish(s, Ending.WIN)
