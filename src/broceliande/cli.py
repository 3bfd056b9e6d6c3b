"""The command line, thin: each command imports what it needs, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from broceliande.server.keeper import commands as server

if TYPE_CHECKING:
    from rich.console import Console

    from broceliande.engine.table import Table
    from broceliande.engine.words import Words

app = typer.Typer(
    help="Brocéliande: five enchanted-forest board games, whole and by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name, such as benevolent.")]
Language = Annotated[str, typer.Option("--lang", help="fr or en; as the system's if not given.")]


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
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; repeatable.")
    ] = None,
    edition: Annotated[Path | None, typer.Option(help="A file that corrects components.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    bots: Annotated[
        str, typer.Option(help="How the bots play: sapling, pupil, druid or archdruid.")
    ] = "pupil",
) -> None:
    """Play a game here, in the terminal, against bots or with friends at the same keyboard."""
    with _sentences():
        import random

        from broceliande.bots import bot
        from broceliande.terminal import opening
        from broceliande.terminal.session import Session

        lang, names = _language(lang), name or []
        if load is None:
            table = opening.dealt(game, seats, seed, option or [], edition)
        else:
            table = opening.loaded(game, load, bool(seats or option or edition))
        people = max(1, len(names)) if people is None else people
        opening.sit_down(table, people, names)
        _readline()
        session = Session(table, people, bot(bots), lang, random.Random(seed), _console())
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
    with _sentences():
        import broceliande as bro

        words, console = _words(_language(lang)), _console()
        try:
            table = bro.load(file.read_bytes())
        except (bro.BadDump, OSError) as wrong:
            key = "verify-unreadable" if isinstance(wrong, OSError) else "verify-wrong"
            reason = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
            _line(console, words.say(key, {"file": str(file), "reason": reason}))
            raise typer.Exit(1) from None
        _verdict(table, commitment, words, console)


def _verdict(table: Table, commitment: str, words: Words, console: Console) -> None:
    facts = {"game": table.game.name, "seats": table.seats, "answers": len(table.played)}
    _line(console, words.say("verify-table", facts))
    if table.seed is not None:
        _line(console, words.say("verify-commitment", {"commitment": table.commitment}))
        _line(console, words.say("verify-seed", {"seed": table.seed.hex()}))
    if commitment and commitment.strip().lower() != table.commitment:
        _line(console, words.say("verify-other-seed"))
        raise typer.Exit(1)
    _line(console, words.say("verify-no-seed" if table.seed is None else "verify-right"))


@app.command()
def rules(
    game: GameName,
    what: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="Such as BE-031; or a word to look for.")
    ] = "",
    lang: Language = "",
) -> None:
    """Read the rules of a game: all of them, one paragraph, or those with a word."""
    with _sentences():
        import broceliande as bro
        from broceliande.engine.rulebook import rulebook_of
        from broceliande.terminal import reading

        lang, console = _language(lang), _console()
        book = rulebook_of(bro.game(game), lang)
        found = reading.look_up(book, what) if what else list(book.paragraphs.values())
        if not found:
            _line(_console(stderr=True), _words(lang).say("no-such-rule", {"text": what}))
            raise typer.Exit(2)
        if not what:
            console.print(book.title, style="bold")
            console.print(reading.prose(book.introduction))
        for part in reading.shown(found):
            console.print(part)


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    edition: Annotated[Path | None, typer.Option(help="A file that corrects components.")] = None,
    lang: Language = "",
) -> None:
    """Compile the rules ahead of time, so that bots and studies need not wait."""
    with _sentences():
        import broceliande as bro
        from broceliande.engine.rules import rules_of
        from broceliande.terminal.progress import warming

        found = [bro.game(name) for name in games or bro.games()]
        warming([rules_of(game, game.edition(edition)) for game in found], _words(_language(lang)))


measure = typer.Typer(invoke_without_command=True)


@measure.callback()
def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 2.0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Figures only, for programs.")] = False,
    lang: Language = "",
) -> None:
    """Measure: moves and games a second, copies, compiling; beside OpenSpiel where it is there.
    `bench server` measures the server."""
    if context.invoked_subcommand is not None:
        return
    with _sentences():
        from broceliande.terminal import opening
        from broceliande.terminal.progress import benching

        options = dict(opening.option(text) for text in option or [])
        benching(game or [], seats, seconds, options, as_json, _words(_language(lang)))


@measure.command("server")
def bench_server(
    more: Annotated[list[int] | None, typer.Argument(metavar="[TABLES]...", min=2)] = None,
    tables: Annotated[
        list[int] | None, typer.Option(min=2, help="How many tables; several in a row.")
    ] = None,
    game: Annotated[str, typer.Option(help="The game that is played.")] = "benevolent",
    seconds: Annotated[float, typer.Option(help="How long each pace is held.")] = 10.0,
    rate: Annotated[float, typer.Option(help="Moves a second to hold.")] = 300.0,
    as_json: Annotated[bool, typer.Option("--json", help="Figures only, for programs.")] = False,
    lang: Language = "",
) -> None:
    """Measure the server: random games over real sockets, at 100, 500 and 1,000 tables."""
    with _sentences():
        from broceliande.terminal.loading import loading

        counts = [*(tables or []), *(more or [])] or [100, 500, 1000]
        loading(game, counts, seconds, rate, as_json, _words(_language(lang)))


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
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; repeatable.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Keep every game in a Parquet file.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on with the run of that file.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Figures only, for programs.")] = False,
    lang: Language = "",
) -> None:
    """Bots against bots: common deals, seats in turn; Elo or a team's victories."""
    with _sentences():
        from broceliande.lab.arena import Plan
        from broceliande.terminal import opening
        from broceliande.terminal.arena import arena as fight

        named = tuple(name.strip() for name in bots.split(",") if name.strip())
        chosen = dict(opening.option(text) for text in option or [])
        plan = Plan(game, named, seats, games, seed, ladder, chosen)
        each = jobs if jobs is not None else os.cpu_count() or 1
        fight(plan, each, out, resume, as_json, _words(_language(lang)))


@app.command()
def picture(
    runs: Annotated[list[Path], typer.Argument(help="Parquet files of the arena.")],
    out: Annotated[Path, typer.Option(help="The picture, as SVG.")],
    lang: Language = "",
) -> None:
    """Draw how strong bots were in runs of the arena, with their intervals."""
    with _sentences():
        from broceliande.lab.picture import of_files

        drawn = of_files(runs, _words(_language(lang)))
        try:
            out.write_text(drawn, "utf-8")
        except OSError as wrong:
            from broceliande.engine.errors import SetupError

            raise SetupError(f"{out} cannot be written: {wrong.strerror}") from None


# The terminal


@contextmanager
def _sentences() -> Iterator[None]:
    """What this library refuses to do is told in one line, without a traceback."""
    from broceliande.engine.errors import BroceliandeError

    try:
        yield
    except BroceliandeError as wrong:
        _line(_console(stderr=True), f"broceliande: {wrong}")
        raise typer.Exit(2) from None


def _language(lang: str) -> str:
    """The language asked for, or the system's: French where it speaks French, else English."""
    from broceliande.engine.words import check_language

    if lang:
        return check_language(lang.lower())
    system = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "")
    return "fr" if system.lower().startswith("fr") else "en"


def _words(lang: str) -> Words:
    from broceliande.engine.words import words_in
    from broceliande.terminal.scene import HERE

    return words_in(lang, HERE)


def _console(stderr: bool = False) -> Console:
    from rich.console import Console

    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")  # a terminal without our signs shows ?, not an error
    return Console(stderr=stderr, highlight=False)


def _line(console: Console, text: str) -> None:
    console.print(text, markup=False, soft_wrap=True)


def _readline() -> None:
    """Line editing where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401
