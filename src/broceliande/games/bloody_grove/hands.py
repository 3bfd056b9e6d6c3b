"""End of round: hands go under the decks (BG-059, BG-060)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.cards import lift_deck, show_top
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import PLAYED, Place
from broceliande.games.bloody_grove.questions import NO_ORDER, Ask, Tell, Why
from broceliande.games.bloody_grove.tasks import Task


def order_leftovers(s: Position, seat: int) -> None:
    """BG-059: which card comes next is asked while there are two or more to choose from."""
    if s.hand_n[seat] - s.under_n[seat] > 1:
        ask(s, Ask.LEFTOVER, seat)


def leftover_refusal(s: Position, seat: int, card: int) -> int:
    """BG-059: a card in hand that has no place in the order yet."""
    if card == NO_ORDER:
        return Why.MUST_CHOOSE
    match s.hand[seat][card]:
        case 0:
            return Why.CARD_NOT_IN_HAND
        case 1:
            return 0
        case _:
            return Why.BAD_ORDER


def order_next(s: Position, seat: int, card: int) -> None:
    """BG-059: the card comes next, and the one after it is asked for."""
    put_in_order(s, seat, card)
    push(s, Task.LEFTOVERS, seat)


def put_in_order(s: Position, seat: int, card: int) -> None:
    """BG-059: this card comes next, below those chosen before; nobody else sees it (R-40)."""
    s.hand[seat][card] = 2
    s.under[seat][s.under_n[seat]] = card
    s.under_n[seat] += 1


def tuck_hands(s: Position) -> None:
    """BG-059, BG-060: both hands go under the decks together; the last card named is the bottom
    one."""
    for turn in range(s.seats):
        seat = (s.starter + turn) % s.seats
        tell(s, Tell.TUCKED, seat, s.hand_n[seat])
        if s.hand_n[seat] > 0:
            tuck(s, seat)


def tuck(s: Position, seat: int) -> None:
    """BG-059, R-40: the owner knows the order; others see neither faces nor backs, save that of a
    card that becomes the top of its deck (R-69)."""
    n = s.hand_n[seat]
    for card in range(PLAYED):
        if s.hand[seat][card] == 1:
            put_in_order(s, seat, card)
    lift_deck(s, seat, n)
    for at in range(n):
        card = s.under[seat][n - 1 - at]
        s.under[seat][n - 1 - at] = 0
        s.deck[seat][at] = card
        s.deck_seen[seat][at] = 1 << seat
        s.deck_back[seat][at] = -1
        s.layer[seat][at] = s.round
        s.hand[seat][card] = 0
        s.lies[card] = Place.HIDDEN
    s.under_n[seat] = 0
    s.hand_n[seat] = 0
    for back in range(len(s.backs[seat])):
        s.backs[seat][back] = 0
    show_top(s, seat)
