"""Everything that lies on the table of Bloody Grove, and what each player has been shown.

The cards in a player's hand and deck are known to both as a set (base Spirits that were never
seen, Elites that were recruited in the open); which of them lies where is hidden. Three public
rows keep what can be known of that: `deck_back` (backs that were seen), `layer` (which cards went
under the deck together) and `cloud` (Elites of one back that could have changed places unseen).
"""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, OWNER, Fields, Seen, cell, per_seat, row
from broceliande.games.bloody_grove.names import (
    DECK,
    DRUID_PILE,
    ELITES,
    GROVES,
    HAND,
    KINDS,
    MIXED,
    OFFERS,
    PLAYED,
    SPIRITS,
    TOKENS,
    VENERABLES,
)
from broceliande.games.bloody_grove.options import Host

SEATS = 2
TASKS = 16  # a round is thirteen, of which one that is taken becomes two at most; and two to spare
BEFORE = {"todo": ("i2", (24, 3)), "mix": ("i1", (PLAYED,))}  # more room than was ever filled


class Position(Fields, seats=SEATS, tasks=TASKS, options=Host.cells(), todo="i1", former=(BEFORE,)):
    """The position. A deck and a pile lie with their bottom at 0."""

    round: int = cell("i1", "the round, from 1 (BG-002)")
    turn: int = cell("i1", "space of the Round card on which the cube stands (BG-027)")
    starter: int = cell("i1", "who has turn 1 of this round (BG-016, BG-094)")
    player: int = cell("i1", "whose turn it is, or who won the grove being resolved (BG-022)")
    active: int = cell("i1", "the active grove, or the one being resolved (BG-023, BG-061)")

    groves: list[int] = row("i1", GROVES, doc="the animal of G1, G2, G3 (BG-008)")
    cube: list[int] = row("i1", GROVES, doc="who controls each grove, -1 nobody (BG-009)")
    lies: list[int] = row("i1", SPIRITS, doc="where each Spirit is seen to lie")
    laid: list[int] = row("i2", SPIRITS, doc="when each Spirit came into its column (BG-030)")
    laid_n: int = cell("i2", "how many Spirits have come into columns")
    druid: list[list[int]] = per_seat("i1", DRUID_PILE, doc="Spirits on the Druid (BG-054)")
    druid_n: list[int] = per_seat("i1", doc="how many Spirits lie on the Druid (BG-006, BG-101)")

    hand: list[list[int]] = per_seat(
        "i1", PLAYED, see=OWNER, doc="1 for a card in hand, 2 once it has its place under the deck"
    )
    hand_n: list[int] = per_seat("i1", doc="cards in hand (BG-018)")
    backs: list[list[int]] = per_seat(
        "i1", 1 + KINDS, doc="cards in hand by back: base, Elite bear, owl, fox (R-69)"
    )
    under: list[list[int]] = per_seat(
        "i1", HAND, see=OWNER, doc="the order chosen so far for under the deck (BG-059)"
    )
    under_n: list[int] = per_seat("i1", doc="how many cards have their place in that order")
    deck: list[list[int]] = per_seat(
        "i1", DECK, see=Seen("deck_seen"), doc="the deck, top card last (BG-007)"
    )
    deck_n: list[int] = per_seat("i1", doc="cards in the deck")
    deck_seen: list[list[int]] = per_seat("i1", DECK, doc="who knows the card there, a bit each")
    deck_back: list[list[int]] = per_seat("i1", DECK, doc="the back seen there, -1 none (R-69)")
    layer: list[list[int]] = per_seat("i1", DECK, doc="how the card there came into the deck")
    cloud: list[int] = row("i1", PLAYED, doc="Elites that may have changed places unseen, 0 none")
    cloud_n: int = cell("i1", "how many such groups there have been")
    elder: list[int] = row("i1", PLAYED, doc="1: was in such a group before it met another")
    elders: list[list[list[int]]] = per_seat(
        "i1", KINDS, 2, doc="those elders: all, and not in `met`"
    )
    met: list[list[int]] = per_seat("i1", KINDS, doc="the layer in which they met others")

    elite: list[int] = row("i1", KINDS, doc="the Elite on offer of each animal, -1 none (BG-011)")
    pile: list[list[int]] = row("i1", KINDS, ELITES, see=NOBODY, doc="Elite piles (BG-010)")
    pile_n: list[int] = row("i1", KINDS, doc="cards in each Elite pile")
    offer: list[int] = row("i1", OFFERS, doc="Venerables on offer, -1 taken (BG-015)")
    stack: list[int] = row("i1", VENERABLES, see=NOBODY, doc="the Venerable stack (BG-014)")
    stack_n: int = cell("i1", "cards in the Venerable stack")

    token: list[int] = row("i1", TOKENS, see=Seen("looked"), doc="the kind of each token (BG-012)")
    looked: list[int] = row("i1", TOKENS, doc="who knows each token, a bit each (BG-019)")
    token_at: list[int] = row("i1", TOKENS, doc="the card it lies on, -1 reserve, -2 discard")
    batch: list[int] = row("i1", TOKENS, doc="the mixing each token comes from (BG-044)")
    batches: int = cell("i1", "how often a discard has become the reserve")
    chosen: int = cell("i1", "the token looked at first at set-up, -1 none (BG-019)")

    lifted: int = cell("i1", "the token taken for the Arcane symbol at hand, -1 none (BG-037)")
    beside: int = cell("i1", "the card beside the Druid pile, -1 none (BG-045)")
    symbols: int = cell("i1", "Recruitment symbols to use, a bit for each animal (BG-047)")
    taken: int = cell("i1", "the Venerable just taken, -1 none (BG-073)")
    mix: list[int] = row("i1", MIXED, see=NOBODY, doc="room to mix cards in, otherwise 0")
