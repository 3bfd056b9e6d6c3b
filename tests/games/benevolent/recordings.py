"""How Benevolent's recorded games came about, and where move sequences are counted."""

from collections.abc import Iterator
from random import Random

import broceliande as bro
from tests.games.playing import play_on
from tests.laws.evidence import Recorded

# Seats, seed of the deal and of those who played, options.
GAMES: dict[str, tuple[int, int, dict[str, object]]] = {
    "five_gifts_2_seats": (2, 120, {}),
    "five_gifts_3_seats": (3, 44, {}),
    "five_gifts_4_seats": (4, 30, {}),
    "tied_rival": (3, 6, {}),
    "no_gift": (2, 15, {}),  # the pile is empty; and somebody pays to act once more
    "turn_limit": (3, 1, {"turn_limit": 12}),
    "no_choice": (3, 44, {}),  # the others were recorded before the amendment of that name
}


def recording(name: str) -> bro.Table:
    """Play a game at random, always in the same way."""
    seats, seed, options = GAMES[name]
    given = options if name == "no_choice" else {**options, "amendments": []}
    return play_on(bro.table("benevolent", seats, seed, given), Random(seed))


def starts() -> Iterator[tuple[str, bro.Table]]:
    """Tables just dealt, by seats and seed."""
    for seats in (2, 3, 4):
        for seed in (1, 2):
            yield f"{seats} {seed}", bro.table("benevolent", seats, seed, {"amendments": []})


RECORDED = Recorded(GAMES, recording, whole=GAMES, starts=starts, depth=4)
