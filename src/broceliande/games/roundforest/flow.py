"""The order of play: one turn on one screen."""

from __future__ import annotations

from broceliande.engine.luck import shuffle
from broceliande.engine.pending import answered, ask, push, take, waiting
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
from broceliande.games.roundforest.movement import move, move_refusal
from broceliande.games.roundforest.questions import ASK_AT, Ask, Why
from broceliande.games.roundforest.setup import set_up
from broceliande.games.roundforest.spirit import end_turn, lay_spirit, spirit_refusal
from broceliande.games.roundforest.tasks import Task
from broceliande.games.roundforest.unicorn import answer_saddle, ride, ride_refusal
from broceliande.games.roundforest.wells import exchange, well_refusal
from broceliande.games.roundforest.windows import open_window, use_window, window_refusal


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
    open_window(s, Task.START_WINDOW)


def go_on(s: Position) -> None:
    """RF-026: do what is pending until somebody is asked or has won."""
    while not waiting(s):
        at = take(s)
        task = s.todo[at][0]
        match task:
            case Task.MOVE:
                ask(s, Ask.MOVE, s.player)
            case Task.ACT:
                act(s)
            case Task.END_WINDOW | Task.START_WINDOW:
                open_window(s, task)
            case Task.END_TURN:
                push(s, Task.BEGIN_TURN)
                end_turn(s)
            case Task.BEGIN_TURN:
                begin_turn(s)
            case Task.MEET:
                meet(s, s.player, s.todo[at][1], s.todo[at][2])
            case _:
                slide(s, s.todo[at][1])


def reason(s: Position, seat: int, answer: int) -> int:
    """RF-025 to RF-027: 0 if this answers the question asked legally, else the reason."""
    match s.question:
        case Ask.MOVE:
            return move_refusal(s, seat, answer)
        case Ask.OBJECT:
            return object_refusal(s, seat, answer)
        case Ask.YELLOW_TARGET:
            return yellow_refusal(s, seat, answer)
        case Ask.MISSION:
            return mission_refusal(s, seat, answer)
        case Ask.PRINCE_PICK:
            return prince_refusal(s, seat, answer)
        case Ask.UNICORN_TARGET:
            return ride_refusal(s, seat, answer)
        case Ask.PEDLAR:
            return pedlar_refusal(s, seat, answer)
        case Ask.GOBLIN:
            return goblin_refusal(s, seat, answer)
        case Ask.BEGGAR_PICK:
            return beggar_refusal(s, seat, answer)
        case Ask.WELL:
            return well_refusal(s, seat, answer)
        case Ask.START_WINDOW | Ask.END_WINDOW:
            return window_refusal(s, seat, answer)
        case Ask.SPIRIT_PLACE:
            return spirit_refusal(s, seat, answer)
        case _:
            return 0  # coin token, ability, saddle: both answers, or it is not asked


def left_out(s: Position, seat: int, move: int) -> int:
    """RF-026: only the question asked can be answered."""
    return Why.WRONG_PHASE


def play(s: Position, seat: int, move_made: int) -> None:
    """RF-026: carry a legal answer out, then do what is pending."""
    answer = move_made - ASK_AT[s.question]
    answered(s, seat)
    match s.question:
        case Ask.START_WINDOW:
            use_window(s, seat, answer, Task.START_WINDOW)
        case Ask.MOVE:
            move(s, seat, answer)
        case Ask.OBJECT:
            answer_object(s, seat, answer)
        case Ask.COIN_TOKEN:
            coin_token(s, seat, answer)
        case Ask.YELLOW_TARGET:
            lay_object(s, seat, answer)
        case Ask.MISSION:
            answer_mission(s, seat, answer)
        case Ask.ABILITY:
            answer_ability(s, seat, answer)
        case Ask.PRINCE_PICK:
            pick(s, seat, answer)
        case Ask.UNICORN_TARGET:
            ride(s, seat, answer)
        case Ask.SADDLE:
            answer_saddle(s, seat, answer)
        case Ask.PEDLAR:
            trade(s, seat, answer)
        case Ask.GOBLIN:
            swap(s, seat, answer)
        case Ask.BEGGAR_PICK:
            fetch(s, seat, answer)
        case Ask.WELL:
            exchange(s, seat, answer)
        case Ask.END_WINDOW:
            use_window(s, seat, answer, Task.END_WINDOW)
        case _:
            lay_spirit(s, seat, answer)
    go_on(s)


def redeal(s: Position, seat: int) -> None:
    """RF-015, RF-019, RF-020: what is in the bags and in the pile everybody can count; only their
    order is hidden, from everybody alike."""
    shuffle(s, s.black, s.black_n)
    shuffle(s, s.blue, s.blue_n)
    shuffle(s, s.pile, s.pile_n)
