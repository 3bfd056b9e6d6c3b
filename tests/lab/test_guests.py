"""Bots of one's own in the arena: a class of a file plays, what is none is said, nobody is shown
what a seat may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from broceliande import fast
from broceliande.bots.guests import Guest, mind_named
from broceliande.engine.errors import BadBot, SetupError
from broceliande.engine.table import Table
from broceliande.lab import arena
from broceliande.lab.arena import Plan
from broceliande.lab.match import play_game

PLANNER = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'planner.py'}:Planner"
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
