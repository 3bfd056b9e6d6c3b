"""A move for every reason that Bethel Woods has to refuse one (ledger, section 4)."""

from collections.abc import Callable
from typing import Any

import broceliande as bro
from tests.games.bethel_woods.answers import move, play
from tests.games.bethel_woods.board import lay
from tests.laws.evidence import Attempt, Refusals
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


def attempt(code: str) -> Attempt:
    """The move that is refused with that code."""
    lay_it, question, answer = REFUSED[code]
    return Attempt(lay_it(), 1 if code == "not_your_turn" else 0, move(question, answer))


REFUSALS = Refusals(list(REFUSED), attempt, kept=rule(
    "BW-007", "BW-026", "BW-027", "BW-033", "BW-035", "BW-036", "BW-041", "BW-049", "BW-052",
    "BW-053", "BW-060", "BW-062", "BW-064", "BW-070", "BW-071", "BW-073", "BW-076", "BW-077",
    "BW-080", "BW-082", "BW-086", "BW-089", "BW-118", "BW-120", "BW-133",
))  # fmt: skip
