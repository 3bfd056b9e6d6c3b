"""The order of play: a round on one screen (ledger, 4.2)."""

from __future__ import annotations

from broceliande.engine.legal import answer_to
from broceliande.engine.order import Order
from broceliande.engine.pending import push, seal
from broceliande.engine.turns import go_on, never_refused, take_answer
from broceliande.games.broom_service.actions import (
    act,
    choose_mode,
    coward,
    gather,
    mode_refusal,
    tile_refusal,
)
from broceliande.games.broom_service.choosing import (
    choose_on,
    choose_role,
    compare_numbers,
    extra_card,
    extra_refusal,
    keep_refusal,
    offer_extra_card,
    pick_refusal,
    pick_roles,
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
    enter,
    jump,
    offer_tile,
    turbo_refusal,
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
    proceed(s)


def play(s: Position, seat: int, move: int) -> None:
    """BS-063: carry a legal answer out, then do what is pending."""
    take_answer(s, seat, move)
    proceed(s)


def proceed(s: Position) -> None:
    """BS-002, BS-040, BS-121 to BS-127: go on; no turbo broom waits for its circle any more."""
    s.turbo = -1
    go_on(s)


def offer_free_move(s: Position, again: int) -> None:
    """BS-190: the pawns go wherever they border, and so many times more."""
    offer_move(s, ALL_LANDSCAPES, 0, again)


# A round from its beginning to its end: who does what is pending; why an answer to a
# question is refused, and what it does.
ORDER: Order = (
    (Task.BEGIN_ROUND, begin_round),
    (Ask.CHOOSE_ROLES, role_refusal, choose_role),
    (Task.TAKE_UP, take_up),
    (Ask.KEEP_ROLES, keep_refusal, seal),
    (Task.KEEP, choose_on),
    (Ask.PICK_ROLES, pick_refusal, pick_roles),
    (Task.COMPARE_NUMBERS, compare_numbers),
    (Task.EXTRA_CARD, offer_extra_card),
    (Ask.EXTRA_CARD, extra_refusal, extra_card),
    (Task.TRICK, begin_trick),
    (Task.TURN, take_turn),
    (Ask.LEAD, lead_refusal, lead),
    (Ask.FOLLOW, never_refused, follow),
    (Task.COWARD, coward),
    (Ask.COWARD_MODE, mode_refusal, choose_mode),
    (Task.CLAIM, settle_claim),
    (Task.ACT, act),
    (Ask.GATHER, never_refused, gather),
    (Ask.MOVE, move_refusal, move),
    (Task.ENTER, enter),
    (Ask.TURBO, turbo_refusal, jump),
    (Ask.ORDER, never_refused, choose_order),
    (Task.TILE, offer_tile),
    (Ask.USE_TILE, never_refused, use_tile),
    (Task.FREE_MOVE, offer_free_move),
    (Task.DELIVER, offer_delivery),
    (Ask.DELIVER, deliver_refusal, deliver),
    (Task.DISPEL, offer_dispel),
    (Ask.DISPEL, dispel_refusal, dispel),
    (Task.END_ROUND, end_round),
    (Ask.BID, bid_refusal, bid),
    (Task.OPEN_BIDS, open_bids),
    (Ask.FULL_SET, set_refusal, hand_in),
    (Task.OPEN_SETS, open_sets),
    (Task.FINISH, final_scoring),
)


def left_out(s: Position, seat: int, move: int) -> int:
    """BS-035, BS-084, BS-149, BS-195, BS-197, BS-198, BS-208: a question that is not asked now
    still says why its answer would be refused: a hand of another size, a set that is none, a
    forest tile too many or too new, a circle that is left out, no potion at all."""
    why = 0
    mode = answer_to(Ask.COWARD_MODE, move)
    circle = answer_to(Ask.TURBO, move)
    delivery = answer_to(Ask.DELIVER, move)
    if s.question == Ask.CHOOSE_ROLES and answer_to(Ask.KEEP_ROLES, move) >= 0:
        why = Why.WRONG_HAND_SIZE if s.event != Happening.MORE_OR_LESS else 0
    elif Mode.BRAVE_COWARD <= mode <= Mode.FIVE_POINTS and seat == s.actor and s.role >= 0:
        why = Why.ONE_TILE_PER_CARD if s.tiled != 0 else tile_refusal(s, seat, mode)
    elif circle >= 0 and s.turbo >= 0:
        why = turbo_refusal(s, seat, circle)
    elif answer_to(Ask.EXTRA_CARD, move) >= 0 and s.extra[seat] != 0:
        why = Why.ONE_EXTRA_CARD_PER_ROUND
    elif answer_to(Ask.FULL_SET, move) == YES and s.event == Happening.FULL_SET:
        why = set_refusal(s, seat, YES)
    elif 0 <= delivery < NO_DELIVERY and not has_potion(s, seat):
        why = Why.NO_POTION
    return why if why != 0 else Why.WRONG_DECISION
