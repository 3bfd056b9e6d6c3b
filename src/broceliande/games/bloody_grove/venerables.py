"""The reward of a grove (BG-073 to BG-078) and what Venerables do (BG-079 to BG-083)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.arcane import discard_from, look_at, refill, reserve_size
from broceliande.games.bloody_grove.cards import column, lay, recruit_elite, take_bottom
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import (
    KINDS,
    MOST_EFFECTS,
    OFFERS,
    TOKENS,
    VENERABLE,
    Effect,
    Place,
    TokenAt,
)
from broceliande.games.bloody_grove.questions import (
    ENDS,
    NO_RECRUIT,
    NO_REPLACE,
    NO_REWARD,
    TO_HAND,
    Ask,
    Tell,
    Why,
)
from broceliande.games.bloody_grove.tables import EFFECT
from broceliande.games.bloody_grove.tasks import Task


def reward(s: Position) -> None:
    """BG-073: the winner takes a Venerable; only one left is taken without asking."""
    only = -1
    for slot in range(OFFERS):
        if s.offer[slot] >= 0:
            if only >= 0:
                ask(s, Ask.REWARD, s.player)
                return
            only = s.offer[slot]
    if only >= 0:
        take_venerable(s, s.player, only - VENERABLE)


def reward_refusal(s: Position, seat: int, venerable: int) -> int:
    """BG-073, R-47: one of those on offer; it cannot be refused."""
    if venerable == NO_REWARD:
        return Why.MUST_CHOOSE
    offered = s.lies[VENERABLE + venerable] == Place.OFFER
    return 0 if offered else Why.VENERABLE_NOT_OFFERED


def take_venerable(s: Position, seat: int, venerable: int) -> None:
    """BG-073, R-48: taken first; then the Spirit that it replaces; then its effects."""
    card = VENERABLE + venerable
    for slot in range(OFFERS):
        if s.offer[slot] == card:
            s.offer[slot] = -1
    s.lies[card] = Place.TAKEN
    s.taken = card
    tell(s, Tell.TAKEN, seat, card)
    push(s, Task.REPLACE)


def make_room(s: Position) -> None:
    """BG-074, BG-076: one of several Spirits is asked for; without any, the Venerable is added."""
    only = NO_REPLACE
    for card in range(VENERABLE):
        if replace_refusal(s, s.player, card) == 0:
            if only != NO_REPLACE:
                ask(s, Ask.REPLACE, s.player)
                return
            only = card
    replace(s, s.player, only)


def replace_refusal(s: Position, seat: int, card: int) -> int:
    """BG-074: a base or Elite Spirit in the winner's column of this grove, never a Venerable."""
    if card == NO_REPLACE:
        return Why.MUST_CHOOSE
    own = card < VENERABLE and s.lies[card] == column(seat, s.active)
    return 0 if own else Why.CARD_NOT_REPLACEABLE


def replace(s: Position, seat: int, card: int) -> None:
    """BG-074, R-46: the Spirit goes to the box, its tokens to the discard; the Venerable lies in
    the column, and its effects follow in order (R-49). The grove stays won as it is (BG-078)."""
    venerable = s.taken
    s.taken = -1
    if card == NO_REPLACE:
        tell(s, Tell.ADDED, seat, venerable)  # BG-076
    else:
        tell(s, Tell.REPLACED, seat, card)
        s.lies[card] = Place.BOX  # BG-075
        if discard_from(s, card) > 0:
            refill(s)
    lay(s, seat, venerable, s.active)
    for at in range(MOST_EFFECTS - 1, -1, -1):
        if EFFECT[venerable][at] != Effect.NONE:
            push(s, Task.EFFECT, EFFECT[venerable][at])  # BG-077


def carry_out(s: Position, effect: int) -> None:
    """BG-077: LOOK, RECRUIT or BOTTOM, if there is anything to do it with."""
    match effect:
        case Effect.LOOK:
            done = begin_look(s, s.player)  # BG-082
        case Effect.RECRUIT:
            done = begin_recruit(s, s.player)  # BG-081
        case _:
            done = bring_bottom(s, s.player)  # BG-083
    if not done:
        tell(s, Tell.NO_EFFECT, s.player, effect)


def begin_look(s: Position, seat: int) -> bool:
    """BG-082, R-34: a token of the reserve; the only one without asking."""
    size = reserve_size(s)
    if size > 1:
        ask(s, Ask.LOOK, seat)
        return True
    for token in range(TOKENS):
        if s.token_at[token] == TokenAt.RESERVE:
            look_at(s, seat, token)
    return size > 0


def begin_recruit(s: Position, seat: int) -> bool:
    """BG-081, R-53: compulsory if any Elite is on offer."""
    for animal in range(KINDS):
        if s.elite[animal] >= 0:
            ask(s, Ask.EFFECT_RECRUIT, seat)
            return True
    return False


def effect_recruit_refusal(s: Position, seat: int, answer: int) -> int:
    """BG-081: any animal on offer, on top of the deck or under it, never into the hand."""
    if answer == NO_RECRUIT:
        return Why.MUST_CHOOSE
    if s.elite[answer // ENDS] < 0:
        return Why.ELITE_NOT_AVAILABLE
    return Why.DESTINATION_NOT_ALLOWED if answer % ENDS == TO_HAND else 0


def effect_recruit(s: Position, seat: int, answer: int) -> None:
    """BG-081: the recruit goes to the deck; the next Elite is turned up (BG-053)."""
    recruit_elite(s, seat, answer // ENDS, answer % ENDS)


def bring_bottom(s: Position, seat: int) -> bool:
    """BG-083, R-50, R-51: the bottom card of the own deck joins the column; it uses no symbols."""
    if s.deck_n[seat] == 0:
        return False
    card = take_bottom(s, seat)
    lay(s, seat, card, s.active)
    tell(s, Tell.BOTTOM, seat, card)
    return True
