"""Choosing role cards (BS-034 to BS-040)."""

import json

from broceliande.games.broom_service.labels import role_text
from tests.games.broom_service.answers import choose, play, refused
from tests.games.broom_service.board import at, begin, deal, named
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
    t.undo()  # a choice can be taken back while nobody else has answered
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
def test_more_or_less_asks_for_five_cards_and_then_how_many_to_keep() -> None:
    t = begin(2, "more_or_less")
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
