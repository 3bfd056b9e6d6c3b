"""The command line, thin: each command imports what it needs, so that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broceliande.server.keeper import commands as server
from broceliande.terminal import studies
from broceliande.terminal.manners import (
    edit_lines,
    for_this_machine,
    language,
    open_console,
    print_line,
    sentences,
    words_for,
)
from broceliande.terminal.studies import Language, Options

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name, such as benevolent.")]
EditionFile = Annotated[Path | None, typer.Option(help="A file that corrects components.")]


def main() -> None:
    """The command `broceliande`."""
    with for_this_machine():
        app(prog_name="broceliande")


@app.callback(invoke_without_command=True)
def without_a_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which this is.")] = False,
) -> None:
    """Brocéliande: five enchanted-forest board games, whole and by the book.

    Without a command it is played in the browser: everything starts here, and the page opens.
    """
    if version:
        import broceliande as bro

        print(bro.__version__)
    elif context.invoked_subcommand is None:
        with sentences():
            from broceliande.terminal.faster import offered

            offered(words_for(""), open_console(stderr=True))
        server.serve(open_page=True, log_level="warning")


@app.command()
def faster(
    yes: Annotated[bool, typer.Option("--yes", help="Install it without asking.")] = False,
    lang: Language = "",
) -> None:
    """Install what compiles the games, so that bots think hundreds of times as fast. Says first
    what it will install."""
    with sentences():
        from broceliande.terminal import faster as work

        if not work.installed(words_for(lang), open_console(), yes):
            raise typer.Exit(1)


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
        str, typer.Option(help="How the bots play: sapling, pupil, druid, archdruid or merlin.")
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
        from broceliande.fast import need_compiler
        from broceliande.terminal.progress import warming

        need_compiler()
        found = [bro.game(name) for name in games or bro.games()]
        warming([rules_of(game, game.edition(edition)) for game in found], words_for(lang))


app.add_typer(studies.measure, name="bench")
app.command()(studies.arena)
app.command()(studies.picture)
app.command()(studies.calibrate)
app.command()(studies.train)
app.command()(server.serve)
app.add_typer(server.admin, name="admin")
