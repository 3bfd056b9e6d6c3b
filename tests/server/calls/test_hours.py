"""Quiet hours and the day's one message, by the clocks of the place where somebody lives."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broceliande.server.calls import hours
from broceliande.server.calls.hours import Wishes

PARIS = ZoneInfo("Europe/Paris")
NIGHT = Wishes(zone="Europe/Paris", quiet_from=22 * 60, quiet_to=8 * 60)


def at(*when: int, fold: int = 0, zone: ZoneInfo = PARIS) -> int:
    """A time by the clocks of a place."""
    year, month, day, hour, minute = when
    there = datetime(year, month, day, hour, minute, tzinfo=zone, fold=fold)
    return int(there.astimezone(UTC).timestamp() * 1000)


def shown(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, PARIS).strftime("%d.%m %H:%M")


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (at(2026, 11, 16, 21, 59), "16.11 21:59"),
        (at(2026, 11, 16, 22, 0), "17.11 08:00"),
        (at(2026, 11, 17, 3, 0), "17.11 08:00"),
        (at(2026, 11, 17, 7, 59), "17.11 08:00"),
        (at(2026, 11, 17, 8, 0), "17.11 08:00"),
        (at(2026, 3, 28, 23, 0), "29.03 08:00"),  # clocks are put forward that night
        (at(2026, 10, 24, 23, 0), "25.10 08:00"),  # and back
    ],
)
def test_in_quiet_hours_a_call_waits_for_their_end(now: int, then: str) -> None:
    assert shown(hours.allowed(NIGHT, now, now)) == then


def test_a_night_in_spring_is_an_hour_shorter_and_one_in_autumn_longer() -> None:
    spring, autumn = at(2026, 3, 28, 22, 0), at(2026, 10, 24, 22, 0)
    assert hours.allowed(NIGHT, spring, spring) - spring == 9 * 3_600_000
    assert hours.allowed(NIGHT, autumn, autumn) - autumn == 11 * 3_600_000


def test_an_end_that_the_clocks_leave_out_comes_later() -> None:
    until = Wishes(zone="Europe/Paris", quiet_from=22 * 60, quiet_to=2 * 60 + 30)
    now = at(2026, 3, 29, 1, 0)
    assert shown(hours.allowed(until, now, now)) == "29.03 03:30"


def test_an_end_that_the_clocks_show_twice_counts_both_times() -> None:
    until = Wishes(zone="Europe/Paris", quiet_from=22 * 60, quiet_to=2 * 60 + 30)
    first, second = at(2026, 10, 25, 2, 10), at(2026, 10, 25, 2, 10, fold=1)
    assert hours.allowed(until, first, first) == first + 20 * 60_000
    assert hours.allowed(until, second, second) == second + 20 * 60_000


def test_the_days_one_message_comes_once_a_day() -> None:
    daily = Wishes(zone="Europe/Paris", digest="daily", hour=2)
    for day, then in ((24, "25.10 02:00"), (25, "26.10 02:00")):  # 25 October has two of them
        due = at(2026, 10, day, 12, 0)
        assert shown(hours.allowed(daily, due, due)) == then
    due = at(2026, 10, 25, 2, 1)
    assert shown(hours.allowed(daily, due, due)) == "26.10 02:00"
    spring = at(2026, 3, 29, 0, 0)
    assert shown(hours.allowed(daily, spring, spring)) == "29.03 03:00"
    told = hours.allowed(daily, spring, spring)
    assert hours.allowed(daily, told, told) == told  # when it has come, it is now


def test_a_place_that_nobody_knows_is_greenwich() -> None:
    now = at(2026, 11, 16, 23, 0, zone=ZoneInfo("UTC"))
    for name in ("Nowhere/Land", "", "../../etc/passwd", "x" * 64):
        lost = Wishes(zone=name, quiet_from=22 * 60, quiet_to=8 * 60)
        assert hours.allowed(lost, now, now) == now + 9 * 3_600_000


def test_a_night_lies_between_two_times() -> None:
    assert hours.after_quiet(at(2026, 11, 16, 23, 0), at(2026, 11, 17, 8, 0), NIGHT)
    assert not hours.after_quiet(at(2026, 11, 17, 9, 0), at(2026, 11, 17, 9, 5), NIGHT)


MINUTES = st.integers(0, 1439)


@given(
    st.integers(1_750_000_000, 1_900_000_000),
    MINUTES,
    MINUTES,
    st.sampled_from(["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "UTC"]),
)
def test_the_end_of_quiet_hours_is_near_and_loud(
    seconds: int, start: int, end: int, zone: str
) -> None:
    wishes, now = Wishes(zone=zone, quiet_from=start, quiet_to=end), seconds * 1000
    then = hours.allowed(wishes, now, now)
    assert now <= then <= now + 26 * 3_600_000
    assert not hours.quiet(then, wishes)
