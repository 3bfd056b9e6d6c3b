"""How fast batches are stepped, as a table in the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from broceliande.engine.words import Words
from broceliande.terminal.progress import chosen, measuring, number


def stepping(
    games: Sequence[str],
    seats: int | None,
    batch: int,
    threads: int,
    seconds: float,
    as_json: bool,
    words: Words,
) -> None:
    """Measure and show; with `as_json`, figures only on standard output."""
    from broceliande.lab import stepping as lab

    named, counts = chosen(games, seats, words)
    with measuring(counts + 1, words) as tell:
        found = lab.bench(named, seats, batch, threads, seconds, tell)
    if as_json:
        print(json.dumps(found))
    else:
        Console().print(_figures(found, words))


def _figures(found: dict[str, Any], words: Words) -> Table:
    told = {"batch": found["batch"], "threads": found["threads"]}
    table = Table(title=words.say("vector-title", told))
    table.add_column(words.say("bench-game"))
    for key in ("bench-count", "vector-steps", "vector-room", "vector-zoo", "vector-peer"):
        table.add_column(words.say(key), justify="right")
    peer = found.get("peers", {}).get("connect_four")
    for game, by_seats in found["games"].items():
        for seats, figures in by_seats.items():
            steps = figures["steps_per_s"]
            one = found.get("zoo", {}).get(game)
            cells = [number(steps), number(figures["bytes_per_game"])]
            cells += [number(one) if one else "", f"× {steps / peer:.0f}" if peer else ""]
            table.add_row(game, seats, *cells)
    return table
