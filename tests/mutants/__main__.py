"""python -m tests.mutants benevolent"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from broceliande.engine.errors import UnknownGame
from tests.mutants import report, same
from tests.mutants.breeding import Mutant, breed, sample
from tests.mutants.grounds import ROOT, Ground, ground_of
from tests.mutants.report import Verdict
from tests.mutants.results import Learnt, Results
from tests.mutants.trial import Trial, hold

SCREEN = Console(highlight=False, soft_wrap=True)


def main(
    game: str,
    most: Annotated[int, typer.Option(help="try so many")] = 400,
    every: Annotated[bool, typer.Option("--all", help="try all")] = False,
    seed: Annotated[int, typer.Option(help="which ones are drawn")] = 1,
    only: Annotated[str, typer.Option(help="movement.py, or movement.py:45")] = "",
    again: Annotated[bool, typer.Option(help="only those not caught so far")] = False,
    workers: Annotated[int, typer.Option("-j", help="so many at a time")] = 1,
    patience: Annotated[float, typer.Option(help="seconds of tests for a mutant")] = 60,
    docs: Annotated[Path, typer.Option(help="the report")] = ROOT / "docs" / "mutants.md",
    build: Annotated[Path, typer.Option(help="what was found out")] = ROOT / "build" / "mutants",
) -> None:
    """Break the rules of a game in small ways and look whether its tests notice."""
    os.nice(5)
    try:
        ground = ground_of(game)
    except UnknownGame as problem:
        SCREEN.print(f"mutants: {problem}")
        raise typer.Exit(2) from None
    bred = breed(ground)
    name = "only" if only else ground.game.name
    results = Results.read(build / f"{name}.json")
    if not again:
        results.caught.clear()
    chosen = _chosen(bred, only) if only else sample(bred, len(bred) if every else most, seed)
    done = {key for key, test in results.caught.items() if test or key in same.reasons(name)}
    chosen = [mutant for mutant in chosen if mutant.key not in done]
    learnt = Learnt(build / f"{ground.game.name}.tests.json", ground)
    with tempfile.TemporaryDirectory() as cache:
        os.environ["BROCELIANDE_CACHE"] = cache
        trial = hold(ground, lambda trial: _try(trial, chosen, results, learnt, workers), patience)
    if trial.complaint:
        SCREEN.print(f"mutants: the tests fail as the rules are. {trial.complaint}", markup=False)
        raise typer.Exit(2)
    if only:
        for mutant in chosen:
            SCREEN.print(f"{results.caught[mutant.key] or 'SURVIVED'}  {mutant}", markup=False)
        return
    verdict = judged(ground, bred, results.caught)
    report.write(docs, verdict)
    _say(verdict, {mutant.key: mutant for mutant in bred})
    raise typer.Exit(0 if verdict.good else 1)


def _chosen(bred: list[Mutant], only: str) -> list[Mutant]:
    """Those of a file, or of a line of it."""
    name, _, line = only.partition(":")
    return [
        mutant
        for mutant in bred
        if Path(mutant.file).name == name and (not line or int(line) in mutant.lines)
    ]


def _try(
    trial: Trial, chosen: list[Mutant], results: Results, learnt: Learnt, workers: int
) -> None:
    trial.known = learnt.read()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=SCREEN,
        auto_refresh=False,  # no thread: processes are forked from here
    ) as bar:
        learning = bar.add_task("what tests meet", total=len(trial.items))
        bar.refresh()
        trial.learn()
        bar.update(learning, completed=len(trial.items), refresh=True)
        if trial.complaint:
            return
        learnt.write(trial.known)
        trying = bar.add_task("mutants", total=len(chosen))
        for mutant, test in trial.each(chosen, workers):
            results.caught[mutant.key] = test
            results.write()
            bar.update(trying, advance=1, refresh=True)


def judged(ground: Ground, bred: list[Mutant], caught: dict[str, str]) -> Verdict:
    """What came out, with what is known to change nothing."""
    verdict = Verdict(ground.game.name, len(bred))
    reasons = same.reasons(ground.game.name)
    keys = {mutant.key for mutant in bred}
    for key, test in caught.items():
        if key not in keys:
            continue
        if key in reasons and not test:
            verdict.same[key] = reasons[key]
        else:
            (verdict.caught if test else verdict.survived).append(key)
    for key in reasons:
        if key not in keys:
            verdict.stale.append(f"no longer exists: {key}")
        elif caught.get(key):
            verdict.stale.append(f"is caught by {caught[key]}: {key}")
    return verdict


def _say(verdict: Verdict, mutants: dict[str, Mutant]) -> None:
    for key in verdict.survived:
        mutant = mutants[key]
        SCREEN.print(f"survived  {mutant} [{mutant.kind}]", markup=False)
    for stale in verdict.stale:
        SCREEN.print(f"stale  {stale}", markup=False)
    SCREEN.print(report.TABLE.splitlines()[0])
    SCREEN.print(verdict.row().strip())


if __name__ == "__main__":
    typer.run(main)
