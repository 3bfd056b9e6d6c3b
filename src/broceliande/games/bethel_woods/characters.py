"""The abilities of Harris, Junas, Linny and Violet (BW-071 to BW-073, BW-077 to BW-087).

Those of Nova and Fenn are part of their payments (payment.py).
"""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.critical import lies_anywhere, take_malfunction
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import gain, lose, of_type
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES, VALUES, Who
from broceliande.games.bethel_woods.payment import fee_due, pay_fee, spoils_payment
from broceliande.games.bethel_woods.questions import DONE, ORPHANAGE, SPOTS, Ask, Tell, Why
from broceliande.games.bethel_woods.tables import VIOLET_FEWER
from broceliande.games.bethel_woods.tasks import Task


def ability_refusal(s: Position, seat: int) -> int:
    """BW-030, BW-071, BW-089, BW-120, RU-16: once, before taking workers up or after one was laid
    (BW-073), if fee and cost can be paid and something comes of it. While malfunctions and spies
    are placed, no question offers it (BW-072)."""
    who = s.character[seat]
    if ability_cost(who) == 0:
        return Why.WRONG_CHARACTER
    if s.used != 0:
        return Why.ABILITY_USED
    if s.hand_n > 0 and s.laid == 0:
        return Why.NO_ABILITY_WINDOW
    if fee_due(s) > 0 and s.held[seat] <= ability_cost(who):
        return Why.FEE_MISSING
    return cost_refusal(s, seat, -1)


def ability_cost(who: int) -> int:
    """BW-077, BW-082, BW-084, BW-087, BW-089: the least Knowledge an ability takes, gifts
    included; 0 for those that are used in paying only."""
    match who:
        case Who.HARRIS | Who.LINNY:
            return 1
        case Who.JUNAS | Who.VIOLET:
            return 2
        case _:
            return 0


def cost_refusal(s: Position, seat: int, less: int) -> int:
    """BW-077, BW-082, BW-084, BW-087: whether the ability can be used without the Knowledge
    `less` (-1: with all)."""
    who = s.character[seat]
    if s.held[seat] - (1 if less >= 0 else 0) < ability_cost(who):
        return Why.KNOWLEDGE_MISSING
    why = 0
    for kind in range(KINDS):
        if s.knowledge[seat][kind] > (1 if kind == less else 0):
            why = token_refusal(s, seat, kind, less)
            if why == 0:
                return 0
    return why


def token_refusal(s: Position, seat: int, kind: int, less: int) -> int:
    """BW-077, BW-082, BW-084, BW-086, BW-087: whether the ability can begin with this token."""
    match s.character[seat]:
        case Who.HARRIS:
            return 0 if stands_anywhere(s, kind % TYPES) else Why.NO_SUCH_WORKER
        case Who.LINNY:
            return 0 if lies_anywhere(s, kind) else Why.VALUE_MISMATCH
        case _:
            owned = of_type(s, seat, kind)
            if less >= 0 and less % TYPES == kind % TYPES:
                owned -= 1
            return 0 if owned >= 2 else Why.SAME_TYPE_NEEDED


def stands_anywhere(s: Position, worker: int) -> bool:
    """BW-077, BW-080, BW-081: whether a worker of that type stands on a machine."""
    for machine in range(MACHINES):
        if s.workers[machine][worker] > 0:
            return True
    return False


def use_ability(s: Position, seat: int) -> None:
    """BW-030, BW-071, BW-118, RU-40: the fee first, if it is due, then what the ability takes."""
    s.used = 1
    s.token = -1
    tell(s, Tell.ABILITY, seat, s.character[seat])
    push(s, Task.ACT)
    push(s, Task.SPEND)
    s.paying = 0
    if fee_due(s) > 0:
        push(s, Task.FEE)


def fee_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-119, BW-120: any Knowledge that the cost itself can do without."""
    if s.knowledge[seat][kind] == 0:
        return Why.KNOWLEDGE_MISSING
    if s.paying != 0:
        return Why.KNOWLEDGE_MISSING if spoils_payment(s, seat, kind) else 0
    return 0 if cost_refusal(s, seat, kind) == 0 else Why.KNOWLEDGE_MISSING


def ask_fee(s: Position) -> None:
    """BW-119: which Knowledge, asked only if there is a choice."""
    seat = s.player
    only = -1
    for kind in range(KINDS):
        if fee_refusal(s, seat, kind) == 0:
            if only >= 0:
                ask(s, Ask.FEE, seat)
                return
            only = kind
    pay_fee(s, seat, only)


def spend_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-077, BW-082, BW-084, BW-087: the Knowledge to discard; Violet's two are of one type."""
    why = token_refusal(s, seat, kind, -1)
    if s.token >= 0:
        why = 0 if kind % TYPES == s.token % TYPES else Why.SAME_TYPE_NEEDED
    if why == 0 and s.knowledge[seat][kind] == 0:
        why = Why.KNOWLEDGE_MISSING
    return why


def ask_spend(s: Position) -> None:
    """BW-077, BW-082, BW-084, BW-087: which Knowledge, asked only if there is a choice."""
    seat = s.player
    first = -1
    fit = 0
    choice = False
    for kind in range(KINDS):
        if spend_refusal(s, seat, kind) == 0:
            choice = fit > 0
            first = kind if first < 0 else first
            fit += s.knowledge[seat][kind]
    taken = 2 if s.character[seat] == Who.VIOLET and s.token < 0 else 1
    if choice and fit > taken:
        ask(s, Ask.SPEND, seat)
    else:
        spend(s, seat, first)


def spend(s: Position, seat: int, kind: int) -> None:
    """BW-077, BW-082, BW-084, BW-087: the Knowledge is discarded; then comes what it buys."""
    again = s.token >= 0
    s.token = kind
    lose(s, seat, kind)
    tell(s, Tell.SPENT, seat, KINDS * seat + kind)
    match s.character[seat]:
        case Who.HARRIS:
            push(s, Task.SHIFT)
        case Who.JUNAS:
            s.given = 0
            push(s, Task.RECEIVER)
        case Who.LINNY:
            push(s, Task.REMOVE)
        case _:
            if again:
                s.saved = VIOLET_FEWER
            else:
                push(s, Task.SPEND)


def shift_refusal(s: Position, seat: int, answer: int) -> int:
    """BW-077, BW-079: a worker of the matching type, from a machine to any other."""
    start = answer // SPOTS
    end = answer % SPOTS
    if start == end or max(start, end) == ORPHANAGE:  # BW-080
        return Why.MACHINE_ONLY
    return 0 if s.workers[start][s.token % TYPES] > 0 else Why.NO_SUCH_WORKER


def ask_shift(s: Position) -> None:
    """BW-077: which worker, and where to."""
    ask(s, Ask.SHIFT, s.player)


def shift(s: Position, seat: int, answer: int) -> None:
    """BW-077, BW-078, BW-081: nothing is repaired, and `last` stays what it was."""
    worker = s.token % TYPES
    s.workers[answer // SPOTS][worker] -= 1
    s.workers[answer % SPOTS][worker] += 1
    tell(s, Tell.SHIFTED, seat, worker, answer // SPOTS, answer % SPOTS)


def receiver_refusal(s: Position, seat: int, other: int) -> int:
    """BW-082: one other player."""
    return 0 if other < s.seats and other != seat else Why.OTHER_PLAYER_NEEDED


def ask_receiver(s: Position) -> None:
    """BW-082: who, asked only if there is a choice."""
    seat = s.player
    if s.seats == 2:
        receive(s, seat, 1 - seat)
    else:
        ask(s, Ask.RECEIVER, seat)


def receive(s: Position, seat: int, other: int) -> None:
    """BW-082, BW-083: the gifts follow; then the receiver keeps to the limit."""
    s.receiver = other
    push(s, Task.DISCARD, other)
    push(s, Task.GIVE)


def give_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-082, RU-20: one or two, of the type of the Knowledge discarded, of his own."""
    if kind == DONE:
        return 0 if s.given > 0 else Why.GIVE_ONE_OR_TWO
    if kind % TYPES != s.token % TYPES:
        return Why.SAME_TYPE_NEEDED
    return 0 if s.knowledge[seat][kind] > 0 else Why.KNOWLEDGE_MISSING


def ask_give(s: Position) -> None:
    """BW-082: the first gift is asked for if there is a choice, the second if there is one."""
    seat = s.player
    if s.given == 2 or of_type(s, seat, s.token) == 0:
        return
    only = -1
    for value in range(VALUES):
        kind = TYPES * value + s.token % TYPES
        if s.knowledge[seat][kind] > 0:
            if only >= 0 or s.given > 0:
                ask(s, Ask.GIVE, seat)
                return
            only = kind
    give(s, seat, only)


def give(s: Position, seat: int, kind: int) -> None:
    """BW-082, RU-20: from his own supply into the other's; there is no refusal."""
    if kind == DONE:
        return
    s.knowledge[seat][kind] -= 1
    s.held[seat] -= 1
    gain(s, s.receiver, kind)
    s.given += 1
    tell(s, Tell.GAVE, seat, s.receiver, KINDS * s.receiver + kind)
    push(s, Task.GIVE)


def remove_kind(s: Position, answer: int) -> int:
    """BW-086: the kind that an answer means: the value of the Knowledge, any type."""
    return s.token - s.token % TYPES + answer % TYPES


def remove_refusal(s: Position, seat: int, answer: int) -> int:
    """BW-084, BW-086: a malfunction of the same printed value, at any machine, of any type."""
    there = s.malfunctions[answer // TYPES]
    return 0 if there[remove_kind(s, answer)] > 0 else Why.VALUE_MISMATCH


def ask_remove(s: Position) -> None:
    """BW-084: which malfunction, asked only if there is a choice."""
    seat = s.player
    only = -1
    for answer in range(MACHINES * TYPES):
        if remove_refusal(s, seat, answer) == 0:
            if only >= 0:
                ask(s, Ask.REMOVE, seat)
                return
            only = answer
    remove(s, seat, only)


def remove(s: Position, seat: int, answer: int) -> None:
    """BW-084, BW-085, BW-105: to the discard pile, not to her supply."""
    machine = answer // TYPES
    kind = remove_kind(s, answer)
    s.discard[kind] += 1
    tell(s, Tell.REMOVED, seat, KINDS * machine + kind, machine)
    take_malfunction(s, machine, kind)
