"""Refusals (ledger, section 4): their order; that each code is reached is a law."""

from typing import Any

from tests.games.bethel_woods.answers import play, refused
from tests.games.bethel_woods.board import at, lay
from tests.games.bethel_woods.refusals import ALONE, FEE
from tests.rules import rule

# Where several reasons apply, the first of the ledger's order is given.


def test_the_order_of_reasons_in_picking_and_placing() -> None:
    t = play(lay(workers={1: "tec ele", 2: "", 3: "mec mec eng ele"}), "1+")
    assert refused(t, "2+", "pick") == "already_picked"  # and there is no worker there
    assert refused(t, "mec>5") == "worker_not_in_hand"  # and 5 is not the next machine
    assert refused(t, "tec>s5") == "not_last_worker"  # and section 5 is out of reach
    t = play(lay(orphanage={3: "mec"}, **ALONE), "2+")
    assert refused(t, "mec>s3") == "section_not_adjacent"  # and it is occupied
    t = play(lay(orphanage={2: "eng"}, workers={2: "tec"}, crowd=5), "2+")
    assert refused(t, "tec>s2") == "section_occupied"  # and of the wrong type, and too dear
    t = play(lay(workers={2: "tec"}, crowd=5), "2+")
    assert refused(t, "tec>s2") == "section_type"  # and too dear


def test_the_order_of_reasons_in_repairing() -> None:
    t = play(lay(machines={2: "2d 2d 2m"}), "1+", "tec>2", "2d")
    assert refused(t, "3m", "repair") == "repair_type"  # and too many, and not there
    assert refused(t, "3d", "repair") == "repair_too_many"  # and not there


def test_the_order_of_reasons_in_paying() -> None:
    t = lay("1m 2m 3m 1e", orphanage={1: "tec"}, characters="nova fenn", **ALONE)
    play(t, "2+", "mec>s2", "1e")
    assert refused(t, "5s") == "too_many_substitutes"  # and not hers
    again = lay("1m 2m 3m 1e", orphanage={1: "tec"}, characters="nova fenn", **ALONE)
    play(again, "2+", "mec>s2", "1m")
    at(again).used = 1
    assert refused(again, "5s") == "ability_used"  # and not hers
    plain = play(lay("1m 2m 1s", **ALONE), "2+", "mec>s2")
    assert refused(plain, "5s") == "wrong_payment"  # and not hers
    assert refused(plain, "5m") == "knowledge_missing"


def test_the_order_of_reasons_in_unmasking() -> None:
    t = lay("1m", spies=[3], **ALONE)
    assert refused(t, "spy 1", "finish") == "not_last_worker"
    play(t, "2+", "mec>s2")
    assert refused(t, "spy 1") == "built_this_turn"  # and not the last machine
    t = play(lay(spies=[3]), "1+", "tec>2", "ele>3")
    assert refused(t, "spy 1") == "not_last_machine"  # and no spy there
    assert refused(t, "spy 3") == "knowledge_missing"


def test_the_order_of_reasons_for_an_ability() -> None:
    t = play(lay(characters="nova fenn"), "1+")
    assert refused(t, "ability") == "wrong_character"  # and no window
    t = play(lay("1m 2m", characters="harris fenn"), "ability", "1m", "2>3", "1+")
    assert refused(t, "ability") == "ability_used"  # and no window
    t = play(lay(characters="harris fenn", **FEE), "1+")  # type: ignore[arg-type]
    assert refused(t, "ability") == "no_ability_window"  # and no fee
    t = lay(characters="harris fenn", **FEE)  # type: ignore[arg-type]
    assert refused(t, "ability") == "fee_missing"  # and no Knowledge
    t = play(lay("1m", characters="harris fenn"), "ability")
    assert refused(t, "o>1") == "machine_only"  # and nobody of that type there


@rule("BW-049", "BW-076", "BW-071")
def test_a_payment_that_cannot_be_made_is_refused_with_its_own_reason() -> None:
    """Each where a player meets it: before the first token is laid, or above the limit."""
    board: dict[str, Any] = {"workers": {2: "mec"}, "crowd": 5, "orphanage": {1: "tec"}}
    cases = {
        ("1m", "nova fenn"): "knowledge_missing",  # too few
        ("1d 2e", "linny fenn"): "wrong_payment",  # enough, of other types
        ("1d 2e", "nova fenn"): "too_many_substitutes",  # two would have to be replaced
        ("1m 2e", "nova fenn"): "",
    }
    for (owned, who), code in cases.items():
        t = play(lay(owned, characters=who, **board), "2+")
        assert refused(t, "mec>s2") == code
    t = play(lay("1m 2e", characters="nova fenn", **board), "2+")
    at(t).used = 1
    assert refused(t, "mec>s2") == "ability_used"
    over = play(lay("1m 2m 3m 4m 5m 6m 1s 2s", **board), "2+", "mec>3", "end")
    for question, answer in (("finish", "end"), ("pick", "1+")):
        assert refused(over, answer, question) == "discard_count"
    number = over.why_not(0, over.game.move("pick", 0))
    assert number is not None
    assert number.words("en") == "First discard down to 7 Knowledge: you hold 1 too many."
