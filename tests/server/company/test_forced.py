"""The house gives an only answer for whoever wants that, and tells no secret by it."""

from __future__ import annotations

import broceliande as bro
from broceliande.server.company.forced import only_answer
from broceliande.server.tables.answers import ONLY
from tests.games.bloody_grove.board import Side
from tests.games.bloody_grove.board import lay as lay_groves
from tests.server.conftest import Server
from tests.server.people import BOT, PERSON, People, Player


def moved(player: Player, choices: int = 12) -> list[str]:
    """Play Benevolent's turns for seat 0, the first choice each time; the questions met."""
    met: list[str] = []
    while len(met) < choices and player.state["status"] != "over":
        sight = player.state["sights"][0]
        if len(sight["moves"]) < 2:
            player.until_version(player.state["version"] + 1)
            continue
        met.append(sight["question"]["name"])
        ack = player.answer(0, sight["moves"][0]["id"])
        player.until_version(ack["version"])
    return met


def given_to(people: People, table: str, seat: int) -> list[str]:
    """The answers that the house gave for a seat, as far as memory reaches."""
    given = [r.answer_id for r in people.house.tables[table].tail if r.seat == seat]
    return [name for name in given if name.startswith(ONLY)]


def test_whoever_plays_with_bots_alone_is_asked_only_where_there_is_a_choice(
    server: Server,
) -> None:
    people = server(only=True)
    table, (ann,) = people.open(PERSON, BOT, game="benevolent")
    with people.sit(table, ann) as a:
        assert [seat["only"] for seat in a.state["seats"]] == [True, False]
        while not given_to(people, table, 0) and a.state["status"] != "over":
            assert moved(a, 1)
        assert given_to(people, table, 0)


def test_among_people_each_says_whether_they_want_it(server: Server) -> None:
    people = server(only=True)
    table, secrets = people.open(PERSON, PERSON, game="benevolent")
    with people.sit(table, *secrets) as both:
        assert [seat["only"] for seat in both.state["seats"]] == [False, False]
        both.send("only", seat=1, on=True)
        both.until_seats(lambda seats: seats[1]["only"])
        both.send("only", seat=0, on=True)
        both.until_seats(lambda seats: seats[0]["only"])
    people.house.tables.clear()  # it is kept with the table
    assert [seat["only"] for seat in people.get(f"/tables/{table}")["seats"]] == [True, True]


def test_a_strangers_seat_is_not_theirs_to_say(server: Server) -> None:
    people = server()
    table, (ann, _) = people.open(PERSON, PERSON)
    with people.sit(table, ann) as a:
        a.send("only", seat=1, on=True)
        assert a.until("refused")["code"] == "not_your_seat"


def test_what_the_house_answered_is_taken_back_with_the_choice_before_it(server: Server) -> None:
    """A Step is chosen, and it can only go to one hex: both are taken back as one. Two people play,
    so that nobody is quicker than the one who takes back."""
    people = server(only=True)
    assert any(taken_back_at(people) for _ in range(30)), "no only answer came after a choice"


def taken_back_at(people: People) -> bool:
    """Whether at a new table the house answered after a choice, and both were taken back."""
    table, secrets = people.open(PERSON, PERSON, game="benevolent")
    with people.sit(table, *secrets) as both:
        both.send("only", seat=0, on=True)
        both.until_seats(lambda seats: seats[0]["only"])
        for _ in range(40):
            sights = both.state["sights"]
            if len(sights[0].get("moves", ())) == 1:  # the house is about to answer
                both.until_version(both.state["version"] + 1)
                continue
            mine = followed_by_the_house(people, table)
            if mine and sights[0]["undo"] == "free":
                both.send("undo", seat=0, version=both.state["version"], id="back")
                both.until_version(both.until("ack")["version"])
                return people.house.tables[table].table.ply == mine - 1
            seat = next(each["seat"] for each in sights if each.get("moves"))
            both.until_version(both.answer(seat, sights[seat]["moves"][-1]["id"])["version"])
    return False


def followed_by_the_house(people: People, table: str) -> int:
    """Where seat 0 chose last, if the house answered for it right after; or 0."""
    given = list(people.house.tables[table].tail)[-2:]
    if len(given) < 2 or [record.seat for record in given] != [0, 0]:
        return 0
    by_house = [record.answer_id.startswith(ONLY) for record in given]
    return given[0].ply if by_house == [False, True] else 0


def test_an_only_answer_that_would_tell_of_the_hand_is_not_given() -> None:
    """With one card in hand only its owner knows what it can do."""
    t = lay_groves(Side(hand="owl_base_1"), Side(hand="bear_base_1"))
    assert t.question == "action"
    assert len(t.moves(0)) > 1
    assert only_answer(t, 0) is None
    pond = bro.table("benevolent", 2, 1)
    for _ in range(200):
        seat = pond.asked[0]
        if len(pond.moves(seat)) == 1:
            assert only_answer(pond, seat) == pond.moves(seat)[0].id
            return
        pond.play(seat, pond.moves(seat)[-1])
    raise AssertionError("no answer was ever forced")
