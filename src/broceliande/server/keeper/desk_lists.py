"""The commands that show what the keeper's desk shows; `--json` tells programs the same as its page
is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from broceliande.server.keeper.sharing import (
    Data,
    Database,
    Json,
    Who,
    database_of,
    moment,
    shown,
    told,
)

Search = Annotated[str, typer.Argument(help="A name, or an id; everything without one.")]
Status = Annotated[str, typer.Option(help="Only open, playing or over.")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="How many at most.")]
STATUS = ("", "open", "playing", "over")


def tables(
    search: Search = "",
    status: Status = "",
    most: Most = 30,
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Find tables, the last touched first."""
    with told():
        from broceliande.server.desk import finding
        from broceliande.server.keeper import desk_admin as work

        if status not in STATUS:
            raise OSError(f"no table is {status}: open, playing or over")
        sought = finding.Sought(search, status, most=most)
        where = database_of(database, data)
        page = work.done(where, lambda h: finding.tables(h.storage, h.game, sought, "en"))
        lines = (
            f"{t.id}  {t.status:7}  {t.game}  {moment(t.touched)}  "
            + ", ".join(seat.name or seat.kind for seat in t.seats)
            for t in page.tables
        )
        shown(page.tables, json, lines)


def table(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Show a table: its seats, when, the size of its log and its versions; nothing hidden."""
    with told():
        import msgspec

        from broceliande.server.desk import finding
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        found = work.done(where, lambda h: finding.table(h.storage, h.game, table, "en"))
        plain = msgspec.to_builtins(found)
        about = {**plain.pop("table"), **plain}
        seats = about.pop("seats")
        lines = [f"{name}: {value}" for name, value in about.items()]
        lines += [f"seat {s['seat']}: {s['kind']} {s['name']} {s['person']}" for s in seats]
        shown(found, json, lines)


def people(
    search: Search = "",
    most: Most = 30,
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Find people, the newest first."""
    with told():
        from broceliande.server.desk import finding
        from broceliande.server.keeper import desk_admin as work

        sought = finding.Sought(search, most=most)
        where = database_of(database, data)
        page = work.done(where, lambda house: finding.people(house.storage, sought))
        lines = (
            f"{p.id}  {p.name or '-'}  {p.games} games  seen {moment(p.seen)}"
            + "".join(f"  {each.kind} until {moment(each.until, 'ever')}" for each in p.measures)
            for p in page.people
        )
        shown(page.people, json, lines)


def stored(
    who: Who,
    archive: Annotated[Path | None, typer.Option(help="Write all of it to a new zip.")] = None,
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Say what is stored about a person, by kind and count; or write it all to a file."""
    with told():
        from broceliande.server.desk import finding
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        if archive is not None:
            packing = f"{archive} is being written"
            size = work.done(where, lambda house: work.packed(house, who, archive), packing)
            print(f"{archive}: {size} bytes")
            return
        person = work.done(where, lambda house: work.whom(house.storage, who))
        found = work.done(where, lambda house: finding.person(house.storage, person, "en"))
        lines = (f"{each.count:6}  {each.words} ({each.kind})" for each in found.stored)
        shown(found.stored, json, lines)


def _listed(
    ask: Callable[[Any], Any], line: Callable[[Any], str], json: bool, database: str
) -> None:
    """Ask for a list, and print it."""
    from broceliande.server.keeper import desk_admin as work

    found = work.done(database, ask)
    shown(found, json, map(line, found))


def measures(json: Json = False, data: Data = None, database: Database = "") -> None:
    """List who may not speak or come, until when and why."""
    with told():
        from broceliande.server.desk import measures as work
        from broceliande.server.tables.house import House
        from broceliande.server.told.desk import MeasureOut

        async def ask(house: House) -> list[MeasureOut]:
            return (await work.listed(house.storage)).measures

        def line(each: MeasureOut) -> str:
            about = each.network or f"{each.person} {each.name}".strip()
            return f"{each.kind}  {about}  until {moment(each.until, 'ever')}: {each.reason}"

        _listed(ask, line, json, database_of(database, data))


def reports(
    done: Annotated[bool, typer.Option("--done", help="Those that are done.")] = False,
    most: Most = 30,
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """List what people told keepers, with the lines concerned."""
    with told():
        from broceliande.server.desk import reports as work
        from broceliande.server.tables.house import House
        from broceliande.server.told.desk import ReportOut

        async def ask(house: House) -> list[ReportOut]:
            return (await work.page(house.storage, done, "en", most=most)).reports

        def line(each: ReportOut) -> str:
            said = "".join(f"\n    {one.text!r}" for one in each.lines)
            about = f"{each.reporter_name or '-'} about {each.reported_name or each.reported}"
            return f"{each.id}  {moment(each.at)}  {about}, {each.reason}: {each.note!r}{said}"

        _listed(ask, line, json, database_of(database, data))


def retention(
    what: Annotated[str, typer.Argument(help="games, chat, reports, log or calls.")] = "",
    days: Annotated[str, typer.Argument(help="Days, 0 for ever; `default`: unsay it.")] = "",
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Show how long things are kept, or say so: it goes before what `serve` is told."""
    with told():
        from broceliande.server.desk import retention as work
        from broceliande.server.tables.house import House
        from broceliande.server.told.desk import KeptOut

        if what:
            work.check(what, days)

        async def ask(house: House) -> list[KeptOut]:
            if what:
                number = None if days == work.DEFAULT else int(days)
                await work.change(house.storage, None, what, number)
            return (await work.shown(house.storage)).kept

        def line(each: KeptOut) -> str:
            kept = f"{each.days} days" if each.days else "until they are deleted"
            return f"{each.what:8} {kept}{'' if each.desk else ' (not said at the desk)'}"

        _listed(ask, line, json, database_of(database, data))


def desk_log(
    about: Annotated[str, typer.Option(help="Only about this person, table or range.")] = "",
    most: Most = 50,
    json: Json = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Say what keepers did, the newest first."""
    with told():
        from broceliande.server.desk import acts
        from broceliande.server.tables.house import House
        from broceliande.server.told.desk import EntryOut

        async def ask(house: House) -> list[EntryOut]:
            return (await acts.page(house.storage, about=about, most=most)).entries

        def line(each: EntryOut) -> str:
            keeper = each.keeper_name or each.keeper or "command line"
            named = f"{each.about} {each.about_name}".strip()
            return f"{moment(each.at)}  {keeper}: {each.act} {named}  {each.why}".rstrip()

        _listed(ask, line, json, database_of(database, data))


COMMANDS: dict[str, Callable[..., None]] = {
    "tables": tables,
    "table": table,
    "people": people,
    "stored": stored,
    "measures": measures,
    "reports": reports,
    "retention": retention,
    "desk-log": desk_log,
}
