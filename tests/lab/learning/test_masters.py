"""A master in small: it sees no more than its seat may, learns from a search and from itself, and
its games are lessons like any others. `make test-lab` runs these."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import broceliande as bro
from broceliande import fast
from broceliande.bots.judge import judge_of
from broceliande.engine.errors import SetupError
from broceliande.fast.doors import MOST_SEATS
from broceliande.fast.running import FastTable
from broceliande.lab.learning import masters, schooling
from broceliande.lab.learning.collecting import Order, collect
from broceliande.lab.learning.halls import Hall, Kind, any_move, drawn, features
from broceliande.lab.learning.masters import Met, School
from broceliande.lab.learning.recording import Recorder
from broceliande.lab.learning.schooling import kinds_of
from broceliande.lab.learning.training import Course, Run

GROVE: tuple[Kind, ...] = ((2, {}),)
BROOM: tuple[Kind, ...] = ((2, {}), (3, {"storm_clouds": True}))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "VARIES", 40)
    monkeypatch.setattr(masters, "PART", 256)


def quiet(part: float) -> None:
    assert 0 <= part <= 1


def test_a_hall_holds_games_of_several_kinds() -> None:
    hall = Hall("broom-service", BROOM, 8, "cpu")
    assert hall.seats.tolist() == [2] * 8 + [3] * 8
    for _ in range(60):
        positions, masks, acting = hall.look()
        assert masks[acting >= 0].any(1).all(), "whoever is asked may answer"
        assert (acting < hall.seats).all()
        hall.step(any_move(masks))
    judge, positions = judge_of(fast.runner("broom-service").rules), hall.look()[0]
    seen = hall.seen(positions)
    for at in (0, 11):
        for seat in range(int(hall.seats[at])):
            told = judge.features(bytes(positions[at].numpy()), seat)
            assert seen[at, seat].tolist() == pytest.approx(list(told.values()))


def test_moves_are_drawn_by_their_odds() -> None:
    torch.manual_seed(1)
    many = drawn(torch.tensor([0.7, 0.3, 1e-9]).log().expand(4000, -1))
    assert (many == 0).float().mean() == pytest.approx(0.7, abs=0.03)
    assert not (many == 2).any()
    masks = torch.tensor([[False, True, True]]).expand(4000, -1)
    assert set(any_move(masks).tolist()) == {1, 2}


def test_a_master_sees_no_cards_but_its_own() -> None:
    school = School("broom-service", ((2, {}),), 8, 1, "cpu")
    for _ in range(30):
        school.hall.step(any_move(school.hall.look()[1]))
    positions, masks, acting = school.hall.look()
    seen = school.hall.seen(positions)
    run, worlds = fast.runner("broom-service"), positions.clone()
    for at, seat in enumerate(acting.tolist()):
        assert seat >= 0
        world = FastTable(run, positions[at].numpy().copy()).redeal(seat, at)
        worlds[at] = torch.as_tensor(world.bytes)
    assert (worlds != positions).any(), "something was drawn anew"
    read = school.master.read
    before, after = (read(what, school.hall.seats, acting) for what in (positions, worlds))
    assert torch.equal(before, after)
    anew = torch.as_tensor(features("broom-service", worlds.numpy(), school.hall.seats.numpy()))
    every = torch.arange(8)
    assert torch.equal(seen[every, acting], anew[every, acting])
    told = school.master(positions, masks, school.hall.seats, acting, seen)[0]
    others = seen.clone()
    others[every, 1 - acting] = 7.0
    same = school.master(worlds, masks, school.hall.seats, acting, others)[0]
    assert torch.equal(told, same), "what the hint sees of the others is not for the moves"


def test_shares_are_turned_to_whoever_looks_and_back() -> None:
    master = School("broom-service", BROOM, 8, 1, "cpu").master
    seats, looks = torch.tensor([2, 3]), torch.tensor([1, 2])
    shares = torch.tensor([[0.1, 0.9, 0, 0, 0], [0.2, 0.3, 0.5, 0, 0]])
    turned = master.turned(shares, seats, looks)
    assert turned[0].tolist() == pytest.approx([0.9, 0.1, 0, 0, 0])
    assert turned[1].tolist() == pytest.approx([0.5, 0.2, 0.3, 0, 0])
    assert torch.equal(master.turned(turned, seats, seats - looks), shares)


def test_aims_go_back_from_the_end_and_no_further() -> None:
    school = School("bloody-grove", GROVE, 32, 1, "cpu")
    length, games = masters.LENGTH, school.hall.games
    shares = torch.full((length, games, MOST_SEATS), 0.5)
    won = torch.zeros(length, games, MOST_SEATS)
    ended = torch.zeros(length, games, dtype=torch.bool)
    ended[10, 0] = True
    won[10, 0, 1] = 1.0
    nothing = torch.zeros(length, games)
    met = Met(nothing, nothing, nothing, nothing, nothing, nothing, shares, won, ended)
    aims = school.aims(met, torch.full((games, MOST_SEATS), 0.5))
    assert aims[10, 0, :2].tolist() == [0.0, 1.0]
    assert aims[9, 0, 1] == pytest.approx(0.97 * 1.0 + 0.03 * 0.5)
    assert aims[11, 0, 1] == pytest.approx(0.5), "the next game knows nothing of it"
    assert aims[:, 1] == pytest.approx(0.5)


def test_a_master_learns_from_a_search_and_from_itself() -> None:
    lessons = collect(Order("bloody-grove", (2,), ({},), 16, 3, 4.0, 0.7, 3, 0.1, 0.9)).arrays()
    school = School("bloody-grove", GROVE, 64, 1, "cpu", lessons)
    wavering = School("bloody-grove", GROVE, 64, 1, "cpu", lessons).imitate(lessons, 0, quiet)
    assert school.imitate(lessons, 6, quiet) < wavering
    before = school.master.moves.weight.clone()
    school.train(4.0, quiet)
    assert school.steps >= masters.LENGTH * 64
    assert not torch.equal(before, school.master.moves.weight)
    assert np.isfinite([school.doubt, school.off, school.far]).all()


def test_a_team_also_learns_from_how_far_it_came() -> None:
    school = School("bethel-woods", ((2, {}),), 64, 1, "cpu")
    built = bro.game("bethel-woods").position()
    built.built = 3
    far = torch.frombuffer(bytearray(bytes(built)), dtype=torch.uint8)[None]
    assert float(school._mark(far)) == pytest.approx(12 / 42)
    met, _ = school.met(marked=1.0)
    assert met.won[met.ended].max() <= 1
    school.train(3.0, quiet)
    assert 0 <= school.won <= 1


def test_lessons_of_a_master_are_lessons_like_others() -> None:
    school = School("bloody-grove", GROVE, 64, 1, "cpu")
    book = Recorder(school, trust=0.8).record(120, quiet)
    other = collect(Order("bloody-grove", (2,), ({},), 8, 3, 2.0, 0.5, 3, 0.1, 0.9)).arrays()
    assert {name: array.dtype for name, array in book.items()} == {
        name: array.dtype for name, array in other.items()
    }
    assert book["ends"].sum(1) == pytest.approx(1.0)
    assert not np.isnan(book["aims"]).any()
    assert len(book["moves"]) == book["begins"][-1]
    run = fast.runner("bloody-grove")
    for at in range(0, len(book["seat"]), 9):
        table = FastTable(run, book["positions"][at].copy())
        own = book["moves"][book["begins"][at] : book["begins"][at + 1]].tolist()
        assert set(own) <= set(table.moves(int(book["seat"][at])))


def test_a_run_with_a_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schooling.GAMES, "cpu", 64)
    monkeypatch.setitem(schooling.LESSONS, "cpu", 150)
    course = Course("bloody-grove", (2,), ({},), 12, 1, 3.0, 1, 2, 0.002, 5, 1, master=2.0)
    told: list[str] = []
    run = Run(course, tmp_path, lambda what, number, part: told.append(what))
    run.go()
    assert list(dict.fromkeys(told)) == ["games", "master", "learning", "duels"]
    assert run.state["master"]["games"] > 0
    assert len(np.load(tmp_path / "lessons-0-master.npz")["seat"]) > 0
    with pytest.raises(SetupError, match="holds a run with master 2"):
        Run(replace(course, master=3.0), tmp_path, lambda *_: None)
    with pytest.raises(SetupError, match="0 seconds or more"):
        replace(course, master=-1.0).check()


def test_every_kind_of_game_is_played_once() -> None:
    kinds = kinds_of((2, 2, 3), ({}, {}, {"storm_clouds": True}))
    assert kinds == [(2, {}), (2, {"storm_clouds": True}), (3, {}), (3, {"storm_clouds": True})]
