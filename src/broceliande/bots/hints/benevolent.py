"""Benevolent: five different gifts win (BE-122); leaves and secrets bring them."""

from __future__ import annotations

from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, TILES, Position
from broceliande.games.benevolent.gifts import different_gifts, obtainable
from broceliande.games.benevolent.tables import PRICE

FEATURES = (
    "gifts", "third", "fourth", "spare", "leaves", "affordable", "locked", "permanent",
    "ephemeral", "steps", "turn", "safe",
)  # fmt: skip
WEIGHTS = [0.333, 0.251, 1.415, 0.212, 0.239, 0.198, 0.0, 0.251, 0.73, 0.101, 0.277, 1.46]
TEAM = 0
LENGTH = 6


def features(s: Position, seat: int, out: list[float]) -> None:
    """What brings a seat near to five different gifts."""
    gifts = different_gifts(s, seat)
    out[0] = gifts
    out[1] = 1.0 if gifts >= 3 else 0.0
    out[2] = 1.0 if gifts >= 4 else 0.0
    spare, affordable, locked, safe = 0, 0, 0, 0
    for gift in range(GIFT_KINDS):
        own = s.gifts[seat][gift]
        if own == 0:
            if not obtainable(s, seat, gift):
                locked += 1
            elif PRICE[gift] <= s.leaves[seat]:
                affordable += 1
        else:
            spare += min(own - 1, 2)
            if s.piles[gift] > 0:
                safe += 1
    out[3] = spare
    out[4] = min(s.leaves[seat], 12)
    out[5] = affordable
    out[6] = locked
    permanent, ephemeral = 0, 0
    for face in range(FACES):
        if s.owner[face] == seat:
            if face < TILES:
                permanent += 1
            else:
                ephemeral += 1
    out[7] = permanent
    out[8] = ephemeral
    out[9] = s.card[seat]
    out[10] = 1.0 if s.player == seat else 0.0
    out[11] = safe
