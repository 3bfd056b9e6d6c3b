"""Choosing role cards (BS-034 to BS-040)."""

import json

import pytest

from broceliande.games.broom_service.labels import role_text
from tests.games.broom_service.answers import choose, keep, lead_all, play, refused
from tests.games.broom_service.board import VERSO, at, begin, deal, give_tile, lay, named
from tests.games.broom_service.looking import hand
from tests.rules import rule

HANDS = ("forest hill root valley", "forest hill fruit peak", "prairie fairy herb root")


@rule("BS-034")
def test_every_role_has_a_brave_and_a_cowardly_text() -> None:
    r = named(deal(2))
    for role in range(10):
        brave, cowardly = role_text(r, role, True), role_text(r, role, False)
        assert (brave.key, brave.arguments) != (cowardly.key, cowardly.arguments)


@rule("BS-035", "BS-037", "BS-040")
def test_exactly_four_different_cards_in_secret() -> None:
    t = begin(3, "gathering")
    play(t, "choose_roles", "forest", seat=0)
    assert refused(t, "choose_roles", "forest", seat=0) == "duplicate_role"
    for role in ("hill", "root", "valley"):
        play(t, "choose_roles", role, seat=0)
    assert list(t.asked) == [1, 2]
    assert refused(t, "choose_roles", "herb", seat=0) == "not_your_decision"
    assert refused(t, "keep_roles", 3, seat=1) == "wrong_hand_size"
    choose(t, "", *HANDS[1:])
    assert t.question == "lead"
    assert t.asked == (0,)
    for seat in range(3):
        assert hand(t, seat) == set(HANDS[seat].split())


@rule("BS-037", "BS-038", "BS-040", "BS-222", "Q59")
def test_nothing_of_a_choice_shows_but_that_it_was_made() -> None:
    views = set()
    for roles in (HANDS[0], "mountain prairie herb fairy"):
        t = begin(3, "gathering")
        for role in roles.split():
            play(t, "choose_roles", role, seat=0)
        views.add(json.dumps([t.view(1), t.view(None), t.chronicle(2, "en")]))
        assert t.view(0)["fields"]["held"][0] != t.view(1)["fields"]["held"][0]
    assert len(views) == 1
    t.undo()
    play(t, "choose_roles", "hill", seat=0)


@rule("BS-038")
def test_cards_not_chosen_take_no_part() -> None:
    t = begin(3, "gathering")
    choose(t, *HANDS)
    assert refused(t, "lead", "herb", "brave") == "role_not_held"
    assert [at(t).left[seat] for seat in range(3)] == [4, 4, 4]


@rule("BS-039")
def test_event_and_cursed_roles_show_before_the_choice() -> None:
    t = deal(2, 4)
    assert t.question == "choose_roles"
    fields = t.view(0)["fields"]
    assert fields["event"] == at(t).event_pile[0]
    assert fields["cursed"].bit_count() == 3


@rule("BS-036", "BS-130")
def test_more_or_less_asks_how_many_cards_and_then_which() -> None:
    t = begin(2, "more_or_less")
    assert refused(t, "pick_roles", "forest", seat=0) == "wrong_decision"
    for wrong in (0, 6, 10):
        assert refused(t, "keep_roles", wrong, seat=0) == "wrong_hand_size"
    play(t, "keep_roles", 1, seat=0)
    play(t, "keep_roles", 3, seat=1)
    for hand_ in ("", "forest hill", "forest hill root"):
        assert refused(t, "pick_roles", *hand_.split(), seat=0) == "wrong_hand_size"
    play(t, "pick_roles", "fairy", seat=0)  # no card more than is kept
    assert t.asked == (1,)
    play(t, "pick_roles", "root", "forest", "valley", seat=1)
    assert hand(t, 0) == {"fairy"}
    assert hand(t, 1) == {"forest", "valley", "root"}


@rule("BS-037", "BS-130", "Q59")
def test_nobody_sees_how_many_another_keeps_before_all_have_chosen() -> None:
    """Neither while the numbers are said, nor while the cards are picked."""
    views = set()
    for hands in ("forest", "root herb fairy hill peak"):
        t = begin(3, "more_or_less")
        cards = hands.split()
        play(t, "keep_roles", len(cards), seat=0)
        early = t.view(1), t.view(None)
        for seat in (1, 2):
            play(t, "keep_roles", 2, seat=seat)
        play(t, "pick_roles", *cards, seat=0)
        assert t.view(0)["fields"]["held"][0].count(1) == len(cards)
        views.add(json.dumps([early, t.view(1), t.view(None), t.chronicle(2, "en")]))
        assert t.can_undo(0)
    assert len(views) == 1


@rule("BS-036", "BS-130")
def test_at_a_table_that_began_before_five_cards_lie_in_a_row() -> None:
    t = begin(2, "more_or_less", amendments=[])
    play(t, "choose_roles", "forest", seat=0)
    assert refused(t, "keep_roles", 1, seat=0) == "wrong_decision"
    for role in ("hill", "root", "valley", "fairy"):
        play(t, "choose_roles", role, seat=0)
    choose(t, "", "forest hill root valley fairy")
    assert t.question == "keep_roles"
    for wrong in (0, 6, 10):
        assert refused(t, "keep_roles", wrong, seat=0) == "wrong_hand_size"
    play(t, "keep_roles", 1, seat=0)
    assert t.view(1)["fields"]["sealed"][0] is None
    play(t, "keep_roles", 3, seat=1)
    assert hand(t, 0) == {"forest"}
    assert hand(t, 1) == {"forest", "hill", "root"}


@rule("Q59")
def test_each_takes_its_own_choice_back_until_the_last_has_chosen() -> None:
    t = begin(3, "gathering")
    choose(t, HANDS[0], HANDS[1])
    before = t.view(2)
    assert t.can_undo(0)
    assert t.can_undo(1)
    assert not t.can_undo(2)  # it has not chosen
    for _ in range(4):
        t.undo(0)
    assert t.asked == (0, 2)
    assert hand(t, 1) == set(HANDS[1].split())  # another's stays as it is
    choose(t, "prairie fairy herb root")
    assert hand(t, 0) == {"prairie", "fairy", "herb", "root"}
    assert {**t.view(2), "ply": 0} == {**before, "ply": 0}  # and nobody else sees anything of it
    choose(t, "", "", HANDS[2])
    assert t.question == "lead"
    assert not any(t.can_undo(seat) for seat in range(3))  # all are revealed


@rule("Q59")
def test_a_choice_taken_back_leaves_no_trace_in_the_game() -> None:
    straight, back = deal(2), deal(2)
    choose(straight, HANDS[1], HANDS[2])
    choose(back, HANDS[0], "prairie fairy")
    for _ in range(4):
        assert back.undo(0)[0] == 0
    choose(back, HANDS[1])
    choose(back, "", "herb root")
    assert bytes(back.state) == bytes(straight.state)
    assert back.chronicle(None, "en") == straight.chronicle(None, "en")
    assert sorted(back.played) == sorted(straight.played)


@rule("BS-125", "BS-127")
def test_every_round_all_cards_may_be_chosen_anew() -> None:
    t = choose(begin(2, "take_heart"), *["hill mountain forest prairie"] * 2)
    assert [set(at(t).held[seat]) for seat in (0, 1)] == [{0, 1}] * 2  # no order any more
    lead_all(t, "brave")
    assert at(t).round == 2
    assert [at(t).laid[seat] for seat in (0, 1)] == [0, 0]
    assert [at(t).shown[seat] for seat in (0, 1)] == [0, 0]


@rule("BS-035", "BS-040")
def test_no_other_answer_is_about_the_size_of_a_hand() -> None:
    t = begin(2, "take_heart")
    assert refused(t, "keep_roles", 3) == "wrong_hand_size"
    assert refused(t, "gather", "yes") == refused(t, "dispel", "none") == "wrong_decision"
    t = lay(2, hands=["root", ""])
    assert refused(t, "keep_roles", 3) == refused(t, "extra_card", "fairy") == "wrong_decision"


@rule("BS-130")
def test_numbers_are_unsealed_once_they_are_compared() -> None:
    t = keep(begin(2, "more_or_less"), "forest", "forest hill")
    assert (t.question, list(at(t).sealed)[:2]) == ("lead", [-1, -1])


@rule("BS-196", "BS-198", "BS-202")
def test_an_extra_card_is_used_up_and_may_be_followed_by_one_in_the_next_round() -> None:
    t = begin(2, "take_heart", **VERSO)
    give_tile(t, 0, 1)
    give_tile(t, 0, 1)
    choose(t, *["hill mountain forest prairie"] * 2)
    play(t, "extra_card", "fairy")
    assert (list(at(t).spent), list(at(t).tiles[0])) == ([0, 1, 0], [0, 1, 0])
    assert list(at(t).extra[:2]) == [1, 0]
    assert set(at(t).held[0]) == {0, 1}  # one card like the others
    assert refused(t, "extra_card", "herb") == "one_extra_card_per_round"
    assert refused(t, "gather", "yes") == "wrong_decision"  # no extra card is asked for by that
    lead_all(t, "brave")
    assert (at(t).round, list(at(t).extra[:2])) == (2, [0, 0])


@rule("BS-035")
@pytest.mark.parametrize("cards", [0, 1, 5, 10])
def test_no_other_number_of_cards_may_be_kept(cards: int) -> None:
    t = begin(2, "take_heart")
    assert refused(t, "keep_roles", cards) == "wrong_hand_size"
    choose(t, *["hill mountain forest prairie"] * 2)
    assert refused(t, "keep_roles", cards) == "wrong_decision"  # the hands are chosen
