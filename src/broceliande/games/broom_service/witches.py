"""Witches (BS-075 to BS-082) and every other move of a pawn."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.fields import PAWNS, Position
from broceliande.games.broom_service.maps import LANDS
from broceliande.games.broom_service.questions import STAY, Ask, Tell, Why
from broceliande.games.broom_service.regions import adjacent, cut_off, lands_with, region_thing
from broceliande.games.broom_service.tables import LANDSCAPE
from broceliande.games.broom_service.tasks import Task


def offer_move(s: Position, landscapes: int, owed: int, again: int) -> None:
    """BS-063, BS-067, BS-075, BS-079: one of the own pawns to an adjacent land of these
    landscapes without a cloud, or none. Where each pawn may go is worked out once."""
    s.lands = landscapes
    s.owed = owed
    s.again = again
    clear = lands_with(s, landscapes) & ~s.clouded
    for pawn in range(PAWNS):
        land = s.pawns[s.actor][pawn]
        s.near[pawn] = adjacent(s, land)
        s.barred[pawn] = cut_off(s, land)
        s.reach[pawn] = s.near[pawn] & clear
    if (s.reach[0] | s.reach[1]) != 0:
        ask(s, Ask.MOVE, s.actor)
    else:
        tell(s, Tell.STAYED, s.actor)


def move_refusal(s: Position, seat: int, answer: int) -> int:
    """BS-075: may this pawn go to that land? Other pawns there do not matter (BS-017, BS-078)."""
    if answer == STAY:
        return 0
    pawn = answer // LANDS
    land = answer - LANDS * pawn
    if pawn >= PAWNS:
        return Why.NO_SUCH_PAWN
    if (s.reach[pawn] >> land) & 1 != 0:
        return 0
    if s.pawns[seat][pawn] == land:
        return Why.SAME_REGION  # BS-076
    if (s.near[pawn] >> land) & 1 != 0:
        served = (s.lands >> LANDSCAPE[s.side][land]) & 1 != 0
        return Why.CLOUD_ON_TARGET if served else Why.WRONG_LANDSCAPE  # BS-014, BS-079
    # BS-015
    return Why.CLOUD_ON_WATER if (s.barred[pawn] >> land) & 1 != 0 else Why.NOT_ADJACENT


def move(s: Position, seat: int, answer: int) -> None:
    """BS-065, BS-066, BS-075, BS-080, BS-081, BS-190: the pawn stands in its new land, and what
    lies there comes first; then the delivery of a brave witch, or the next free move."""
    if answer == STAY:
        tell(s, Tell.STAYED, seat)
        return
    pawn = answer // LANDS
    land = answer - LANDS * pawn
    s.pawns[seat][pawn] = land
    tell(s, Tell.MOVED, seat, pawn + 1, region_thing(s, land), LANDSCAPE[s.side][land])
    if s.again > 0:
        push(s, Task.FREE_MOVE, s.again - 1)
    push(s, Task.ENTER, pawn, s.owed)
