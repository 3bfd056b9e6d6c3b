"""Secrets (BE-083 to BE-106): windows, Ephemeral effects, paid repetitions."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import GIFT_KINDS, Position
from broceliande.games.benevolent.gifts import (
    buy,
    can_buy,
    can_exchange,
    give_back,
    obtainable,
    price,
)
from broceliande.games.benevolent.leaves import to_reserve
from broceliande.games.benevolent.names import TILES, Effect, Secret
from broceliande.games.benevolent.questions import GO_ON, YES, Ask, Tell, Why
from broceliande.games.benevolent.tables import (
    E_DISCOUNT,
    E_EFFECT,
    E_GIFT,
    E_GIVE,
    E_LEAVES,
    E_PRICE,
    EXCHANGE_AGAIN,
    SLEEP_AGAIN,
)
from broceliande.games.benevolent.tasks import Task

WINDOW_SKIPPED = 1


def open_window(s: Position, window: int) -> None:
    """BE-084: a moment to use Ephemeral secrets; left out if none is usable."""
    s.window = window
    seat = s.player
    for secret in range(TILES):  # BE-085: one taken a moment ago is among them
        if s.owner[Secret.EPHEMERAL + secret] == seat and usable(s, seat, secret):
            ask(s, Ask.WINDOW, seat)
            return
    s.skipped |= WINDOW_SKIPPED


def window_refusal(s: Position, seat: int, secret: int) -> int:
    """BE-084, BE-089, BE-092: an own Ephemeral secret whose effect is possible, or go on."""
    if secret == GO_ON:
        return 0
    if s.owner[Secret.EPHEMERAL + secret] != seat:
        return Why.NO_SUCH_CHOICE
    return 0 if usable(s, seat, secret) else Why.SECRET_NOT_USABLE


def usable(s: Position, seat: int, secret: int) -> bool:
    """BE-092: whether the effect of an Ephemeral secret can be carried out."""
    gift = E_GIFT[secret]
    match E_EFFECT[secret]:
        case Effect.GAIN:
            return obtainable(s, seat, gift) or (E_LEAVES[secret] > 0 and s.reserve > 0)
        case Effect.BUY_FIXED:
            cost = price(s, seat, E_PRICE[secret], 0)
            return cost <= s.leaves[seat] and obtainable(s, seat, gift)
        case Effect.RECIPE:
            for given in range(GIFT_KINDS):
                if s.gifts[seat][given] < E_GIVE[secret][given]:
                    return False
            return obtainable(s, seat, gift)
        case Effect.EXCHANGE:
            return can_exchange(s, seat)
        case Effect.BUY:
            return can_buy(s, seat, s.leaves[seat], E_DISCOUNT[secret])
        case _:
            return True  # sleeping


def use_window(s: Position, seat: int, secret: int) -> None:
    """BE-087, BE-088: the secret leaves the game and its effect comes; movement and action are
    pending as before."""
    if secret == GO_ON:
        return
    push(s, Task.WINDOW, s.window)  # BE-086: another one may follow
    s.owner[Secret.EPHEMERAL + secret] = -1
    tell(s, Tell.SECRET_USED, seat, Secret.EPHEMERAL + secret)
    gift = E_GIFT[secret]
    match E_EFFECT[secret]:
        case Effect.GAIN:  # BE-093, BE-094: the gift first, then the leaves
            if E_LEAVES[secret] > 0:
                push(s, Task.GAIN_LEAVES, E_LEAVES[secret])
            if obtainable(s, seat, gift):
                push(s, Task.OBTAIN, gift)
        case Effect.BUY_FIXED:  # BE-095, BE-120
            buy(s, seat, gift, price(s, seat, E_PRICE[secret], 0))
        case Effect.RECIPE:
            transmute(s, seat, secret)
        case Effect.SLEEP:  # BE-099
            push(s, Task.SLEEP, 0)
        case Effect.EXCHANGE:  # BE-100
            push(s, Task.EXCHANGE, 0)
        case _:  # BE-101
            push(s, Task.BUY, E_DISCOUNT[secret])


def transmute(s: Position, seat: int, secret: int) -> None:
    """BE-096, BE-097: all the gifts above the arrow go back, the one below it is taken. That is
    no exchange, so P1 does not follow."""
    for given in range(GIFT_KINDS):
        for _ in range(E_GIVE[secret][given]):  # BE-098: the recipe of the tile
            give_back(s, seat, given)
    push(s, Task.OBTAIN, E_GIFT[secret])


def again_cost(secret: int) -> int:
    """BE-103, BE-104: what a repetition costs."""
    return EXCHANGE_AGAIN if secret == Secret.SECOND_EXCHANGE else SLEEP_AGAIN


def offer_again(s: Position, secret: int) -> None:
    """BE-103 to BE-106: P1 or P2 may repeat what was just done, if payable and possible."""
    seat = s.player
    if s.owner[secret] != seat or s.leaves[seat] < again_cost(secret):
        return
    if secret == Secret.SECOND_EXCHANGE and not can_exchange(s, seat):
        return
    s.repeat = secret
    ask(s, Ask.REPEAT, seat)


def answer_again(s: Position, seat: int, answer: int) -> None:
    """BE-105, BE-106: the leaves go to the Reserve, no dues; it cannot itself be repeated."""
    if answer != YES:
        return
    cost = again_cost(s.repeat)
    to_reserve(s, seat, cost)
    tell(s, Tell.PAID_AGAIN, seat, cost, s.repeat)
    if s.repeat == Secret.SECOND_EXCHANGE:
        push(s, Task.EXCHANGE, 1)
    else:
        push(s, Task.SLEEP, 1)
