"""Placing malfunctions after a turn (BW-090 to BW-097, BW-109 to BW-112, BW-121 to BW-123)."""

from __future__ import annotations

from broceliande.engine.pending import finish, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.critical import is_critical, lay_malfunction, turn_up
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import is_active
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES, Tile
from broceliande.games.bethel_woods.options import Host
from broceliande.games.bethel_woods.questions import Ending, Tell
from broceliande.games.bethel_woods.tables import EXTRA, PER_TURN, REDIRECT_WAY
from broceliande.games.bethel_woods.tasks import Task


def to_place(s: Position) -> int:
    """BW-087, BW-096, RU-23, RU-37: how many malfunctions this step counts as it stands."""
    # BW-121: one more; BW-123: not yet if a spy turns the tile up, which comes after the step
    extra = EXTRA if is_active(s, Tile.EXTRA_MALFUNCTION) else 0
    return PER_TURN + extra - s.saved


def draw_token(s: Position) -> int:
    """BW-016, BW-091: the next token of the reserve."""
    s.reserve_n -= 1
    return s.reserve[s.reserve_n]


def place_malfunction(s: Position) -> None:
    """BW-091, BW-128, BW-129, RU-45: one malfunction with all its consequences; lost if the reserve
    cannot give all that are still due."""
    left = to_place(s) - s.placed  # BW-122: counted anew each time
    if left <= 0:
        return
    if s.reserve_n < left:
        tell(s, Tell.LOST_RESERVE, left, s.reserve_n)
        finish(s, Ending.LOSS_RESERVE)
        return
    kind = draw_token(s)
    machine = where_to(s, kind // TYPES)
    told = Tell.PLACED if machine == kind // TYPES else Tell.REDIRECTED
    lay_malfunction(s, machine, kind)
    s.placed += 1
    tell(s, told, KINDS * machine + kind, machine)
    push(s, Task.MALFUNCTION)
    if turn_up(s, machine):
        s.failed = 1  # BW-098


def where_to(s: Position, own: int) -> int:
    """BW-092, BW-109, RU-34, RU-35: the machine of its value; with `redirect`, from there on the
    next one that is not critical, if there is one."""
    if not is_active(s, Tile.REDIRECT):  # BW-110: looked at for each malfunction of the step
        return own
    for step in range(MACHINES):
        machine = (own + redirect_way(s) * step + MACHINES) % MACHINES
        if not is_critical(s, machine):
            return machine
    return own  # BW-111, RU-36


def redirect_way(s: Position) -> int:
    """RU-34: 1 clockwise, -1 anticlockwise: the edition's way, unless the host chose."""
    chosen = s.option[Host.REDIRECT]
    return 1 - 2 * chosen if chosen >= 0 else REDIRECT_WAY
