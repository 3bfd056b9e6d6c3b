"""What a table of Broom Service shows: points, goods, pawns, towers, clouds."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.broom_service import GAME
from broceliande.games.broom_service.maps import LANDS, TOWERS
from broceliande.games.broom_service.questions import NO_DELIVERY
from tests.games.broom_service.board import ROLE, at, land, named, tower_at


def vp(t: bro.Table) -> list[int]:
    """The victory points of each seat."""
    return list(at(t).vp[: t.seats])


def goods(t: bro.Table, seat: int) -> list[int]:
    """Orange, violet and green potions and wands of a seat."""
    return list(at(t).goods[seat])


def pawns(t: bro.Table, seat: int) -> str:
    """Where the pawns of a seat stand."""
    return "".join(named(t).REGION_ID[at(t).side][n] for n in at(t).pawns[seat])


def hand(t: bro.Table, seat: int) -> set[str]:
    """The roles a seat holds."""
    return {name for name, role in ROLE.items() if at(t).held[seat][role]}


def occupied(t: bro.Table, tower: str) -> bool:
    """Whether a potion stands on that tower."""
    return bool(at(t).occupied[tower_at(t, tower)])


def clouded(t: bro.Table, region: str) -> bool:
    """Whether a region holds a cloud."""
    number = land(t, region)
    if number >= LANDS:
        return bool(at(t).clouded_water >> (number - LANDS) & 1)
    return bool(at(t).clouded >> number & 1)


def destinations(t: bro.Table, pawn: int) -> str:
    """Where a pawn may move now, in the order of the letters."""
    assert t.question == "move"
    first = GAME.move("move", pawn, 0)
    ids = [m.id - first for m in t.moves(t.asked[0])]
    names = named(t).REGION_ID[at(t).side]
    return "".join(sorted(names[n] for n in ids if 0 <= n < LANDS))


def towers(t: bro.Table, pawn: int) -> list[str]:
    """The towers that a pawn may serve now."""
    assert t.question == "deliver"
    first = GAME.move("deliver", 0)
    ids = [m.id - first - pawn * TOWERS for m in t.moves(t.asked[0])]
    names = named(t).TOWER_ID[at(t).side]
    return [
        names[n] or "market" for n in ids if 0 <= n < TOWERS and n + pawn * TOWERS < NO_DELIVERY
    ]


def told(t: bro.Table, seat: int | None = None) -> list[str]:
    """The names of the events told so far to a seat."""
    return [GAME.events[event.event - 1].name for event in t.events(seat)]
