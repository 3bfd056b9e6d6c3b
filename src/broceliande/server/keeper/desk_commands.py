"""The commands of the keeper's desk: all that its page does, said in a terminal. Each imports what
it needs, so that `--help` is quick."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from broceliande.server.keeper import desk_lists
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

keeper = typer.Typer(help="Say who keeps the desk.", no_args_is_help=True)

Why = Annotated[str, typer.Option(help="The reason; it stands in the log of the desk.")]
Reason = Annotated[str, typer.Option("--why", help="The reason, which they are told.")]
Hours = Annotated[int | None, typer.Option(min=1, max=87_840, help="For so many hours.")]
Days = Annotated[int | None, typer.Option(min=1, max=3660, help="For so many days.")]


def add_to(admin: typer.Typer) -> None:
    """Every one of them is a command of `admin`."""
    for command in (mute, unmute, ban, unban, remove, delete, devices, report):
        admin.command()(command)
    for name, command in desk_lists.COMMANDS.items():
        admin.command(name)(command)
    admin.add_typer(keeper, name="keeper")


def _span(hours: int | None, days: int | None) -> int | None:
    if hours is None and days is None:
        return None
    return (hours or 0) + 24 * (days or 0)


def _measured(where: str, kind: str, about: str, why: str, span: int | None) -> None:
    from broceliande.server.heard.bounds import REASON
    from broceliande.server.keeper import desk_admin as work

    if not 0 < len(why.strip()) <= REASON:
        raise OSError(f"a reason must be given, of {REASON} letters at most: they are told it")
    meant = work.done(where, lambda house: work.measure(house, kind, about, why, span))
    end = "until it is taken back" if span is None else f"for {span} hours"
    print(f"{meant}: {kind}, {end}")


def mute(
    who: Who,
    why: Reason,
    hours: Hours = None,
    days: Days = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Let somebody play, and not speak, until an end or until it is taken back."""
    with told():
        _measured(database_of(database, data), "mute", who, why, _span(hours, days))


def ban(
    about: Annotated[str, typer.Argument(help="A person, or a range such as 203.0.113.0/24.")],
    why: Reason,
    hours: Hours = None,
    days: Days = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Let somebody, or everybody from a range of addresses, not come any more."""
    with told():
        _measured(database_of(database, data), "ban", about, why, _span(hours, days))


def _taken_back(where: str, kind: str, about: str) -> None:
    from broceliande.server.keeper import desk_admin as work

    meant = work.done(where, lambda house: work.unmeasure(house, kind, about))
    print(f"{meant}: {kind} no more")


def unmute(who: Who, data: Data = None, database: Database = "") -> None:
    """Let somebody speak again."""
    with told():
        _taken_back(database_of(database, data), "mute", who)


def unban(
    about: Annotated[str, typer.Argument(help="A person, or a range of addresses.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Let somebody come again."""
    with told():
        _taken_back(database_of(database, data), "ban", about)


def remove(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    why: Why,
    forget: Annotated[bool, typer.Option("--forget", help="Keep nothing of it.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Clear a table away: over for everybody, and readable as far as it went."""
    with told():
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        work.done(where, lambda house: work.removed(house, table, why, forget))
        print(f"{table}: {'forgotten' if forget else 'cleared away'}")


def delete(
    who: Who,
    why: Why,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; else only say who.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Delete a person on their request, as they would themselves. There is no way back."""
    with told():
        from broceliande.server.desk import deeds
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        person = work.done(where, lambda house: work.whom(house.storage, who))
        if not yes:
            print(f"{person} would be deleted; say --yes to do it")
            return
        bar = f"{person} is being deleted"
        left = work.done(where, lambda house: deeds.deleted(house, None, person, why), bar)
        counts = f"{len(left.bots)} bots play on, {left.freed} seats are free"
        print(f"{person} is deleted: {counts}, {len(left.finished)} finished games stay")


def devices(who: Who, why: Why, data: Data = None, database: Database = "") -> None:
    """End all devices that know somebody; their passkeys and codes still open."""
    with told():
        from broceliande.server.desk import deeds
        from broceliande.server.keeper import desk_admin as work
        from broceliande.server.tables.house import House

        async def end(house: House) -> int:
            return await deeds.devices_ended(house, None, await work.whom(house.storage, who), why)

        print(f"{work.done(database_of(database, data), end)} devices know them no more")


def report(
    report: Annotated[str, typer.Argument(help="The report's id.")],
    why: Why,
    act: Annotated[str, typer.Option(help="nothing, mute or ban.")] = "nothing",
    lines: Annotated[bool, typer.Option("--lines", help="Delete the lines as well.")] = False,
    hours: Hours = None,
    days: Days = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Be done with a report: with nothing, or by muting or banning whom it is about."""
    with told():
        from broceliande.server.keeper import desk_admin as work

        said = (report, act, why, lines, _span(hours, days))
        where = database_of(database, data)
        work.done(where, lambda house: work.report_done(house, *said))
        print(f"{report}: done")


# Who keeps the desk


@keeper.command("add")
def add_keeper(who: Who, data: Data = None, database: Database = "") -> None:
    """Make somebody a keeper; the code opens the desk to them the first time, once within a day."""
    with told():
        from broceliande.server.desk import keepers
        from broceliande.server.keeper import desk_admin as work
        from broceliande.server.tables.house import House

        async def add(house: House) -> str:
            return await keepers.add(house.storage, await work.whom(house.storage, who))

        print(f"/desk#{work.done(database_of(database, data), add)}")


@keeper.command("remove")
def remove_keeper(who: Who, data: Data = None, database: Database = "") -> None:
    """Take the desk away from somebody."""
    with told():
        from broceliande.server.desk import keepers
        from broceliande.server.keeper import desk_admin as work
        from broceliande.server.tables.house import House

        async def drop(house: House) -> str:
            person = await work.whom(house.storage, who)
            await keepers.remove(house.storage, person)
            return person

        print(f"{work.done(database_of(database, data), drop)} keeps the desk no more")


@keeper.command("list")
def list_keepers(json: Json = False, data: Data = None, database: Database = "") -> None:
    """List the keepers."""
    with told():
        from broceliande.server.desk import keepers
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        found = work.done(where, lambda house: keepers.listed(house.storage))
        shown(found, json, (f"{k.id}  {k.name or '-'}  since {moment(k.since)}" for k in found))


@keeper.command("code")
def keeper_code(data: Data = None, database: Database = "") -> None:
    """Print a code that makes whoever opens /desk with it a keeper, once within a day."""
    with told():
        from broceliande.server.desk import keepers
        from broceliande.server.keeper import desk_admin as work

        where = database_of(database, data)
        print(f"/desk#{work.done(where, lambda house: keepers.new_code(house.storage, None))}")


def announce(database: str) -> None:
    """When a server begins: a code for the first keeper, if there is none yet."""
    import asyncio

    from broceliande.server.keeper import desk_admin as work

    code = asyncio.run(work.first_code(database))
    if code:
        print(f"The keeper's desk, once within a day: /desk#{code}", file=sys.stderr, flush=True)
