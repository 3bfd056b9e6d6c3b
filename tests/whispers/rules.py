"""The rules of Whispers, in the rules' dialect."""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.hidden import knows, mix_hands
from broceliande.engine.legal import reseal
from broceliande.engine.luck import draw, shuffle
from broceliande.engine.order import Order
from broceliande.engine.pending import ask, ask_all, finish, push, seal
from broceliande.engine.story import tell, tell_only
from broceliande.engine.turns import go_on
from tests.whispers.fields import CARDS, HAND, TOKENS, Position
from tests.whispers.questions import DECLINE, Ask, Ending, Fault, Task, Tell, Why

VALUES: list[int] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
ROUNDS = 3


def deal(s: Position) -> None:
    """WH-001, WH-002: three cards each, the rest is the deck; three tokens face down."""
    for card in range(CARDS):
        s.deck[card] = VALUES[card]
    shuffle(s, s.deck, CARDS)
    s.left = CARDS
    for seat in range(s.seats):
        for slot in range(HAND):
            s.left -= 1
            s.hand[seat][slot] = s.deck[s.left]
    for token in range(TOKENS):
        s.token[token] = token
    shuffle(s, s.token, TOKENS)
    push(s, Task.ROUND)
    go_on(s)


def begin_round(s: Position) -> None:
    """WH-003: three rounds; everybody chooses a card in secret."""
    if s.round == ROUNDS:
        end(s)
        return
    s.round += 1
    push(s, Task.ROUND)
    push(s, Task.WIND)
    push(s, Task.SHOW)
    ask_all(s, Ask.LAY, (1 << s.seats) - 1)


def show(s: Position) -> None:
    """WH-004: all cards are opened together; the highest gains a point, its owner may peek."""
    best = 0
    for seat in range(s.seats):
        s.laid[seat] = s.hand[seat][s.sealed[seat]]
        s.hand[seat][s.sealed[seat]] = 0
        s.sealed[seat] = -1
        tell(s, Tell.LAID, seat, s.laid[seat])
        if s.laid[seat] > s.laid[best]:
            best = seat
    s.points[best] += 1
    push(s, Task.PEEK, best)


def wind(s: Position) -> None:
    """WH-006: one time in two the wind mixes the tokens, and nobody knows them any more."""
    if draw(s, 2) == 1:
        shuffle(s, s.token, TOKENS)
        for token in range(TOKENS):
            s.looked[token] = 0
        tell(s, Tell.WIND)


def end(s: Position) -> None:
    """WH-007: most points win; equal ones share."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points[seat])
    best = 0
    for seat in range(s.seats):
        if s.points[seat] == most:
            best += 1
    for token in range(TOKENS):
        s.looked[token] = EVERYONE
    finish(s, Ending.MOST if best == 1 else Ending.SHARED)


def ask_peek(s: Position, seat: int) -> None:
    """WH-005: which token to look at."""
    ask(s, Ask.PEEK, seat)


def lay_refusal(s: Position, seat: int, slot: int) -> int:
    """WH-003: an own card."""
    return Why.NO_CARD if s.hand[seat][slot] == 0 else 0


def peek_refusal(s: Position, seat: int, token: int) -> int:
    """WH-005: any token not seen yet, or none."""
    if token != DECLINE and (s.looked[token] >> seat) & 1 != 0:
        return Why.LOOKED_ALREADY
    return 0


def left_out(s: Position, seat: int, move: int) -> int:
    """Nothing is ever left out."""
    return Why.WRONG_PHASE


def peek(s: Position, seat: int, token: int) -> None:
    """WH-005: everybody sees who looks at which token; what it is, only the one who looks."""
    if token == DECLINE:
        return
    s.looked[token] |= 1 << seat
    tell(s, Tell.PEEKED, seat, token)
    tell_only(s, 1 << seat, Tell.LEARNED, token, s.token[token])


def redeal(s: Position, seat: int) -> None:
    """Other hands and the deck together, in any order; tokens not seen; sealed answers."""
    mix_hands(s, seat, s.deck, s.left, s.hand, HAND)
    redeal_tokens(s, seat)
    reseal(s, seat)


def redeal_tokens(s: Position, seat: int) -> None:
    """Mix the tokens that the seat has not looked at."""
    for token in range(TOKENS - 1, 0, -1):
        if not knows(s.looked[token], seat):
            hidden = 0
            for other in range(token + 1):
                if not knows(s.looked[other], seat):
                    hidden += 1
            swap(s, seat, token, draw(s, hidden))


def swap(s: Position, seat: int, token: int, pick: int) -> None:
    """Swap a token with the pick-th one that the seat does not know."""
    for other in range(token + 1):
        if not knows(s.looked[other], seat):
            if pick == 0:
                value = s.token[token]
                s.token[token] = s.token[other]
                s.token[other] = value
                return
            pick -= 1


def standing(s: Position) -> None:
    """WH-007: most points win."""
    most = 0
    for seat in range(s.seats):
        s.score[seat] = s.points[seat]
        most = max(most, s.points[seat])
    for seat in range(s.seats):
        s.place[seat] = 0
        if s.over != 0:
            s.place[seat] = 1 if s.points[seat] == most else 2


def check(s: Position) -> int:
    """Every card in one place; the tokens are all different."""
    total = 0
    for card in range(s.left):
        total += s.deck[card]
    for seat in range(s.seats):
        for slot in range(HAND):
            total += s.hand[seat][slot]
    if s.round == 0 and total != 45:
        return Fault.CARD_LOST
    tokens = 0
    for token in range(TOKENS):
        tokens |= 1 << s.token[token]
    return 0 if tokens == (1 << TOKENS) - 1 else Fault.TOKEN_LOST


# A round from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.ROUND, begin_round),
    (Ask.LAY, lay_refusal, seal),
    (Task.SHOW, show),
    (Task.PEEK, ask_peek),
    (Ask.PEEK, peek_refusal, peek),
    (Task.WIND, wind),
)
