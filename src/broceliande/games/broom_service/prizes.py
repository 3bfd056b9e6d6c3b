"""The Advantage (BS-140 to BS-146) and The Full Set! (BS-149, BS-150): what was hidden opens."""

from __future__ import annotations

from broceliande.engine.pending import seal
from broceliande.engine.story import tell
from broceliande.games.broom_service.fields import KINDS, Position
from broceliande.games.broom_service.questions import YES, Tell, Why
from broceliande.games.broom_service.rounds import has_set, in_all, next_kind
from broceliande.games.broom_service.tables import BEST_BID, FULL_SET, SECOND_BID, SET_NEEDS


def bid_refusal(s: Position, seat: int, number: int) -> int:
    """BS-141: from none to all of this kind."""
    return Why.BID_TOO_HIGH if number > s.goods[seat][s.bidding[seat]] else 0


def bid(s: Position, seat: int, number: int) -> None:
    """BS-141: so many of the kind asked for, hidden; the next kind is asked for."""
    kind = s.bidding[seat]
    s.bid[seat][kind] = number
    s.bidding[seat] = next_kind(s, seat, kind + 1)
    if s.bidding[seat] < KINDS:
        s.asked |= 1 << seat


def total_bid(s: Position, seat: int) -> int:
    """BS-142: bids are compared by number, the kinds do not matter."""
    return in_all(s.bid[seat])


def open_bids(s: Position) -> None:
    """BS-142: all bids are compared, rewarded and paid, winning or not."""
    best = 0
    for seat in range(s.seats):
        best = max(best, total_bid(s, seat))
    tied = 0
    second = 0
    for seat in range(s.seats):
        number = total_bid(s, seat)
        tell(s, Tell.BID, seat, number)
        if number == best:
            tied += 1
        else:
            second = max(second, number)
    for seat in range(s.seats):
        reward_bid(s, seat, best, second, tied)
        for kind in range(KINDS):
            s.goods[seat][kind] -= s.bid[seat][kind]  # BS-146
            s.bid[seat][kind] = 0
        s.bidding[seat] = KINDS


def reward_bid(s: Position, seat: int, best: int, second: int, tied: int) -> None:
    """BS-143: the single highest bid, and every second one; tied for highest, each the smaller
    prize and no second (BS-144)."""
    number = total_bid(s, seat)
    points = 0
    if number == best:
        points = BEST_BID if tied == 1 else SECOND_BID
    elif number == second and tied == 1:
        points = SECOND_BID
    if number > 0 and points > 0:  # BS-145
        s.vp[seat] += points
        tell(s, Tell.BID_WON, seat, points)


def set_refusal(s: Position, seat: int, answer: int) -> int:
    """BS-149: a set of three is no set."""
    return Why.SET_INCOMPLETE if answer == YES and not has_set(s, seat) else 0


def hand_in(s: Position, seat: int, answer: int) -> None:
    """BS-149: hand a set in or not, sealed until all have said."""
    seal(s, seat, answer)


def open_sets(s: Position) -> None:
    """BS-149, BS-150: at most one set each goes to the supply."""
    for seat in range(s.seats):
        if s.sealed[seat] == YES:
            for kind in range(KINDS):
                s.goods[seat][kind] -= SET_NEEDS[kind]
            s.vp[seat] += FULL_SET
            tell(s, Tell.SET_HANDED, seat, FULL_SET)
        elif s.sealed[seat] >= 0:
            tell(s, Tell.SET_KEPT, seat)
        s.sealed[seat] = -1
