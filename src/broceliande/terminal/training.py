"""Training in the terminal: a bar for whatever is being done, then a line for each generation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from broceliande.engine.errors import SetupError
from broceliande.engine.words import Words

if TYPE_CHECKING:
    from broceliande.lab.learning.training import Course


def training(course: Course, folder: Path, words: Words) -> None:
    """Learn, or go on learning; show how it went and draw the curve beside the nets."""
    from broceliande.lab.learning.curve import draw
    from broceliande.lab.learning.training import Run

    parts = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    with Progress(*parts, TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=1.0)

        def tell(what: str, number: int, part: float) -> None:
            told = words.say(f"train-{what}", {"number": number + 1, "of": course.generations})
            bar.update(task, description=told, completed=part)

        try:
            run = Run(course, folder, tell)
            best, picture = run.go(), folder / "curve.svg"
            picture.write_text(draw(run.state, words), "utf-8")
        except OSError as wrong:
            raise SetupError(f"{folder} cannot be written: {wrong.strerror}") from None
    console = Console()
    console.print(_table(run.state["generations"], words))
    console.print(
        words.say("train-best", {"net": str(best), "picture": str(picture)}), soft_wrap=True
    )
    told = f"broceliande arena --game {course.game} --bots merlin@0.1s:net={best},archdruid@0.1s"
    console.print(words.say("train-use", {"command": told}), soft_wrap=True)


def _table(generations: list[dict[str, Any]], words: Words) -> Table:
    table = Table(title=words.say("train-title"))
    for key in ("generation", "games-seen", "positions", "surprise", "duels-won", "kept"):
        table.add_column(words.say(f"train-{key}"), justify="right")
    for at, one in enumerate(generations):
        table.add_row(
            str(at + 1), str(one["games"]), str(one["lessons"]), f"{one['surprise']:.3f}",
            _duels(one["duels"], words), words.say("train-yes" if one["kept"] else "train-no"),
        )  # fmt: skip
    return table


def _duels(duels: dict[str, dict[str, Any]], words: Words) -> str:
    """For each number of seats: what was won, its interval, and what is fair."""
    return "\n".join(
        words.say(
            "train-duel",
            {
                "seats": int(seats),
                "won": round(100 * one["share"]),
                "low": round(100 * one["low"]),
                "high": round(100 * one["high"]),
                "fair": round(100 * one["fair"]),
                "games": one["games"],
            },
        )
        for seats, one in duels.items()
    )
