"""What makes bots faster: numba compiles the games. It is large, so whoever only plays is asked."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from broceliande.engine.errors import SetupError
from broceliande.engine.words import Words
from broceliande.fast import NEEDED, can_compile
from broceliande.terminal.manners import print_line

DOWNLOAD, UNPACKED = 78, 270  # megabytes, as measured: docs/install.md
PASSING = {  # a part of the path of an environment that goes again, and what to run instead
    "uv": ("archive-v", "uvx 'broceliande[fast]'"),
    "pipx": ("pipx/.cache", "pipx run --spec 'broceliande[fast]' broceliande"),
}


def offered(words: Words, console: Console) -> None:
    """One line, where bots could be faster than they are."""
    if not can_compile():
        print_line(console, words.say("faster-offer"))


def installed(words: Words, console: Console, yes: bool) -> bool:
    """Install it, if people agree to what they are told; whether it is there in the end."""
    if can_compile():
        print_line(console, words.say("faster-there"))
        return True
    if keeps := next(
        (how for part, how in PASSING.values() if part in Path(sys.prefix).as_posix()), ""
    ):
        print_line(console, words.say("faster-passing", {"command": keeps}))
        return False
    command = [*_installer(words), *_anew(), *wanted()]
    sizes = {"download": DOWNLOAD, "unpacked": UNPACKED}
    print_line(console, words.say("faster-what", {"packages": ", ".join(wanted()), **sizes}))
    print_line(console, f"    {' '.join(command)}")
    _check_room(words)
    if not yes and not _agreed(words, console):
        return False
    if subprocess.run(command, check=False).returncode != 0:
        print_line(console, words.say("faster-failed"))
        return False
    print_line(console, words.say("faster-done"))
    return True


def wanted() -> list[str]:
    """What the extra `fast` asks for."""
    told = (line.partition(";") for line in requires("broceliande") or [])
    return [
        what.strip()
        for what, _, when in told
        if when.strip() in {"extra == 'fast'", 'extra == "fast"'}
    ]


def _installer(words: Words) -> list[str]:
    """The beginning of a command that installs into this very environment."""
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "install"]
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", sys.executable]
    raise SetupError(words.say("faster-no-pip", {"packages": " ".join(wanted())}))


def _anew() -> list[str]:
    """What is here already and cannot be loaded was made for another machine: it is replaced."""
    return ["--force-reinstall"] if any(find_spec(name) for name in NEEDED) else []


def _check_room(words: Words) -> None:
    free = shutil.disk_usage(sys.prefix).free // 1_000_000
    if free < DOWNLOAD + UNPACKED:
        told = {"free": free, "needed": DOWNLOAD + UNPACKED, "folder": sys.prefix}
        raise SetupError(words.say("faster-no-room", told))


def _agreed(words: Words, console: Console) -> bool:
    if not sys.stdin.isatty():
        print_line(console, words.say("faster-say-yes"))
        return False
    answer = console.input(words.say("faster-ask") + " ").strip().lower()
    return answer in {"y", "yes", "o", "oui"}
