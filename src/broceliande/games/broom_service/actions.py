"""Actions in general (BS-063 to BS-069), gatherers (BS-070 to BS-074), and what a cowardly player
may do instead (BS-133 to BS-135, BS-199 to BS-206)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.delivery import delivery_of
from broceliande.games.broom_service.fields import KINDS, PAWNS, Position
from broceliande.games.broom_service.names import Forest, Happening, Kind
from broceliande.games.broom_service.questions import YES, Ask, Mode, Tell, Why
from broceliande.games.broom_service.tables import (
    BLACK_MARKET,
    BRAVE_BONUS,
    BRAVE_GAIN,
    COWARD_GAIN,
    FIVE_POINTS,
    ROLE_KIND,
    ROLE_LANDS,
)
from broceliande.games.broom_service.tasks import Task
from broceliande.games.broom_service.witches import offer_move


def act(s: Position, seat: int, brave: int) -> None:
    """BS-034, BS-063, BS-064: perform a role, in its brave or its cowardly version; every action
    may be declined."""
    s.actor = seat
    s.brave = brave
    bonus = BRAVE_BONUS[s.role] if brave != 0 else 0
    match ROLE_KIND[s.role]:
        case Kind.WITCH:  # BS-077: one for each landscape; BS-082: without extra points
            offer_move(s, ROLE_LANDS[s.role], brave, 0)
        case Kind.GATHERER:
            ask(s, Ask.GATHER, seat)
        case Kind.DRUID:  # BS-100: of the valley, for forest and prairie; BS-101: of the peaks
            push(s, Task.DELIVER, PAWNS, delivery_of(ROLE_LANDS[s.role], bonus, -1))
        case _:  # BS-110: a brave fairy scores on top; BS-111: a cowardly one does not
            push(s, Task.DISPEL, bonus)


def gather(s: Position, seat: int, answer: int) -> None:
    """BS-070, BS-074: all resources of the card together, or none."""
    if answer != YES:
        tell(s, Tell.DECLINED, seat, s.role)
        return
    for kind in range(KINDS):
        # BS-071: roots are orange, BS-072: fruit is violet, BS-073: herbs are green
        gain = BRAVE_GAIN[s.role][kind] if s.brave != 0 else COWARD_GAIN[s.role][kind]
        s.goods[seat][kind] += gain
        if gain > 0:
            tell(s, Tell.GATHERED, seat, kind, gain)


def usable(s: Position, seat: int, tile: int) -> bool:
    """BS-195: a forest tile held before this trick."""
    return s.tiles[seat][tile] > s.fresh[seat][tile]


def coward(s: Position, seat: int) -> None:
    """BS-044, BS-135: the action at once; if there is something else to choose, it is asked."""
    s.actor = seat
    s.tiled = 0
    tempted = usable(s, seat, Forest.BRAVE_COWARD) or usable(s, seat, Forest.FIVE_POINTS)
    match s.event:
        case Happening.BLACK_MARKET | Happening.MOONSHINER:
            tempted = True
    if tempted:
        ask(s, Ask.COWARD_MODE, seat)
    else:
        push(s, Task.ACT, seat, 0)


def mode_refusal(s: Position, seat: int, mode: int) -> int:
    """BS-135: one choice for each cowardly card."""
    if mode == Mode.ACTION:
        return 0
    if mode == Mode.POINTS:
        return 0 if s.event == Happening.BLACK_MARKET else Why.EVENT_NOT_IN_FORCE  # BS-133
    if mode <= Mode.TAKE_WAND:
        return 0 if s.event == Happening.MOONSHINER else Why.EVENT_NOT_IN_FORCE  # BS-134
    return tile_refusal(s, seat, mode)


def tile_refusal(s: Position, seat: int, mode: int) -> int:
    """BS-194, BS-195: a forest tile that is held, and not since this trick."""
    tile = tile_of(mode)
    if s.tiles[seat][tile] == 0:
        return Why.TILE_NOT_HELD
    return 0 if usable(s, seat, tile) else Why.TILE_TAKEN_THIS_TRICK


def tile_of(mode: int) -> int:
    """BS-199, BS-205: the forest tile that a cowardly player uses."""
    return Forest.BRAVE_COWARD if mode == Mode.BRAVE_COWARD else Forest.FIVE_POINTS


def choose_mode(s: Position, seat: int, mode: int) -> None:
    """BS-135, BS-197, BS-206: the action, or the event's gift, or one forest tile."""
    if mode == Mode.ACTION:
        push(s, Task.ACT, seat, 0)
    elif mode == Mode.POINTS:
        s.vp[seat] += BLACK_MARKET  # BS-133
        tell(s, Tell.MARKET_POINTS, seat, BLACK_MARKET)
    elif mode <= Mode.TAKE_WAND:
        s.goods[seat][mode - Mode.TAKE_ORANGE] += 1  # BS-134
        tell(s, Tell.MOONSHINE, seat, mode - Mode.TAKE_ORANGE)
    else:
        use_forest_tile(s, seat, mode)


def use_forest_tile(s: Position, seat: int, mode: int) -> None:
    """BS-196, BS-199, BS-200, BS-205, BS-206: the tile is used up. The brave action at once, by a
    player who stays cowardly; or five points, and nothing else."""
    tile = tile_of(mode)
    s.tiles[seat][tile] -= 1
    s.spent[tile] += 1
    s.tiled = 1
    if tile == Forest.BRAVE_COWARD:
        tell(s, Tell.TILE_BRAVE, seat)
        push(s, Task.ACT, seat, 1)
    else:
        s.vp[seat] += FIVE_POINTS
        tell(s, Tell.TILE_POINTS, seat, FIVE_POINTS)
