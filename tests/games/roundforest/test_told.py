"""What the chronicle tells of each deed: who, what, where, how much, and in which order."""

from typing import Any

import pytest

from tests.games.playing import told
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import at, begin, cell, lay, scatter
from tests.rules import rule

# It is the turn of "@", who is B once and D once; tiles, gaps, objects, characters and seats are
# told by number, from 0.
HERE: dict[str, Any] = {
    "pawns": {"A": "r6c3", "@": "r3c3"},
    "tiles": {"r3c3": "F13"},
    "player": "@",
    "chip_next": "blue",
}
RED = {**HERE, "chips": {"r2c3": "red"}}
WELL = {"pawns": {"@": "r3c2"}, "player": "@", "chip_next": "blue"}
ARRIVED = ["moved @ 14 8", "turned 8", "restocked 14 0"]
BLUE, YELLOW, CARD = ([*ARRIVED, f"chip_taken @ {chip}"] for chip in (0, 1, 2))
AT_WELL = ["moved @ 13 7", "turned 7", "restocked 13 0"]

Case = tuple[dict[str, Any], list[str], list[str]]
CASES: dict[str, Case] = {
    "a compass": (
        {**HERE, "tiles": {"r3c3": "F01"}, "object_next": "bottle"},
        ["move r3c2", "object leave"],
        ["compass_spent @ 1", "moved @ 14 13", "turned 13", "restocked 14 0", "chip_taken @ 0",
         "object_drawn @ 20", "left @ 20 13"]),
    "a pause": (HERE, ["move pause"], ["paused @ 14", "turned 14"]),
    "an object kept": (
        {**HERE, "object_next": "bottle"}, ["move r2c3", "object keep"],
        [*BLUE, "object_drawn @ 20", "kept @ 20"]),
    "an object found": (
        {**HERE, "objects": {"r2c3": "boots"}}, ["move r2c3", "object leave"],
        [*ARRIVED, "object_found @ 21 8", "left @ 21 8"]),
    "a barter for copper": (
        {**HERE, "object_next": "bottle boots anvil sword", "coins": {"@": (3, 0)}, "luck": 5},
        ["move r2c3", "object barter kettle"],
        [*BLUE, "object_drawn @ 20", "bartered @ 20 15 1", "paid @ 1 0", "kept @ 15",
         "fairy_got 21", "fairy_got 0", "fairy_got 5"]),
    "a barter for silver": (
        {**HERE, "object_next": "bottle boots anvil sword", "coins": {"@": (1, 2)}, "luck": 5},
        ["move r2c3", "object barter mushroom"],
        [*BLUE, "object_drawn @ 20", "bartered @ 20 19 2", "paid @ 1 1", "kept @ 19",
         "fairy_got 21", "fairy_got 0", "fairy_got 5"]),
    "a barter for nothing": (
        {**HERE, "object_next": "bottle boots anvil sword", "luck": 5},
        ["move r2c3", "object barter hat"],
        [*BLUE, "object_drawn @ 20", "bartered @ 20 13 0", "kept @ 13",
         "fairy_got 21", "fairy_got 0", "fairy_got 5"]),
    "a coin token changed": (
        {**HERE, "object_next": "coin_silver"},
        ["move r2c3", "object keep", "coin_token convert"],
        [*BLUE, "object_drawn @ 10", "converted @ 1"]),
    "an object laid": (
        {**HERE, "chips": {"r2c3": "yellow", "r6c2": "yellow"}, "object_next": "boots"},
        ["move r2c3", "yellow_target r6c2"], [*YELLOW, "object_drawn @ 21", "laid @ 21 31"]),
    "a debt": (
        {**RED, "card_next": "witch"}, ["move r2c3"], [*CARD, "card_drawn @ 3", "in_debt @ 3 8"]),
    "a mission and its object": (
        {**RED, "card_next": "smith", "packs": {"@": "anvil"}}, ["move r2c3", "mission top"],
        [*CARD, "card_drawn @ 0", "mission_done @ 0 0", "gave_object @ 0", "rewarded @ 5"]),
    "a mission and its apple": (
        {**RED, "card_next": "bandit", "packs": {"@": "sword"}, "coins": {"@": (3, 0)}},
        ["move r2c3", "mission bottom"],
        [*CARD, "card_drawn @ 4", "mission_done @ 1 4", "gave_object @ 5", "gave_coins @ 2 0",
         "got_apple @ 1"]),
    "a debtor freed": (
        {**HERE, "tokens": {"r2c3": "devil C"}, "coins": {"@": (0, 1)}}, ["move r2c3"],
        [*ARRIVED, "mission_done @ 0 5", "gave_coins @ 1 1", "freed 2 5"]),
    "the first player freed": (
        {**HERE, "tokens": {"r2c3": "devil A"}, "coins": {"@": (0, 1)}}, ["move r2c3"],
        [*ARRIVED, "mission_done @ 0 5", "gave_coins @ 1 1", "freed 0 5"]),
    "an apple given": (
        {**RED, "card_next": "innkeeper", "apples": {"@": 1}}, ["move r2c3", "mission apple"],
        [*CARD, "card_drawn @ 1", "sacrificed @ 1"]),
    "a card face up": (
        {**RED, "card_next": "goblin"}, ["move r2c3"],
        [*CARD, "card_drawn @ 9", "card_laid @ 9 8"]),
    "objects sold": (
        {**RED, "card_next": "pedlar", "packs": {"@": "boots key"}},
        ["move r2c3", "ability use", "pedlar key boots"],
        [*CARD, "card_drawn @ 8", "used @ 8", "gave_object @ 21", "gave_object @ 8",
         "got_coins @ 2 0"]),
    "an apple bought": (
        {**RED, "card_next": "pedlar", "coins": {"@": (0, 1)}, "apples": {"@": 1}},
        ["move r2c3", "ability use", "pedlar apple"],
        [*CARD, "card_drawn @ 8", "used @ 8", "gave_coins @ 1 1", "got_apple @ 2"]),
    "a swap": (
        {**RED, "card_next": "goblin", "packs": {"@": "boots"}},
        ["move r2c3", "ability use", "goblin boots > sword"],
        [*CARD, "card_drawn @ 9", "used @ 9", "gave_object @ 21", "kept @ 5"]),
    "a card fetched": (
        {**RED, "card_next": "beggar", "coins": {"@": (1, 0)}},
        ["move r2c3", "ability use", "beggar_pick devil"],
        [*CARD, "card_drawn @ 10", "used @ 10", "gave_coins @ 1 0", "fetched @ 5",
         "in_debt @ 5 8"]),
    "a ride": (
        {**RED, "card_next": "unicorn", "chip_next": "blue yellow"},
        ["move r2c3", "ability use", "unicorn_target r5c4"],
        [*CARD, "card_drawn @ 7", "used @ 7", "rode @ 27", "turned 27", "restocked 8 1"]),
    "a ride to the witch": (
        {**RED, "card_next": "unicorn", "chip_next": "blue yellow", "tokens": {"r5c4": "witch A"},
         "packs": {"@": "saddle cross"}},
        ["move r2c3", "ability use", "unicorn_target r5c4"],
        [*CARD, "card_drawn @ 7", "used @ 7", "rode @ 27", "turned 27", "restocked 8 1",
         "gave_object @ 3", "mission_done @ 0 3", "gave_object @ 7", "freed 0 3"]),
    "the prince": (
        {**RED, "card_next": "prince", "object_next": "bottle key stone"},
        ["move r2c3", "ability use", "prince_pick key"],
        [*CARD, "card_drawn @ 6", "used @ 6", "object_drawn @ 20", "object_drawn @ 8",
         "object_drawn @ 2", "kept @ 8"]),
    "objects for copper": (
        {**WELL, "packs": {"@": "boots key"}}, ["move r2c2", "well key boots"],
        [*AT_WELL, "gave_object @ 21", "gave_object @ 8", "got_coins @ 2 0"]),
    "copper for silver": (
        {**WELL, "coins": {"@": (3, 0)}}, ["move r2c2", "well silver"],
        [*AT_WELL, "gave_coins @ 3 0", "got_coins @ 1 1"]),
    "silver for an apple": (
        {**WELL, "coins": {"@": (0, 1)}, "apples": {"@": 1}}, ["move r2c2", "well apple"],
        [*AT_WELL, "gave_coins @ 1 1", "got_apple @ 2"]),
    "the chest": (
        {**HERE, "packs": {"@": "chest key"}}, ["start_window open", "move pause"],
        ["chest_opened @", "gave_object @ 4", "gave_object @ 8", "got_apple @ 1", "paused @ 14",
         "turned 14"]),
    "a gap filled": (
        {**HERE, "packs": {"@": "anvil"}, "blocking": True}, ["start_window p3.2", "move pause"],
        ["gap_filled @ 0 11", "paused @ 14", "not_turned 14"]),
    "a gap cleared": (
        {**HERE, "gaps": {"p2.3": "stone"}, "blocking": True},
        ["start_window p2.3", "move pause"], ["gap_cleared @ 2 7", "paused @ 14", "turned 14"]),
    "the spirit laid": (
        {**HERE, "apples": {"@": 3}}, ["move pause", "spirit_place r5c3"],
        ["paused @ 14", "turned 14", "spirit_came @left @ 26"]),
    "the winner": (
        {**HERE, "tokens": {"r2c3": "forest_spirit"}, "apples": {"@": 3}}, ["move r2c3"],
        [*ARRIVED, "used @ 11", "won @"]),
}  # fmt: skip


def of(changes: dict[str, Any], who: str) -> dict[str, Any]:
    """The changes, with "@" for a player."""
    laid = {}
    for name, value in changes.items():
        laid[name] = who if value == "@" else value
        if isinstance(value, dict):
            laid[name] = {who if key == "@" else key: one for key, one in value.items()}
    return laid


@rule("RF-026", "RF-031", "RF-053", "RF-082", "RF-104", "RF-113", "RF-117", "RF-125", "RF-168")
@pytest.mark.parametrize("who", ["B", "D"])
@pytest.mark.parametrize("what", CASES)
def test_each_deed_is_told_with_its_numbers(what: str, who: str) -> None:
    changes, given, lines = CASES[what]
    t = lay(**of(changes, who))
    for answer in given:
        question, _, word = answer.partition(" ")
        play(t, **{question: word})
    seat = "ABCD".index(who)
    left = str((seat + 1) % 4)
    assert told(t) == [line.replace("@left", left).replace("@", str(seat)) for line in lines]


@rule("RF-030", "RF-031")
def test_the_first_move_and_waiting_for_it_are_told() -> None:
    for seat, where, number in ((2, "r6c5", 34), (3, "r6c2", 31)):
        t = lay(player="ABCD"[seat], object_next="bottle")
        assert told(play(t, move=where, object="leave")) == [
            f"first_move {seat} {number}", f"turned {number}", f"chip_taken {seat} 0",
            f"object_drawn {seat} 20", f"left {seat} 20 {number}",
        ]  # fmt: skip
    assert told(play(lay(pawns={"A": "r6c5", "D": "r5c6"}, player="C"), move="pause")) == [
        "waited 2"
    ]


@rule("RF-066", "RF-099", "RF-101", "RF-137", "RF-151", "RF-182")
def test_what_does_not_come_is_told_too() -> None:
    red = of(RED, "D")
    t = lay(**red, card_next="smith", packs={"D": "anvil"})
    begin(scatter(t, keep="bottle", chips="blue yellow red"), "D")
    play(t, move="r2c3", mission="top")
    assert told(t)[-2:] == ["gave_object 3 0", "no_reward 3 5"]
    t = lay(**red, card_next="prince", packs={"D": "anvil"})
    begin(scatter(t, keep="stone barrel", chips="blue yellow red"), "D")
    play(t, move="r2c3", ability="use")
    assert told(t)[-3:] == ["object_drawn 3 2", "object_drawn 3 1", "none_fits 3"]
    t = lay(**of(HERE, "D"), apples={"B": 3})
    begin(scatter(t, chips="red blue yellow", spare=""), "D")
    play(t, move="pause")
    assert told(t)[-1] == "spirit_waits 1"
    t = begin(scatter(lay(**of(HERE, "D")), chips="blue yellow red"), "D")
    assert told(play(t, move="r2c3"))[-1] == "no_object 3"
    t = lay(**{**of(HERE, "D"), "chip_next": "red"}, object_next="boots")
    at(t).chip[cell("r2c3")] = 1
    at(t).black_count[1] -= 1
    at(t).black_count[0] += 1
    at(t).black[list(at(t).black).index(1)] = 0
    begin(scatter(t, keep="boots"), "D")
    assert told(play(t, move="r2c3"))[-2:] == ["object_drawn 3 21", "returned 21"]
