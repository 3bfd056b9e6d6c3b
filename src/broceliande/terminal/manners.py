"""How the command line speaks: in whose language, on which console, in sentences.

Each function imports what it needs, so that `--help` is quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from broceliande.engine.words import Words


@contextmanager
def sentences() -> Iterator[None]:
    """What this library refuses to do is told in one line, without a traceback."""
    from broceliande.engine.errors import BroceliandeError, NoCompiler

    try:
        yield
    except NoCompiler:
        _say_no_compiler()
    except BroceliandeError as wrong:
        print_line(open_console(stderr=True), f"broceliande: {wrong}")
        raise typer.Exit(2) from None
    except ModuleNotFoundError as wrong:  # a part of an extra: studies need it, players do not
        from broceliande.fast import NEEDED

        if (wrong.name or "").partition(".")[0] not in NEEDED:
            raise
        _say_no_compiler()


@contextmanager
def for_this_machine() -> Iterator[None]:
    """A library that was installed for another machine or another Python is told as such."""
    try:
        yield
    except ImportError as wrong:
        name, _, part = (wrong.name or "").partition(".")
        if not part or name == "broceliande" or find_spec(name) is None:
            raise
        command = f"{sys.executable} -m pip install --force-reinstall {name}"
        told = words_for("").say("foreign-part", {"name": name, "command": command})
        print_line(open_console(stderr=True), f"broceliande: {told}")
        raise SystemExit(2) from None


def _say_no_compiler() -> None:
    print_line(open_console(stderr=True), f"broceliande: {words_for('').say('no-compiler')}")
    raise typer.Exit(2) from None


def language(lang: str) -> str:
    """The language asked for, or the system's: French where it speaks French, else English."""
    from broceliande.engine.words import check_language

    if lang:
        return check_language(lang.lower())
    system = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "")
    return "fr" if system.lower().startswith("fr") else "en"


def words_for(lang: str) -> Words:
    """The terminal's words, in the language asked for or the system's."""
    from broceliande.engine.words import words_in
    from broceliande.terminal.scene import HERE

    return words_in(language(lang), HERE)


def open_console(stderr: bool = False) -> Console:
    """The console; a terminal without our signs shows ?, not an error."""
    from rich.console import Console

    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


def print_line(console: Console, text: str) -> None:
    """One line, as it is, however long."""
    console.print(text, markup=False, soft_wrap=True)


def edit_lines() -> None:
    """Line editing where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401


def tell_unlearnt(game: str, words: Words) -> None:
    """A study says beside its figures where bots cannot judge by what they have learnt."""
    import broceliande as bro
    from broceliande.bots.seer import why_none
    from broceliande.bots.unlearnt import unlearnt

    rules = bro.table(game, bro.game(game).seats[0], 0).rules
    if why_none(rules) and (why := unlearnt(rules)):
        open_console(stderr=True).print(why.words(words.lang), style="italic")
