"""Every mission that a character gives, and what it takes and yields."""

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
