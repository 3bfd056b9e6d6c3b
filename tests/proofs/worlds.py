"""Tables in the server's memory, laid out from positions of the engine; and other worlds that an
observer cannot tell from them, down to the log."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.moves import Told
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Setup, Sitter, told_text
from broceliande.server.tables.clocks import Clock, Pace
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.seats import hashed
from tests.laws.cases import Case

TABLE = "a-table-of-the-proofs"
SECRETS = [f"the-secret-of-seat-{seat}" for seat in range(16)]
TAIL = 30  # entries of the log that are kept in memory
CLOCK, LIMIT = "game", 600_000  # of each seat; nobody's runs
Observer = int | None


@dataclass
class Moment:
    """A position of a game, with the log that led to it."""

    case: Case
    table: bro.Table
    dealt: list[Told]
    log: list[Record]
    asked_since: list[int]
    answered: set[int]
    seed: bytes

    def live(self) -> Live:
        """The table as the server would hold it."""
        setup = _setup(self)
        sitters = [
            Sitter(TABLE, seat, m.PERSON, f"P{seat}", "random", hashed(SECRETS[seat]), None, None)
            for seat in range(self.case.seats)
        ]
        live = Live(
            setup=setup,
            game=self.case.game,
            table=self.table,
            sitters=sitters,
            version=self.log[-1].version,
            clock=Clock(Pace(CLOCK, LIMIT), self.case.seats),
            tail=deque(self.log),
            dealt=self.dealt,
            asked_since=self.asked_since,
            answered=self.answered,
            kept=self.table.ply,
        )
        live.rename()
        return live

    def played(self, seat: int, move: int) -> Moment:
        """The moment after another answer; this one stays as it is, but for its table."""
        live = replace(self, asked_since=list(self.asked_since)).live()
        before, known = live.asked, len(self.table.told)
        self.table.play(seat, move)
        told = self.table.told[known:]
        live.version += 1
        entry = Record(live.version, m.ANSWER, self.table.ply, seat, move, f"id{move}", told, 0)
        live.turn(before, entry)
        since, answered = live.asked_since, live.answered
        log = [*self.log, entry][-TAIL:]
        dealt = self.dealt if log[0].version == 1 else []
        return replace(self, log=log, dealt=dealt, asked_since=since, answered=answered)

    def twin(self) -> Moment:
        """The same, on a table of its own."""
        return replace(self, table=self.table.copy())

    def elsewhere(self, seat: Observer, chance: random.Random) -> Moment:
        """Another world that the seat cannot tell from this one: hidden fields, luck, the seed and
        everything in the log that the seat was not told are different."""
        return replace(
            self,
            table=self.table.redeal(seat, chance.getrandbits(32)),
            dealt=[told for told in self.dealt if told.seen_by(seat)],
            log=[_otherwise(record, seat, self.case, chance) for record in self.log],
            seed=self.seed if self.table.over else chance.randbytes(32),
        )


def _otherwise(record: Record, seat: Observer, case: Case, chance: random.Random) -> Record:
    told = [event for event in record.told if event.seen_by(seat)]
    others = [other for other in range(case.seats) if other != seat]
    if record.kind == m.ANSWER and others:  # somebody else was told something
        event = chance.randrange(len(case.game.events)) + 1
        told.append(Told(record.ply, event, 1 << chance.choice(others), (0, 0, 0, 0)))
    move = chance.randrange(case.game.moves)
    return replace(record, told=told, move=move, answer_id="another", at=1)


def _setup(moment: Moment) -> Setup:
    return Setup(
        id=TABLE,
        game=moment.case.game.name,
        rules=moment.case.game.version,
        amendments=list(moment.case.game.amendments),
        seats=moment.case.seats,
        options=moment.case.options,
        edition=None,
        seed=moment.seed,
        commitment="the same in every world",
        public=True,
        spectators=True,
        clock=CLOCK,
        clock_ms=LIMIT,
        patience=60,
        status=m.OVER if moment.table.over else m.PLAYING,
        rematch=None,
        created=0,
        touched=0,
    )


def moments(case: Case, seed: int) -> Iterator[tuple[Moment, int, int]]:
    """A random game, moment by moment, each with the answer that comes next. Undo reaches from a
    moment no further back than a table that was just loaded would let it."""
    chance = random.Random(seed)
    table = case.table(seed)
    begun = Record(1, m.START, 0, -1, -1, "", [], 0)
    now = Moment(case, table, list(table.told), [begun], [1] * case.seats, set(), bytes(32))
    while now.table.asked:
        seat = chance.choice(now.table.asked)
        move = chance.choice(now.table.rules.legal(now.table._state, seat))
        yield now, seat, move
        now = now.played(seat, move)


async def store(house: House, moment: Moment) -> None:
    """Write a moment down as the server would have, and forget it: who comes next loads it."""
    live = moment.live()
    house.tables.pop(TABLE, None)
    deal = {"version": 0, "ply": 0, "position": b"", "told": told_text(moment.dealt)}
    position = bytes(moment.table._state)
    now = {"version": live.version, "ply": moment.table.ply, "position": position, "told": "[]"}
    more = {"table_id": TABLE, "after": live.after()}
    log = [{**_row(r), "told": told_text(r.told), **more} for r in moment.log]
    sitters = [{c.name: getattr(s, c.name) for c in m.seats.columns} for s in live.sitters]
    await house.storage.write(
        sa.delete(m.tables).where(m.tables.c.id == TABLE),
        sa.insert(m.tables).values(**_row(live.setup)),
        sa.insert(m.seats).values(sitters),
        sa.insert(m.snapshots).values([{"table_id": TABLE, **row} for row in (deal, now)]),
        sa.insert(m.log).values(log),
    )


def _row(stored: Setup | Record) -> dict[str, object]:
    return {field.name: getattr(stored, field.name) for field in fields(stored)}
