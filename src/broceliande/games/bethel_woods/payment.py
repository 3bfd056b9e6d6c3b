"""Paying with Knowledge: for a spy, for a worker sent to build, the fee of an ability.

A payment is a number of tokens of which some must be of certain types. Nova (building) and Fenn
(unmasking) may fall short by one required token and pay any other in its place.
"""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import is_active, lose, of_type
from broceliande.games.bethel_woods.names import KINDS, TYPES, Tile, Who
from broceliande.games.bethel_woods.questions import Ask, Tell, Why
from broceliande.games.bethel_woods.tasks import Task

FOR_BUILDING = 1
FOR_UNMASKING = 2


def fee_due(s: Position) -> int:
    """BW-118, BW-119, RU-41: 1 Knowledge before an ability while `ability_fee` is active."""
    return 1 if is_active(s, Tile.ABILITY_FEE) else 0


def substitutes(s: Position, seat: int, purpose: int) -> bool:
    """BW-074, BW-088: Nova when building, Fenn when unmasking."""
    who = Who.NOVA if purpose == FOR_BUILDING else Who.FENN
    return s.character[seat] == who


def afford_refusal(s: Position, seat: int, purpose: int, missing: int, total: int) -> int:
    """BW-058, BW-067, BW-074, BW-088, BW-120: the own supply must hold the whole cost; `missing`
    required tokens are not there. What speaks against the best payment that could be made of it."""
    held = s.held[seat]
    if held < total:
        return Why.KNOWLEDGE_MISSING
    if missing == 0:
        return 0
    if not substitutes(s, seat, purpose):
        return Why.WRONG_PAYMENT
    if missing > 1:
        return Why.TOO_MANY_SUBSTITUTES  # BW-076
    if s.used != 0:
        return Why.ABILITY_USED
    return 0 if held >= total + fee_due(s) else Why.FEE_MISSING


def begin_payment(s: Position, purpose: int, total: int) -> None:
    """BW-054, BW-065: `need` holds what is required of each type; the rest is of any type."""
    s.paying = purpose
    s.due = total
    s.substituted = 0
    for worker in range(TYPES):
        s.paid[worker] = 0
    push(s, Task.PAY)


def lacking(s: Position, type: int) -> int:
    """How many required tokens are not paid after one of this type (-1: as it stands)."""
    lack = 0
    for other in range(TYPES):
        paid = s.paid[other] + (1 if other == type else 0)
        lack += max(0, s.need[other] - paid)
    return lack


def pay_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-054, BW-065, BW-074, BW-088, BW-089: a token of a required type, a free one, or the one
    substitute, of whatever type (BW-075). Whoever has a choice has enough for its fee too."""
    if lacking(s, kind % TYPES) - (s.due - 1) > s.substituted:
        if not substitutes(s, seat, s.paying):
            return Why.WRONG_PAYMENT
        if s.substituted > 0:
            return Why.TOO_MANY_SUBSTITUTES  # BW-076: one in all, however much is due
        if s.used != 0:
            return Why.ABILITY_USED
    return 0 if s.knowledge[seat][kind] > 0 else Why.KNOWLEDGE_MISSING


def ask_payment(s: Position, seat: int) -> None:
    """RU-51: which token, asked only if there is a choice: several kinds would do, and not all of
    them are needed. The lowest value goes first otherwise."""
    first = -1
    fit = 0
    choice = False
    for kind in range(KINDS):
        owned = s.knowledge[seat][kind]
        if owned > 0 and pay_refusal(s, seat, kind) == 0:
            choice = fit > 0
            first = kind if first < 0 else first
            fit += owned
    if choice and fit > s.due:
        ask(s, Ask.PAY, seat)
    else:
        pay(s, seat, first)


def pay(s: Position, seat: int, kind: int) -> None:
    """BW-050, BW-055, BW-068, BW-089: the token is discarded; a substitute uses the ability, and
    its fee is due then."""
    new = lacking(s, kind % TYPES) - (s.due - 1) > s.substituted
    push(s, Task.PAY)
    if new:
        s.substituted = 1
        s.used = 1
        tell(s, Tell.SUBSTITUTED, seat, s.character[seat])
        if fee_due(s) > 0:
            push(s, Task.FEE)
    s.paid[kind % TYPES] += 1
    s.due -= 1
    lose(s, seat, kind)
    tell(s, Tell.PAID, seat, KINDS * seat + kind)


def spoils_payment(s: Position, seat: int, kind: int) -> bool:
    """BW-120: whether the rest of the payment could not be made without this token."""
    missing = 0
    for other in range(TYPES):
        owned = of_type(s, seat, other) - (1 if other == kind % TYPES else 0)
        missing += max(0, s.need[other] - s.paid[other] - owned)
    return missing > s.substituted


def pay_fee(s: Position, seat: int, kind: int) -> None:
    """BW-118, BW-119, RU-40: any Knowledge, discarded, on top of the ability's own cost."""
    lose(s, seat, kind)
    tell(s, Tell.FEE_PAID, seat, KINDS * seat + kind)
