"""Playing a trick (BS-041 to BS-062), with cursed roles (BS-115 to BS-118)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.broom_service.fields import FOREST_KINDS, Position
from broceliande.games.broom_service.names import Happening, Stance
from broceliande.games.broom_service.questions import Ask, Tell, Why
from broceliande.games.broom_service.tables import CURSE
from broceliande.games.broom_service.tasks import Task

UNKNOWN, PASSED, OUT = -1, 3, 4  # beside the stances


def begin_trick(s: Position) -> None:
    """BS-041, BS-045, BS-057, BS-058, BS-060, BS-121: whoever should lead, or else the next
    clockwise who has cards; without any card left the round ends."""
    s.role = -1
    s.claim = -1
    for seat in range(s.seats):
        s.stance[seat] = UNKNOWN
        for kind in range(FOREST_KINDS):
            s.fresh[seat][kind] = 0
    leader = next_with_cards(s)
    if leader < 0:
        push(s, Task.END_ROUND)
        return
    s.leader = leader
    s.trick += 1
    push(s, Task.TRICK)
    push(s, Task.CLAIM)
    for after in range(s.seats - 1, 0, -1):
        push(s, Task.TURN, after)
    ask(s, Ask.LEAD, leader)


def next_with_cards(s: Position) -> int:
    """BS-057: from the one who should lead on, clockwise; -1 if nobody has cards."""
    for after in range(s.seats):
        seat = (s.leader + after) % s.seats
        if s.left[seat] > 0:
            return seat
    return -1


def lead_refusal(s: Position, seat: int, answer: int) -> int:
    """BS-042, BS-059, BS-136: a card in hand, brave or cowardly; one led before has no stance."""
    role = answer // 3
    stance = answer - 3 * role
    if s.held[seat][role] == 0:
        return Why.ROLE_NOT_HELD
    if (s.led >> role) & 1 != 0:
        return 0 if stance == Stance.NONE else Why.WRONG_DECISION
    if stance == Stance.NONE:
        return Why.NOT_OPTIONAL
    if stance == Stance.COWARDLY and s.event == Happening.TAKE_HEART:
        return Why.MUST_BE_BRAVE  # BS-201: a tile that makes cowards brave does not help
    return 0


def lead(s: Position, seat: int, answer: int) -> None:
    """BS-042, BS-059: the leader lays a card and declares."""
    role = answer // 3
    stance = answer % 3
    s.role = role
    s.led |= 1 << role
    s.idle = 1 if stance == Stance.NONE else 0
    if s.idle == 0:
        tell(s, Tell.LED, seat, role, stance)
    lay_card(s, seat)
    declare(s, seat, stance)


def lay_card(s: Position, seat: int) -> None:
    """BS-061, BS-115: the card lies open; a cursed role costs points, below 0 too (BS-118)."""
    s.held[seat][s.role] = 0
    s.left[seat] -= 1
    s.laid[seat] |= 1 << s.role
    s.shown[seat] |= 1 << s.role
    if s.idle != 0:
        tell(s, Tell.LAID, seat, s.role)
    if (s.cursed >> s.role) & 1 != 0:  # BS-116: whatever the stance, and whatever comes of it
        s.vp[seat] -= CURSE  # BS-117: before both
        tell(s, Tell.CURSE, seat, CURSE)


def take_turn(s: Position, after: int) -> None:
    """BS-045, BS-062: who does not hold the role passes, unasked; who does, lays it."""
    seat = (s.leader + after) % s.seats
    s.shown[seat] |= 1 << s.role
    if s.left[seat] == 0 or s.held[seat][s.role] == 0:
        s.stance[seat] = PASSED  # BS-046
        tell(s, Tell.PASSED, seat)
        return
    lay_card(s, seat)  # BS-047
    if s.idle != 0:
        declare(s, seat, Stance.NONE)
    else:
        ask(s, Ask.FOLLOW, seat)


def follow(s: Position, seat: int, stance: int) -> None:
    """BS-048: brave or cowardly, as one likes."""
    tell(s, Tell.FOLLOWED, seat, s.role, stance)
    declare(s, seat, stance)


def declare(s: Position, seat: int, stance: int) -> None:
    """BS-043, BS-049: a brave player takes the claim, and the one before is out; a cowardly one
    acts at once (BS-044)."""
    s.stance[seat] = stance
    if stance == Stance.BRAVE:
        if s.claim >= 0:
            s.stance[s.claim] = OUT  # BS-050
            tell(s, Tell.ROBBED, s.claim, seat)
        s.claim = seat
    elif stance == Stance.COWARDLY:
        push(s, Task.COWARD, seat)  # BS-051: each of them in turn


def settle_claim(s: Position) -> None:
    """BS-052, BS-053: the last brave player performs the action, on the board as it is now, and
    leads next."""
    if s.claim >= 0:  # BS-056: without one the leader stays
        s.leader = s.claim  # BS-054; BS-055: whatever comes of the action
        s.tiled = 0
        tell(s, Tell.PERFORMS, s.claim, s.role)
        push(s, Task.ACT, s.claim, 1)
