"""Knowledge (BW-045 to BW-051): the supply, the discard pile and the limit."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import KINDS, TYPES, VALUES, Tile
from broceliande.games.bethel_woods.questions import Ask, Tell, Why
from broceliande.games.bethel_woods.tables import LIMIT, LIMIT_LOW
from broceliande.games.bethel_woods.tasks import Task


def is_active(s: Position, tile: int) -> bool:
    """BW-094, BW-105: whether a critical tile is turned up."""
    return (s.active >> tile) & 1 != 0


def of_type(s: Position, seat: int, kind: int) -> int:
    """BW-006, RU-51: how much Knowledge of the type of this kind a player owns."""
    supply = s.knowledge[seat]
    count = 0
    for value in range(VALUES):
        count += supply[TYPES * value + kind % TYPES]
    return count


def gain(s: Position, seat: int, kind: int) -> None:
    """BW-045, BW-046, BW-048: the token is the player's, to be spent at once; no limit now."""
    s.knowledge[seat][kind] += 1
    s.held[seat] += 1


def lose(s: Position, seat: int, kind: int) -> None:
    """BW-050, BW-051: face up to the discard pile, from which nothing returns."""
    s.knowledge[seat][kind] -= 1
    s.held[seat] -= 1
    s.discard[kind] += 1


def limit(s: Position) -> int:
    """BW-049, BW-107, RU-26: 7, or 6 while `limit6` is active."""
    return LIMIT_LOW if is_active(s, Tile.LIMIT6) else LIMIT


def ask_discard(s: Position, seat: int) -> None:
    """BW-049, BW-083, BW-108: down to the limit, one by one."""
    if s.held[seat] > limit(s):
        ask(s, Ask.DISCARD, seat)


def discard_refusal(s: Position, seat: int, kind: int) -> int:
    """BW-049: the player's own Knowledge."""
    return 0 if s.knowledge[seat][kind] > 0 else Why.KNOWLEDGE_MISSING


def discard_more(s: Position, seat: int, kind: int) -> None:
    """BW-049, BW-050: the player chooses which; then the limit is looked at again."""
    lose(s, seat, kind)
    tell(s, Tell.DISCARDED, seat, KINDS * seat + kind)
    push(s, Task.DISCARD, seat)
