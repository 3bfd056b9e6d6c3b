"""Refusals: their order; that each code is reached, with words and a paragraph, is a law."""

import pytest

import broceliande as bro
from broceliande.engine.rulebook import rulebook_of
from broceliande.games.broom_service import GAME
from tests.games.broom_service.answers import choose, move, play, refused
from tests.games.broom_service.board import VERSO, at, begin, deal, lay
from tests.rules import rule


@rule("BS-002")
def test_after_the_end_every_answer_is_refused() -> None:
    t = lay(2, hands=["root"], round=7)
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert t.over
    for seat in (0, 1):
        assert {t.why_not(seat, n).code for n in range(GAME.moves)} == {"game_over"}  # type: ignore[union-attr]


@rule("BS-045", "BS-063")
def test_whoever_is_not_asked_and_answers_to_other_questions() -> None:
    t = lay(3, hands=["root", "root", ""])
    assert refused(t, "lead", "root", "brave", seat=1) == "not_your_decision"
    assert refused(t, "follow", "brave", seat=0) == "wrong_decision"
    assert refused(t, "gather", "yes", seat=0) == "wrong_decision"
    for number in (-1, GAME.moves, 10**9):
        refusal = t.why_not(0, number)
        assert refusal is not None
        assert refusal.code == "no_such_move"


@rule("BS-035", "BS-042", "BS-136")
def test_choosing_and_leading() -> None:
    t = begin(2, "take_heart")
    assert refused(t, "keep_roles", 4, seat=0) == "wrong_hand_size"
    play(t, "choose_roles", "root", seat=0)
    assert refused(t, "choose_roles", "root", seat=0) == "duplicate_role"
    choose(t, "hill peak fairy", "hill peak fairy root")
    assert refused(t, "lead", "herb", "cowardly") == "role_not_held"  # before must_be_brave
    assert refused(t, "lead", "hill", "cowardly") == "must_be_brave"
    assert refused(t, "lead", "hill", "none") == "not_optional"


@rule("BS-014", "BS-015", "BS-020", "BS-075", "BS-076", "BS-079")
def test_the_order_of_reasons_against_a_move() -> None:
    t = lay(2, hands=["forest", ""], pawns=["uc", "co"])
    play(t, "lead", "forest", "cowardly")
    expected = [
        ((2, "t"), "no_such_pawn"),  # whatever the land
        ((0, "u"), "same_region"),
        ((0, "a"), "not_adjacent"),
        ((0, "k"), "cloud_on_water"),  # across lake 2, clouded itself and no forest
        ((0, "o"), "wrong_landscape"),
        ((0, "v"), "cloud_on_target"),
        ((0, "t"), ""),
        ((1, "b"), ""),
    ]
    for words, code in expected:
        assert refused(t, "move", *words) == code, words
    t = lay(2, hands=["hill", ""], pawns=["uc", "co"])
    play(t, "lead", "hill", "cowardly")
    assert refused(t, "move", 0, "v") == "wrong_landscape"  # before the cloud that lies there


@rule("BS-083", "BS-084", "BS-085", "BS-089", "BS-099", "BS-179")
def test_the_order_of_reasons_against_a_delivery() -> None:
    def druid(goods: tuple[int, ...], filled: str = "") -> bro.Table:
        t = lay(2, hands=["valley", ""], pawns=["bh", "co"], goods=[goods], mountain_tiles=True)
        for name in filled.split():
            at(t).occupied[int(name[2:]) - 1] = 1
        play(t, "lead", "valley", "cowardly")
        return t

    t = druid((0, 1, 0, 0))
    assert refused(t, "deliver", 1, "RT21") == "wrong_colour"  # before all that follows
    t = druid((1, 1, 0, 0), "RT26")
    assert refused(t, "deliver", 1, "RT26") == "tower_occupied"
    assert refused(t, "deliver", 1, "RT21") == "tower_covered"
    assert refused(t, "deliver", 1, "RT07") == "tower_not_touching"
    assert refused(t, "deliver", 1, "RT22") == "landscape_not_served"
    assert refused(t, "deliver", 0, "RT07") == ""
    t = lay(2, hands=["forest", ""], pawns=["cm", "co"], goods=[(0, 1, 0, 0)])
    play(t, "lead", "forest", "brave")
    play(t, "move", 0, "b")
    assert refused(t, "deliver", 1, "RT25") == "wrong_pawn"  # before the colour
    at(t).goods[0][1] = 0
    at(t).ready[0][0] = 0
    assert refused(t, "deliver", 0, "RT08") == "no_potion"
    assert refused(t, "deliver", 0, "market") == "no_potion"


@rule("BS-106", "BS-107", "BS-108")
def test_the_order_of_reasons_against_dispelling() -> None:
    t = lay(2, hands=["fairy", ""], pawns=["bb", "cp"], goods=[(0, 0, 0, 1)], clear="RC05",
            clouds={"RC01": "1-1"})  # fmt: skip
    play(t, "lead", "fairy", "cowardly")
    assert refused(t, "dispel", "RC05") == "cloud_not_adjacent"  # before: no cloud there
    assert refused(t, "dispel", "RC24") == "cloud_not_adjacent"  # there is no such spot
    at(t).goods[0][3] = 0
    assert refused(t, "dispel", "RC01") == "not_enough_wands"
    at(t).goods[0][3] = 1
    assert refused(t, "dispel", "RC01") == ""


@rule("BS-194", "BS-195", "BS-128")
def test_forest_tiles_and_events_that_are_not_there() -> None:
    t = lay(2, hands=["root", ""], event="moonshiner")
    play(t, "lead", "root", "cowardly")
    assert refused(t, "coward_mode", "points") == "event_not_in_force"
    assert refused(t, "coward_mode", "brave_coward") == "tile_not_held"
    assert refused(t, "coward_mode", "five_points") == "tile_not_held"
    assert refused(t, "coward_mode", "action") == ""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_names_a_paragraph_of_the_rules(lang: str) -> None:
    paragraphs = rulebook_of(GAME, lang).paragraphs
    t = deal(2)
    for number in range(GAME.moves):
        refusal = t.why_not(0, number)
        assert refusal is None or refusal.rule in paragraphs
    assert {reason.rule for reason in GAME.reasons} - {""} <= set(paragraphs)
    assert t.why_not(0, move(t, "lead", "root", "brave")).words(lang).endswith(".")  # type: ignore[union-attr]


@rule("BS-084", "BS-208")
def test_what_is_not_asked_says_no_more_than_that() -> None:
    t = lay(2, hands=["root", ""], goods=[(0, 0, 0, 0)], **VERSO)
    assert at(t).turbo == -1
    assert at(t).trick == 1
    for question, word in (("turbo", "C"), ("gather", "yes"), ("deliver", "none")):
        assert refused(t, question, word) == "wrong_decision"


@rule("BS-085", "BS-213")
def test_the_market_is_served_from_its_own_land_alone() -> None:
    t = lay(2, hands=["valley", ""], pawns=["gr", "gr"], goods=[(1, 1, 1, 0)], **VERSO)
    play(t, "lead", "valley", "cowardly")
    assert refused(t, "deliver", 0, "market") == "tower_not_touching"


@rule("BS-128", "BS-149", "BS-194")
def test_a_tile_or_a_set_is_no_matter_where_none_is_asked_for() -> None:
    t = lay(2, hands=["root", ""], event="gathering", goods=[(1, 0, 1, 1)])
    assert refused(t, "coward_mode", "brave_coward") == "wrong_decision"  # no card is played yet
    assert refused(t, "coward_mode", "five_points") == "wrong_decision"
    assert refused(t, "full_set", "yes") == "wrong_decision"  # no such event is in force
