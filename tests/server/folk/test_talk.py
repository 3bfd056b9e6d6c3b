"""Talk: ready-made sentences in each one's language, no flood and nothing twice, and a host who
closes free talk."""

from __future__ import annotations

import re

from broceliande.server.ground.texts import HERE, say
from broceliande.server.tables import phrases
from tests.server.conftest import Server
from tests.server.folk import two_at_a_table, words
from tests.server.people import ANN, OPEN, People
from tests.server.people.browsers import Browser


def test_a_sentence_is_a_number_and_each_reads_it_in_their_own_language(people: People) -> None:
    ann, bob, table = two_at_a_table(people)
    with ann.sit(table, lang="en") as a, bob.sit(table, lang="fr") as b:
        a.send("phrase", seat=0, phrase=81)
        for player, text in ((a, "Good game."), (b, "Belle partie.")):
            (line,) = player.until("said")["lines"]
            assert (line["text"], line["phrase"], line["note"]) == (text, 81, False)
        for number in (0, 13, 999, 1001, "x"):
            a.send("phrase", seat=0, phrase=number)
            assert a.until("refused")["code"] == "malformed"
        a.send("phrase", seat=1, phrase=81)
        assert a.until("refused")["code"] == "not_your_seat"
    with bob.sit(table, lang="en") as b:
        assert words(b) == ["Good game."]


def test_there_are_a_dozen_for_each_situation_in_both_languages(people: People) -> None:
    assert all(len(each) >= 12 for each in phrases.SITUATIONS.values())
    assert len({*phrases.PHRASES.values()}) == sum(map(len, phrases.SITUATIONS.values()))
    told = {lang: people.get(f"/phrases?lang={lang}")["situations"] for lang in ("fr", "en")}
    for lang, situations in told.items():
        said = [each["words"] for one in situations for each in one["phrases"]]
        assert len({*said}) == len(phrases.PHRASES)
        assert all(text.endswith((".", "?", "…")) for text in said), lang
        assert not any(text.startswith("phrase") for text in said)
        assert [one["name"] for one in situations] == list(phrases.SITUATIONS)
    keys = re.findall(r"^phrase-([a-z-]+) =", (HERE / "fr.ftl").read_text("utf-8"), re.M)
    assert {*keys} == {*phrases.PHRASES.values(), *phrases.NOTES.values(), "silence"}
    assert say("fr", phrases.key_of(777)) == "…"  # a number of another day


def test_whoever_says_much_hears_when_they_may_go_on(server: Server) -> None:
    people = server(chat_rate=0.1, chat_burst=3.0)
    ann, bob, table = two_at_a_table(people)
    with ann.sit(table) as a, bob.sit(table) as b:
        for number in range(3):
            a.send("say", seat=0, text=f"line {number}")
        a.send("say", seat=0, text="and another")
        refused = a.until("refused")
        assert refused["code"] == "flood"
        assert re.search(r"in (\d+) seconds", refused["words"])
        b.send("say", seat=1, text="now me")  # nobody else is held back
        b.until("said")
    for other in (people, server(chat_rate=0.1, chat_burst=3.0)):  # by no other socket or server
        ann.people = other
        with ann.sit(table) as a:
            a.send("say", seat=0, text="here I am again")
            assert a.until("refused")["code"] == "flood"
            assert len(words(a)) == 4


def test_nothing_is_said_twice(people: People) -> None:
    ann, _, table = two_at_a_table(people)
    with ann.sit(table) as a:
        a.send("say", seat=0, text="Hello there")
        a.until("said")
        for again in ("Hello there", "hello, THERE!", "  hello there  "):
            a.send("say", seat=0, text=again)
            refused = a.until("refused")
            assert refused["code"] == "repeated"
            assert "seconds" in refused["words"]
        a.send("phrase", seat=0, phrase=24)
        a.until("said")
        a.send("phrase", seat=0, phrase=24)
        assert a.until("refused")["code"] == "repeated"
        a.send("say", seat=0, text="…")
        a.until("said")
        a.send("say", seat=0, text="?")  # marks alone are told apart
        a.until("said")


def test_the_host_closes_free_talk_and_all_are_told(server: Server) -> None:
    people = server()
    ann, bob, table = two_at_a_table(people)
    path = f"/tables/{table}/talk"
    with ann.sit(table) as a, bob.sit(table, lang="fr") as b:
        assert b.state["talk"] == {"free": True, "host": 0}
        refused = bob.ask("PUT", path, 403, json={"free": False})
        assert refused["code"] == "not_host"
        assert ann.put(path, {"free": False})["hushed"]
        while b.state["talk"]["free"]:
            b.hear()
        (note,) = b.state["chat"]
        assert note["note"]
        assert note["text"].startswith("Ann a fermé la parole libre")
        ann.put(path, {"free": False})  # as it was: nobody is told twice
        for player, seat in ((a, 0), (b, 1)):
            player.send("say", seat=seat, text="but I")
            assert player.until("refused")["code"] == "talk_closed"
        b.send("phrase", seat=1, phrase=48)
        assert b.until("said")["lines"][0]["text"] == "D’accord."
    ann.people = bob.people = server()
    with ann.sit(table) as a:
        assert not a.state["talk"]["free"]
        a.send("say", seat=0, text="but I")
        assert a.until("refused")["code"] == "talk_closed"
        ann.put(path, {"free": True})
        a.send("say", seat=0, text="so then")
        assert words(a)[-2:] == ["Ann has opened free talk again.", "so then"]


def test_a_table_is_laid_without_free_talk(people: People) -> None:
    ann = Browser(people)
    table, _ = ann.open(ANN, OPEN, hushed=True, public=True)
    assert ann.get(f"/tables/{table}")["hushed"]
    assert ann.get("/tables")["tables"][0]["hushed"]
    with ann.sit(table) as a:
        a.send("say", seat=0, text="hm")
        assert a.until("refused")["code"] == "talk_closed"
        a.send("phrase", seat=0, phrase=1)
        assert a.until("said")["lines"][0]["text"] == "Hello, everybody."
