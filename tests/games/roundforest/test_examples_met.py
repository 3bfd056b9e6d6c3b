"""Worked examples of the ledger (section 6), to the letter: those who are met (17 to 33)."""

import pytest

from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, lay
from tests.games.roundforest.looking import aside, in_bag, in_pile, lies, told, turned
from tests.games.roundforest.players import apples_of, debts, pack, pawn, purse, whose_turn
from tests.rules import rule

PAIRS = [("smith", "anvil", "sword"), ("innkeeper", "barrel", "potion"),
         ("sculptor", "stone", "cross")]  # fmt: skip


@rule("RF-136", "RF-137", "RF-138", "RF-139", "RF-140", "RF-141", "RF-142", "RF-143", "RF-144")
@pytest.mark.parametrize(("character", "heavy", "light"), PAIRS)
def test_we_17_smith_innkeeper_sculptor(character: str, heavy: str, light: str) -> None:
    t = lay(**RED, packs={"A": heavy}, card_next=character)
    play(t, move="r2c3", mission="top")
    assert in_bag(t, heavy) == 2
    assert pack(t) == [light]
    assert character in in_pile(t)
    assert lies(t, "r2c3") == ""

    packs = {"A": heavy, "B": f"{light} {light} {light}"}
    t = lay(**RED, packs=packs, card_next=character)
    play(t, move="r2c3", mission="top")
    assert pack(t) == []
    assert debts(t) == []
    assert "no_reward" in told(t)

    t = lay(**RED, packs={"A": f"{heavy} {light}"}, card_next=character)
    play(t, move="r2c3")
    assert choices(t) == ["top", "bottom", "debt"]
    play(t, mission="bottom")
    assert pack(t) == [light]
    assert apples_of(t) == 1

    t = lay(**RED, packs={"A": light}, card_next=character)
    play(t, move="r2c3")  # the one answer is `debt`
    assert debts(t) == [character]
    assert lies(t, "r2c3") == character
    assert pack(t) == [light]


@rule("RF-145", "RF-146")
def test_we_18_witch() -> None:
    t = play(lay(**RED, packs={"A": "cross"}, card_next="witch"), move="r2c3", mission="top")
    assert (pack(t), apples_of(t)) == ([], 0)
    t = lay(**RED, packs={"A": "cross potion"}, card_next="witch")
    play(t, move="r2c3", mission="bottom")
    assert (pack(t), apples_of(t)) == ([], 1)


@rule("RF-147", "RF-148")
def test_we_19_bandit() -> None:
    t = play(lay(**RED, coins={"A": (2, 0)}, card_next="bandit"), move="r2c3", mission="top")
    assert (purse(t), apples_of(t)) == ((0, 0), 0)
    t = lay(**RED, coins={"A": (3, 0)}, packs={"A": "sword"}, card_next="bandit")
    play(t, move="r2c3", mission="bottom")
    assert (purse(t), pack(t), apples_of(t)) == ((1, 0), [], 1)


@rule("RF-149", "RF-150", "Q-37")
def test_we_20_devil() -> None:
    t = play(lay(**RED, coins={"A": (0, 1)}, card_next="devil"), move="r2c3", mission="top")
    assert (purse(t), apples_of(t)) == ((0, 0), 0)
    t = lay(**RED, coins={"A": (0, 1)}, packs={"A": "cross"}, card_next="devil")
    play(t, move="r2c3", mission="bottom")
    assert (purse(t), pack(t), apples_of(t)) == ((0, 0), [], 1)
    assert at(t).supply[1] == 12
    assert in_bag(t, "cross") == 3
    assert "devil" in in_pile(t)


@rule("RF-108", "RF-114")
def test_we_21_apple_at_once() -> None:
    t = lay(**RED, apples={"A": 1}, card_next="devil")
    play(t, move="r2c3")
    assert choices(t) == ["apple", "debt"]
    play(t, mission="apple")
    assert apples_of(t) == 0
    assert debts(t) == []
    assert "devil" in in_pile(t)
    assert lies(t, "r2c3") == ""


@rule("RF-117", "RF-151")
def test_we_22_prince() -> None:
    t = lay(**RED, card_next="prince", object_next="bottle key stone")
    play(t, move="r2c3", ability="use", prince_pick="key")
    assert pack(t) == ["key"]
    assert [in_bag(t, kind) for kind in ("bottle", "stone")] == [1, 2]
    assert "prince" in in_pile(t)


@rule("RF-153", "RF-154", "RF-155", "Q-44", "Q-45", "Q-46", "Q-47")
def test_we_23_unicorn() -> None:
    t = lay(**RED, card_next="unicorn", chip_next="blue yellow")
    play(t, move="r2c3", ability="use", unicorn_target="r5c4")
    assert pawn(t) == "r5c4"
    assert turned(t, "r5c4") == 1
    assert lies(t, "r5c4") == "red"
    assert lies(t, "r2c3") == "yellow"
    assert lies(t, "r3c3") == "blue"
    assert whose_turn(t) == "B"

    t = lay(**RED, card_next="unicorn", chip_next="blue yellow", packs={"A": "saddle"},
            object_next="bottle", luck=2)  # fmt: skip
    play(t, move="r2c3", ability="use", unicorn_target="r6c4", saddle="use", object="keep")
    assert in_bag(t, "saddle") == 2
    assert pack(t) == ["bottle"]
    assert aside(t) == {"blue": 1, "red": 1}
    assert lies(t, "r6c4") == ""


@rule("RF-156", "RF-157", "RF-158")
def test_we_24_pedlar() -> None:
    t = lay(**RED, card_next="pedlar", packs={"A": "bottle boots key"})
    play(t, move="r2c3", ability="use", pedlar="bottle boots")
    assert (pack(t), purse(t)) == (["key"], (2, 0))
    t = lay(**RED, card_next="pedlar", packs={"A": "boots"}, coins={"A": (0, 2)})
    play(t, move="r2c3", ability="use", pedlar="apple")
    assert (pack(t), purse(t), apples_of(t)) == (["boots"], (0, 1), 1)
    assert refused(t, "pedlar", "apple", "A") == "not_your_turn"


@rule("RF-160", "RF-161", "RF-162")
def test_we_25_goblin() -> None:
    t = lay(**RED, card_next="goblin", packs={"A": "boots key"})
    play(t, move="r2c3", ability="use", goblin="boots > chest")
    assert pack(t) == ["chest", "key"]
    t = lay(**RED, card_next="goblin", packs={"A": "boots anvil"})
    play(t, move="r2c3", ability="use")
    heavy = ["anvil", "barrel", "stone", "saddle", "chest"]
    assert not {f"boots > {kind}" for kind in heavy} & set(choices(t))
    assert {f"anvil > {kind}" for kind in heavy} <= set(choices(t))
    assert not [c for c in choices(t) if "> coin" in c]


@rule("RF-163", "RF-165", "RF-166")
def test_we_26_beggar() -> None:
    t = lay(**RED, card_next="beggar", packs={"A": "anvil sword"}, coins={"A": (1, 0)})
    play(t, move="r2c3", ability="use", beggar_pick="smith", mission="bottom")
    assert (pack(t), purse(t), apples_of(t)) == (["sword"], (0, 0), 1)
    assert len(in_pile(t)) == 12
    t = lay(**RED, card_next="beggar", coins={"A": (1, 0)})
    play(t, move="r2c3", ability="use", beggar_pick="witch")
    assert debts(t) == ["witch"]
    assert lies(t, "r2c3") == "witch"
    assert "beggar" in in_pile(t)


@rule("RF-168", "RF-169", "RF-181", "RF-183", "RF-185", "RF-186", "Q-64")
def test_we_27_chest_forced_spirit_end() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r6c3"}, tiles={"r3c3": "F13"}, apples={"A": 2},
            packs={"A": "chest key"})  # fmt: skip
    play(t, start_window="open", move="pause")
    assert apples_of(t) == 3
    assert pack(t) == []
    assert [in_bag(t, kind) for kind in ("chest", "key")] == [2, 2]
    assert t.question == "spirit_place"
    assert t.asked == (1,)
    red = [f"r{r}c{c}" for r in (4, 5) for c in range(1, 7) if lies(t, f"r{r}c{c}") == "red"]
    assert choices(t) == red
    play(t, spirit_place="r4c6")
    assert aside(t) == {"red": 1}
    assert at(t).card[11] == 4
    assert "forest_spirit" not in in_pile(t)
    t = lay(pawns={"A": "r4c4"}, tiles={"r4c4": "F17 1"}, apples={"A": 3},
            tokens={"r4c6": "forest_spirit"})  # fmt: skip
    play(t, move="r4c6")
    assert t.over
    assert t.ending == "emerald_ring"
    assert t.places == (1, 2, 2, 2)
    assert apples_of(t) == 0
    assert at(t).ring == 0


@rule("RF-110", "RF-116", "RF-122", "Q-32")
def test_we_28_somebody_else_pays() -> None:
    t = lay(**HERE, packs={"A": "anvil"}, tokens={"r2c3": "smith B"})
    assert debts(t, "B") == ["smith"]
    play(t, move="r2c3")  # only `top` is possible: carried out
    assert debts(t, "B") == []
    assert (pack(t, "B"), apples_of(t, "B")) == ([], 0)
    assert pack(t) == ["sword"]
    assert "smith" in in_pile(t)
    assert lies(t, "r2c3") == ""


@rule("RF-171", "RF-172", "Q-61")
def test_we_29_blocking() -> None:
    t = lay(**HERE, packs={"A": "stone"}, blocking=True)
    play(t, start_window="p3.3", move="pause")
    assert turned(t, "r3c3") == 0
    for where in ("r3c4", "r4c3", "r4c4"):
        assert t.rules.named.still(t.state, (int(where[1]) - 1) * 6 + int(where[3]) - 1)
    assert not t.rules.named.still(t.state, 8)


@rule("RF-059", "RF-179")
def test_we_30_heavy_object_on_a_tile() -> None:
    t = play(lay(**HERE, objects={"r2c3": "stone"}), move="r2c3", object="leave")
    assert turned(t, "r2c3") == 1
    assert lies(t, "r2c3") == "stone"


@rule("RF-134", "RF-135", "Q-17", "Q-34")
def test_we_31_full_backpack() -> None:
    t = lay(**HERE, packs={"A": "bottle boots key"}, objects={"r2c3": "sword"})
    play(t, move="r2c3")  # only `leave`
    assert lies(t, "r2c3") == "sword"
    assert whose_turn(t) == "B"
    t = lay(**HERE, packs={"A": "anvil"}, objects={"r2c3": "stone"})
    play(t, move="r2c3")
    assert "keep" not in choices(t)
    assert refused(t, "object", "keep") == "second_heavy"
    play(t, object="barter hat")
    assert pack(t) == ["anvil", "hat"]
    assert in_bag(t, "stone") == 2


@rule("RF-107", "RF-109", "RF-121")
def test_we_32_own_debt() -> None:
    t = lay(**HERE, tokens={"r2c3": "witch A"})
    assert "r2c3" not in choices(t)
    t = lay(**HERE, tokens={"r2c3": "witch A"}, packs={"A": "cross"}, apples={"A": 1})
    play(t, move="r2c3")
    assert choices(t) == ["top", "apple"]
    play(t, mission="top")
    assert debts(t) == []
    assert apples_of(t) == 1


@rule("RF-062", "RF-104", "RF-105")
def test_we_33_leaving_a_character() -> None:
    t = lay(**HERE, tokens={"r3c3": "witch A"}, card_next="bandit")
    before = at(t).black_n
    play(t, move="r4c3")
    assert at(t).black_n == before
    assert lies(t, "r3c3") == "witch"
    assert debts(t) == ["witch", "bandit"]
