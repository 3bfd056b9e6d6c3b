"""The acts of a table as one machine, held against a model of a few lines.

Hypothesis answers, sends again, takes back, votes, lets clocks fall, gives seats away and takes
them back, loses the memory and asks another server; whatever it does in whatever order, the table
has the answers that stand in the model, a version for each entry, and is the same when read anew.
Time goes by as well: what is left to a seat is what it began with and what the answers brought that
stand, less what it thought; and the deadline in the database is that of the clocks.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from broceliande.engine.moves import Refused
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.heard.forms import ClockForm
from broceliande.server.storage.deadlines import nearest
from broceliande.server.storage.models import BOT, PERSON
from broceliande.server.tables import absent, entries
from broceliande.server.tables.answers import answer
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo, vote
from tests.server.conftest import GAMES
from tests.server.fresh import fresh
from tests.server.houses import legal, table_of

Result = TypeVar("Result")
SEATS = st.integers(0, 1)
HOUSES = st.integers(0, 1)
LIMIT, BONUS, CAP = 10_000_000, 50_000, 10_100_000  # milliseconds
CLOCK = ClockForm("game", LIMIT // 1000, BONUS // 1000, CAP // 1000)


class Model:
    """What must be so, whoever did it: the answers that stand, and how much was ever written."""

    def __init__(self) -> None:
        self.stands: list[tuple[int, int]] = []
        self.brought: list[int] = []  # by those answers, of time
        self.version = 1
        self.had = [LIMIT, LIMIT]  # when the seats were last taken, less what had been brought

    def answered(self, seat: int, move: int, brought: int) -> None:
        self.stands.append((seat, move))
        self.brought.append(brought)
        self.version += 1

    def taken_back(self, ply: int) -> None:
        del self.stands[ply:], self.brought[ply:]
        self.version += 1

    def withdrawn(self, at: int) -> None:
        del self.stands[at], self.brought[at]
        self.version += 1

    def earned(self, seat: int) -> int:
        """What the answers of a seat brought that stand."""
        pairs = zip(self.stands, self.brought, strict=True)
        return sum(brought for (other, _), brought in pairs if other == seat)


class Acts(RuleBasedStateMachine):
    """Two servers over one database, without a bus: each asks the database when it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.now = 1_000_000_000  # the one clock of both servers
        self.patch = pytest.MonkeyPatch()
        for room in ("entries", "answers", "undo"):
            self.patch.setattr(f"broceliande.server.tables.{room}.now_ms", lambda: self.now)
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "tables.sqlite3"
        file.write_bytes(fresh())
        database = f"sqlite+aiosqlite:///{file}"
        settings = Settings(database, snapshot_every=3, tail=6)
        self.houses = [House(settings, GAMES) for _ in range(2)]
        for house in self.houses:
            self.do(house.open())
        self.model, self.count = Model(), 0
        self.sent: dict[str, tuple[int, int, int, int]] = {}
        self.bots: set[int] = set()
        self.asking: int | None = None  # the ply that a seat asks to go back to

    @initialize(deal=st.integers(0, 1000))
    def opens(self, deal: int) -> None:
        """The same deal for the same number: what is tried again comes out as before."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("secrets.token_bytes", random.Random(deal).randbytes)
            self.table = self.do(table_of(self.houses[0], clock=CLOCK)).id

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Now."""
        return self.loop.run_until_complete(work)

    def refused(self, work: Coroutine[Any, Any, object]) -> str:
        """Why it is not done, if it is not."""
        try:
            self.do(work)
        except Sorry as wrong:
            return wrong.code
        return ""

    def live(self, which: int) -> tuple[House, Live]:
        """The table at one of the servers, which has heard what the other did."""
        house = self.houses[which]
        live = self.do(house.live(self.table))
        live.heard = max(live.heard, self.model.version)
        self.do(self._fresh(house, live))
        return house, live

    async def _fresh(self, house: House, live: Live) -> None:
        async with house.settled(live):
            await house.loader.refresh(live)

    def name(self) -> str:
        """A name for something that is sent."""
        self.count += 1
        return f"n{self.count}"

    # The acts

    @rule(which=HOUSES, seat=SEATS, pick=st.integers(0, 50), late=st.integers(0, 2))
    def answers(self, which: int, seat: int, pick: int, late: int) -> None:
        """A seat answers, perhaps to a version that is gone by."""
        house, live = self.live(which)
        asked = seat in live.asked
        moves = legal(live, seat) if asked else [0]
        move, name = moves[pick % len(moves)], self.name()
        version = max(0, live.version - late)
        known = asked and live.asked_since[seat] <= version
        try:
            done = self.do(answer(house, live, seat, version, move, name))
        except (Sorry, Refused):
            assert not known or live.over
            return
        assert known
        self.model.answered(seat, move, live.tail[-1].earned)
        self.sent[name] = (seat, version, move, done.version)
        self.asking = None

    @precondition(lambda self: self.sent)
    @rule(which=HOUSES, data=st.data())
    def sends_again(self, which: int, data: st.DataObject) -> None:
        """After a cut: it is acknowledged as it was, and nothing happens."""
        house, live = self.live(which)
        name = data.draw(st.sampled_from(sorted(self.sent)))
        seat, version, move, done = self.sent[name]
        again = self.do(answer(house, live, seat, version, move, name))
        assert (again.version, again.duplicate) == (done, True)

    @rule(which=HOUSES, seat=SEATS)
    def takes_back(self, which: int, seat: int) -> None:
        """At once where that is free, else the other is asked."""
        house, live = self.live(which)
        last, free = live.last_answer(seat), live.table.can_undo(seat)
        sealed = last is not None and last.ply < live.table.ply
        others = {0, 1} - {seat} - self.bots
        before = live.version
        why = self.refused(undo(house, live, seat, before, self.name(), (seat,)))
        assert why in {"", "already_over", "nothing_to_undo", "undo_declined"}
        if why:
            return
        assert last is not None
        if live.version == before:
            assert others
            self.asking = last.ply - 1 if self.asking is None else self.asking
        elif free and sealed:
            self.model.withdrawn(last.ply - 1)
        else:
            self.model.taken_back(last.ply - 1)
            self.asking = None

    @rule(which=HOUSES, seat=SEATS, yes=st.booleans())
    def votes(self, which: int, seat: int, yes: bool) -> None:
        """The other agrees, or does not."""
        house, live = self.live(which)
        before = live.version
        assert self.refused(vote(house, live, (seat,), before, yes)) in {"", "no_request"}
        if live.version > before:
            assert self.asking is not None
            self.model.taken_back(self.asking)
            self.asking = None

    @rule(which=HOUSES, seat=SEATS)
    def seat_passes(self, which: int, seat: int) -> None:
        """A flag falls and a bot sits down; or the owner is back."""
        house, live = self.live(which)
        if live.over:
            return
        if seat in self.bots:
            self.do(absent.take_back(house, live, seat))
            self.bots.discard(seat)
        else:
            self.do(self._falls(house, live, seat))
            self.bots.add(seat)
        self.model.version += 1
        self.model.had[seat] = LIMIT - self.model.earned(seat)
        self.asking = None

    @rule(which=HOUSES, milliseconds=st.integers(0, 60_000))
    def time_goes_by(self, which: int, milliseconds: int) -> None:
        """Those who think have less of it."""
        _, live = self.live(which)
        self.now += milliseconds
        for seat in live.people_asked():
            self.model.had[seat] -= milliseconds

    async def _falls(self, house: House, live: Live, seat: int) -> None:
        async with house.settled(live):
            await entries.switch(house, live, seat, BOT, "random")

    @rule(which=HOUSES)
    def forgets(self, which: int) -> None:
        """Memory holds no truth."""
        self.houses[which].tables.clear()

    # What must be so

    @invariant()
    def both_servers_know_what_the_model_knows(self) -> None:
        for which in (0, 1):
            _, live = self.live(which)
            assert live.version == self.model.version
            assert live.table.ply == len(self.model.stands)
            kinds = [BOT if seat in self.bots else PERSON for seat in (0, 1)]
            assert [sitter.kind for sitter in live.sitters] == kinds
            known = {r.ply: (r.seat, r.move) for r in live.standing()}
            assert all(self.model.stands[ply - 1] == each for ply, each in known.items())
            self._keeps_time(live)

    def _keeps_time(self, live: Live) -> None:
        clock = live.clock
        assert clock.running == live.people_asked()
        for seat, left in enumerate(clock.left_at(self.now)):
            earned = self.model.earned(seat) + clock.owed[seat]
            assert left == self.model.had[seat] + earned <= CAP
        stored = self.do(nearest(self.houses[0].storage))
        due = live.due(live.tail[-1].at)
        assert [(each.version, each.due) for each in stored] == [(live.version, due)] * bool(due)

    def teardown(self) -> None:
        """All is read anew once more."""
        self.forgets(0)
        one, two = (bytes(self.live(which)[1].table._state) for which in (0, 1))
        assert one == two
        for house in self.houses:
            self.do(house.close())
        self.loop.close()
        self.patch.undo()
        self.folder.cleanup()


Acts.TestCase.settings = hypothesis_settings(
    max_examples=12, stateful_step_count=25, deadline=None, derandomize=True
)
TestActs = Acts.TestCase
