"""What each game is learnt with, if nothing else is said: numbers of seats and options.

A number that stands there twice is played twice as often, and so with options.
"""

from __future__ import annotations

from broceliande.engine.errors import BadSeats

Options = dict[str, object]

SEATS: dict[str, tuple[int, ...]] = {
    "benevolent": (2, 2, 3, 4),
    "bethel-woods": (1, 2, 2, 3, 4),
    "bloody-grove": (2,),
    "broom-service": (2, 2, 3, 4, 5),
    "roundforest": (2, 2, 3, 4),
}
OPTIONS: dict[str, tuple[Options, ...]] = {
    "bethel-woods": ({}, {}, {}, {"level": "impossible"}),
    "broom-service": (
        {},
        {"storm_clouds": True, "mountain_tiles": True},
        {"side": "verso"},
        {"side": "verso", "storm_clouds": True, "mountain_tiles": True},
    ),
    "roundforest": ({}, {"harder": True}),
}
ITERATIONS = {"bethel-woods": 1_000}  # with 200 one game in sixty is won, and nothing to be learnt


USUAL = 120


def usual(
    game: str, seats: tuple[int, ...], options: Options, iterations: int
) -> tuple[str, tuple[int, ...], tuple[Options, ...], int]:
    """How a course begins: with what was said, and with the game's own where nothing was."""
    return (
        game,
        seats or SEATS.get(game, (2,)),
        (options,) if options else OPTIONS.get(game, ({},)),
        iterations or ITERATIONS.get(game, USUAL),
    )


def numbers(text: str) -> tuple[int, ...]:
    """Numbers of seats as they are written on the command line."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadSeats(f"{text!r} are no numbers of seats; write 2 or 2,2,3") from None
