"""A move for every reason that Roundforest has to refuse one."""

from collections.abc import Callable
from typing import Any

import broceliande as bro
from tests.games.roundforest.answers import move, play
from tests.games.roundforest.board import AT_WELL, HERE, RED, lay
from tests.laws.evidence import Attempt, Refusals
from tests.rules import rule

Case = tuple[Callable[[], bro.Table], str, str]
BLOCK: dict[str, Any] = {**HERE, "blocking": True}
SPIRIT = {"r2c3": "forest_spirit"}


def on(answer: str = "r2c3", /, **changes: Any) -> Callable[[], bro.Table]:
    """The base board with these changes, A having moved."""
    return lambda: play(lay(**{**RED, **changes}), move=answer)


def using(who: str, /, **changes: Any) -> Callable[[], bro.Table]:
    """A has drawn that character and uses it."""
    return lambda: play(lay(**RED, card_next=who, **changes), move="r2c3", ability="use")


REFUSED: dict[str, Case] = {
    "game_over": (lambda: play(lay(**HERE, tokens=SPIRIT, apples={"A": 3}), move="r2c3"),
                  "move", "r4c3"),
    "not_your_turn": (lambda: lay(**HERE, player="B"), "move", "r2c3"),
    "wrong_phase": (lambda: lay(**HERE), "well", "silver"),
    "not_in_forest": (lambda: lay(**HERE), "move", "r1c1"),
    "not_bordering": (lay, "move", "r3c3"),
    "not_in_line": (lambda: lay(**HERE), "move", "r2c2"),
    "same_tile": (using("unicorn"), "unicorn_target", "r2c3"),
    "tile_occupied": (lambda: lay(pawns={"A": "r3c3", "B": "r2c3"}), "move", "r2c3"),
    "needs_saddle": (using("unicorn", tokens={"r5c3": "witch B"}), "unicorn_target", "r5c3"),
    "spirit_not_ready": (lambda: lay(**HERE, tokens=SPIRIT), "move", "r2c3"),
    "nothing_to_do": (lambda: lay(**HERE, tokens={"r2c3": "witch A"}), "move", "r2c3"),
    "no_white_symbol": (lambda: lay(**HERE, compasses={"A": 0}), "move", "r3c4"),
    "must_leave_backpack": (lay, "move", "pause"),
    "no_chest_and_key": (lambda: lay(**BLOCK, packs={"A": "chest"}), "start_window", "open"),
    "blocking_off": (lambda: lay(**HERE, packs={"A": "chest key"}), "start_window", "p3.3"),
    "gap_used": (lambda: play(lay(**BLOCK, packs={"A": "key"}, gaps={"p2.2": "chest"}),
                              start_window="p2.2"), "start_window", "p3.3"),
    "gap_not_near": (lambda: lay(**BLOCK, packs={"A": "stone"}), "start_window", "p5.5"),
    "no_heavy_object": (lambda: lay(**BLOCK, gaps={"p2.2": "stone"}), "start_window", "p3.3"),
    "place_empty": (on(chips={}, fairy="hat - - - - - - - -"), "object", "barter empty 4"),
    "cannot_pay_fairy": (on(chips={}, coins={"A": (1, 0)}), "object", "barter spoon"),
    "no_such_object": (using("pedlar", packs={"A": "boots"}), "pedlar", "- -"),
    "like_object": (lambda: play(lay(**AT_WELL, packs={"A": "key key boots"}), move="r2c2"),
                    "well", "second key and boots"),
    "not_two_objects": (lambda: play(lay(**AT_WELL, packs={"A": "key boots"}), move="r2c2"),
                        "well", "key"),
    "not_in_bag": (using("goblin", packs={"A": "boots"}), "goblin", "boots > hat"),
    "coin_not_swapped": (using("goblin", packs={"A": "boots"}), "goblin", "boots > coin_silver"),
    "no_room": (on(chips={}, packs={"A": "boots key cross"}, object_next="coin_copper"),
                "object", "barter hat"),
    "second_heavy": (on(chips={}, packs={"A": "anvil"}, object_next="stone"), "object", "keep"),
    "not_drawn": (using("prince", object_next="bottle boots key"), "prince_pick", "stone"),
    "wrong_tile": (on(chips={"r2c3": "yellow"}), "yellow_target", "r4c3"),
    "must_act": (on(chips={}, tokens={"r2c3": "witch A"}, packs={"A": "cross potion"}),
                 "mission", "debt"),
    "not_your_debt": (on(chips={}, tokens={"r2c3": "witch B"}, packs={"A": "cross potion"},
                         apples={"A": 1}), "mission", "apple"),
    "no_apple": (on(card_next="devil", coins={"A": (0, 1)}), "mission", "apple"),
    "cannot_pay_mission": (on(card_next="devil", coins={"A": (0, 1)}), "mission", "bottom"),
    "too_few_coins": (lambda: play(lay(**AT_WELL, coins={"A": (3, 0)}), move="r2c2"),
                      "well", "apple"),
    "no_coin_left": (lambda: play(lay(**AT_WELL, coins={"A": (3, 1), "B": (0, 11)}), move="r2c2"),
                     "well", "silver"),
    "no_apple_left": (on(card_next="witch", packs={"A": "cross potion"}, apples={"B": 12},
                         tokens={"r6c3": "forest_spirit"}), "mission", "bottom"),
    "not_in_pile": (using("beggar", coins={"A": (1, 0)}), "beggar_pick", "beggar"),
}  # fmt: skip
LIKE = 0b110  # two keys and boots: the second key and the boots


def attempt(code: str) -> Attempt:
    """The move that is refused with that code."""
    lay_it, question, answer = REFUSED[code]
    t = lay_it()
    number = t.game.move("well", LIKE) if code == "like_object" else move(t, question, answer)
    return Attempt(t, 0, number)


REFUSALS = Refusals(list(REFUSED), attempt, kept=rule(
    "RF-022", "RF-024", "RF-025", "RF-026", "RF-028", "RF-030", "RF-037", "RF-038", "RF-040",
    "RF-043", "RF-070", "RF-071", "RF-087", "RF-091", "RF-103", "RF-108", "RF-121", "RF-122",
    "RF-131", "RF-151", "RF-153", "RF-154", "RF-160", "RF-161", "RF-163", "RF-168", "RF-171",
    "RF-173", "RF-175", "RF-180", "RF-186",
))  # fmt: skip
