"""What a server bears, as a table in the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from broceliande.engine.words import Words
from broceliande.terminal.progress import _bar, number

COLUMNS = (
    ("moves_per_s", "load-moves"),
    ("p50_ms", "load-half"),
    ("p99_ms", "load-most"),
    ("client_p99_ms", "load-client"),
    ("core_share", "load-core"),
    ("core_waited", "load-waited"),
    ("most_moves_per_s", "load-limit"),
    ("idle_table_kb", "load-idle"),
    ("full_table_kb", "load-full"),
)


def loading(
    game: str, tables: Sequence[int], seconds: float, rate: float, as_json: bool, words: Words
) -> None:
    """Measure, and show a table or print JSON."""
    import broceliande as bro
    from broceliande.lab.load import load

    name = bro.game(game).name
    bar = _bar()
    with bar:
        task = bar.add_task(words.say("bench-begins"), total=len(tables) + 1, completed=-1)

        def tell(what: str) -> None:
            bar.update(task, description=what, advance=1)

        found = load(name, tables, seconds, tell, rate)
        bar.update(task, completed=len(tables) + 1)
    if as_json:
        print(json.dumps(found))
        return
    console = Console(highlight=False)
    console.print(_figures(found, words))
    told = {key: number(found[key]) for key in ("answers", "stored", "midst_table_kb")}
    times = {key: f"{found[key]:.3f}" for key in ("load_s", "start_s", "start_empty_s")}
    console.print(words.say("load-long", {**told, **times}), soft_wrap=True)


def _figures(found: dict[str, Any], words: Words) -> Table:
    table = Table(title=words.say("load-title", {"game": found["game"], "seats": found["seats"]}))
    table.add_column(words.say("load-tables"), justify="right")
    for _, key in COLUMNS:
        table.add_column(words.say(key), justify="right")
    for count, figures in found["tables"].items():
        table.add_row(count, *(number(figures[column]) for column, _ in COLUMNS))
    return table


def _plainly(value: float) -> str:
    return str(int(value)) if value == int(value) and value < 100 else number(value)


def one_figure(
    name: str,
    game: str,
    pace: tuple[int, float, float],
    counts: tuple[int, int],
    as_json: bool,
    words: Words,
) -> None:
    """Measure one figure, and say it beside its aim. `pace` are tables, seconds and moves a second;
    `counts` idle sockets and tables in the lobby."""
    import broceliande as bro
    from broceliande.lab.figures import Wanted, figure

    wanted = Wanted(bro.game(game).name, *pace, *counts)
    bar = _bar()
    with bar:
        task = bar.add_task(words.say("bench-begins"), total=None)
        found = figure(name, wanted, lambda what: bar.update(task, description=what))
    if as_json:
        print(json.dumps(found))
        return
    told = {key: _plainly(value) for key, value in found.items() if key != "figure"}
    console = Console(highlight=False)
    console.print(words.say(f"figure-{name}", told), soft_wrap=True)
    console.print(words.say("figure-load", told), soft_wrap=True)
