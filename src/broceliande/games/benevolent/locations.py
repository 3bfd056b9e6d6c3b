"""The action: dues (BE-046 to BE-052) and the six locations (BE-053 to BE-071)."""

from __future__ import annotations

from broceliande.engine.pending import push
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.gifts import can_buy, can_exchange, obtainable
from broceliande.games.benevolent.leaves import gather, to_reserve
from broceliande.games.benevolent.movement import rival_steps
from broceliande.games.benevolent.names import TILES, Gift, Place, Secret
from broceliande.games.benevolent.questions import GATHER, Tell, Why
from broceliande.games.benevolent.tables import ARROW_FROM, ARROW_GIFT, ARROW_TO, ARROWS, UNDER
from broceliande.games.benevolent.tasks import Task


def grey_dues(s: Position, seat: int, hex: int) -> int:
    """BE-047, BE-117: a leaf for each grey step; none with P7."""
    return 0 if s.owner[Secret.SOOTHED_SPIRITS] == seat else s.grey[hex]


def dues(s: Position, seat: int, hex: int) -> int:
    """BE-046, BE-049, BE-111, BE-112: a leaf for each step there that is not one's own; if there
    is none, nothing is owed."""
    return grey_dues(s, seat, hex) + rival_steps(s, seat, hex)


def action_refusal(s: Position, seat: int, answer: int) -> int:
    """BE-044, BE-051, BE-074: the hex action if dues and effect are possible; gathering always."""
    if answer == GATHER:
        return 0
    left = s.leaves[seat] - dues(s, seat, s.here)
    if left < 0:
        return Why.CANNOT_PAY_DUES
    return 0 if possible_here(s, seat, left) else Why.EFFECT_IMPOSSIBLE


def possible_here(s: Position, seat: int, purse: int) -> bool:
    """BE-051, BE-071, BE-082: whether the location can do something for a player."""
    match s.location[s.here]:
        case Place.ALTAR:
            return can_buy(s, seat, purse, 0)
        case Place.MEADOW:
            return obtainable(s, seat, Gift.CLOVER)
        case Place.NEST:
            return obtainable(s, seat, Gift.FEATHER)
        case Place.CIRCLE:
            return can_exchange(s, seat)
        case Place.TABLE:
            return tiles_left(s) > 0
        case _:
            return True  # the Pond: there is always an arrow to follow


def act(s: Position, seat: int, answer: int) -> None:
    """BE-044, BE-045, BE-050: gather; or pay the dues and do what the location offers."""
    if answer == GATHER:
        gather(s, seat)
        return
    pay_dues(s, seat, s.here)  # BE-052: here and nowhere else
    match s.location[s.here]:
        case Place.ALTAR:
            push(s, Task.BUY, 0)  # BE-053
        case Place.MEADOW:
            push(s, Task.OBTAIN, Gift.CLOVER)  # BE-057
        case Place.NEST:
            push(s, Task.OBTAIN, Gift.FEATHER)  # BE-058
        case Place.POND:
            push(s, Task.SLEEP, 0)  # BE-059
        case Place.CIRCLE:
            push(s, Task.EXCHANGE, 0)  # BE-063
        case Place.TABLE:
            push(s, Task.TAKE_SECRET)  # BE-066
        case _:
            pass


def pay_dues(s: Position, seat: int, hex: int) -> None:
    """BE-047, BE-048, BE-118: grey steps to the Reserve, each rival's to the rival (P8: not)."""
    reserve = grey_dues(s, seat, hex)
    if s.owner[Secret.OFFERING] == seat:
        reserve += rival_steps(s, seat, hex)
    if reserve > 0:
        to_reserve(s, seat, reserve)
        tell(s, Tell.PAID_RESERVE, seat, reserve)
    if s.owner[Secret.OFFERING] == seat:
        return
    for rival in range(s.seats):
        owed = s.steps[rival][hex]
        if rival != seat and owed > 0:
            s.leaves[seat] -= owed
            s.leaves[rival] += owed
            tell(s, Tell.PAID_RIVAL, seat, rival, owed)


def arrow_refusal(s: Position, seat: int, arrow: int) -> int:
    """BE-059, BE-061: an arrow that leaves the sleeper's space."""
    if arrow >= ARROWS or ARROW_FROM[arrow] != s.dream[seat]:
        return Why.NO_SUCH_CHOICE
    return 0


def sleep(s: Position, seat: int, arrow: int) -> None:
    """BE-059, BE-060, BE-062, BE-104, BE-106: along the arrow; its gift; P2 may follow, once."""
    if s.repeating == 0:
        push(s, Task.OFFER, Secret.SECOND_SLEEP)
    s.dream[seat] = ARROW_TO[arrow]
    tell(s, Tell.SLEPT, seat, ARROW_FROM[arrow] + 1, ARROW_TO[arrow] + 1)
    gift = ARROW_GIFT[arrow]
    if gift >= 0:
        if obtainable(s, seat, gift):
            push(s, Task.OBTAIN, gift)
        else:
            tell(s, Tell.NO_GIFT, seat, gift)


def tiles_left(s: Position) -> int:
    """BE-071: the positions of the pyramid that still hold a tile, a bit each."""
    left = 0
    for at in range(TILES):
        if s.pyramid[at] >= 0:
            left |= 1 << at
    return left


def secret_refusal(s: Position, seat: int, at: int) -> int:
    """BE-066, BE-067: a tile under which no tile is left."""
    if s.pyramid[at] < 0:
        return Why.NO_SUCH_CHOICE
    # BE-068: what lies underneath what; BE-069: so at first only the bottom row is available
    return 0 if UNDER[at] & tiles_left(s) == 0 else Why.TILE_COVERED


def take_secret(s: Position, seat: int, at: int) -> None:
    """BE-066, BE-070, BE-071, BE-090: the tile keeps its face; it is not replaced."""
    face = s.pyramid[at]
    s.pyramid[at] = -1
    s.owner[face] = seat  # BE-091: there is no limit to how many
    tell(s, Tell.SECRET_TAKEN, seat, face)
