"""The commands `serve` and `admin`; each imports what it needs, so that `--help` is quick."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from broceliande.server.keeper import desk_commands
from broceliande.server.keeper.sharing import Data, Database, database_of, told

admin = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True)
desk_commands.add_to(admin)

Status = Annotated[str | None, typer.Option(help="Only open, playing or over.")]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8000,
    data: Data = None,
    database: Database = "",
    bus: Annotated[str, typer.Option(help="redis://…, where there are several servers.")] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Pages of this origin may come too; repeatable.")
    ] = None,
    site: Annotated[
        str, typer.Option(help="Where people find it, such as https://play.example.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies to believe, with commas between.")
    ] = "",
    metrics: Annotated[
        list[str] | None, typer.Option(help="A network that may read /metrics; repeatable.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, where there is one.")
    ] = False,
    keep_days: Annotated[
        int, typer.Option(min=0, max=36_500, help="Days to keep finished games; 0: for ever.")
    ] = 0,
    editions: Annotated[bool, typer.Option(help="Whether hosts may bring editions.")] = True,
    waiting_days: Annotated[
        float, typer.Option(help="Clear tables away that did not begin for so many days.", min=0.01)
    ] = 30.0,
    keeper_code: Annotated[
        bool, typer.Option(help="Print a code for the first keeper, who opens /desk with it.")
    ] = False,
    smtp: Annotated[
        str,
        typer.Option(envvar="BROCELIANDE_SMTP", help="smtp://user:password@host: letters go out."),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="BROCELIANDE_MAIL_FROM", help="Whose letters they are.")
    ] = "",
    mail_bounces: Annotated[
        str, typer.Option(help="Where letters come back to, if not to --mail-from.")
    ] = "",
    call_inside: Annotated[
        list[str] | None,
        typer.Option(help="An inner network that calls may reach too; repeatable."),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables to browsers and programs, until Ctrl+C."""
    with told():
        from broceliande.server.ground.settings import Settings
        from broceliande.server.keeper.run import Address, serve

        where = database_of(database, data)
        settings = Settings(where, bus, tuple(origin or ()), editions=editions, compiles=True)
        settings = replace(settings, waiting_days=waiting_days)
        if site:
            settings = replace(settings, site=site.rstrip("/"))
        settings = replace(settings, keep_days=keep_days)
        if smtp:
            _check_mail(smtp, mail_from)
            settings = replace(settings, smtp=smtp, mail_from=mail_from, mail_bounces=mail_bounces)
        if metrics:
            settings = replace(settings, metrics=_networks(metrics, "--metrics"))
        if call_inside:
            settings = replace(settings, call_inside=_networks(call_inside, "--call-inside"))
        if keeper_code:
            desk_commands.announce(where)
        serve(settings, Address(host, port, proxies), log_level, open_page)


@admin.command("list")
def list_tables(
    data: Data = None,
    database: Database = "",
    status: Status = None,
    most: Annotated[int, typer.Option(help="How many at most.")] = 100,
) -> None:
    """List the tables, the last touched first, one JSON object a line."""
    with told():
        from broceliande.server.keeper import admin as work

        rows = work.run(work.listed(database_of(database, data), status, most))
        if rows:
            print(work.show(rows))


@admin.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Print a finished game as the library's dump, which `broceliande verify` reads."""
    with told():
        from broceliande.server.keeper import admin as work

        print(work.run(work.exported(database_of(database, data), table)))


@admin.command()
def prune(
    days: Annotated[float, typer.Option(help="Nobody touched them for so many days.")],
    data: Data = None,
    database: Database = "",
    status: Status = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; else only count.")] = False,
) -> None:
    """Forget old tables for good."""
    with told():
        from broceliande.server.keeper import admin as work

        count = work.run(work.pruned(database_of(database, data), days, status, yes))
        print(f"{count} {'forgotten' if yes else 'would be forgotten; say --yes to do it'}")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; a new file.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy all tables away while the server runs. The copy is as secret as the database."""
    with told():
        from broceliande.server.keeper.backups import back_up

        back_up(database_of(database, data), file)
        print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `admin backup`.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Lay a copy back where there are no tables yet: a new folder, or an empty database."""
    with told():
        from broceliande.server.keeper.backups import restore as laid_back

        laid_back(database_of(database, data), file)
        print("The tables are back. The next server that starts brings them up to date.")


@admin.command()
def replay(data: Data = None, database: Database = "") -> None:
    """Play every stored table again by the rules at hand, and say which would change."""
    with told():
        from broceliande.server.keeper import admin as work

        changed, count = work.run(work.compared(database_of(database, data)))
        for verdict in changed:
            print(f"{verdict.table} {verdict.game} ({verdict.status}): {verdict.changed}")
        print(f"{count} tables, {len(changed)} would change")
        raise typer.Exit(1 if changed else 0)


@admin.command()
def bounced(
    address: Annotated[str, typer.Argument(help="To which letters could not be delivered.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Letters to an address came back: stop writing to it."""
    with told():
        from broceliande.server.keeper import admin as work

        count = work.run(work.bounced(database_of(database, data), address))
        print(f"{count} stopped")


def _check_mail(smtp: str, mail_from: str) -> None:
    from broceliande.server.calls.mail import check

    try:
        check(smtp, mail_from)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--smtp") from None


def _networks(texts: list[str], option: str) -> tuple[str, ...]:
    from ipaddress import ip_network

    try:
        return tuple(str(ip_network(text, strict=False)) for text in texts)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint=option) from None
