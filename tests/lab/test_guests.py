"""Bots of one's own in the arena: a class of a file plays, what is none is said, nobody is shown
what a seat may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import broceliande as bro
from broceliande import fast
from broceliande.bots.guests import Guest, mind_named
from broceliande.engine.errors import BadBot, SetupError
from broceliande.engine.table import Table
from broceliande.lab import arena, vector
from broceliande.lab.arena import Plan
from broceliande.lab.match import play_game

PLANNER = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'planner.py'}:Planner"
POLICY = PLANNER.replace("planner.py:Planner", "policy.py:Policy")
FIRST = """
class First:
    def choose(self, table, seat, rng):
        return table.moves(seat)[0].id


class Broken:
    def __init__(self):
        raise OSError("no disk")


NOBODY = 1


class Mute:
    pass
"""


def test_the_example_plays_whole_games() -> None:
    run = fast.runner("bloody-grove")
    played = play_game(run, [mind_named(PLANNER), mind_named("random")], 3)
    assert sorted(played.places) in ([1, 1], [1, 2])
    assert min(played.decisions) > 5


def test_a_class_of_a_file_meets_our_bots(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(FIRST, "utf-8")
    plan = Plan("bloody-grove", (f"{file}:First", "random"), 2, 2)
    out = tmp_path / "run.parquet"
    rows = arena.run(plan, 1, out, False, lambda *_: None)
    assert [row["bots"].index(f"{file}:First") for row in rows] == [0, 1]
    file.write_text(f"{FIRST}# another one\n", "utf-8")
    with pytest.raises(SetupError):
        arena.run(plan, 1, out, True, lambda *_: None)


WRONG = [
    ("{folder}/none.py:First", "there is no file"),
    ("{folder}/mine.py", "has no class ''"),
    ("{folder}/mine.py:Second", "has no class 'Second'"),
    ("{folder}/mine.py:NOBODY", "has no class 'NOBODY'"),
    ("{folder}/mine.py:Mute", "it has no choose"),
    ("{folder}/mine.py:Broken", "cannot be made: no disk"),
    ("{folder}/torn.py:First", "cannot be read: SyntaxError"),
]


@pytest.mark.parametrize(("name", "word"), WRONG)
def test_what_is_no_bot_is_said(name: str, word: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FIRST, "utf-8")
    (tmp_path / "torn.py").write_text("class First(", "utf-8")
    with pytest.raises(BadBot, match=word):
        Plan("bloody-grove", (name.format(folder=tmp_path), "random"), 2, 1).check()


@pytest.mark.parametrize("told", ["table.moves(seat)[0]", "table.score", "None"])
def test_a_guest_that_fails_is_named(told: str, tmp_path: Path) -> None:
    file = tmp_path / "lost.py"
    wrong = f"class Lost:\n    def choose(self, table, seat, rng):\n        return {told}\n"
    file.write_text(wrong, "utf-8")
    with pytest.raises(BadBot, match="Lost gave no answer: "):
        play_game(fast.runner("bloody-grove"), [mind_named(f"{file}:Lost")] * 2, 1)


class Reader:
    """Keeps the table that it is handed, and plays anything."""

    seen: list[bytes] = []  # noqa: RUF012

    def choose(self, table: Table, seat: int, rng: object) -> int:
        self.seen.append(bytes(table.state))
        return table.moves(seat)[0].id


def test_a_guest_is_handed_what_its_seat_may_know() -> None:
    run, truth = fast.runner("bloody-grove"), list[bytes]()
    guest = Guest(Reader())
    minds = [guest, mind_named("random")]
    play_game(run, minds, 5, watch=lambda table: truth.append(table.bytes.tobytes()))
    assert Reader.seen
    assert not set(Reader.seen) & set(truth), "hidden cards and luck are drawn anew"


def _made_up(file: Path, game: str, seats: int) -> None:
    """A net of one layer that nobody taught, as `ppo.py --out` would write it."""
    batch = vector.batch(game, seats, 1)
    chance = np.random.default_rng(1)
    numbers: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "layers": 1,
        "scale": np.ones(batch.cells, np.float32),
        "body.0.weight": chance.normal(size=(8, batch.cells + seats)).astype(np.float32),
        "body.0.bias": np.zeros(8, np.float32),
        "moves.weight": np.zeros((batch.actions, 8), np.float32),
        "moves.bias": np.linspace(0, 50, batch.actions, dtype=np.float32),
    }
    np.savez(file, **numbers)


def test_a_policy_that_learnt_by_ppo_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _made_up(tmp_path / "net.npz", "bloody-grove", 2)
    monkeypatch.setenv("POLICY", str(tmp_path / "net.npz"))
    run = fast.runner("bloody-grove")
    played = play_game(run, [mind_named(POLICY), mind_named("random")], 3)
    assert min(played.decisions) > 5
    with pytest.raises(BadBot, match="this net plays bloody-grove with 2 seats"):
        play_game(fast.runner("benevolent"), [mind_named(POLICY), mind_named("random")], 3)
    monkeypatch.delenv("POLICY")
    with pytest.raises(BadBot, match="names no file"):
        mind_named(POLICY)


def test_a_policy_sees_no_more_than_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answers in every world that the seat holds possible, by the same luck."""
    _made_up(tmp_path / "net.npz", "bloody-grove", 2)
    monkeypatch.setenv("POLICY", str(tmp_path / "net.npz"))
    mind = mind_named(POLICY)
    assert isinstance(mind, Guest)
    table = bro.table("bloody-grove", seats=2, seed=5)
    for _ in range(30):
        seat = table.asked[0]
        worlds = [table, *(table.redeal(seat, seed) for seed in range(3))]
        chosen = {mind._bot.choose(world, seat, random.Random(1)) for world in worlds}
        assert len(chosen) == 1
        table.play(seat, chosen.pop())
