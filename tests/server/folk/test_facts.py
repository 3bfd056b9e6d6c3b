"""Facts instead of votes: from what is stored, little where little is known, nothing of bots."""

from __future__ import annotations

import asyncio

import pytest

from broceliande.server.ground.settings import Settings
from broceliande.server.ground.times import now_ms
from broceliande.server.heard.forms import ClockForm
from broceliande.server.people.facts import facts_of
from broceliande.server.storage import folk
from broceliande.server.storage import models as m
from broceliande.server.tables import promptness
from broceliande.server.tables.clocks import Pace
from tests.server.folk import two_at_a_table
from tests.server.houses import answered, legal, opened, table_of
from tests.server.people import ANN, BOT, People
from tests.server.people.browsers import Browser

HOUR = 3_600_000


def test_little_is_said_where_little_is_known(people: People) -> None:
    ann, bob, table = two_at_a_table(people)
    path = f"/tables/{table}/seats/1/profile"
    facts = ann.get(path)
    assert (facts["name"], facts["known"], facts["you"]) == ("Bob", True, False)
    assert (facts["games"], facts["finishes"], facts["within"]) == (0, None, None)
    assert facts["plays"] == ["whispers"]
    assert facts["may_ask"]
    assert bob.get(path)["you"]
    stranger = Browser(people).get(path)  # whoever knows the link
    assert not stranger["may_ask"]
    bob.post(f"/tables/{table}/seats/1/leave", json={"for_good": True})
    assert ann.get(path)["games"] == 1
    alone, _ = ann.open(ANN, BOT)
    assert ann.get(f"/tables/{alone}/seats/1/profile", 409)["code"] == "not_a_person"
    ann.ask("DELETE", "/me", json={"name": "Ann"})
    gone = bob.get(f"/tables/{table}/seats/0/profile", 409)  # of whom nothing is left
    assert gone["code"] == "not_a_person"


def test_who_finishes_is_counted_over_games_with_people(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            storage = house.storage
            for name in ("ann", "bob"):
                row = {"id": name, "name": "", "crest": "", "agrees": "", "created": 1}
                await storage.write(m.persons.insert().values(row))
            for number in range(8):
                live = await table_of(house)
                t, s = m.tables.c, m.seats.c
                given_up = number == 7  # by all together: that is nobody's fault
                over = {"status": m.OVER, "ending": m.ABANDONED if given_up else "spoken"}
                seats = m.seats.update().where(s.table_id == live.id)
                await storage.write(
                    m.tables.update().where(t.id == live.id).values(over),
                    seats.where(s.seat == 0).values(person="ann"),
                    seats.where(s.seat == 1).values(person="bob"),
                )
                if number == 0:  # a bot played to the end
                    await storage.write(seats.where(s.seat == 1).values(kind=m.BOT))
                if number == 1:
                    await storage.write(seats.where(s.seat == 1).values(resigned=True))
            ann, bob = await facts_of(storage, "ann"), await facts_of(storage, "bob")
            assert (ann.games, ann.finishes) == (7, 100)
            assert (bob.games, bob.finishes) == (7, 71)
            assert bob.plays == ("whispers",)

    asyncio.run(law())


def test_answers_are_timed_in_slow_games_alone(settings: Settings) -> None:
    async def law() -> None:
        async with opened(settings) as house:
            storage, now = house.storage, now_ms()
            row = {"id": "ann", "name": "", "crest": "", "agrees": "", "created": 1}
            await storage.write(m.persons.insert().values(row))
            for clock in (ClockForm("move", 7200), ClockForm("game", 1200), ClockForm()):
                live = await table_of(house, "benevolent", clock=clock)
                for sitter in live.sitters:
                    sitter.person = "ann"
                for number in range(9):
                    seat = live.table.asked[0]
                    live.asked_at[seat] = now - 2 * HOUR - 600_000  # a little over two hours ago
                    await answered(house, live, seat, legal(live, seat)[0], f"{number}")
            counted = [(row.step, row.answers) for row in await storage.rows(folk.paces.select())]
            assert counted == [(5, 9)]
            assert (await facts_of(storage, "ann")).within == 180
            live.sitters[0].person = live.sitters[1].person = "gone"  # deleted this very moment
            live.clock.pace = Pace("move", 2 * HOUR)
            seat = live.table.asked[0]
            await answered(house, live, seat, legal(live, seat)[0], "last")

    asyncio.run(law())


@pytest.mark.parametrize(
    ("counted", "minutes"),
    [
        ({}, None),
        ({0: 7}, None),
        ({0: 8}, 5),
        ({0: 4, 5: 4}, 5),
        ({0: 3, 5: 5}, 180),
        ({0: 3, 11: 9}, None),
    ],
)
def test_the_median_of_few_is_not_told(counted: dict[int, int], minutes: int | None) -> None:
    assert promptness.median(counted) == minutes
