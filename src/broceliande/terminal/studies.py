"""The commands of studies: bench, arena, picture, calibrate, train; each imports what it needs, so
that `--help` is quick."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from broceliande.terminal.manners import sentences, words_for

AsJson = Annotated[bool, typer.Option("--json", help="Figures only, for programs.")]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; repeatable.")
]
Language = Annotated[str, typer.Option("--lang", help="fr or en; as the system's if not given.")]


class Figure(StrEnum):
    """What a server must bear."""

    MOST = "most"
    PACE = "pace"
    SOCKETS = "sockets"
    LOBBY = "lobby"
    HOSTILE = "hostile"
    CALLS = "calls"


measure = typer.Typer(invoke_without_command=True)


@measure.callback()
def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 2.0,
    option: Options = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure: moves and games a second, copies, compiling; beside OpenSpiel where it is there.
    `bench server` measures the server, `bench vector` games stepped together."""
    if context.invoked_subcommand is not None:
        return
    with sentences():
        from broceliande.fast import need_compiler
        from broceliande.terminal import opening
        from broceliande.terminal.progress import benching

        need_compiler()
        options = dict(opening.option(text) for text in option or [])
        benching(game or [], seats, seconds, options, as_json, words_for(lang))


@measure.command("vector")
def bench_vector(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    batch: Annotated[int, typer.Option(min=1, help="Games that are stepped together.")] = 1024,
    threads: Annotated[int, typer.Option(min=1, help="Threads that share them.")] = 1,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 2.0,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure the vector environment: steps a second with observations and legal moves, and the
    face of PettingZoo beside PettingZoo's own connect_four, where that is installed."""
    with sentences():
        from broceliande.fast import need_compiler

        need_compiler()
        from broceliande.terminal.stepping import stepping

        stepping(game or [], seats, batch, threads, seconds, as_json, words_for(lang))


@measure.command("gpu")
def bench_gpu(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 1 << 20,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 2.0,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure games on a graphics card: random play, and steps with observations and masks."""
    with sentences():
        from broceliande.gpu import need_card

        need_card()
        from broceliande.terminal.cards import on_card

        on_card(game or [], seats, batch, seconds, as_json, words_for(lang))


@measure.command("server")
def bench_server(
    more: Annotated[list[int] | None, typer.Argument(metavar="[TABLES]...", min=2)] = None,
    tables: Annotated[
        list[int] | None, typer.Option(min=2, help="How many tables; several in a row.")
    ] = None,
    game: Annotated[str, typer.Option(help="The game that is played.")] = "benevolent",
    seconds: Annotated[float, typer.Option(help="How long each pace is held.")] = 10.0,
    rate: Annotated[float, typer.Option(help="Moves a second to hold.")] = 300.0,
    only: Annotated[
        Figure | None, typer.Option(help="One figure, with its aim; at 1,000 tables if not given.")
    ] = None,
    sockets: Annotated[int, typer.Option(min=1, help="Idle ones, for that figure.")] = 10_000,
    listed: Annotated[int, typer.Option(min=2, help="Open tables, for the lobby.")] = 10_000,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Measure the server: random games over real sockets, at 100, 500 and 1,000 tables; or one
    figure alone: most moves, pace, idle sockets, lobby, a hostile client, calls."""
    with sentences():
        from broceliande.terminal.loading import loading, one_figure

        counts = [*(tables or []), *(more or [])]
        if only is None:
            loading(game, counts or [100, 500, 1000], seconds, rate, as_json, words_for(lang))
        else:
            pace = (counts or [1000])[0], seconds, rate
            one_figure(only.value, game, pace, (sockets, listed), as_json, words_for(lang))


def arena(
    game: Annotated[str, typer.Option(help="The game that is played.")],
    bots: Annotated[
        str, typer.Option(help="Their names, with commas: greedy,druid@500,planner.py:Planner")
    ],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="For each pair of bots, or each team.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal; the same deals for all.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="Games played at the same time; one a core if not given.")
    ] = None,
    ladder: Annotated[bool, typer.Option(help="Only neighbours in the list meet.")] = False,
    alone: Annotated[
        bool, typer.Option(help="Of each pair, only the first is ever one among the others.")
    ] = False,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Keep every game in a Parquet file.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on with the run of that file.")] = False,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Bots against bots: common deals, seats in turn; Elo or a team's victories."""
    with sentences():
        from broceliande.fast import need_compiler

        need_compiler()
        from broceliande.lab.arena import Plan
        from broceliande.terminal import opening
        from broceliande.terminal.arena import arena as fight

        named = tuple(name.strip() for name in bots.split(",") if name.strip())
        chosen = dict(opening.option(text) for text in option or [])
        plan = Plan(game, named, seats, games, seed, ladder, chosen, alone)
        each = jobs if jobs is not None else os.cpu_count() or 1
        fight(plan, each, out, resume, as_json, words_for(lang))


def picture(
    runs: Annotated[list[Path], typer.Argument(help="Parquet files of the arena.")],
    out: Annotated[Path, typer.Option(help="The picture, as SVG.")],
    lang: Language = "",
) -> None:
    """Draw how strong bots were in runs of the arena, with their intervals."""
    with sentences():
        from broceliande.lab.picture import of_files

        drawn = of_files(runs, words_for(lang))
        try:
            out.write_text(drawn, "utf-8")
        except OSError as wrong:
            from broceliande.engine.errors import SetupError

            raise SetupError(f"{out} cannot be written: {wrong.strerror}") from None


def calibrate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game that is played.")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    level: Annotated[str, typer.Option(help="How all of them play.")] = "pupil",
    games: Annotated[int, typer.Option(help="How many games.")] = 2000,
    seed: Annotated[int, typer.Option(help="The first deal.")] = 200_000,
    rows: Annotated[
        Path | None, typer.Option(help="Keep what was called here, and go on with it.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder of the curve; beside the bots if not given.")
    ] = None,
    every_seat: Annotated[
        bool,
        typer.Option("--every-seat", help="Call the chance of every seat at each moment."),
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(help="Games played at the same time; one a core if not given.")
    ] = None,
    lang: Language = "",
) -> None:
    """Measure what the chances that a search calls are worth, so that they may be told: bots play
    whole games, and of positions called alike it is counted how many were won."""
    with sentences():
        from broceliande.fast import need_compiler

        need_compiler()
        from broceliande.bots.calibration import CURVES
        from broceliande.lab.calibrating import Plan
        from broceliande.terminal.calibrating import calibrating

        each = jobs if jobs is not None else os.cpu_count() or 1
        plan = Plan(game, seats, level, games, seed, every_seat)
        calibrating(plan, rows, out or CURVES, words_for(lang), each)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game that is learnt.")],
    out: Annotated[Path, typer.Option(help="The folder of the run; one that is there goes on.")],
    seats: Annotated[
        str,
        typer.Option(help="How many play, with commas; as the game is played if not given."),
    ] = "",
    option: Options = None,
    generations: Annotated[int, typer.Option(help="Of games, learning and duels.")] = 4,
    seconds: Annotated[float, typer.Option(help="Of games in each of them.")] = 600.0,
    iterations: Annotated[
        int,
        typer.Option(help="Of the search in these games; the game's usual number if not given."),
    ] = 0,
    rounds: Annotated[int, typer.Option(help="How often all positions are gone through.")] = 4,
    duels: Annotated[int, typer.Option(help="Games against the best net so far.")] = 48,
    thought: Annotated[float, typer.Option(help="Seconds for a decision in a duel.")] = 0.02,
    seed: Annotated[int, typer.Option(help="Of deals and first weights.")] = 0,
    trust: Annotated[
        float, typer.Option(help="In how a game went on: 1 learns from its end alone.")
    ] = 0.85,
    rollouts: Annotated[
        int, typer.Option(help="Games to their end from each position that is kept.")
    ] = 0,
    begin: Annotated[
        str, typer.Option(metavar="NET", help="Begin with a net; with the hint if not given.")
    ] = "",
    against: Annotated[
        str, typer.Option(metavar="NET", help="Begin as this net, and learn to beat it alone.")
    ] = "",
    master: Annotated[
        float,
        typer.Option(help="Seconds for which a large net learns, whose games are learnt from too."),
    ] = 0.0,
    beliefs: Annotated[
        int,
        typer.Option(help="Positions at most from which is learnt which hidden cards are likely."),
    ] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="Games played at the same time; one a core if not given.")
    ] = None,
    lang: Language = "",
) -> None:
    """Learn a net that judges a game, from games that bots play with themselves; a graphics card
    is used to learn where there is one."""
    with sentences():
        from broceliande.fast import need_compiler

        need_compiler()
        from broceliande.lab.learning import courses, need_torch
        from broceliande.lab.learning.training import Course
        from broceliande.terminal import opening
        from broceliande.terminal.training import training

        need_torch()
        chosen = dict(opening.option(text) for text in option or [])
        each = jobs if jobs is not None else os.cpu_count() or 1
        own = courses.usual(game, courses.numbers(seats) if seats else (), chosen, iterations)
        course = Course(
            *own, generations, seconds, rounds, duels, thought, seed, each, trust, rollouts,
            begin, against, master, beliefs,
        )  # fmt: skip
        training(course, out, words_for(lang))
