"""Waits that end: whoever waits says for what and for how long, and no proof can hang.

`asyncio.wait_for` is not used: in Python 3.11 it swallows a cancellation that comes together with
what it waits for, so that a loop around it goes on for ever, and whoever ended it waits for ever.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import warnings
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

OURS = str(Path(__file__).parents[1])
AGAIN = 10.0  # seconds between two alarms: what is ended by the first one may tidy up

Result = TypeVar("Result")


class Hung(AssertionError):
    """Something was waited for, and did not come."""


class Alarm(KeyboardInterrupt):
    """It is too late. An event loop lets this pass, wherever it stands, as it does the keeper's
    own interruption."""


@asynccontextmanager
async def within(seconds: float, what: str | Callable[[], str]) -> AsyncIterator[None]:
    """Wait in here for so long at most; what for is said if it does not come."""
    try:
        async with asyncio.timeout(seconds) as clock:
            yield
    except TimeoutError:
        if not clock.expired():
            raise
        named = what if isinstance(what, str) else what()
        raise Hung(f"{seconds:g} seconds passed, waiting for {named}") from None


async def end(tasks: Iterable[asyncio.Task[Any]], seconds: float, what: str) -> None:
    """These tasks end now; if one of them saw something wrong, that is raised."""
    wanted = list(tasks)
    for task in wanted:
        task.cancel()
    open_ = (await asyncio.wait(wanted, timeout=seconds))[1] if wanted else set()
    if open_:
        raise Hung(f"{seconds:g} seconds passed, and still not ended: {what}: {_places(open_)}")
    for task in wanted:
        if not task.cancelled():
            task.result()


def bounded(work: Coroutine[Any, Any, Result], seconds: float) -> Result:
    """Run it, for so long at most, whatever it does with those who cancel it."""

    said: list[str] = []

    def ring(*_: object) -> None:
        try:
            places = _places(asyncio.all_tasks())
        except RuntimeError:
            places = "outside of the event loop"
        said.append(f"all of it takes longer than {seconds:g} seconds; it stands at {places}")
        raise Alarm(said[-1])

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        return asyncio.run(work)
    except Alarm as late:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _forget(late, work)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    raise Hung(said[0])


def _forget(late: Alarm, work: Coroutine[Any, Any, Any]) -> None:
    """What an alarm left open goes now, without a word: the reason is known, and must not be hidden
    by complaints in the midst of other tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        late.__context__, late.__traceback__ = None, None
        with suppress(RuntimeError):
            work.close()
        gc.collect()


def _places(tasks: Iterable[asyncio.Task[Any]]) -> str:
    """Where tasks stand, the most frequent place first."""
    found = Counter(_place(task.get_coro()) for task in tasks)
    return "; ".join(f"{place} ({count})" for place, count in found.most_common())


def _place(coroutine: Any) -> str:
    """The innermost line of ours at which a coroutine waits."""
    place = "somewhere"
    while coroutine is not None:
        frame: FrameType | None = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code.co_filename.startswith(OURS):
            name = Path(frame.f_code.co_filename).name
            place = f"{name}:{frame.f_lineno} {frame.f_code.co_name}"
        coroutine = getattr(coroutine, "cr_await", None)
    return place
