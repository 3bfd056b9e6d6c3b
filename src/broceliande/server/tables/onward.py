"""Play on from here: a new table from any point of a finished game, for one person and bots.

The new table is dealt from the same seed and has the same answers up to that point, so that it is
loaded, replayed and checked like any other. What was hidden in a finished game is public, the seed
too: whoever sits here may know what comes. So nobody but bots plays against them, the table is
never listed, and it says for ever which game it goes on from. The bots are as honest as anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from broceliande.bots.levels import USUAL
from broceliande.engine.opening import open_table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.texts import say
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import OnwardForm
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Setup, Sitter
from broceliande.server.tables import entries, names, opening, refusals
from broceliande.server.tables.bygone import Bygone
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.owners import Owner
from broceliande.server.tables.seats import hashed, new_secret


async def play_on(
    house: House, game: Bygone, form: OnwardForm, lang: str, owner: Owner | None = None
) -> tuple[Live, str]:
    """The new table, and the secret of the seat that is taken at it."""
    _check(game, form)
    setup, secret = _setup(game, form.ply), new_secret()
    table = open_table(game.game, setup.seats, setup.seed, setup.given)
    sitters = [_sitter(setup, form, at, lang) for at in range(setup.seats)]
    own = sitters[form.seat]
    own.secret, own.left, own.since = hashed(secret), setup.created, setup.created
    own.person = owner.id if owner else None
    own.name = names.told_apart(
        names.clean(form.name) or (owner.name if owner else ""),
        [sitter.name for sitter in sitters if sitter is not own],
    )
    person = owner.rows if owner else ()
    await house.writer.write(*person, *opening.rows(setup, table, sitters))
    live = await house.live(setup.id)
    async with house.settled(live):
        await entries.start(house, live)
        await _again(house, live, game.answers[: form.ply])
    house.company.look(live)
    return live, secret


def _check(game: Bygone, form: OnwardForm) -> None:
    if not game.same_rules:
        raise Sorry("other_rules", f"rules {game.setup.rules}, here {game.game.version}")
    if form.ply >= len(game.answers):
        raise Sorry("no_such_step")
    if form.seat >= game.setup.seats:
        raise Sorry("bad_seats", f"the game had {game.setup.seats} seats")
    refusals.check_level(form.level)


def _setup(game: Bygone, ply: int) -> Setup:
    """The same deal at a table of its own, which is in no list and has no clock."""
    now = now_ms()
    return replace(
        game.setup, id=opening.link(), public=False, spectators=True, clock="none", clock_ms=0,
        bonus_ms=0, cap_ms=0, status=m.OPEN, rematch=None, created=now, touched=now, ending=None,
        ready=False, offered=None, starter=None, without=None, code=None,
        origin=game.setup.id, origin_ply=ply,
    )  # fmt: skip


def _sitter(setup: Setup, form: OnwardForm, at: int, lang: str) -> Sitter:
    if at == form.seat:
        return Sitter(setup.id, at, m.PERSON, "", USUAL, None, None, None)
    name = say(lang, "bot-name", number=at + 1)
    return Sitter(setup.id, at, m.BOT, name, form.level, None, None, None)


async def _again(house: House, live: Live, answers: Sequence[Record]) -> None:
    """The answers of the finished game once more, all of them written in one go. The table's lock
    is held."""
    if not answers:
        return
    live.unsure = True  # until they are on disk
    written: list[sa.Executable] = []
    for answer in answers:
        before, known = live.asked, len(live.table.told)
        live.table.play(answer.seat, answer.move)
        told = live.table.told[known:]
        record = Record(
            live.version + 1, m.ANSWER, live.table.ply, answer.seat, answer.move, "", told, now_ms()
        )
        live.version = record.version
        live.tail.append(record)
        live.count(record)
        record.earned = live.turn(before, record)
        written.append(sa.insert(m.log).values(entries.row(live, record)))
    try:
        await house.writer.write(*written)
    except Sorry:
        house.doubt(live)
        raise
    live.unsure = False
    await house.reload(live)
