"""What Bloody Grove asks, refuses and tells, how it ends and what must hold (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same: an Arcane symbol asks for
the token first and then for the Spirit (both are seen by all), and the order of the cards under a
deck is asked card by card, the upper ones first (nothing of it shows before both are done). Every
question has `decline` as its last answer; where it must be answered, that one is refused.
"""

from __future__ import annotations

from broceliande.engine import declared as d
from broceliande.engine.declared import NUMBER, SEAT
from broceliande.games.bloody_grove.names import (
    ANIMALS,
    DESTINATIONS,
    EFFECTS,
    GROVES,
    KINDS,
    PLAYED,
    SIDES,
    SPIRITS,
    TOKENS,
    VENERABLES,
)

WAYS = GROVES + 2  # of playing a card: summon it at G1, G2, G3; transform on the left, the right
TRANSFORM = GROVES  # the first way that transforms
ENDS = 3  # where a recruit goes: hand, top, bottom
TO_HAND, ON_TOP, UNDERNEATH = 0, 1, 2

NO_LOOK = TOKENS  # the answers that decline, by question
NO_ACTION = PLAYED * WAYS
NO_RUSE = SPIRITS * GROVES
NO_ARCANE = TOKENS
NO_TARGET = SPIRITS
NO_RECRUIT = KINDS * ENDS
NO_ORDER = PLAYED
NO_REWARD = VENERABLES
NO_REPLACE = SPIRITS


class Ask(d.Questions):
    """The questions, in the order of a round."""

    FIRST_LOOK = d.question(NO_LOOK + 1, rule="BG-019 BG-020")  # D-01: a token
    ACTION = d.question(NO_ACTION + 1, rule="BG-024 BG-025 BG-029 BG-045")  # D-02: a card and a way
    RUSE = d.question(NO_RUSE + 1, rule="BG-032 BG-033 BG-034 BG-035")  # D-03: a Spirit, a grove
    ARCANE = d.question(NO_ARCANE + 1, rule="BG-037 BG-042")  # D-04, first half: a token
    TARGET = d.question(NO_TARGET + 1, rule="BG-039 BG-040 BG-041")  # D-04, second half: a Spirit
    RECRUIT = d.question(NO_RECRUIT + 1, rule="BG-050 BG-051 BG-052")  # D-05: an animal, where to
    LEFTOVER = d.question(NO_ORDER + 1, rule="BG-059 BG-060")  # D-06: the next card, from above
    REWARD = d.question(NO_REWARD + 1, rule="BG-073")  # D-07: a Venerable
    REPLACE = d.question(NO_REPLACE + 1, rule="BG-074 BG-075")  # D-08: a Spirit
    LOOK = d.question(NO_LOOK + 1, rule="BG-082")  # D-09: a token
    EFFECT_RECRUIT = d.question(NO_RECRUIT + 1, rule="BG-081")  # D-10: an animal, where to


class Why(d.Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = d.game_over("BG-090")
    NOT_YOUR_DECISION = d.not_asked("BG-027")
    NOT_PENDING = d.wrong_question("BG-024")
    NO_SUCH_MOVE = d.no_such_move("BG-024")
    MUST_CHOOSE = d.because("")  # the question's own paragraph
    CARD_NOT_IN_HAND = d.because("")  # the question's own paragraph
    GROVE_NOT_ACTIVE = d.because("BG-029")
    CARD_NOT_IN_COLUMN = d.because("")  # the question's own paragraph
    CARD_NOT_YOURS = d.because("BG-033")
    GROVE_NOT_ADJACENT = d.because("BG-034")
    TARGET_ON_DRUID = d.because("BG-041")
    TARGET_OPPONENT_VENERABLE = d.because("BG-040")
    TOKEN_NOT_IN_RESERVE = d.because("")  # the question's own paragraph
    TOKEN_ALREADY_CHOSEN = d.because("BG-019")
    SYMBOL_NOT_COMPLETED = d.because("BG-047")
    ELITE_NOT_AVAILABLE = d.because("BG-053")
    DESTINATION_NOT_ALLOWED = d.because("BG-081")
    VENERABLE_NOT_OFFERED = d.because("BG-073")
    CARD_NOT_REPLACEABLE = d.because("BG-074")
    BAD_ORDER = d.because("BG-059")


SYMBOLS = ("ruse", "arcane")


class Tell(d.Events):
    """What the chronicle tells."""

    DEALT = d.event(player=SEAT)
    ROUND = d.event(player=SEAT, round=NUMBER)
    OFFERED = d.event(card="card")
    DREW = d.event(player=SEAT, cards=NUMBER)
    DRAWN = d.event(card="card")  # only its owner sees it
    LOOKED = d.event(player=SEAT, token="token")
    LEARNED = d.event(token="token", arcane="arcane")  # only the one who looked sees it
    SUMMONED = d.event(player=SEAT, card="card", grove=ANIMALS)
    MOVED = d.event(player=SEAT, card="card", from_=ANIMALS, grove=ANIMALS)
    DECLINED = d.event(player=SEAT, symbol=SYMBOLS)
    PLACED = d.event(player=SEAT, token="token", card="card", whose="side")
    TRANSFORMING = d.event(player=SEAT, card="card", side=SIDES)
    RECRUITED = d.event(player=SEAT, card="card", to=DESTINATIONS)
    TURNED_UP = d.event(card="card")
    PILE_EMPTY = d.event(animal=ANIMALS)
    TRANSFORMED = d.event(player=SEAT, card="card")
    TURN_LOST = d.event(player=SEAT)
    TUCKED = d.event(player=SEAT, cards=NUMBER)
    REVEALED = d.event(token="token", arcane="arcane", card="card", whose="side")
    DESTROYED = d.event(player=SEAT, card="card")
    PARTS = d.event(tokens=NUMBER, cards=NUMBER, transformation=NUMBER, grove=NUMBER)
    TOTAL = d.event(player=SEAT, grove=ANIMALS, strength=NUMBER)
    CONTROL = d.event(player=SEAT, grove=ANIMALS)
    TIE = d.event(grove=ANIMALS)
    TAKEN = d.event(player=SEAT, card="card")
    REPLACED = d.event(player=SEAT, card="card")
    ADDED = d.event(player=SEAT, card="card")
    BOTTOM = d.event(player=SEAT, card="card")
    NO_EFFECT = d.event(player=SEAT, effect=EFFECTS)
    DISCARDED = d.event(tokens=NUMBER)
    REFILLED = d.event(tokens=NUMBER)
    BOXED = d.event(card="card")
    DOMINATION = d.event(player=SEAT, points=NUMBER)
    WON_GROVES = d.event(player=SEAT)
    WON_DOMINATION = d.event(player=SEAT)
    WON_TRANSFORMATIONS = d.event(player=SEAT)
    SHARED = d.event()


class Ending(d.Endings):
    """How a game ends."""

    GROVES = d.ending("BG-089")
    DOMINATION = d.ending("BG-100")
    TRANSFORMATIONS = d.ending("BG-101")
    SHARED = d.ending("BG-102")


THINGS = ("card", "grove", "token", "pile", "seat", "answer")


class Fault(d.Faults):
    """What must never be found."""

    CARD_LOST = d.fault("a card lies in no place, or in two")
    TOKENS_LOST = d.fault("the tokens are not all there")
    RESERVE_EMPTY = d.fault("the reserve is empty although the discard is not")
    TOKEN_FACE_UP = d.fault("a token on a Spirit is face up before the groves are resolved")
    VENERABLE_ASTRAY = d.fault("a Venerable lies where none can")
    CARD_NOT_ITS_PLAYERS = d.fault(
        "a hand, a deck or a Druid pile holds a card that is not its player's"
    )
    NO_ELITE_ON_OFFER = d.fault("an animal has no Elite on offer although its pile is not empty")
    COUNTED_WRONG = d.fault("a count does not fit what lies there")
    BACK_WRONG = d.fault("a back that was seen does not fit its card")
    OUT_OF_RANGE = d.fault("something is out of range")
