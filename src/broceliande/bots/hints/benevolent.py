"""Benevolent: five different gifts win (BE-122); leaves and secrets bring them."""

from __future__ import annotations

from broceliande.games.benevolent.fields import FACES, GIFT_KINDS, Position
from broceliande.games.benevolent.gifts import different_gifts, obtainable
from broceliande.games.benevolent.names import TILES
from broceliande.games.benevolent.tables import PRICE

FEATURES = (
    "gifts", "third", "fourth", "spare", "leaves", "affordable", "permanent", "ephemeral", "steps",
    "turn", "safe",
)  # fmt: skip
WEIGHTS = [0.333, 0.251, 1.415, 0.212, 0.239, 0.198, 0.251, 0.73, 0.101, 0.277, 1.46]
TEAM = 0
LENGTH = 6
# As strong as by the hint in twenty times as many, and sooner.
BY_NET = {"archdruid": (1_000, 0.0)}


def held(s: Position, seat: int, first: int, end: int) -> int:
    """BE-090: how many of these faces a seat holds: the Permanent ones come first."""
    count = 0
    for face in range(first, end):
        if s.owner[face] == seat:
            count += 1
    return count


def features(s: Position, seat: int, out: list[float]) -> None:
    """What brings a seat near to five different gifts."""
    gifts = different_gifts(s, seat)
    out[0] = gifts
    out[1] = 1.0 if gifts >= 3 else 0.0
    out[2] = 1.0 if gifts >= 4 else 0.0
    spare, affordable, safe = 0, 0, 0
    for gift in range(GIFT_KINDS):
        own = s.gifts[seat][gift]
        if own == 0:
            if PRICE[gift] <= s.leaves[seat] and obtainable(s, seat, gift):
                affordable += 1
        else:
            spare += min(own - 1, 2)
            if s.piles[gift] > 0:
                safe += 1  # nobody takes it away while its pile lasts (BE-077)
    out[3] = spare
    out[4] = min(s.leaves[seat], 12)
    out[5] = affordable
    out[6] = held(s, seat, 0, TILES)
    out[7] = held(s, seat, TILES, FACES)
    out[8] = s.card[seat]
    out[9] = 1.0 if s.player == seat else 0.0
    out[10] = safe
