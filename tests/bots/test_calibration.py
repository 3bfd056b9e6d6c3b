"""Chances that are told to people were measured; where they were not, no figure is told."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import broceliande as bro
from broceliande.bots import calibration, levels
from broceliande.bots.calibration import Bin, Curve, curve_of, curves_of, level_of
from broceliande.bots.coach import Coach, Pace, Review, _Choice
from broceliande.bots.counsel import counsel, levelled
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import pace_name
from broceliande.bots.net import load
from broceliande.bots.seer import file_of
from broceliande.engine.errors import SetupError
from broceliande.lab import calibrating
from broceliande.lab.calibrating import Plan
from broceliande.lab.curves import draw, line

DOCS = Path(__file__).parents[2] / "docs"
BINS = (Bin(600, 0.5, 0.51),) * 5
PACE = "60 by the hint, spread 0.6"
SLOPES = (0.9, 0.7, 0.5, 0.5, 0.5, 0.6, 0.7, 0.9)
TRUE = Curve(2, "pupil", 500, 3000, 0.25, SLOPES, BINS, "as it was played", pace=PACE)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Benevolent for two was measured among pupils; a look calls by the position alone."""
    known = {"benevolent": (TRUE,)}
    monkeypatch.setattr(calibration, "curves_of", lambda game: known.get(game, ()))
    monkeypatch.setattr(calibration, "is_ready", lambda rules: True)
    monkeypatch.setattr(calibration, "judge_name", lambda rules: "hint")
    monkeypatch.setattr(calibration, "look", lambda rules, at, seat, seed: (sum(at) % 97) / 97)
    monkeypatch.setattr("broceliande.bots.advice.is_ready", lambda rules: False)


def test_a_curve_says_what_a_look_means() -> None:
    assert TRUE(0.5) == pytest.approx(1 / (1 + math.exp(-0.25)))
    assert 0 < TRUE(0.0) < TRUE(0.3) < TRUE(1.0) < 1


@pytest.mark.parametrize(
    ("odds", "meant"),
    [(0.5, 0.5), (1.0, 0.75), (2.5, 1.7), (4.0, 2.95), (-1.5, -0.5), (-3.5, -1.9)],
)
def test_a_curve_turns_at_its_knees(odds: float, meant: float) -> None:
    told = TRUE(1 / (1 + math.exp(-odds)))
    assert math.log(told / (1 - told)) == pytest.approx(meant)


@pytest.mark.parametrize(
    ("positions", "won", "holds"), [(2000, 0.529, True), (1999, 0.5, False), (9000, 0.54, False)]
)
def test_a_figure_needs_two_thousand_positions_and_three_in_a_hundred(
    positions: int, won: float, holds: bool
) -> None:
    bins = (Bin(300, 0.2, 0.2),) * 4 + (Bin(positions - 1200, 0.5, won),)
    assert Curve(2, "pupil", 500, positions, 0.0, SLOPES, bins, "").holds is holds
    assert not Curve(2, "pupil", 500, positions, 0.0, SLOPES, bins[:4], "").holds


@pytest.mark.usefixtures("measured")
def test_figures_are_told_only_where_they_were_measured() -> None:
    usual = bro.table("benevolent", 2, 1, {"first": 0})
    assert curve_of(usual, "pupil") is TRUE
    assert curve_of(usual, "druid") is None
    assert curve_of(usual, None) is None
    assert curve_of(bro.table("benevolent", 3, 1), "pupil") is None
    assert curve_of(bro.table("benevolent", 2, 1, {"turn_limit": 3}), "pupil") is None
    assert curve_of(bro.table("bloody-grove", 2, 1), "pupil") is None


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("won", "told"), [(0.52, True), (0.54, False)])
def test_what_was_measured_and_did_not_hold_is_not_told(
    monkeypatch: pytest.MonkeyPatch, won: float, told: bool
) -> None:
    found = replace(TRUE, bins=(*BINS[1:], Bin(600, 0.5, won)))
    monkeypatch.setattr(calibration, "curves_of", lambda game: (found,))
    here = curve_of(bro.table("benevolent", 2, 1, {"first": 0}), "pupil")
    assert here is (found if told else None)


@pytest.mark.usefixtures("measured")
def test_a_curve_holds_for_the_judge_that_it_was_measured_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calibration, "judge_name", lambda rules: "0123456789ab")
    assert curve_of(bro.table("benevolent", 2, 1, {"first": 0}), "pupil") is None


@pytest.mark.usefixtures("measured")
def test_a_curve_holds_for_the_pace_that_it_was_measured_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = bro.table("benevolent", 2, 1, {"first": 0})
    monkeypatch.setattr(hint_of("benevolent"), "PACE", {"pupil": 61}, raising=False)
    assert curve_of(table, "pupil") is None
    monkeypatch.setattr(hint_of("benevolent"), "PACE", {"pupil": {2: 60, 3: 90}})
    assert curve_of(table, "pupil") is TRUE


def test_a_pace_says_how_a_level_decides() -> None:
    assert pace_name("sapling", hint_of("broom-service"), 3) == "glance 2"
    assert pace_name("pupil", hint_of("broom-service"), 3) == "240 by the hint, spread 0.6"
    assert pace_name("druid", hint_of("roundforest"), 3) == (
        "300 by the net, spread 0.3, leeway 0.05"
    )
    assert pace_name("pupil", hint_of("bethel-woods"), 2) == "140 by the net, spread 0.15"
    assert pace_name("merlin", hint_of("bethel-woods"), 2) == "32000 by the net, spread 0"


@pytest.mark.parametrize("game", bro.games())
def test_curves_that_come_along_are_of_the_judges_and_levels_of_now(game: str) -> None:
    """Whoever paces a level anew, or brings another net, measures anew."""
    rules = bro.table(game, bro.game(game).seats[0], 1).rules
    assert all(calibration.measured(each, rules) for each in curves_of(game))


def test_a_judge_is_named_by_its_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learnt = bro.table("benevolent", 2, 1)
    net = load(file_of(learnt.rules))
    assert calibration.judge_name(learnt.rules) == net.about["hash"][:12]
    monkeypatch.setattr(levels, "NETS", tmp_path)
    assert calibration.judge_name(learnt.rules) == "hint"


def test_bots_of_different_levels_have_none_in_common() -> None:
    assert level_of(["druid", "druid"]) == "druid"
    assert level_of(["druid", "pupil"]) is None
    assert level_of([]) is None


@pytest.mark.usefixtures("measured")
def test_hint_and_coach_call_the_same_position_the_same() -> None:
    table = bro.table("benevolent", 2, 5, {"first": 0})
    world, seat = table.redeal(0, 1), table.asked[0]
    advice = counsel(world, seat, iterations=8, rng=random.Random(1), level="pupil")
    found = calibration.curve_of(world, "pupil")
    assert found is TRUE
    for each in advice:
        told = calibration.chance_after(world, seat, each.move, found, random.Random(7))
        coach = Coach(table, [], Pace(iterations=8), random.Random(7), lambda _: None, "pupil")
        choice = decided(world, each.move)
        assert coach._compare(choice, each.move, seat)[0] == told
        assert each.chance is not None


@pytest.mark.usefixtures("measured")
def test_of_moves_in_order_none_is_told_to_be_worth_more_than_the_one_before() -> None:
    assert levelled([]) == []
    assert levelled([0.6, 0.5, 0.2]) == [0.6, 0.5, 0.2]
    assert levelled([0.27, 0.29, 0.27]) == pytest.approx([0.28, 0.28, 0.27])
    assert levelled([0.2, 0.3, 0.4]) == pytest.approx([0.3, 0.3, 0.3])
    assert levelled([0.5, 0.2, 0.6]) == pytest.approx([0.5, 0.4, 0.4])
    table = bro.table("benevolent", 2, 5, {"first": 0})
    for seed in range(5):
        rng, world = random.Random(seed), table.redeal(0, seed)
        advice = counsel(world, table.asked[0], iterations=8, rng=rng, level="pupil")
        told = [each.chance or 0.0 for each in advice]
        assert told == sorted(told, reverse=True) != []


def decided(world: bro.Table, move: int) -> _Choice:
    """A decision as the coach keeps it."""
    return _Choice(world.ply, world, move)


def reviewed(level: str | None) -> Review:
    """A short game looked back upon."""
    options = {"first": 0}
    start = bro.table("benevolent", 2, 5, options)
    table, rng = start.copy(), random.Random(3)
    answers: list[tuple[int, int]] = []
    while len(answers) < 12:
        seat = table.asked[0]
        move = rng.choice(table.moves(seat)).id
        answers.append((seat, move))
        table.play(seat, move)
    pace = Pace(iterations=2)
    coach = Coach(start, answers, pace, random.Random(1), lambda _: None, level)
    return Review(False, 12, coach.curves(), [], coach._curve is not None)


@pytest.mark.usefixtures("measured")
def test_the_curves_of_the_coach_are_those_that_were_measured() -> None:
    assert reviewed("pupil").measured
    assert not reviewed("druid").measured


def test_a_line_is_found_again_and_judged_by_games_that_it_does_not_know() -> None:
    luck = np.random.default_rng(1)
    raw = luck.uniform(0.02, 0.98, 6000)
    true = 1 / (1 + np.exp(-(0.6 * np.log(raw / (1 - raw)) + 0.8)))
    won = (luck.uniform(size=6000) < true).astype(float)
    shift, *slopes = calibrating.fit(raw, won)
    assert shift == pytest.approx(0.8, abs=0.1)
    assert slopes == pytest.approx([0.6] * 8, abs=0.15)
    kept = [(at // 3, float(raw[at]), float(won[at])) for at in range(6000)]
    found = calibrating.curve(Plan("benevolent", 2, "pupil", 2000, 0), kept)
    assert (found.games, found.positions) == (2000, 6000)
    assert sum(one.count for one in found.bins) == 6000
    assert found.off < 0.06


@pytest.mark.parametrize(("below", "above"), [(1.2, 0.7), (0.7, 1.2)])
def test_who_leads_need_not_be_the_mirror_of_who_trails(below: float, above: float) -> None:
    luck = np.random.default_rng(2)
    raw = luck.uniform(0.02, 0.98, 40_000)
    odds = np.log(raw / (1 - raw))
    true = 1 / (1 + np.exp(-np.where(odds < 0, below, above) * odds))
    kept = [(at // 6, raw[at], float(luck.uniform() < true[at])) for at in range(len(raw))]
    found = calibrating.curve(Plan("benevolent", 3, "pupil", 2000, 0), kept)
    assert found.off < 0.03
    for called in (0.1, 0.3, 0.7, 0.9):
        side = above if called > 0.5 else below
        said = 1 / (1 + math.exp(-side * math.log(called / (1 - called))))
        assert found(called) == pytest.approx(said, abs=0.03)


def test_a_look_that_is_wrong_in_the_middle_alone_is_mended_there() -> None:
    """As among saplings, who lose as often whether they are a little behind or far."""
    luck = np.random.default_rng(4)
    raw = luck.uniform(0.02, 0.98, 24_000)
    true = 1 / (1 + np.exp(-np.clip(np.log(raw / (1 - raw)), -1, 1)))
    kept = [(at // 6, raw[at], float(luck.uniform() < true[at])) for at in range(len(raw))]
    found = calibrating.curve(Plan("benevolent", 2, "sapling", 4000, 0), kept)
    assert found.off < 0.03
    assert [found(at) for at in (0.1, 0.5, 0.9)] == pytest.approx([0.27, 0.5, 0.73], abs=0.03)


@pytest.mark.parametrize("worst", [0.3, 0.0])
def test_a_line_never_falls(worst: float) -> None:
    """Whatever luck does where little was played, a better look is not called a worse chance."""
    luck = np.random.default_rng(3)
    raw = luck.uniform(0.02, 0.98, 300)
    won = (luck.uniform(size=300) < np.where(raw > 2.5 * worst, worst, 1 - raw)).astype(float)
    shift, *slopes = calibrating.fit(raw, won)
    curve = Curve(3, "pupil", 50, 300, shift, tuple(slopes), (), "")
    said = [curve(at / 100) for at in range(1, 100)]
    assert said == sorted(said)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_seat_may_be_called_at_each_moment(tmp_path: Path, jobs: int) -> None:
    """The same games then say more; and files of both kinds are kept apart."""
    plan, told = Plan("roundforest", 3, "greedy", 3, 10, every_seat=True), list[int]()
    rows = tmp_path / "rows.jsonl"
    kept = calibrating.collect(plan, rows, lambda done, of: told.append(done), jobs)
    moments = [kept[at : at + 3] for at in range(0, len(kept), 3)]
    assert len(moments) == 3 * calibrating.MOMENTS
    assert told == [1, 2, 3]
    for moment in moments:
        assert len({deal for deal, _, _ in moment}) == 1
        assert sum(called for _, called, _ in moment) == pytest.approx(1.0, abs=0.35)
        assert sum(won for _, _, won in moment) in (0.0, pytest.approx(1.0))
    again = calibrating.collect(plan, rows, lambda done, of: told.append(done))
    assert [list(one) for one in again] == [list(one) for one in kept]
    assert told == [1, 2, 3]
    assert plan.command.endswith(" --seed 10 --every-seat")
    single = Plan("roundforest", 3, "greedy", 3, 10)
    with pytest.raises(SetupError, match="another calibration"):
        calibrating.collect(single, rows, lambda done, of: None)


def test_what_cannot_be_calibrated_is_said() -> None:
    nobody = Plan("bethel-woods", 2, "pupil", 3, 1, every_seat=True)
    with pytest.raises(SetupError, match="one look tells the chance of every seat"):
        nobody.check()
    with pytest.raises(SetupError, match="1 process or more, not 0"):
        calibrating.collect(Plan("roundforest", 2, "greedy", 3, 1), None, lambda *_: None, 0)


def test_what_was_measured_is_kept_beside_the_others(tmp_path: Path) -> None:
    file = tmp_path / "curves" / "benevolent.json"
    calibrating.keep(file, TRUE)
    calibrating.keep(file, Curve(2, "sapling", 1, 1, 0.0, SLOPES, (), ""))
    calibrating.keep(file, TRUE)
    kept = json.loads(file.read_text("utf-8"))
    assert [(one["seats"], one["level"]) for one in kept] == [(2, "sapling"), (2, "pupil")]


@pytest.mark.parametrize("game", bro.games())
def test_every_curve_that_is_kept_says_how_it_was_played(game: str) -> None:
    for one in curves_of(game):
        assert one.command.startswith(f"broceliande calibrate {game} --seats {one.seats}")
        assert sum(each.count for each in one.bins) == one.positions
        assert "<circle" in draw([(game, one)])
        assert f"{line(game, one)}\n" in (DOCS / "bots.md").read_text("utf-8")
