"""Tables over HTTP: opening, joining, leaving, bots, rematch, replay, export, verify."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import broceliande as bro
from tests.server.conftest import GAMES, Server
from tests.server.people import OPEN, PERSON, People

ANN = {"kind": "person", "name": "Ann"}


# Games


def test_the_games_are_listed_in_the_language_asked_for(people: People) -> None:
    french = people.get("/games?lang=fr")
    assert [game["name"] for game in french["games"]] == sorted(GAMES)
    english = people.get("/games", headers={"accept-language": "de, en-GB;q=0.8"})
    for fr, en in zip(french["games"], english["games"], strict=True):
        assert fr["seats"] == list(GAMES[fr["name"]].seats)
        assert [option["name"] for option in fr["options"]] == [o["name"] for o in en["options"]]
        assert fr["pitch"] != en["pitch"] or not fr["pitch"]
    brief = people.get("/games?lang=fr&options=false")["games"]
    assert brief == [{**game, "options": []} for game in french["games"]]
    first = french["games"][0]["options"][0]
    assert first["words"] == "Premier joueur"
    assert [choice["value"] for choice in first["choices"]["3"]] == [0, 1, 2]


def test_the_rules_can_be_read(people: People) -> None:
    rules = people.get("/games/whispers/rules?lang=fr")
    assert rules["paragraphs"][0]["number"] == "WH-001"
    people.get("/games/chess/rules", 404)


# Opening


def test_a_table_is_opened_with_everything_its_host_may_say(people: People) -> None:
    table, secrets = people.open(
        ANN, OPEN, {"kind": "bot", "name": "Merlin"}, game="benevolent", public=True,
        options={"first": 2}, clock={"kind": "move", "seconds": 90}, patience=5, spectators=False,
    )  # fmt: skip
    assert len(secrets) == 1
    assert len(secrets[0]) == 22  # 128 bits
    known = people.get(f"/tables/{table}")
    assert [seat["kind"] for seat in known["seats"]] == ["person", "open", "bot"]
    assert [seat["name"] for seat in known["seats"]] == ["Ann", "", "Merlin"]
    assert (known["clock"], known["clock_seconds"], known["patience"]) == ("move", 90, 5)
    assert known["options"] == {"first": 2}
    assert not known["spectators"]
    assert known["status"] == "open"


GOOD: dict[str, Any] = {"game": "benevolent", "seats": [PERSON, PERSON]}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": [PERSON]}, 400, "bad_seats"),
        ({"seats": [PERSON] * 5}, 400, "bad_seats"),
        ({"seats": []}, 400, "malformed"),
        ({"seats": [{"kind": "ghost"}, PERSON]}, 400, "malformed"),
        ({"seats": [{"kind": "bot", "level": "divine"}, PERSON]}, 400, "bad_seats"),
        ({"seats": [{"kind": "person", "name": "x" * 100}, PERSON]}, 400, "malformed"),
        ({"options": {"colour": 1}}, 400, "bad_option"),
        ({"options": {"first": 9}}, 400, "bad_option"),
        ({"options": {"first": [[]]}}, 400, "bad_option"),
        ({"options": {"secrets": [{}] * 9}}, 400, "bad_option"),
        ({"options": {"edition": "/etc/passwd"}}, 400, "bad_option"),
        ({"edition": "/etc/passwd"}, 400, "malformed"),
        ({"edition": {"dragons": 3}}, 400, "bad_edition"),
        ({"edition": {"whole": True}}, 400, "bad_edition"),
        ({"edition": {"whole": True, "name": 3}}, 400, "bad_edition"),
        ({"clock": {"kind": "sand"}}, 400, "malformed"),
        ({"clock": {"kind": "move", "seconds": 0}}, 400, "malformed"),
        ({"seed": 7}, 400, "malformed"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(
    people: People, change: dict[str, Any], status: int, code: str
) -> None:
    fault = people.post("/tables?lang=fr", status, json={**GOOD, **change})
    assert fault["code"] == code
    assert fault["words"]
    assert people.get("/tables")["tables"] == []


def test_an_edition_of_ones_own_is_played_with(server: Server) -> None:
    people = server()
    table, secrets = people.open(game="benevolent", edition={"name": "Mine"})
    assert people.get(f"/tables/{table}")["edition"] == "Mine"
    with server().sit(table, *secrets) as both:  # and survives a restart
        assert both.state["sights"][0]["view"]["edition"]["custom"]
        people.play_on(both, answers=3)
    closed = server(editions=False)
    assert closed.post("/tables", 403, json={**GOOD, "edition": {"name": "Mine"}})


def test_requests_that_are_not_understood_are_refused(server: Server) -> None:
    people = server(body_size=2000)
    assert people.post("/tables", 400, content=b"{")["code"] == "malformed"
    assert people.post("/tables", 400, json=[])["code"] == "malformed"
    assert people.post("/tables", 413, content=b" " * 5000)["code"] == "too_large"
    assert people.get("/nowhere", 404)["code"] == "not_found"
    assert people.put("/tables", 405)["code"] == "not_allowed"
    assert people.get("/tables/nothing", 404)["code"] == "unknown_table"
    assert people.get("/tables/a/replay/x", 404)
    assert people.get("/tables?lang=" + "x" * 50, 400)["code"] == "malformed"


def test_public_tables_are_listed_and_private_ones_are_not(people: People) -> None:
    people.open(ANN, OPEN)
    public, _ = people.open(ANN, OPEN, public=True)
    begun, _ = people.open(public=True)
    assert [t["id"] for t in people.get("/tables")["tables"]] == [public]
    assert [t["id"] for t in people.get("/tables?watch=true")["tables"]] == [begun]


# Seats


def test_a_friend_joins_by_the_link_until_the_table_is_full(people: People) -> None:
    table, _ = people.open(ANN, OPEN, OPEN)
    joined = people.post(f"/tables/{table}/join", 201, json={"name": " Bob\n\u202e ", "seat": 2})
    assert joined["seat"] == 2
    assert joined["table"]["seats"][2]["name"] == "Bob"
    taken = people.post(f"/tables/{table}/join", 409, json={"seat": 2})
    assert taken["code"] == "seat_taken"
    assert people.post(f"/tables/{table}/join", 201, json={})["table"]["status"] == "playing"
    assert people.post(f"/tables/{table}/join", 409, json={})["code"] == "table_full"
    with people.sit(table, joined["secret"]) as bob:
        assert bob.state["you"] == [2]


def test_a_seat_obeys_its_secret_only(people: People) -> None:
    table, (ann, bob) = people.open()
    path = f"/tables/{table}/seats/0/name"
    assert people.put(path, 401, json={"name": "x"})["code"] == "wrong_secret"
    assert people.put(path, 401, "x" * 22, json={"name": "x"})["code"] == "wrong_secret"
    odd = {"authorization": ("Bearer " + "é" * 20).encode("latin-1")}
    assert people.put(path, 401, headers=odd, json={"name": "x"})["code"] == "wrong_secret"
    assert people.put(path, 403, bob, json={"name": "x"})["code"] == "not_your_seat"
    assert people.put(path, 200, ann, json={"name": "Anne"})["seats"][0]["name"] == "Anne"
    other, _ = people.open()
    assert people.put(f"/tables/{other}/seats/0/name", 401, ann, json={"name": "x"})


def test_a_new_name_is_in_the_words_at_once(people: People) -> None:
    table, (ann, bob) = people.open()
    with people.sit(table, bob) as b:
        people.put(f"/tables/{table}/seats/0/name", 200, ann, json={"name": "Ygraine"})
        while b.state["sights"][0]["view"]["names"][0] != "Ygraine":
            b.hear()


def test_whoever_leaves_before_the_game_frees_the_seat(people: People) -> None:
    table, _ = people.open(ANN, OPEN, OPEN)
    bob = people.post(f"/tables/{table}/join", 201, json={"name": "Bob"})["secret"]
    left = people.post(f"/tables/{table}/seats/1/leave", 200, bob, json={})
    assert left["seats"][1]["kind"] == "open"
    assert people.post(f"/tables/{table}/seats/1/leave", 401, bob, json={})


def test_a_leaver_is_replaced_after_a_while_and_may_come_back(people: People) -> None:
    table, (ann, bob) = people.open(patience=3600)
    bots = f"/tables/{table}/seats/1/bot"
    with people.sit(table, ann) as a:
        with people.sit(table, bob):
            assert people.post(bots, 409, ann, json={})["code"] == "still_here"
        while a.until("seats")["seats"][1]["connected"]:
            pass
        fault = people.post(bots, 409, ann, json={})
        assert "more seconds" in fault["words"]
        assert people.post(bots, 400, ann, json={"level": "divine"})["code"] == "bad_seats"
        people.house.tables[table].sitters[1].left = 1  # as if an hour had gone by
        assert people.post(bots, 200, ann, json={})["seats"][1]["kind"] == "bot"
        assert people.post(bots, 409, ann, json={})["code"] == "not_a_person"
        a.answer(0, 0)
        a.until_version(4)  # the bot has answered too
    assert people.post(f"/tables/{table}/seats/1/take", 403, ann)["code"] == "not_your_seat"
    back = people.post(f"/tables/{table}/seats/1/take", 200, bob)
    assert back["seats"][1]["kind"] == "person"
    assert people.post(f"/tables/{table}/seats/9/bot", 404, ann, json={})["code"] == "not_found"


def test_one_may_let_a_bot_play_on_at_once(people: People) -> None:
    table, (_, bob) = people.open()
    left = people.post(f"/tables/{table}/seats/1/leave", 200, bob, json={"bot": True})
    assert left["seats"][1]["kind"] == "bot"
    assert left["seats"][1]["owned"]


# After the game


def test_while_it_lasts_a_game_is_not_replayed_exported_or_verified(people: People) -> None:
    table, (ann, _) = people.open()
    for path in ("replay/0", "export", "verify"):
        assert people.get(f"/tables/{table}/{path}", 409)["code"] == "not_over"
    assert people.post(f"/tables/{table}/rematch", 409, ann)["code"] == "not_over"


def test_a_finished_game_is_replayed_with_all_views(people: People) -> None:
    table, _ = people.finished()
    first = people.get(f"/tables/{table}/replay/0?lang=fr")
    assert [view["you"] for view in first["views"]] == [0, 1, None]
    for ply in range(1, first["last"] + 1):
        step = people.get(f"/tables/{table}/replay/{ply}?lang=fr")
        assert step["words"]
    assert step["views"][0]["over"]
    assert people.get(f"/tables/{table}/replay/{first['last'] + 1}", 404)["code"] == "no_such_step"
    assert people.get(f"/tables/{table}/replay/-1", 404)


def test_a_finished_game_is_exported_and_verified(people: People) -> None:
    table, secrets = people.finished("benevolent")
    with people.sit(table, *secrets) as both:
        over = both.state
    verdict = people.get(f"/tables/{table}/verify")
    assert verdict["right"]
    assert verdict["seed"] == over["seed"]
    assert verdict["commitment"] == over["commitment"]
    dump = people.get(f"/tables/{table}/export")
    again = bro.load(json.dumps(dump))
    assert again.commitment == over["commitment"]
    assert again.view(0) == over["sights"][0]["view"]


def test_a_rematch_seats_the_same_people_with_the_same_secrets(people: People) -> None:
    table, (ann, bob) = people.finished()
    with people.sit(table, bob) as b:
        new = people.post(f"/tables/{table}/rematch", 200, ann)
        assert new["id"] != table
        assert new["status"] == "playing"
        assert new["commitment"] != b.state["commitment"]
        assert people.post(f"/tables/{table}/rematch", 200, bob)["id"] == new["id"]
        while b.state["rematch"] != new["id"]:
            b.hear()
    with people.sit(new["id"], bob) as b:
        assert b.state["you"] == [1]
        assert b.moves(1)


# How the server is, and what it lets in


def test_the_server_tells_how_it_is(people: People) -> None:
    assert people.client.get("/healthz").json() == {"status": "ok"}
    assert people.client.get("/readyz").json() == {"status": "ok"}
    people.finished()
    figures = people.client.get("/metrics").text
    assert "broceliande_answer_seconds_count" in figures
    assert "broceliande_answers_total" in figures


def test_the_interface_is_described(people: People) -> None:
    document = people.get("/schema/openapi.json")
    assert document["info"]["title"] == "Brocéliande"
    assert "/api/tables/{table_id}/join" in document["paths"]


def test_every_answer_carries_the_headers_of_a_careful_site(people: People) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = people.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert people.client.get("/api/games").headers["cache-control"] == "no-store"
    page = people.client.get("/?lang=fr").text
    assert "<script" not in page
    assert "style=" not in page


def test_pages_of_other_sites_may_not_speak_to_us(server: Server) -> None:
    people = server(origins=("https://friends.example",))
    table, _ = people.open()
    evil, friend = {"origin": "https://evil.example"}, {"origin": "https://friends.example"}
    assert people.post("/tables", 403, json=GOOD, headers=evil)["code"] == "bad_origin"
    assert people.post("/tables", 201, json=GOOD, headers=friend)
    own = {"origin": "http://testserver.local"}
    assert people.post("/tables", 201, json=GOOD, headers=own)
    for headers, welcome in ((evil, False), (friend, True)):
        path = f"/api/tables/{table}/play"
        if welcome:
            with people.client.websocket_connect(path, headers=headers) as socket:
                socket.send_json({"type": "hello"})
                assert socket.receive_json(timeout=5)["type"] == "state"
        else:
            with (
                pytest.raises(Exception),  # noqa: B017, PT011
                people.client.websocket_connect(path, headers=headers) as socket,
            ):
                socket.receive_json(timeout=5)


def test_an_address_that_asks_too_much_is_asked_to_wait(server: Server) -> None:
    people = server(request_burst=3, request_rate=0.01)
    for _ in range(3):
        people.get("/games")
    assert people.get("/games", 429)["code"] == "rate_limited"
    assert people.client.get("/healthz").status_code == 200
    strict = server(create_burst=1, create_rate=0.01)
    strict.open()
    assert strict.post("/tables", 429, json=GOOD)["code"] == "rate_limited"


def test_an_address_may_not_open_sockets_without_end(server: Server) -> None:
    people = server(sockets_per_address=1)
    table, (ann, _) = people.open()
    with (
        people.sit(table, ann),
        people.client.websocket_connect(f"/api/tables/{table}/play") as socket,
    ):
        assert socket.receive_json(timeout=5)["code"] == "rate_limited"
    time.sleep(0.3)
    with people.sit(table, ann, lang="fr") as a:
        assert a.state["you"] == [0]


def test_the_built_pages_are_served_where_there_are_some(server: Server, tmp_path: Any) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>built</title>", "utf-8")
    (built / "app.js").write_text("1", "utf-8")
    people = server(static=built)
    for path in ("/", "/t/abc", "/index.html"):
        answer = people.client.get(path)
        assert "built" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
    assert people.client.get("/app.js").text == "1"
    assert people.client.get("/../secret").status_code == 404
    assert people.client.get("/%2e%2e/tables.sqlite3").status_code == 404
