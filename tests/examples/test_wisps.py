"""The rules of the example, paragraph by paragraph."""

from __future__ import annotations

from typing import cast

import pytest

import broceliande as bro
from tests.rules import rule
from wisps import GAME
from wisps.fields import HAND, ROUNDS, Position
from wisps.questions import KEEP, Ask


def dealt(seats: int = 3, seed: int = 1, **fields: list[list[int]]) -> bro.Table:
    """A table; hands may be given."""
    t = bro.table(GAME, seats, seed)
    for seat, hand in enumerate(fields.get("hands", [])):
        for place, light in enumerate(hand):
            at(t).hand[seat][place] = light
    return t


def at(t: bro.Table) -> Position:
    """The position."""
    return cast(Position, t.state)


def show(t: bro.Table, *places: int) -> None:
    """Everybody shows the lantern in a place of the hand."""
    for seat, place in enumerate(places):
        t.play(seat, Ask.SHOW.first + place)


def keep(t: bro.Table) -> None:
    """Whoever caught the wisps trades nothing."""
    while t.question == "trade":
        t.play(t.asked[0], Ask.TRADE.first + KEEP)


HANDS = [[7, 1, 2, 3, 4], [5, 1, 2, 3, 4], [5, 6, 2, 3, 4]]


@rule("WI-001")
def test_two_to_four_play_five_rounds() -> None:
    for seats in (2, 3, 4):
        t = bro.table(GAME, seats, 3)
        for place in range(ROUNDS):
            assert at(t).round == place + 1
            show(t, *[place] * seats)
            keep(t)
        assert t.over
    for seats in (1, 5):
        with pytest.raises(bro.BadSeats):
            bro.table(GAME, seats)


@rule("WI-002", "WI-003")
def test_hands_are_hidden_and_the_rest_is_the_chest() -> None:
    t = dealt(4)
    assert at(t).left == 24 - 4 * HAND
    fields = t.view(1)["fields"]
    assert all(light in range(1, 8) for light in fields["hand"][1])
    assert fields["hand"][0] == [None] * HAND
    assert "chest" not in fields
    t.play(0, Ask.SHOW.first)
    at(t).hand[1][2] = 0
    refusal = t.why_not(1, Ask.SHOW.first + 2)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no_lantern", "WI-002")


@rule("WI-004")
def test_each_round_a_wisp_rises_in_an_order_that_nobody_knows() -> None:
    orders = set()
    for seed in range(40):
        t = bro.table(GAME, 2, seed)
        assert "wisps" not in t.view(0)["fields"]
        orders.add(tuple(at(t).wisps))
        assert at(t).glow == at(t).wisps[-1]
    assert len(orders) > 10
    assert {str(sorted(order)) for order in orders} == {"[1, 2, 2, 3, 4]"}


@rule("WI-005")
def test_all_choose_at_once_and_nothing_shows_before_all_have() -> None:
    t = dealt(hands=HANDS)
    assert list(t.asked) == [0, 1, 2]
    before = str(t.chronicle(None, "en")), t.view(1)["fields"]["shown"]
    t.play(2, Ask.SHOW.first + 4)
    assert list(t.asked) == [0, 1]
    assert (str(t.chronicle(None, "en")), t.view(1)["fields"]["shown"]) == before


@rule("WI-006", "WI-007")
def test_the_brightest_light_that_is_alone_catches_the_wisps() -> None:
    t = dealt(hands=HANDS)
    worth = at(t).glow
    show(t, 1, 0, 0)  # 1, 5, 5: the fives outshine nothing, being two
    assert at(t).shown[:3] == [1, 5, 5]
    assert at(t).points[:3] == [worth, 0, 0]
    assert at(t).hand[0][1] == 0
    keep(t)
    worth = at(t).glow
    show(t, 0, 3, 1)  # 7, 3, 6
    assert at(t).points[0] > worth


@rule("WI-008")
def test_wisps_that_nobody_catches_drift_on_and_are_lost_at_the_end() -> None:
    t = dealt(2, hands=[[4, 4, 4, 4, 4], [4, 4, 4, 4, 4]])
    first, second = at(t).wisps[-1], at(t).wisps[-2]
    show(t, 0, 0)
    assert t.question == "show"
    assert at(t).glow == first + second
    for place in range(1, HAND):
        show(t, place, place)
    assert t.over
    assert t.scores == (0, 0)


@rule("WI-009")
def test_who_caught_them_may_trade_a_lantern_but_not_in_the_last_round() -> None:
    t = dealt(2, hands=[[7, 6, 5, 4, 3], [1, 1, 1, 1, 1]])
    show(t, 0, 0)
    assert (t.question, t.asked) == ("trade", (0,))
    assert t.why_not(0, Ask.TRADE.first) is not None  # shown, and gone
    top = at(t).chest[at(t).left - 1]
    t.play(0, Ask.TRADE.first + 4)
    assert at(t).hand[0][4] == top
    assert any("draw the light" in line for line in t.chronicle(0, "en"))
    assert not any("draw the light" in line for line in t.chronicle(1, "en"))
    assert any("lays the light 3 aside" in line for line in t.chronicle(1, "en"))
    for place in range(1, HAND):
        show(t, place, place)
        assert t.over or t.question == "trade"
        keep(t)
    assert t.over


@rule("WI-010", "WI-011")
@pytest.mark.parametrize(
    ("points", "places", "ending"),
    [([9, 3, 2], (1, 2, 3), "most_points"), ([3, 9, 9], (3, 1, 1), "shared")],
)
def test_most_points_win_and_equal_ones_share(
    points: list[int], places: tuple[int, ...], ending: str
) -> None:
    t = dealt(3, hands=[[4] * HAND] * 3)
    at(t).round = ROUNDS
    for seat, count in enumerate(points):
        at(t).points[seat] = count
    show(t, 0, 0, 0)
    assert t.places == places
    assert t.ending == ending


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [("left", "the lanterns are not all there"), ("glow", "the points of the wisps")],
)
def test_each_fault_is_found(spoil: str, fault: str) -> None:
    t = dealt()
    assert t.rules.check(t.state) == 0
    setattr(at(t), spoil, 0)
    assert fault in GAME.faults[t.rules.check(t.state) - 1]
