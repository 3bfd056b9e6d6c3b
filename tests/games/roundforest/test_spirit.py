"""The forest spirit and the end of the game (RF-002, RF-167, RF-180 to RF-188)."""

from typing import Any

import pytest

from broceliande.games.roundforest.names import Card
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, RED, at, begin, cell, lay, scatter
from tests.games.roundforest.looking import aside, in_pile, lies, told
from tests.games.roundforest.players import apples_of, debts, pawn, whose_turn
from tests.rules import rule

SPIRIT: dict[str, Any] = {**HERE, "tokens": {"r2c3": "forest_spirit"}}


@rule("RF-002", "RF-167", "RF-186", "Q-72")
def test_three_apples_and_no_debt_win_on_arrival() -> None:
    t = play(lay(**SPIRIT, apples={"A": 4}), move="r2c3")
    assert t.over
    assert t.ending == "emerald_ring"
    assert t.places == (1, 2, 2, 2)
    assert (apples_of(t), at(t).orchard) == (1, 11)  # three are handed over
    assert at(t).ring == 0
    assert t.scores == (4, 0, 0, 0)
    assert t.asked == ()  # at once: the round is not finished
    assert told(t)[-2:] == ["used", "won"]


@rule("RF-180")
@pytest.mark.parametrize("apples", [0, 1, 2])
def test_the_spirits_tile_is_closed_to_whoever_is_not_ready(apples: int) -> None:
    t = lay(**SPIRIT, apples={"A": apples})
    assert refused(t, "move", "r2c3") == "spirit_not_ready"
    for who in ("smith", "witch"):
        t = lay(**HERE, tokens={"r2c3": "forest_spirit", "r5c3": f"{who} A"}, apples={"A": 3})
        assert refused(t, "move", "r2c3") == "spirit_not_ready"


@rule("RF-181", "RF-184", "Q-64", "Q-65")
def test_the_player_on_the_left_of_the_ready_one_lays_the_spirit() -> None:
    for ready, left in (("A", 1), ("B", 2), ("C", 3), ("D", 0)):
        t = play(lay(**HERE, apples={ready: 3}), move="pause")
        assert t.question == "spirit_place"
        assert t.asked == (left,)
    t = play(lay(seats=2, pawns={"A": "r3c3"}, apples={"A": 3}), move="pause")
    assert t.asked == (1,)  # the opponent
    t = play(lay(**HERE, apples={"C": 3, "D": 3}, player="A"), move="pause")
    assert t.asked == (3,)  # from the active player on, C is the first ready one
    t = lay(pawns={"A": "r3c3", "B": "r3c4"}, apples={"A": 3, "C": 3}, player="B")
    assert play(t, move="pause").asked == (3,)  # C before A


@rule("RF-184", "Q-65")
def test_of_several_ready_players_the_active_one_counts_first() -> None:
    everybody = {"A": "r3c3", "B": "r3c4", "C": "r6c3", "D": "r6c4"}
    for active, left in (("A", 1), ("B", 2), ("C", 3), ("D", 0)):
        t = lay(pawns=everybody, apples=dict.fromkeys("ABCD", 3), player=active)
        assert play(t, move="pause").asked == (left,)


@rule("RF-181", "Q-67")
def test_the_first_players_pawn_keeps_the_spirit_away_too() -> None:
    t = lay(pawns={"A": "r4c4", "B": "r3c3"}, apples={"B": 3}, chips={"r4c4": "red"}, player="B")
    play(t, move="pause")
    assert "r4c4" not in choices(t)
    assert refused(t, "spirit_place", "r4c4") == "tile_occupied"


@rule("RF-181", "RF-183", "RF-185", "Q-67", "Q-68")
def test_the_spirit_is_laid_on_a_red_chip_without_a_pawn() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r4c4"}, apples={"A": 3}, chips={"r4c4": "red"})
    play(t, move="pause")
    assert "r4c4" not in choices(t)
    assert {lies(t, where) for where in choices(t)} == {"red"}
    assert refused(t, "spirit_place", "r4c4") == "tile_occupied"
    assert refused(t, "spirit_place", "r1c3") == "wrong_tile"
    assert refused(t, "spirit_place", "r2c2") == "wrong_tile"
    assert refused(t, "spirit_place", "r1c1") == "not_in_forest"
    play(t, spirit_place="r5c3")
    assert lies(t, "r5c3") == "forest_spirit"
    assert aside(t) == {"red": 1}
    assert "forest_spirit" not in in_pile(t)
    assert at(t).card[11] == Card.FACE_UP
    assert 11 not in at(t).pile[: at(t).pile_n]
    assert whose_turn(t) == "B"


@rule("RF-182", "Q-66")
def test_without_red_chips_blue_ones_then_yellow_ones_then_bare_tiles() -> None:
    t = lay(**HERE, apples={"A": 3}, chips={"r6c3": "yellow", "r6c4": "yellow"})
    play(scatter(t, chips="red", spare=""), move="pause")
    assert {lies(t, where) for where in choices(t)} == {"blue"}
    t = lay(**HERE, apples={"A": 3}, chips={"r6c3": "yellow", "r6c4": "yellow"})
    play(scatter(t, chips="red blue", spare=""), move="pause")
    assert choices(t) == ["r6c3", "r6c4"]
    t = lay(**HERE, apples={"A": 3}, chips={"r6c3": "yellow"}, tokens={"r6c5": "smith B"})
    scatter(t, chips="red blue", spare="")
    s = at(t)
    s.chip[cell("r6c3")] = -1  # bare, as only in a position set up for a test
    s.aside[1] += 1
    begin(t, sound=False)
    t.play(0, t.moves(0)[choices(t).index("pause")])
    assert choices(t) == ["r6c3"]
    assert {refused(t, "spirit_place", taken) for taken in ("r6c4", "r6c5")} == {"wrong_tile"}
    before = aside(t)
    t.play(1, t.moves(1)[0])
    assert (lies(t, "r6c3"), aside(t)) == ("forest_spirit", before)


@rule("RF-185", "Q-68")
def test_the_pile_that_the_spirit_has_left_is_shuffled() -> None:
    orders = set()
    for luck in range(5):
        t = lay(**HERE, apples={"A": 3}, luck=luck)
        play(t, move="pause", spirit_place="r5c3")
        orders.add(tuple(at(t).pile[: at(t).pile_n]))
    assert len(orders) == 5


@rule("RF-182", "Q-66")
def test_if_there_is_no_tile_at_all_the_spirit_waits() -> None:
    t = scatter(lay(**HERE, apples={"A": 3}), chips="red blue yellow", spare="")
    play(t, move="pause")
    assert told(t)[-1] == "spirit_waits"
    assert whose_turn(t) == "B"
    assert "forest_spirit" in in_pile(t)


@rule("RF-184", "Q-65")
def test_a_player_freed_in_anothers_turn_is_ready_at_its_end() -> None:
    t = lay(pawns={"A": "r6c3", "B": "r3c3"}, tiles={"r3c3": "F13"}, player="B",
            apples={"A": 3}, tokens={"r2c3": "witch A"}, packs={"B": "cross"})  # fmt: skip
    play(t, move="r2c3")
    assert debts(t) == []
    assert t.question == "spirit_place"
    assert t.asked == (1,)


@rule("RF-184")
def test_nothing_is_asked_while_nobody_is_ready_or_the_spirit_is_there() -> None:
    t = play(lay(**HERE, apples={"A": 2}), move="pause")
    assert t.question == "move"
    t = play(lay(**SPIRIT, apples={"A": 3}), move="pause")
    assert t.question == "move"
    t = play(lay(**HERE, apples={"A": 3}, tokens={"r6c3": "witch A"}), move="pause")
    assert t.question == "move"


@rule("RF-185", "Q-69")
def test_the_spirit_stays_whatever_happens_to_the_ready_player() -> None:
    t = lay(**RED, apples={"A": 3}, tokens={"r6c3": "forest_spirit"}, card_next="devil")
    play(t, move="r2c3", mission="apple")
    assert apples_of(t) == 2
    assert lies(t, "r6c3") == "forest_spirit"


@rule("RF-186", "Q-71")
def test_who_stands_there_already_must_leave_and_come_back() -> None:
    t = lay(pawns={"A": "r2c3"}, tokens={"r2c3": "forest_spirit"}, apples={"A": 3})
    play(t, move="pause")
    assert not t.over
    assert pawn(t) == "r2c3"


@rule("RF-187", "Q-70")
def test_a_ready_player_wins_with_the_card_drawn_or_fetched() -> None:
    t = play(lay(**RED, apples={"A": 3}, card_next="forest_spirit"), move="r2c3")
    assert choices(t) == ["use", "leave"]
    left = play(t.copy(), ability="leave")
    assert lies(left, "r2c3") == "forest_spirit"
    assert not left.over
    play(t, ability="use")
    assert t.ending == "emerald_ring"
    t = lay(**RED, apples={"A": 3}, coins={"A": (1, 0)}, card_next="beggar")
    play(t, move="r2c3", ability="use", beggar_pick="forest_spirit")
    play(t, ability="use")
    assert t.places[0] == 1
    t = play(lay(**RED, apples={"A": 2}, card_next="forest_spirit"), move="r2c3")
    assert lies(t, "r2c3") == "forest_spirit"  # too early


@rule("RF-154", "RF-186")
def test_the_unicorn_with_a_saddle_leads_to_the_spirit() -> None:
    t = lay(**RED, apples={"A": 3}, packs={"A": "saddle"}, tokens={"r6c3": "forest_spirit"},
            card_next="unicorn")  # fmt: skip
    play(t, move="r2c3", ability="use", unicorn_target="r6c3")
    assert t.over
    assert t.places == (1, 2, 2, 2)


@rule("RF-188", "Q-73")
def test_after_a_hundred_turns_each_the_game_is_a_draw() -> None:
    t = lay(**HERE, player="D", apples={"A": 2})
    at(t).turn = 400
    play(t, move=choices(t)[0])
    while not t.over:
        play(t, **{t.question: choices(t)[-1]})
    assert t.ending == "turn_limit"
    assert t.places == (0, 0, 0, 0)
    assert t.scores == (2, 0, 0, 0)
    t = lay(**HERE)
    at(t).turn = 399
    play(t, move="pause")
    assert not t.over


@rule("RF-188")
def test_the_host_may_set_another_limit() -> None:
    t = lay(pawns={"A": "r3c3", "B": "r3c4", "C": "r4c3", "D": "r4c4"}, turn_limit=1)
    for _ in range(4):
        assert not t.over
        play(t, move="pause")
    assert t.over
    assert told(t)[-1] == "nobody_won"


@rule("RF-186", "RF-188")
def test_no_spirit_comes_after_the_last_turn() -> None:
    t = lay(**HERE, apples={"A": 3})
    at(t).turn = 400
    play(t, move="pause")
    assert (t.over, t.ending, t.asked) == (True, "turn_limit", ())
