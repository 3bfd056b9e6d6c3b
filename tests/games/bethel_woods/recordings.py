"""How Bethel Woods' recorded games came about, and where move sequences are counted."""

from collections.abc import Iterator
from random import Random

import broceliande as bro
from tests.games.playing import EVER, play_on
from tests.laws.evidence import Recorded
from tests.laws.recorded import load

# How each game came about: seats, seed (of those who played too), how many answers.
GAMES: dict[str, tuple[int, int, int]] = {
    "loss_critical": (3, 1, EVER),
    "loss_spies": (3, 88, EVER),
    "harris": (2, 3, EVER),
    "junas": (3, 19, EVER),
    "linny_and_violet": (4, 5, EVER),
    "nova": (3, 7, EVER),
    "fenn": (2, 27, EVER),
    "limit6": (2, 147, EVER),
    "redirect": (4, 2, EVER),
    "build_plus1": (2, 30, EVER),
    "unmask_plus1": (2, 63, EVER),
    "two_substitutes": (2, 159, 54),
    "gift": (3, 1159, EVER),
    "one_or_two": (3, 1159, 51),
    "receiver": (3, 19, 53),
    "full_section": (3, 7, 27),
    "second_spy": (2, 27, 49),
    "no_choice": (2, 27, EVER),  # the others were recorded before the amendment of that name
}
BEFORE: dict[str, object] = {"amendments": []}
# Played by a planner that looked ahead: seats and ending.
PLANNED = {
    "win_2_seats": (2, "win"),
    "win_1_seat_hard": (1, "win"),
    "loss_reserve": (3, "loss_reserve"),
}


WHOLE = {*PLANNED, *(name for name, (_, _, answers) in GAMES.items() if answers == EVER)}


def recording(name: str) -> bro.Table:
    """Play a game at random, always in the same way; or as a planner answered."""
    if name in PLANNED:
        return dealt(load("bethel-woods", name))
    seats, seed, answers = GAMES[name]
    options: dict[str, object] = {} if name == "no_choice" else BEFORE
    return play_on(bro.table("bethel-woods", seats, seed, options), Random(seed), answers)


def dealt(t: bro.Table) -> bro.Table:
    """The same game, dealt and answered once more."""
    twin = bro.table(t.game, t.seats, t.seed, {**t.options, **BEFORE})
    for seat, move in t.played:
        twin.play(seat, move)
    return twin


def starts() -> Iterator[tuple[str, bro.Table]]:
    """Tables just dealt, by seats and seed; the second one is hard."""
    for seats in (1, 2, 3, 4):
        for seed in (1, 2):
            options = {"level": "hard"} if seed == 2 else {}
            yield f"{seats} {seed}", bro.table("bethel-woods", seats, seed, options | BEFORE)


RECORDED = Recorded((*GAMES, *PLANNED), recording, whole=WHOLE, starts=starts, depth=5)
