"""The secrecy law on the wire: two worlds that differ only in what somebody may not know give
them the same bytes, whatever they ask, refusals and all."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from broceliande.server.told import door
from tests.laws.cases import GAMES, Case, cases
from tests.proofs import SOAK
from tests.proofs.wire import Conversation, fetch, house_of, served
from tests.proofs.worlds import SECRETS, TABLE, Moment, Observer, moments, store

POSITIONS = max(5, 80 // len(cases())) * SOAK  # of each game and seat count
STORED = 2 * SOAK  # of each, through storage
BY_NAME = {game.name: game for game in GAMES}
OPEN = ("", "/export", "/verify", "/replay/0")  # what anybody may ask of a table


def script(moment: Moment, seat: Observer, chance: random.Random) -> list[str]:
    """What somebody says at their socket: they come back by a version, ask why not, and try what
    they may not. Nothing of it can be done."""
    game, version = moment.case.game, moment.log[-1].version
    since = chance.choice([None, 0, chance.randrange(version + 1), version, version + 5])
    lang = chance.choice(["fr", "en"])
    held = [] if seat is None else [SECRETS[seat]]
    frames: list[dict[str, Any]] = [
        {"type": "hello", "secrets": held, "lang": lang, "version": since},
        {"type": "speak", "lang": "fr" if lang == "en" else "en"},
    ]
    own = 0 if seat is None else seat
    numbers = [chance.randrange(game.moves) for _ in range(5)]
    frames += [{"type": "why_not", "seat": own, "move": move} for move in numbers]
    for move in numbers:
        if moment.table.why_not(own, move):
            frames.append({"type": "answer", "seat": own, "version": version, "move": move})
    other = (own + 1) % max(2, moment.case.seats)  # not theirs, or not there
    frames += [
        {"type": "answer", "seat": own, "version": version + 1, "move": numbers[0]},
        {"type": "answer", "seat": other, "version": version, "move": numbers[0]},
        {"type": "undo", "seat": own, "version": version - 1},
        {"type": "vote", "seat": own, "version": version, "yes": True},
        {"type": "why_not", "seat": other, "move": numbers[1]},
        {"type": "answer", "seat": own, "version": version, "move": game.moves},
        {"type": "ping"},
    ]
    named = {"answer", "undo"}
    return [json.dumps(f | ({"id": "an-id"} if f["type"] in named else {})) for f in frames]


CLOCK = re.compile(r'"now":\d+')  # a pong tells the time of day, which is no secret


async def heard(app: Litestar, moment: Moment, script: list[str]) -> list[str]:
    """Every byte that somebody gets who says these things at a moment."""
    house_of(app).tables[TABLE] = moment.live()
    said = await Conversation(app, TABLE, script).run()
    for path in OPEN:
        status, body = await fetch(app, "GET", f"/api/tables/{TABLE}{path}")
        said.append(f"{status} {body.decode()}")
    return [CLOCK.sub('"now":0', each) for each in said]


class Law:
    """Holds the law over pairs of worlds, and counts them."""

    def __init__(self, app: Litestar, chance: random.Random) -> None:
        self.app = app
        self.chance = chance
        self.pairs = 0

    async def same(self, one: Moment, two: Moment, seat: Observer) -> None:
        """The seat gets the same bytes from both."""
        words = script(one, seat, self.chance)
        assert await heard(self.app, one, words) == await heard(self.app, two, words)
        self.pairs += 1

    async def redealt(self, now: Moment, seat: Observer) -> None:
        """A table and a world that the seat cannot tell from it."""
        await self.same(now.twin(), now.elsewhere(seat, self.chance), seat)

    async def answered(self, now: Moment, seat: Observer, mover: int, move: int) -> None:
        """An answer given in two worlds: where the seat sees the same afterwards, everything about
        the table is the same, such as whether the answer can be taken back."""
        world = now.elsewhere(seat, self.chance)
        if world.table.why_not(mover, move):
            return
        one, two = now.twin().played(mover, move), world.played(mover, move)
        if not one.table.over and _sight(one, seat) == _sight(two, seat):
            await self.same(one, two, seat)

    async def sealed(self, now: Moment, seat: Observer, mover: int, move: int) -> None:
        """While others still think, different answers of one look the same to all the others."""
        world = now.elsewhere(seat, self.chance)
        one = now.twin().played(mover, move)
        still = tuple(each for each in now.table.asked if each != mover)
        if seat == mover or not still or one.table.asked != still:
            return
        legal = world.table.rules.legal(world.table._state, mover)
        two = world.played(mover, self.chance.choice(legal))
        await self.same(one, two, seat)


def _sight(moment: Moment, seat: Observer) -> str:
    table = moment.table
    moves = [] if seat is None else [(m.id, m.path, m.words("en")) for m in table.moves(seat)]
    events = [(t.ply, t.event, t.numbers) for t in table.events(seat)]
    return json.dumps([table.view(seat), moves, events])


async def hold(case: Case, folder: Path) -> int:
    """The law at so many positions of random games; how many pairs of worlds were compared."""
    chance = random.Random(str(case))
    async with served(folder, BY_NAME) as app:
        _write_nothing(app)
        law = Law(app, chance)
        positions, seed = 0, 0
        every = max(1, case.game.length(case.seats) // 400)
        while positions < POSITIONS:
            seed += 1
            skip = chance.randrange(12 * every)
            for now, mover, move in moments(case, seed):
                skip -= 1
                if skip > 0:
                    continue
                skip = chance.randrange(1, 8 * every)
                positions += 1
                for seat in (*range(case.seats), None):
                    await law.redealt(now, seat)
                    await law.answered(now, seat, mover, move)
                    await law.sealed(now, seat, mover, move)
                if positions >= POSITIONS:
                    break
        assert house_of(app).metrics.troubles._value.get() == 0
        return law.pairs


def _write_nothing(app: Litestar) -> None:
    """Who comes and goes need not be written down here, and the wait for the disk is long."""

    async def kept(entry: object) -> bool:
        return True

    house_of(app).writer.append = kept  # type: ignore[method-assign]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_nobody_can_tell_two_worlds_apart_by_what_the_server_sends(
    case: Case, tmp_path: Path
) -> None:
    assert asyncio.run(hold(case, tmp_path)) >= POSITIONS * (case.seats + 1)


# Through storage it is the same for any number of seats: `make soak` looks at all of them.
SOME = [case for case in cases() if SOAK > 1 or case.seats == max(case.game.seats)]


async def hold_when_loaded(case: Case, folder: Path) -> int:
    """The law for tables that come from storage, and for what is read from it. What happened since
    somebody's turn is not told here: another world's past was never played."""
    chance, pairs = random.Random(str(case)), 0
    async with served(folder, BY_NAME, away_after=1e12) as app:
        _write_nothing(app)
        length = sum(1 for _ in moments(case, 5))
        at = set(chance.sample(range(length), min(STORED, length)))
        for now in (moment for n, (moment, _, _) in enumerate(moments(case, 5)) if n in at):
            for seat in (*range(case.seats), None):
                said = [await _told(app, now, seat)]
                said.append(await _told(app, now.elsewhere(seat, chance), seat))
                assert said[0] == said[1]
                pairs += 1
    return pairs


async def _told(app: Litestar, moment: Moment, seat: Observer) -> list[str]:
    await store(house_of(app), moment)
    last = moment.log[-1].version
    frames: list[dict[str, Any]] = [
        {"type": "hello", "secrets": [] if seat is None else [SECRETS[seat]], "version": last - 2},
        {"type": "story", "before": last + 1},
        {"type": "story", "before": last - 1},
    ]
    return await Conversation(app, TABLE, [json.dumps(frame) for frame in frames]).run()


@pytest.mark.parametrize("case", SOME, ids=str)
def test_nor_by_a_table_that_was_loaded_and_its_old_story(case: Case, tmp_path: Path) -> None:
    assert asyncio.run(hold_when_loaded(case, tmp_path)) >= case.seats + 1


@pytest.mark.parametrize("leak", ["moves", "events", "fields", "seed"])
def test_the_law_would_find_a_leak(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = door.state

    def leaking(live: Any, *rest: Any) -> Any:
        told = honest(live, *rest)
        told.ending = {
            "moves": str([record.move for record in live.tail]),
            "events": str(sum(len(record.told) for record in live.tail)),
            "fields": str(bytes(live.table._state)),
            "seed": live.setup.seed.hex(),
        }[leak]
        return told

    monkeypatch.setattr(door, "state", leaking)
    with pytest.raises((AssertionError, ExceptionGroup)):
        asyncio.run(hold(cases()[-1], tmp_path))
