"""Refusals (ledger, section 4): every code, their order, and that nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

import broceliande as bro
from broceliande.games.bethel_woods import GAME
from tests.games.bethel_woods.answers import move, play, refused
from tests.games.bethel_woods.board import at, lay
from tests.rules import rule

Case = tuple[Callable[[], bro.Table], str, str]
FEE = {"machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "ability_fee"}}
ALONE: dict[str, Any] = {"workers": {2: "mec"}, "crowd": 5}


def won() -> bro.Table:
    five = {1: "tec", 3: "ele", 4: "eng", 5: "eng", 6: "tec"}
    t = lay("1m 2m 3m 4m 5m 6m", orphanage=five, **ALONE)
    return play(t, "2+", "mec>s2")


def mid(*answers: str, supply: str = "", **more: Any) -> Callable[[], bro.Table]:
    """A position, some answers given."""
    return lambda: play(lay(supply, **more), *answers)


REFUSED: dict[str, Case] = {
    "game_over": (won, "finish", "end"),
    "not_your_turn": (mid(), "pick", "1+"),
    "another_question": (mid("ability", supply="1m 2m", characters="harris fenn"), "pick", "1+"),
    "already_picked": (mid("1+"), "pick", "2+"),
    "bad_direction": (mid("1+"), "place", "tec>6"),
    "no_worker_on_machine": (mid(workers={1: "", 2: "mec eng tec ele"}), "pick", "1+"),
    "nothing_in_hand": (mid(), "place", "tec>2"),
    "worker_not_in_hand": (mid("1+"), "place", "mec>2"),
    "repair_type": (mid("1+", "tec>2", machines={2: "2d 2m"}), "repair", "2m"),
    "repair_too_many": (mid("1+", "tec>2", "2d", machines={2: "2d 2d"}), "repair", "2d"),
    "token_not_there": (mid("1+", "tec>2", machines={2: "2d"}), "repair", "3d"),
    "not_last_worker": (mid("1+"), "place", "tec>s1"),
    "section_not_adjacent": (mid("2+", **ALONE), "place", "mec>s3"),
    "section_occupied": (mid("2+", orphanage={2: "eng"}, **ALONE), "place", "mec>s2"),
    "section_type": (mid("2+", workers={2: "tec"}, crowd=5), "place", "tec>s2"),
    "wrong_payment": (mid("2+", "mec>s2", supply="1m 2m 1s", **ALONE), "pay", "1s"),
    "too_many_substitutes": (mid("2+", "mec>s2", "1e", supply="1m 2m 3m 1e 2e", orphanage={
        1: "tec"}, characters="nova fenn", **ALONE), "pay", "2e"),
    "ability_used": (mid("ability", "1m", "2>3", supply="1m 2m", characters="harris fenn"),
                     "pick", "ability"),
    "fee_missing": (mid(supply="6m", **FEE), "pick", "ability"),
    "fee_not_due": (mid("ability", supply="1m 2m", characters="harris fenn"), "fee", "1m"),
    "knowledge_missing": (mid("2+", **ALONE), "place", "mec>s2"),
    "built_this_turn": (mid("2+", "mec>s2", supply="1m", **ALONE), "finish", "spy 2"),
    "not_last_machine": (mid("1+", "tec>2", "ele>3", spies=[2]), "finish", "spy 2"),
    "already_unmasked": (mid("1+", "tec>2", "ele>3", "spy 3", supply="1m 1e", spies=[3]),
                         "finish", "spy 3"),
    "no_spy_here": (mid("1+", "tec>2", "ele>3"), "finish", "spy 3"),
    "wrong_character": (mid(characters="nova fenn"), "pick", "ability"),
    "no_ability_window": (mid("1+", supply="1m", characters="harris fenn"), "place", "ability"),
    "machine_only": (mid("ability", supply="1m", characters="harris fenn"), "shift", "2>2"),
    "no_such_worker": (mid("ability", supply="1m", characters="harris fenn"), "shift", "1>2"),
    "other_player_needed": (mid("ability", "1m", supply="1m 2m 3m", characters="junas fenn nova"),
                            "receiver", "p1"),
    "give_one_or_two": (mid("ability", "1m", supply="1m 2m 3m", characters="junas fenn"),
                        "give", "."),
    "same_type_needed": (mid("ability", supply="1m 2m 3m 4e", characters="violet fenn"),
                         "spend", "4e"),
    "value_mismatch": (mid("ability", supply="1m", machines={1: "1m 1s"}), "remove", "1d@1"),
    "discard_count": (mid(supply="1m"), "discard", "1m"),
    "move_not_finished": (mid("1+"), "finish", "end"),
}  # fmt: skip


@rule(
    "BW-007", "BW-026", "BW-027", "BW-033", "BW-035", "BW-036", "BW-041", "BW-049", "BW-052",
    "BW-053", "BW-060", "BW-062", "BW-064", "BW-070", "BW-071", "BW-073", "BW-076", "BW-077",
    "BW-080", "BW-082", "BW-086", "BW-089", "BW-118", "BW-120", "BW-133",
)  # fmt: skip
@pytest.mark.parametrize("code", REFUSED)
def test_each_code_is_reached_and_nothing_changes(code: str) -> None:
    lay_it, question, answer = REFUSED[code]
    t = lay_it()
    player = 2 if code == "not_your_turn" else 1
    assert refused(t, answer, question, player) == code
    before, played, asked = bytes(t.state), list(t.played), t.asked
    with pytest.raises(bro.Refused) as caught:
        t.play(player - 1, move(question, answer))
    assert caught.value.refusal.code == code
    assert (bytes(t.state), t.played, t.asked) == (before, played, asked)


def test_the_codes_are_those_of_the_ledger_in_its_order() -> None:
    codes = [reason.code for reason in GAME.reasons]
    codes.remove("no_such_move")  # for a number that is no answer to anything
    assert codes == list(REFUSED)


@pytest.mark.parametrize("number", [-1, 10_000, True, None, "pick", 1.0])
def test_a_number_that_is_no_move_is_refused_too(number: Any) -> None:
    t = lay()
    refusal = t.why_not(0, number)
    assert refusal is not None
    assert refusal.code == "no_such_move"


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


def test_every_reason_names_its_paragraph() -> None:
    for code, (lay_it, question, answer) in REFUSED.items():
        t = lay_it()
        refusal = t.why_not(1 if code == "not_your_turn" else 0, move(question, answer))
        assert refusal is not None
        assert refusal.rule.startswith("BW-")
