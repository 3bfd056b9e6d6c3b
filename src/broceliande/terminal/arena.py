"""The arena in the terminal: a bar while it plays, a table of strengths, or JSON."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from broceliande.engine.words import Words, title_of
from broceliande.terminal.manners import tell_unlearnt

if TYPE_CHECKING:
    from broceliande.lab.arena import Plan


ELO = {False: ("elo", "low", "high"), True: ("elo", "elo_low", "elo_high")}  # with teams or not


def arena(
    plan: Plan, jobs: int, out: Path | None, resume: bool, as_json: bool, words: Words
) -> None:
    """Play and show; with `as_json`, figures only on standard output."""
    from broceliande.lab import arena as lab

    plan.check()
    tell_unlearnt(plan.game, words)
    parts = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    bar = Progress(*parts, TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task(words.say("arena-plays", {"game": _game(plan, words)}), total=None)
        rows = lab.run(
            plan, jobs, out, resume, lambda done, of: bar.update(task, completed=done, total=of)
        )
    figures = teams(plan, rows) if plan.team else strengths(rows)
    met = [] if plan.team else met_in(rows)
    if as_json:
        told = {"plan": asdict(plan), "games": len(rows), "bots": figures, "pairs": met}
        print(json.dumps(told))
        return
    Console().print(_table(plan, figures, words))
    if met:
        Console().print(_matrix([one["bot"] for one in figures], met, words))


def _game(plan: Plan, words: Words) -> str:
    import broceliande as bro

    return title_of(bro.game(plan.game), words.lang)


def strengths(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every bot's Elo with its interval."""
    from broceliande.lab.arena import results
    from broceliande.lab.ratings import rate

    return [asdict(one) for one in rate(results(rows))]


def met_in(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each bot won alone among each other."""
    from broceliande.lab.arena import results
    from broceliande.lab.ratings import pairs

    return [asdict(one) for one in pairs(results(rows))]


def teams(plan: Plan, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How often each bot's team won, with its interval, and its Elo over the weakest."""
    from broceliande.lab.arena import results
    from broceliande.lab.ratings import rate_teams, wilson

    rated = {one.bot: one for one in rate_teams(results(rows))}
    found = []
    for bot in plan.bots:
        own = [row for row in rows if row["bots"][0] == bot]
        won = sum(row["shares"][0] for row in own)
        low, high = wilson(won, len(own))
        mean = sum(row["scores"][0] for row in own) / max(1, len(own))
        share = won / max(1, len(own))
        found.append(
            {"bot": bot, "won": share, "low": low, "high": high, "games": len(own), "score": mean}
            | {"elo": rated[bot].elo, "elo_low": rated[bot].low, "elo_high": rated[bot].high}
        )
    return sorted(found, key=lambda one: -one["won"])


def _table(plan: Plan, figures: list[dict[str, Any]], words: Words) -> Table:
    table = Table(title=words.say("arena-title", {"game": _game(plan, words), "seats": plan.seats}))
    table.add_column(words.say("arena-bot"))
    for key in ("arena-won" if plan.team else "arena-elo", "arena-interval", "arena-games"):
        table.add_column(words.say(key), justify="right")
    rest = ("arena-mean", "arena-elo", "arena-interval") if plan.team else ("arena-share",)
    for key in rest:
        table.add_column(words.say(key), justify="right")
    for one in figures:
        elo = [f"{one[key]:+.0f}" for key in ELO[plan.team]]
        if plan.team:
            main, low, high = (_percent(one[key], words) for key in ("won", "low", "high"))
            last = [f"{one['score']:.2f}", elo[0], f"{elo[1]} … {elo[2]}"]
        else:
            main, low, high = elo
            last = [_percent(one["score"], words)]
        table.add_row(one["bot"], main, f"{low} … {high}", str(one["games"]), *last)
    return table


def _matrix(bots: list[str], met: list[dict[str, Any]], words: Words) -> Table:
    """All pairs: who is alone stands before the line, the others above the column."""
    table = Table(title=words.say("arena-pairs"), show_lines=True)
    table.add_column(words.say("arena-alone"))
    for bot in bots:
        table.add_column(bot, justify="right")
    found = {(one["bot"], one["among"]): one for one in met}
    for bot in bots:
        cells = (found.get((bot, other)) for other in bots)
        table.add_row(bot, *("" if one is None else _cell(one, words) for one in cells))
    return table


def _cell(one: dict[str, Any], words: Words) -> str:
    low, high = (f"{100 * one[key]:.0f}" for key in ("low", "high"))
    span = {"share": _percent(one["share"], words), "low": low, "high": high, "games": one["games"]}
    return words.say("arena-pair", span)


def _percent(share: float, words: Words) -> str:
    return words.say("arena-percent", {"share": share})
