"""What Bethel Woods asks, why it refuses, what it tells and how it ends (ledger, Decisions).

The ledger's decisions are cut finer, the game stays the same. D1, D2 and D3 share their moments:
`pick`, `place` and `finish` each offer what a player may do then, the ability among it. Repairs,
payments, gifts and discards are answered token by token; where one token only is possible, it is
taken without asking. BAD_DIRECTION refuses a machine that is not the next one on the way.
"""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.game import (
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NUMBER,
    SEAT,
    WRONG_QUESTION,
    Event,
    Question,
    Reason,
    sizes,
    starts,
)
from broceliande.games.bethel_woods.fields import SEATS
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    MACHINES,
    TILES,
    TYPES,
    WORKERS,
)

PICKS = 2 * MACHINES  # answers to `pick`: machine and direction; the next one is the ability
PLACES = 2 * MACHINES  # where a worker may go: machines, then sections
PLACINGS = TYPES * PLACES  # answers to `place`: worker and place; the next one is the ability
DONE = KINDS  # the answer to `repair` and `give` that names no token
FINISH_ABILITY = MACHINES  # answers to `finish`: a spy, the ability, the end
FINISH_END = MACHINES + 1
ORPHANAGE = MACHINES  # among the places of Harris's move
SPOTS = MACHINES + 1


class Ask(IntEnum):
    """The questions, in the order of a turn."""

    NOTHING = 0
    PICK = 1
    PLACE = 2
    REPAIR = 3
    FINISH = 4
    PAY = 5
    FEE = 6
    SPEND = 7
    SHIFT = 8
    RECEIVER = 9
    GIVE = 10
    REMOVE = 11
    DISCARD = 12


QUESTIONS = (
    Question("pick", (PICKS + 1,), "BW-032 BW-034 BW-073"),  # D2, D1
    Question("place", (PLACINGS + 1,), "BW-035 BW-036 BW-059 BW-073"),  # D3, D1
    Question("repair", (KINDS + 1,), "BW-041 BW-043 BW-044"),  # D4
    Question("finish", (MACHINES + 2,), "BW-052 BW-054 BW-073 BW-090"),  # D6, D1, D7
    Question("pay", (KINDS,), "BW-065 BW-066 BW-054 BW-050"),  # D5, D6
    Question("fee", (KINDS,), "BW-118 BW-119 BW-120"),
    Question("spend", (KINDS,), "BW-077 BW-082 BW-084 BW-087"),
    Question("shift", (SPOTS * SPOTS,), "BW-077 BW-078 BW-080"),
    Question("receiver", (SEATS,), "BW-082"),
    Question("give", (KINDS + 1,), "BW-082 BW-083"),
    Question("remove", (MACHINES * TYPES,), "BW-084 BW-085 BW-086"),
    Question("discard", (KINDS,), "BW-049 BW-083 BW-108"),  # D8, D9, D10
)
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)


class Why(IntEnum):
    """Why an answer is refused, in the order of the ledger."""

    GAME_OVER = GAME_OVER
    NOT_YOUR_TURN = NOT_ASKED
    ANOTHER_QUESTION = WRONG_QUESTION
    NO_SUCH_MOVE = NO_SUCH_MOVE
    ALREADY_PICKED = 5
    BAD_DIRECTION = 6
    NO_WORKER_ON_MACHINE = 7
    NOTHING_IN_HAND = 8
    WORKER_NOT_IN_HAND = 9
    REPAIR_TYPE = 10
    REPAIR_TOO_MANY = 11
    TOKEN_NOT_THERE = 12
    NOT_LAST_WORKER = 13
    SECTION_NOT_ADJACENT = 14
    SECTION_OCCUPIED = 15
    SECTION_TYPE = 16
    WRONG_PAYMENT = 17
    TOO_MANY_SUBSTITUTES = 18
    ABILITY_USED = 19
    FEE_MISSING = 20
    FEE_NOT_DUE = 21
    KNOWLEDGE_MISSING = 22
    BUILT_THIS_TURN = 23
    NOT_LAST_MACHINE = 24
    ALREADY_UNMASKED = 25
    NO_SPY_HERE = 26
    WRONG_CHARACTER = 27
    NO_ABILITY_WINDOW = 28
    MACHINE_ONLY = 29
    NO_SUCH_WORKER = 30
    OTHER_PLAYER_NEEDED = 31
    GIVE_ONE_OR_TWO = 32
    SAME_TYPE_NEEDED = 33
    VALUE_MISMATCH = 34
    DISCARD_COUNT = 35
    MOVE_NOT_FINISHED = 36


REASONS = (
    Reason("game_over", "BW-133"),
    Reason("not_your_turn", "BW-026"),
    Reason("another_question", "BW-026"),
    Reason("no_such_move", "BW-027"),
    Reason("already_picked", "BW-027"),
    Reason("bad_direction", "BW-035"),
    Reason("no_worker_on_machine", "BW-033"),
    Reason("nothing_in_hand", "BW-032"),
    Reason("worker_not_in_hand", "BW-036"),
    Reason("repair_type", "BW-007"),
    Reason("repair_too_many", "BW-041"),
    Reason("token_not_there", "BW-041"),
    Reason("not_last_worker", "BW-029"),
    Reason("section_not_adjacent", "BW-060"),
    Reason("section_occupied", "BW-062"),
    Reason("section_type", "BW-064"),
    Reason("wrong_payment"),
    Reason("too_many_substitutes", "BW-076"),
    Reason("ability_used", "BW-071"),
    Reason("fee_missing", "BW-120"),
    Reason("fee_not_due", "BW-118"),
    Reason("knowledge_missing"),
    Reason("built_this_turn", "BW-070"),
    Reason("not_last_machine", "BW-052"),
    Reason("already_unmasked", "BW-053"),
    Reason("no_spy_here", "BW-052"),
    Reason("wrong_character", "BW-089"),
    Reason("no_ability_window", "BW-073"),
    Reason("machine_only", "BW-080"),
    Reason("no_such_worker", "BW-077"),
    Reason("other_player_needed", "BW-082"),
    Reason("give_one_or_two", "BW-082"),
    Reason("same_type_needed"),
    Reason("value_mismatch", "BW-086"),
    Reason("discard_count", "BW-049"),
    Reason("move_not_finished", "BW-027"),
)


class Tell(IntEnum):
    """What the chronicle tells."""

    SOLO = 1
    CHARACTER = 2
    PUT_BACK = 3
    DEALT = 4
    PICKED = 5
    LAID = 6
    REPAIRED = 7
    PAID = 8
    SUBSTITUTED = 9
    SENT = 10
    UNMASKED = 11
    ABILITY = 12
    FEE_PAID = 13
    SPENT = 14
    SHIFTED = 15
    GAVE = 16
    REMOVED = 17
    DISCARDED = 18
    PLACED = 19
    REDIRECTED = 20
    FAILED = 21
    RESTORED = 22
    SPY_CAME = 23
    WON = 24
    LOST_RESERVE = 25
    LOST_CRITICAL = 26
    LOST_SPIES = 27


EVENTS = (
    Event("solo", {"player": SEAT}),
    Event("character", {"player": SEAT, "character": CHARACTERS}),
    Event("put_back", {"malfunction": "malfunction"}),
    Event("dealt", {"player": SEAT}),
    Event("picked", {"player": SEAT, "machine": "machine", "direction": DIRECTIONS}),
    Event("laid", {"player": SEAT, "worker": WORKERS, "machine": "machine"}),
    Event("repaired", {"player": SEAT, "malfunction": "malfunction", "machine": "machine"}),
    Event("paid", {"player": SEAT, "knowledge": "knowledge"}),
    Event("substituted", {"player": SEAT, "character": CHARACTERS}),
    Event("sent", {"player": SEAT, "worker": WORKERS, "section": "section", "tile": NUMBER}),
    Event("unmasked", {"player": SEAT, "machine": "machine"}),
    Event("ability", {"player": SEAT, "character": CHARACTERS}),
    Event("fee_paid", {"player": SEAT, "knowledge": "knowledge"}),
    Event("spent", {"player": SEAT, "knowledge": "knowledge"}),
    Event("shifted", {"player": SEAT, "worker": WORKERS, "from": "machine", "machine": "machine"}),
    Event("gave", {"player": SEAT, "receiver": SEAT, "knowledge": "knowledge"}),
    Event("removed", {"player": SEAT, "malfunction": "malfunction", "machine": "machine"}),
    Event("discarded", {"player": SEAT, "knowledge": "knowledge"}),
    Event("placed", {"malfunction": "malfunction", "machine": "machine"}),
    Event("redirected", {"malfunction": "malfunction", "machine": "machine"}),
    Event("failed", {"machine": "machine", "tile": TILES}),
    Event("restored", {"machine": "machine", "tile": TILES}),
    Event("spy_came", {"machine": "machine"}),
    Event("won", {}),
    Event("lost_reserve", {"due": NUMBER, "left": NUMBER}),
    Event("lost_critical", {"machines": NUMBER}),
    Event("lost_spies", {}),
)

THINGS = (
    "machine", "section", "orphanage", "direction", "worker", "malfunction", "knowledge", "spy",
    "tile", "character", "seat", "answer",
)  # fmt: skip


class Ending(IntEnum):
    """How a game ends."""

    WIN = 1  # BW-124
    LOSS_RESERVE = 2  # BW-128
    LOSS_CRITICAL = 3  # BW-130
    LOSS_SPIES = 4  # BW-132


ENDINGS = ("win", "loss_reserve", "loss_critical", "loss_spies")
