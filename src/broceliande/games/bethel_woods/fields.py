"""Everything that lies on the table of Bethel Woods.

Hidden from everybody alike: the order of the reserve, spies never yet turned up, critical tiles
never yet turned up. All else is open (BW-008, RU-52).
"""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, Fields, Seen, cell, per_seat, row
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES
from broceliande.games.bethel_woods.options import Host

SEATS = 4
MOST_TOKENS = 120


class Position(Fields, seats=SEATS, tasks=12, options=Host.cells()):
    """The position; seats not in play stay at 0."""

    player: int = cell("i1", "the active player (BW-026)")
    first: int = cell("i1", "the first player (BW-024)")
    turn: int = cell("i2", "turns begun so far")
    character: list[int] = per_seat("i1", doc="who each player is (BW-022)")

    knowledge: list[list[int]] = per_seat("i1", KINDS, doc="Knowledge of each kind (BW-008)")
    held: list[int] = per_seat("i1", doc="Knowledge in all (BW-049)")
    malfunctions: list[list[int]] = row(
        "i1", MACHINES, KINDS, doc="malfunctions of each kind at each machine (BW-112)"
    )
    lying: list[int] = row("i1", MACHINES, doc="malfunctions at each machine in all (BW-093)")
    discard: list[int] = row("i1", KINDS, doc="tokens of each kind in the discard (BW-050)")
    reserve_n: int = cell("i1", "tokens in the reserve (BW-016)")
    reserve: list[int] = row("i1", MOST_TOKENS, see=NOBODY, doc="the reserve, drawn from its end")

    workers: list[list[int]] = row(
        "i1", MACHINES, TYPES, doc="workers of each type on each machine (BW-012)"
    )
    orphanage: list[int] = row("i1", MACHINES, doc="worker in each section, -1 none (BW-062)")
    built: int = cell("i1", "Dream Machine tiles won (BW-068, BW-069)")

    spy: list[int] = row("i1", MACHINES, doc="1 where a spy stands (BW-101)")
    column_n: int = cell("i1", "spies in the column (BW-014)")
    column_seen: list[int] = row("i1", MACHINES, doc="who knows each spy of the column (RU-33)")
    column: list[int] = row(
        "i1", MACHINES, see=Seen("column_seen"), doc="the spies' column, the top first"
    )

    tile: list[int] = row("i1", MACHINES, see=NOBODY, doc="critical tile of each machine (BW-010)")
    face: list[int] = row("i1", MACHINES, doc="the tile if ever turned up, else -1 (RU-50)")
    critical: int = cell("i1", "critical machines, a bit each (BW-093)")
    active: int = cell("i1", "critical tiles turned up, a bit each (BW-094)")

    picked: int = cell("i1", "machine chosen this turn, -1 not yet (BW-032)")
    way: int = cell("i1", "1 clockwise, -1 anticlockwise (BW-034)")
    hand: list[int] = row("i1", TYPES, doc="workers of each type in the hand (BW-032)")
    hand_n: int = cell("i1", "workers in the hand")
    at: int = cell("i1", "machine where the hand stands (BW-060)")
    laid: int = cell("i1", "workers laid on machines this turn (BW-073)")
    worker: int = cell("i1", "type of the worker laid last, -1 none (BW-040)")
    repairs: int = cell("i1", "repairs that its laying still allows (BW-041)")
    last: int = cell("i1", "machine of the last worker, -1 none (BW-052)")
    built_now: int = cell("i1", "1 once the player has built this turn (BW-070)")
    unmasked: int = cell("i1", "1 once a spy was unmasked this turn (BW-053)")
    used: int = cell("i1", "1 once the ability was used this turn (BW-071)")
    saved: int = cell("i1", "malfunctions fewer after this turn (BW-087)")

    paying: int = cell("i1", "what is being paid for: 1 a worker sent, 2 a spy")
    entering: int = cell("i1", "type of the worker being sent to the orphanage")
    need: list[int] = row("i1", TYPES, doc="Knowledge of each type required (BW-054, BW-065)")
    paid: list[int] = row("i1", TYPES, doc="Knowledge of each type paid so far")
    due: int = cell("i1", "Knowledge still to be paid")
    substituted: int = cell("i1", "1 once a substitute was paid (BW-074, BW-088)")
    token: int = cell("i1", "kind of Knowledge spent on the ability, -1 none")
    receiver: int = cell("i1", "who gets Junas's Knowledge (BW-082)")
    given: int = cell("i1", "how many Junas has given")

    placed: int = cell("i1", "malfunctions placed after this turn (BW-096)")
    failed: int = cell("i1", "1 if one of them made a machine critical (BW-098)")
