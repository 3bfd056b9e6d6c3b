"""Summoning a Spirit (BG-029 to BG-031) and its Ruse symbols (BG-032 to BG-036)."""

from __future__ import annotations

from broceliande.engine.luck import WORD
from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.cards import in_column, lay, out_of_hand
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import GROVES, PLAYED, Place
from broceliande.games.bloody_grove.questions import (
    NO_ACTION,
    NO_RUSE,
    TRANSFORM,
    WAYS,
    Ask,
    Tell,
    Why,
)
from broceliande.games.bloody_grove.tables import ARCANE, NEAR, RUSE
from broceliande.games.bloody_grove.tasks import Task
from broceliande.games.bloody_grove.transform import transform


def action_refusal(s: Position, seat: int, answer: int) -> int:
    """BG-024, BG-025, BG-029, BG-056: a card in hand, summoned at the active grove or used to
    transform, on whichever side, even if that completes nothing."""
    if answer == NO_ACTION:
        return Why.MUST_CHOOSE
    if s.hand[seat][answer // WAYS] == 0:
        return Why.CARD_NOT_IN_HAND
    way = answer % WAYS
    return 0 if way >= TRANSFORM or way == s.active else Why.GROVE_NOT_ACTIVE


def action_worth(s: Position, seat: int, base: int) -> int:
    """BG-029, BG-056: the cards in hand, at the active grove or to transform."""
    ways, bits = 1 << s.active | 3 << TRANSFORM, 0
    for card in range(base // WAYS, min(PLAYED, (base + 31) // WAYS + 1)):
        if s.hand[seat][card] != 0:
            bits |= ways << (card * WAYS - base + WAYS)
    return bits >> WAYS & WORD  # the first card may have begun before


def act(s: Position, seat: int, answer: int) -> None:
    """BG-024: summon a Spirit, or transform the Druid."""
    way = answer % WAYS
    if way >= TRANSFORM:
        transform(s, seat, answer // WAYS, way - TRANSFORM)
    else:
        summon(s, seat, answer // WAYS)


def summon(s: Position, seat: int, card: int) -> None:
    """BG-029, BG-030: from the hand into the own column of the active grove."""
    out_of_hand(s, seat, card)
    lay(s, seat, card, s.active)
    tell(s, Tell.SUMMONED, seat, card, s.groves[s.active])
    # BG-031: then its symbols, Ruse before Arcane
    push(s, Task.ARCANE, ARCANE[card])
    push(s, Task.RUSE, RUSE[card])


def offer_ruse(s: Position, left: int) -> None:
    """BG-032, BG-035: each Ruse symbol is asked for, one after the other (R-21)."""
    if left > 0:
        push(s, Task.RUSE, left - 1)
        ask(s, Ask.RUSE, s.player)


def ruse_refusal(s: Position, seat: int, answer: int) -> int:
    """BG-033, BG-034: any own Spirit in a column, to an adjacent grove; or none."""
    if answer == NO_RUSE:
        return 0  # BG-035
    place = s.lies[answer // GROVES]
    if not in_column(place):
        return Why.CARD_NOT_IN_COLUMN
    if (place - Place.COLUMN) // GROVES != seat:
        return Why.CARD_NOT_YOURS
    near = NEAR[(place - Place.COLUMN) % GROVES]
    return 0 if (near >> (answer % GROVES)) & 1 != 0 else Why.GROVE_NOT_ADJACENT


def move_spirit(s: Position, seat: int, answer: int) -> None:
    """BG-032, BG-036: the Spirit goes with its tokens, and sets nothing off (R-26, R-27)."""
    if answer == NO_RUSE:
        tell(s, Tell.DECLINED, seat, 0)
        return
    card, grove = answer // GROVES, answer % GROVES
    here = s.groves[(s.lies[card] - Place.COLUMN) % GROVES]
    lay(s, seat, card, grove)
    tell(s, Tell.MOVED, seat, card, here, s.groves[grove])
