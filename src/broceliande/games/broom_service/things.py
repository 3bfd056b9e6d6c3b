"""Things that can be pointed at, moves as paths of things, and questions and refusals in words.

`r` holds the rule functions and the tables of the edition in play, by name.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.broom_service.fields import PAWNS, ROLE_CARDS, Position
from broceliande.games.broom_service.labels import (
    cloud_phrase,
    forest_tile_phrase,
    keyed,
    listed,
    mountain_tile_phrase,
    region_phrase,
    role_phrase,
    tower_phrase,
)
from broceliande.games.broom_service.maps import LANDS, REGIONS, SPOTS, TOWERS, WATERS
from broceliande.games.broom_service.names import (
    CIRCLES,
    LANDSCAPES,
    RESOURCES,
    STANCES,
    Happening,
)
from broceliande.games.broom_service.questions import (
    NO_CARD,
    NO_CIRCLE,
    NO_DELIVERY,
    NO_DISPEL,
    STAY,
    Ask,
    Mode,
)

DECLINE = "answer:decline"
ORDERS = ("tile", "delivery")
MODES = ("action", "points", *["take"] * 4, "brave_coward", "five_points")


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """The things a move points at; different legal moves have different paths."""
    ask, n = Ask.of(move)
    match ask:
        case Ask.CHOOSE_ROLES:
            return (f"role:{n}",)
        case Ask.PICK_ROLES:
            return tuple(f"role:{role}" for role in range(ROLE_CARDS) if n >> role & 1)
        case Ask.EXTRA_CARD:
            return (DECLINE,) if n == NO_CARD else (f"role:{n}",)
        case Ask.LEAD:
            return (f"role:{n // 3}", f"answer:{STANCES[n % 3]}")
        case Ask.FOLLOW:
            return (f"answer:{STANCES[n]}",)
        case Ask.COWARD_MODE:
            taken = Mode.TAKE_ORANGE <= n <= Mode.TAKE_WAND
            return (f"resource:{n - Mode.TAKE_ORANGE}" if taken else f"answer:{MODES[n]}",)
        case Ask.GATHER | Ask.USE_TILE:
            return ("answer:take",) if n else (DECLINE,)
        case Ask.MOVE:
            return _move_path(s, seat, n)
        case Ask.TURBO:
            return (DECLINE,) if n == NO_CIRCLE else (f"circle:{n}",)
        case Ask.ORDER:
            return (f"answer:{ORDERS[n]}_first",)
        case Ask.DELIVER:
            return _deliver_path(s, seat, n)
        case Ask.DISPEL:
            return (DECLINE,) if n == NO_DISPEL else (f"cloud:{s.side * SPOTS + n}",)
        case Ask.FULL_SET:
            return ("answer:hand_in",) if n else (DECLINE,)
        case _:
            return (f"answer:{n}",)  # a number: cards to keep, resources to bid


def _move_path(s: Position, seat: int, n: int) -> tuple[str, ...]:
    if n == STAY:
        return (DECLINE,)
    pawn, land = divmod(n, LANDS)
    region = f"region:{s.side * REGIONS + land}"
    return (f"pawn:{PAWNS * seat + pawn}", region) if pawn < PAWNS else (DECLINE, region)


def _deliver_path(s: Position, seat: int, n: int) -> tuple[str, ...]:
    if n == NO_DELIVERY:
        return (DECLINE,)
    pawn, tower = divmod(n, TOWERS)
    served = f"tower:{s.side * TOWERS + tower}"
    return (served,) if s.pawn == pawn else (f"pawn:{PAWNS * seat + pawn}", served)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """A move in words."""
    ask, n = Ask.of(move)
    name = keyed("move", ask.said)
    match ask:
        case Ask.CHOOSE_ROLES:
            return Phrase(name, {"role": role_phrase(n)})
        case Ask.KEEP_ROLES:
            points = r.KEPT_POINTS[n] if n < len(r.KEPT_POINTS) else 0
            return Phrase(name, {"cards": n, "points": points})
        case Ask.PICK_ROLES:
            roles = [role_phrase(role) for role in range(ROLE_CARDS) if n >> role & 1]
            return Phrase(name, {"roles": listed(roles)})
        case Ask.EXTRA_CARD if n != NO_CARD:
            return Phrase(name, {"role": role_phrase(n)})
        case Ask.LEAD:
            return Phrase(f"{name}-{STANCES[n % 3]}", {"role": role_phrase(n // 3)})
        case Ask.FOLLOW:
            return Phrase(f"{name}-{STANCES[n]}", _role(s))
        case Ask.COWARD_MODE:
            return _mode_phrase(r, s, n)
        case Ask.GATHER if n:
            basket = _basket(r, s)
            return Phrase(name, basket) if any(basket.values()) else Phrase(f"{name}-all")
        case Ask.MOVE if n != STAY:
            return _move_phrase(r, s, seat, n)
        case Ask.TURBO if n != NO_CIRCLE:
            region = region_phrase(r, s.side, r.CIRCLE_REGION[s.side][n])
            return Phrase(name, {"circle": CIRCLES[n], "region": region})
        case Ask.ORDER:
            return Phrase(f"{name}-{ORDERS[n]}", {"tile": _tile(s)})
        case Ask.USE_TILE if n:
            return Phrase(name, {"tile": _tile(s)})
        case Ask.DELIVER if n != NO_DELIVERY:
            return _deliver_phrase(r, s, seat, n)
        case Ask.DISPEL if n != NO_DISPEL:
            return Phrase(name, {"cloud": cloud_phrase(r, s, n)})
        case Ask.BID:
            return Phrase(name, {"resource": _bidding(s, seat), "number": n})
        case Ask.FULL_SET if n:
            return Phrase(name, {"points": r.FULL_SET})
        case _:
            return Phrase(f"{name}-decline")


def _mode_phrase(r: Any, s: Position, mode: int) -> Phrase:
    key = keyed("move-coward-mode", MODES[mode])
    match mode:
        case Mode.ACTION | Mode.BRAVE_COWARD:
            return Phrase(key, _role(s))
        case Mode.POINTS:
            return Phrase(key, {"points": r.BLACK_MARKET})
        case Mode.FIVE_POINTS:
            return Phrase(key, {"points": r.FIVE_POINTS})
        case _:
            return Phrase(key, {"resource": RESOURCES[mode - Mode.TAKE_ORANGE], "number": 1})


def _basket(r: Any, s: Position) -> dict[str, Any]:
    gains = (r.BRAVE_GAIN if s.brave else r.COWARD_GAIN)[s.role]
    return dict(zip(RESOURCES, gains, strict=True))


def _move_phrase(r: Any, s: Position, seat: int, n: int) -> Phrase:
    pawn, land = divmod(n, LANDS)
    where = {"region": region_phrase(r, s.side, land), "landscape": _landscape(r, s, land)}
    if pawn >= PAWNS:
        return Phrase("move-move-none", where)
    start = region_phrase(r, s.side, s.pawns[seat][pawn])
    return Phrase("move-move", {"pawn": pawn + 1, "from": start, **where})


def _deliver_phrase(r: Any, s: Position, seat: int, n: int) -> Phrase:
    pawn, tower = divmod(n, TOWERS)
    start = region_phrase(r, s.side, s.pawns[seat][pawn])
    served = tower_phrase(r, s.side, tower)
    points, wands = r.TOWER_POINTS[s.side][tower], r.TOWER_WANDS[s.side][tower]
    arguments = {"pawn": pawn + 1, "from": start, "tower": served, "points": points}
    return Phrase("move-deliver", {**arguments, "wands": wands})


def _landscape(r: Any, s: Position, land: int) -> str:
    landscape: int = r.LANDSCAPE[s.side][land]
    return (*LANDSCAPES, "none")[landscape]


def _water(r: Any, s: Position, start: int, end: int) -> int:
    """BS-015: the clouded water between two lands."""
    waters = r.WATERS_AT[s.side][start] & s.clouded_water
    return next(at for at in range(WATERS) if waters >> at & 1 and r.SHORE[s.side][at] >> end & 1)


def _role(s: Position) -> dict[str, Any]:
    return {"role": role_phrase(s.role) if s.role >= 0 else Phrase("role-unknown")}


def _tile(s: Position) -> Phrase:
    tile = s.tile[s.space]
    return mountain_tile_phrase(tile) if tile >= 0 else Phrase("tile-none")


def _bidding(s: Position, seat: int) -> str:
    return (*RESOURCES, "none")[s.bidding[seat]]


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    arguments: dict[str, Any] = {}
    match s.question:
        case Ask.CHOOSE_ROLES:
            row = "yes" if s.event == Happening.MORE_OR_LESS else "no"
            arguments = {"number": s.picked[seat] + 1, "total": r.to_choose(s), "row": row}
        case Ask.KEEP_ROLES:
            arguments = {"row": "yes" if s.picked[seat] else "no"}
        case Ask.PICK_ROLES:
            arguments = {"cards": s.sealed[seat]}
        case Ask.FOLLOW:
            rival = {"claim": "none", "rival": Seat(0)}
            if s.claim >= 0:
                rival = {"claim": "taken", "rival": Seat(s.claim)}
            arguments = {**_role(s), **rival}
        case Ask.COWARD_MODE:
            arguments = _role(s)
        case Ask.GATHER:
            arguments = {**_role(s), "stance": STANCES[0 if s.brave else 1]}
        case Ask.MOVE:
            arguments = {"owed": "yes" if s.owed else "no", "again": s.again}
        case Ask.ORDER | Ask.USE_TILE:
            arguments = {"tile": _tile(s)}
        case Ask.DELIVER | Ask.DISPEL:
            arguments = {"bonus": s.bonus}
        case Ask.BID:
            held = s.goods[seat][s.bidding[seat]] if s.bidding[seat] < len(RESOURCES) else 0
            arguments = {"resource": _bidding(s, seat), "number": held}
        case Ask.FULL_SET:
            arguments = {"points": r.FULL_SET}
    return Phrase(keyed("question", Ask(s.question).said), arguments)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """What the words of a refusal need to know."""
    ask, n = Ask.of(move)
    land, tower = n % LANDS, n % TOWERS
    match code:
        case "role_not_held":
            return {"role": role_phrase(n // 3)}
        case "duplicate_role":
            return {"role": role_phrase(n)}
        case "wrong_hand_size":
            said = s.sealed[seat] if s.question == Ask.PICK_ROLES else r.HAND
            return {"cards": said, "free": "yes" if s.question == Ask.KEEP_ROLES else "no"}
        case "cloud_on_target" | "not_adjacent" | "wrong_landscape":
            told = {"region": region_phrase(r, s.side, land)}
            return {**told, "landscape": _landscape(r, s, land)}
        case "cloud_on_water":
            water = _water(r, s, s.pawns[seat][n // LANDS], land)
            return {"region": region_phrase(r, s.side, LANDS + water)}
        case "wrong_colour":
            return {"tower": tower_phrase(r, s.side, tower),
                    "resource": RESOURCES[r.TOWER_COLOUR[s.side][tower]]}  # fmt: skip
        case "tower_occupied" | "tower_covered" | "tower_not_touching":
            return {"tower": tower_phrase(r, s.side, tower)}
        case "landscape_not_served":
            here = s.pawns[seat][n // TOWERS]
            return {"region": region_phrase(r, s.side, here), "pawn": n // TOWERS + 1,
                    "landscape": _landscape(r, s, here)}  # fmt: skip
        case "not_enough_wands":
            wands = s.goods[seat][RESOURCES.index("wand")]
            return {"stars": r.CLOUD_STARS[s.cloud[n]], "wands": wands}
        case "event_not_in_force":
            event = "black-market" if n == Mode.POINTS else "moonshiner"
            return {"event": Phrase(f"happening-{event}")}
        case "tile_not_held" | "tile_taken_this_trick":
            return {"tile": forest_tile_phrase(r.tile_of(n))}
        case "circle_not_on_tile" | "circle_clouded":
            return {"circle": CIRCLES[n]}
        case "bid_too_high":
            return {"resource": _bidding(s, seat), "number": s.goods[seat][s.bidding[seat]]}
        case "not_optional":
            return {"question": ask.said}
        case _:
            return {}
