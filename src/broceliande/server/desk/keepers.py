"""Who is a keeper, and how the desk opens to them: at a device that knows them, when they show a
passkey or a code again, for a quarter of an hour. A cookie that was stolen opens nothing."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

import sqlalchemy as sa

from broceliande.server.desk.acts import COMMAND_LINE, written
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.people import codes
from broceliande.server.people.sessions import LONGEST, Known
from broceliande.server.people.tokens import SHEET, digest, grouped, new_sheet, new_token, plain
from broceliande.server.people.tries import Try
from broceliande.server.storage import models as m
from broceliande.server.storage.database import Storage
from broceliande.server.told.desk import KeeperOut

LASTS = 15 * 60_000  # milliseconds that the desk stays open
CODE_LASTS = 24 * 3_600_000  # that a code of the command line works

k, v, c = m.keepers.c, m.desk_visits.c, m.desk_codes.c


@dataclass(frozen=True)
class Keeper:
    """A keeper at the open desk."""

    known: Known
    until: int

    @property
    def id(self) -> str:
        """Who it is."""
        return self.known.person


async def is_keeper(storage: Storage, person: str) -> bool:
    """Whether somebody is one."""
    return await storage.row(sa.select(k.person).where(k.person == person)) is not None


async def at_desk(storage: Storage, known: Known | None, token: str) -> Keeper | None:
    """The keeper, if they opened the desk at this device and it is still open."""
    if known is None or not 16 <= len(token) <= LONGEST:
        return None
    kept = digest(token)
    query = sa.select(v.digest, v.until).join(m.keepers, k.person == v.person)
    mine = (v.digest == kept, v.person == known.person, v.session == known.session)
    row = await storage.row(query.where(*mine, v.until > now_ms()))
    if row is None or not hmac.compare_digest(row.digest, kept):
        return None
    return Keeper(known, row.until)


async def open_desk(storage: Storage, known: Known, address: str, way: str) -> tuple[Keeper, str]:
    """The desk is open at this device; the token that says so. It is open nowhere else."""
    token, until = new_token(), now_ms() + LASTS
    row = {"digest": digest(token), "person": known.person, "session": known.session}
    await storage.write(
        sa.delete(m.desk_visits).where(v.person == known.person),
        sa.insert(m.desk_visits).values(**row, address=address, until=until),
        written(known.person, "open", known.person, way=way),
    )
    return Keeper(known, until), token


async def shut_desk(storage: Storage, person: str) -> None:
    """It is shut, wherever it was open."""
    await storage.write(sa.delete(m.desk_visits).where(v.person == person))


# Codes


async def new_code(storage: Storage, person: str | None) -> str:
    """A code for a keeper, or for whoever shall become one; it works once, for a day."""
    (code,) = new_sheet(1)
    row = {"digest": digest(code), "person": person, "until": now_ms() + CODE_LASTS}
    about = written(COMMAND_LINE, "keeper_code", person or "")
    await storage.write(sa.insert(m.desk_codes).values(**row), about)
    return grouped(code)


async def by_code(
    storage: Storage, typed: str, address: str, person: str, *rows: sa.Executable
) -> str:
    """Open with a code: one of the command line, which makes its bearer a keeper, or a rescue code
    of a keeper. By which it was; Sorry if by none. `rows` make the person, if they are new."""
    code = plain(typed)
    attempt = Try(storage, f"address {address}", f"sheet {code[:SHEET]}")
    await attempt.begin()
    if code and await _used(storage, code, person, rows):
        await attempt.right()
        return "command line"
    if not await is_keeper(storage, person):
        raise attempt.wrong()
    await attempt.right()  # it is counted there
    if await codes.by_code(storage, typed, address) != person:
        raise Sorry("wrong_code", left=1)
    return "code"


async def _used(storage: Storage, code: str, person: str, rows: tuple[sa.Executable, ...]) -> bool:
    """Whether it was a code for them; it works no more."""
    mine = sa.or_(c.person.is_(None), c.person == person)

    def write(connection: sa.Connection) -> bool:
        once = sa.delete(m.desk_codes).where(c.digest == digest(code), c.until > now_ms(), mine)
        if connection.execute(once).rowcount != 1:
            return False
        for row in rows:
            connection.execute(row)
        there = connection.execute(sa.select(k.person).where(k.person == person)).first()
        if there is None:
            connection.execute(sa.insert(m.keepers).values(person=person, since=now_ms()))
            connection.execute(written(person, "keeper_add", person, way="code"))
        return True

    return await storage.in_one_go(write)


# On the command line


async def add(storage: Storage, person: str) -> str:
    """Somebody is a keeper from now on; a code by which they open the desk the first time."""
    if not await is_keeper(storage, person):
        new = sa.insert(m.keepers).values(person=person, since=now_ms())
        await storage.write(new, written(COMMAND_LINE, "keeper_add", person))
    return await new_code(storage, person)


async def remove(storage: Storage, person: str) -> None:
    """Somebody is a keeper no more; the desk shuts at once."""
    if not await is_keeper(storage, person):
        raise Sorry("unknown_person", "they are no keeper")
    await storage.write(
        sa.delete(m.keepers).where(k.person == person),
        sa.delete(m.desk_visits).where(v.person == person),
        sa.delete(m.desk_codes).where(c.person == person),
        written(COMMAND_LINE, "keeper_remove", person),
    )


async def listed(storage: Storage) -> list[KeeperOut]:
    """The keepers, those who have been it for longest first."""
    query = sa.select(k.person, m.persons.c.name, k.since).join(
        m.persons, m.persons.c.id == k.person
    )
    rows = await storage.rows(query.order_by(k.since, k.person))
    return [KeeperOut(row.person, row.name, row.since) for row in rows]
