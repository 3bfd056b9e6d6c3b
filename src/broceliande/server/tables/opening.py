"""Opening a table: the form is checked, the game dealt from a secret seed, and all written down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.bots.levels import LEVELS, USUAL
from broceliande.engine.errors import BadEdition, BadOption, BadSeats, BroceliandeError
from broceliande.engine.opening import open_table
from broceliande.engine.resume import boundary
from broceliande.engine.table import Table
from broceliande.server.ground.names import drawn
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.storage import models as m
from broceliande.server.storage import relisting
from broceliande.server.storage.rows import Setup, Sitter
from broceliande.server.storage.shelf import first_rows
from broceliande.server.tables import entries, names, refusals
from broceliande.server.tables.clocks import NONE
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from broceliande.server.tables.seats import hashed, new_secret

PATIENCE = ((86_400, 86_400), (3_600, 3_600), (0, 60))  # seconds, by those of the clock
ALONE = {  # nobody stands in, nothing is chosen, nobody left for good
    "stand_in": None,
    "stand_in_name": "",
    "stand_in_person": None,
    "chosen": "",
    "chosen_by": None,
    "waits": None,
    "offer": None,
    "wants_bot": 0,
    "resigned": False,
    "closes": False,
    "stood": 0,
    "botted": 0,
}


@dataclass(frozen=True)
class Filling:
    """Which bots take the seats for which nobody comes, and when; never, unless somebody asks."""

    level: str
    due: int | None = None


@dataclass(frozen=True)
class Laid:
    """A table that nobody can see as yet, and what is to be written for it."""

    setup: Setup
    rows: list[sa.Executable]


async def open_one(
    house: House, form: TableForm, lang: str, owner: Owner | None = None
) -> tuple[Live, dict[int, str]]:
    """A new table, and the secrets of the seats that its host takes."""
    keys = {at: new_secret() for at, seat in enumerate(form.seats) if seat.kind == m.PERSON}
    laid = lay(house, form, lang, owner, keys)
    await house.writer.write(*laid.rows)
    return await begun(house, laid.setup.id), keys


def lay(
    house: House,
    form: TableForm,
    lang: str,
    owner: Owner | None,
    keys: Mapping[int, str],
    filling: Filling | None = None,
) -> Laid:
    """A table as it would be written; `keys` are the secrets of the seats that its host takes."""
    table = _dealt(house, form)
    setup = _setup(form, table, lang)
    if filling is not None:
        setup.fills, setup.filler = filling.due, filling.level
    sitters: list[Sitter] = []
    if owner and owner.name and len(keys) == 1 and not form.seats[min(keys)].name:
        form.seats[min(keys)].name = owner.name
    for at, seat in enumerate(form.seats):
        sitters.append(_sitter(setup.id, at, seat, keys.get(at), lang))
        others = [sitter.name for sitter in sitters[:-1]]
        sitters[-1].name = names.told_apart(sitters[-1].name, others)
    alone = len(keys) == 1 and all(sitter.kind != m.FREE for sitter in sitters)
    for at in keys:
        sitters[at].only = alone and house.settings.only
        sitters[at].person = owner.id if owner else None
        sitters[at].since = setup.created
    person = owner.rows if owner else ()
    return Laid(setup, [*person, *rows(setup, table, sitters)])


def rows(setup: Setup, table: Table, sitters: list[Sitter]) -> list[sa.Executable]:
    """What is written for a new table."""
    dealt = first_rows(setup, sitters, boundary(table)[1], table.told)
    return [*dealt, *relisting.first(setup, sitters)]


async def begun(house: House, table_id: str) -> Live:
    """The table, which begins if nobody is waited for."""
    live = await house.live(table_id)
    async with house.settled(live):
        await entries.start(house, live)
    house.company.look(live)
    return live


def _dealt(house: House, form: TableForm) -> Table:
    """The game dealt; whatever does not fit is refused with the engine's own sentence."""
    game = house.game(form.game)
    if "edition" in form.options:
        raise Sorry("bad_option", "an edition is given beside the options, as its content")
    if "amendments" in form.options:
        raise Sorry("bad_option", "a new table is played by all the amendments of its rules")
    options: dict[str, object] = dict(form.options)
    if form.edition is not None:
        if not house.settings.editions:
            raise Sorry("no_editions")
        options["edition"] = form.edition
    for seat in form.seats:
        if seat.kind == m.BOT:
            refusals.check_level(seat.level)
    try:
        return open_table(game, len(form.seats), secrets.token_bytes(32), options)
    except BadSeats as wrong:
        raise Sorry("bad_seats", str(wrong)) from None
    except BadOption as wrong:
        raise Sorry("bad_option", str(wrong)) from None
    except BadEdition as wrong:
        raise Sorry("bad_edition", str(wrong)) from None
    except (BroceliandeError, ArithmeticError, LookupError, TypeError, ValueError) as wrong:
        if form.edition is None and not form.options:
            raise
        what = "bad_edition" if form.edition is not None else "bad_option"
        raise Sorry(what, f"{type(wrong).__name__}: {wrong}") from None


def _setup(form: TableForm, table: Table, lang: str) -> Setup:
    now = now_ms()
    edition = table.rules.edition
    assert table.seed is not None
    assert table.commitment is not None
    return Setup(
        id=link(),
        game=table.game.name,
        rules=table.game.version,
        amendments=list(table.rules.amendments),
        seats=table.seats,
        options=table.options,
        edition={**edition.data, "whole": True} if edition.custom else None,
        seed=table.seed,
        commitment=table.commitment,
        public=form.public,
        spectators=form.spectators,
        clock=form.clock.kind,
        clock_ms=form.clock.seconds * 1000,
        patience=_patience(form),
        status=m.OPEN,
        rematch=None,
        created=now,
        touched=now,
        bonus_ms=form.clock.bonus * 1000,
        cap_ms=form.clock.cap * 1000,
        ready=form.ready,
        lang=lang,
        hushed=form.hushed,
    )


def _patience(form: TableForm) -> int:
    """Seconds for which somebody may be away before the others are asked: whoever plays over days
    is not waited for like somebody who plays now."""
    if form.patience is not None:
        return form.patience
    seconds = form.clock.seconds if form.clock.kind != NONE else 0
    return next(patience for least, patience in PATIENCE if seconds >= least)


def _sitter(table_id: str, at: int, seat: SeatForm, secret: str | None, lang: str) -> Sitter:
    name = names.clean(seat.name)
    if seat.kind == m.BOT:
        name = name or say(lang, "bot-name", number=at + 1)
    elif seat.kind == m.FREE:
        name = ""
    level = seat.level if seat.level in LEVELS else USUAL
    left = now_ms() if secret else None
    kept = hashed(secret) if secret else None
    return Sitter(table_id, at, seat.kind, name, level, kept, None, left)


def link() -> str:
    """Another table's link: who knows it may come."""
    return drawn(16)
