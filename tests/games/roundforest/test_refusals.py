"""Refusals: their order; that each code is reached is a law."""

from broceliande.games.roundforest.names import Card
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import HERE, at, lay
from tests.games.roundforest.refusals import BLOCK
from tests.rules import rule


@rule("RF-038", "RF-037", "RF-043", "RF-121", "RF-040", "RF-048")
def test_the_order_of_reasons_against_a_move() -> None:
    """Outside, out of line, occupied, character, symbol: the first that applies is told."""
    t = lay(pawns={"A": "r1c2", "B": "r2c2"}, tiles={"r1c2": "F01 2"}, compasses={"A": 0},
            tokens={"r3c2": "witch B"})  # fmt: skip
    assert refused(t, "move", "r1c1") == "not_in_forest"
    assert refused(t, "move", "r6c6") == "not_in_forest"
    assert refused(t, "move", "r3c3") == "not_in_line"
    assert refused(t, "move", "r2c2") == "tile_occupied"
    assert refused(t, "move", "r3c2") == "nothing_to_do"
    assert refused(t, "move", "r1c3") == "no_white_symbol"


@rule("RF-082", "RF-088")
def test_the_order_of_reasons_against_a_barter() -> None:
    """Empty place, price, room."""
    fairy = "coin_copper hat jug - anvil sword cheese kettle spoon"
    t = lay(**HERE, packs={"A": "stone boots key"}, fairy=fairy, object_next="cross")
    play(t, move="r2c3")
    assert choices(t) == ["leave", "barter coin_copper"]
    assert refused(t, "object", "barter empty 3") == "place_empty"
    assert refused(t, "object", "barter anvil") == "cannot_pay_fairy"
    assert refused(t, "object", "barter hat") == "no_room"


@rule("RF-171", "RF-173", "RF-175", "RF-176")
def test_the_order_of_reasons_against_a_gap() -> None:
    """Option, once per turn, beside the tile, room or heavy object."""
    t = play(lay(**BLOCK, packs={"A": "key"}, gaps={"p2.2": "chest"}), start_window="p2.2")
    assert refused(t, "start_window", "p5.5") == "gap_used"
    t = lay(**BLOCK, packs={"A": "chest key boots"}, gaps={"p2.2": "stone"})
    assert refused(t, "start_window", "p5.5") == "gap_not_near"
    assert refused(t, "start_window", "p2.2") == "no_room"
    t = lay(**BLOCK, packs={"A": "chest key"}, gaps={"p2.2": "stone"})
    assert refused(t, "start_window", "p2.2") == "second_heavy"


@rule("RF-024")
def test_only_the_seat_asked_may_answer() -> None:
    t = play(lay(**HERE, apples={"A": 3}), move="pause")
    assert t.asked == (1,)
    assert refused(t, "spirit_place", "r4c4", "A") == "not_your_turn"
    refusal = t.why_not(0, 0)
    assert refusal is not None
    assert "Player 2" in refusal.words("en")
    assert Card.FACE_UP not in at(t).card
