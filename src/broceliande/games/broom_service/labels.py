"""The names and texts of things: roles, events, regions, towers, clouds, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.broom_service import tables
from broceliande.games.broom_service.fields import PAWNS, Position
from broceliande.games.broom_service.maps import LANDS, MARKET, REGIONS, SPACES, SPOTS, TOWERS
from broceliande.games.broom_service.names import (
    CIRCLES,
    COLOURS,
    EVENTS,
    FOREST_TILES,
    LANDSCAPES,
    MOUNTAIN_TILES,
    RESOURCES,
    ROLE_KINDS,
    ROLES,
    SHAPES,
    SIDES,
    SPACE_KINDS,
    STORMS,
    Hill,
    Space,
    Storm,
)

OURS = tables._T["REGION_ID"]  # the regions that have a name


def keyed(*parts: str) -> str:
    """The key of a message."""
    return "-".join(parts).replace("_", "-")


def role_phrase(role: int) -> Phrase:
    """The name of a role."""
    return Phrase(keyed("role", ROLES[role]))


def role_text(r: Any, role: int, brave: bool) -> Phrase:
    """BS-034: what a role does, bravely or cowardly."""
    kind = ROLE_KINDS[r.ROLE_KIND[role]]
    lands = [name for at, name in enumerate(LANDSCAPES) if r.ROLE_LANDS[role] >> at & 1]
    arguments: dict[str, Any] = {}
    if kind in ("witch", "druid"):
        arguments = {"first": lands[0], "second": lands[-1]}
    if kind in ("druid", "fairy") and brave:
        arguments["bonus"] = r.BRAVE_BONUS[role]
    if kind == "gatherer":
        gains = (r.BRAVE_GAIN if brave else r.COWARD_GAIN)[role]
        arguments = dict(zip(RESOURCES, gains, strict=True))
    return Phrase(keyed("role-text", kind, "brave" if brave else "cowardly"), arguments)


def happening_phrase(event: int) -> Phrase:
    """The name of an event."""
    return Phrase(keyed("happening", EVENTS[event]))


def happening_text(r: Any, event: int) -> Phrase:
    """BS-130 to BS-152: what an event does."""
    numbers: dict[str, Any] = {
        "black_market": {"points": r.BLACK_MARKET},
        "dangerous_places": dict(zip(LANDSCAPES, r.DANGEROUS, strict=True)),
        "protected_places": dict(zip(LANDSCAPES, r.PROTECTED, strict=True)),
        "advantage": {"best": r.BEST_BID, "second": r.SECOND_BID},
        "empty_hands": {f"with{n}": r.EMPTY_HANDS[n] for n in range(3)},
        "more_or_less": {f"with{n}": r.KEPT_POINTS[n] for n in range(1, 6)},
        "full_set": {"points": r.FULL_SET},
        "gathering": {"points": r.GATHERING},
    }
    return Phrase(keyed("happening", EVENTS[event], "text"), numbers.get(EVENTS[event], {}))


def region_phrase(r: Any, side: int, region: int) -> Phrase:
    """The name of a region; one of another edition's map has only its letter."""
    name = r.REGION_ID[side][region]
    if name and name in OURS[side]:
        return Phrase(f"region-{SIDES[side]}-{name}")
    return Phrase("region-unnamed", {"id": name or "~"})


def tower_phrase(r: Any, side: int, tower: int) -> Phrase:
    """BS-091: a tower by shape, colour and number."""
    if tower == MARKET:
        return Phrase("tower-market")
    if tower >= r.TOWER_COUNT[side]:
        return Phrase("tower-none")
    shape = SHAPES[r.TOWER_SQUARE[side][tower]]
    colour = COLOURS[r.TOWER_COLOUR[side][tower]]
    return Phrase("tower-name", {"shape": shape, "colour": colour, "number": tower + 1})


def cloud_phrase(r: Any, s: Position, spot: int) -> Phrase:
    """BS-108, BS-154: the cloud on a spot, with stars and bolts, and what a storm does."""
    tile = s.cloud[spot]
    if tile < 0 or s.taker[spot] >= 0:
        return Phrase("cloud-none")
    effect = r.CLOUD_STORM[tile]
    region = region_phrase(r, s.side, r.SPOT_REGION[s.side][spot])
    arguments = {"stars": r.CLOUD_STARS[tile], "bolts": r.CLOUD_BOLTS[tile], "region": region}
    if effect == Storm.HEAVY:
        return Phrase("cloud-heavy", arguments)
    return Phrase("cloud-storm", {**arguments, "storm": storm_text(r, tile)})


def storm_text(r: Any, tile: int) -> Phrase:
    """BS-168 to BS-174: what a storm cloud does."""
    effect = STORMS[r.CLOUD_STORM[tile]]
    arguments: dict[str, Any] = {}
    if effect in ("aura", "hoard"):
        arguments["points"] = r.CLOUD_POINTS[tile]
    if effect == "hoard":
        arguments |= {"resource": COLOURS[r.CLOUD_COLOUR[tile]], "number": r.CLOUD_NEED[tile]}
    return Phrase(f"storm-{effect}", arguments)


def mountain_tile_phrase(tile: int) -> Phrase:
    """The name of a mountain tile."""
    return Phrase(keyed("mountain", MOUNTAIN_TILES[tile]))


def forest_tile_phrase(tile: int) -> Phrase:
    """The name of a forest tile."""
    return Phrase(keyed("forest", FOREST_TILES[tile]))


def tile_text(r: Any, s: Position, space: int) -> Phrase:
    """BS-187 to BS-191, BS-199 to BS-213: what the tile on a space does."""
    tile, kind = s.tile[space], r.SPACE_KIND[s.side][space]
    if tile < 0:
        return Phrase("tile-none")
    if kind == Space.MOUNTAIN:
        wands = {"wands": r.TILE_WANDS} if MOUNTAIN_TILES[tile] == "wands" else {}
        return Phrase(keyed("mountain", MOUNTAIN_TILES[tile], "text"), wands)
    if kind == Space.FOREST:
        return forest_text(r, tile)
    if tile == Hill.MARKET:
        market = {"resource": COLOURS[r.MARKET_COLOUR], "number": 1, "points": r.MARKET_POINTS}
        return Phrase("hill-market-text", market)
    circles = [name for at, name in enumerate(CIRCLES) if r.TURBO[tile] >> at & 1]
    return Phrase("hill-turbo-text", {"first": circles[0], "second": circles[-1]})


def forest_text(r: Any, tile: int) -> Phrase:
    """BS-199 to BS-206: what a forest tile does."""
    points = {"points": r.FIVE_POINTS} if FOREST_TILES[tile] == "five_points" else {}
    return Phrase(keyed("forest", FOREST_TILES[tile], "text"), points)


def label(r: Any, kind: str, number: int) -> Phrase | int:
    """A thing as an argument of an event: its name."""
    if kind == "role":
        return role_phrase(number)
    if kind == "region":
        return region_phrase(r, *divmod(number, REGIONS))
    if kind == "tower":
        return tower_phrase(r, *divmod(number, TOWERS))
    side, spot = divmod(number, SPOTS)
    return region_phrase(r, side, r.SPOT_REGION[side][spot])


def describe(r: Any, s: Position, kind: str, number: Any) -> Phrase:
    """A thing in words, as it stands now. An answer has a word for its number."""
    match kind:
        case "role":
            texts = {"brave": role_text(r, number, True), "cowardly": role_text(r, number, False)}
            return Phrase("thing-role", {"role": role_phrase(number), **texts})
        case "region":
            return _region(r, s, *divmod(number, REGIONS))
        case "tower":
            return _tower(r, s, *divmod(number, TOWERS))
        case "cloud":
            return Phrase("thing-cloud", {"cloud": cloud_phrase(r, s, number % SPOTS)})
        case "circle":
            region = region_phrase(r, s.side, r.CIRCLE_REGION[s.side][number])
            return Phrase("thing-circle", {"circle": CIRCLES[number], "region": region})
        case "pawn":
            seat, pawn = divmod(number, PAWNS)
            where = region_phrase(r, s.side, s.pawns[seat][pawn])
            return Phrase("thing-pawn", {"player": Seat(seat), "pawn": pawn + 1, "region": where})
        case "tile":
            space = number % SPACES
            kinds = {"kind": SPACE_KINDS[r.SPACE_KIND[s.side][space]]}
            where = region_phrase(r, s.side, r.SPACE_REGION[s.side][space])
            return Phrase("thing-tile", {**kinds, "region": where, "text": tile_text(r, s, space)})
        case "resource":
            return Phrase("thing-resource", {"resource": RESOURCES[number]})
        case _ if isinstance(number, int):
            return Phrase("thing-answer-number", {"number": number})
        case _:
            return Phrase(keyed("thing-answer", number))


def _region(r: Any, s: Position, side: int, region: int) -> Phrase:
    """A region with its landscape and the clouds that lie on it."""
    spots = [n for n in range(r.SPOT_COUNT[side]) if r.SPOT_REGION[side][n] == region]
    clouds = sum(1 for n in spots if s.taker[n] < 0) if side == s.side else 0
    landscape = LANDSCAPES[r.LANDSCAPE[side][region]] if region < LANDS else "water"
    name = region_phrase(r, side, region)
    return Phrase("thing-region", {"region": name, "landscape": landscape, "clouds": clouds})


def _tower(r: Any, s: Position, side: int, tower: int) -> Phrase:
    """A tower with what it is worth, and whether it still accepts potions."""
    state = "open"
    if s.occupied[tower]:
        state = "occupied"
    elif side == s.side and r.covered(s, tower):
        state = "covered"
    points, wands = r.TOWER_POINTS[side][tower], r.TOWER_WANDS[side][tower]
    name = tower_phrase(r, side, tower)
    return Phrase("thing-tower", {"tower": name, "points": points, "wands": wands, "state": state})


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Several things in a row, the last one after an "and"."""
    if not phrases:
        return Phrase("list-none")
    *others, last = phrases
    if not others:
        return last
    said = Phrase("list-two", {"one": others.pop(), "two": last})
    while others:
        said = Phrase("list-more", {"one": others.pop(), "rest": said})
    return said
