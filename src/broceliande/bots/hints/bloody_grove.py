"""Bloody Grove: three groves at once, or Domination after round 4 (BG-089, BG-100)."""

from __future__ import annotations

from broceliande.games.bloody_grove.cards import in_column
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.groves import counted_by
from broceliande.games.bloody_grove.names import ELITE, GROVES, PLAYED, SPIRITS, TOKENS, Place
from broceliande.games.bloody_grove.scoring import domination
from broceliande.games.bloody_grove.tables import (
    ANIMAL,
    DOMINATION,
    GROVE_BONUS,
    ROUNDS,
    STRENGTH,
    STRENGTH_PER,
    TRANSFORMATION_BONUS,
    VALUE,
)
from broceliande.games.bloody_grove.transform import transformation

FEATURES = (
    "domination", "late domination", "cubes", "leads", "margin", "late leads", "druid", "elites",
    "hand", "hand strength", "all groves", "spirits",
)  # fmt: skip
WEIGHTS = [-0.233, 0.879, 0.26, 0.138, 0.062, 0.395, -0.312, 0.084, 0.253, 0.024, 0.349, 0.031]
PEEKS = frozenset({"leads", "margin", "late leads", "all groves"})  # by tokens that lie hidden
TEAM = 0
LENGTH = 8
# Stronger than by the hint in twenty times as many, and sooner.
BY_NET = {"archdruid": (1_000, 0.0)}
BLIND = frozenset(  # fields that a net need not read: orders in which things came about
    {"laid", "laid_n", "layer", "deck", "deck_seen", "deck_back", "cloud", "elder", "elders", "met",
     "batch", "looked"}
)  # fmt: skip


def lead(s: Position, seat: int, out: list[float]) -> int:
    """BG-065 to BG-070: by how much a player is ahead in each grove as it lies, hidden tokens as
    this world has them; returns how many base and Elite Spirits lie in the columns (BG-030). All in
    one look, because every iteration of a search asks."""
    out[0] = out[1] = out[2] = 0.0
    count = 0
    for card in range(SPIRITS):
        place = s.lies[card]
        if in_column(place):
            at = place - Place.COLUMN
            own = at // GROVES == seat
            worth = STRENGTH[card] + counted_by(s, STRENGTH_PER[card], place)
            if card < PLAYED:
                count += 1 if own else 0
                worth += bonus(s, card, at)
            out[at % GROVES] += worth if own else -worth
    for token in range(TOKENS):
        card = s.token_at[token]
        if card >= 0 and in_column(s.lies[card]):
            at = s.lies[card] - Place.COLUMN
            out[at % GROVES] += VALUE[s.token[token]] * (1 if at // GROVES == seat else -1)
    return count


def bonus(s: Position, card: int, at: int) -> int:
    """BG-067 to BG-069: what a Spirit's animal adds in a column."""
    fits = GROVE_BONUS if s.groves[at % GROVES] == ANIMAL[card] else 0
    top = transformation(s, at // GROVES)
    return fits + TRANSFORMATION_BONUS if top >= 0 and ANIMAL[top] == ANIMAL[card] else fits


def elites(s: Position, seat: int) -> int:
    """BG-050: how many Elites a player has in hand and deck."""
    count = 0
    for card in range(ELITE, PLAYED):
        if s.hand[seat][card] > 0:
            count += 1
    for at in range(s.deck_n[seat]):
        if s.deck[seat][at] >= ELITE:
            count += 1
    return count


def features(s: Position, seat: int, out: list[float]) -> None:
    """Points on the table, groves won and led, and the cards to come."""
    late = s.round / ROUNDS
    cubes, leads, power = 0, 0, 0
    margin = 0.0
    spirits = lead(s, seat, out)
    for grove in range(GROVES):
        if s.cube[grove] == seat:
            cubes += 1
            leads += 1
        elif s.cube[grove] < 0:
            margin += max(-5.0, min(5.0, out[grove]))
            leads += 1 if out[grove] > 0 else 0
    for card in range(PLAYED):
        if s.hand[seat][card] > 0:
            power += STRENGTH[card] + DOMINATION[card]
    out[0] = domination(s, seat)
    out[1] = out[0] * late
    out[2] = cubes
    out[3] = leads
    out[4] = margin
    out[5] = leads * s.turn / 9.0
    out[6] = s.druid_n[seat]
    out[7] = elites(s, seat) * (1.25 - late)
    out[8] = s.hand_n[seat]
    out[9] = power
    out[10] = 1.0 if leads == GROVES else 0.0
    out[11] = spirits
