"""The order of play: a round on one screen (ledger, 4.2)."""

from __future__ import annotations

from broceliande.engine.pending import answered, ask_all, push, seal, take, waiting
from broceliande.games.broom_service.actions import (
    act,
    choose_mode,
    coward,
    gather,
    mode_refusal,
    tile_refusal,
)
from broceliande.games.broom_service.choosing import (
    choose_role,
    compare_numbers,
    extra_card,
    extra_refusal,
    keep_refusal,
    offer_extra_card,
    role_refusal,
    take_up,
)
from broceliande.games.broom_service.clouds import dispel, dispel_refusal, offer_dispel
from broceliande.games.broom_service.delivery import (
    deliver,
    deliver_refusal,
    has_potion,
    offer_delivery,
)
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.landscapes import (
    choose_order,
    circle_refusal,
    enter,
    jump,
    offer_tile,
    use_tile,
)
from broceliande.games.broom_service.names import Happening
from broceliande.games.broom_service.prizes import (
    bid,
    bid_refusal,
    hand_in,
    open_bids,
    open_sets,
    set_refusal,
)
from broceliande.games.broom_service.questions import (
    ASK_AT,
    ASK_SIZE,
    NO_DELIVERY,
    YES,
    Ask,
    Mode,
    Why,
)
from broceliande.games.broom_service.regions import ALL_LANDSCAPES
from broceliande.games.broom_service.rounds import begin_round, end_round
from broceliande.games.broom_service.scoring import final_scoring
from broceliande.games.broom_service.setup import set_up
from broceliande.games.broom_service.tasks import Task
from broceliande.games.broom_service.tricks import (
    begin_trick,
    follow,
    lead,
    lead_refusal,
    settle_claim,
    take_turn,
)
from broceliande.games.broom_service.witches import move, move_refusal, offer_move


def deal(s: Position) -> None:
    """BS-018 to BS-040: set the table up and begin the first round."""
    set_up(s)
    push(s, Task.BEGIN_ROUND)
    go_on(s)


def go_on(s: Position) -> None:
    """BS-002, BS-040, BS-121 to BS-127: do what is pending until somebody is asked."""
    s.turbo = -1
    while not waiting(s):
        at = take(s)
        a = s.todo[at][1]
        b = s.todo[at][2]
        match s.todo[at][0]:
            case Task.BEGIN_ROUND:
                begin_round(s)
            case Task.TAKE_UP:
                take_up(s)
            case Task.KEEP:
                ask_all(s, Ask.KEEP_ROLES, (1 << s.seats) - 1)
            case Task.COMPARE_NUMBERS:
                compare_numbers(s)
            case Task.EXTRA_CARD:
                offer_extra_card(s, a)
            case Task.TRICK:
                begin_trick(s)
            case Task.TURN:
                take_turn(s, a)
            case Task.COWARD:
                coward(s, a)
            case Task.CLAIM:
                settle_claim(s)
            case Task.ACT:
                act(s, a, b)
            case Task.ENTER:
                enter(s, a, b)
            case Task.TILE:
                offer_tile(s, a)
            case Task.FREE_MOVE:
                offer_move(s, ALL_LANDSCAPES, 0, a)
            case Task.DELIVER:
                offer_delivery(s, a, b)
            case Task.DISPEL:
                offer_dispel(s, a)
            case Task.END_ROUND:
                end_round(s)
            case Task.OPEN_BIDS:
                open_bids(s)
            case Task.OPEN_SETS:
                open_sets(s)
            case _:
                final_scoring(s)


def reason(s: Position, seat: int, answer: int) -> int:
    """BS-063: 0 if this answers the question asked legally, else the reason."""
    match s.question:
        case Ask.CHOOSE_ROLES:
            return role_refusal(s, seat, answer)
        case Ask.KEEP_ROLES:
            return keep_refusal(s, seat, answer)
        case Ask.EXTRA_CARD:
            return extra_refusal(s, seat, answer)
        case Ask.LEAD:
            return lead_refusal(s, seat, answer)
        case Ask.COWARD_MODE:
            return mode_refusal(s, seat, answer)
        case Ask.MOVE:
            return move_refusal(s, seat, answer)
        case Ask.TURBO:
            return circle_refusal(s, s.turbo, answer)
        case Ask.DELIVER:
            return deliver_refusal(s, seat, answer)
        case Ask.DISPEL:
            return dispel_refusal(s, seat, answer)
        case Ask.BID:
            return bid_refusal(s, seat, answer)
        case Ask.FULL_SET:
            return set_refusal(s, seat, answer)
        case _:
            return 0  # follow, gather, order, use_tile: both answers


def left_out(s: Position, seat: int, move: int) -> int:
    """BS-035, BS-084, BS-149, BS-195, BS-197, BS-198, BS-208: a question that is not asked now
    still says why its answer would be refused: a hand of another size, a set that is none, a
    forest tile too many or too new, a circle that is left out, no potion at all."""
    why = 0
    mode = move - ASK_AT[Ask.COWARD_MODE]
    circle = move - ASK_AT[Ask.TURBO]
    card = move - ASK_AT[Ask.EXTRA_CARD]
    kept = move - ASK_AT[Ask.KEEP_ROLES]
    delivery = move - ASK_AT[Ask.DELIVER]
    if s.question == Ask.CHOOSE_ROLES and 0 <= kept < ASK_SIZE[Ask.KEEP_ROLES]:
        why = Why.WRONG_HAND_SIZE if s.event != Happening.MORE_OR_LESS else 0
    elif Mode.BRAVE_COWARD <= mode <= Mode.FIVE_POINTS and seat == s.actor and s.role >= 0:
        why = Why.ONE_TILE_PER_CARD if s.tiled != 0 else tile_refusal(s, seat, mode)
    elif 0 <= circle < ASK_SIZE[Ask.TURBO] and s.turbo >= 0:
        why = circle_refusal(s, s.turbo, circle)
    elif 0 <= card < ASK_SIZE[Ask.EXTRA_CARD] and s.extra[seat] != 0:
        why = Why.ONE_EXTRA_CARD_PER_ROUND
    elif move == ASK_AT[Ask.FULL_SET] + YES and s.event == Happening.FULL_SET:
        why = set_refusal(s, seat, YES)
    elif 0 <= delivery < NO_DELIVERY and not has_potion(s, seat):
        why = Why.NO_POTION
    return why if why != 0 else Why.WRONG_DECISION


def play(s: Position, seat: int, move_id: int) -> None:
    """BS-063: carry a legal answer out, then do what is pending."""
    answer = move_id - ASK_AT[s.question]
    answered(s, seat)
    match s.question:
        case Ask.CHOOSE_ROLES:
            choose_role(s, seat, answer)
        case Ask.KEEP_ROLES:
            seal(s, seat, answer)
        case Ask.EXTRA_CARD:
            extra_card(s, seat, answer)
        case Ask.LEAD:
            lead(s, seat, answer // 3, answer % 3)
        case Ask.FOLLOW:
            follow(s, seat, answer)
        case Ask.COWARD_MODE:
            choose_mode(s, seat, answer)
        case Ask.GATHER:
            gather(s, seat, answer)
        case Ask.MOVE:
            move(s, seat, answer)
        case Ask.TURBO:
            jump(s, answer)
        case Ask.ORDER:
            choose_order(s, seat, answer)
        case Ask.USE_TILE:
            use_tile(s, seat, answer)
        case Ask.DELIVER:
            deliver(s, seat, answer)
        case Ask.DISPEL:
            dispel(s, seat, answer)
        case Ask.BID:
            bid(s, seat, answer)
        case _:
            hand_in(s, seat, answer)
    go_on(s)
