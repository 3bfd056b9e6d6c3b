"""Rounds (BS-002, BS-119 to BS-129) and the events at their end (BS-137 to BS-153)."""

from __future__ import annotations

from broceliande.engine.luck import shuffle
from broceliande.engine.pending import ask_all, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.choosing import ask_roles
from broceliande.games.broom_service.fields import KINDS, PAWNS, ROLE_CARDS, ROUNDS, SEATS, Position
from broceliande.games.broom_service.names import Happening
from broceliande.games.broom_service.questions import Ask, Tell
from broceliande.games.broom_service.tables import (
    DANGEROUS,
    EMPTY_HANDS,
    GATHERING,
    LANDSCAPE,
    PROTECTED,
    SET_NEEDS,
)
from broceliande.games.broom_service.tasks import Task


def begin_round(s: Position) -> None:
    """BS-002, BS-128, BS-132: the next event, new cursed roles, new hands. Everything else stays
    (BS-127), the leader too (BS-126)."""
    s.round += 1
    s.trick = 0
    s.led = 0
    s.event = s.event_pile[s.round - 1]  # BS-030, BS-123
    s.events[s.round - 1] = s.event
    tell(s, Tell.ROUND, s.round, s.event)
    turn_up_cursed(s)  # BS-124
    push(s, Task.TRICK)
    ask_roles(s)  # BS-125; BS-039: event and cursed roles lie open before


def turn_up_cursed(s: Position) -> None:
    """BS-032, BS-119, BS-120, BS-124: so many that players and cursed roles make five. An empty
    pile is made anew of all cards that do not show for this round."""
    s.cursed = 0
    for _ in range(SEATS - s.seats):
        if s.cursed_left == 0:
            stack_again(s)
        s.cursed_left -= 1
        role = s.cursed_pile[s.cursed_left]
        s.cursed |= 1 << role
        s.cursed_out |= 1 << role
        tell(s, Tell.CURSED, role)


def stack_again(s: Position) -> None:
    """BS-120: shuffle all cursed cards but those that show already."""
    for role in range(ROLE_CARDS):
        if (s.cursed >> role) & 1 == 0:
            s.cursed_pile[s.cursed_left] = role
            s.cursed_left += 1
    s.cursed_out = s.cursed
    shuffle(s, s.cursed_pile, s.cursed_left)


def end_round(s: Position) -> None:
    """BS-121, BS-122, BS-129, BS-153: the event, if it acts at the end; then the next round, or
    the end of the game after the seventh."""
    push(s, Task.FINISH if s.round == ROUNDS else Task.BEGIN_ROUND)
    match s.event:
        case Happening.DANGEROUS_PLACES | Happening.PROTECTED_PLACES:
            score_places(s)
        case Happening.ADVANTAGE:
            ask_bids(s)
        case Happening.EMPTY_HANDS:
            score_empty_hands(s)
        case Happening.FULL_SET:
            ask_sets(s)
        case Happening.GATHERING:
            score_gathering(s)


def score_places(s: Position) -> None:
    """BS-137, BS-138: each pawn by the landscape of its region."""
    for seat in range(s.seats):
        points = 0
        for pawn in range(PAWNS):  # BS-139: both count, in one region too
            landscape = LANDSCAPE[s.side][s.pawns[seat][pawn]]
            if s.event == Happening.DANGEROUS_PLACES:
                points += DANGEROUS[landscape]  # BS-137
            else:
                points += PROTECTED[landscape]  # BS-138
        s.vp[seat] += points
        tell(s, Tell.PLACES, seat, points)


def in_all(goods: list[int]) -> int:
    """BS-142, BS-147, BS-161: so many resources, whatever their kinds."""
    total = 0
    for kind in range(KINDS):
        total += goods[kind]
    return total


def resources(s: Position, seat: int) -> int:
    """BS-147, BS-161: all potions and wands of a player."""
    return in_all(s.goods[seat])


def score_empty_hands(s: Position) -> None:
    """BS-147, BS-148: the fewer resources the better, and nobody gives any up."""
    for seat in range(s.seats):
        held = resources(s, seat)
        points = EMPTY_HANDS[held] if held < len(EMPTY_HANDS) else 0
        s.vp[seat] += points
        tell(s, Tell.EMPTY_HANDS, seat, held, points)


def score_gathering(s: Position) -> None:
    """BS-151, BS-152: both pawns in the same landscape, not necessarily in the same region."""
    for seat in range(s.seats):
        own = s.pawns[seat]
        if LANDSCAPE[s.side][own[0]] == LANDSCAPE[s.side][own[1]]:
            s.vp[seat] += GATHERING
            tell(s, Tell.GATHERING, seat, GATHERING)


def ask_bids(s: Position) -> None:
    """BS-140, BS-141: the holdings are announced; then everybody who holds something bids."""
    bidders = 0
    for seat in range(s.seats):
        tell(s, Tell.RESOURCES, seat, resources(s, seat))
        for kind in range(KINDS):
            s.bid[seat][kind] = 0
        s.bidding[seat] = next_kind(s, seat, 0)
        if s.bidding[seat] < KINDS:
            bidders |= 1 << seat
    push(s, Task.OPEN_BIDS)
    if bidders != 0:
        ask_all(s, Ask.BID, bidders)


def next_kind(s: Position, seat: int, kind: int) -> int:
    """BS-141: the next kind of resource that a player holds, 4 none; nobody is asked for a kind
    of which there is none."""
    while kind < KINDS and s.goods[seat][kind] == 0:
        kind += 1
    return kind


def ask_sets(s: Position) -> None:
    """BS-149: everybody who holds a set is asked, in secret."""
    holders = 0
    for seat in range(s.seats):
        if has_set(s, seat):
            holders |= 1 << seat
    push(s, Task.OPEN_SETS)
    if holders != 0:
        ask_all(s, Ask.FULL_SET, holders)


def has_set(s: Position, seat: int) -> bool:
    """BS-149: one of each of the four resources."""
    for kind in range(KINDS):
        if s.goods[seat][kind] < SET_NEEDS[kind]:
            return False
    return True
