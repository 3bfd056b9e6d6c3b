"""What lies where on a table of Bloody Grove."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.bloody_grove.names import PLAYED, SPIRITS, Place
from tests.games.bloody_grove.board import TOKENS, at, card_at, name_of


def column(t: bro.Table, seat: int, grove: int) -> list[str]:
    """The Spirits of a seat at G1, G2 or G3, as they were laid."""
    s = at(t)
    here = Place.COLUMN + 3 * seat + grove - 1
    cards = [card for card in range(SPIRITS) if s.lies[card] == here]
    return [name_of(card, seat) for card in sorted(cards, key=lambda card: s.laid[card])]


def hand(t: bro.Table, seat: int) -> list[str]:
    """The cards in a hand."""
    return [name_of(card, seat) for card in range(PLAYED) if at(t).hand[seat][card]]


def deck(t: bro.Table, seat: int) -> list[str]:
    """A deck, from top to bottom."""
    s = at(t)
    return [name_of(s.deck[seat][n], seat) for n in range(s.deck_n[seat] - 1, -1, -1)]


def druid(t: bro.Table, seat: int) -> list[str]:
    """The Spirits on a Druid, from bottom to top."""
    s = at(t)
    return [name_of(s.druid[seat][n], seat) for n in range(s.druid_n[seat])]


def place(t: bro.Table, name: str, seat: int = 0) -> int:
    """Where everybody sees a card lie."""
    return at(t).lies[card_at(name, seat)]


def tokens_on(t: bro.Table, name: str, seat: int = 0) -> list[str]:
    """The tokens that a card bears."""
    return tokens_at(t, card_at(name, seat))


def tokens_at(t: bro.Table, where: int) -> list[str]:
    """The tokens that lie there: a card, the reserve, the discard."""
    s = at(t)
    return sorted(TOKENS[s.token[n]] for n in range(12) if s.token_at[n] == where)
