"""The order of play: a round on one screen."""

from __future__ import annotations

from broceliande.engine.order import Order
from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.engine.turns import go_on
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
    order_next,
    tuck_hands,
)
from broceliande.games.bloody_grove.names import GROVES, OFFERS, SPIRITS, Place
from broceliande.games.bloody_grove.questions import Ask, Tell, Why
from broceliande.games.bloody_grove.scoring import final_count
from broceliande.games.bloody_grove.setup import first_look, first_look_refusal, set_up
from broceliande.games.bloody_grove.summon import (
    act,
    action_refusal,
    action_worth,
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


def ask_first_look(s: Position, seat: int) -> None:
    """BG-019, BG-020: which token to look at before the first round."""
    ask(s, Ask.FIRST_LOOK, seat)


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
    """BG-027: the cube moves on; its space names the player and the active grove."""
    s.turn = turn
    s.player = s.starter if TURN_PLAYER[turn - 1] == 0 else 1 - s.starter  # BG-022
    s.active = TURN_GROVE[turn - 1]  # BG-023
    if s.hand_n[s.player] == 0:
        tell(s, Tell.TURN_LOST, s.player)  # BG-026
    else:
        ask(s, Ask.ACTION, s.player)  # BG-024, BG-025


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
    """BG-096: Venerables, hands, cubes, the Round card; all else stays as it is."""
    s.round += 1
    s.starter = s.starter if TURN_PLAYER[TURNS - 1] == 0 else 1 - s.starter  # BG-094
    tell(s, Tell.ROUND, s.starter, s.round)
    turn_up_venerables(s)  # BG-091
    for seat in range(s.seats):
        draw_hand(s, seat)  # BG-092
    for grove in range(GROVES):
        s.cube[grove] = -1  # BG-093
    push(s, Task.ROUND)  # BG-095: its first turn puts the cube on space 1


# A round from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.FIRST_LOOK, ask_first_look),
    (Ask.FIRST_LOOK, first_look_refusal, first_look),
    (Task.ROUND, begin_round),
    (Task.TURN, begin_turn),
    (Ask.ACTION, action_refusal, act, action_worth),
    (Task.RUSE, offer_ruse),
    (Ask.RUSE, ruse_refusal, move_spirit),
    (Task.ARCANE, offer_arcane),
    (Ask.ARCANE, arcane_refusal, take_token),
    (Ask.TARGET, target_refusal, place_token),
    (Task.RECRUIT, offer_recruits),
    (Ask.RECRUIT, recruit_refusal, recruit),
    (Task.TRANSFORMED, stack_on_druid),
    (Task.LEFTOVERS, order_leftovers),
    (Ask.LEFTOVER, leftover_refusal, order_next),
    (Task.TUCK, tuck_hands),
    (Task.RESOLVE, resolve),
    (Task.REWARD, reward),
    (Ask.REWARD, reward_refusal, take_venerable),
    (Task.REPLACE, make_room),
    (Ask.REPLACE, replace_refusal, replace),
    (Task.EFFECT, carry_out),
    (Ask.LOOK, look_refusal, look_at),
    (Ask.EFFECT_RECRUIT, effect_recruit_refusal, effect_recruit),
    (Task.END_ROUND, end_round),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """BG-024: the move answers a question that is not asked now."""
    return Why.NOT_PENDING
