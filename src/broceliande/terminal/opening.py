"""A table for the command line: dealt or loaded, its options read, its seats taken."""

from __future__ import annotations

from pathlib import Path

import broceliande as bro
from broceliande.engine.errors import BadOption, BadSeats
from broceliande.engine.table import Table

BOT_NAMES = ("Gauvain", "Viviane", "Yvain", "Morgane", "Niniane", "Ywenec")
USUAL_SEATS = {"benevolent": 3}
SWITCH = {"yes": True, "true": True, "oui": True, "no": False, "false": False, "non": False}


def dealt(
    game: str, seats: int | None, seed: int | None, given: list[str], edition: Path | None
) -> Table:
    """A new game, as the command line asks for it."""
    options = dict(option(text) for text in given)
    if edition is not None:
        options["edition"] = edition
    return bro.table(game, USUAL_SEATS.get(game) if seats is None else seats, seed, options)


def loaded(game: str, file: Path, asked: bool) -> Table:
    """A saved game; `asked`: whether something was asked that it brings with it."""
    if asked:
        raise bro.SetupError("a saved game brings its own seats, options and edition with it")
    try:
        table = bro.load(file.read_bytes())
    except OSError as wrong:
        raise bro.BadDump(f"{file} cannot be read: {wrong.strerror}") from None
    if table.game.name != game:
        raise bro.BadDump(f"{file} holds a game of {table.game.name}, not of {game}")
    return table


def option(text: str) -> tuple[str, object]:
    """`first=1`, `harder=yes`, `layout=3a`, `faces=1A,2B`: a number, yes or no, a name, a list."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"an option is given as NAME=VALUE, not as {text!r}")
    if "," in value:
        return name, [part.strip() for part in value.split(",")]
    if value.lower() in SWITCH:
        return name, SWITCH[value.lower()]
    return name, int(value) if value.lstrip("-").isdecimal() else value


def sit_down(table: Table, people: int, names: list[str]) -> None:
    """People sit on the first seats under their own names, bots on the others."""
    if not 0 <= people <= table.seats:
        raise BadSeats(f"{people} people cannot sit on {table.seats} seats")
    if len(names) > people:
        raise BadSeats(f"there are {len(names)} names for {people} people")
    table.names[: len(names)] = names
    free = [name for name in BOT_NAMES if name not in table.names]
    for seat in range(people, table.seats):
        table.names[seat] = table.names[seat] or free.pop(0)
