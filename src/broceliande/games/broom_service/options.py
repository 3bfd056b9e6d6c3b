"""What the host of a table may fix (BS-004 to BS-006): the first player and the variants."""

from __future__ import annotations

from collections.abc import Sequence

from broceliande.engine.options import Options, Setting, choice, given, seats_of, yes_or_no
from broceliande.games.broom_service.edition import HEAVY, STORM
from broceliande.games.broom_service.names import SIDES, Side


def _heavy(value: object, setting: Setting) -> Sequence[int]:
    """BS-165: fewer heavy clouds only beside the storm clouds, and enough for every spot."""
    spots = setting.tables["SPOT_COUNT"][_side(setting)]
    low = spots - STORM if setting.given.get("storm_clouds") is True else HEAVY
    if type(value) is not int or not low <= value <= HEAVY:
        wanted = f"a whole number from {low} to {HEAVY}" if low < HEAVY else f"{HEAVY} only"
        beside = "with" if low < HEAVY else "without"
        raise ValueError(f"takes {wanted} {beside} storm clouds, not {value!r}")
    return (value,)


def _mountains(value: object, setting: Setting) -> Sequence[int]:
    """BS-006, BS-215: open on the recto, always on the verso."""
    if type(value) is not bool:
        raise ValueError(f"takes one of False, True, not {value!r}")
    if not value and _side(setting) == Side.VERSO:
        raise ValueError("is always on with the verso of the board")
    return (int(value),)


def _side(setting: Setting) -> int:
    return Side.VERSO if setting.given.get("side") == SIDES[Side.VERSO] else Side.RECTO


class Host(Options):
    """What the host may fix."""

    FIRST = choice(seats_of, lot=True, passes=True)
    SIDE = choice(lambda _: SIDES, usual=SIDES[Side.RECTO])
    STORM_CLOUDS = choice(yes_or_no, usual=False)
    HEAVY_CLOUDS = given(1, _heavy, unset=HEAVY)
    MOUNTAIN_TILES = given(1, _mountains, yes_or_no)
