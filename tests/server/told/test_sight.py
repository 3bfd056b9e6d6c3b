"""What one sees: a spectator, one who holds several seats, and while answers are sealed."""

from __future__ import annotations

import json

from tests.server.people import People


def test_a_spectator_sees_what_everybody_may_see(people: People) -> None:
    table, (ann, _) = people.open()
    with people.sit(table) as watcher, people.sit(table, ann) as a:
        sight = watcher.state["sights"][0]
        assert sight["seat"] is None
        assert "hand" not in sight["view"]["fields"]
        assert sight["moves"] == []
        assert a.state["watching"] == 1
        people.put(f"/tables/{table}/spectators", 200, ann, json={"allowed": False})
        assert watcher.until("bye")["code"] == "no_spectators"


def test_one_browser_may_hold_several_seats(people: People) -> None:
    table, secrets = people.open()
    with people.sit(table, *secrets) as both:
        assert both.state["you"] == [0, 1]
        assert [sight["seat"] for sight in both.state["sights"]] == [0, 1]
        people.play_on(both)
        assert both.state["status"] == "over"


def test_nothing_of_a_sealed_answer_shows_not_even_its_size(people: People) -> None:
    seen = []
    for move in range(3):
        table, (ann, bob) = people.open()
        with people.sit(table, ann) as a, people.sit(table, bob) as b, people.sit(table) as w:
            a.answer(0, move)
            for player, other in ((b, w), (w, b)):
                state = player.until_version(2)
                assert [seat["answered"] for seat in state["seats"]] == [True, False]
                assert state["story"] == []
                assert state["sights"][0]["view"]["fields"]["sealed" if player is b else "seats"]
                assert other is not player
            shown = {key: b.state[key] for key in b.state if key not in {"table", "commitment"}}
            del shown["sights"]  # the hands differ between tables
            seen.append(json.dumps(shown))
    assert len(set(seen)) == 1
