"""The order of play: a round on one screen."""

from __future__ import annotations

from broceliande.engine.pending import answered, ask, push, take, waiting
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.arcane import (
    arcane_refusal,
    discard_from,
    look_at,
    look_refusal,
    offer_arcane,
    place_token,
    refill,
    take_token,
    target_refusal,
)
from broceliande.games.bloody_grove.cards import draw_hand, turn_up_venerables
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.groves import resolve
from broceliande.games.bloody_grove.hands import (
    leftover_refusal,
    order_leftovers,
    put_in_order,
    tuck_hands,
)
from broceliande.games.bloody_grove.names import GROVES, OFFERS, SPIRITS, Place
from broceliande.games.bloody_grove.questions import ASK_AT, Ask, Tell, Why
from broceliande.games.bloody_grove.scoring import final_count
from broceliande.games.bloody_grove.setup import first_look, first_look_refusal, set_up
from broceliande.games.bloody_grove.summon import (
    act,
    action_refusal,
    move_spirit,
    offer_ruse,
    ruse_refusal,
)
from broceliande.games.bloody_grove.tables import ROUNDS, TURN_GROVE, TURN_PLAYER
from broceliande.games.bloody_grove.tasks import Task
from broceliande.games.bloody_grove.transform import (
    offer_recruits,
    recruit,
    recruit_refusal,
    stack_on_druid,
)
from broceliande.games.bloody_grove.venerables import (
    carry_out,
    effect_recruit,
    effect_recruit_refusal,
    make_room,
    replace,
    replace_refusal,
    reward,
    reward_refusal,
    take_venerable,
)

TURNS = 6


def deal(s: Position) -> None:
    """BG-001, BG-005 to BG-020: the table, and a look for each, the starter first (R-38)."""
    set_up(s)
    push(s, Task.ROUND)
    push(s, Task.FIRST_LOOK, 1 - s.starter)
    push(s, Task.FIRST_LOOK, s.starter)
    go_on(s)


def begin_round(s: Position) -> None:
    """BG-021, BG-028, BG-059 to BG-061: six turns, hands, groves; the last pushed first."""
    push(s, Task.END_ROUND)
    for grove in range(GROVES - 1, -1, -1):
        push(s, Task.RESOLVE, grove)
    push(s, Task.TUCK)
    push(s, Task.LEFTOVERS, 1 - s.starter)
    push(s, Task.LEFTOVERS, s.starter)
    for turn in range(TURNS, 0, -1):
        push(s, Task.TURN, turn)


def begin_turn(s: Position, turn: int) -> None:
    """BG-022 to BG-027: the cube moves on; its space names the player and the active grove. A
    player without cards loses the turn."""
    s.turn = turn
    s.player = s.starter if TURN_PLAYER[turn - 1] == 0 else 1 - s.starter
    s.active = TURN_GROVE[turn - 1]
    if s.hand_n[s.player] == 0:
        tell(s, Tell.TURN_LOST, s.player)
    else:
        ask(s, Ask.ACTION, s.player)


def end_round(s: Position) -> None:
    """BG-087, BG-088, BG-090: tokens and Venerables left over go; the next round, or the count."""
    tokens = 0
    for card in range(SPIRITS):
        tokens += discard_from(s, card)
    if tokens > 0:
        tell(s, Tell.DISCARDED, tokens)
        refill(s)
    for slot in range(OFFERS):
        if s.offer[slot] >= 0:
            tell(s, Tell.BOXED, s.offer[slot])
            s.lies[s.offer[slot]] = Place.BOX
            s.offer[slot] = -1
    if s.round == ROUNDS:
        final_count(s)
    else:
        prepare_round(s)


def prepare_round(s: Position) -> None:
    """BG-091 to BG-096: Venerables, hands, cubes, the Round card; all else stays as it is."""
    s.round += 1
    s.starter = s.starter if TURN_PLAYER[TURNS - 1] == 0 else 1 - s.starter
    s.player = s.starter
    s.turn = 1
    tell(s, Tell.ROUND, s.starter, s.round)
    turn_up_venerables(s)
    for seat in range(s.seats):
        draw_hand(s, seat)
    for grove in range(GROVES):
        s.cube[grove] = -1
    push(s, Task.ROUND)


def go_on(s: Position) -> None:
    """BG-027, BG-028: do what is pending until somebody is asked or the game is over."""
    while not waiting(s):
        at = take(s)
        detail = s.todo[at][1]
        match s.todo[at][0]:
            case Task.FIRST_LOOK:
                ask(s, Ask.FIRST_LOOK, detail)
            case Task.ROUND:
                begin_round(s)
            case Task.TURN:
                begin_turn(s, detail)
            case Task.RUSE:
                offer_ruse(s, detail)
            case Task.ARCANE:
                offer_arcane(s, detail)
            case Task.RECRUIT:
                offer_recruits(s)
            case Task.TRANSFORMED:
                stack_on_druid(s)
            case Task.LEFTOVERS:
                order_leftovers(s, detail)
            case Task.TUCK:
                tuck_hands(s)
            case Task.RESOLVE:
                resolve(s, detail)
            case Task.REWARD:
                reward(s)
            case Task.REPLACE:
                make_room(s)
            case Task.EFFECT:
                carry_out(s, detail)
            case _:
                end_round(s)


def reason(s: Position, seat: int, answer: int) -> int:
    """BG-024: 0 if this answers the question asked legally, else the reason."""
    match s.question:
        case Ask.ACTION:
            return action_refusal(s, seat, answer)
        case Ask.RUSE:
            return ruse_refusal(s, seat, answer)
        case Ask.TARGET:
            return target_refusal(s, seat, answer)
        case Ask.LEFTOVER:
            return leftover_refusal(s, seat, answer)
        case Ask.REPLACE:
            return replace_refusal(s, seat, answer)
        case Ask.ARCANE:
            return arcane_refusal(s, seat, answer)
        case Ask.RECRUIT:
            return recruit_refusal(s, seat, answer)
        case Ask.REWARD:
            return reward_refusal(s, seat, answer)
        case Ask.LOOK:
            return look_refusal(s, seat, answer)
        case Ask.EFFECT_RECRUIT:
            return effect_recruit_refusal(s, seat, answer)
        case _:
            return first_look_refusal(s, seat, answer)


def left_out(s: Position, seat: int, move: int) -> int:
    """BG-024: the move answers a question that is not asked now."""
    return Why.NOT_PENDING


def play(s: Position, seat: int, move: int) -> None:
    """BG-024, BG-077: carry a legal answer out, then do what is pending."""
    answer = move - ASK_AT[s.question]
    answered(s, seat)
    match s.question:
        case Ask.ACTION:
            act(s, seat, answer)
        case Ask.RUSE:
            move_spirit(s, seat, answer)
        case Ask.ARCANE:
            take_token(s, seat, answer)
        case Ask.TARGET:
            place_token(s, seat, answer)
        case Ask.RECRUIT:
            recruit(s, seat, answer)
        case Ask.LEFTOVER:
            put_in_order(s, seat, answer)
            push(s, Task.LEFTOVERS, seat)
        case Ask.REWARD:
            take_venerable(s, seat, answer)
        case Ask.REPLACE:
            replace(s, seat, answer)
        case Ask.LOOK:
            look_at(s, seat, answer)
        case Ask.EFFECT_RECRUIT:
            effect_recruit(s, seat, answer)
        case _:
            first_look(s, seat, answer)
    go_on(s)
