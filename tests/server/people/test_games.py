"""My games: whose turn it is and since when, what waits, what is over; read without any table."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
import sqlalchemy as sa

from broceliande.server.storage import models as m
from broceliande.server.told import mine as told
from broceliande.server.told.people import MyGame, MySeat
from tests.server.conftest import Server
from tests.server.people import ANN, BOT, OPEN, People
from tests.server.people.browsers import Browser
from tests.server.people.test_guests import rows

BOB = {"kind": "person", "name": "Bob"}


def games(browser: Browser, part: str, **more: str) -> list[Any]:
    """A page of somebody's games."""
    query = "&".join([f"part={part}", *(f"{key}={value}" for key, value in more.items())])
    found: list[Any] = browser.get(f"/me/games?{query}")["games"]
    return found


def test_my_turn_comes_first_and_the_least_time_of_all(people: People) -> None:
    ann, bob = Browser(people).named("Ann", "bee"), Browser(people)
    slow, _ = ann.open(ANN, OPEN, clock={"kind": "move", "seconds": 86_400})
    quick, _ = ann.open(ANN, OPEN, clock={"kind": "move", "seconds": 600})
    none, _ = ann.open(ANN, OPEN)
    theirs, _ = ann.open(ANN, OPEN, clock={"kind": "move", "seconds": 60})
    waits, _ = ann.open(ANN, OPEN)
    before = int(time.time() * 1000)
    for table in (slow, quick, none, theirs):
        bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
    with ann.sit(theirs) as player:
        while player.state["sights"][0]["moves"]:
            player.answer(0, player.moves(0)[0])
            player.until_version(player.state["version"])
            player.send("ping")
            player.until("pong")
    people.house.tables.clear()  # lists lay no table out
    listed = [
        game for game in games(ann, "running") if game["table"] in {slow, quick, none, theirs}
    ]
    assert [game["table"] for game in listed] == [quick, slow, none, theirs]
    assert [game["mine"] for game in listed] == [True, True, True, False]
    assert listed[0]["turn"] == [0] or 0 in listed[0]["turn"]
    assert before <= listed[0]["since"] <= int(time.time() * 1000)
    assert 0 < listed[0]["left"] <= 600_000
    assert listed[2]["left"] is None
    assert listed[3]["turn"] == [1]
    seats = listed[0]["seats"]
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ann", True), ("Bob", False)]
    assert seats[0]["crest"] == "bee"
    (waiting,) = [game for game in games(ann, "waiting") if game["table"] == waits]
    assert waiting["open"] == 1
    assert ann.get("/me")["waiting"] == 3 + 1  # and the table by which she was first known
    assert not people.house.tables


def test_finished_games_tell_how_they_ended(people: People) -> None:
    ann = Browser(people)
    table = ann.finished()
    people.house.tables.clear()
    (game,) = games(ann, "finished")
    assert game["table"] == table
    assert game["replays"]
    assert game["status"] == "over"
    assert game["turn"] == []
    view = ann.get(f"/tables/{table}/replay/0")["last"]
    end = ann.get(f"/tables/{table}/replay/{view}")["views"][-1]
    assert [seat["place"] for seat in game["seats"]] == end["places"]
    assert [seat["score"] for seat in game["seats"]] == end["scores"]
    assert ann.get("/me")["waiting"] == 0


def test_a_game_says_which_one_it_goes_on_from(people: People) -> None:
    ann = Browser(people)
    table = ann.finished()
    form = {"level": "random", "ply": 1, "seat": 0}
    new = ann.post(f"/tables/{table}/onward", 201, json=form)["table"]["id"]
    known = {game["table"]: (game["origin"], game["origin_ply"]) for game in games(ann, "running")}
    assert known[new] == (table, 1)
    assert [game["origin"] for game in games(ann, "finished")] == [None]


def test_a_finished_game_can_leave_the_list(people: People) -> None:
    ann, bob = Browser(people), Browser(people)
    table, running = ann.finished(), ann.open()[0]
    bob.open()
    assert bob.delete(f"/me/games/{table}", 404)["code"] == "not_found"
    assert ann.delete(f"/me/games/{running}", 404)["code"] == "not_found"
    ann.delete(f"/me/games/{table}", 204)
    assert not games(ann, "finished")
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_a_bot_that_plays_for_me_is_no_turn_of_mine(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open()
    assert ann.get("/me")["waiting"] == 1
    for seat in (0, 1):
        ann.post(f"/tables/{table}/seats/{seat}/leave", json={"bot": True})
    assert ann.get("/me")["waiting"] == 0


def _copied(people: People, count: int, names: list[str]) -> None:
    """Many finished games like the one that is there, against others."""

    def write(connection: sa.Connection) -> None:
        for model in (m.tables, m.seats):
            over = sa.select(m.tables.c.id).where(m.tables.c.status == m.OVER)
            key = "id" if model is m.tables else "table_id"
            old = sa.select(model).where(model.c[key].in_(over), model.c[key].not_like("copy%"))
            rows = [dict(row._mapping) for row in connection.execute(old)]
            for number in range(count):
                for row in rows:
                    fresh = {**row, key: f"copy{number:05}"}
                    if model is m.tables:
                        fresh["touched"] = number // 3
                    elif row["seat"] == 1:
                        fresh |= {"person": None, "name": names[number % len(names)]}
                    connection.execute(sa.insert(model).values(fresh))

    people.client.blocking_portal.call(people.house.storage.in_one_go, write)


def test_a_long_list_comes_in_pages_of_their_size(people: People) -> None:
    ann = Browser(people)
    ann.finished()
    _copied(people, 300, ["\U0001f409" * 30, "Énide"])
    found: list[str] = []
    before, pages = "", 0
    while True:
        page = ann.get(f"/me/games?part=finished&before={before}")
        assert ann.last is not None
        assert len(ann.last.content) <= told.LARGEST
        assert page["count"] == 301
        found += [game["table"] for game in page["games"]]
        before, pages = page["next"], pages + 1
        if not before:
            break
    assert len(found) == len({*found}) == 301
    assert pages >= 301 / told.PAGE


def test_games_are_found_by_title_and_by_opponent(people: People) -> None:
    ann = Browser(people).named("Morgane")
    ann.finished()
    _copied(people, 6, ["Énide", "Yvain 100%"])
    for search, count in (
        ("énide", 3), ("ÉNIDE", 3), ("yvain", 3), ("100%", 3), ("whisp", 7), ("Ann", 0),
        ("%", 3), ("_", 0), ("nobody", 0), ("  Yvain   100% ", 3),
    ):  # fmt: skip
        page = ann.get("/me/games", params={"part": "finished", "search": search})
        assert page["count"] == len(page["games"]) == count, search
    assert ann.get("/me/games", params={"part": "running", "search": "whisp"})["count"] == 1
    assert ann.get("/me/games", params={"part": "running", "search": "Enide"})["count"] == 0


@pytest.mark.parametrize(
    "query",
    ["part=all", "before=x", f"before={'9' * 20}", f"search={'x' * 41}", "before=1.é", "before=-1"],
)
def test_odd_questions_are_refused(people: People, query: str) -> None:
    ann = Browser(people)
    ann.open()
    assert ann.get(f"/me/games?{query}", 400)["code"] == "malformed"


def test_a_list_is_a_few_questions(people: People) -> None:
    ann = Browser(people)
    for _ in range(5):
        ann.open(ANN, BOB)
    asked: list[str] = []
    storage = people.house.storage
    sa.event.listen(
        storage.engine.sync_engine,
        "before_cursor_execute",
        lambda *args: asked.append(args[2]),
    )

    def questions(part: str) -> int:
        """Of one list; the least of a few, as the server looks after other things meanwhile."""
        counts = []
        for _ in range(4):
            asked.clear()
            ann.get(f"/me/games?part={part}")
            counts.append(len(asked))
        return min(counts)

    assert questions("running") == 4  # who asks, the games, who sits there, how long they are kept
    assert questions("finished") <= 5
    plan = people.client.blocking_portal.call(
        storage.rows, sa.text("EXPLAIN QUERY PLAN SELECT * FROM seats WHERE person = 'x'")
    )
    assert "seats_person" in str(plan)


def test_what_is_told_holds_nothing_that_is_hidden(server: Server) -> None:
    people = server()
    ann, bob = Browser(people).named("Ann"), Browser(people)
    table, _ = ann.open(ANN, OPEN, BOT)
    bob.post(f"/tables/{table}/join", 201, json={"name": "Bob"})
    live = people.house.tables[table]
    text = json.dumps(games(bob, "running"))
    people_of = {row.person for row in rows(people, m.seats)} - {None}
    kept = [sitter.secret for sitter in live.sitters if sitter.secret]
    assert people_of
    assert kept
    for hidden in (live.setup.seed.hex(), *people_of, *kept, ann.token, bob.token):
        assert hidden not in text
    (game,) = json.loads(text)
    assert {*game} == {*MyGame.__struct_fields__}
    assert {key for seat in game["seats"] for key in seat} == {*MySeat.__struct_fields__}
