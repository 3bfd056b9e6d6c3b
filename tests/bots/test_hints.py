"""What a hint reckons in one look is what the rules reckon grove by grove."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import broceliande as bro
from broceliande.bots.asking import state_of
from broceliande.bots.hints import bloody_grove
from broceliande.games.bloody_grove.cards import column
from broceliande.games.bloody_grove.groves import card_strength, of_animal, token_strength
from broceliande.games.bloody_grove.names import GROVES, PLAYED
from broceliande.games.bloody_grove.tables import ANIMAL, GROVE_BONUS, TRANSFORMATION_BONUS
from broceliande.games.bloody_grove.transform import transformation


def strength(s: Any, seat: int, grove: int) -> int:
    """BG-065 to BG-070, as the end of a round counts it."""
    top = transformation(s, seat)
    total = token_strength(s, seat, grove) + card_strength(s, seat, grove)
    if top >= 0:
        total += TRANSFORMATION_BONUS * of_animal(s, seat, grove, ANIMAL[top])
    return total + GROVE_BONUS * of_animal(s, seat, grove, s.groves[grove])


def positions() -> Iterator[Any]:
    """Those of a few games in which anything is played."""
    for seed in range(4):
        table, chance = bro.table("bloody-grove", 2, seed), random.Random(seed)
        while not table.over:
            yield state_of(table)
            seat = table.asked[0]
            table.play(seat, chance.choice(table.moves(seat)))


def test_leads_in_bloody_grove_are_those_that_would_be_counted() -> None:
    aheads = set()
    for s in positions():
        for seat in (0, 1):
            out = [0.0] * len(bloody_grove.FEATURES)
            spirits = bloody_grove.lead(s, seat, out)
            ahead = [
                strength(s, seat, grove) - strength(s, 1 - seat, grove) for grove in range(GROVES)
            ]
            own = range(column(seat, 0), column(seat, GROVES - 1) + 1)
            assert out[:GROVES] == ahead
            assert spirits == sum(s.lies[card] in own for card in range(PLAYED))
            aheads.update(ahead)
    assert len(aheads) > 8, "of all kinds"
