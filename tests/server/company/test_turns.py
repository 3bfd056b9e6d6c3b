"""Bots are not starved: whoever has many tables thinks no more for it."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass

import broceliande as bro
from broceliande.bots.levels import LEVELS
from broceliande.server.company.driver import whom
from broceliande.server.company.thinkers import UNSEEN, Thinkers, Whom
from broceliande.server.company.turns import NOBODY, Turns
from tests.server.people import PERSON, People

THINKS = 0.05
TABLES = 29


@dataclass
class Takes:
    """A bot that takes its time, and says when it began."""

    begun: list[float]

    def choose(self, table: bro.Table, seat: int, rng: random.Random) -> int:
        self.begun.append(time.monotonic())
        time.sleep(THINKS)
        return table.moves(seat)[0].id


def crowded(hog: str) -> tuple[float, float, list[float | None]]:
    """One table among many of one address: how long it takes there, how long all take, and what
    time each decision was given, that of the one last."""
    thinkers = Thinkers(2, 10.0)
    given: list[float | None] = []

    def made(level: str, seconds: float | None) -> Takes:
        given.append(seconds)
        return Takes([])

    thinkers.made = made
    table = bro.table("bloody-grove", 2, 3)
    seat = table.asked[0]

    async def one(whose: Whom) -> float:
        begun = time.monotonic()
        await thinkers.choose(table.redeal(seat, 1), seat, "archdruid", whom=whose)
        return time.monotonic() - begun

    async def many() -> tuple[float, float]:
        begun = time.monotonic()
        all = [asyncio.create_task(one(Whom(hog, f"t{n}"))) for n in range(TABLES)]
        await asyncio.sleep(0.02)
        mine = await one(Whom("family", "ours"))
        await asyncio.gather(*all)
        return mine, time.monotonic() - begun

    mine, whole = asyncio.run(many())
    thinkers.close()
    return mine, whole, given


def test_many_tables_of_one_address_do_not_slow_another_down() -> None:
    mine, whole, given = crowded("hog")
    assert mine < whole / 2
    assert given[-1] == LEVELS["archdruid"].seconds  # as if they were alone
    assert min(seconds for seconds in given if seconds) < 0.3


def test_tables_where_nobody_is_come_last_and_think_little() -> None:
    mine, whole, given = crowded(NOBODY)
    assert mine < whole / 2
    assert given[-1] == LEVELS["archdruid"].seconds
    assert set(given[:2]) == {UNSEEN}


def order(threads: int, wanted: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The order in which those who came in this order have their turns, each for a second."""
    turns, had = Turns(threads), []

    async def one(address: str, table: str) -> None:
        turn = await turns.take(address, table)
        had.append((address, table))
        await asyncio.sleep(0)
        turns.give(turn, 1.0)

    async def all() -> None:
        await asyncio.gather(*(one(*each) for each in wanted))

    asyncio.run(all())
    return had


def test_addresses_have_their_turns_one_after_the_other_and_so_have_tables() -> None:
    hog = [("hog", f"t{n // 3}") for n in range(9)]
    had = order(1, [*hog, ("ann", "a"), ("ann", "a"), ("bob", "b"), (NOBODY, "n")])
    assert {address for address, _ in had[:3]} == {"hog", "ann", "bob"}
    assert had[-1] == (NOBODY, "n")
    of_hog = [table for address, table in had if address == "hog"]
    assert set(of_hog[:3]) == {"t0", "t1", "t2"}


def test_a_turn_that_nobody_waits_for_any_more_is_given_on() -> None:
    async def law() -> None:
        turns = Turns(1)
        first = await turns.take("a", "t")
        gone = asyncio.create_task(turns.take("b", "t"))
        waits = asyncio.create_task(turns.take("c", "t"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give(first, 0.1)
        async with asyncio.timeout(1):
            await waits
        late = asyncio.create_task(turns.take("d", "t"))
        await asyncio.sleep(0)
        turns.give(waits.result(), 0.1)
        late.cancel()  # in the moment in which it came
        await asyncio.sleep(0.01)
        async with asyncio.timeout(1):
            await turns.take("e", "t")

    asyncio.run(law())


def test_whoever_is_at_a_table_is_known_and_the_price_is_shown(people: People) -> None:
    table, secrets = people.open(PERSON, {"kind": "bot", "level": "greedy"})
    live = people.house.tables[table]
    assert whom(live) == Whom(NOBODY, table)
    with people.sit(table, *secrets) as ann:
        assert whom(live) == Whom("testclient", table)
        for _ in range(3):
            if ann.state["status"] == "over":
                break
            people.play_on(ann, answers=2)
        time.sleep(0.1)
    text = people.house.metrics.text()
    assert b'broceliande_bot_seconds_total{level="greedy"}' in text
    assert b"broceliande_bot_wait_seconds_count" in text
