"""Calibration in the terminal: a bar while bots play, then what was called beside what was won."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from broceliande.engine.words import Words
from broceliande.terminal.manners import tell_unlearnt

if TYPE_CHECKING:
    from broceliande.bots.calibration import Curve
    from broceliande.lab.calibrating import Plan


def calibrating(plan: Plan, rows: Path | None, out: Path, words: Words, jobs: int = 1) -> None:
    """Play, fit, show, and keep the curve beside the game's other ones."""
    from broceliande.lab import calibrating as lab

    plan.check()
    tell_unlearnt(plan.game, words)
    parts = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    bar = Progress(*parts, TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task(words.say("calibrate-plays", {"game": plan.game}), total=plan.games)

        def tell(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        kept = lab.collect(plan, rows, tell, jobs)
    found = lab.curve(plan, kept)
    lab.keep(out / f"{plan.game}.json", found)
    console = Console()
    console.print(_table(found, words))
    console.print(words.say("calibrate-holds" if found.holds else "calibrate-fails"))


def _table(found: Curve, words: Words) -> Table:
    table = Table(title=words.say("calibrate-title", {"positions": found.positions}))
    for key in ("calibrate-called", "calibrate-won", "calibrate-count"):
        table.add_column(words.say(key), justify="right")
    for one in found.bins:
        table.add_row(f"{100 * one.called:.1f}", f"{100 * one.won:.1f}", str(one.count))
    return table
