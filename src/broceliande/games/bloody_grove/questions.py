"""What Bloody Grove asks, why it refuses, what it tells and how it ends (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same: an Arcane symbol asks for
the token first and then for the Spirit (both are seen by all), and the order of the cards under a
deck is asked card by card, the upper ones first (nothing of it shows before both are done). Every
question has `decline` as its last answer; where it must be answered, that one is refused.
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


class Ask(Questions):
    """The questions, in the order of a round."""

    FIRST_LOOK = question(NO_LOOK + 1, rule="BG-019 BG-020")  # D-01: a token
    ACTION = question(NO_ACTION + 1, rule="BG-024 BG-025 BG-029 BG-045")  # D-02: a card and a way
    RUSE = question(NO_RUSE + 1, rule="BG-032 BG-033 BG-034 BG-035")  # D-03: a Spirit, a grove
    ARCANE = question(NO_ARCANE + 1, rule="BG-037 BG-042")  # D-04, first half: a token
    TARGET = question(NO_TARGET + 1, rule="BG-039 BG-040 BG-041")  # D-04, second half: a Spirit
    RECRUIT = question(NO_RECRUIT + 1, rule="BG-050 BG-051 BG-052")  # D-05: an animal, where to
    LEFTOVER = question(NO_ORDER + 1, rule="BG-059 BG-060")  # D-06: the next card, from above
    REWARD = question(NO_REWARD + 1, rule="BG-073")  # D-07: a Venerable
    REPLACE = question(NO_REPLACE + 1, rule="BG-074 BG-075")  # D-08: a Spirit
    LOOK = question(NO_LOOK + 1, rule="BG-082")  # D-09: a token
    EFFECT_RECRUIT = question(NO_RECRUIT + 1, rule="BG-081")  # D-10: an animal, where to


class Why(Reasons):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = game_over("BG-090")
    NOT_YOUR_DECISION = not_asked("BG-027")
    NOT_PENDING = wrong_question("BG-024")
    NO_SUCH_MOVE = no_such_move("BG-024")
    MUST_CHOOSE = because()
    CARD_NOT_IN_HAND = because()
    GROVE_NOT_ACTIVE = because("BG-029")
    CARD_NOT_IN_COLUMN = because()
    CARD_NOT_YOURS = because("BG-033")
    GROVE_NOT_ADJACENT = because("BG-034")
    TARGET_ON_DRUID = because("BG-041")
    TARGET_OPPONENT_VENERABLE = because("BG-040")
    TOKEN_NOT_IN_RESERVE = because()
    TOKEN_ALREADY_CHOSEN = because("BG-019")
    SYMBOL_NOT_COMPLETED = because("BG-047")
    ELITE_NOT_AVAILABLE = because("BG-053")
    DESTINATION_NOT_ALLOWED = because("BG-081")
    VENERABLE_NOT_OFFERED = because("BG-073")
    CARD_NOT_REPLACEABLE = because("BG-074")
    BAD_ORDER = because("BG-059")


SYMBOLS = ("ruse", "arcane")


class Tell(Events):
    """What the chronicle tells."""

    DEALT = event(player=SEAT)
    ROUND = event(player=SEAT, round=NUMBER)
    OFFERED = event(card="card")
    DREW = event(player=SEAT, cards=NUMBER)
    DRAWN = event(card="card")  # only its owner sees it
    LOOKED = event(player=SEAT, token="token")
    LEARNED = event(token="token", arcane="arcane")  # only the one who looked sees it
    SUMMONED = event(player=SEAT, card="card", grove=ANIMALS)
    MOVED = event(player=SEAT, card="card", from_=ANIMALS, grove=ANIMALS)
    DECLINED = event(player=SEAT, symbol=SYMBOLS)
    PLACED = event(player=SEAT, token="token", card="card")
    TRANSFORMING = event(player=SEAT, card="card", side=SIDES)
    RECRUITED = event(player=SEAT, card="card", to=DESTINATIONS)
    TURNED_UP = event(card="card")
    PILE_EMPTY = event(animal=ANIMALS)
    TRANSFORMED = event(player=SEAT, card="card")
    TURN_LOST = event(player=SEAT)
    TUCKED = event(player=SEAT, cards=NUMBER)
    REVEALED = event(token="token", arcane="arcane", card="card")
    DESTROYED = event(player=SEAT, card="card")
    PARTS = event(tokens=NUMBER, cards=NUMBER, transformation=NUMBER, grove=NUMBER)
    TOTAL = event(player=SEAT, grove=ANIMALS, strength=NUMBER)
    CONTROL = event(player=SEAT, grove=ANIMALS)
    TIE = event(grove=ANIMALS)
    TAKEN = event(player=SEAT, card="card")
    REPLACED = event(player=SEAT, card="card")
    ADDED = event(player=SEAT, card="card")
    BOTTOM = event(player=SEAT, card="card")
    NO_EFFECT = event(player=SEAT, effect=EFFECTS)
    DISCARDED = event(tokens=NUMBER)
    REFILLED = event(tokens=NUMBER)
    BOXED = event(card="card")
    DOMINATION = event(player=SEAT, points=NUMBER)
    WON_GROVES = event(player=SEAT)
    WON_DOMINATION = event(player=SEAT)
    WON_TRANSFORMATIONS = event(player=SEAT)
    SHARED = event()


THINGS = ("card", "grove", "token", "pile", "seat", "answer")


class Ending(Endings):
    """How a game ends."""

    GROVES = ending("BG-089")
    DOMINATION = ending("BG-100")
    TRANSFORMATIONS = ending("BG-101")
    SHARED = ending("BG-102")
