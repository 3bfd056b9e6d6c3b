"""Bloody Grove: three groves at once, or Domination after round 4 (BG-089, BG-100)."""

from __future__ import annotations

from broceliande.games.bloody_grove.cards import column
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.groves import card_strength, of_animal, token_strength
from broceliande.games.bloody_grove.names import ELITE, GROVES, PLAYED
from broceliande.games.bloody_grove.scoring import domination
from broceliande.games.bloody_grove.tables import (
    ANIMAL,
    DOMINATION,
    GROVE_BONUS,
    ROUNDS,
    STRENGTH,
    TRANSFORMATION_BONUS,
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
BLIND = frozenset(  # fields that a net need not read: orders in which things came about
    {"laid", "laid_n", "layer", "deck", "deck_seen", "deck_back", "cloud", "elder", "elders", "met",
     "batch", "looked"}
)  # fmt: skip


def strength(s: Position, seat: int, grove: int) -> int:
    """BG-065 to BG-070: the strength in a column as it lies, hidden tokens as this world has
    them."""
    top = transformation(s, seat)
    total = token_strength(s, seat, grove) + card_strength(s, seat, grove)
    if top >= 0:
        total += TRANSFORMATION_BONUS * of_animal(s, seat, grove, ANIMAL[top])
    return total + GROVE_BONUS * of_animal(s, seat, grove, s.groves[grove])


def spirits(s: Position, seat: int) -> int:
    """BG-030: how many base and Elite Spirits lie in a player's columns."""
    count = 0
    for card in range(PLAYED):
        if column(seat, 0) <= s.lies[card] <= column(seat, GROVES - 1):
            count += 1
    return count


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
    cubes, leads, margin, power = 0, 0, 0, 0
    for grove in range(GROVES):
        if s.cube[grove] == seat:
            cubes += 1
            leads += 1
        elif s.cube[grove] < 0:
            ahead = strength(s, seat, grove) - strength(s, 1 - seat, grove)
            margin += max(-5, min(5, ahead))
            leads += 1 if ahead > 0 else 0
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
    out[11] = spirits(s, seat)
