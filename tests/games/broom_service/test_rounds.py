"""Cursed roles and rounds (BS-115 to BS-129)."""

import pytest

from broceliande.engine.luck import LUCK_COUNT
from broceliande.games.broom_service.names import EVENT_MOMENTS, EVENTS
from tests.games.broom_service.answers import lead_all, play
from tests.games.broom_service.board import at, begin, deal, lay, named
from tests.games.broom_service.looking import goods, pawns, told, vp
from tests.rules import rule


def cursed(t: object) -> list[int]:
    """The cursed roles that show."""
    from broceliande import Table

    assert isinstance(t, Table)
    return [role for role in range(10) if at(t).cursed >> role & 1]


@rule("BS-115", "BS-116", "BS-117", "Q12")
def test_laying_a_cursed_role_costs_three_points_in_any_case() -> None:
    t = lay(4, hands=["root", "root", "root hill", "hill"], cursed="root")
    play(t, "lead", "root", "brave")
    assert vp(t) == [7, 7, 10, 10]  # leading, and forced to follow: laid before the stance
    play(t, "follow", "brave")  # seat 0 is robbed
    assert vp(t) == [7, 7, 7, 10]
    play(t, "follow", "cowardly")
    play(t, "gather", "no")
    play(t, "gather", "no")
    assert vp(t) == [7, 7, 7, 10]


@rule("BS-117")
def test_the_curse_is_paid_before_the_stance() -> None:
    t = lay(3, hands=["root", "root", ""], cursed="root")
    play(t, "lead", "root", "cowardly")
    assert vp(t)[0] == 7
    play(t, "gather", "no")
    assert t.question == "follow"
    assert vp(t)[1] == 7


@rule("BS-118", "Q14")
def test_points_may_fall_below_nothing() -> None:
    t = lay(2, hands=["root", ""], cursed="root")
    at(t).vp[0] = 1
    play(t, "lead", "root", "brave")
    assert vp(t)[0] == -2
    at(t).vp[0] = 300
    play(t, "gather", "no")
    assert vp(t)[0] == 300


@rule("BS-119", "BS-120", "BS-124", "Q11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_cursed_roles_each_round_and_the_pile_made_anew(seats: int) -> None:
    for seed in range(12):
        t = deal(seats, seed)
        seen = [cursed(t)]
        while not t.over:
            before = at(t).round
            t.play(t.asked[0], t.moves(t.asked[0])[0])
            if at(t).round != before:
                seen.append(cursed(t))
        assert all(len(set(roles)) == 5 - seats for roles in seen)
        shown = [role for roles in seen for role in roles]
        whole = {2: [10], 3: [10], 4: []}[seats]
        for count in whole:  # the pile is used up before a role comes back
            if seats == 3:
                assert len(set(shown[:count])) == 10
            else:
                assert len(set(shown[:9])) == 9
                last = (set(range(10)) - set(shown[:9])).pop()
                assert last in seen[3]  # the tenth shows in round 4, with two of the other nine
        if seats == 4:
            assert len(set(shown)) == 7


@rule("BS-120", "Q11")
def test_the_new_pile_holds_everything_that_does_not_show() -> None:
    t = deal(2, 3)
    s = at(t)
    s.cursed_left, s.cursed_out = 1, 1023 & ~(1 << s.cursed_pile[0])
    last = s.cursed_pile[0]
    named(t).turn_up_cursed(s)
    assert s.cursed >> last & 1
    assert s.cursed_left == 7
    assert s.cursed_out == s.cursed
    assert sorted([*s.cursed_pile[:7], *cursed(t)]) == list(range(10))


@rule("BS-121", "BS-122", "BS-123", "BS-125")
def test_a_round_ends_without_cards_then_its_event_then_the_next() -> None:
    t = lay(2, hands=["root", "fruit"], event="gathering", pawns=["bb", "co"])
    play(t, "lead", "root", "brave")
    play(t, "gather", "no")
    assert vp(t) == [10, 10]
    play(t, "lead", "fruit", "brave")
    play(t, "gather", "no")
    assert vp(t) == [14, 10]  # Gathering, and only now
    s = at(t)
    assert (s.round, t.question, t.asked) == (2, "choose_roles", (0, 1))
    assert s.event == s.event_pile[1] == s.events[1]
    assert [len(t.moves(seat)) for seat in (0, 1)] == [10, 10]


@rule("BS-127")
def test_everything_stays_between_rounds() -> None:
    t = lay(2, hands=["valley", ""], pawns=["bm", "co"], clear="RC01")
    play(t, "lead", "valley", "brave")
    play(t, "deliver", 0, "RT07")
    s = at(t)
    assert s.round == 2
    assert pawns(t, 0) == "bm"
    assert goods(t, 0) == [1, 0, 1, 1]
    assert s.occupied[6] == 1
    assert s.taker[0] == 1


@rule("BS-128", "BS-129")
def test_one_event_each_round_and_when_it_acts() -> None:
    assert dict(zip(EVENTS, EVENT_MOMENTS, strict=True)) == {
        "more_or_less": "before", "black_market": "during", "moonshiner": "during",
        "take_heart": "during", "dangerous_places": "end", "protected_places": "end",
        "advantage": "end", "empty_hands": "end", "full_set": "end", "gathering": "end",
    }  # fmt: skip
    t = deal(3, 9)
    while not t.over:
        s = at(t)
        assert s.event == s.events[s.round - 1] == s.event_pile[s.round - 1]
        t.play(t.asked[0], t.moves(t.asked[0])[0])
    assert len(set(at(t).events)) == 7
    assert told(t).count("round") == 7


@rule("BS-126")
def test_the_leader_of_a_new_round_follows_from_the_last_trick() -> None:
    t = lay(3, hands=["root", "root hill", "root"])
    play(t, "lead", "root", "cowardly")
    play(t, "gather", "no")
    play(t, "follow", "brave")
    play(t, "follow", "cowardly")
    play(t, "gather", "no")
    play(t, "gather", "no")
    assert t.asked == (1,)
    play(t, "lead", "hill", "cowardly")
    lead_all(t)
    assert (at(t).round, at(t).leader) == (2, 1)
    t = begin(2, "more_or_less")
    assert t.question == "keep_roles"


@rule("BS-120", "BS-224")
def test_the_new_pile_is_mixed() -> None:
    seen = set()
    for seed in range(40):
        t = deal(4, seed)
        s = at(t)
        s.cursed_left = 0
        before = s.luck[LUCK_COUNT]
        named(t).turn_up_cursed(s)
        assert s.luck[LUCK_COUNT] - before == 9  # ten cards
        seen.add(s.cursed)
    assert len(seen) > 5
