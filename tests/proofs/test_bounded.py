"""The proofs' own waits end, and say what they waited for."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from tests.proofs import bounded as b
from tests.proofs.bounded import Hung, bounded, end, within


async def stubborn(for_ever: float = 60.0) -> None:
    """Somebody who cannot be cancelled."""
    until = time.monotonic() + for_ever
    while time.monotonic() < until:
        try:
            await asyncio.sleep(for_ever)
        except asyncio.CancelledError:
            continue


def test_what_was_waited_for_is_said() -> None:
    async def law() -> None:
        async with within(0.05, lambda: "a word"):
            await asyncio.sleep(60)

    with pytest.raises(Hung, match=r"0.05 seconds passed, waiting for a word"):
        asyncio.run(law())


def test_somebody_elses_limit_is_theirs() -> None:
    async def law() -> None:
        async with within(60, "a word"):
            raise TimeoutError("theirs")

    with pytest.raises(TimeoutError, match="theirs"):
        asyncio.run(law())


def test_whoever_does_not_end_is_named() -> None:
    async def law() -> None:
        task = asyncio.create_task(stubborn(0.4))
        await asyncio.sleep(0)
        try:
            await end([task], 0.05, "somebody")
        finally:
            await asyncio.sleep(0.5)
            task.cancel()

    with pytest.raises(Hung, match=r"not ended: somebody: test_bounded.py:\d+ stubborn \(1\)"):
        asyncio.run(law())


def test_whoever_saw_something_wrong_says_so_at_the_end() -> None:
    async def wrong() -> None:
        raise AssertionError("this was wrong")

    async def law() -> None:
        tasks = [asyncio.create_task(wrong()), asyncio.create_task(asyncio.sleep(60))]
        await asyncio.sleep(0)
        await end(tasks, 1, "all")

    with pytest.raises(AssertionError, match="this was wrong"):
        asyncio.run(law())


@pytest.mark.parametrize("blocks", [False, True], ids=["in the loop", "outside of it"])
def test_not_even_who_swallows_every_cancellation_makes_a_proof_hang(
    monkeypatch: pytest.MonkeyPatch, blocks: bool
) -> None:
    monkeypatch.setattr(b, "AGAIN", 1.0)

    async def law() -> None:
        if blocks:
            time.sleep(60)  # this must not hold us up
        await stubborn()

    begun = time.monotonic()
    with pytest.raises(Hung, match=r"longer than 0.2 seconds; it stands at test_bounded.py:\d+"):
        bounded(law(), 0.2)
    assert time.monotonic() - begun < 10


def test_what_ends_in_time_gives_what_it_gives() -> None:
    async def law() -> int:
        return 7

    assert bounded(law(), 5) == 7


def test_what_was_left_open_hides_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that nobody could close any more is not the next test's."""
    monkeypatch.setattr(b, "AGAIN", 1.0)

    async def law() -> None:
        kept: list[object] = []  # newer Pythons complain at once of a writer that nobody holds

        async def serve(*both: object) -> None:
            kept.extend(both)
            await stubborn()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        line = await asyncio.open_connection(*server.sockets[0].getsockname())
        await stubborn()
        line[1].close()

    with pytest.raises(Hung, match="longer than 0.2 seconds"):
        bounded(law(), 0.2)
    gc.collect()  # would raise here
