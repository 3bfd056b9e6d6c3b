"""The order of play: one turn on one screen."""

from __future__ import annotations

from broceliande.engine.pending import answered, ask, finish, push, take, waiting
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.gifts import (
    buy,
    buy_refusal,
    exchange,
    exchange_refusal,
    obtain,
    price,
    take_from,
    victim_refusal,
)
from broceliande.games.benevolent.leaves import from_reserve, stash_refusal, use_cache
from broceliande.games.benevolent.locations import (
    act,
    action_refusal,
    arrow_refusal,
    secret_refusal,
    sleep,
    take_secret,
)
from broceliande.games.benevolent.movement import (
    STEP_SKIPPED,
    begin_movement,
    hex_refusal,
    lift,
    put_step,
    step_refusal,
)
from broceliande.games.benevolent.options import TURN_LIMIT
from broceliande.games.benevolent.questions import ASK_AT, FROM_CARD, GO_ON, Ask, Ending, Tell, Why
from broceliande.games.benevolent.secrets import (
    WINDOW_SKIPPED,
    answer_again,
    offer_again,
    open_window,
    use_window,
    window_refusal,
)
from broceliande.games.benevolent.setup import set_up
from broceliande.games.benevolent.tables import PRICE
from broceliande.games.benevolent.tasks import Task


def deal(s: Position) -> None:
    """BE-004 to BE-026: set the table up and begin the first turn."""
    set_up(s)
    push(s, Task.BEGIN_TURN)
    go_on(s)


def begin_turn(s: Position) -> None:
    """BE-026, BE-027, BE-084: window, movement, window, action, window; the last pushed first."""
    s.turn += 1
    s.lifted = -1
    s.here = -1
    s.skipped = 0
    push(s, Task.END_TURN)
    push(s, Task.WINDOW, 3)
    push(s, Task.ACT)
    push(s, Task.WINDOW, 2)
    push(s, Task.MOVE)
    push(s, Task.WINDOW, 1)


def go_on(s: Position) -> None:
    """BE-027: do what is pending until somebody is asked or has won."""
    while not waiting(s):
        at = take(s)
        detail = s.todo[at][1]
        match s.todo[at][0]:
            case Task.BEGIN_TURN:
                begin_turn(s)
            case Task.WINDOW:
                open_window(s, detail)
            case Task.MOVE:
                begin_movement(s)
            case Task.ACT:
                ask(s, Ask.ACTION, s.player)
            case Task.OBTAIN:
                obtain(s, s.player, detail)
            case Task.BUY:
                s.discount = detail
                ask(s, Ask.BUY, s.player)
            case Task.SLEEP:
                s.repeating = detail
                ask(s, Ask.ARROW, s.player)
            case Task.EXCHANGE:
                s.repeating = detail
                ask(s, Ask.EXCHANGE, s.player)
            case Task.TAKE_SECRET:
                ask(s, Ask.SECRET, s.player)
            case Task.OFFER:
                offer_again(s, detail)
            case Task.GAIN_LEAVES:
                tell(s, Tell.LEAVES_GAINED, s.player, from_reserve(s, s.player, detail))
            case _:
                end_turn(s)


def end_turn(s: Position) -> None:
    """BE-006, BE-026: the next player clockwise; a limit of turns only if the host set one."""
    limit = s.option[TURN_LIMIT]
    if limit > 0 and s.turn >= limit * s.seats:
        tell(s, Tell.NOBODY_WON)
        finish(s, Ending.TURN_LIMIT)
        return
    s.player = (s.player + 1) % s.seats
    push(s, Task.BEGIN_TURN)


def reason(s: Position, seat: int, answer: int) -> int:
    """BE-027: 0 if this answers the question asked legally, else the reason."""
    match s.question:
        case Ask.WINDOW:
            return window_refusal(s, seat, answer)
        case Ask.STEP:
            return step_refusal(s, seat, answer)
        case Ask.HEX:
            return hex_refusal(s, seat, answer)
        case Ask.ACTION:
            return action_refusal(s, seat, answer)
        case Ask.BUY:
            return buy_refusal(s, seat, answer)
        case Ask.ARROW:
            return arrow_refusal(s, seat, answer)
        case Ask.EXCHANGE:
            return exchange_refusal(s, seat, answer)
        case Ask.SECRET:
            return secret_refusal(s, seat, answer)
        case Ask.VICTIM:
            return victim_refusal(s, seat, answer)
        case Ask.STASH:
            return stash_refusal(s, seat, answer)
        case _:
            return 0  # yes or no


def left_out(s: Position, seat: int, move: int) -> int:
    """BE-035, BE-092: a window or a `step` left out counts as open, for its reasons, until the
    question after it is answered."""
    why = 0
    secret = move - ASK_AT[Ask.WINDOW]
    if s.skipped & WINDOW_SKIPPED != 0 and 0 <= secret <= GO_ON:
        why = window_refusal(s, seat, secret)
    step = move - ASK_AT[Ask.STEP]
    if s.skipped & STEP_SKIPPED != 0 and 0 <= step <= FROM_CARD:
        why = step_refusal(s, seat, step)
    return why if why != 0 else Why.WRONG_PHASE


def play(s: Position, seat: int, move: int) -> None:
    """BE-027: carry a legal answer out, then do what is pending."""
    answer = move - ASK_AT[s.question]
    s.skipped = 0
    answered(s, seat)
    match s.question:
        case Ask.WINDOW:
            use_window(s, seat, answer)
        case Ask.STEP:
            lift(s, seat, -1 if answer == FROM_CARD else answer)
        case Ask.HEX:
            put_step(s, seat, answer)
        case Ask.ACTION:
            act(s, seat, answer)
        case Ask.BUY:
            buy(s, seat, answer, price(s, seat, PRICE[answer], s.discount))
        case Ask.ARROW:
            sleep(s, seat, answer)
        case Ask.EXCHANGE:
            exchange(s, seat, answer)
        case Ask.SECRET:
            take_secret(s, seat, answer)
        case Ask.VICTIM:
            take_from(s, seat, answer)
        case Ask.REPEAT:
            answer_again(s, seat, answer)
        case _:
            use_cache(s, seat, answer)
    go_on(s)


def redeal(s: Position, seat: int) -> None:
    """RU-53: nothing is secret, and nothing is left to chance after the deal."""
