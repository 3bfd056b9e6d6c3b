"""What hints say of the moves they advise is compared with what came of them."""

from __future__ import annotations

import pytest

from broceliande import fast
from broceliande.bots import calibration
from broceliande.engine.errors import BadSeats, SetupError
from broceliande.lab import heeding
from broceliande.lab.calibrating import Plan
from broceliande.lab.heeding import Heeded, heed, heeded, told


def test_a_game_is_played_on_from_every_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heeding, "THOUGHT", 60)
    plan = Plan("benevolent", 2, "pupil", 2, 5)
    found = heed(fast.runner("benevolent"), plan, 5)
    assert len(found) == heeding.MOMENTS
    assert all(0 < one.told < 1 for one in found)
    assert all(one.got in {0.0, 0.5, 1.0} for one in found)
    assert not any(one.sealed for one in found), "one after the other"
    assert found == next(heeded(plan)), "the same deal, the same figures"


def test_what_others_choose_at_the_same_time_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heeding, "THOUGHT", 20)
    monkeypatch.setattr(calibration, "LOOK", 10)
    plan = Plan("broom-service", 2, "sapling", 4, 20)
    sealed = [one.sealed for game in heeded(plan) for one in game]
    assert set(sealed) == {True, False}


def test_where_no_figure_is_told_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heeding, "THOUGHT", 10)
    untold = "no figures are told of benevolent with 2 seats, level merlin"
    with pytest.raises(SetupError, match=untold):
        heed(fast.runner("benevolent"), Plan("benevolent", 2, "merlin", 2, 0), 0)
    with pytest.raises(BadSeats, match="not for 9 seats"):
        next(heeded(Plan("benevolent", 9, "pupil", 2, 0)))


def test_figures_are_added_up_in_tenths_and_by_whether_others_answer() -> None:
    low = [Heeded(deal, 0.2, float(deal % 5 == 0), True) for deal in range(400)]
    high = [Heeded(deal, 0.9, float(deal % 2), False) for deal in range(400)]
    found = told([*low, *high])
    assert found["all"] == {"count": 800, "told": 0.55, "got": 0.35}
    assert found["sealed"] == {"count": 400, "told": 0.2, "got": 0.2}
    assert found["bins"] == [[400, 0.2, 0.2], [400, 0.9, 0.5]]
