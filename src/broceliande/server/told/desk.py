"""What is told at the keeper's desk. Nothing of a position is among it: a keeper who plays knows no
more of a running game than a spectator does."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from broceliande.server.told.people import DeviceOut, PasskeyOut


class DeskOut(Struct):
    """Whether the desk is open, and how it can be opened."""

    name: str
    open: bool
    until: int  # when it shuts by itself
    may_passkey: bool  # whether passkeys work at this address, and the keeper has one
    codes: int  # rescue codes that were not used
    reports: int = 0  # that wait, once it is open


class KeeperOut(Struct):
    """Somebody who keeps the desk."""

    id: str
    name: str
    since: int


class DeskSeat(Struct):
    """Who has a seat."""

    seat: int
    kind: str
    name: str
    person: str  # their id; empty, if it is nobody's
    level: str  # of a bot


class DeskTable(Struct):
    """A table, as keepers see it."""

    id: str
    game: str
    title: str
    status: str
    public: bool
    created: int
    touched: int
    version: int  # entries of its log
    seats: list[DeskSeat]


class DeskTables(Struct):
    """A page of tables, the last touched first."""

    tables: list[DeskTable]
    next: str  # what to ask for as `before`, if there are more


class DeskTableWhole(Struct):
    """One table: what is stored of it, by size and not by content."""

    table: DeskTable
    rules: int
    amendments: list[str]
    plays: bool  # by the rules at hand
    clock: str
    spectators: bool
    edition: str  # the name of one that the host brought
    ending: str
    bytes: int  # of its log
    snapshots: int
    lines: int  # of chat
    began: int | None
    last: int | None  # when something last happened


class MeasureOut(Struct):
    """Somebody may not speak, or may not come."""

    id: str
    kind: str  # mute or ban
    person: str
    name: str
    network: str
    reason: str
    made: int
    until: int | None


class MeasuresOut(Struct):
    """All that hold, the newest first."""

    measures: list[MeasureOut]


class DeskPerson(Struct):
    """Somebody, as keepers see them in a list."""

    id: str
    name: str
    crest: str
    created: int
    seen: int | None  # when a device of theirs was last here
    games: int
    keeper: bool
    measures: list[MeasureOut]


class DeskPeople(Struct):
    """A page of people, the newest first."""

    people: list[DeskPerson]
    next: str


class StoredOut(Struct):
    """How much of one kind is stored about somebody."""

    kind: str  # the place in the database: table.column
    words: str
    count: int


class DeskPersonWhole(Struct):
    """One person, and all that is stored about them, by kind and count."""

    person: DeskPerson
    devices: list[DeviceOut]
    passkeys: list[PasskeyOut]
    codes: int
    stored: list[StoredOut]


class LineOut(Struct):
    """A line that was reported."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    there: bool  # whether it still stands at the table


class ReportOut(Struct):
    """Somebody told keepers about somebody."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    table: str
    lines: list[LineOut]
    reason: str
    note: str
    state: str
    handled_by: str
    handled_at: int | None


class ReportsOut(Struct):
    """A page of reports, the oldest that waits first; of those done, the newest."""

    reports: list[ReportOut]
    next: str
    waiting: int


class KeptOut(Struct):
    """How long something is kept."""

    what: str
    days: int  # 0: until it is deleted
    desk: bool  # said at the desk; else by the command line, or by nobody
    without: int  # what would hold if it were not


class RetentionOut(Struct):
    """How long things are kept."""

    kept: list[KeptOut]


class EntryOut(Struct):
    """Something that a keeper did."""

    id: int
    at: int
    keeper: str  # their id; empty: from the command line
    keeper_name: str
    act: str
    about: str
    about_name: str
    why: str
    more: dict[str, Any]


class DeskLogOut(Struct):
    """A page of what keepers did, the newest first."""

    entries: list[EntryOut]
    next: str
