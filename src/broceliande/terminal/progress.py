"""Long work in the terminal: progress bars for compiling, a table for measuring."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from broceliande.engine.errors import BadSeats
from broceliande.engine.rules import Rules
from broceliande.engine.words import Words

COLUMNS = (
    ("plain_moves_per_s", "bench-plain"),
    ("fast_moves_per_s", "bench-fast"),
    ("fast_games_per_s", "bench-games"),
    ("step_moves_per_s", "bench-step"),
    ("clones_per_s", "bench-clones"),
    ("redeals_per_s", "bench-redeals"),
    ("compile_s", "bench-compile"),
    ("warm_s", "bench-warm"),
)


def warming(found: Sequence[Rules], words: Words) -> None:
    """Compile each game behind a bar that counts its functions, and what its bots need."""
    from broceliande.bots.thinking import prepare_rules
    from broceliande.fast.warm import warm

    bar = _bar()
    with bar:
        for rules in found:
            title = words.say("warm-game", {"game": rules.game.name})
            task = bar.add_task(title, total=None)
            warm(rules, lambda n, all, t=task: bar.update(t, completed=n, total=all))  # type: ignore[misc]
            prepare_rules(rules)


def benching(
    games: Sequence[str],
    seats: int | None,
    seconds: float,
    options: Mapping[str, object],
    as_json: bool,
    words: Words,
) -> None:
    """Measure and show; with `as_json`, figures only on standard output."""
    from broceliande.lab import bench, peers

    named, counts = chosen(games, seats, words)
    with measuring(counts + len(named) + peers.installed(), words) as tell:
        found: dict[str, Any] = dict(bench.bench(named, seats, seconds, tell, options))
        beside = None
        if peers.installed():
            tell(words.say("bench-peers"))
            beside = peers.bench_peers(seconds)
    if as_json:
        print(json.dumps(found | ({"peers": beside} if beside else {})))
        return
    Console().print(_figures(found, words))
    if beside:
        Console().print(_ratios(found, beside, words))


def chosen(games: Sequence[str], seats: int | None, words: Words) -> tuple[list[str], int]:
    """The games to measure, all if none is named, and how many tables they make."""
    import broceliande as bro

    named = [bro.game(name).name for name in games] or list(bro.games())
    for name in named:
        if seats is not None and seats not in bro.game(name).seats:
            raise BadSeats(words.say("bench-seats", {"game": name, "seats": seats}))
    return named, sum(1 if seats is not None else len(bro.game(name).seats) for name in named)


@contextmanager
def measuring(steps: int, words: Words) -> Iterator[Callable[[str], None]]:
    """A bar for so many steps, to be told what each begins with."""
    bar = _bar()
    with bar:
        task = bar.add_task(words.say("bench-begins"), total=steps, completed=-1)
        yield lambda what: bar.update(task, description=what, advance=1)
        bar.update(task, completed=steps)


def _bar() -> Progress:
    """A bar on standard error: standard output is for results."""
    parts = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    return Progress(*parts, console=Console(stderr=True))


def _figures(found: dict[str, Any], words: Words) -> Table:
    table = Table(title=words.say("bench-title"))
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-count"), justify="right")
    for _, key in COLUMNS:
        table.add_column(words.say(key), justify="right")
    for game, by_seats in found.items():
        for seats, figures in by_seats.items():
            shown = [number(figures[column]) for column, _ in COLUMNS]
            table.add_row(game, seats, *shown)
    return table


def _ratios(found: dict[str, Any], beside: dict[str, Any], words: Words) -> Table:
    """How many times as fast as each peer, in play-outs of the same run."""
    table = Table(title=words.say("bench-ratios"))
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-count"), justify="right")
    for name, figures in beside.items():
        table.add_column(f"{name}\n{number(figures['moves_per_s'])}", justify="right")
    for game, by_seats in found.items():
        for seats, figures in by_seats.items():
            own = figures["fast_moves_per_s"]
            shown = [f"× {own / peer['moves_per_s']:.1f}" for peer in beside.values()]
            table.add_row(game, seats, *shown)
    return table


def number(value: float) -> str:
    """A figure as people read it."""
    return f"{value:,.0f}".replace(",", "\u202f") if value >= 100 else f"{value:.2f}"
