"""The rules of Wisps: the order of play on one screen, then what each decision does."""

from __future__ import annotations

from broceliande.engine.hidden import mix_hands
from broceliande.engine.legal import reseal
from broceliande.engine.luck import shuffle
from broceliande.engine.order import Order
from broceliande.engine.pending import ask, ask_all, push, seal
from broceliande.engine.story import tell, tell_only
from broceliande.engine.turns import go_on
from wisps.fields import HAND, LANTERNS, ROUNDS, Position
from wisps.questions import KEEP, Ask, Task, Tell, Why
from wisps.scoring import end

LIGHT: list[int] = [1] * LANTERNS  # of each lantern; the edition's takes its place
WORTH: list[int] = [1] * ROUNDS  # of each wisp; the edition's takes its place


def deal(s: Position) -> None:
    """WI-001, WI-003: mix the lanterns and the wisps, deal the hands."""
    for card in range(LANTERNS):
        s.chest[card] = LIGHT[card]
    shuffle(s, s.chest, LANTERNS)
    s.left = LANTERNS
    for seat in range(s.seats):
        for place in range(HAND):  # WI-002
            s.hand[seat][place] = from_chest(s)
    for wisp in range(ROUNDS):
        s.wisps[wisp] = WORTH[wisp]
    shuffle(s, s.wisps, ROUNDS)
    push(s, Task.BEGIN_ROUND)
    go_on(s)


def begin_round(s: Position) -> None:
    """WI-004, WI-005: a wisp rises, and all choose a lantern at once; or it was the last round."""
    if s.round == ROUNDS:
        end(s)
        return
    s.round += 1
    s.glow += s.wisps[ROUNDS - s.round]
    tell(s, Tell.WISP, s.round, s.glow)
    push(s, Task.BEGIN_ROUND)
    push(s, Task.OPEN)
    ask_all(s, Ask.SHOW, (1 << s.seats) - 1)


def show_refusal(s: Position, seat: int, place: int) -> int:
    """WI-002: a lantern of the own hand."""
    return 0 if s.hand[seat][place] > 0 else Why.NO_LANTERN


def open_all(s: Position) -> None:
    """WI-006 to WI-008: all lanterns are opened; the brightest that is alone catches the wisps."""
    for seat in range(s.seats):  # WI-006
        place = s.sealed[seat]
        s.sealed[seat] = -1
        s.shown[seat] = s.hand[seat][place]
        s.hand[seat][place] = 0
        s.spent += s.shown[seat]
        tell(s, Tell.SHOWED, seat, s.shown[seat])
    best = brightest(s)
    if best < 0:
        tell(s, Tell.DRIFTED, s.glow)  # WI-008
        return
    s.points[best] += s.glow  # WI-007
    tell(s, Tell.CAUGHT, best, s.glow)
    s.glow = 0
    if s.round < ROUNDS:
        ask(s, Ask.TRADE, best)


def brightest(s: Position) -> int:
    """WI-007: who shows the brightest light that nobody else shows; -1 if nobody does."""
    best = -1
    for seat in range(s.seats):
        alone = True
        for other in range(s.seats):
            if other != seat and s.shown[other] == s.shown[seat]:
                alone = False
        if alone and (best < 0 or s.shown[seat] > s.shown[best]):
            best = seat
    return best


def trade_refusal(s: Position, seat: int, place: int) -> int:
    """WI-009: a lantern of the own hand, or none."""
    return 0 if place == KEEP else show_refusal(s, seat, place)


def trade(s: Position, seat: int, place: int) -> None:
    """WI-009: the lantern is laid aside for all to see; the top of the chest takes its place."""
    if place == KEEP:
        tell(s, Tell.KEPT, seat)
        return
    s.spent += s.hand[seat][place]
    tell(s, Tell.TRADED, seat, s.hand[seat][place])
    s.hand[seat][place] = from_chest(s)
    tell_only(s, 1 << seat, Tell.DREW, s.hand[seat][place])


def from_chest(s: Position) -> int:
    """WI-003: the top lantern of the chest."""
    s.left -= 1
    return s.chest[s.left]


# A round from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.BEGIN_ROUND, begin_round),
    (Ask.SHOW, show_refusal, seal),
    (Task.OPEN, open_all),
    (Ask.TRADE, trade_refusal, trade),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """WI-005: only the question asked can be answered."""
    return Why.ANOTHER_QUESTION


def redeal(s: Position, seat: int) -> None:
    """WI-002, WI-003, WI-004: other hands and the chest are one mixture to a player; the wisps to
    come have any order; what others have sealed may be any lantern of theirs."""
    mix_hands(s, seat, s.chest, s.left, s.hand, HAND)
    shuffle(s, s.wisps, ROUNDS - s.round)
    reseal(s, seat)
