"""The order of play: one turn on one screen."""

from __future__ import annotations

from broceliande.engine.legal import answer_to, question_of
from broceliande.engine.luck import WORD
from broceliande.engine.order import Order
from broceliande.engine.pending import ask, finish, push
from broceliande.engine.story import tell
from broceliande.engine.turns import go_on
from broceliande.games.bethel_woods.characters import (
    ability_refusal,
    ask_fee,
    ask_give,
    ask_receiver,
    ask_remove,
    ask_shift,
    ask_spend,
    fee_refusal,
    give,
    give_refusal,
    receive,
    receiver_refusal,
    remove,
    remove_refusal,
    shift,
    shift_refusal,
    spend,
    spend_refusal,
    use_ability,
)
from broceliande.games.bethel_woods.critical import critical_machines
from broceliande.games.bethel_woods.dream import enter_orphanage, send, send_refusal
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.knowledge import ask_discard, discard_more, discard_refusal
from broceliande.games.bethel_woods.malfunctions import place_malfunction
from broceliande.games.bethel_woods.names import MACHINES, TYPES
from broceliande.games.bethel_woods.payment import (
    FOR_BUILDING,
    ask_payment,
    pay,
    pay_fee,
    pay_refusal,
)
from broceliande.games.bethel_woods.questions import (
    FINISH_ABILITY,
    FINISH_END,
    PICKS,
    PLACES,
    PLACINGS,
    Ask,
    Ending,
    Tell,
    Why,
)
from broceliande.games.bethel_woods.setup import set_up
from broceliande.games.bethel_woods.spies import place_spy, remove_spy, unmask, unmask_refusal
from broceliande.games.bethel_woods.tables import LOST_CRITICAL
from broceliande.games.bethel_woods.tasks import Task
from broceliande.games.bethel_woods.workers import (
    lay,
    move_finished,
    next_machine,
    offer_repair,
    pick,
    pick_refusal,
    repair,
    repair_refusal,
)


def deal(s: Position) -> None:
    """BW-009 to BW-025: set the table up and begin the first turn."""
    set_up(s)
    push(s, Task.BEGIN_TURN)
    go_on(s)


def begin_turn(s: Position) -> None:
    """BW-026 to BW-030: nothing of this turn has happened yet."""
    s.turn += 1
    s.picked = s.at = s.last = s.worker = s.token = -1
    s.way = s.laid = s.repairs = 0
    s.built_now = s.unmasked = s.used = s.saved = s.placed = s.failed = 0
    push(s, Task.END_TURN)
    push(s, Task.ACT)


def end_turn(s: Position) -> None:
    """BW-031, BW-090, BW-130, BW-131, RU-43: the loss check, the limit, malfunctions, a spy, the
    next player; the last pushed first."""
    broken = critical_machines(s)
    if broken >= LOST_CRITICAL:
        tell(s, Tell.LOST_CRITICAL, broken)
        finish(s, Ending.LOSS_CRITICAL)
        return
    push(s, Task.NEXT_PLAYER)
    push(s, Task.SPY)
    push(s, Task.MALFUNCTION)
    push(s, Task.DISCARD, s.player)


def next_player(s: Position) -> None:
    """BW-026, BW-140: clockwise; a lone player again."""
    s.player = (s.player + 1) % s.seats
    push(s, Task.BEGIN_TURN)


def ask_to_act(s: Position) -> None:
    """BW-027, BW-073: take workers up, place the next one, or finish; the ability beside."""
    if s.picked < 0:
        ask(s, Ask.PICK, s.player)
    elif s.hand_n > 0:
        ask(s, Ask.PLACE, s.player)
    else:
        ask(s, Ask.FINISH, s.player)


def go_on_paying(s: Position) -> None:
    """BW-055, BW-068: once all is paid, the spy leaves or the worker enters."""
    if s.due > 0:
        ask_payment(s, s.player)
    elif s.paying == FOR_BUILDING:
        enter_orphanage(s, s.player)
    else:
        remove_spy(s, s.player)


# The moments of a turn at which the ability may be used too


def start_refusal(s: Position, seat: int, answer: int) -> int:
    """BW-032, BW-073: a machine and a direction, or the ability."""
    if answer == PICKS:
        return ability_refusal(s, seat)
    return pick_refusal(s, answer // 2)


def start(s: Position, seat: int, answer: int) -> None:
    """BW-032, BW-073: take the workers of a machine up, or use the ability."""
    if answer == PICKS:
        use_ability(s, seat)
    else:
        pick(s, seat, answer // 2, answer % 2)


def place_refusal(s: Position, seat: int, answer: int) -> int:
    """BW-035, BW-036, BW-059, BW-073: a worker of the hand to the next machine or to a section, or
    the ability."""
    if answer == PLACINGS:
        return ability_refusal(s, seat)
    if s.hand_n == 0:
        return Why.NOTHING_IN_HAND
    if s.hand[answer // PLACES] == 0:
        return Why.WORKER_NOT_IN_HAND
    place = answer % PLACES
    if place < MACHINES:
        return 0 if place == next_machine(s) else Why.BAD_DIRECTION
    return send_refusal(s, seat, answer // PLACES, place - MACHINES)


def place_worth(s: Position, seat: int, base: int) -> int:
    """BW-035, BW-059, BW-073: workers of the hand, to the next machine, or the last one to the
    section beside the hand; and the ability."""
    where = 1 << next_machine(s)
    if s.hand_n == 1:
        where |= 1 << (MACHINES + s.at)
    bits = 1 << PLACINGS
    for worker in range(TYPES):
        if s.hand[worker] > 0:
            bits |= where << (PLACES * worker)
    return bits >> base & WORD


def place(s: Position, seat: int, answer: int) -> None:
    """BW-035, BW-039, BW-073: lay a worker, send it to the orphanage, or use the ability."""
    if answer == PLACINGS:
        use_ability(s, seat)
    elif answer % PLACES < MACHINES:
        lay(s, seat, answer // PLACES, answer % PLACES)
    else:
        send(s, answer // PLACES)


def finish_refusal(s: Position, seat: int, answer: int) -> int:
    """BW-027, BW-052, BW-073: a spy, the ability, or the end of a finished move."""
    if answer == FINISH_ABILITY:
        return ability_refusal(s, seat)
    if answer == FINISH_END:
        return 0 if move_finished(s) else Why.MOVE_NOT_FINISHED
    return unmask_refusal(s, seat, answer)


def conclude(s: Position, seat: int, answer: int) -> None:
    """BW-052, BW-073, BW-090: unmask a spy, use the ability, or let the turn end."""
    if answer == FINISH_ABILITY:
        use_ability(s, seat)
    elif answer != FINISH_END:
        unmask(s, answer)


# A turn from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.BEGIN_TURN, begin_turn),
    (Task.ACT, ask_to_act),
    (Ask.PICK, start_refusal, start),
    (Ask.PLACE, place_refusal, place, place_worth),
    (Task.REPAIR, offer_repair),
    (Ask.REPAIR, repair_refusal, repair),
    (Task.PAY, go_on_paying),
    (Ask.PAY, pay_refusal, pay),
    (Ask.FINISH, finish_refusal, conclude),
    (Task.FEE, ask_fee),
    (Ask.FEE, fee_refusal, pay_fee),
    (Task.SPEND, ask_spend),
    (Ask.SPEND, spend_refusal, spend),
    (Task.SHIFT, ask_shift),
    (Ask.SHIFT, shift_refusal, shift),
    (Task.RECEIVER, ask_receiver),
    (Ask.RECEIVER, receiver_refusal, receive),
    (Task.GIVE, ask_give),
    (Ask.GIVE, give_refusal, give),
    (Task.REMOVE, ask_remove),
    (Ask.REMOVE, remove_refusal, remove),
    (Task.END_TURN, end_turn),
    (Task.DISCARD, ask_discard),
    (Ask.DISCARD, discard_refusal, discard_more),
    (Task.MALFUNCTION, place_malfunction),
    (Task.SPY, place_spy),
    (Task.NEXT_PLAYER, next_player),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """BW-027, BW-049, BW-067, BW-118: why a move that answers another question is refused. Without
    the fee no ability goes on; without the whole payment, or above the limit, nothing does."""
    question = question_of(move)
    if s.question == Ask.FEE:
        return Why.FEE_MISSING
    if s.question == Ask.PAY and question <= Ask.FINISH:
        return Why.WRONG_PAYMENT
    if question == Ask.FEE:
        return Why.FEE_NOT_DUE
    if question == Ask.DISCARD:  # none is due
        return Why.DISCARD_COUNT
    if s.question == Ask.DISCARD:  # not all are given
        return Why.DISCARD_COUNT
    why = act_refusal(s, seat, question, answer_to(question, move))
    return why if why != 0 else Why.ANOTHER_QUESTION


def act_refusal(s: Position, seat: int, question: int, answer: int) -> int:
    """BW-027, BW-043: what speaks against an act, whatever is asked now; 0 if nothing does."""
    match question:
        case Ask.PICK:
            return start_refusal(s, seat, answer)
        case Ask.PLACE:
            return place_refusal(s, seat, answer)
        case Ask.REPAIR:
            return repair_refusal(s, seat, answer)
        case Ask.FINISH:
            return finish_refusal(s, seat, answer)
        case _:
            return 0
