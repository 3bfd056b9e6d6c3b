"""Answers in advance: a game goes as if they had been given by hand, nobody else learns of them,
and those that are out of step are dropped."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.engine.table import Table
from broceliande.server.company import ahead as giving
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import models as m
from broceliande.server.tables import ahead, foreseeing, planning
from broceliande.server.tables.foreseeing import Ahead
from broceliande.server.tables.house import House
from broceliande.server.tables.live import Live
from tests.server.company.advance import (
    BRAVE,
    COWARDLY,
    GAMES,
    NotForeseen,
    by_hand,
    do,
    inhabited,
    kept,
    laid,
    until,
)


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
