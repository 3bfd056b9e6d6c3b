"""What Benevolent asks, why it refuses, what it tells and how it ends (ledger, Decisions)."""

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
from broceliande.games.benevolent.edition import MAX_ARROWS
from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, SEATS, TILES
from broceliande.games.benevolent.forest import HEXES
from broceliande.games.benevolent.names import GIFTS, LOCATIONS

GO_ON = TILES  # the answer to `window` that uses no secret
FROM_CARD = HEXES  # the answer to `step` that takes a Step from the card
HEX_ACTION, GATHER = 0, 1
NO, YES = 0, 1
PUT, TAKE = 0, 1


class Ask(IntEnum):
    """The questions, in the order of a turn."""

    NOTHING = 0
    WINDOW = 1
    STEP = 2
    HEX = 3
    ACTION = 4
    BUY = 5
    ARROW = 6
    EXCHANGE = 7
    SECRET = 8
    VICTIM = 9
    REPEAT = 10
    STASH = 11


QUESTIONS = (
    Question("window", (TILES + 1,), "BE-084 BE-086 BE-092"),  # D1: an Ephemeral secret, or go on
    Question("step", (HEXES + 1,), "BE-036 BE-037 BE-039"),  # D2: an own Step, or the card
    Question("hex", (HEXES,), "BE-029 BE-030 BE-031 BE-032"),  # D3
    Question("action", (2,), "BE-044 BE-046 BE-051 BE-072"),  # D4: hex action, gather
    Question("buy", (GIFT_KINDS,), "BE-053 BE-056 BE-077"),  # D5
    Question("arrow", (MAX_ARROWS,), "BE-059 BE-060 BE-061"),  # D6
    Question("exchange", (GIFT_KINDS,), "BE-063 BE-064"),  # D7
    Question("secret", (TILES,), "BE-066 BE-067 BE-083"),  # D8: a position of the pyramid
    Question("victim", (SEATS,), "BE-077 BE-078"),  # D9
    Question("repeat", (2,), "BE-105 BE-106"),  # D10: no, yes
    Question("stash", (2,), "BE-107"),  # D11: put, take
)
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)


class Why(IntEnum):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = GAME_OVER
    NOT_YOUR_TURN = NOT_ASKED
    WRONG_PHASE = WRONG_QUESTION
    NO_SUCH_MOVE = NO_SUCH_MOVE
    MUST_USE_CARD = 5
    NO_SUCH_STEP = 6
    NO_SUCH_HEX = 7
    SAME_HEX = 8
    OWN_STEP_THERE = 9
    NOT_ADJACENT = 10
    NOT_CONNECTED = 11
    CANNOT_PAY_DUES = 12
    EFFECT_IMPOSSIBLE = 13
    NO_SUCH_CHOICE = 14
    GIFT_UNOBTAINABLE = 15
    PRICE_TOO_HIGH = 16
    NOT_EXCHANGEABLE = 17
    TILE_COVERED = 18
    SECRET_NOT_USABLE = 19
    NOT_A_TIED_RIVAL = 20


REASONS = (
    Reason("game_over", "BE-123"),
    Reason("not_your_turn", "BE-028"),
    Reason("wrong_phase", "BE-027"),
    Reason("no_such_move", "BE-027"),
    Reason("must_use_card", "BE-035"),
    Reason("no_such_step", "BE-036"),
    Reason("no_such_hex", "BE-029"),
    Reason("same_hex", "BE-038"),
    Reason("own_step_there", "BE-031"),
    Reason("not_adjacent", "BE-032"),
    Reason("not_connected", "BE-039"),
    Reason("cannot_pay_dues", "BE-051"),
    Reason("effect_impossible", "BE-051"),
    Reason("no_such_choice"),
    Reason("gift_unobtainable", "BE-082"),
    Reason("price_too_high", "BE-053"),
    Reason("not_exchangeable", "BE-064"),
    Reason("tile_covered", "BE-067"),
    Reason("secret_not_usable", "BE-092"),
    Reason("not_a_tied_rival", "BE-078"),
)


class Tell(IntEnum):
    """What the chronicle tells."""

    DEALT = 1
    STEP_PUT = 2
    STEP_MOVED = 3
    SOLITUDE = 4
    PAID_RESERVE = 5
    PAID_RIVAL = 6
    GATHERED = 7
    STASHED = 8
    UNSTASHED = 9
    BOUGHT = 10
    SLEPT = 11
    GAVE_BACK = 12
    FROM_PILE = 13
    FROM_RIVAL = 14
    NO_GIFT = 15
    SECRET_TAKEN = 16
    SECRET_USED = 17
    PAID_AGAIN = 18
    LEAVES_GAINED = 19
    WON = 20
    NOBODY_WON = 21


SECRETS = tuple(f"secret{face}" for face in range(FACES))  # told by number, said by effect
AGAIN = ("exchange", "sleep")

EVENTS = (
    Event("dealt", {"player": SEAT, "hexes": NUMBER}),
    Event("step_put", {"player": SEAT, "hex": "hex", "place": LOCATIONS}),
    Event("step_moved", {"player": SEAT, "from": "hex", "hex": "hex", "place": LOCATIONS}),
    Event("solitude", {"player": SEAT, "leaves": NUMBER}),
    Event("paid_reserve", {"player": SEAT, "leaves": NUMBER}),
    Event("paid_rival", {"player": SEAT, "rival": SEAT, "leaves": NUMBER}),
    Event("gathered", {"player": SEAT, "leaves": NUMBER}),
    Event("stashed", {"player": SEAT, "leaves": NUMBER}),
    Event("unstashed", {"player": SEAT, "leaves": NUMBER}),
    Event("bought", {"player": SEAT, "gift": GIFTS, "leaves": NUMBER}),
    Event("slept", {"player": SEAT, "from": NUMBER, "to": NUMBER}),
    Event("gave_back", {"player": SEAT, "gift": GIFTS}),
    Event("from_pile", {"player": SEAT, "gift": GIFTS}),
    Event("from_rival", {"player": SEAT, "rival": SEAT, "gift": GIFTS}),
    Event("no_gift", {"player": SEAT, "gift": GIFTS}),
    Event("secret_taken", {"player": SEAT, "secret": "secret"}),
    Event("secret_used", {"player": SEAT, "secret": "secret"}),
    Event("paid_again", {"player": SEAT, "leaves": NUMBER, "again": AGAIN}),
    Event("leaves_gained", {"player": SEAT, "leaves": NUMBER}),
    Event("won", {"player": SEAT}),
    Event("nobody_won", {}),
)

THINGS = ("hex", "card", "reserve", "gift", "arrow", "tile", "seat", "secret", "answer")


class Ending(IntEnum):
    """How a game ends."""

    FIVE_GIFTS = 1  # BE-002
    TURN_LIMIT = 2  # RU-52


ENDINGS = ("five_gifts", "turn_limit")
