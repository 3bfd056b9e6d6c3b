"""Answers in advance: a game goes as if they had been given by hand, nobody else learns of them,
and those that are out of step are dropped."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import broceliande as bro
from broceliande.engine.opening import open_table
from broceliande.engine.table import Table
from broceliande.server.company import ahead as giving
from broceliande.server.company.driver import Driver
from broceliande.server.company.thinkers import Thinkers
from broceliande.server.ground import times
from broceliande.server.ground.settings import Settings
from broceliande.server.ground.sorry import Sorry
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import SeatForm, TableForm
from broceliande.server.storage import models as m
from broceliande.server.storage.deadlines import nearest
from broceliande.server.tables import ahead, foreseeing, opening, planning
from broceliande.server.tables.answers import answer
from broceliande.server.tables.foreseeing import Ahead
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from broceliande.server.tables.undo import undo
from broceliande.server.told import door
from broceliande.server.told.frames import written

GAMES = {name: bro.game(name) for name in bro.games()}
SEATS = {"bloody-grove": 2, "bethel-woods": 2}
SEED = bytes(range(32))
BRAVE, COWARDLY = ("answer:brave",), ("answer:cowardly",)


class Still(Driver):
    """Does nothing by itself."""

    def look(self, live: Live) -> None:
        """Not now."""

    async def watch(self) -> None:
        """Not at all."""


@asynccontextmanager
async def inhabited(settings: Settings, company: type[Driver] = Still) -> AsyncIterator[House]:
    """A house with our games."""
    house = House(settings, GAMES)
    house.company = company(house, Thinkers(1, 5.0, False, house.metrics))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def laid(house: House, game: str, patch: pytest.MonkeyPatch) -> Live:
    """A table of people, always the same deal."""
    people = [SeatForm("person", f"P{seat}") for seat in range(SEATS.get(game, 3))]
    with patch.context() as fixed:
        fixed.setattr("secrets.token_bytes", lambda n: SEED if n == len(SEED) else os.urandom(n))
        live, _ = await opening.open_one(house, TableForm(game, people), "en")
    return live


def by_hand(game: str, most: int, seed: int = 1) -> tuple[Table, list[tuple[int, Ahead, int]]]:
    """A game at random: each answer's seat, how one would give it in advance, and its move."""
    table, chance = open_table(GAMES[game], SEATS.get(game, 3), SEED, {}), random.Random(seed)
    given: list[tuple[int, Ahead, int]] = []
    while table.asked and len(given) < most:
        seat = chance.choice(table.asked)
        move = chance.choice(table.moves(seat))
        given.append((seat, Ahead(table.question, move.path), move.id))
        table.play(seat, move)
    return table, given


async def do(house: House, live: Live, seat: int, move: int) -> None:
    """Answer by hand."""
    await answer(house, live, seat, live.version, move, f"h{live.version}")


class NotForeseen(Exception):
    """What came was in none of the worlds that were looked at."""


async def kept(house: House, live: Live, seat: int, wanted: list[Ahead]) -> None:
    """Keep answers in advance, if they can be foreseen."""
    try:
        await planning.keep(house, live, seat, wanted)
    except Sorry as wrong:
        raise (NotForeseen if wrong.code == "not_foreseen" else wrong) from wrong


async def until(house: House, live: Live, so: Callable[[Table], bool], seed: int = 1) -> None:
    """Random answers by hand until the table is so."""
    chance = random.Random(seed)
    while not so(live.table):
        seat = live.table.asked[0]
        await do(house, live, seat, chance.choice(live.table.moves(seat)).id)


async def _replayed(
    house: House, live: Live, given: list[tuple[int, Ahead, int]], rate: float
) -> int:
    """Play the same game, some of it in advance; how much of it."""
    chance, count = random.Random(3), 0
    for at, (seat, what, move) in enumerate(given):
        for other in {*range(live.setup.seats)} - {*live.asked}:
            coming = [each for who, each, _ in given[at:] if who == other][:1]
            if coming and not live.sitters[other].ahead and chance.random() < rate:
                with suppress(NotForeseen):
                    await kept(house, live, other, coming)
        if live.sitters[seat].ahead:
            before = live.version
            await giving.give(house, live, seat)
            if live.version > before:
                record = live.tail[-1]
                assert (record.seat, record.move) == (seat, move), what
                count += 1
                continue
        await do(house, live, seat, move)
    return count


def _same(settings: Settings, patch: pytest.MonkeyPatch, game: str, most: int, rate: float) -> int:
    async def both() -> int:
        async with inhabited(settings) as house:
            table, given = by_hand(game, most)
            live = await laid(house, game, patch)
            count = await _replayed(house, live, given, rate)
            assert bytes(live.table._state) == bytes(table._state)
            assert live.table.played[-1] == table.played[-1]
            if table.over:
                assert (live.table.places, live.table.ending) == (table.places, table.ending)
                assert await house.storage.rows(sa.select(m.ahead)) == []
            return count

    return asyncio.run(both())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_if_all_had_answered_by_hand(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(foreseeing, "WORLDS", 6)
    assert _same(settings, monkeypatch, game, 25, 0.5) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_as_if_all_had_answered_by_hand(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    assert _same(settings, monkeypatch, game, 5000, 0.5) > 3


def test_nothing_is_foreseen_beyond_luck() -> None:
    looked = lucky = 0
    for game in GAMES:
        table, _ = by_hand(game, 14)
        seat = next(each for each in range(table.seats) if each not in table.asked)
        (first,) = foreseeing.foresee(table, seat, [], 1)
        for name, seen in first.items():
            for path in [] if seen.question.hinge else list(seen.answers)[:4]:
                plan = [Ahead(name, path)]
                after = foreseeing.foresee(table, seat, plan, 1)[1]
                looked += 1
                lucky += not [each for each in after.values() if each.question.hinge is None]
    assert 0 < lucky < looked


# Brave or cowardly


def fields(table: Table) -> Any:
    """The position, by its names."""
    return table._state


def trick(table: Table) -> bool:
    """Whether somebody leads, whose role two others hold."""
    leader = table.asked[0] if table.question == "lead" else -1
    held = fields(table).held
    return leader >= 0 and bool(_called(held, leader, table.seats))


def _called(held: list[list[int]], leader: int, seats: int) -> list[int]:
    """Roles that everybody holds."""
    return [role for role in range(10) if all(held[seat][role] for seat in range(seats))]


async def leads(house: House, live: Live, role: int, stance: str) -> int:
    """Whoever leads calls a role; the seat."""
    seat = live.table.asked[0]
    path = (f"role:{role}", f"answer:{stance}")
    move = next(each for each in live.table.moves(seat) if each.path == path)
    await do(house, live, seat, move.id)
    return seat


async def broom(house: House, patch: pytest.MonkeyPatch) -> tuple[Live, int, int, int]:
    """A table of Broom Service: somebody is about to lead; who, who comes last, and a role that all
    of them hold."""
    live = await laid(house, "broom-service", patch)
    for seed in range(60):
        copy = live.table.copy()
        chance = random.Random(seed)
        moves: list[tuple[int, int]] = []
        while not trick(copy) and len(moves) < 40:
            seat = copy.asked[0]
            moves.append((seat, chance.choice(copy.moves(seat)[:5]).id))
            copy.play(*moves[-1])
        if trick(copy):
            break
    for seat, move in moves:
        await do(house, live, seat, move)
    leader = live.table.asked[0]
    role = _called(fields(live.table).held, leader, live.setup.seats)[0]
    return live, leader, (leader + live.setup.seats - 1) % live.setup.seats, role


def if_brave(role: int, rival: int) -> list[Ahead]:
    """If the rival is brave, a coward; else brave."""
    called = {"role": role}
    brave = {"player": rival, "stance": 0}
    return [Ahead("follow", COWARDLY, (called, brave)), Ahead("follow", BRAVE, (called,))]


@pytest.mark.parametrize("stance", ["brave", "cowardly"])
def test_if_the_rival_is_brave_i_am_a_coward(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, stance: str
) -> None:
    async def hinges() -> None:
        async with inhabited(settings) as house:
            live, leader, last, role = await broom(house, monkeypatch)
            monkeypatch.setattr(foreseeing, "WORLDS", 24)
            await planning.keep(house, live, last, if_brave(role, leader))
            assert live.sitters[last].ahead == 2
            await leads(house, live, role, stance)
            while last not in live.asked:
                seat = live.table.asked[0]
                await do(house, live, seat, live.table.moves(seat)[-1].id)  # a coward, who acts
            assert live.table.question == "follow"
            await giving.give(house, live, last)
            record = next(r for r in reversed(live.tail) if r.seat == last)
            assert record.answer_id.startswith(ahead.GIVEN)
            words = live.table.chronicle(None, "en")
            followed = [line for line in words if line.startswith(f"P{last} follows")]
            assert ("cowardly" in followed[-1]) == (stance == "brave")
            (left,) = await ahead.read(house.storage, live.id, last)
            assert left.state == ahead.STANDS, "the other case stands, until the round is over"

    asyncio.run(hinges())


def test_what_hinges_on_a_round_is_void_in_the_next(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def past() -> None:
        async with inhabited(settings) as house:
            live, leader, last, role = await broom(house, monkeypatch)
            monkeypatch.setattr(foreseeing, "WORLDS", 24)
            await planning.keep(house, live, last, if_brave(role, leader))
            now = fields(live.table).round
            await until(house, live, lambda table: fields(table).round != now)
            shown = await planning.shown(house, live, last)
            assert {row.state for row in shown} == {ahead.PAST}
            assert live.sitters[last].ahead == 0

    asyncio.run(past())


# Out of step


async def planned(house: House, live: Live) -> tuple[int, list[Ahead]]:
    """A seat that waits, with a plan of two answers kept."""
    seat = next(each for each in range(live.setup.seats) if each not in live.asked)
    _, (first,) = await planning.look(house, live, seat, [])
    name, seen = max(first.items(), key=lambda item: item[1].often)
    plan = [Ahead(name, next(iter(seen.answers)))]
    _, steps = await planning.look(house, live, seat, plan)
    name, seen = max(steps[1].items(), key=lambda item: item[1].often)
    plan.append(Ahead(name, next(iter(seen.answers))))
    await planning.keep(house, live, seat, plan)
    return seat, plan


def test_a_plan_is_given_one_after_the_other_and_dropped_by_a_hand(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dropped() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, "benevolent", monkeypatch)
            seat, plan = await planned(house, live)
            with pytest.raises(Sorry, match="asked_now"):
                await planning.keep(house, live, live.asked[0], plan)
            await until(house, live, lambda table: table.asked == (seat,))
            await giving.give(house, live, seat)
            assert live.sitters[seat].ahead == 1
            await undo(house, live, seat, live.version, "u", (0, 1, 2))
            await giving.give(house, live, seat)
            rows = await ahead.read(house.storage, live.id, seat)
            assert [row.state for row in rows] == [ahead.OTHER], "the second is asked for first"

    asyncio.run(dropped())


def test_undone_by_hand_and_illegal_ones_are_dropped_with_a_word(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dropped() -> None:
        async with inhabited(settings) as house:
            for why in (ahead.UNDONE, ahead.BY_HAND, ahead.ILLEGAL):
                live = await laid(house, "benevolent", monkeypatch)
                first = live.asked[0]
                await do(house, live, first, live.table.moves(first)[0].id)
                seat, _ = await planned(house, live)
                if why == ahead.UNDONE:
                    await undo(house, live, first, live.version, "u", (0, 1, 2))
                await until(house, live, lambda table, who=seat: table.asked == (who,))  # type: ignore[misc]
                if why == ahead.BY_HAND:
                    await do(house, live, seat, live.table.moves(seat)[0].id)
                if why == ahead.ILLEGAL:
                    path = sa.update(m.ahead).where(m.ahead.c.number == 0)
                    text = (await ahead.read(house.storage, live.id, seat))[0].kept
                    text.path = ("hex:999",)
                    row = {"given": msgspec.json.encode(text).decode()}
                    await house.storage.write(path.where(m.ahead.c.table_id == live.id).values(row))
                before = live.version
                await giving.give(house, live, seat)
                assert live.version == before
                rows = await planning.shown(house, live, seat)
                assert rows[0].state == why
                assert live.sitters[seat].ahead == 0

    asyncio.run(dropped())


# Secrecy, servers


def test_nobody_else_is_told_a_byte_of_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        async with inhabited(settings) as house:
            live = await laid(house, "benevolent", monkeypatch)
            now = now_ms()
            monkeypatch.setattr(door, "now_ms", lambda: now)  # how long somebody is away is told
            every = [(0,), (1,), (2,), (0, 1, 2), ()]
            before = [written(door.state(live, seats, "fr", None, 0)) for seats in every]
            table = written_table(live)
            await planned(house, live)
            await house.loader.refresh(live)
            assert any(sitter.ahead for sitter in live.sitters)
            assert [written(door.state(live, seats, "fr", None, 0)) for seats in every] == before
            assert written_table(live) == table
            assert not live.guests

    asyncio.run(told())


def written_table(live: Live) -> bytes:
    """What anybody is told over HTTP."""
    return msgspec.json.encode(door.table_out(live, "en"))


def test_another_server_gives_it_after_a_kill_though_nobody_is_there(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watching(Driver):
        """Looks at what it is shown, not at deadlines."""

        async def watch(self) -> None:
            """Not at all."""

    async def killed() -> None:
        async with inhabited(settings) as one:
            live = await laid(one, "benevolent", monkeypatch)
            seat, plan = await planned(one, live)
            await until(one, live, lambda table: table.asked == (seat,))
            (deadline,) = await nearest(one.storage)
            assert 0 < deadline.due - now_ms() <= 30_000, "no clock, and yet it is looked for"
            before = live.version
            times._ahead += 40.0
            async with inhabited(settings, Watching) as two:
                assert isinstance(two.company, Driver)
                await two.company.flags._serve(deadline)
                for _ in range(400):
                    there = await two.live(live.id)
                    if there.version >= before + len(plan):
                        break
                    await asyncio.sleep(0.02)
                given = [record.answer_id for record in there.tail if record.version > before]
                assert given[: len(plan)] == [f"ahead-{before}", f"ahead-{before + 1}"]

    try:
        asyncio.run(killed())
    finally:
        times._ahead = 0.0


def test_two_servers_give_it_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def race() -> None:
        async with inhabited(settings) as one, inhabited(settings) as two:
            first = await laid(one, "benevolent", monkeypatch)
            seat, _ = await planned(one, first)
            await until(one, first, lambda table: table.asked == (seat,))
            second = await two.live(first.id)
            before = first.version
            await asyncio.gather(giving.give(one, first, seat), giving.give(two, second, seat))
            rows = await one.storage.rows(
                sa.select(m.log.c.version).where(m.log.c.table_id == first.id)
            )
            assert before + 1 <= max(row.version for row in rows) <= before + 2
            assert len(await ahead.read(one.storage, first.id, seat)) in {0, 1}

    asyncio.run(race())
