"""Critical machines and their tiles (BW-093 to BW-095, BW-102 to BW-108)."""

from __future__ import annotations

from broceliande.engine.pending import push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import limit
from broceliande.games.bethel_woods.names import MACHINES, TYPES, Tile
from broceliande.games.bethel_woods.questions import Tell
from broceliande.games.bethel_woods.tables import CRITICAL_LOAD
from broceliande.games.bethel_woods.tasks import Task


def load(s: Position, machine: int) -> int:
    """BW-093, BW-102, RU-01: malfunctions lying there, and one more for a spy."""
    return s.lying[machine] + s.spy[machine]


def is_critical(s: Position, machine: int) -> bool:
    """BW-093: whether a machine is critical."""
    return (s.critical >> machine) & 1 != 0


def lay_malfunction(s: Position, machine: int, kind: int) -> None:
    """BW-097, BW-112: it lies there, whatever its printed value, until it is taken away."""
    s.malfunctions[machine][kind] += 1
    s.lying[machine] += 1


def take_malfunction(s: Position, machine: int, kind: int) -> None:
    """BW-045, BW-097, BW-105: a malfunction leaves the board."""
    s.malfunctions[machine][kind] -= 1
    s.lying[machine] -= 1
    turn_down(s, machine)


def turn_up(s: Position, machine: int) -> bool:
    """BW-094, BW-095, BW-103, BW-106: at a load of 4 the tile is turned up at once, with its full
    effect; an already critical machine does not fail again. True if it fails now."""
    if is_critical(s, machine) or load(s, machine) < CRITICAL_LOAD:
        return False
    tile = s.tile[machine]
    s.critical |= 1 << machine
    s.face[machine] = tile
    s.active |= 1 << tile
    tell(s, Tell.FAILED, machine, tile)
    if tile == Tile.LIMIT6:
        lower_limit(s)
    return True


def lower_limit(s: Position) -> None:
    """BW-107, BW-108, RU-25: all discard down to 6 at once, the active player first."""
    for turn in range(s.seats - 1, -1, -1):
        seat = (s.player + turn) % s.seats
        if s.held[seat] > limit(s):
            push(s, Task.DISCARD, seat)


def turn_down(s: Position, machine: int) -> None:
    """BW-105, RU-27: at a load of 3 or less the tile is turned down at once, in mid-turn too."""
    if is_critical(s, machine) and load(s, machine) < CRITICAL_LOAD:
        tile = s.face[machine]
        s.critical &= ~(1 << machine)
        s.active &= ~(1 << tile)
        tell(s, Tell.RESTORED, machine, tile)


def critical_machines(s: Position) -> int:
    """BW-130: how many machines are critical."""
    count = 0
    for machine in range(MACHINES):
        count += (s.critical >> machine) & 1
    return count


def lies_anywhere(s: Position, kind: int) -> bool:
    """BW-086: whether a malfunction with the printed value of this kind lies on the board."""
    first = kind - kind % TYPES
    for machine in range(MACHINES):
        if s.lying[machine] > 0:
            there = s.malfunctions[machine]
            for same in range(first, first + TYPES):
                if there[same] > 0:
                    return True
    return False


def total_lying(s: Position, kind: int) -> int:
    """BW-097: how many malfunctions of a kind lie on the board."""
    count = 0
    for machine in range(MACHINES):
        count += s.malfunctions[machine][kind]
    return count
