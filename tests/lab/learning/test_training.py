"""A whole training in small: it learns, the compiled judge says what was learnt, a run that was cut
goes on, another course in the same folder is refused. `make test-lab` runs these."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from broceliande import fast
from broceliande.bots.net import load
from broceliande.bots.seer import Seer, file_of
from broceliande.cli import app
from broceliande.engine.errors import BadNet, SetupError
from broceliande.lab.learning import courses
from broceliande.lab.learning.collecting import Order, collect
from broceliande.lab.learning.fitting import Student
from broceliande.lab.learning.training import Course, Run

SMALL = Course("benevolent", (2,), ({},), 12, 1, 3.0, 1, 2, 0.002, 5, 1)


def quiet(what: str, number: int, part: float) -> None:
    assert what in {"games", "learning", "duels"}
    assert number >= 0
    assert 0 <= part <= 1


@pytest.mark.parametrize("game", ["benevolent", "bethel-woods", "bloody-grove"])
def test_the_compiled_judge_says_what_was_learnt(game: str) -> None:
    run = fast.runner(game)
    order = Order(game, (2,), ({},), 12, 3, 4.0, 0.7, 3, 0.1, 0.9)
    lessons = collect(order).arrays()
    student = Student(run.rules, lessons, 1, "cpu")
    before, _ = student.held_back(torch.arange(len(lessons["seat"])))
    student.learn(4, lambda *_: None)
    after, _ = student.held_back(torch.arange(len(lessons["seat"])))
    assert after < before, "it knows its own lessons better than before"
    seer, some = Seer(run.rules, student.net({})), torch.arange(0, len(lessons["seat"]), 7)
    told = student.chances(some).detach()
    told = torch.sigmoid(told) if student.team else told.exp()
    for at, which in enumerate(some.tolist()):
        worth = seer.worth(lessons["positions"][which].tobytes())
        assert worth[: told.shape[1]] == pytest.approx(told[at].tolist(), abs=0.02)


def test_a_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    first = Run(SMALL, tmp_path, quiet).go()
    kept = json.loads((tmp_path / "run.json").read_text("utf-8"))
    assert first == tmp_path / "net-0.npz"
    assert load(first).about["made"]["command"].startswith("broceliande train benevolent")
    more = Run(replace(SMALL, generations=2), tmp_path, quiet)
    more.go()
    assert len(more.state["generations"]) == 2
    assert more.state["generations"][0] == kept["generations"][0]
    assert len(np.load(tmp_path / "lessons-1-0.npz")["seat"]) > 0
    with pytest.raises(SetupError, match="holds a run with seed 5"):
        Run(replace(SMALL, seed=6), tmp_path, quiet)
    (tmp_path / "run.json").write_text("{", "utf-8")
    with pytest.raises(SetupError, match="is damaged"):
        Run(SMALL, tmp_path, quiet)


def test_the_command_learns_draws_and_says_how_to_play(tmp_path: Path) -> None:
    said = "train benevolent --seats 2 --generations 1 --seconds 3 --iterations 12 --rounds 1"
    few = "--duels 2 --thought 0.002 --jobs 1 --lang en"
    command = [*said.split(), *few.split(), "--out", str(tmp_path / "run")]
    done = CliRunner(env={"COLUMNS": "160"}).invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "What was learnt" in done.output
    assert f"merlin@0.1s:net={tmp_path}/run/net-0.npz" in done.output
    assert (tmp_path / "run" / "curve.svg").read_text("utf-8").startswith("<svg")


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    done = CliRunner().invoke(app, ["train", "benevolent", "--out", str(tmp_path / "file" / "run")])
    assert done.exit_code != 0
    assert "cannot be written" in done.output


def test_a_run_begins_with_a_net(tmp_path: Path) -> None:
    course = replace(SMALL, begin=str(file_of(fast.runner("benevolent").rules)))
    run = Run(course, tmp_path, quiet)
    run.go()
    assert (tmp_path / "net-begin.npz").read_bytes() == Path(course.begin).read_bytes()
    assert run.state["generations"][0]["duels"]["2"]["against"] == "net-begin.npz"
    made = load(tmp_path / "net-0.npz").about["made"]
    assert "--begin benevolent.npz" in made["command"]
    assert made["course"]["begin"].startswith("benevolent.npz ")
    assert "/" not in json.dumps(made), "where a net lay on some machine is nobody's business"
    with pytest.raises(SetupError, match="holds a run with begin"):
        Run(SMALL, tmp_path, quiet)
    with pytest.raises(BadNet, match="game benevolent, not bloody-grove"):
        replace(course, game="bloody-grove").check()


def test_an_exploiter_learns_from_its_own_decisions_alone(tmp_path: Path) -> None:
    net = str(file_of(fast.runner("benevolent").rules))
    run = Run(replace(SMALL, against=net), tmp_path, quiet)
    run.go()
    assert run.state["generations"][0]["duels"]["2"]["against"] == "benevolent.npz"
    lessons = np.load(tmp_path / "lessons-0-0.npz")
    for game in np.unique(lessons["game"]):
        assert len(np.unique(lessons["seat"][lessons["game"] == game])) == 1
    assert set(lessons["seat"].tolist()) == {0, 1}
    with pytest.raises(SetupError, match="nobody is against anybody"):
        replace(SMALL, game="bethel-woods", against=net).check()


@pytest.mark.parametrize("game", ["benevolent", "bloody-grove"])
def test_a_student_may_begin_as_a_net(game: str) -> None:
    """Before it has learnt anything it is that net, to the last number; then it is another one."""
    rules = fast.runner(game).rules
    net = load(file_of(rules))
    seats = courses.SEATS[game]
    order = Order(game, seats, ({},), 20, 7, 0.5, 1.0, 1, 0.0, 0.85, net=str(file_of(rules)))
    student = Student(rules, collect(order).arrays(), 1, "cpu", begin=net)
    again = student.net({}).parts
    for name in ("table", "rows", "biases", "second", "last"):
        assert np.array_equal(again[name], net.parts[name]), name
    met = net.parts["moves"] >= 0
    for name in ("aspect", "wishes"):
        was, is_ = net.parts[name][net.parts["moves"][met]], again[name][again["moves"][met]]
        assert np.array_equal(was, is_), name
    for name in ("seen", "plain"):
        assert np.allclose(again[name], net.parts[name], rtol=1e-5)
    student.learn(1, lambda *_: None)
    assert not np.array_equal(student.net({}).parts["rows"], net.parts["rows"])
