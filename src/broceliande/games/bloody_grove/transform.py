"""Transforming the Druid (BG-045 to BG-058)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.cards import out_of_hand, recruit_elite
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import KINDS, Place
from broceliande.games.bloody_grove.questions import ENDS, NO_RECRUIT, Ask, Tell, Why
from broceliande.games.bloody_grove.tables import DRUID_LEFT, DRUID_RIGHT, LEFT, RIGHT
from broceliande.games.bloody_grove.tasks import Task


def transform(s: Position, seat: int, card: int, side: int) -> None:
    """BG-045, BG-056, BG-057: beside the pile; recruits, then the card is stacked; its Ruse and
    Arcane symbols stay unused."""
    out_of_hand(s, seat, card)
    s.lies[card] = Place.BESIDE
    s.beside = card
    s.symbols = completed(s, seat, card, side)
    tell(s, Tell.TRANSFORMING, seat, card, side)
    push(s, Task.TRANSFORMED)
    push(s, Task.RECRUIT)


def transformation(s: Position, seat: int) -> int:
    """BG-055, R-13: the uppermost Spirit of the Druid pile, -1 for a bare Druid."""
    n = s.druid_n[seat]
    return s.druid[seat][n - 1] if n > 0 else -1


def completed(s: Position, seat: int, card: int, side: int) -> int:
    """BG-046, BG-047: the animals on both touching edges, a bit each (side 0: the card lies on the
    left, and its right edge touches)."""
    top = transformation(s, seat)  # BG-048: only the top card counts; if bare, the Druid (BG-049)
    if side == 0:
        return RIGHT[card] & (LEFT[top] if top >= 0 else DRUID_LEFT[seat])
    return LEFT[card] & (RIGHT[top] if top >= 0 else DRUID_RIGHT[seat])


def offer_recruits(s: Position) -> None:
    """BG-050, R-07, R-08: as long as a completed symbol has an Elite on offer."""
    for animal in range(KINDS):
        if (s.symbols >> animal) & 1 != 0 and s.elite[animal] >= 0:
            ask(s, Ask.RECRUIT, s.player)
            return


def recruit_refusal(s: Position, seat: int, answer: int) -> int:
    """BG-050, BG-051, BG-052: a completed symbol, an animal once (R-10), in any order, anywhere."""
    if answer == NO_RECRUIT:
        return Why.MUST_CHOOSE
    animal = answer // ENDS
    if (s.symbols >> animal) & 1 == 0:
        return Why.SYMBOL_NOT_COMPLETED
    return 0 if s.elite[animal] >= 0 else Why.ELITE_NOT_AVAILABLE


def recruit(s: Position, seat: int, answer: int) -> None:
    """BG-050, BG-051: one recruit, wherever the player likes (BG-052); then the next."""
    animal = answer // ENDS
    s.symbols &= ~(1 << animal)
    recruit_elite(s, seat, animal, answer % ENDS)
    push(s, Task.RECRUIT)


def stack_on_druid(s: Position) -> None:
    """BG-054, BG-055, BG-058: the card used goes on top of the Druid pile and never leaves it."""
    seat, card = s.player, s.beside
    s.druid[seat][s.druid_n[seat]] = card
    s.druid_n[seat] += 1
    s.lies[card] = Place.DRUID + seat
    s.beside = -1
    s.symbols = 0
    tell(s, Tell.TRANSFORMED, seat, card)
