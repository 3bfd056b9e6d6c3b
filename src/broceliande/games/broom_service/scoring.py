"""The end of the game (BS-003, BS-154 to BS-162)."""

from __future__ import annotations

from broceliande.engine.pending import finish
from broceliande.engine.story import tell
from broceliande.games.broom_service.fields import KINDS, Position
from broceliande.games.broom_service.landscapes import amulets
from broceliande.games.broom_service.questions import Ending, Tell
from broceliande.games.broom_service.rounds import resources
from broceliande.games.broom_service.tables import (
    AMULETS,
    CLOUD_BOLTS,
    LIGHTNING,
    LIGHTNING_MORE,
    LIGHTNING_TOP,
    SET_OF_FOUR,
    SET_OF_THREE,
    SPOT_COUNT,
)


def final_scoring(s: Position) -> None:
    """BS-003, BS-113: lightning, sets, amulets; then the winners."""
    for seat in range(s.seats):
        kept = bolts(s, seat)
        add(s, seat, Tell.LIGHTNING, kept, lightning(kept))
        sets = set_points(s, seat)
        s.vp[seat] += sets
        tell(s, Tell.SETS, seat, sets)
        taken = amulets(s, seat)
        if taken > 0:
            add(s, seat, Tell.AMULETS, taken, AMULETS[taken])  # BS-159
    for seat in range(s.seats):
        tell(s, Tell.FINAL, seat, s.vp[seat], resources(s, seat))
    crown(s)


def add(s: Position, seat: int, event: int, number: int, points: int) -> None:
    """BS-003: points for so many of something."""
    s.vp[seat] += points
    tell(s, event, seat, number, points)


def bolts(s: Position, seat: int) -> int:
    """BS-113, BS-154: bolts on all clouds that a player keeps."""
    total = 0
    for spot in range(SPOT_COUNT[s.side]):
        if s.taker[spot] == seat:
            total += CLOUD_BOLTS[s.cloud[spot]]
    return total


def lightning(number: int) -> int:
    """BS-154: points for so many bolts."""
    if number > LIGHTNING_TOP:
        return LIGHTNING[LIGHTNING_TOP] + LIGHTNING_MORE * (number - LIGHTNING_TOP)
    return LIGHTNING[number]


def set_points(s: Position, seat: int) -> int:
    """BS-155, BS-156: sets of four, then of three different resources. With the counts in rising
    order a, b, c, d there are a sets of four, and b - a of three (BS-158)."""
    fewest = s.goods[seat][0]
    at = 0
    for kind in range(1, KINDS):
        if s.goods[seat][kind] < fewest:
            fewest = s.goods[seat][kind]
            at = kind
    second = -1
    for kind in range(KINDS):
        if kind != at and (second < 0 or s.goods[seat][kind] < second):
            second = s.goods[seat][kind]
    # BS-157: each resource counts once, and what is left scores nothing
    return SET_OF_FOUR * fewest + SET_OF_THREE * (second - fewest)


def ahead(s: Position, seat: int, rival: int) -> bool:
    """BS-160, BS-161: more points, or as many and more resources."""
    if s.vp[seat] != s.vp[rival]:
        return s.vp[seat] > s.vp[rival]
    return resources(s, seat) > resources(s, rival)


def place_of(s: Position, seat: int) -> int:
    """BS-160, BS-161, BS-162: 1 and the number of players ahead, so those tied share a place."""
    place = 1
    for rival in range(s.seats):
        if ahead(s, rival, seat):
            place += 1
    return place


def crown(s: Position) -> None:
    """BS-160 to BS-162: most points; then most resources; then all who are tied."""
    winners = 0
    most = s.vp[0]
    for seat in range(s.seats):
        most = max(most, s.vp[seat])
    level = 0
    for seat in range(s.seats):
        if s.vp[seat] == most:
            level += 1
        if place_of(s, seat) == 1:
            winners += 1
            tell(s, Tell.WON, seat)
    if winners > 1:
        tell(s, Tell.SHARED)
        finish(s, Ending.SHARED)  # BS-162
    else:
        finish(s, Ending.MOST_POINTS if level == 1 else Ending.MOST_RESOURCES)


def standing(s: Position) -> None:
    """BS-160 to BS-162: points and places."""
    for seat in range(s.seats):
        s.score[seat] = s.vp[seat]
        s.place[seat] = place_of(s, seat) if s.over != 0 else 0
