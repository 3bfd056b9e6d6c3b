"""End of round: resolving the groves (BG-061 to BG-072)."""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.pending import finish, push
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.arcane import discard_from, name_told, refill, side_told
from broceliande.games.bloody_grove.cards import column, is_venerable
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import GROVES, SPIRITS, TOKENS, VENERABLE, Per, Place
from broceliande.games.bloody_grove.questions import Ending, Tell
from broceliande.games.bloody_grove.tables import (
    ANIMAL,
    DESTROYS,
    GROVE_BONUS,
    STRENGTH,
    STRENGTH_PER,
    TRANSFORMATION_BONUS,
    VALUE,
)
from broceliande.games.bloody_grove.tasks import Task
from broceliande.games.bloody_grove.transform import transformation


def resolve(s: Position, grove: int) -> None:
    """BG-061, BG-071, BG-072: reveal, compare, and a reward if somebody takes control."""
    s.active = grove
    reveal(s, grove)
    first = count_strength(s, 0, grove)
    second = count_strength(s, 1, grove)
    if first == second:
        tell(s, Tell.TIE, s.groves[grove])
        return
    s.player = 0 if first > second else 1
    s.cube[grove] = s.player
    tell(s, Tell.CONTROL, s.player, s.groves[grove])
    if controls_all(s, s.player):
        win_groves(s)
    else:
        push(s, Task.REWARD)


def reveal(s: Position, grove: int) -> None:
    """BG-062: all tokens of both columns are turned up, then Spirits that bear a destroy token go
    to the box together, with all their tokens (R-41)."""
    for token in range(TOKENS):
        card = s.token_at[token]
        if card >= 0 and at_grove(s, card, grove):
            s.looked[token] = EVERYONE
            tell(s, Tell.REVEALED, name_told(s, token), s.token[token], card, side_told(s, card))
    gone = 0
    for token in range(TOKENS):
        card = s.token_at[token]
        if card >= 0 and at_grove(s, card, grove) and DESTROYS[s.token[token]] != 0:
            tell(s, Tell.DESTROYED, (s.lies[card] - Place.COLUMN) // GROVES, card)
            s.lies[card] = Place.BOX  # BG-063
            gone += discard_from(s, card)  # BG-064
    if gone > 0:
        refill(s)


def at_grove(s: Position, card: int, grove: int) -> bool:
    """BG-062: whether a Spirit lies in one of the two columns of a grove."""
    return s.lies[card] == column(0, grove) or s.lies[card] == column(1, grove)


def count_strength(s: Position, seat: int, grove: int) -> int:
    """BG-065 to BG-070: tokens, cards, Transformation and grove, added up and told."""
    tokens = token_strength(s, seat, grove)  # BG-065
    cards = card_strength(s, seat, grove)  # BG-066
    top = transformation(s, seat)
    own = 0
    if top >= 0:  # BG-067: a bare Druid gives nothing
        own = TRANSFORMATION_BONUS * of_animal(s, seat, grove, ANIMAL[top])
    fitting = GROVE_BONUS * of_animal(s, seat, grove, s.groves[grove])  # BG-068
    total = tokens + cards + own + fitting  # BG-069: a Spirit that fits both counts twice
    tell(s, Tell.TOTAL, seat, s.groves[grove], total)
    tell(s, Tell.PARTS, tokens, cards, own, fitting)
    return total


def token_strength(s: Position, seat: int, grove: int) -> int:
    """BG-065, R-30: the values of the tokens on the Spirits of a column, whoever put them there."""
    here = column(seat, grove)
    total = 0
    for token in range(TOKENS):
        card = s.token_at[token]
        if card >= 0 and s.lies[card] == here:
            total += VALUE[s.token[token]]
    return total


def card_strength(s: Position, seat: int, grove: int) -> int:
    """BG-066, BG-080, BG-084: printed strength, and what varies with the column (R-54)."""
    here = column(seat, grove)
    total = 0
    for card in range(SPIRITS):
        if s.lies[card] == here:
            total += STRENGTH[card] + counted_by(s, STRENGTH_PER[card], here)
    return total


def of_animal(s: Position, seat: int, grove: int, animal: int) -> int:
    """BG-067, BG-068, BG-070: the Spirits of an animal in a column; Venerables have none."""
    here = column(seat, grove)
    count = 0
    for card in range(VENERABLE):
        if s.lies[card] == here and ANIMAL[card] == animal:
            count += 1
    return count


def counted_by(s: Position, per: int, here: int) -> int:
    """BG-084, BG-085, BG-086: 1 for each Venerable of the column, or for each different animal
    among its base and Elite Spirits (R-55, R-56)."""
    if per == Per.NOTHING:
        return 0
    venerables, animals = 0, 0
    for card in range(SPIRITS):
        if s.lies[card] == here:
            if is_venerable(card):
                venerables += 1
            else:
                animals |= 1 << ANIMAL[card]
    if per == Per.VENERABLES:
        return venerables
    return (animals & 1) + (animals >> 1 & 1) + (animals >> 2 & 1)


def controls_all(s: Position, seat: int) -> bool:
    """BG-003, BG-089: whether all three cubes lie on a player's side."""
    for grove in range(GROVES):
        if s.cube[grove] != seat:
            return False
    return True


def win_groves(s: Position) -> None:
    """BG-003, BG-089, R-60: at once, in any round; no reward, nothing further."""
    tell(s, Tell.WON_GROVES, s.player)
    finish(s, Ending.GROVES)
