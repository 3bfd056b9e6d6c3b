"""A move for every reason that Broom Service has to refuse one."""

from collections.abc import Callable
from typing import Any

import broceliande as bro
from tests.games.broom_service import recordings
from tests.games.broom_service.answers import choose, move, play
from tests.games.broom_service.board import at, begin, lay
from tests.laws.evidence import Attempt, Refusals
from tests.rules import rule


def over() -> bro.Table:
    """The last round is played."""
    return play(play(lay(2, hands=["root"], round=7), "lead", "root", "brave"), "gather", "no")


def trick(role: str, stance: str = "cowardly", **given: Any) -> Callable[[], bro.Table]:
    """Seat 0 of two has led that role."""
    return lambda: play(lay(2, hands=[role, ""], **given), "lead", role, stance)


def choosing() -> bro.Table:
    """Seat 0 has chosen one role."""
    return play(begin(2, "take_heart"), "choose_roles", "root", seat=0)


def leading() -> bro.Table:
    """Everybody has chosen, and Take Heart! is in force."""
    return choose(begin(2, "take_heart"), "root hill peak fairy", "hill peak fairy root")


def valley(goods: tuple[int, ...] = (1, 1, 0, 0), filled: int = 26) -> Callable[[], bro.Table]:
    """The valley druid before the towers of b and h, one of them filled."""

    def lay_it() -> bro.Table:
        t = lay(2, hands=["valley", ""], pawns=["bh", "co"], goods=[goods], mountain_tiles=True)
        at(t).occupied[filled - 1] = 1
        return play(t, "lead", "valley", "cowardly")

    return lay_it


def arrived() -> bro.Table:
    """The forest witch has flown to b, with a violet potion."""
    t = lay(2, hands=["forest", ""], pawns=["cm", "co"], goods=[(0, 1, 0, 0)])
    return play(play(t, "lead", "forest", "brave"), "move", 0, "b")


def empty_handed() -> bro.Table:
    """The same, and the potion is gone."""
    t = arrived()
    at(t).goods[0][1] = at(t).ready[0][0] = 0
    return t


def bidding() -> bro.Table:
    """Advantage is in force, and seat 0 has two orange potions."""
    t = lay(2, hands=["root"], event="advantage", goods=[(2, 0, 1, 3), (0, 1, 0, 0)])
    return play(play(t, "lead", "root", "brave"), "gather", "no")


WOODS: dict[str, Any] = {"pawns": ["uc", "co"]}
CLOUDS: dict[str, Any] = {"pawns": ["dd", "co"], "goods": [(0, 0, 0, 2)],
                          "clouds": {"RC11": "2-3", "RC12": "3-3", "RC03": "1-1"}}  # fmt: skip
CLEAR: dict[str, Any] = {"pawns": ["oo", "co"], "goods": [(0, 0, 0, 3)], "clear": "RC13 RC14"}

REFUSED: dict[str, tuple[Callable[[], bro.Table], str]] = {
    "game_over": (over, "gather yes"),
    "not_your_decision": (lambda: lay(3, hands=["root", "root", ""]), "lead root brave"),
    "wrong_decision": (lambda: lay(3, hands=["root", "root", ""]), "follow brave"),
    "wrong_hand_size": (lambda: begin(2, "take_heart"), "keep_roles 4"),
    "duplicate_role": (choosing, "choose_roles root"),
    "role_not_held": (leading, "lead herb cowardly"),
    "must_be_brave": (leading, "lead hill cowardly"),
    "not_adjacent": (trick("forest", **WOODS), "move 0 a"),
    "wrong_landscape": (trick("forest", **WOODS), "move 0 o"),
    "cloud_on_target": (trick("forest", **WOODS), "move 0 v"),
    "cloud_on_water": (trick("forest", **WOODS), "move 0 k"),
    "same_region": (trick("forest", **WOODS), "move 0 u"),
    "no_such_pawn": (trick("forest", **WOODS), "move 2 t"),
    "wrong_pawn": (arrived, "deliver 1 RT25"),
    "no_potion": (empty_handed, "deliver 0 RT08"),
    "wrong_colour": (valley((0, 1, 0, 0)), "deliver 1 RT21"),
    "tower_occupied": (valley(), "deliver 1 RT26"),
    "tower_covered": (valley(), "deliver 1 RT21"),
    "tower_not_touching": (valley(), "deliver 1 RT07"),
    "landscape_not_served": (valley(), "deliver 1 RT22"),
    "cloud_not_adjacent": (trick("fairy", **CLOUDS), "dispel RC24"),
    "no_cloud_there": (trick("fairy", **CLEAR), "dispel RC13"),
    "not_enough_wands": (trick("fairy", **CLOUDS), "dispel RC12"),
    "event_not_in_force": (trick("root", event="moonshiner"), "coward_mode points"),
    "tile_not_held": (trick("root", event="moonshiner"), "coward_mode five_points"),
    "tile_taken_this_trick": (recordings.fresh_tile, "coward_mode five_points"),
    "one_tile_per_card": (recordings.tile_used, "coward_mode five_points"),
    "one_extra_card_per_round": (recordings.second_extra_card, "extra_card peak"),
    "circle_not_on_tile": (recordings.turbo, "turbo C"),
    "circle_clouded": (recordings.clouded_circle, "turbo A"),
    "bid_too_high": (bidding, "bid 3"),
    "set_incomplete": (recordings.no_set, "full_set yes"),
    "not_optional": (recordings.turbo, "turbo none"),
}


def attempt(code: str) -> Attempt:
    """The move that is refused with that code."""
    lay_it, given = REFUSED[code]
    question, *words = given.split()
    t = lay_it()
    seat = 1 if code == "not_your_decision" else (t.asked or (0,))[0]
    return Attempt(t, seat, move(t, question, *words))


REFUSALS = Refusals(list(REFUSED), attempt, kept=rule(
    "BS-002", "BS-014", "BS-015", "BS-020", "BS-035", "BS-045", "BS-075", "BS-076", "BS-079",
    "BS-083", "BS-084", "BS-085", "BS-089", "BS-099", "BS-106", "BS-107", "BS-108", "BS-128",
    "BS-136", "BS-141", "BS-149", "BS-179", "BS-194", "BS-195", "BS-197", "BS-198", "BS-208",
))  # fmt: skip
