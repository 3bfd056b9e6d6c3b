"""Bots at tables answer by themselves."""

from __future__ import annotations

from tests.server.people import BOT, PERSON, People


def test_a_game_with_a_bot_goes_on_by_itself(people: People) -> None:
    table, (ann,) = people.open(PERSON, BOT)
    with people.sit(table, ann) as a:
        people.play_on(a)
        assert a.state["status"] == "over"


def test_bots_alone_play_to_the_end(people: People) -> None:
    table, _ = people.open(BOT, BOT, game="benevolent", options={"turn_limit": 3})
    with people.sit(table) as watcher:
        while watcher.state["status"] != "over":
            watcher.hear()
