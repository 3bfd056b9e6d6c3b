"""What Bloody Grove asks, why it refuses, what it tells and how it ends (ledger, Decisions).

Two decisions of the ledger are cut finer, and the game stays the same: an Arcane symbol asks for
the token first and then for the Spirit (both are seen by all), and the order of the cards under a
deck is asked card by card, the upper ones first (nothing of it shows before both are done). Every
question has `decline` as its last answer; where it must be answered, that one is refused.
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


class Ask(IntEnum):
    """The questions, in the order of a round."""

    NOTHING = 0
    FIRST_LOOK = 1
    ACTION = 2
    RUSE = 3
    ARCANE = 4
    TARGET = 5
    RECRUIT = 6
    LEFTOVER = 7
    REWARD = 8
    REPLACE = 9
    LOOK = 10
    EFFECT_RECRUIT = 11


QUESTIONS = (
    Question("first_look", (NO_LOOK + 1,), "BG-019 BG-020"),  # D-01: a token
    Question("action", (NO_ACTION + 1,), "BG-024 BG-025 BG-029 BG-045"),  # D-02: a card and a way
    Question("ruse", (NO_RUSE + 1,), "BG-032 BG-033 BG-034 BG-035"),  # D-03: a Spirit, a grove
    Question("arcane", (NO_ARCANE + 1,), "BG-037 BG-042"),  # D-04, first half: a token
    Question("target", (NO_TARGET + 1,), "BG-039 BG-040 BG-041"),  # D-04, second half: a Spirit
    Question("recruit", (NO_RECRUIT + 1,), "BG-050 BG-051 BG-052"),  # D-05: an animal, where to
    Question("leftover", (NO_ORDER + 1,), "BG-059 BG-060"),  # D-06: the next card, from above
    Question("reward", (NO_REWARD + 1,), "BG-073"),  # D-07: a Venerable
    Question("replace", (NO_REPLACE + 1,), "BG-074 BG-075"),  # D-08: a Spirit
    Question("look", (NO_LOOK + 1,), "BG-082"),  # D-09: a token
    Question("effect_recruit", (NO_RECRUIT + 1,), "BG-081"),  # D-10: an animal, where to
)
ASK_AT: list[int] = starts(QUESTIONS)
ASK_SIZE: list[int] = sizes(QUESTIONS)


class Why(IntEnum):
    """Why an answer is refused, in the order in which the reasons are looked for."""

    GAME_OVER = GAME_OVER
    NOT_YOUR_DECISION = NOT_ASKED
    NOT_PENDING = WRONG_QUESTION
    NO_SUCH_MOVE = NO_SUCH_MOVE
    MUST_CHOOSE = 5
    CARD_NOT_IN_HAND = 6
    GROVE_NOT_ACTIVE = 7
    CARD_NOT_IN_COLUMN = 8
    CARD_NOT_YOURS = 9
    GROVE_NOT_ADJACENT = 10
    TARGET_ON_DRUID = 11
    TARGET_OPPONENT_VENERABLE = 12
    TOKEN_NOT_IN_RESERVE = 13
    TOKEN_ALREADY_CHOSEN = 14
    SYMBOL_NOT_COMPLETED = 15
    ELITE_NOT_AVAILABLE = 16
    DESTINATION_NOT_ALLOWED = 17
    VENERABLE_NOT_OFFERED = 18
    CARD_NOT_REPLACEABLE = 19
    BAD_ORDER = 20


REASONS = (
    Reason("game_over", "BG-090"),
    Reason("not_your_decision", "BG-027"),
    Reason("not_pending", "BG-024"),
    Reason("no_such_move", "BG-024"),
    Reason("must_choose"),
    Reason("card_not_in_hand"),
    Reason("grove_not_active", "BG-029"),
    Reason("card_not_in_column"),
    Reason("card_not_yours", "BG-033"),
    Reason("grove_not_adjacent", "BG-034"),
    Reason("target_on_druid", "BG-041"),
    Reason("target_opponent_venerable", "BG-040"),
    Reason("token_not_in_reserve"),
    Reason("token_already_chosen", "BG-019"),
    Reason("symbol_not_completed", "BG-047"),
    Reason("elite_not_available", "BG-053"),
    Reason("destination_not_allowed", "BG-081"),
    Reason("venerable_not_offered", "BG-073"),
    Reason("card_not_replaceable", "BG-074"),
    Reason("bad_order", "BG-059"),
)


class Tell(IntEnum):
    """What the chronicle tells."""

    DEALT = 1
    ROUND = 2
    OFFERED = 3
    DREW = 4
    DRAWN = 5
    LOOKED = 6
    LEARNED = 7
    SUMMONED = 8
    MOVED = 9
    DECLINED = 10
    PLACED = 11
    TRANSFORMING = 12
    RECRUITED = 13
    TURNED_UP = 14
    PILE_EMPTY = 15
    TRANSFORMED = 16
    TURN_LOST = 17
    TUCKED = 18
    REVEALED = 19
    DESTROYED = 20
    PARTS = 21
    TOTAL = 22
    CONTROL = 23
    TIE = 24
    TAKEN = 25
    REPLACED = 26
    ADDED = 27
    BOTTOM = 28
    NO_EFFECT = 29
    DISCARDED = 30
    REFILLED = 31
    BOXED = 32
    DOMINATION = 33
    WON_GROVES = 34
    WON_DOMINATION = 35
    WON_TRANSFORMATIONS = 36
    SHARED = 37


SYMBOLS = ("ruse", "arcane")

EVENTS = (
    Event("dealt", {"player": SEAT}),
    Event("round", {"player": SEAT, "round": NUMBER}),
    Event("offered", {"card": "card"}),
    Event("drew", {"player": SEAT, "cards": NUMBER}),
    Event("drawn", {"card": "card"}),  # only its owner sees it
    Event("looked", {"player": SEAT, "token": "token"}),
    Event("learned", {"token": "token", "arcane": "arcane"}),  # only the one who looked sees it
    Event("summoned", {"player": SEAT, "card": "card", "grove": ANIMALS}),
    Event("moved", {"player": SEAT, "card": "card", "from": ANIMALS, "grove": ANIMALS}),
    Event("declined", {"player": SEAT, "symbol": SYMBOLS}),
    Event("placed", {"player": SEAT, "token": "token", "card": "card"}),
    Event("transforming", {"player": SEAT, "card": "card", "side": SIDES}),
    Event("recruited", {"player": SEAT, "card": "card", "to": DESTINATIONS}),
    Event("turned_up", {"card": "card"}),
    Event("pile_empty", {"animal": ANIMALS}),
    Event("transformed", {"player": SEAT, "card": "card"}),
    Event("turn_lost", {"player": SEAT}),
    Event("tucked", {"player": SEAT, "cards": NUMBER}),
    Event("revealed", {"token": "token", "arcane": "arcane", "card": "card"}),
    Event("destroyed", {"player": SEAT, "card": "card"}),
    Event("parts", {"tokens": NUMBER, "cards": NUMBER, "transformation": NUMBER, "grove": NUMBER}),
    Event("total", {"player": SEAT, "grove": ANIMALS, "strength": NUMBER}),
    Event("control", {"player": SEAT, "grove": ANIMALS}),
    Event("tie", {"grove": ANIMALS}),
    Event("taken", {"player": SEAT, "card": "card"}),
    Event("replaced", {"player": SEAT, "card": "card"}),
    Event("added", {"player": SEAT, "card": "card"}),
    Event("bottom", {"player": SEAT, "card": "card"}),
    Event("no_effect", {"player": SEAT, "effect": EFFECTS}),
    Event("discarded", {"tokens": NUMBER}),
    Event("refilled", {"tokens": NUMBER}),
    Event("boxed", {"card": "card"}),
    Event("domination", {"player": SEAT, "points": NUMBER}),
    Event("won_groves", {"player": SEAT}),
    Event("won_domination", {"player": SEAT}),
    Event("won_transformations", {"player": SEAT}),
    Event("shared", {}),
)

THINGS = ("card", "grove", "token", "pile", "seat", "answer")


class Ending(IntEnum):
    """How a game ends."""

    GROVES = 1  # BG-089
    DOMINATION = 2  # BG-100
    TRANSFORMATIONS = 3  # BG-101
    SHARED = 4  # BG-102


ENDINGS = ("groves", "domination", "transformations", "shared")
