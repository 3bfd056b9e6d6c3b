"""Every mission that a character gives, and what it takes and yields; characters on tiles."""

from broceliande.games.roundforest.names import WITH_MISSIONS

# Who, which mission, objects and coins (copper, silver) before and after, apples won.
DONE: list[tuple[str, str, str, tuple[int, int], list[str], tuple[int, int], int]] = [
    ("smith", "top", "anvil", (0, 0), ["sword"], (0, 0), 0),
    ("smith", "bottom", "anvil sword", (0, 0), ["sword"], (0, 0), 1),
    ("innkeeper", "top", "barrel", (0, 0), ["potion"], (0, 0), 0),
    ("innkeeper", "bottom", "barrel potion", (0, 0), ["potion"], (0, 0), 1),
    ("sculptor", "top", "stone", (0, 0), ["cross"], (0, 0), 0),
    ("sculptor", "bottom", "stone cross", (0, 0), ["cross"], (0, 0), 1),
    ("witch", "top", "cross", (0, 0), [], (0, 0), 0),
    ("witch", "bottom", "cross potion", (0, 0), [], (0, 0), 1),
    ("bandit", "top", "", (2, 0), [], (0, 0), 0),
    ("bandit", "bottom", "sword", (3, 0), [], (1, 0), 1),
    ("devil", "top", "", (0, 1), [], (0, 0), 0),
    ("devil", "bottom", "cross", (0, 2), [], (0, 1), 1),
]

TILES = "r4c1 r4c3 r4c4 r4c6 r5c1 r5c3 r5c4 r5c6 r6c3 r6c4 r1c4 r1c5"


def standing(*names: str) -> dict[str, str]:
    """These characters on tiles of the base board; B owes the debts."""
    debts = [f"{name} B" if name in WITH_MISSIONS else name for name in names]
    return dict(zip(TILES.split(), debts, strict=False))
