"""Beliefs in small: true positions are told from others that a seat could not tell from them, the
compiled side says what was learnt, and they are kept if they help. `make test-lab` runs these."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from broceliande import fast
from broceliande.bots.net import WORLDS, load
from broceliande.bots.search import LEARNT
from broceliande.bots.seer import Carry, Seer, Sight, beliefs_of
from broceliande.engine.cells import OWNED, cells_of
from broceliande.engine.errors import SetupError
from broceliande.fast.compiler import shared
from broceliande.fast.doors import HEED, MOVER, ROW, WISH
from broceliande.fast.foreseeing import FINE
from broceliande.lab.learning import duelling, schooling
from broceliande.lab.learning.believing import Believer, redealt, some_of
from broceliande.lab.learning.collecting import Order, collect
from broceliande.lab.learning.training import Course, Run
from tests.bots.nets import drawn

GAME = "broom-service"


def lessons(seconds: float = 6.0) -> dict[str, np.ndarray]:
    return collect(Order(GAME, (2, 3), ({},), 12, 3, seconds, 0.7, 3, 0.1, 0.9)).arrays()


def test_redealt_positions_differ_in_nothing_that_the_seat_sees() -> None:
    run, book = fast.runner(GAME), lessons(2.0)
    worlds = redealt(run.rules, book["positions"], book["seat"], 2, 5)
    cells = [cell for cell in cells_of(run.rules.game.position.LAYOUT) if cell.words == 1]
    differs = 0
    for at, seat in enumerate(book["seat"].tolist()):
        for cell in cells:
            there = slice(cell.offset, cell.offset + cell.width)
            same = (worlds[at, :, there] == book["positions"][at, there]).all()
            assert same or (cell.sight == OWNED and cell.seat != seat), cell.field
            differs += not same
    assert differs > len(book["seat"])


def test_the_compiled_side_says_what_was_learnt() -> None:
    run, book = fast.runner(GAME), some_of(lessons(), 400, 1)
    book["positions"] = redealt(run.rules, book["positions"], book["seat"], 1, 9)[:, 0]
    held = [
        cell for cell in cells_of(run.rules.game.position.LAYOUT)
        if cell.field == "held" and cell.index[1] == 0
    ]  # fmt: skip
    for at, seat in enumerate(book["seat"].tolist()):  # whoever sits next never holds this card
        book["positions"][at, held[(seat + 1) % book["seats"][at]].offset] = 0
    believer = Believer(run.rules, book, 1, "cpu")
    every = torch.arange(len(book["seat"]))
    before = float(believer.surprise(every).detach())
    believer.learn(lambda part: None, rounds=12)
    assert float(believer.surprise(every).detach()) < before - 0.01
    net = believer.net({})
    carry = Carry(net, Sight(net, run.size, 5), run.size)
    door, row = Seer(run.rules, drawn(run)), np.zeros(ROW)
    odds = believer.odds(every).detach()
    for at in range(0, len(every), 11):
        for which in range(odds.shape[1]):
            data = believer.worlds[at, which].numpy().copy()
            row[MOVER] = book["seat"][at]
            ask = shared()["call"]
            ask(door.address, data.ctypes.data, HEED, row.ctypes.data, carry.address)
            told = ask(door.address, carry.address, WISH, row.ctypes.data, 0) / FINE
            assert told == pytest.approx(float(odds[at, which]), abs=0.05)


@pytest.mark.parametrize("master", [0.0, 2.0])
def test_beliefs_are_kept_if_they_help(
    master: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(schooling.GAMES, "cpu", 64)
    monkeypatch.setitem(schooling.LESSONS, "cpu", 150)
    course = Course("bloody-grove", (2,), ({},), 12, 1, 3.0, 1, 2, 0.002, 5, 1, beliefs=200)
    course = replace(course, master=master)
    told: list[str] = []
    heard: list[int] = []
    hear = Believer.hear

    def listening(self: Believer, lessons: dict[str, np.ndarray], seed: int) -> None:
        heard.append(len(lessons["seat"]))
        hear(self, lessons, seed)

    monkeypatch.setattr(Believer, "hear", listening)
    run = Run(course, tmp_path / "run", lambda what, number, part: told.append(what))
    run.go()
    steps = ["games", "master", "learning", "duels", "beliefs"]
    assert list(dict.fromkeys(told)) == [one for one in steps if master or one != "master"]
    assert len(heard) == (2 if master else 1), "after a master's games those of searches"
    assert 0 < max(heard) <= 200
    found = run.state["generations"][0]["beliefs"]
    file = beliefs_of(tmp_path / "run" / "net-0.npz")
    won = found["duels"]["2"]
    assert won["against"] == "net-0.npz"
    assert found["kept"] == file.exists() == (won["share"] > 0.5)
    if file.exists():
        assert load(file).about["tells"] == WORLDS
    with pytest.raises(SetupError, match="holds a run with beliefs 200"):
        Run(replace(course, beliefs=0), tmp_path / "run", lambda *_: None)
    with pytest.raises(SetupError, match="0 lessons or more"):
        replace(course, beliefs=-1).check()


def test_others_draw_any_world_in_a_duel_about_beliefs() -> None:
    assert replace(LEARNT, worlds=0) == duelling.ANY
    assert duelling.score({"2": {"share": 0.6, "fair": 0.5}}) == pytest.approx(1.2)
