"""The order of play: one turn on one screen."""

from __future__ import annotations

from broceliande.engine.luck import shuffle
from broceliande.engine.order import Order
from broceliande.engine.pending import ask, push
from broceliande.engine.turns import go_on, never_refused
from broceliande.games.roundforest.abilities import (
    answer_ability,
    beggar_refusal,
    fetch,
    goblin_refusal,
    pedlar_refusal,
    pick,
    prince_refusal,
    swap,
    trade,
)
from broceliande.games.roundforest.action import (
    act,
    answer_object,
    lay_object,
    meet,
    object_refusal,
    yellow_refusal,
)
from broceliande.games.roundforest.backpack import coin_token
from broceliande.games.roundforest.fairy import slide
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.missions import answer_mission, mission_refusal
from broceliande.games.roundforest.movement import move, move_refusal, move_worth
from broceliande.games.roundforest.questions import Ask, Why
from broceliande.games.roundforest.setup import set_up
from broceliande.games.roundforest.spirit import end_turn, lay_spirit, spirit_refusal
from broceliande.games.roundforest.tasks import Task
from broceliande.games.roundforest.unicorn import answer_saddle, ride, ride_refusal
from broceliande.games.roundforest.wells import exchange, well_refusal
from broceliande.games.roundforest.windows import (
    open_end_window,
    open_start_window,
    use_end_window,
    use_start_window,
    window_refusal,
)


def deal(s: Position) -> None:
    """RF-003 to RF-023: set the table up and begin the first turn."""
    set_up(s)
    push(s, Task.BEGIN_TURN)
    go_on(s)


def begin_turn(s: Position) -> None:
    """RF-024 to RF-027, RF-169, RF-174: the next player clockwise; window, move or pause, action,
    window, end. The last pushed comes first; the action is pushed by a move (RF-026)."""
    if s.turn > 0:
        s.player = (s.player + 1) % s.seats
    s.turn += 1
    s.blocked = 0
    push(s, Task.END_TURN)
    push(s, Task.END_WINDOW)
    push(s, Task.MOVE)
    open_start_window(s)


def ask_move(s: Position) -> None:
    """RF-025: where to, or a pause."""
    ask(s, Ask.MOVE, s.player)


def close_turn(s: Position) -> None:
    """RF-024: the end of a turn, and then the next one."""
    push(s, Task.BEGIN_TURN)
    end_turn(s)


# A turn from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.BEGIN_TURN, begin_turn),
    (Task.START_WINDOW, open_start_window),
    (Ask.START_WINDOW, window_refusal, use_start_window),
    (Task.MOVE, ask_move),
    (Ask.MOVE, move_refusal, move, move_worth),
    (Task.ACT, act),
    (Ask.OBJECT, object_refusal, answer_object),
    (Ask.COIN_TOKEN, never_refused, coin_token),
    (Task.SLIDE, slide),
    (Ask.YELLOW_TARGET, yellow_refusal, lay_object),
    (Task.MEET, meet),
    (Ask.MISSION, mission_refusal, answer_mission),
    (Ask.ABILITY, never_refused, answer_ability),
    (Ask.PRINCE_PICK, prince_refusal, pick),
    (Ask.UNICORN_TARGET, ride_refusal, ride),
    (Ask.SADDLE, never_refused, answer_saddle),
    (Ask.PEDLAR, pedlar_refusal, trade),
    (Ask.GOBLIN, goblin_refusal, swap),
    (Ask.BEGGAR_PICK, beggar_refusal, fetch),
    (Ask.WELL, well_refusal, exchange),
    (Task.END_WINDOW, open_end_window),
    (Ask.END_WINDOW, window_refusal, use_end_window),
    (Task.END_TURN, close_turn),
    (Ask.SPIRIT_PLACE, spirit_refusal, lay_spirit),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """RF-026: only the question asked can be answered."""
    return Why.WRONG_PHASE


def redeal(s: Position, seat: int) -> None:
    """RF-015, RF-019, RF-020: what is in the bags and in the pile everybody can count; only their
    order is hidden, from everybody alike."""
    shuffle(s, s.black, s.black_n)
    shuffle(s, s.blue, s.blue_n)
    shuffle(s, s.pile, s.pile_n)
