"""The table of Whispers."""

from __future__ import annotations

from broceliande.engine.fields import NOBODY, OWNER, Fields, Seen, cell, per_seat, row

CARDS, HAND, TOKENS = 9, 3, 3


class Position(Fields, seats=3, tasks=6, options=0):
    """Hidden hands, a hidden deck, tokens that only some have seen."""

    round: int = cell("i1", "the round")
    left: int = cell("i1", "cards in the deck")
    points: list[int] = per_seat("i1", doc="points")
    laid: list[int] = per_seat("i1", doc="the card laid last")
    hand: list[list[int]] = per_seat("i1", HAND, see=OWNER, doc="cards in hand, 0 none")
    deck: list[int] = row("i1", CARDS, see=NOBODY, doc="the deck, the last card on top")
    looked: list[int] = row("i1", TOKENS, doc="who knows each token, a bit each")
    token: list[int] = row("i1", TOKENS, see=Seen("looked"), doc="what each token is")
