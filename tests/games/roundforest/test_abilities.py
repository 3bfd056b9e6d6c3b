"""Altruistic characters (RF-117 to RF-120, RF-151 to RF-155, RF-163 to RF-166)."""

import pytest

from broceliande.games.roundforest.names import CHARACTERS, Card
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, begin, lay, scatter
from tests.games.roundforest.looking import aside, in_bag, in_pile, lies, told, turned
from tests.games.roundforest.missions import standing
from tests.games.roundforest.players import apples_of, debts, pack, pawn, purse, whose_turn
from tests.rules import rule

ALTRUISTIC = ["prince", "unicorn", "pedlar", "goblin", "beggar", "forest_spirit"]


@rule("RF-117", "RF-118", "Q-54")
@pytest.mark.parametrize("who", ALTRUISTIC[:5])
def test_a_drawn_altruistic_card_is_used_or_laid_face_up(who: str) -> None:
    t = lay(**RED, packs={"A": "boots"}, coins={"A": (1, 0)}, card_next=who)
    play(t, move="r2c3")
    assert choices(t) == ["use", "leave"]
    left = play(t.copy(), ability="leave")
    assert lies(left, "r2c3") == who
    assert who not in in_pile(left)
    assert Card.FACE_UP in at(left).card
    play(t, ability="use")
    assert t.question != "ability"  # no way back
    assert lies(t, "r2c3") == ""


@rule("RF-118", "Q-33", "Q-51")
@pytest.mark.parametrize("who", ["prince", "pedlar", "goblin", "beggar", "forest_spirit"])
def test_what_cannot_be_used_is_laid_face_up_without_asking(who: str) -> None:
    packs = {"A": "boots key hat"} if who == "prince" else {}
    t = play(lay(**RED, packs=packs, card_next=who, fairy="- " * 9), move="r2c3")
    assert lies(t, "r2c3") == who
    assert whose_turn(t) == "B"


@rule("RF-119", "RF-120", "Q-41")
def test_a_card_face_up_serves_whoever_arrives() -> None:
    t = lay(**HERE, tokens={"r2c3": "goblin"}, packs={"A": "boots"})
    assert t.question == "move"  # the card alone gives nothing
    play(t, move="r2c3", goblin="boots > sword")
    assert pack(t) == ["sword"]
    assert "goblin" in in_pile(t)
    assert lies(t, "r2c3") == ""
    t = lay(pawns={"A": "r2c3"}, tokens={"r2c3": "goblin"}, packs={"A": "boots"})
    play(t, move="pause")  # no arrival, no ability
    assert lies(t, "r2c3") == "goblin"


@rule("RF-119", "Q-33")
@pytest.mark.parametrize(
    ("who", "needs"),
    [
        ("prince", {}),
        ("unicorn", {}),
        ("pedlar", {"packs": {"A": "boots"}}),
        ("pedlar", {"coins": {"A": (0, 1)}}),
        ("goblin", {"packs": {"A": "boots"}}),
        ("beggar", {"coins": {"A": (1, 0)}}),
        ("forest_spirit", {"apples": {"A": 3}}),
    ],
)
def test_when_an_ability_is_usable(who: str, needs: dict[str, dict[str, object]]) -> None:
    t = lay(**HERE, tokens={"r2c3": who}, **needs)  # type: ignore[arg-type]
    assert "r2c3" in choices(t)
    if needs:
        t = lay(**HERE, tokens={"r2c3": who})
        assert "r2c3" not in choices(t)


@rule("RF-151", "Q-43")
def test_the_prince_shows_three_objects() -> None:
    t = lay(**RED, card_next="prince", object_next="bottle coin_silver stone", packs={"A": "anvil"})
    play(t, move="r2c3", ability="use")
    assert told(t)[-3:] == ["object_drawn"] * 3
    assert choices(t) == ["coin_silver", "bottle"]
    assert refused(t, "prince_pick", "stone") == "second_heavy"
    assert refused(t, "prince_pick", "boots") == "not_drawn"
    play(t, prince_pick="coin_silver", coin_token="convert")
    assert purse(t) == (0, 1)
    assert [in_bag(t, kind) for kind in ("bottle", "stone", "coin_silver")] == [1, 2, 2]


@rule("RF-151", "Q-43")
def test_the_prince_draws_what_there_is_and_takes_it_back_if_nothing_fits() -> None:
    t = lay(**RED, card_next="prince", packs={"A": "anvil"})
    scatter(t, keep="stone barrel", chips="blue yellow red")
    play(t, move="r2c3", ability="use")
    assert told(t)[-3:] == ["object_drawn", "object_drawn", "none_fits"]
    assert at(t).blue_n == 2
    assert pack(t) == ["anvil"]
    assert whose_turn(t) == "B"


@rule("RF-152", "Q-33")
def test_the_prince_needs_a_free_place_and_an_object_in_the_bag() -> None:
    t = lay(**HERE, tokens={"r2c3": "prince"}, packs={"A": "boots key cross"})
    assert refused(t, "move", "r2c3") == "nothing_to_do"
    t = scatter(lay(**HERE, tokens={"r2c3": "prince"}), chips="blue yellow red")
    assert refused(t, "move", "r2c3") == "nothing_to_do"


@rule("RF-153", "RF-043", "Q-44", "Q-45", "Q-60")
def test_the_unicorn_goes_to_any_other_free_tile() -> None:
    tokens = {"r5c3": "witch B", "r2c3": "unicorn"}
    t = lay(pawns={"A": "r3c3", "B": "r6c3"}, tiles={"r3c3": "F13"}, tokens=tokens)
    play(t, move="r2c3")
    assert len(choices(t)) == 32 - 3  # not its own tile, B's or the witch's
    assert refused(t, "unicorn_target", "r2c3") == "same_tile"
    assert refused(t, "unicorn_target", "r6c3") == "tile_occupied"
    assert refused(t, "unicorn_target", "r5c3") == "needs_saddle"
    assert refused(t, "unicorn_target", "r1c1") == "not_in_forest"
    play(t, unicorn_target="r5c5")  # a well
    assert pawn(t) == "r5c5"
    assert turned(t, "r5c5") == 1
    assert whose_turn(t) == "B"
    assert lies(t, "r2c3") in ("blue", "yellow", "red")  # restocked: the token had gone home
    t = lay(**RED, card_next="unicorn", packs={"A": "chest key"})
    play(t, start_window="done", move="r2c3", ability="use", unicorn_target="r5c4")
    assert t.question == "end_window"  # the end of the turn remains


@rule("RF-153", "Q-48")
def test_without_a_saddle_nothing_is_resolved() -> None:
    t = lay(**RED, card_next="unicorn")
    play(t, move="r2c3", ability="use", unicorn_target="r5c4")
    assert lies(t, "r5c4") == "red"
    assert aside(t) == {"red": 1}
    begin(t)
    play(t, move="pause")
    assert lies(t, "r5c4") == "red"


@rule("RF-154", "Q-47")
def test_a_saddle_may_be_spent_to_act() -> None:
    t = lay(**RED, card_next="unicorn", packs={"A": "saddle boots key"}, objects={"r6c4": "sword"})
    play(t, move="r2c3", ability="use", unicorn_target="r6c4")
    assert choices(t) == ["use", "keep"]
    assert pack(play(t.copy(), saddle="keep")) == ["saddle", "key", "boots"]
    play(t, saddle="use", object="keep")  # the saddle's place is free
    assert pack(t) == ["sword", "key", "boots"]
    assert in_bag(t, "saddle") == 2
    t = lay(**RED, card_next="unicorn", packs={"A": "saddle"}, objects={"r6c4": "anvil"})
    play(t, move="r2c3", ability="use", unicorn_target="r6c4", saddle="use", object="keep")
    assert pack(t) == ["anvil"]  # and so is that of the heavy object


@rule("RF-154", "Q-44")
def test_a_former_ride_opens_nothing() -> None:
    tokens = {"r5c3": "smith B", "r5c4": "goblin"}
    t = lay(**RED, card_next="unicorn", tokens=tokens, packs={"A": "anvil"})
    at(t).meets = (1 << len(CHARACTERS)) - 1  # as somebody with a saddle could go to all of them
    play(t, move="r2c3", ability="use")
    for where in tokens:
        assert refused(t, "unicorn_target", where) == "needs_saddle"


@rule("RF-154", "Q-47")
def test_a_saddle_serves_at_a_well_if_an_exchange_remains_possible_without_it() -> None:
    t = lay(**RED, card_next="unicorn", packs={"A": "saddle boots key"})
    play(t, move="r2c3", ability="use", unicorn_target="r5c5", saddle="use", well="key boots")
    assert purse(t) == (2, 0)
    t = lay(**RED, card_next="unicorn", packs={"A": "saddle boots"})
    play(t, move="r2c3", ability="use", unicorn_target="r5c5")
    assert whose_turn(t) == "B"  # not asked: two objects would be lacking


@rule("RF-154", "Q-44", "Q-47")
def test_with_a_saddle_the_unicorn_goes_to_characters_that_can_be_used_then() -> None:
    tokens = {"r5c3": "goblin", "r5c4": "witch B", "r6c4": "forest_spirit"}
    t = lay(**RED, tokens=tokens, card_next="unicorn", packs={"A": "saddle"})
    play(t, move="r2c3", ability="use")
    assert refused(t, "unicorn_target", "r5c3") == "nothing_to_do"  # nothing left to swap
    assert refused(t, "unicorn_target", "r6c4") == "spirit_not_ready"
    t = lay(**RED, tokens=tokens, card_next="unicorn", packs={"A": "saddle cross"})
    play(t, move="r2c3", ability="use")
    assert {"r5c3", "r5c4"} <= set(choices(t))
    play(t, unicorn_target="r5c4")  # the saddle is spent without asking, the witch paid
    assert pack(t) == []
    assert debts(t, "B") == []
    tokens = {"r5c3": "prince"}
    t = lay(**RED, tokens=tokens, card_next="unicorn", packs={"A": "saddle boots key"})
    play(t, move="r2c3", ability="use")
    assert "r5c3" in choices(t)  # the saddle's place will be free


@rule("RF-155", "Q-46")
def test_the_tile_left_by_unicorn_is_restocked_before_the_action() -> None:
    yellow = {"r6c4": "yellow", "r2c3": "red"}
    t = lay(**HERE, chips=yellow, card_next="unicorn", packs={"A": "saddle"},
            chip_next="blue yellow", object_next="bottle", luck=3)  # fmt: skip
    play(t, move="r2c3", ability="use", unicorn_target="r6c4")
    assert told(t)[-3:] == ["rode", "turned", "restocked"]
    play(t, saddle="use")
    assert choices(t) == ["r2c3"]  # the yellow chip that came to the tile left


@rule("RF-163", "Q-51", "Q-52")
def test_the_beggar_fetches_a_card_of_the_pile_for_a_copper_coin() -> None:
    t = lay(**HERE, tokens={"r2c3": "beggar", "r5c3": "witch B"}, coins={"A": (2, 0)})
    play(t, move="r2c3")
    assert purse(t) == (1, 0)
    assert len(choices(t)) == 10
    assert refused(t, "beggar_pick", "witch") == "not_in_pile"
    assert refused(t, "beggar_pick", "beggar") == "not_in_pile"
    play(t, beggar_pick="devil")
    assert debts(t) == ["devil"]
    assert lies(t, "r2c3") == "devil"
    assert "beggar" in in_pile(t)
    t = lay(**HERE, tokens={"r2c3": "beggar"}, coins={"A": (0, 3)})
    assert refused(t, "move", "r2c3") == "nothing_to_do"


@rule("RF-163", "Q-33", "Q-51")
@pytest.mark.parametrize(("piled", "code"), [(0, "nothing_to_do"), (1, "")])
def test_the_beggar_fetches_the_last_card_of_the_pile_and_no_other(piled: int, code: str) -> None:
    others = [name for name in CHARACTERS if name != "beggar"][piled:]
    t = lay(**HERE, tokens={"r2c3": "beggar", **standing(*others)}, coins={"A": (1, 0)})
    assert (at(t).pile_n, refused(t, "move", "r2c3")) == (piled, code)


@rule("RF-164", "Q-53")
def test_a_fetched_altruistic_card_may_be_used_at_once() -> None:
    t = lay(**RED, card_next="beggar", coins={"A": (1, 0)})
    play(t, move="r2c3", ability="use", beggar_pick="unicorn")
    play(t, ability="use")
    play(t, unicorn_target="r5c4")
    assert pawn(t) == "r5c4"
    assert len(in_pile(t)) == 12


@rule("RF-165")
def test_a_fetched_mission_may_be_fulfilled_or_an_apple_given_at_once() -> None:
    for answer in ("top", "apple", "debt"):
        t = lay(**RED, card_next="beggar", coins={"A": (1, 1)}, apples={"A": 1})
        play(t, move="r2c3", ability="use", beggar_pick="devil")
        assert choices(t) == ["top", "apple", "debt"]
        play(t, mission=answer)
        assert debts(t) == (["devil"] if answer == "debt" else [])


@rule("RF-166")
def test_otherwise_all_goes_on_as_if_the_card_had_just_been_drawn() -> None:
    t = lay(**RED, card_next="beggar", coins={"A": (1, 0)})
    play(t, move="r2c3", ability="use", beggar_pick="pedlar")
    assert lies(t, "r2c3") == "pedlar"  # nothing to trade: face up
    assert in_pile(t) == set(in_pile(lay())) - {"pedlar"}


@rule("RF-153", "RF-043", "Q-44")
def test_the_unicorn_takes_nobody_onto_the_first_players_pawn() -> None:
    t = lay(pawns={"A": "r6c3", "B": "r3c3"}, tiles={"r3c3": "F13"}, tokens={"r2c3": "unicorn"},
            player="B")  # fmt: skip
    play(t, move="r2c3")
    assert refused(t, "unicorn_target", "r6c3") == "tile_occupied"


@rule("RF-151", "Q-43")
def test_the_prince_offers_whatever_he_draws_and_leaves_nothing_behind() -> None:
    t = lay(**RED, card_next="prince")
    scatter(t, keep="anvil", chips="blue yellow red")  # the first object, number 0
    play(t, move="r2c3", ability="use")
    assert (told(t)[-1], choices(t), list(at(t).held)) == ("object_drawn", ["anvil"], [0, -1, -1])
    play(t, prince_pick="anvil")
    assert (pack(t), list(at(t).held), at(t).blue_n) == (["anvil"], [-1, -1, -1], 0)


@rule("RF-154", "Q-47")
def test_a_saddle_at_a_well_is_of_use_for_what_its_owner_has() -> None:
    for coins, question in (({"B": (9, 9)}, "move"), ({"A": (0, 1)}, "saddle")):
        t = lay(**RED, card_next="unicorn", packs={"A": "saddle", "B": "boots key"}, coins=coins)
        play(t, move="r2c3", ability="use", unicorn_target="r5c5")
        assert t.question == question


@rule("RF-151")
def test_what_the_prince_shows_and_nobody_takes_goes_back() -> None:
    t = lay(**RED, card_next="prince", object_next="anvil key anvil")
    play(t, move="r2c3", ability="use", prince_pick="key")
    assert (in_bag(t, "anvil"), list(at(t).held)) == (2, [-1, -1, -1])


@rule("RF-109", "RF-154")
def test_a_saddle_leads_to_the_smith_with_an_apple_for_the_own_debt() -> None:
    t = lay(**RED, tokens={"r5c3": "smith A"}, card_next="unicorn", packs={"A": "saddle"},
            apples={"A": 1})  # fmt: skip
    play(t, move="r2c3", ability="use", unicorn_target="r5c3")
    assert (debts(t), apples_of(t), pack(t)) == ([], 0, [])
