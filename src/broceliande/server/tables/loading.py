"""From the shelf into memory: a table is laid out from its last snapshot, and what stands in the
log after it is played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from broceliande.engine.game import Game
from broceliande.engine.resume import reach, resume
from broceliande.engine.table import Table
from broceliande.server.ground.sorry import Sorry
from broceliande.server.storage import models as m
from broceliande.server.storage.rows import Record, Setup, without_last
from broceliande.server.storage.shelf import Around, Shelf, Stored
from broceliande.server.tables.clocks import Clock, Pace
from broceliande.server.tables.live import Live


class Torn(Exception):
    """Somebody wrote while we read."""


class Loader:
    """Lays tables out, and keeps them at what storage knows."""

    def __init__(self, shelf: Shelf, find: Callable[[str], Game]) -> None:
        self._shelf = shelf
        self._find = find

    async def load(self, table_id: str) -> Live:
        """The table as storage knows it."""
        for _ in range(5):
            stored = await self._shelf.read(table_id)
            try:
                return _laid(stored, self._game(stored.setup))
            except Torn:
                continue
        raise Sorry("storage", "too busy")

    def _game(self, setup: Setup) -> Game:
        """The game of a table, if it is still played by the same rules."""
        game = self._find(setup.game)
        if game.version != setup.rules:
            raise Sorry("other_rules", f"rules {setup.rules}, here {game.version}")
        return game

    async def refresh(self, live: Live) -> None:
        """Read again who sits there, what was said, voted and agreed."""
        setup, around = await self._shelf.around(live.id, live.version)
        if setup.status == live.setup.status:
            live.setup = setup
            _gather(live, around)
        else:  # the log went on too
            await self.reload(live)

    async def reload(self, live: Live) -> None:
        """Become what storage knows; those who sit in front of it stay."""
        fresh, waited = await self.load(live.id), not live.started
        for name in (
            *("setup", "table", "sitters", "version", "clock", "tail", "dealt"),
            *("asked_since", "asked_at", "answered", "kept", "since", "stands", "chat", "votes"),
            *("stood", "botted", "known", "rested"),
        ):
            setattr(live, name, getattr(fresh, name))
        live.unsure = False
        if waited:
            live.reseat()


def _laid(stored: Stored, game: Game) -> Live:
    setup = stored.setup

    def fresh() -> Table:
        return resume(game, setup.given, stored.position, stored.ply)

    later = [record for record in stored.records if record.version > stored.since]
    live = Live(
        setup=setup,
        game=game,
        table=_replayed(fresh, [*stored.stands, *later], stored.ply),
        sitters=[],
        version=stored.version,
        clock=Clock(_pace(setup), setup.seats),
        tail=deque(stored.records),
        dealt=stored.dealt,
        asked_since=[0] * setup.seats,
        answered=set(),
        kept=stored.ply,
        since=stored.since,
        stands=stored.stands,
    )
    closed = bool(stored.records) and stored.records[-1].kind == m.CLOSE
    if live.table.over or closed:  # perhaps since the row of the table was read
        setup.status = m.OVER
        setup.ending = m.ABANDONED if closed else setup.ending
    elif live.version and setup.status == m.OPEN:
        setup.status = m.PLAYING
    if stored.after:
        live.set_after(stored.after)
    _gather(live, stored.around)
    return live


def _pace(setup: Setup) -> Pace:
    return Pace(setup.clock, setup.clock_ms, setup.bonus_ms, setup.cap_ms)


def _gather(live: Live, around: Around) -> None:
    """Those who sit there take their places."""
    live.sitters, live.chat, live.votes = around.sitters, around.chat, around.votes
    live.rename()
    if not live.started:
        live.reseat()


def _replayed(fresh: Callable[[], Table], records: Sequence[Record], base: int) -> Table:
    """A table with these entries carried out, undone as they were undone: what was taken back
    leaves no trace in the position, but others may not be taken back any more for its sake."""
    table = fresh()
    stands: list[Record] = []
    for record in records:
        if record.kind == m.ANSWER:
            table.play(record.seat, record.move)
            stands.append(record)
        elif record.kind == m.UNDO:
            if record.ply < base:
                raise Torn
            stands = [answer for answer in stands if answer.ply <= record.ply]
            if not taken_back(table, record.ply):
                table = fresh()
                play_again(table, stands)
        elif record.kind == m.WITHDRAW:
            stands = without_last(stands, record.seat)
            if not table.can_undo(record.seat):
                raise Torn
            table.undo(record.seat)
    return table


def taken_back(table: Table, ply: int) -> bool:
    """Take answers back until so many are left; False, and nothing changed, if some of them lie
    beyond the engine's boundary."""
    if ply < reach(table):
        return False
    while table.ply > ply:
        table.undo()
    return True


def play_again(table: Table, answers: Sequence[Record]) -> None:
    """Carry out answers that stand."""
    for record in answers:
        table.play(record.seat, record.move)
