"""Positions of Broom Service as the ledger writes them: regions by letter, towers by number.

    t = lay(3, hands=["forest", "forest valley", ""], pawns=["co", "co", "jn"])
    play(t, "lead", "forest", "brave")

Seats are numbered from 0. Roles go by their first word: forest, hill, mountain, prairie, root,
fruit, herb, valley, peak, fairy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import broceliande as bro
from broceliande.games.broom_service import GAME
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.maps import TOWERS
from broceliande.games.broom_service.names import (
    EVENTS,
    FOREST_TILES,
    HILL_TILES,
    MOUNTAIN_TILES,
    ROLES,
    SPACE_KINDS,
    STORMS,
)
from broceliande.games.broom_service.tasks import Task
from tests.games.playing import take_up

ROLE = {name.removeprefix("weather_").split("_")[0]: at for at, name in enumerate(ROLES)}
VERSO: dict[str, Any] = {"side": "verso"}


def deal(seats: int = 4, seed: int = 1, **options: object) -> bro.Table:
    """A table just dealt; seat 0 begins."""
    return bro.table(GAME, seats, seed, {"first": 0, **options})


def lay(
    seats: int = 4,
    *,
    hands: Sequence[str] = (),
    pawns: Sequence[str] = (),
    goods: Sequence[Sequence[int]] = (),
    event: str = "more_or_less",  # it acts before the choice, and not any more here
    cursed: str = "",
    clear: str = "",
    clouds: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    own: Sequence[str] = (),
    round: int = 1,
    seed: int = 1,
    **options: object,
) -> bro.Table:
    """A position at the start of a trick that seat 0 leads. `clear` names cloud spots whose tile
    the last seat keeps ("*" all); `own` the forest tiles that each seat holds."""
    t = deal(seats, seed, **options)
    s = at(t)
    set_event(t, event, round)
    for place, kind in (clouds or {}).items():
        put_cloud(t, place, kind)
    for spot in range(named(t).SPOT_COUNT[s.side]):
        if clear == "*" or spot_id(t, spot) in clear.split():
            take_cloud(t, spot, seats - 1)
    for space, kind in (tiles or {}).items():
        put_tile(t, space, kind)
    for seat, kinds in enumerate(own):
        for kind in kinds.split():
            give_tile(t, seat, FOREST_TILES.index(kind))
    for seat, letters in enumerate(pawns):
        for pawn, letter in enumerate(letters):
            s.pawns[seat][pawn] = land(t, letter)
    for seat, held in enumerate(goods):
        for resource, count in enumerate(held):
            s.goods[seat][resource] = count
    set_cursed(t, cursed, " ".join(hands))
    for seat in range(seats):
        set_hand(t, seat, hands[seat] if seat < len(hands) else "")
    return resume(t)


def begin(seats: int, event: str, round: int = 1, **options: Any) -> bro.Table:
    """A table at the start of a round with that event: everybody is asked for roles."""
    t = deal(seats, **options)
    set_event(t, event, round)
    at(t).round = round - 1
    return resume(t, Task.BEGIN_ROUND)


def resume(t: bro.Table, task: int = Task.TRICK) -> bro.Table:
    """Go on from here with a task, at a trick's start unless told otherwise."""
    at(t).question = 0
    return take_up(t, task)


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)


def named(t: bro.Table) -> Any:
    """Rule functions and tables by name."""
    return t.rules.named


# Laying a position


def set_event(t: bro.Table, event: str, round: int = 1) -> None:
    """That event is in force in that round."""
    s = at(t)
    s.round = round
    wanted = EVENTS.index(event)
    order = [card for card in s.event_pile if card != wanted]
    order.insert(round - 1, wanted)
    for place, card in enumerate(order):
        s.event_pile[place] = card
    for turn in range(len(s.events)):
        s.events[turn] = order[turn] if turn < round else -1
    s.event = wanted


def set_cursed(t: bro.Table, roles: str, held: str = "") -> None:
    """These roles are cursed, and if more are needed, others that nobody holds."""
    s = at(t)
    if t.seats == 5:
        return
    wanted = [ROLE[name] for name in roles.split()]
    spare = [role for role in range(10) if role not in wanted]
    spare.sort(key=lambda role: list(ROLE)[role] in held.split())
    wanted += spare[: 5 - t.seats - len(wanted)]
    rest = [role for role in range(10) if role not in wanted]
    s.cursed = s.cursed_out = sum(1 << role for role in wanted)
    s.cursed_left = len(rest)
    for place, role in enumerate(rest):
        s.cursed_pile[place] = role


def set_hand(t: bro.Table, seat: int, roles: str) -> None:
    """The seat holds these roles, and has shown nothing yet."""
    s = at(t)
    for role in range(10):
        s.held[seat][role] = 0
    for name in roles.split():
        s.held[seat][ROLE[name]] = 1
    s.left[seat] = len(roles.split())
    s.laid[seat] = s.shown[seat] = 0


def put_cloud(t: bro.Table, spot: str, kind: str) -> None:
    """A cloud of that kind lies there: "1-2" (stars, bolts), "aura", "move", "hoard violet"."""
    s, n = at(t), spot_at(t, spot)
    fixed = {s.cloud[at_] for at_ in getattr(t, "fixed_spots", [])}
    tile = next(tile for tile in range(32) if cloud_kind(t, tile) == kind and tile not in fixed)
    for other in range(len(s.cloud)):
        if s.cloud[other] == tile:
            s.cloud[other] = s.cloud[n]
    s.cloud[n] = tile
    t.fixed_spots = [*getattr(t, "fixed_spots", []), n]  # type: ignore[attr-defined]


def cloud_kind(t: bro.Table, tile: int) -> str:
    """How the tests name a cloud tile."""
    r = named(t)
    storm = STORMS[r.CLOUD_STORM[tile]]
    if storm == "heavy":
        return f"{r.CLOUD_STARS[tile]}-{r.CLOUD_BOLTS[tile]}"
    colours = ("orange", "violet", "green")
    return f"hoard {colours[r.CLOUD_COLOUR[tile]]}" if storm == "hoard" else storm


def take_cloud(t: bro.Table, spot: int, seat: int) -> None:
    """The seat has dispelled that cloud."""
    at(t).taker[spot] = seat
    named(t).clear_up(at(t), named(t).SPOT_REGION[at(t).side][spot])


def put_tile(t: bro.Table, region: str, kind: str) -> None:
    """That landscape tile lies in the region; it changes places with where it was."""
    s, r = at(t), named(t)
    space = r.SPACE_AT[s.side][land(t, region)]
    names = (MOUNTAIN_TILES, FOREST_TILES, HILL_TILES)[r.SPACE_KIND[s.side][space]]
    tile = names.index(kind)
    for other in range(len(s.tile)):
        if r.SPACE_KIND[s.side][other] == r.SPACE_KIND[s.side][space] and s.tile[other] == tile:
            s.tile[other] = s.tile[space]
            break
    s.tile[space] = tile


def give_tile(t: bro.Table, seat: int, kind: int) -> None:
    """The seat has taken a forest tile of that kind from the board."""
    s, r = at(t), named(t)
    forest = SPACE_KINDS.index("forest")
    spaces = [n for n in range(len(s.tile)) if r.SPACE_KIND[s.side][n] == forest and s.tile[n] >= 0]
    spaces.sort(key=lambda n: s.tile[n] != kind)
    s.tile[spaces[0]] = -1
    s.tiles[seat][kind] += 1


# Names


def land(t: bro.Table, letter: str) -> int:
    """The number of a region, by its letter."""
    return int(named(t).REGION_ID[at(t).side].index(letter))


def spot_id(t: bro.Table, spot: int) -> str:
    """A cloud spot as the ledger numbers it."""
    return f"{'RV'[at(t).side]}C{spot + 1:02}"


def spot_at(t: bro.Table, spot: str) -> int:
    """The number of a cloud spot."""
    return int(spot[2:]) - 1


def tower_at(t: bro.Table, tower: str) -> int:
    """The number of a tower; "market" is the hill tile."""
    return TOWERS - 1 if tower == "market" else int(named(t).TOWER_ID[at(t).side].index(tower))
