"""Clocks: they fall, and a bot plays on; they survive a restart; moves bring time back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broceliande.server.tables.clocks import GAME, MOVE, Clock, Pace
from tests.server.conftest import Server
from tests.server.people import People


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_a_flag_falls_a_bot_plays_on(
    people: People, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = people.open(clock={"kind": kind, "seconds": 60})
    with people.sit(table, ann) as a:
        assert a.state["clocks"]["running"] == [0, 1]
        assert 50_000 < a.state["clocks"]["left"][0] <= 60_000
        people.house.tables[table].clock.left[1] = 0  # as if Bob had thought for a minute
        a.answer(0, 0)
        while a.state["seats"][1]["kind"] != "bot":
            a.hear()
        a.until_version(4)  # and the bot has answered
    with people.sit(table, bob) as b:
        people.post(f"/tables/{table}/seats/1/take", 200, bob)
        while b.state["seats"][1]["kind"] != "person":
            b.hear()


def test_clocks_survive_a_restart(server: Server) -> None:
    people = server()
    table, secrets = people.open(clock={"kind": "game", "seconds": 60})
    with people.sit(table, *secrets) as both:
        people.house.tables[table].clock.left[0] = 30_000
        both.answer(0, 0)
        both.until_version(2)
    with server().sit(table, *secrets) as both:
        assert 25_000 < both.state["clocks"]["left"][0] <= 30_000
        assert both.state["clocks"]["running"] == [1]


def test_over_days_a_move_brings_half_a_day_up_to_five_days() -> None:
    hour = 3_600_000
    clock = Clock(Pace(GAME, 72 * hour, 12 * hour, 120 * hour), 2)
    clock.turn([0], -1, now=hour)
    assert clock.turn([1], 0, now=11 * hour) == 12 * hour
    assert clock.left_at(11 * hour) == [74 * hour, 72 * hour]
    for turn in range(1, 10):  # quick answers: more and more, but no more than five days
        clock.turn([turn % 2], 1 - turn % 2, now=11 * hour)
    assert clock.left_at(11 * hour) == [120 * hour, 120 * hour]
    clock.turn([0], 1, now=11 * hour)
    assert clock.next_fall() == 131 * hour
    assert clock.fallen(131 * hour - 1) == []
    assert clock.fallen(131 * hour) == [0]


def test_a_clock_for_each_move_is_full_again_with_every_move() -> None:
    clock = Clock(Pace(MOVE, 60), 2)
    clock.turn([0, 1], -1, now=1)
    assert clock.turn([1], 0, now=51) == 50
    assert clock.left_at(51) == [60, 10]
    clock.turn([0], 0, now=56, earns=False)  # taken back: seat 1 is asked anew some other time
    assert clock.left_at(56) == [60, 60]


@given(
    kind=st.sampled_from([MOVE, GAME]),
    bonus=st.integers(0, 50),
    over=st.one_of(st.none(), st.integers(0, 60)),
    thinks=st.lists(st.integers(0, 30), max_size=30),
)
def test_whoever_answers_and_takes_back_for_ever_runs_out_of_time(
    kind: str, bonus: int, over: int | None, thinks: list[int]
) -> None:
    """Only what stands has brought anything."""
    pace = Pace(kind, 100, bonus, 0 if over is None else 100 + over)
    clock, now, used, stands = Clock(pace, 1), 1, 0, list[int]()
    clock.turn([0], -1, now)
    for step, think in enumerate(thinks):
        if not clock.left_at(now + think)[0]:
            assert clock.fallen(now + think) == [0]
            break
        now, used = now + think, used + think
        if step % 3 == 2:
            clock.owe(0, stands.pop())
        earned = clock.turn([0], 0, now, earns=step % 3 != 2)
        assert 0 <= earned <= pace.earns
        stands += [earned] if step % 3 != 2 else []
        assert clock.left_at(now)[0] == 100 - used + sum(stands) + clock.owed[0]
        assert clock.left_at(now)[0] <= max(100, pace.cap) or not pace.cap


@pytest.mark.parametrize(
    ("clock", "status"),
    [
        ({"kind": "game", "seconds": 259200, "bonus": 43200, "cap": 432000}, 201),
        ({"kind": "game", "seconds": 60, "bonus": 5}, 201),
        ({"kind": "move", "seconds": 60, "bonus": 5}, 400),
        ({"kind": "none", "cap": 60}, 400),
        ({"kind": "game", "seconds": 60, "cap": 60}, 400),
        ({"kind": "game", "seconds": 60, "bonus": 5, "cap": 59}, 400),
        ({"kind": "game", "seconds": 60, "bonus": -1}, 400),
        ({"kind": "game", "seconds": 60, "bonus": 700_000}, 400),
    ],
)
def test_bonus_and_cap_belong_to_a_bank_and_fit_it(
    people: People, clock: dict[str, object], status: int
) -> None:
    form = {"game": "whispers", "seats": [{"kind": "person"}] * 2, "clock": clock, "public": True}
    answer = people.client.post("/api/tables", json=form)
    assert answer.status_code == status, answer.text
    if status == 201:
        form = {"kind": "game", "cap": 0, **clock}
        (listed,) = people.get("/tables?watch=true")["tables"]
        for table in (answer.json()["table"], listed):
            told = (table["clock_seconds"], table["clock_bonus"], table["clock_cap"])
            assert told == (form["seconds"], form["bonus"], form["cap"])


def test_a_rematch_is_played_at_the_same_pace(people: People) -> None:
    clock = {"kind": "game", "seconds": 600, "bonus": 10, "cap": 900}
    table, secrets = people.open(clock=clock)
    with people.sit(table, *secrets) as both:
        people.play_on(both)
    people.post(f"/tables/{table}/rematch", 200, secrets[0])
    again = people.post(f"/tables/{table}/rematch", 200, secrets[1])
    known = (again["clock"], again["clock_seconds"], again["clock_bonus"], again["clock_cap"])
    assert known == ("game", 600, 10, 900)
