"""What is hidden, drawn anew (BS-222): hands, piles and choices still being made. What a seat was
shown stays: roles laid, and roles passed on, which are not in the hand (BS-062)."""

from __future__ import annotations

from broceliande.engine.legal import reseal
from broceliande.engine.luck import draw, shuffle
from broceliande.games.broom_service.choosing import choosing, hand_size
from broceliande.games.broom_service.edition import MOST_KEPT
from broceliande.games.broom_service.fields import EVENT_CARDS, KINDS, ROLE_CARDS, Position
from broceliande.games.broom_service.questions import Ask


def redeal(s: Position, seat: int) -> None:
    """BS-222 to BS-224: a world that the seat (-1: a spectator) cannot tell from this one."""
    for last in range(EVENT_CARDS - 1, s.round, -1):
        swap_events(s, last, s.round + draw(s, last - s.round + 1))
    shuffle(s, s.cursed_pile, s.cursed_left)
    for other in range(s.seats):
        if other != seat:
            redeal_number(s, other)
            redeal_hand(s, other)
            redeal_bid(s, other)
    match s.question:
        case Ask.KEEP_ROLES | Ask.FULL_SET:
            reseal(s, seat)


def redeal_number(s: Position, seat: int) -> None:
    """BS-130, BS-222: how many cards were said to be kept, while all choose which."""
    if s.question == Ask.PICK_ROLES:
        s.sealed[seat] = 1 + draw(s, MOST_KEPT)


def swap_events(s: Position, one: int, two: int) -> None:
    """BS-222: events not turned up yet lie in any order, the three removed among them."""
    event = s.event_pile[one]
    s.event_pile[one] = s.event_pile[two]
    s.event_pile[two] = event


def redeal_hand(s: Position, seat: int) -> None:
    """BS-037, BS-062: as many cards as the hand has, of the roles neither laid nor passed on; while
    choosing, as many as are chosen, in any order."""
    for role in range(ROLE_CARDS):
        s.held[seat][role] = 0
    for order in range(1, hand_size(s, seat) + 1):
        pick = draw(s, unknown(s, seat))
        for role in range(ROLE_CARDS):
            if may_hold(s, seat, role):
                if pick == 0:
                    s.held[seat][role] = order if choosing(s) else 1
                pick -= 1


def may_hold(s: Position, seat: int, role: int) -> bool:
    """BS-062: the hand may hold a role that was neither laid nor passed on, once."""
    return (s.shown[seat] >> role) & 1 == 0 and s.held[seat][role] == 0


def unknown(s: Position, seat: int) -> int:
    """BS-062: how many roles may still be drawn for a hand."""
    count = 0
    for role in range(ROLE_CARDS):
        if may_hold(s, seat, role):
            count += 1
    return count


def redeal_bid(s: Position, seat: int) -> None:
    """BS-141, BS-222: what was bid of each kind so far, from none to all."""
    if s.question == Ask.BID:
        for kind in range(KINDS):
            if kind < s.bidding[seat]:
                s.bid[seat][kind] = draw(s, s.goods[seat][kind] + 1)
