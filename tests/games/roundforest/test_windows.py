"""Chest and key (RF-168 to RF-170), blocking (RF-171 to RF-179)."""

from typing import Any

import pytest

from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, begin, gap, lay
from tests.games.roundforest.looking import in_bag, lies, told, turned
from tests.games.roundforest.players import apples_of, pack, pawn, whose_turn
from tests.rules import rule

BLOCK: dict[str, Any] = {**HERE, "blocking": True}


@rule("RF-168", "RF-170")
def test_chest_and_key_bring_an_apple() -> None:
    t = lay(**HERE, packs={"A": "chest key boots"})
    assert choices(t) == ["done", "open"]
    play(t, start_window="open")
    assert (pack(t), apples_of(t)) == (["boots"], 1)
    assert at(t).orchard == 11
    assert [in_bag(t, kind) for kind in ("chest", "key")] == [2, 2]
    assert t.question == "move"
    for half in ("chest", "key"):
        assert lay(**HERE, packs={"A": half}).question == "move"


@rule("RF-169", "Q-55")
def test_the_chest_is_opened_at_the_start_or_at_the_end_of_the_own_turn() -> None:
    t = lay(**HERE, packs={"A": "chest"}, object_next="key", chip_next="blue")
    play(t, move="r2c3")
    assert choices(t)[:2] == ["keep", "leave"]  # not while choosing about a drawn object
    play(t, object="keep", end_window="open")
    assert apples_of(t) == 1
    assert whose_turn(t) == "B"
    t = lay(**HERE, packs={"A": "chest key"})
    play(t, start_window="done", move="pause", end_window="done")
    assert whose_turn(t) == "B"
    assert pack(t) == ["chest", "key"]
    assert t.asked == (1,)  # never in others' turns


@rule("RF-022", "RF-168", "Q-30")
def test_the_last_apple_of_the_supply_is_still_given_for_a_chest_and_no_other() -> None:
    held: dict[str, Any] = {"packs": {"A": "chest key"}, "tokens": {"r6c3": "forest_spirit"}}
    assert choices(lay(**HERE, **held, apples={"B": 11})) == ["done", "open"]
    assert lay(**HERE, **held, apples={"B": 12}).question == "move"
    t = lay(**BLOCK, **held, apples={"B": 12})
    assert refused(t, "start_window", "open") == "no_apple_left"


@rule("RF-170", "Q-56")
def test_every_source_of_apples() -> None:
    """Wells, friendly and hostile characters, the chest, the pedlar; and nothing else."""
    found = set()
    for module in lay().game.rules:
        for name, f in vars(module).items():
            code = getattr(f, "__code__", None)
            if code is not None and "pick_apple" in code.co_names:
                found.add(name)
    assert found == {"exchange", "reward", "open_chest", "trade"}


@rule("RF-171", "Q-57")
def test_blocking_is_an_option_and_off_by_default() -> None:
    t = lay(**HERE, packs={"A": "stone"})
    assert t.question == "move"
    t = lay(**HERE, packs={"A": "stone"}, blocking=True)
    assert t.question == "start_window"
    t = lay(**HERE, packs={"A": "chest key"}, blocking=False)
    assert refused(t, "start_window", "p3.3") == "blocking_off"


@rule("RF-171", "RF-175", "Q-58")
def test_a_heavy_object_goes_into_a_free_gap_beside_the_tile() -> None:
    t = lay(**BLOCK, packs={"A": "stone boots"})
    assert choices(t) == ["done", "p2.2", "p2.3", "p3.2", "p3.3"]
    assert refused(t, "start_window", "p4.4") == "gap_not_near"
    play(t, start_window="p2.3")
    assert pack(t) == ["boots"]
    assert at(t).gap[gap("p2.3")] == 2
    t = lay(pawns={"A": "r1c2"}, packs={"A": "stone"}, blocking=True)
    assert choices(t) == ["done", "p1.1", "p1.2"]  # none at the outer edge
    t = lay(packs={"A": "stone"}, blocking=True)
    assert t.question == "move"  # not on the backpack
    t = lay(packs={"A": "chest key"}, blocking=True)
    assert refused(t, "start_window", "p1.1") == "gap_not_near"
    t = lay(pawns={"A": "r1c2"}, packs={"A": "stone"}, gaps={"p1.1": "chest", "p1.2": "barrel"},
            blocking=True)  # fmt: skip
    assert t.question == "move"  # none is free
    t = lay(**BLOCK, packs={"A": "boots"}, gaps={"p2.2": "stone"})
    assert refused(t, "start_window", "p3.3") == "no_heavy_object"


@rule("RF-172", "RF-178", "Q-61")
def test_all_tiles_around_the_gap_stop_turning() -> None:
    t = lay(**BLOCK, gaps={"p2.3": "stone"}, packs={"B": "anvil"}, chip_next="red",
            object_next="boots")  # fmt: skip
    play(t, start_window="done", move="r2c3", object="keep", end_window="done")
    assert pawn(t) == "r2c3"  # entered, restocked behind, acted upon
    assert turned(t, "r2c3") == 0
    assert lies(t, "r3c3") == "red"
    assert pack(t) == ["boots"]
    assert "not_turned" in told(t)
    t = play(lay(**BLOCK, packs={"A": "stone"}), start_window="p3.3", move="pause")
    assert turned(t, "r3c3") == 0
    t = play(lay(**BLOCK, gaps={"p5.5": "stone"}), move="pause")
    assert turned(t, "r3c3") == 1


@rule("RF-173", "RF-174")
def test_one_object_is_laid_or_removed_per_turn_at_the_start_or_at_the_end() -> None:
    t = lay(**BLOCK, packs={"A": "stone"})
    play(t, start_window="p3.3")
    assert t.question == "move"  # nothing more to do at the start
    play(t, move="pause")
    assert whose_turn(t) == "B"  # nor at the end
    t = lay(**BLOCK, packs={"A": "chest key"})
    play(t, start_window="p3.3")
    assert pack(t) == ["key"]
    t = lay(**BLOCK, packs={"A": "chest key boots"}, gaps={"p2.2": "stone"})
    play(t, start_window="open")
    assert t.question == "start_window"  # the chest is open; the gap may still be used
    play(t, start_window="p2.2")
    assert pack(t) == ["stone", "boots"]
    assert t.question == "move"
    play(t, move="pause")
    assert whose_turn(t) == "B"
    t = lay(**BLOCK, packs={"A": "chest key boots"}, gaps={"p2.2": "stone"})
    play(t, start_window="done", move="pause", end_window="open")
    assert choices(t) == ["done", "p2.2"]  # and so at the end
    play(t, end_window="p2.2")
    assert whose_turn(t) == "B"


@rule("RF-173")
def test_a_second_gap_is_refused() -> None:
    t = lay(**BLOCK, packs={"A": "key"}, gaps={"p2.2": "chest"})
    play(t, start_window="p2.2")
    assert choices(t) == ["done", "open"]
    assert refused(t, "start_window", "p3.3") == "gap_used"
    t = lay(pawns={"A": "r3c3", "B": "r4c4"}, packs={"A": "stone"}, blocking=True)
    play(t, start_window="p3.3", move="pause")
    assert choices(t) == ["done", "p3.3"]  # the next player may


@rule("RF-174", "RF-175", "Q-60")
def test_at_the_end_the_gaps_of_the_new_tile_count() -> None:
    t = lay(**BLOCK, packs={"A": "stone"}, object_next="boots")
    play(t, start_window="done", move="r2c3", object="leave")
    assert choices(t) == ["done", "p1.2", "p1.3", "p2.2", "p2.3"]
    t = lay(**RED, blocking=True, packs={"A": "stone"}, card_next="unicorn")
    play(t, start_window="done", move="r2c3", ability="use", unicorn_target="r5c5")
    assert choices(t) == ["done", "p4.4", "p4.5", "p5.4", "p5.5"]


@rule("RF-176", "RF-177", "Q-59")
def test_anybody_with_room_removes_an_object() -> None:
    t = lay(**BLOCK, packs={"A": "stone"})
    play(t, start_window="p3.3", move="pause")
    t = lay(pawns={"A": "r3c3", "B": "r4c4"}, gaps={"p3.3": "stone"}, player="B", blocking=True)
    assert choices(t) == ["done", "p3.3"]
    play(t, start_window="p3.3")
    assert pack(t, "B") == ["stone"]
    assert told(t)[-1] == "gap_cleared"
    play(t, move="pause")
    assert turned(t, "r4c4") == 1
    for kind in ("anvil", "barrel", "saddle", "chest"):
        t = lay(**BLOCK, gaps={"p3.3": kind})
        assert pack(play(t, start_window="p3.3")) == [kind]
    t = lay(**BLOCK, packs={"A": "boots key cross"}, gaps={"p3.3": "stone"})
    assert t.question == "move"  # no room
    t = lay(**BLOCK, packs={"A": "anvil"}, gaps={"p3.3": "stone"})
    assert refused(t, "start_window", "p3.3") == "second_heavy"


@rule("RF-172", "Q-62")
def test_a_pawn_shut_in_on_a_blocked_tile_waits_or_frees_itself() -> None:
    closed: dict[str, Any] = {
        "pawns": {"A": "r1c2"}, "tiles": {"r1c2": "F01 3"}, "compasses": {"A": 0},
        "gaps": {"p1.2": "stone"}, "blocking": True,
    }  # fmt: skip
    t = lay(**closed, packs={"A": "boots key cross"})
    assert choices(t) == ["pause"]
    play(t, move="pause")
    assert choices(begin(t)) == ["pause"]
    t = lay(**closed)
    play(t, start_window="p1.2", move="pause")
    assert turned(t, "r1c2") == 0


@rule("RF-179", "RF-059")
@pytest.mark.parametrize("kind", ["anvil", "barrel", "stone", "saddle", "chest"])
def test_a_heavy_object_on_a_tile_is_no_block(kind: str) -> None:
    t = lay(**BLOCK, objects={"r2c3": kind})
    play(t, move="r2c3", object="leave")
    assert turned(t, "r2c3") == 1


@rule("RF-172", "RF-174", "RF-175")
@pytest.mark.parametrize(
    ("gap", "tiles"),
    [("p1.1", "r1c2 r2c1 r2c2"), ("p5.5", "r5c5 r5c6 r6c5"), ("p3.3", "r3c3 r3c4 r4c3 r4c4")],
)
def test_a_gap_belongs_to_the_tiles_around_it_and_to_no_other(gap: str, tiles: str) -> None:
    for where in tiles.split():
        t = lay(pawns={"A": where}, gaps={gap: "stone"}, blocking=True)
        assert (t.question, refused(t, "start_window", gap)) == ("start_window", "")
        play(t, start_window="done", move="pause", end_window="done")
        assert turned(t, where) == 0
        t = lay(pawns={"A": where}, packs={"A": "stone"}, blocking=True)
        play(t, start_window=gap, move="pause")
        assert turned(t, where) == 0
    for elsewhere in ("r2c4", "r1c4"):  # in the middle of the forest, and at its edge
        t = lay(pawns={"A": elsewhere}, gaps={gap: "stone"}, blocking=True)
        assert t.question == "move"
        assert turned(play(t, move="pause"), elsewhere) == 1
