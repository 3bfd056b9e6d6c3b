"""Red chip, missions and debts (RF-101 to RF-116, RF-121 to RF-123, RF-136 to RF-150)."""

from collections import Counter

import pytest

from broceliande.games.roundforest.names import CHARACTERS, CLASSES
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, begin, cell, lay
from tests.games.roundforest.looking import aside, in_bag, in_pile, lies, told
from tests.games.roundforest.missions import DONE, standing
from tests.games.roundforest.players import apples_of, debts, pack, purse, whose_turn
from tests.rules import rule


# character, mission, objects carried, coins, objects left, coins left, apples
@rule("RF-101")
def test_a_red_chip_draws_the_top_card() -> None:
    t = play(lay(**RED, card_next="witch"), move="r2c3")
    assert told(t)[3:5] == ["chip_taken", "card_drawn"]
    assert aside(t) == {"red": 1}
    assert debts(t) == ["witch"]


@rule("RF-101")
def test_cards_are_drawn_uniformly() -> None:
    drawn = Counter[int]()
    for luck in range(240):
        t = play(lay(**RED).redeal(1, luck), move="r2c3")
        drawn[next(e.numbers[1] for e in t.told if e.event == 23)] += 1
    assert set(drawn) == set(range(12))
    assert max(drawn.values()) < 45  # 20 of 240 are expected


@rule("RF-101", "Q-31")
def test_an_empty_pile_yields_nothing() -> None:
    t = play(lay(**RED, tokens=standing(*CHARACTERS)), move="r2c3")
    assert told(t)[-2:] == ["chip_taken", "no_card"]
    assert t.told[-1].numbers[0] == 0  # A drew none
    assert whose_turn(t) == "B"


@rule("RF-102")
def test_the_classes() -> None:
    named = lay().rules.named
    by_class = {
        name: [c for c, k in zip(CHARACTERS, named.CLASS, strict=True) if CLASSES[k] == name]
        for name in CLASSES
    }
    assert by_class == {
        "friendly": ["smith", "innkeeper", "sculptor"],
        "hostile": ["witch", "bandit", "devil"],
        "altruistic": ["prince", "unicorn", "pedlar", "goblin", "beggar", "forest_spirit"],
    }


@rule("RF-103", "RF-111", "RF-112", "RF-113", "RF-115", "Q-36")
@rule("RF-136", "RF-138", "RF-139", "RF-141", "RF-142", "RF-144")
@rule("RF-145", "RF-146", "RF-147", "RF-148", "RF-149", "RF-150")
@pytest.mark.parametrize("fetched", [True, False], ids=["drawn", "on the tile"])
@pytest.mark.parametrize(("who", "mission", "has", "coins", "left", "change", "apples"), DONE)
def test_missions(
    who: str, mission: str, has: str, coins: tuple[int, int], left: list[str],
    change: tuple[int, int], apples: int, fetched: bool,
) -> None:  # fmt: skip
    changes = {"packs": {"A": has}, "coins": {"A": coins}}
    if fetched:
        t = lay(**RED, **changes, card_next=who)  # type: ignore[arg-type]
    else:
        t = lay(**HERE, **changes, tokens={"r2c3": f"{who} A"})  # type: ignore[arg-type]
    play(t, move="r2c3")
    if t.question == "mission":
        play(t, mission=mission)
    assert (pack(t), purse(t), apples_of(t)) == (left, change, apples)
    assert who in in_pile(t)
    assert lies(t, "r2c3") == ""
    assert debts(t) == []
    given = [kind for kind in has.split() if kind not in left]
    assert all(in_bag(t, k) == (2 if k in ("anvil", "barrel", "stone") else 3) for k in given)
    assert at(t).supply[0] + change[0] == 24
    assert at(t).supply[1] + change[1] == 12


@rule("RF-103", "Q-38")
def test_one_mission_is_chosen_never_both() -> None:
    t = play(lay(**RED, packs={"A": "cross potion"}, card_next="witch"), move="r2c3")
    assert choices(t) == ["top", "bottom", "debt"]
    play(t, mission="top")
    assert (pack(t), apples_of(t)) == (["potion"], 0)
    assert whose_turn(t) == "B"


@rule("RF-103", "Q-20")
@pytest.mark.parametrize(
    ("who", "has", "coins"),
    [("bandit", "", (1, 4)), ("devil", "", (9, 0)), ("smith", "sword", (0, 0)),
     ("witch", "potion", (0, 0)), ("bandit", "sword", (1, 0))],
)  # fmt: skip
def test_what_is_lacking_makes_a_debt(who: str, has: str, coins: tuple[int, int]) -> None:
    t = play(lay(**RED, packs={"A": has}, coins={"A": coins}, card_next=who), move="r2c3")
    assert debts(t) == [who]


@rule("RF-104", "RF-105")
def test_a_debt_may_be_taken_on_although_the_mission_could_be_paid() -> None:
    t = play(lay(**RED, packs={"A": "cross"}, card_next="witch"), move="r2c3", mission="debt")
    assert debts(t) == ["witch"]
    assert lies(t, "r2c3") == "witch"
    assert "witch" not in in_pile(t)
    assert pack(t) == ["cross"]


@rule("RF-106", "RF-180")
def test_a_debt_keeps_the_spirit_away() -> None:
    tokens = {"r2c3": "forest_spirit", "r5c3": "witch A"}
    t = lay(**HERE, apples={"A": 9}, tokens=tokens)
    assert refused(t, "move", "r2c3") == "spirit_not_ready"
    t = lay(**HERE, apples={"A": 9}, tokens={"r2c3": "forest_spirit", "r5c3": "witch B"})
    assert "r2c3" in choices(t)


@rule("RF-107", "RF-121")
def test_the_debtor_comes_back_when_he_likes_and_chooses_on_arrival() -> None:
    t = lay(**HERE, tokens={"r2c3": "witch A"}, packs={"A": "cross potion"})
    play(t, move="r2c3")
    assert choices(t) == ["top", "bottom"]
    assert refused(t, "mission", "debt") == "must_act"
    play(t, mission="bottom")
    assert (debts(t), apples_of(t)) == ([], 1)


@rule("RF-108", "RF-109", "RF-114", "Q-35")
def test_an_apple_clears_only_the_own_debt_and_only_there() -> None:
    t = lay(**HERE, tokens={"r2c3": "witch A"}, apples={"A": 1})
    assert t.question == "move"  # never from afar
    play(t, move="r2c3")
    assert (debts(t), apples_of(t)) == ([], 0)
    assert at(t).orchard == 12
    assert told(t)[-1] == "sacrificed"
    t = lay(**HERE, tokens={"r2c3": "witch B"}, apples={"A": 1})
    assert refused(t, "move", "r2c3") == "nothing_to_do"
    t = lay(**HERE, tokens={"r2c3": "witch B"}, apples={"A": 1}, packs={"A": "cross potion"})
    play(t, move="r2c3")
    assert choices(t) == ["top", "bottom"]
    assert refused(t, "mission", "apple") == "not_your_debt"


@rule("RF-110", "RF-116", "Q-40")
def test_somebody_else_may_clear_a_debt_and_gets_the_reward() -> None:
    t = lay(**HERE, tokens={"r2c3": "witch C"}, packs={"A": "cross potion"})
    play(t, move="r2c3", mission="bottom")
    assert debts(t, "C") == []
    assert (apples_of(t), apples_of(t, "C")) == (1, 0)
    assert "freed" in told(t)
    t = play(lay(**HERE, tokens={"r2c3": "devil C"}, coins={"A": (0, 1)}), move="r2c3")
    assert debts(t, "C") == []  # legal though it brings nothing
    assert (purse(t), apples_of(t)) == ((0, 0), 0)


@rule("RF-113", "RF-114")
def test_card_and_token_go_home_and_the_pile_is_shuffled() -> None:
    tops = Counter[int]()
    for luck in range(60):
        t = lay(**HERE, tokens={"r2c3": "witch A"}, packs={"A": "cross"}, luck=luck)
        play(t, move="r2c3")
        assert len(in_pile(t)) == 12
        tops[at(t).pile[11]] += 1
    assert len(tops) > 8


@rule("RF-112", "RF-022", "Q-30")
def test_without_an_apple_in_the_supply_only_the_top_mission_is_possible() -> None:
    changes = {"packs": {"A": "cross potion"}, "apples": {"B": 2, "C": 10}}
    tokens = {"r6c3": "forest_spirit"}
    t = lay(**RED, **changes, tokens=tokens, card_next="witch")  # type: ignore[arg-type]
    play(t, move="r2c3")
    assert choices(t) == ["top", "debt"]
    assert refused(t, "mission", "bottom") == "no_apple_left"


@rule("RF-121", "RF-122", "RF-123", "Q-32")
def test_a_character_tile_is_entered_only_to_do_something() -> None:
    for debtor in "AB":
        t = lay(**HERE, tokens={"r2c3": f"smith {debtor}"})
        assert refused(t, "move", "r2c3") == "nothing_to_do"
        t = lay(**HERE, tokens={"r2c3": f"smith {debtor}"}, packs={"A": "anvil"})
        assert "r2c3" in choices(t)
    t = lay(**HERE, tokens={"r2c3": "smith B"}, packs={"A": "anvil sword"})
    play(t, move="r2c3")
    assert choices(t) == ["top", "bottom"]
    assert refused(t, "mission", "debt") == "must_act"


@rule("RF-137", "RF-140", "RF-143", "Q-39")
def test_a_reward_is_received_without_asking_if_it_is_in_the_bag() -> None:
    t = lay(**RED, packs={"A": "anvil boots key"}, card_next="smith")
    play(t, move="r2c3", mission="top")
    assert pack(t) == ["sword", "key", "boots"]  # the anvil made room
    assert in_bag(t, "sword") == 2
    packs = {"A": "barrel", "B": "potion potion potion"}
    t = lay(**RED, packs=packs, card_next="innkeeper")
    play(t, move="r2c3", mission="top")
    assert (pack(t), debts(t)) == ([], [])
    assert told(t)[-1] == "no_reward"


@rule("Q-42")
def test_a_character_is_never_in_two_places() -> None:
    t = lay(tokens={"r2c3": "witch A"})
    s = at(t)
    s.pile[s.pile_n] = 3
    s.pile_n += 1
    assert t.rules.check(s) == 5
    s.pile_n -= 1
    s.token[cell("r2c3")] = -1
    assert t.rules.check(s) in (5, 9)
    begin(lay(tokens={"r2c3": "witch A"}))


@rule("RF-103")
@pytest.mark.parametrize(
    ("who", "packs", "coins"),
    [("bandit", "", (1, 3)), ("devil", "", (9, 0)), ("witch", "potion", (9, 9)),
     ("smith", "sword", (9, 9))],
)  # fmt: skip
def test_what_a_mission_lacks_is_said(who: str, packs: str, coins: tuple[int, int]) -> None:
    t = lay(**RED, card_next=who, packs={"A": packs}, coins={"A": coins}, apples={"A": 1})
    play(t, move="r2c3")
    assert choices(t) == ["apple", "debt"]
    assert refused(t, "mission", "top") == refused(t, "mission", "bottom") == "cannot_pay_mission"
