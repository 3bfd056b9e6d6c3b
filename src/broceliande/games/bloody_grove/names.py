"""The names of Bloody Grove's world, in the order of their numbers.

Every Spirit card has a number: the base Spirits of seat 0, those of seat 1, the Elites of each
animal, the Venerables with a normal back, those with a red one.
"""

from __future__ import annotations

from enum import IntEnum

from broceliande.engine.declared import names_of

ANIMALS = ("bear", "owl", "fox")
DRUIDS = ("black", "green")
PER = ("", "column_venerables", "column_animals")
SIDES = ("left", "right")
DESTINATIONS = ("hand", "top", "bottom")

KINDS = 3  # animals
GROVES = 3
BASE = 9  # base Spirits of a player: three of each animal
ELITES = 10  # Elites of an animal
ELITE = 18  # the first Elite
PLAYED = 48  # cards that hands and decks can hold: base Spirits and Elites
VENERABLE = 48  # the first Venerable
RED = 57  # the first Venerable with a red back
SPIRITS = 60
VENERABLES = 12
REDS = 3
TOKENS = 12
DECK = 40  # nine base Spirits and every Elite, and one to spare
HAND = 12  # no hand grows beyond ten cards
MIXED = 12  # mixed at a time: every token, nine Venerables or base Spirits, or the cards of a hand
DRUID_PILE = 12  # three cards a round
OFFERS = 3
MOST_EFFECTS = 3

NORMAL_IDS = tuple(f"venerable_{n}" for n in range(1, RED - VENERABLE + 1))
RED_IDS = tuple(f"venerable_red_{n}" for n in range(1, REDS + 1))
BASE_IDS = tuple(f"{animal}_base_{n}" for animal in ANIMALS for n in range(1, 4))
ELITE_IDS = tuple(f"{animal}_elite_{n}" for animal in ANIMALS for n in range(1, ELITES + 1))
CARD_IDS = (
    *(f"{druid}:{card}" for druid in DRUIDS for card in BASE_IDS),
    *ELITE_IDS,
    *NORMAL_IDS,
    *RED_IDS,
)


class Place(IntEnum):
    """Where everybody sees a Spirit lie."""

    HIDDEN = 0  # in a hand, a deck, a pile or the stack
    COLUMN = 1  # this and the next five: seat 0 at G1, G2, G3, then seat 1
    LAST_COLUMN = 6
    DRUID = 7  # in the Druid pile of seat 0, then of seat 1
    OFFER = 9
    BESIDE = 10  # beside the Druid pile, while its player recruits
    TAKEN = 11  # a Venerable that has not found its place yet
    BOX = 12
    HELD = 13  # in the hand of seat 0, then of seat 1, and everybody knows it


# What a Venerable does when it is laid.
Effect = IntEnum("Effect", "NONE LOOK RECRUIT BOTTOM", start=0)
EFFECTS = names_of(Effect)

# What a variable strength or Domination counts.
Per = IntEnum("Per", "NOTHING VENERABLES ANIMALS", start=0)


class Layer(IntEnum):
    """How a card came into a deck; 1 to 4: put under it at the end of that round."""

    DEALT = 0
    RECRUITED = 5


class TokenAt(IntEnum):
    """Where a token lies; from 0 on: on the card of that number."""

    RESERVE = -1
    DISCARD = -2
