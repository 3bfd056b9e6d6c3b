"""Bots at tables: every level is offered and plays; one that fails is replaced, and logged."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from structlog.testing import capture_logs

import broceliande as bro
from broceliande.bots.levels import LEVELS, PEOPLE, USUAL
from broceliande.server.bots import Thinkers
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
    found = people.get("/games")
    assert found["levels"] == list(PEOPLE)
    assert USUAL in PEOPLE
