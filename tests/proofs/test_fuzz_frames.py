"""At least ten thousand malformed or hostile frames: each is answered politely, none does
anything, and nothing goes wrong inside."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar

from broceliande.server.storage import models as m
from tests.laws.cases import GAMES, Case
from tests.proofs import SOAK
from tests.proofs.bounded import within
from tests.proofs.hostile import frames, mixed, tries
from tests.proofs.wire import Conversation, house_of, served
from tests.proofs.worlds import SECRETS, TABLE, Moment, moments, store

LENGTH = 20  # frames in one visit
VISITS = 260 * SOAK  # by a seat, and as many by a spectator
EACH = 4  # visits by frames that are drawn once: as they are, then mixed
POLITE = {"state", "refused", "allowed", "story", "pong", "seats", "said", "bye"}
BY_NAME = {game.name: game for game in GAMES}


def quiet_seat(case: Case) -> tuple[Moment, int]:
    """A moment at which a seat is not asked and has not answered yet: nothing it says can be
    done."""
    for seed in range(1, 1000):
        for now, _, _ in moments(case, seed):
            answered = {record.seat for record in now.log}
            quiet = set(range(case.seats)) - answered - set(now.table.asked)
            if len(now.log) > 2 and quiet:
                return now, min(quiet)
    raise AssertionError("somebody is always asked")


class Stage:
    """A server with one table, in a loop of its own that runs while somebody speaks."""

    def __init__(self, folder: Path, case: Case) -> None:
        self.runner = asyncio.Runner()
        self.moment, self.seat = quiet_seat(case)
        self.frames = 0
        self._over = asyncio.Event()
        self.app: Litestar = self.runner.run(self._open(folder))
        self.before = self.runner.run(self.content())

    async def _open(self, folder: Path) -> Litestar:
        ready: asyncio.Future[Litestar] = asyncio.get_running_loop().create_future()

        async def keep() -> None:
            async with served(folder, BY_NAME) as app:
                await store(house_of(app), self.moment)
                ready.set_result(app)
                await self._over.wait()

        self._keeper = asyncio.create_task(keep())
        return await ready

    async def content(self) -> list[list[Any]]:
        """Everything that is stored, but for who is here just now."""
        house = house_of(self.app)
        found = [list(await house.storage.rows(sa.select(t))) for t in (m.tables, m.log, m.chat)]
        kept = [c for c in m.seats.columns if c.name not in ("holder", "left")]
        return [*found, list(await house.storage.rows(sa.select(*kept)))]

    def visit(self, secrets: list[str], said: list[str | bytes]) -> None:
        """Somebody says these things; whatever they are, the answer is polite."""
        hello = json.dumps({"type": "hello", "secrets": secrets})
        heard = self.runner.run(Conversation(self.app, TABLE, [hello, *said]).run())
        assert len(heard) > len(said)
        assert {json.loads(frame)["type"] for frame in heard} <= POLITE
        self.frames += len(said)

    def unchanged(self) -> bool:
        """Whether all is as it was, in memory and in storage."""
        house = house_of(self.app)
        live = house.tables[TABLE]
        same = bytes(live.table._state) == bytes(self.moment.table._state)
        return same and not live.votes and self.runner.run(self.content()) == self.before

    def troubles(self) -> float:
        """How often something went wrong inside."""
        return float(house_of(self.app).metrics.troubles._value.get())

    async def _closed(self) -> None:
        async with within(20, "the house to close"):
            await self._keeper

    def close(self) -> None:
        self._over.set()
        self.runner.run(self._closed())
        self.runner.close()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A table of the first game, which every socket of this file sits at."""
    made = Stage(tmp_path_factory.mktemp("fuzz"), Case(GAMES[0], 3))
    yield made
    made.close()


@pytest.mark.xdist_group("fuzz frames")
@pytest.mark.parametrize("seated", [True, False], ids=["a seat", "a spectator"])
def test_hostile_frames_are_refused_politely_and_change_nothing(stage: Stage, seated: bool) -> None:
    secrets = [SECRETS[stage.seat]] if seated else []
    begun = stage.frames

    @tries(VISITS // EACH)
    @given(st.lists(frames, min_size=LENGTH, max_size=LENGTH), st.integers(0, 2**32))
    def fuzz(said: list[str | bytes], seed: int) -> None:
        chance = random.Random(seed)
        for again in range(EACH):
            stage.visit(secrets, mixed(said, chance) if again else said)
        assert stage.troubles() == 0

    fuzz()
    assert stage.frames - begun >= VISITS * LENGTH >= 5000
    assert stage.unchanged()


@pytest.mark.xdist_group("fuzz frames")
def test_hostile_first_frames_open_nothing(stage: Stage) -> None:
    chance = random.Random(1)
    firsts: list[str | bytes] = [
        "",
        "{}",
        b"\xff\xfe",
        '{"type":"ping"}',
        "[" * 4000,
        *(json.dumps({"type": "hello", "secrets": [chance.randbytes(9).hex()]}) for _ in range(9)),
        json.dumps({"type": "hello", "secrets": ["x" * 64] * 9}),
    ]
    for first in firsts:
        heard: list[str] = []
        talk = Conversation(stage.app, TABLE, [first])
        with suppress(TimeoutError):
            heard = stage.runner.run(talk.run())
        assert json.loads(heard[0])["type"] == "bye"
        assert heard[1] == "closed 4400"
    assert stage.troubles() == 0
    assert stage.unchanged()
