"""What Benevolent asks, refuses and tells, how it ends and what must hold (ledger, Decisions)."""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from broceliande.games.benevolent.amendments import Amendment
from broceliande.games.benevolent.edition import MAX_ARROWS
from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, SEATS
from broceliande.games.benevolent.forest import HEXES
from broceliande.games.benevolent.names import GIFTS, LOCATIONS, TILES

GO_ON = TILES  # the answer to `window` that uses no secret
FROM_CARD = HEXES  # the answer to `step` that takes a Step from the card
HEX_ACTION, GATHER = 0, 1
NO, YES = 0, 1
PUT, TAKE = 0, 1


class Ask(d.Questions):
    """The questions, in the order of a turn."""

    WINDOW = d.question(TILES + 1, rule="BE-084 BE-086 BE-092")  # D1: an Ephemeral secret, or go on
    STEP = d.question(HEXES + 1, rule="BE-036 BE-037 BE-039")  # D2: an own Step, or the card
    HEX = d.question(HEXES, rule="BE-029 BE-030 BE-031 BE-032")  # D3
    ACTION = d.question(2, rule="BE-044 BE-046 BE-051 BE-072")  # D4: hex action, gather
    BUY = d.question(GIFT_KINDS, rule="BE-053 BE-056 BE-077", forced=Amendment.NO_CHOICE)  # D5
    ARROW = d.question(MAX_ARROWS, rule="BE-059 BE-060 BE-061", forced=Amendment.NO_CHOICE)  # D6
    EXCHANGE = d.question(GIFT_KINDS, rule="BE-063 BE-064", forced=Amendment.NO_CHOICE)  # D7
    SECRET = d.question(
        TILES, rule="BE-066 BE-067 BE-083", forced=Amendment.NO_CHOICE
    )  # D8: a position of the pyramid
    VICTIM = d.question(SEATS, rule="BE-077 BE-078")  # D9
    REPEAT = d.question(2, rule="BE-105 BE-106")  # D10: no, yes
    STASH = d.question(2, rule="BE-107")  # D11: put, take


class Why(d.Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = d.game_over("BE-123")
    NOT_YOUR_TURN = d.not_asked("BE-028")
    WRONG_PHASE = d.wrong_question("BE-027")
    NO_SUCH_MOVE = d.no_such_move("BE-027")
    MUST_USE_CARD = d.because("BE-035")
    NO_SUCH_STEP = d.because("BE-036")
    NO_SUCH_HEX = d.because("BE-029")
    SAME_HEX = d.because("BE-038")
    OWN_STEP_THERE = d.because("BE-031")
    NOT_ADJACENT = d.because("BE-032")
    NOT_CONNECTED = d.because("BE-039")
    CANNOT_PAY_DUES = d.because("BE-051")
    EFFECT_IMPOSSIBLE = d.because("BE-051")
    NO_SUCH_CHOICE = d.because("")  # the question's own paragraph
    GIFT_UNOBTAINABLE = d.because("BE-082")
    PRICE_TOO_HIGH = d.because("BE-053")
    NOT_EXCHANGEABLE = d.because("BE-064")
    TILE_COVERED = d.because("BE-067")
    SECRET_NOT_USABLE = d.because("BE-092")
    NOT_A_TIED_RIVAL = d.because("BE-078")


SECRETS = tuple(f"secret{face}" for face in range(FACES))  # told by number, said by effect
AGAIN = ("exchange", "sleep")


class Tell(d.Events):
    """What the chronicle tells."""

    DEALT = d.event(player=SEAT, hexes=NUMBER)
    STEP_PUT = d.event(player=SEAT, hex="hex", place=LOCATIONS)
    STEP_MOVED = d.event(player=SEAT, from_="hex", hex="hex", place=LOCATIONS)
    SOLITUDE = d.event(player=SEAT, leaves=NUMBER)
    PAID_RESERVE = d.event(player=SEAT, leaves=NUMBER)
    PAID_RIVAL = d.event(player=SEAT, rival=SEAT, leaves=NUMBER)
    GATHERED = d.event(player=SEAT, leaves=NUMBER)
    STASHED = d.event(player=SEAT, leaves=NUMBER)
    UNSTASHED = d.event(player=SEAT, leaves=NUMBER)
    BOUGHT = d.event(player=SEAT, gift=GIFTS, leaves=NUMBER)
    SLEPT = d.event(player=SEAT, from_=NUMBER, to=NUMBER)
    GAVE_BACK = d.event(player=SEAT, gift=GIFTS)
    FROM_PILE = d.event(player=SEAT, gift=GIFTS)
    FROM_RIVAL = d.event(player=SEAT, rival=SEAT, gift=GIFTS)
    NO_GIFT = d.event(player=SEAT, gift=GIFTS)
    SECRET_TAKEN = d.event(player=SEAT, secret="secret")
    SECRET_USED = d.event(player=SEAT, secret="secret")
    PAID_AGAIN = d.event(player=SEAT, leaves=NUMBER, again=AGAIN)
    LEAVES_GAINED = d.event(player=SEAT, leaves=NUMBER)
    WON = d.event(player=SEAT)
    NOBODY_WON = d.event()


class Ending(d.Endings):
    """How a game ends."""

    FIVE_GIFTS = d.ending("BE-002")
    TURN_LIMIT = d.ending("RU-52")


THINGS = ("hex", "card", "reserve", "gift", "arrow", "tile", "seat", "secret", "answer")


class Fault(d.Faults):
    """What must never be found."""

    LEAVES_LOST = d.fault("leaves are not all there")
    GIFTS_LOST = d.fault("tokens of a gift are not all there")
    STEPS_LOST = d.fault("a player's Steps are not all there")
    STEPS_SHARE_A_HEX = d.fault("two own Steps share a hex without the secret for it")
    STEPS_APART = d.fault("a player's Steps do not form one group")
    SECRET_TWICE = d.fault("a secret lies in two places")
    NO_MOVEMENT = d.fault("no movement is possible")
    NEGATIVE = d.fault("something is negative")
