"""How fast games are on a card, as a table in the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from broceliande.engine.words import Words
from broceliande.terminal.progress import chosen, measuring, number

COLUMNS = ("moves_per_s", "games_per_s", "steps_per_s", "position_bytes", "bytes_per_game")


def on_card(
    games: Sequence[str],
    seats: int | None,
    batch: int,
    seconds: float,
    as_json: bool,
    words: Words,
) -> None:
    """Measure and show; with `as_json`, figures only on standard output."""
    from broceliande.lab import cards

    named, counts = chosen(games, seats, words)
    with measuring(counts, words) as tell:
        found = cards.bench(named, seats, batch, seconds, tell)
    if as_json:
        print(json.dumps(found))
    else:
        Console().print(_figures(found, words))


def _figures(found: dict[str, Any], words: Words) -> Table:
    told = {"card": found["card"], "batch": found["batch"]}
    table = Table(title=words.say("card-title", told))
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-count"), justify="right")
    for key in COLUMNS:
        table.add_column(words.say(f"card-{key.replace('_', '-')}"), justify="right")
    table.add_column(words.say("card-start"), justify="right")
    for game, by_seats in found["games"].items():
        for seats, figures in by_seats.items():
            row = [number(figures[key]) for key in COLUMNS]
            table.add_row(game, seats, *row, f"{figures['start_s']:.1f}")
    return table
