"""Chat: text, kept, and nobody speaks for another."""

from __future__ import annotations

from tests.server.people import PERSON, People


def test_what_people_say_is_text_and_is_kept(people: People) -> None:
    table, (ann, bob) = people.open({"kind": "person", "name": "Ann"}, PERSON)
    with people.sit(table, ann) as a, people.sit(table, bob) as b:
        a.send("say", seat=0, text="  <b>hello</b>\x00 ")
        line = b.until("said")["lines"][0]
        assert (line["name"], line["text"]) == ("Ann", "<b>hello</b>")
        b.send("say", seat=0, text="I am Ann")
        assert b.until("refused")["code"] == "not_your_seat"
        b.send("say", seat=1, text="x" * 600)
        assert b.until("refused")["code"] == "too_long"
    with people.sit(table, bob) as b:
        assert [said["text"] for said in b.state["chat"]] == ["<b>hello</b>"]
    with people.sit(table, bob, chat=line["id"]) as b:
        assert b.state["chat"] == []
