"""The order of play: one turn on one screen."""

from __future__ import annotations

from broceliande.engine.legal import answer_to
from broceliande.engine.order import Order
from broceliande.engine.pending import ask, finish, push
from broceliande.engine.story import tell
from broceliande.engine.turns import go_on, never_refused, take_answer
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.gifts import (
    buy_chosen,
    buy_refusal,
    exchange,
    exchange_refusal,
    obtain,
    take_from,
    victim_refusal,
)
from broceliande.games.benevolent.leaves import gain_leaves, stash_refusal, use_cache
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
    hex_worth,
    put_step,
    step_refusal,
    step_worth,
    take_step,
)
from broceliande.games.benevolent.options import Host
from broceliande.games.benevolent.questions import Ask, Ending, Tell, Why
from broceliande.games.benevolent.secrets import (
    WINDOW_SKIPPED,
    answer_again,
    offer_again,
    open_window,
    use_window,
    window_refusal,
)
from broceliande.games.benevolent.setup import set_up
from broceliande.games.benevolent.tasks import Task


def deal(s: Position) -> None:
    """BE-004 to BE-026: set the table up and begin the first turn."""
    set_up(s)
    push(s, Task.BEGIN_TURN)
    go_on(s)


def play(s: Position, seat: int, move: int) -> None:
    """BE-027: carry a legal answer out, then do what is pending."""
    s.skipped = 0
    take_answer(s, seat, move)
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


def end_turn(s: Position) -> None:
    """BE-006, BE-026: the next player clockwise; a limit of turns only if the host set one."""
    limit = s.option[Host.TURN_LIMIT]
    if limit > 0 and s.turn >= limit * s.seats:
        tell(s, Tell.NOBODY_WON)
        finish(s, Ending.TURN_LIMIT)
        return
    s.player = (s.player + 1) % s.seats
    push(s, Task.BEGIN_TURN)


def ask_action(s: Position) -> None:
    """BE-044: the hex action, or gathering."""
    ask(s, Ask.ACTION, s.player)


def ask_gift(s: Position, discount: int) -> None:
    """BE-053, BE-101: which gift to buy, so many leaves off."""
    s.discount = discount
    ask(s, Ask.BUY, s.player)


def ask_arrow(s: Position, repeating: int) -> None:
    """BE-059, BE-106: along which arrow to sleep."""
    s.repeating = repeating
    ask(s, Ask.ARROW, s.player)


def ask_exchange(s: Position, repeating: int) -> None:
    """BE-063, BE-106: which gift to exchange."""
    s.repeating = repeating
    ask(s, Ask.EXCHANGE, s.player)


def ask_secret(s: Position) -> None:
    """BE-066: which tile of the pyramid to take."""
    ask(s, Ask.SECRET, s.player)


# A turn from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.BEGIN_TURN, begin_turn),
    (Task.WINDOW, open_window),
    (Ask.WINDOW, window_refusal, use_window),
    (Task.MOVE, begin_movement),
    (Ask.STEP, step_refusal, take_step, step_worth),
    (Ask.HEX, hex_refusal, put_step, hex_worth),
    (Task.ACT, ask_action),
    (Ask.ACTION, action_refusal, act),
    (Ask.STASH, stash_refusal, use_cache),
    (Task.BUY, ask_gift),
    (Ask.BUY, buy_refusal, buy_chosen),
    (Task.OBTAIN, obtain),
    (Ask.VICTIM, victim_refusal, take_from),
    (Task.SLEEP, ask_arrow),
    (Ask.ARROW, arrow_refusal, sleep),
    (Task.EXCHANGE, ask_exchange),
    (Ask.EXCHANGE, exchange_refusal, exchange),
    (Task.OFFER, offer_again),
    (Ask.REPEAT, never_refused, answer_again),
    (Task.TAKE_SECRET, ask_secret),
    (Ask.SECRET, secret_refusal, take_secret),
    (Task.GAIN_LEAVES, gain_leaves),
    (Task.END_TURN, end_turn),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """BE-035, BE-092: a window or a `step` left out counts as open, for its reasons, until the
    question after it is answered."""
    why = 0
    secret = answer_to(Ask.WINDOW, move)
    if s.skipped & WINDOW_SKIPPED != 0 and secret >= 0:
        why = window_refusal(s, seat, secret)
    step = answer_to(Ask.STEP, move)
    if s.skipped & STEP_SKIPPED != 0 and step >= 0:
        why = step_refusal(s, seat, step)
    return why if why != 0 else Why.WRONG_PHASE


def redeal(s: Position, seat: int) -> None:
    """RU-53: nothing is secret, and nothing is left to chance after the deal."""
