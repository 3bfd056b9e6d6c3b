"""What is stored about somebody: every place of the database that names them, with how many rows.
It is read from the declared tables, so that nothing new can be forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa

from broceliande.server.ground.texts import say
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.told.desk import StoredOut

# Beside those that refer to a person: rows that hold an id as it was, and say nothing without them.
LOOSE = ("desk_log.keeper", "desk_log.about", "reports.handled_by")


def places() -> Iterator[tuple[str, sa.Column[str]]]:
    """Every column that names a person, as table.column."""
    for table in m.metadata.sorted_tables:
        for column in table.columns:
            name = f"{table.name}.{column.name}"
            refers = any(key.column is m.persons.c.id for key in column.foreign_keys)
            if refers or name in LOOSE or column is m.persons.c.id:
                yield name, column


def key_of(place: str) -> str:
    """The words for a place."""
    return "stored-" + place.replace(".", "-").replace("_", "-")


async def stored(storage: Storage, person: str, lang: str) -> list[StoredOut]:
    """What is stored about somebody, by kind and count; what there is none of is left out."""
    found = []
    for place, column in places():
        row = await storage.row(sa.select(sa.func.count()).where(column == person))
        if row and row[0]:
            found.append(StoredOut(place, say(lang, key_of(place)), int(row[0])))
    return found
