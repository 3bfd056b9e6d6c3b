"""What Bethel Woods asks, why it refuses, what it tells and how it ends (ledger, Decisions).

The ledger's decisions are cut finer, the game stays the same. D1, D2 and D3 share their moments:
`pick`, `place` and `finish` each offer what a player may do then, the ability among it. Repairs,
payments, gifts and discards are answered token by token; where one token only is possible, it is
taken without asking. BAD_DIRECTION refuses a machine that is not the next one on the way.
"""

from __future__ import annotations

from broceliande.engine.declared import (
    NUMBER,
    SEAT,
    Endings,
    Events,
    Questions,
    Reasons,
    because,
    ending,
    event,
    game_over,
    no_such_move,
    not_asked,
    question,
    wrong_question,
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


class Ask(Questions):
    """The questions, in the order of a turn."""

    PICK = question(PICKS + 1, rule="BW-032 BW-034 BW-073")  # D2, D1
    PLACE = question(PLACINGS + 1, rule="BW-035 BW-036 BW-059 BW-073")  # D3, D1
    REPAIR = question(KINDS + 1, rule="BW-041 BW-043 BW-044")  # D4
    FINISH = question(MACHINES + 2, rule="BW-052 BW-054 BW-073 BW-090")  # D6, D1, D7
    PAY = question(KINDS, rule="BW-065 BW-066 BW-054 BW-050")  # D5, D6
    FEE = question(KINDS, rule="BW-118 BW-119 BW-120")
    SPEND = question(KINDS, rule="BW-077 BW-082 BW-084 BW-087")
    SHIFT = question(SPOTS * SPOTS, rule="BW-077 BW-078 BW-080")
    RECEIVER = question(SEATS, rule="BW-082")
    GIVE = question(KINDS + 1, rule="BW-082 BW-083")
    REMOVE = question(MACHINES * TYPES, rule="BW-084 BW-085 BW-086")
    DISCARD = question(KINDS, rule="BW-049 BW-083 BW-108")  # D8, D9, D10


class Why(Reasons):
    """Why an answer is refused, in the order of the ledger."""

    GAME_OVER = game_over("BW-133")
    NOT_YOUR_TURN = not_asked("BW-026")
    ANOTHER_QUESTION = wrong_question("BW-026")
    NO_SUCH_MOVE = no_such_move("BW-027")
    ALREADY_PICKED = because("BW-027")
    BAD_DIRECTION = because("BW-035")
    NO_WORKER_ON_MACHINE = because("BW-033")
    NOTHING_IN_HAND = because("BW-032")
    WORKER_NOT_IN_HAND = because("BW-036")
    REPAIR_TYPE = because("BW-007")
    REPAIR_TOO_MANY = because("BW-041")
    TOKEN_NOT_THERE = because("BW-041")
    NOT_LAST_WORKER = because("BW-029")
    SECTION_NOT_ADJACENT = because("BW-060")
    SECTION_OCCUPIED = because("BW-062")
    SECTION_TYPE = because("BW-064")
    WRONG_PAYMENT = because()
    TOO_MANY_SUBSTITUTES = because("BW-076")
    ABILITY_USED = because("BW-071")
    FEE_MISSING = because("BW-120")
    FEE_NOT_DUE = because("BW-118")
    KNOWLEDGE_MISSING = because()
    BUILT_THIS_TURN = because("BW-070")
    NOT_LAST_MACHINE = because("BW-052")
    ALREADY_UNMASKED = because("BW-053")
    NO_SPY_HERE = because("BW-052")
    WRONG_CHARACTER = because("BW-089")
    NO_ABILITY_WINDOW = because("BW-073")
    MACHINE_ONLY = because("BW-080")
    NO_SUCH_WORKER = because("BW-077")
    OTHER_PLAYER_NEEDED = because("BW-082")
    GIVE_ONE_OR_TWO = because("BW-082")
    SAME_TYPE_NEEDED = because()
    VALUE_MISMATCH = because("BW-086")
    DISCARD_COUNT = because("BW-049")
    MOVE_NOT_FINISHED = because("BW-027")


class Tell(Events):
    """What the chronicle tells."""

    SOLO = event(player=SEAT)
    CHARACTER = event(player=SEAT, character=CHARACTERS)
    PUT_BACK = event(malfunction="malfunction")
    DEALT = event(player=SEAT)
    PICKED = event(player=SEAT, machine="machine", direction=DIRECTIONS)
    LAID = event(player=SEAT, worker=WORKERS, machine="machine")
    REPAIRED = event(player=SEAT, malfunction="malfunction", machine="machine")
    PAID = event(player=SEAT, knowledge="knowledge")
    SUBSTITUTED = event(player=SEAT, character=CHARACTERS)
    SENT = event(player=SEAT, worker=WORKERS, section="section", tile=NUMBER)
    UNMASKED = event(player=SEAT, machine="machine")
    ABILITY = event(player=SEAT, character=CHARACTERS)
    FEE_PAID = event(player=SEAT, knowledge="knowledge")
    SPENT = event(player=SEAT, knowledge="knowledge")
    SHIFTED = event(player=SEAT, worker=WORKERS, from_="machine", machine="machine")
    GAVE = event(player=SEAT, receiver=SEAT, knowledge="knowledge")
    REMOVED = event(player=SEAT, malfunction="malfunction", machine="machine")
    DISCARDED = event(player=SEAT, knowledge="knowledge")
    PLACED = event(malfunction="malfunction", machine="machine")
    REDIRECTED = event(malfunction="malfunction", machine="machine")
    FAILED = event(machine="machine", tile=TILES)
    RESTORED = event(machine="machine", tile=TILES)
    SPY_CAME = event(machine="machine")
    WON = event()
    LOST_RESERVE = event(due=NUMBER, left=NUMBER)
    LOST_CRITICAL = event(machines=NUMBER)
    LOST_SPIES = event()


THINGS = (
    "machine", "section", "orphanage", "direction", "worker", "malfunction", "knowledge", "spy",
    "tile", "character", "seat", "answer",
)  # fmt: skip


class Ending(Endings):
    """How a game ends."""

    WIN = ending("BW-124")
    LOSS_RESERVE = ending("BW-128")
    LOSS_CRITICAL = ending("BW-130")
    LOSS_SPIES = ending("BW-132")
