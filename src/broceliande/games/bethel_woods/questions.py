"""What Bethel Woods asks, refuses and tells, how it ends and what must hold (ledger, Decisions).

The ledger's decisions are cut finer, the game stays the same. D1, D2 and D3 share their moments:
`pick`, `place` and `finish` each offer what a player may do then, the ability among it. Repairs,
payments, gifts and discards are answered token by token; where one token only is possible, it is
taken without asking. BAD_DIRECTION refuses a machine that is not the next one on the way.
"""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from broceliande.games.bethel_woods.amendments import Amendment
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


class Ask(d.Questions):
    """The questions, in the order of a turn."""

    PICK = d.question(PICKS + 1, rule="BW-032 BW-034 BW-073")  # D2, D1
    PLACE = d.question(
        PLACINGS + 1, rule="BW-035 BW-036 BW-059 BW-073", forced=Amendment.NO_CHOICE
    )  # D3, D1
    REPAIR = d.question(KINDS + 1, rule="BW-041 BW-043 BW-044")  # D4
    FINISH = d.question(MACHINES + 2, rule="BW-052 BW-054 BW-073 BW-090")  # D6, D1, D7
    PAY = d.question(KINDS, rule="BW-065 BW-066 BW-054 BW-050")  # D5, D6
    FEE = d.question(KINDS, rule="BW-118 BW-119 BW-120")
    SPEND = d.question(KINDS, rule="BW-077 BW-082 BW-084 BW-087")
    SHIFT = d.question(SPOTS * SPOTS, rule="BW-077 BW-078 BW-080")
    RECEIVER = d.question(SEATS, rule="BW-082")
    GIVE = d.question(KINDS + 1, rule="BW-082 BW-083")
    REMOVE = d.question(MACHINES * TYPES, rule="BW-084 BW-085 BW-086")
    DISCARD = d.question(KINDS, rule="BW-049 BW-083 BW-108")  # D8, D9, D10


class Why(d.Reasons):
    """Why an answer is refused, in the order of the ledger."""

    GAME_OVER = d.game_over("BW-133")
    NOT_YOUR_TURN = d.not_asked("BW-026")
    ANOTHER_QUESTION = d.wrong_question("BW-026")
    NO_SUCH_MOVE = d.no_such_move("BW-027")
    ALREADY_PICKED = d.because("BW-027")
    BAD_DIRECTION = d.because("BW-035")
    NO_WORKER_ON_MACHINE = d.because("BW-033")
    NOTHING_IN_HAND = d.because("BW-032")
    WORKER_NOT_IN_HAND = d.because("BW-036")
    REPAIR_TYPE = d.because("BW-007")
    REPAIR_TOO_MANY = d.because("BW-041")
    TOKEN_NOT_THERE = d.because("BW-041")
    NOT_LAST_WORKER = d.because("BW-029")
    SECTION_NOT_ADJACENT = d.because("BW-060")
    SECTION_OCCUPIED = d.because("BW-062")
    SECTION_TYPE = d.because("BW-064")
    WRONG_PAYMENT = d.because("")  # the question's own paragraph
    TOO_MANY_SUBSTITUTES = d.because("BW-076")
    ABILITY_USED = d.because("BW-071")
    FEE_MISSING = d.because("BW-120")
    FEE_NOT_DUE = d.because("BW-118")
    KNOWLEDGE_MISSING = d.because("")  # the question's own paragraph
    BUILT_THIS_TURN = d.because("BW-070")
    NOT_LAST_MACHINE = d.because("BW-052")
    ALREADY_UNMASKED = d.because("BW-053")
    NO_SPY_HERE = d.because("BW-052")
    WRONG_CHARACTER = d.because("BW-089")
    NO_ABILITY_WINDOW = d.because("BW-073")
    MACHINE_ONLY = d.because("BW-080")
    NO_SUCH_WORKER = d.because("BW-077")
    OTHER_PLAYER_NEEDED = d.because("BW-082")
    GIVE_ONE_OR_TWO = d.because("BW-082")
    SAME_TYPE_NEEDED = d.because("")  # the question's own paragraph
    VALUE_MISMATCH = d.because("BW-086")
    DISCARD_COUNT = d.because("BW-049")
    MOVE_NOT_FINISHED = d.because("BW-027")


class Tell(d.Events):
    """What the chronicle tells."""

    SOLO = d.event(player=SEAT)
    CHARACTER = d.event(player=SEAT, character=CHARACTERS)
    PUT_BACK = d.event(malfunction="malfunction")
    DEALT = d.event(player=SEAT)
    PICKED = d.event(player=SEAT, machine="machine", direction=DIRECTIONS)
    LAID = d.event(player=SEAT, worker=WORKERS, machine="machine")
    REPAIRED = d.event(player=SEAT, malfunction="malfunction", machine="machine")
    PAID = d.event(player=SEAT, knowledge="knowledge")
    SUBSTITUTED = d.event(player=SEAT, character=CHARACTERS)
    SENT = d.event(player=SEAT, worker=WORKERS, section="section", tile=NUMBER)
    UNMASKED = d.event(player=SEAT, machine="machine")
    ABILITY = d.event(player=SEAT, character=CHARACTERS)
    FEE_PAID = d.event(player=SEAT, knowledge="knowledge")
    SPENT = d.event(player=SEAT, knowledge="knowledge")
    SHIFTED = d.event(player=SEAT, worker=WORKERS, from_="machine", machine="machine")
    GAVE = d.event(player=SEAT, receiver=SEAT, knowledge="knowledge")
    REMOVED = d.event(player=SEAT, malfunction="malfunction", machine="machine")
    DISCARDED = d.event(player=SEAT, knowledge="knowledge")
    PLACED = d.event(malfunction="malfunction", machine="machine")
    REDIRECTED = d.event(malfunction="malfunction", machine="machine")
    FAILED = d.event(machine="machine", tile=TILES)
    RESTORED = d.event(machine="machine", tile=TILES)
    SPY_CAME = d.event(machine="machine")
    WON = d.event()
    LOST_RESERVE = d.event(due=NUMBER, left=NUMBER)
    LOST_CRITICAL = d.event(machines=NUMBER)
    LOST_SPIES = d.event()


class Ending(d.Endings):
    """How a game ends."""

    WIN = d.ending("BW-124")
    LOSS_RESERVE = d.ending("BW-128")
    LOSS_CRITICAL = d.ending("BW-130")
    LOSS_SPIES = d.ending("BW-132")


THINGS = (
    "machine", "section", "orphanage", "direction", "worker", "malfunction", "knowledge", "spy",
    "tile", "character", "seat", "answer",
)  # fmt: skip


class Fault(d.Faults):
    """What must never be found."""

    TOKENS_LOST = d.fault("the tokens of a kind are not all there")
    WORKERS_LOST = d.fault("the workers of a type are not all there")
    COUNTED_WRONG = d.fault("Knowledge or malfunctions are counted wrong")
    CRITICAL_WRONG = d.fault("a machine is critical and should not be, or the other way round")
    TILE_TURNED_WRONG = d.fault("a critical tile is turned up or down against its machine")
    TILE_TWICE = d.fault("a critical tile lies at two machines")
    SPY_LOST = d.fault("a spy is in two places or in none")
    ORPHANAGE_WRONG = d.fault("the orphanage and the Dream Machine do not agree")
    NEGATIVE = d.fault("something is negative")
