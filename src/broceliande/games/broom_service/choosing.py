"""Choosing role cards (BS-034 to BS-040), More or Less? (BS-130 to BS-132) and the extra card
(BS-202 to BS-204)."""

from __future__ import annotations

from broceliande.engine.legal import amended
from broceliande.engine.pending import ask, ask_all, push
from broceliande.engine.story import tell, tell_only
from broceliande.games.broom_service.amendments import Amendment
from broceliande.games.broom_service.edition import MOST_KEPT
from broceliande.games.broom_service.fields import ROLE_CARDS, Position
from broceliande.games.broom_service.names import Forest, Happening
from broceliande.games.broom_service.questions import NO_CARD, Ask, Tell, Why
from broceliande.games.broom_service.tables import HAND, KEPT_POINTS
from broceliande.games.broom_service.tasks import Task


def ask_roles(s: Position) -> None:
    """BS-035, BS-040, BS-125: everybody chooses among all ten cards, in secret; the first trick
    waits for all."""
    for seat in range(s.seats):
        s.picked[seat] = 0
        s.left[seat] = 0
        s.laid[seat] = 0
        s.shown[seat] = 0
        s.extra[seat] = 0
        for role in range(ROLE_CARDS):
            s.held[seat][role] = 0
    push(s, Task.EXTRA_CARD)
    everybody = (1 << s.seats) - 1
    if s.event != Happening.MORE_OR_LESS:
        push(s, Task.TAKE_UP)
        ask_all(s, Ask.CHOOSE_ROLES, everybody)
        return
    push(s, Task.COMPARE_NUMBERS)
    push(s, Task.KEEP)
    first = Ask.KEEP_ROLES if amended(Amendment.HOW_MANY_FIRST) else Ask.CHOOSE_ROLES
    ask_all(s, first, everybody)


def choose_on(s: Position) -> None:
    """BS-130: the other half of what is chosen under More or Less?: which cards, so many; before
    the amendment how many, of those laid in a row."""
    everybody = (1 << s.seats) - 1
    if amended(Amendment.HOW_MANY_FIRST):
        s.question = Ask.PICK_ROLES  # the numbers stay sealed
        s.asked = everybody
    else:
        ask_all(s, Ask.KEEP_ROLES, everybody)


def to_choose(s: Position) -> int:
    """BS-035, BS-036, BS-130: four cards; under More or Less?, before its amendment, five."""
    return MOST_KEPT if s.event == Happening.MORE_OR_LESS else HAND


def choosing(s: Position) -> bool:
    """BS-040: whether hands are still being chosen."""
    match s.question:
        case Ask.CHOOSE_ROLES | Ask.KEEP_ROLES:
            return True
        case _:
            return False


def hand_size(s: Position, seat: int) -> int:
    """BS-061: how many cards a player holds, or has chosen so far."""
    if s.question == Ask.PICK_ROLES:
        return 0 if (s.asked >> seat) & 1 != 0 else s.sealed[seat]
    return s.picked[seat] if choosing(s) else s.left[seat]


def role_refusal(s: Position, seat: int, role: int) -> int:
    """BS-035: different cards."""
    return Why.DUPLICATE_ROLE if s.held[seat][role] != 0 else 0


def choose_role(s: Position, seat: int, role: int) -> None:
    """BS-035, BS-037: the card is chosen, and hidden; more are asked for until there are enough."""
    s.picked[seat] += 1
    s.held[seat][role] = s.picked[seat]
    if s.picked[seat] < to_choose(s):
        s.asked |= 1 << seat


def take_up(s: Position) -> None:
    """BS-037, BS-038: the chosen cards are the hand; the others are set aside, hidden."""
    for seat in range(s.seats):
        hold(s, seat, HAND)
    tell(s, Tell.CHOSEN)


def hold(s: Position, seat: int, cards: int) -> None:
    """BS-061: the first so many of the cards chosen; how many is public."""
    for role in range(ROLE_CARDS):
        s.held[seat][role] = 1 if 0 < s.held[seat][role] <= cards else 0
    s.left[seat] = cards


def keep_refusal(s: Position, seat: int, cards: int) -> int:
    """BS-130: 1 to 5 cards."""
    return 0 if 1 <= cards <= MOST_KEPT else Why.WRONG_HAND_SIZE


def pick_refusal(s: Position, seat: int, cards: int) -> int:
    """BS-130: as many cards as were said."""
    count = 0
    for role in range(ROLE_CARDS):
        count += (cards >> role) & 1
    return 0 if count == s.sealed[seat] else Why.WRONG_HAND_SIZE


def pick_roles(s: Position, seat: int, cards: int) -> None:
    """BS-037, BS-130: these cards are chosen, and hidden; others still choose theirs."""
    for role in range(ROLE_CARDS):
        s.held[seat][role] = (cards >> role) & 1


def compare_numbers(s: Position) -> None:
    """BS-130: all numbers at the same moment, and their points at once; then the round goes on
    (BS-132)."""
    for seat in range(s.seats):
        cards = s.sealed[seat]
        s.sealed[seat] = -1
        hold(s, seat, cards)
        s.vp[seat] += KEPT_POINTS[cards]  # BS-131
        tell(s, Tell.KEPT, seat, cards, KEPT_POINTS[cards])


def offer_extra_card(s: Position, after: int) -> None:
    """BS-036, BS-198, BS-202, BS-203: owners of the tile, clockwise from the leader, once each."""
    if after == s.seats:
        return
    push(s, Task.EXTRA_CARD, after + 1)
    seat = (s.leader + after) % s.seats
    if s.tiles[seat][Forest.EXTRA_CARD] > 0:
        ask(s, Ask.EXTRA_CARD, seat)


def extra_refusal(s: Position, seat: int, role: int) -> int:
    """BS-202: one of the cards set aside, or none."""
    if role != NO_CARD and s.held[seat][role] != 0:
        return Why.DUPLICATE_ROLE
    return 0


def extra_card(s: Position, seat: int, role: int) -> None:
    """BS-196, BS-202, BS-204: the tile is public and used up, the card secret; no points."""
    if role == NO_CARD:
        tell(s, Tell.EXTRA_DECLINED, seat)
        return
    s.tiles[seat][Forest.EXTRA_CARD] -= 1
    s.spent[Forest.EXTRA_CARD] += 1
    s.extra[seat] = 1
    s.held[seat][role] = 1
    s.left[seat] += 1
    tell(s, Tell.EXTRA_USED, seat)
    tell_only(s, 1 << seat, Tell.EXTRA_CARD, role)
