"""What Benevolent asks, why it refuses, what it tells and how it ends (ledger, Decisions)."""

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
from broceliande.games.benevolent.edition import MAX_ARROWS
from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, SEATS
from broceliande.games.benevolent.forest import HEXES
from broceliande.games.benevolent.names import GIFTS, LOCATIONS, TILES

GO_ON = TILES  # the answer to `window` that uses no secret
FROM_CARD = HEXES  # the answer to `step` that takes a Step from the card
HEX_ACTION, GATHER = 0, 1
NO, YES = 0, 1
PUT, TAKE = 0, 1


class Ask(Questions):
    """The questions, in the order of a turn."""

    WINDOW = question(TILES + 1, rule="BE-084 BE-086 BE-092")  # D1: an Ephemeral secret, or go on
    STEP = question(HEXES + 1, rule="BE-036 BE-037 BE-039")  # D2: an own Step, or the card
    HEX = question(HEXES, rule="BE-029 BE-030 BE-031 BE-032")  # D3
    ACTION = question(2, rule="BE-044 BE-046 BE-051 BE-072")  # D4: hex action, gather
    BUY = question(GIFT_KINDS, rule="BE-053 BE-056 BE-077")  # D5
    ARROW = question(MAX_ARROWS, rule="BE-059 BE-060 BE-061")  # D6
    EXCHANGE = question(GIFT_KINDS, rule="BE-063 BE-064")  # D7
    SECRET = question(TILES, rule="BE-066 BE-067 BE-083")  # D8: a position of the pyramid
    VICTIM = question(SEATS, rule="BE-077 BE-078")  # D9
    REPEAT = question(2, rule="BE-105 BE-106")  # D10: no, yes
    STASH = question(2, rule="BE-107")  # D11: put, take


class Why(Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = game_over("BE-123")
    NOT_YOUR_TURN = not_asked("BE-028")
    WRONG_PHASE = wrong_question("BE-027")
    NO_SUCH_MOVE = no_such_move("BE-027")
    MUST_USE_CARD = because("BE-035")
    NO_SUCH_STEP = because("BE-036")
    NO_SUCH_HEX = because("BE-029")
    SAME_HEX = because("BE-038")
    OWN_STEP_THERE = because("BE-031")
    NOT_ADJACENT = because("BE-032")
    NOT_CONNECTED = because("BE-039")
    CANNOT_PAY_DUES = because("BE-051")
    EFFECT_IMPOSSIBLE = because("BE-051")
    NO_SUCH_CHOICE = because()
    GIFT_UNOBTAINABLE = because("BE-082")
    PRICE_TOO_HIGH = because("BE-053")
    NOT_EXCHANGEABLE = because("BE-064")
    TILE_COVERED = because("BE-067")
    SECRET_NOT_USABLE = because("BE-092")
    NOT_A_TIED_RIVAL = because("BE-078")


SECRETS = tuple(f"secret{face}" for face in range(FACES))  # told by number, said by effect
AGAIN = ("exchange", "sleep")


class Tell(Events):
    """What the chronicle tells."""

    DEALT = event(player=SEAT, hexes=NUMBER)
    STEP_PUT = event(player=SEAT, hex="hex", place=LOCATIONS)
    STEP_MOVED = event(player=SEAT, from_="hex", hex="hex", place=LOCATIONS)
    SOLITUDE = event(player=SEAT, leaves=NUMBER)
    PAID_RESERVE = event(player=SEAT, leaves=NUMBER)
    PAID_RIVAL = event(player=SEAT, rival=SEAT, leaves=NUMBER)
    GATHERED = event(player=SEAT, leaves=NUMBER)
    STASHED = event(player=SEAT, leaves=NUMBER)
    UNSTASHED = event(player=SEAT, leaves=NUMBER)
    BOUGHT = event(player=SEAT, gift=GIFTS, leaves=NUMBER)
    SLEPT = event(player=SEAT, from_=NUMBER, to=NUMBER)
    GAVE_BACK = event(player=SEAT, gift=GIFTS)
    FROM_PILE = event(player=SEAT, gift=GIFTS)
    FROM_RIVAL = event(player=SEAT, rival=SEAT, gift=GIFTS)
    NO_GIFT = event(player=SEAT, gift=GIFTS)
    SECRET_TAKEN = event(player=SEAT, secret="secret")
    SECRET_USED = event(player=SEAT, secret="secret")
    PAID_AGAIN = event(player=SEAT, leaves=NUMBER, again=AGAIN)
    LEAVES_GAINED = event(player=SEAT, leaves=NUMBER)
    WON = event(player=SEAT)
    NOBODY_WON = event()


THINGS = ("hex", "card", "reserve", "gift", "arrow", "tile", "seat", "secret", "answer")


class Ending(Endings):
    """How a game ends."""

    FIVE_GIFTS = ending("BE-002")
    TURN_LIMIT = ending("RU-52")
