"""The final count (BG-097 to BG-102), scores and places."""

from __future__ import annotations

from broceliande.engine.pending import finish
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.cards import in_column
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.groves import counted_by
from broceliande.games.bloody_grove.names import GROVES, SPIRITS, Place
from broceliande.games.bloody_grove.questions import Ending, Tell
from broceliande.games.bloody_grove.tables import DOMINATION, DOMINATION_PER
from broceliande.games.bloody_grove.transform import transformation


def domination(s: Position, seat: int) -> int:
    """BG-079, BG-085, BG-086, BG-097: the three columns and the Transformation, and nothing else
    (BG-099)."""
    total = 0
    for card in range(SPIRITS):
        place = s.lies[card]
        if in_column(place) and (place - Place.COLUMN) // GROVES == seat:
            total += DOMINATION[card] + counted_by(s, DOMINATION_PER[card], place)
    top = transformation(s, seat)
    return total + DOMINATION[top] if top >= 0 else total  # BG-098


def leader(s: Position) -> int:
    """BG-100: who is ahead in Domination, then in Spirits on the Druid (the Druid not counted,
    R-67); -1 for nobody."""
    ahead = domination(s, 0) - domination(s, 1)
    if ahead == 0:
        ahead = s.druid_n[0] - s.druid_n[1]  # BG-101
    if ahead == 0:
        return -1  # BG-102
    return 0 if ahead > 0 else 1


def final_count(s: Position) -> None:
    """BG-004, BG-090, BG-100 to BG-102: after round 4, unless the groves have decided."""
    first, second = domination(s, 0), domination(s, 1)
    tell(s, Tell.DOMINATION, 0, first)
    tell(s, Tell.DOMINATION, 1, second)
    winner = leader(s)
    if first != second:
        tell(s, Tell.WON_DOMINATION, winner)
        finish(s, Ending.DOMINATION)
    elif winner >= 0:
        tell(s, Tell.WON_TRANSFORMATIONS, winner)
        finish(s, Ending.TRANSFORMATIONS)
    else:
        tell(s, Tell.SHARED)
        finish(s, Ending.SHARED)


def standing(s: Position) -> None:
    """BG-089, BG-100 to BG-102: Domination is the score, but three groves win whatever it is
    (R-62); in a shared victory both are first (R-68)."""
    winner = s.cube[0] if s.ending == Ending.GROVES else leader(s)
    for seat in range(s.seats):
        s.score[seat] = domination(s, seat)
        s.place[seat] = 0
        if s.over != 0:
            s.place[seat] = 1 if winner < 0 or seat == winner else 2
