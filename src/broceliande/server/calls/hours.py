"""When somebody may be called: not in their quiet hours, or once a day. All by the clock of the
place where they live, also when that is put forward or back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from broceliande.server.storage.calling import AT_ONCE, DAILY, KINDS

HOUR = 60  # minutes


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to be called."""

    lang: str = ""  # that of each way, where they did not say
    zone: str = "UTC"
    quiet_from: int | None = None  # minutes of the day
    quiet_to: int | None = None
    digest: str = AT_ONCE
    hour: int = 8  # of the day's one message
    off: bool = False
    kinds: tuple[str, ...] = KINDS


@lru_cache(maxsize=512)
def zone_of(name: str) -> ZoneInfo:
    """The zone of that name; that of Greenwich, where the world knows no such name any more."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, not a name at all, not a file
        return ZoneInfo("UTC")


def allowed(wishes: Wishes, due: int, now: int) -> int:
    """When a call that is due may be made up: a time that is past, or one to come; all times are
    milliseconds since 1970."""
    if wishes.digest == DAILY:
        return min(_shown(due, wishes.hour * HOUR, wishes, folds=(0,)))
    return _quiet_end(now, wishes) if quiet(now, wishes) else now


def quiet(at: int, wishes: Wishes) -> bool:
    """Whether it is quiet there at a time."""
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return False
    here = _there(at, wishes)
    minute = here.hour * HOUR + here.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def after_quiet(since: int, now: int, wishes: Wishes) -> bool:
    """Whether quiet hours lay between two times."""
    return now > since and any(quiet(at, wishes) for at in range(since, now, 30 * 60_000))


def _quiet_end(at: int, wishes: Wishes) -> int:
    assert wishes.quiet_to is not None
    ends = _shown(at, wishes.quiet_to, wishes, folds=(0, 1))
    return min(end for end in ends if not quiet(end, wishes))


def _shown(at: int, minute: int, wishes: Wishes, folds: tuple[int, ...]) -> list[int]:
    """The next times, from one on, at which clocks there show a minute of the day. One that is
    left out when clocks are put forward comes later by as much; one that comes twice when they are
    put back has two folds."""
    first, found = _there(at, wishes), []
    for days in range(3):
        day = (first + timedelta(days=days)).date()
        for fold in folds:
            shown = datetime(day.year, day.month, day.day, minute // HOUR, minute % HOUR)
            there = shown.replace(tzinfo=zone_of(wishes.zone), fold=fold)
            found.append(int(there.astimezone(UTC).timestamp() * 1000))
    return [time for time in found if time >= at]


def _there(at: int, wishes: Wishes) -> datetime:
    return datetime.fromtimestamp(at / 1000, zone_of(wishes.zone))
