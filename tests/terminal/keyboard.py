"""People at a keyboard, for tests: lines fed to the command line or to a session."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from rich.console import Console
from typer.testing import CliRunner, Result

from broceliande.bots.random_bot import RandomBot
from broceliande.cli import app
from broceliande.engine.table import Table
from broceliande.terminal.mentor import Thought
from broceliande.terminal.session import Session

NBSP = "\u00a0"


def plain(text: str) -> str:
    """A text on one line with ordinary spaces: where it was wrapped does not matter."""
    return " ".join(text.replace(NBSP, " ").split())


def run(*arguments: str, lines: Iterable[str] = (), width: int = 80) -> Result:
    """The command line, with these lines typed; nothing may end in a traceback."""
    env = {"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8"}
    result = CliRunner().invoke(app, list(arguments), input="\n".join([*lines, ""]), env=env)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def words_of(result: Result) -> str:
    """What was printed, on one line."""
    return plain(result.output)


@dataclass
class Keyboard:
    """A session whose lines are typed by a function, with all that it printed."""

    table: Table
    people: int = 1
    lang: str = "en"
    width: int = 80
    only: bool = False
    prompts: list[str] = field(default_factory=list)
    screen: io.StringIO = field(default_factory=io.StringIO)
    thought: Thought = Thought(hint_iterations=24, coach_iterations=2)  # quick ones

    def play(self, typist: Callable[[Table], str]) -> str:
        """Run a session in which the typist sees the table and types a line each time."""

        def read(prompt: str) -> str:
            self.prompts.append(prompt)
            return typist(self.table)

        console = Console(file=self.screen, width=self.width, color_system=None)
        rng = random.Random(1)
        seats = (self.table, self.people, RandomBot(), self.lang, rng)
        session = Session(*seats, console, read, only=self.only)
        session.thought = replace(self.thought, level=session.thought.level)
        session.run()
        return self.printed

    def type(self, *lines: str) -> str:
        """Run a session in which these lines are typed, then nothing more."""
        waiting = iter(lines)

        def typist(_: Table) -> str:
            for line in waiting:
                return line
            raise EOFError

        return self.play(typist)

    @property
    def printed(self) -> str:
        """What was printed, on one line."""
        return plain(self.screen.getvalue())


def always_first(table: Table) -> str:
    """The first move, until the game is over."""
    return "q" if table.over else "1"


def at_random(seed: int) -> Callable[[Table], str]:
    """Any number from 0 to one too many: some are refused."""
    rng = random.Random(seed)

    def typist(table: Table) -> str:
        if table.over:
            return ""
        return str(rng.randint(0, len(table.moves(table.asked[0])) + 1))

    return typist
