"""Barter with the fairy (RF-081 to RF-092)."""

from __future__ import annotations

from broceliande.engine.pending import push
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import from_bag, obtain, obtain_refusal, pay, to_bag
from broceliande.games.roundforest.edition import FAIRY_ROW
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.names import Metal
from broceliande.games.roundforest.questions import Tell, Why
from broceliande.games.roundforest.tables import FAIRY_PLACES, PRICE
from broceliande.games.roundforest.tasks import Task

TOP_ROW = 2


def barter_refusal(s: Position, seat: int, place: int) -> int:
    """RF-082, RF-088: an object of any row, if its row can be paid and there is room for it."""
    if s.fairy[place] < 0:
        return Why.PLACE_EMPTY
    # RF-083: nothing for the bottom row, RF-084: one for the middle row, RF-085: two for the top
    cost = PRICE[place // FAIRY_ROW]
    if s.coins[seat][Metal.COPPER] < cost and s.coins[seat][Metal.SILVER] == 0:
        return Why.CANNOT_PAY_FAIRY
    return obtain_refusal(s, seat, s.fairy[place])


def barter(s: Position, seat: int, place: int) -> None:
    """RF-082, RF-086, RF-088: the object offered into the blue bag, the price to the supply, the
    object chosen to the player; then the rows slide."""
    row = place // FAIRY_ROW
    offered = s.held[0]
    taken = s.fairy[place]
    s.fairy[place] = -1
    to_bag(s, offered)
    tell(s, Tell.BARTERED, seat, offered, taken, row)
    pay_fairy(s, seat, PRICE[row])
    push(s, Task.SLIDE, row)
    obtain(s, seat, taken)


def pay_fairy(s: Position, seat: int, cost: int) -> None:
    """RF-086, RF-087: in copper; who has too little gives one silver coin, without change."""
    metal = Metal.COPPER if s.coins[seat][Metal.COPPER] >= cost else Metal.SILVER
    count = cost if metal == Metal.COPPER else 1
    if count > 0:
        pay(s, seat, metal, count)
        tell(s, Tell.PAID, seat, count, metal)


def slide(s: Position, row: int) -> None:
    """RF-089 to RF-092: what is left of the row beside the board, the rows above one down, the top
    row filled from the bag; only then does what lies beside go into the bag."""
    first = row * FAIRY_ROW
    for at in range(FAIRY_ROW):
        s.beside[at] = s.fairy[first + at]  # RF-089
    for place in range(first, TOP_ROW * FAIRY_ROW):
        s.fairy[place] = s.fairy[place + FAIRY_ROW]  # RF-090
    for at in range(FAIRY_ROW):
        kind = next_for_fairy(s) if at < FAIRY_PLACES else -1  # RF-091
        s.fairy[TOP_ROW * FAIRY_ROW + at] = kind
        if kind >= 0:
            tell(s, Tell.FAIRY_GOT, kind)
    return_beside(s)  # RF-092


def next_for_fairy(s: Position) -> int:
    """RF-091: the next object of the bag; if it runs out, what lies beside goes in first."""
    if s.blue_n == 0:
        return_beside(s)
    return from_bag(s)


def return_beside(s: Position) -> None:
    """RF-092: the objects beside the board go into the blue bag."""
    for at in range(FAIRY_ROW):
        if s.beside[at] >= 0:
            to_bag(s, s.beside[at])
            s.beside[at] = -1
