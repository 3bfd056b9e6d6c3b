"""The command line, thin: each command imports what it needs, so that `--help` is quick."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from broceliande.server.keeper import commands as server
from broceliande.terminal.manners import (
    edit_lines,
    language,
    open_console,
    print_line,
    sentences,
    words_for,
)

app = typer.Typer(
    help="Brocéliande: five enchanted-forest board games, whole and by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name, such as benevolent.")]
AsJson = Annotated[bool, typer.Option("--json", help="Figures only, for programs.")]
EditionFile = Annotated[Path | None, typer.Option(help="A file that corrects components.")]
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


def main() -> None:
    """The command `broceliande`."""
    app(prog_name="broceliande")


@app.command()
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    people: Annotated[
        int | None,
        typer.Option(help="How many at this keyboard, 1 if not given; bots do the rest."),
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeatable.")] = None,
    lang: Language = "",
    seed: Annotated[int | None, typer.Option(help="Deal the game of this number.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    bots: Annotated[
        str, typer.Option(help="How the bots play: sapling, pupil, druid or archdruid.")
    ] = "pupil",
    only: Annotated[
        bool | None,
        typer.Option(
            "--only/--every",
            help="Whether an only answer is given for you; if not said, alone with bots it is.",
        ),
    ] = None,
) -> None:
    """Play a game here, in the terminal, against bots or with friends at the same keyboard."""
    with sentences():
        import random

        from broceliande.bots import bot
        from broceliande.terminal import opening
        from broceliande.terminal.session import Session

        lang, names = language(lang), name or []
        if load is None:
            table = opening.dealt(game, seats, seed, option or [], edition)
        else:
            table = opening.loaded(game, load, bool(seats or option or edition))
        people = max(1, len(names)) if people is None else people
        opening.sit_down(table, people, names)
        edit_lines()
        brief = people == 1 if only is None else only
        rng, console = random.Random(seed), open_console()
        session = Session(table, people, bot(bots), lang, rng, console, only=brief)
        if load is not None:
            session.files.add(load.resolve())
        session.run()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    commitment: Annotated[str, typer.Option(help="The SHA-256 published at its start.")] = "",
    lang: Language = "",
) -> None:
    """Replay a saved game: was it dealt from its seed, and was every answer allowed?"""
    with sentences():
        from broceliande.terminal.verifying import verified

        if not verified(file, commitment, words_for(lang), open_console()):
            raise typer.Exit(1)


@app.command()
def rules(
    game: GameName,
    what: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="Such as BE-031; or a word to look for.")
    ] = "",
    lang: Language = "",
) -> None:
    """Read the rules of a game: all of them, one paragraph, or those with a word."""
    with sentences():
        import broceliande as bro
        from broceliande.engine.rulebook import rulebook_of
        from broceliande.terminal import reading

        lang, console = language(lang), open_console()
        book = rulebook_of(bro.game(game), lang)
        found = reading.look_up(book, what) if what else list(book.paragraphs.values())
        if not found:
            print_line(
                open_console(stderr=True), words_for(lang).say("no-such-rule", {"text": what})
            )
            raise typer.Exit(2)
        if not what:
            console.print(book.title, style="bold")
            console.print(reading.prose(book.introduction))
        for part in reading.shown(found):
            console.print(part)


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    edition: EditionFile = None,
    lang: Language = "",
) -> None:
    """Compile the rules ahead of time, so that bots and studies need not wait."""
    with sentences():
        import broceliande as bro
        from broceliande.engine.rules import rules_of
        from broceliande.terminal.progress import warming

        found = [bro.game(name) for name in games or bro.games()]
        warming([rules_of(game, game.edition(edition)) for game in found], words_for(lang))


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
    `bench server` measures the server."""
    if context.invoked_subcommand is not None:
        return
    with sentences():
        from broceliande.terminal import opening
        from broceliande.terminal.progress import benching

        options = dict(opening.option(text) for text in option or [])
        benching(game or [], seats, seconds, options, as_json, words_for(lang))


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
    figure alone: most moves, pace, idle sockets, lobby, a hostile client."""
    with sentences():
        from broceliande.terminal.loading import loading, one_figure

        counts = [*(tables or []), *(more or [])]
        if only is None:
            loading(game, counts or [100, 500, 1000], seconds, rate, as_json, words_for(lang))
        else:
            pace = (counts or [1000])[0], seconds, rate
            one_figure(only.value, game, pace, (sockets, listed), as_json, words_for(lang))


app.add_typer(measure, name="bench")
app.command()(server.serve)
app.add_typer(server.admin, name="admin")


@app.command()
def arena(
    game: Annotated[str, typer.Option(help="The game that is played.")],
    bots: Annotated[str, typer.Option(help="Their names, with commas: greedy,druid@500,…")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="For each pair of bots, or each team.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal; the same deals for all.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="Games played at the same time; one a core if not given.")
    ] = None,
    ladder: Annotated[bool, typer.Option(help="Only neighbours in the list meet.")] = False,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Keep every game in a Parquet file.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on with the run of that file.")] = False,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Bots against bots: common deals, seats in turn; Elo or a team's victories."""
    with sentences():
        from broceliande.lab.arena import Plan
        from broceliande.terminal import opening
        from broceliande.terminal.arena import arena as fight

        named = tuple(name.strip() for name in bots.split(",") if name.strip())
        chosen = dict(opening.option(text) for text in option or [])
        plan = Plan(game, named, seats, games, seed, ladder, chosen)
        each = jobs if jobs is not None else os.cpu_count() or 1
        fight(plan, each, out, resume, as_json, words_for(lang))


@app.command()
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
