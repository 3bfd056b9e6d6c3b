"""Bots at tables: every level is offered and plays; one that fails is replaced, and logged."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from structlog.testing import capture_logs

import broceliande as bro
from broceliande import bots
from broceliande.bots.levels import LEVELS, NETS, PEOPLE, USUAL
from broceliande.bots.search import Search
from broceliande.server.company.memory import MOST, Place
from broceliande.server.company.thinkers import Thinkers
from tests.server.people import People


class Broken:
    """A bot with a bug."""

    def choose(self, table: bro.Table, seat: int, rng: random.Random) -> int:
        raise ZeroDivisionError("a bug")


class Slow:
    """A bot that falls asleep."""

    def choose(self, table: bro.Table, seat: int, rng: random.Random) -> int:
        time.sleep(0.5)
        return table.moves(seat)[0].id


class Wild:
    """A bot that answers something else."""

    def choose(self, table: bro.Table, seat: int, rng: random.Random) -> int:
        return 10**6


def asked(thinkers: Thinkers, level: str = "druid") -> tuple[bro.Table, int]:
    """What the bots answer at a fresh table."""
    table = bro.table("bloody-grove", 2, 3)
    seat = table.asked[0]
    world = table.redeal(seat, 1)
    move = asyncio.run(thinkers.choose(world, seat, level))
    assert table.why_not(seat, move) is None
    return table, move


@pytest.mark.parametrize("bot", [Broken(), Slow(), Wild()], ids=["broken", "slow", "wild"])
def test_a_bot_that_fails_is_replaced_for_that_answer_and_logged(
    bot: Broken | Slow | Wild,
) -> None:
    thinkers = Thinkers(1, 0.2)
    thinkers.made = lambda level, seconds: bot
    with capture_logs() as logs:
        asked(thinkers)
    thinkers.close()
    replaced = [entry for entry in logs if entry["event"] == "a bot was replaced for one answer"]
    assert [entry["bot"] for entry in replaced] == ["druid"]


@pytest.mark.parametrize("level", [*LEVELS, "gone"])
def test_every_level_answers(level: str) -> None:
    thinkers = Thinkers(1, 30.0)
    with capture_logs() as logs:
        asked(thinkers, level)
    thinkers.close()
    assert logs == []


def test_a_crowd_shares_the_time() -> None:
    thinkers = Thinkers(2, 10.0)
    given: list[float | None] = []

    def made(level: str, seconds: float | None) -> Wild:
        given.append(seconds)
        return Wild()

    thinkers.made = made

    async def many() -> None:
        table = bro.table("bloody-grove", 2, 3)
        seat = table.asked[0]
        worlds = [table.redeal(seat, n) for n in range(20)]
        await asyncio.gather(*(thinkers.choose(world, seat, "archdruid") for world in worlds))

    asyncio.run(many())
    thinkers.close()
    assert given[0] == LEVELS["archdruid"].seconds
    assert given[-1] == pytest.approx(0.3)  # ten for each thread: three seconds for all


def test_the_levels_for_people_are_offered(people: People) -> None:
    for game in people.get("/games")["games"]:
        learnt = (NETS / f"{game['name']}.npz").exists()
        assert game["levels"] == [each for each in PEOPLE if learnt or each != "merlin"]
    assert USUAL in PEOPLE


# What a bot found out is kept while its seat answers on


def going_on(times: int) -> tuple[list[bro.Table], int]:
    """A table at each of so many answers in a row of one seat."""
    table, chance = bro.table("bethel-woods", 2, 3), random.Random(2)
    seat = table.asked[0]
    worlds: list[bro.Table] = []
    while len(worlds) < times:
        assert table.asked == (seat,), "the turn is over"
        worlds.append(table.redeal(seat, len(worlds)))
        table.play(seat, chance.choice(table.moves(seat)))
    return worlds, seat


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each search went on with what was found before."""
    seen: list[bool] = []
    begin = Search.begin

    def begun(self: Search, position: bytes, seed: int, budget: object, trail: int | None) -> None:
        seen.append(trail is not None)
        begin(self, position, seed, budget, trail)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "begin", begun)
    return seen


def ask(thinkers: Thinkers, world: bro.Table, place: Place, level: str = "druid") -> int:
    """One answer of a bot."""
    return asyncio.run(thinkers.choose(world.copy(), place.seat, level, place))


def test_a_bot_goes_on_with_what_it_found(counting: list[bool]) -> None:
    thinkers = Thinkers(1, 30.0)
    (first, second), seat = going_on(2)
    bots.prepare(first)
    ask(thinkers, first, Place("oak", seat, 7))
    ask(thinkers, second, Place("oak", seat, 8))
    assert counting == [False, True]
    ask(thinkers, second, Place("oak", seat, 8))  # asked again: its own answer was taken back
    assert counting == [False, True, False]
    thinkers.close()


@pytest.mark.parametrize(
    ("table", "version", "level"),
    [("ash", 8, "druid"), ("oak", 10, "druid"), ("oak", 8, "archdruid"), ("oak", 7, "druid")],
    ids=["another table", "undone and played on", "another level", "undone"],
)
def test_a_bot_begins_anew_where_something_else_happened(
    counting: list[bool], table: str, version: int, level: str
) -> None:
    thinkers = Thinkers(1, 30.0)
    (first, second), seat = going_on(2)
    bots.prepare(first)
    ask(thinkers, first, Place("oak", seat, 7))
    ask(thinkers, second, Place(table, seat, version), level)
    assert counting == [False, False]
    thinkers.close()


def test_what_is_kept_is_bounded_and_let_go_with_its_table() -> None:
    thinkers = Thinkers(1, 30.0)
    (world,), seat = going_on(1)
    bots.prepare(world)
    for n in range(MOST + 3):
        ask(thinkers, world, Place(f"table {n}", seat, 1), "pupil")
    assert len(thinkers.memory) == MOST
    thinkers.memory.forget("table 5")
    assert len(thinkers.memory) == MOST - 1
    ask(thinkers, world, Place("sapling", seat, 1), "sapling")  # has nothing to remember
    assert len(thinkers.memory) == MOST - 1
    thinkers.close()


def test_a_bot_that_failed_is_not_kept() -> None:
    thinkers = Thinkers(1, 30.0)
    (world,), seat = going_on(1)
    thinkers.made = lambda level, seconds: Wild()
    ask(thinkers, world, Place("oak", seat, 1))
    assert len(thinkers.memory) == 0
    thinkers.close()
