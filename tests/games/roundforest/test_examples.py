"""Worked examples of the ledger (section 6), to the letter: ways, the fairy, wells (1 to 16)."""

import broceliande as bro
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import AT_WELL, HERE, at, begin, lay
from tests.games.roundforest.looking import aside, fairy_rows, in_bag, lies, told, turned
from tests.games.roundforest.players import apples_of, pack, pawn, purse, whose_turn
from tests.rules import rule

ROWS = "hat spoon jug sword cheese kettle coin_silver anvil boots"


@rule("RF-028", "RF-029", "RF-031", "RF-032", "Q-03")
def test_we_01_first_move() -> None:
    t = lay(object_next="bottle")
    assert choices(t) == ["r1c2", "r2c1"]
    before = at(t).black_n
    play(t, move="r1c2", object="keep")
    assert turned(t, "r1c2") == 1
    assert at(t).black_n == before
    assert aside(t) == {"blue": 1}
    assert pack(t) == ["bottle"]
    t = lay(pawns={"A": "r1c2"}, tiles={"r1c2": "F17 1"})  # both western symbols are white
    assert refused(t, "move", "r1c1") == "not_in_forest"


@rule("RF-033", "RF-034", "RF-035", "RF-036", "RF-039", "RF-041", "RF-042", "RF-045")
def test_we_02_symbols() -> None:
    t = lay(**HERE)
    assert choices(t) == [
        "r1c3", "r2c3", "+r3c1", "+r3c2", "+r3c4", "r3c5", "r4c3", "+r5c3", "pause",
    ]  # fmt: skip


@rule("RF-037", "RF-038")
def test_we_03_limit() -> None:
    t = lay(pawns={"A": "r1c3"}, tiles={"r1c3": "F13"})
    assert choices(t) == ["+r1c2", "+r1c4", "r1c5", "r2c3", "+r3c3", "pause"]


@rule("RF-026", "RF-041", "RF-044", "RF-052", "RF-057", "RF-058", "RF-060")
def test_we_04_jump_turn_restock() -> None:
    tiles = {"r3c3": "F13", "r3c5": "F04"}
    t = lay(pawns={"A": "r3c3"}, tiles=tiles, chip_next="red", object_next="bottle")
    play(t, move="r3c5", object="leave")
    assert turned(t, "r3c5") == 1
    shown = t.rules.named.SHOWN[at(t).tile[16]][1]
    assert [shown >> way & 1 for way in range(8)] == [0, 1, 1, 0, 1, 0, 0, 0]  # N, E, S, W
    assert turned(t, "r3c3") == 0
    assert lies(t, "r3c3") == "red"
    assert lies(t, "r3c5") == "bottle"
    assert aside(t) == {"blue": 1}
    begin(t)
    assert [c for c in choices(t) if c[0] == "r"] == ["r1c5", "r3c6", "r4c5"]


@rule("RF-043", "RF-044", "RF-048", "Q-07")
def test_we_05_occupied_tile() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r2c3"}, tiles={"r3c3": "F13"})
    assert [c for c in choices(t) if c[0] == "r"] == ["r1c3", "r3c5", "r4c3"]
    assert refused(t, "move", "r2c3") == "tile_occupied"


@rule("RF-045", "RF-046")
def test_we_06_compass() -> None:
    t = lay(**HERE, object_next="bottle")
    play(t, move="r3c1", object="keep")
    assert at(t).compass[0] == 1
    assert sum(at(t).compass[:4]) == 7
    assert pawn(t) == "r3c1"
    assert turned(t, "r3c1") == 1
    assert pack(t) == ["bottle"]


@rule("RF-027", "RF-050", "RF-053")
def test_we_07_pause() -> None:
    t = lay(pawns={"A": "r3c5"}, tiles={"r3c5": "F04 1"})
    before = at(t).black_n
    play(t, move="pause")
    assert turned(t, "r3c5") == 2
    assert at(t).black_n == before
    assert told(t) == ["paused", "turned"]
    assert whose_turn(t) == "B"


@rule("RF-051", "RF-053")
def test_we_08_forced_pause() -> None:
    t = lay(pawns={"A": "r1c2"}, tiles={"r1c2": "F01 3"}, compasses={"A": 0})
    assert choices(t) == ["pause"]
    play(t, move="pause")
    assert turned(t, "r1c2") == 0
    begin(t)
    assert choices(t) == ["r1c3", "pause"]


@rule("RF-082", "RF-084", "RF-086", "RF-089", "RF-090", "RF-091", "RF-092", "Q-21")
def test_we_09_barter_middle_row() -> None:
    t = lay(**HERE, coins={"A": (1, 0)}, fairy=ROWS, object_next="mushroom bottle cross key",
            chip_next="blue")  # fmt: skip
    play(t, move="r2c3", object="barter sword")
    assert pack(t) == ["sword"]
    assert purse(t) == (0, 0)
    assert at(t).supply[0] == 24
    assert fairy_rows(t) == ["hat spoon jug", "coin_silver anvil boots", "bottle cross key"]
    assert [in_bag(t, kind) for kind in ("mushroom", "cheese", "kettle")] == [1, 1, 1]


@rule("RF-087", "Q-19")
def test_we_10_silver_at_the_fairy() -> None:
    t = lay(**HERE, coins={"A": (0, 1)}, fairy=ROWS, object_next="mushroom bottle cross key")
    play(t, move="r2c3", object="barter sword")
    assert pack(t) == ["sword"]
    assert purse(t) == (0, 0)
    assert list(at(t).supply) == [24, 12]


@rule("RF-083", "RF-090")
def test_we_11_barter_bottom_row() -> None:
    t = lay(**HERE, fairy=ROWS, object_next="mushroom bottle cross key")
    play(t, move="r2c3", object="barter jug")
    assert pack(t) == ["jug"]
    assert fairy_rows(t) == ["sword cheese kettle", "coin_silver anvil boots", "bottle cross key"]


@rule("RF-093", "RF-094", "RF-095")
def test_we_12_coin_token() -> None:
    t = lay(**HERE, packs={"A": "bottle boots key"}, object_next="coin_copper")
    play(t, move="r2c3", object="keep")  # without room it is changed at once
    assert purse(t) == (1, 0)
    assert pack(t) == ["key", "bottle", "boots"]
    assert in_bag(t, "coin_copper") == 5


@rule("RF-096", "RF-097", "RF-098")
def test_we_13_yellow() -> None:
    yellow = {"r2c3": "yellow", "r6c4": "yellow", "r5c6": "yellow"}
    t = lay(**HERE, chips=yellow, chip_next="blue", object_next="bottle")
    play(t, move="r2c3")
    assert choices(t) == ["r5c6", "r6c4"]
    play(t, yellow_target="r6c4")
    assert lies(t, "r6c4") == "bottle"
    assert aside(t) == {"yellow": 2}


@rule("RF-065", "RF-099")
def test_we_14_no_other_yellow() -> None:
    t = lay(**HERE, chips={"r2c3": "yellow"}, chip_next="red", object_next="bottle")
    play(t, move="r2c3")
    assert len(choices(t)) == 16
    assert {lies(t, where) for where in choices(t)} == {"blue"}
    play(t, yellow_target="r6c4")
    assert lies(t, "r6c4") == "bottle"
    assert aside(t) == {"blue": 1, "yellow": 1}


@rule("RF-125", "RF-126", "RF-127", "RF-128", "RF-130", "RF-131")
def test_we_15_well() -> None:
    t = play(lay(**AT_WELL, packs={"A": "bottle boots key"}), move="r2c2", well="bottle boots")
    assert pack(t) == ["key"]
    assert purse(t) == (2, 0)
    assert at(t).supply[0] == 22
    t = play(lay(**AT_WELL, coins={"A": (3, 0)}), move="r2c2", well="silver")
    assert purse(t) == (0, 1)
    t = play(lay(**AT_WELL, coins={"A": (0, 2)}), move="r2c2", well="apple")
    assert purse(t) == (0, 1)
    assert apples_of(t) == 1
    assert refused(t, "well", "apple", "A") == "not_your_turn"
    t = play(lay(**AT_WELL, packs={"A": "bottle"}), move="r2c2")
    assert whose_turn(t) == "B"  # nothing but `nothing`: not asked


@rule("RF-055", "RF-124", "RF-132")
def test_we_16_pause_on_a_well() -> None:
    t = lay(pawns={"A": "r2c2"}, coins={"A": (3, 0)})
    play(t, move="pause")
    assert turned(t, "r2c2") == 1
    assert whose_turn(t) == "B"
    assert purse(t) == (3, 0)
    begin(play(begin(t), move="r2c3", object="leave"))
    at(t).turned[8] = 3  # west is white again
    play(t, move="r2c2")
    assert choices(t) == ["nothing", "silver"]


def test_the_examples_leave_no_trace_of_each_other() -> None:
    assert isinstance(lay(), bro.Table)
    assert bytes(lay().state) == bytes(lay().state)
