"""What commands share: where the tables are, and how it is told in one line that something cannot
be done."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

Database = Annotated[
    str, typer.Option(help="Its address, such as postgresql+asyncpg://…; else a file in --data.")
]
Data = Annotated[Path | None, typer.Option(help="The folder of the embedded database.")]


Json = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
Who = Annotated[str, typer.Argument(help="A person, by name or id.")]


def database_of(database: str, data: Path | None) -> str:
    """The address of the database that is meant; OSError for one that is none we know."""
    from broceliande.server.ground.settings import data_folder, database_in
    from broceliande.server.storage.database import DRIVERS

    kind, told, _ = database.partition("://")
    if database and (not told or kind not in {*DRIVERS, *DRIVERS.values()}):
        raise OSError(  # without the address, which may hold a password
            "--database is no address of a database we know: give "
            "postgresql+asyncpg://user:password@host/name or sqlite+aiosqlite:///file"
        )
    return database or database_in(data or data_folder())


@contextmanager
def told() -> Iterator[None]:
    """What the server cannot do is told in one line."""
    from broceliande.server.ground.sorry import Sorry

    try:
        yield
    except (Sorry, OSError) as wrong:
        words = wrong.words("en") if isinstance(wrong, Sorry) else str(wrong)
        cause = getattr(wrong.__cause__, "orig", None)  # what the database itself said
        detail = cause or (wrong.detail if isinstance(wrong, Sorry) else "")
        print(f"broceliande: {words}{f' ({detail})' if detail else ''}", file=sys.stderr)
        raise typer.Exit(1) from None


def moment(at: int | None, never: str = "-") -> str:
    """A time as a terminal shows it."""
    if at is None:
        return never
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def shown(value: Any, as_json: bool, lines: Iterable[str]) -> None:
    """Print a value: as JSON, or line by line."""
    import msgspec

    if as_json:
        print(msgspec.json.encode(value).decode())
        return
    for line in lines:
        print(line)
