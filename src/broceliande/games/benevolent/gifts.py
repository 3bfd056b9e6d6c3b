"""Gifts: obtaining them (BE-076 to BE-082), buying (BE-053 to BE-056), exchanging (BE-063 to
BE-065) and winning by them (BE-122 to BE-125)."""

from __future__ import annotations

from broceliande.engine.pending import ask, finish, push
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import GIFT_KINDS, Position
from broceliande.games.benevolent.leaves import to_reserve
from broceliande.games.benevolent.names import Gift, Secret
from broceliande.games.benevolent.questions import Ask, Ending, Tell, Why
from broceliande.games.benevolent.tables import GOOD_PRICE, PRICE
from broceliande.games.benevolent.tasks import Task


def obtainable(s: Position, seat: int, gift: int) -> bool:
    """BE-076, BE-077, BE-082: from the pile, or from a rival who owns it."""
    if s.piles[gift] > 0:
        return True
    for rival in range(s.seats):
        if rival != seat and s.gifts[rival][gift] > 0:
            return True
    return False


def obtain(s: Position, gift: int) -> None:
    """BE-076, BE-077, BE-080: however a gift comes, from the pile; else from the rival who owns
    most. Who that is, is asked if several are tied (BE-078)."""
    seat = s.player
    if s.piles[gift] > 0:
        s.piles[gift] -= 1
        tell(s, Tell.FROM_PILE, seat, gift)
        receive(s, seat, gift)
        return
    most = most_owned(s, seat, gift)
    tied = 0
    loser = -1
    for rival in range(s.seats):
        if rival != seat and s.gifts[rival][gift] == most:
            tied += 1
            loser = rival
    s.wanted = gift
    if tied > 1:
        ask(s, Ask.VICTIM, seat)
    else:
        take_from(s, seat, loser)


def most_owned(s: Position, seat: int, gift: int) -> int:
    """BE-077, BE-079: the most tokens of a gift that a rival owns; the taker does not count."""
    most = 0
    for rival in range(s.seats):
        if rival != seat:
            most = max(most, s.gifts[rival][gift])
    return most


def victim_refusal(s: Position, seat: int, rival: int) -> int:
    """BE-078: one of the rivals tied for most."""
    if rival >= s.seats or rival == seat:
        return Why.NOT_A_TIED_RIVAL
    if s.gifts[rival][s.wanted] != most_owned(s, seat, s.wanted):
        return Why.NOT_A_TIED_RIVAL
    return 0


def take_from(s: Position, seat: int, rival: int) -> None:
    """BE-077, BE-081: the rival loses the token and gets nothing for it."""
    s.gifts[rival][s.wanted] -= 1
    tell(s, Tell.FROM_RIVAL, seat, rival, s.wanted)
    receive(s, seat, s.wanted)


def receive(s: Position, seat: int, gift: int) -> None:
    """BE-002, BE-122: the token is the player's; five different gifts win at once."""
    s.gifts[seat][gift] += 1
    if different_gifts(s, seat) == GIFT_KINDS:
        tell(s, Tell.WON, seat)
        finish(s, Ending.FIVE_GIFTS)  # BE-123: whatever is still pending does not happen


def different_gifts(s: Position, seat: int) -> int:
    """BE-124: how many different gifts a player owns; how many of each does not matter."""
    count = 0
    for gift in range(GIFT_KINDS):
        if s.gifts[seat][gift] > 0:
            count += 1
    return count


def give_back(s: Position, seat: int, gift: int) -> None:
    """BE-063, BE-065, BE-096: put a token back on its pile, where everybody may have it."""
    s.gifts[seat][gift] -= 1
    s.piles[gift] += 1
    tell(s, Tell.GAVE_BACK, seat, gift)


def price(s: Position, seat: int, full: int, discount: int) -> int:
    """BE-053, BE-101, BE-102, BE-119, BE-120: discounts add up; a price never falls below 0."""
    if s.owner[Secret.GOOD_PRICE] == seat:
        discount += GOOD_PRICE
    return max(0, full - discount)


def can_buy(s: Position, seat: int, purse: int, discount: int) -> bool:
    """BE-051: whether some gift is obtainable for the leaves in the purse."""
    for gift in range(GIFT_KINDS):
        if price(s, seat, PRICE[gift], discount) <= purse and obtainable(s, seat, gift):
            return True
    return False


def buy_refusal(s: Position, seat: int, gift: int) -> int:
    """BE-053, BE-055, BE-082: obtainable, and its price in hand."""
    if not obtainable(s, seat, gift):
        return Why.GIFT_UNOBTAINABLE
    if price(s, seat, PRICE[gift], s.discount) > s.leaves[seat]:
        return Why.PRICE_TOO_HIGH
    return 0


def buy_chosen(s: Position, seat: int, gift: int) -> None:
    """BE-053: buy the gift chosen, at its price."""
    buy(s, seat, gift, price(s, seat, PRICE[gift], s.discount))


def buy(s: Position, seat: int, gift: int, cost: int) -> None:
    """BE-053, BE-054, BE-056, BE-081: pay the Reserve, then take one token of the gift."""
    to_reserve(s, seat, cost)
    tell(s, Tell.BOUGHT, seat, gift, cost)
    push(s, Task.OBTAIN, gift)


def can_exchange(s: Position, seat: int) -> bool:
    """BE-051: whether some exchange is possible."""
    for gift in range(GIFT_KINDS):
        if exchange_refusal(s, seat, gift) == 0:
            return True
    return False


def exchange_refusal(s: Position, seat: int, gift: int) -> int:
    """BE-063, BE-064: an own gift, not a Statuette, whose next gift is obtainable."""
    if s.gifts[seat][gift] == 0:
        return Why.NO_SUCH_CHOICE
    if gift == Gift.STATUETTE:
        return Why.NOT_EXCHANGEABLE
    if not obtainable(s, seat, gift + 1):
        return Why.GIFT_UNOBTAINABLE
    return 0


def exchange(s: Position, seat: int, gift: int) -> None:
    """BE-063, BE-103, BE-106: put back, take the next above; P1 may follow, once."""
    if s.repeating == 0:
        push(s, Task.OFFER, Secret.SECOND_EXCHANGE)
    give_back(s, seat, gift)
    push(s, Task.OBTAIN, gift + 1)
