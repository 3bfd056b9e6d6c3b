"""Without what compiles games: bots think in plain Python, hints are given, the rest says so."""

from __future__ import annotations

import random
import sys

import pytest

import broceliande as bro
from broceliande import bots, fast
from broceliande.bots import plain, thinking
from broceliande.bots.counsel import counsel
from broceliande.engine.errors import NoCompiler


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in fast.NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(thinking, "_READY", set())  # games that an earlier test loaded


@pytest.mark.usefixtures("no_compiler")
@pytest.mark.parametrize("game", bro.games())
@pytest.mark.parametrize("level", ["sapling", "pupil", "druid"])
def test_every_level_answers_in_every_game(game: str, level: str) -> None:
    table, rng = bro.table(game, seed=5), random.Random(5)
    budget = None if level == "sapling" else 40
    bot = bots.bot(level, iterations=budget)
    for _ in range(4):
        seat = table.asked[0]
        table.play(seat, bots.answer(bot, table, seat, rng))
    assert table.ply == 4
    assert not bots.ready(table)


@pytest.mark.usefixtures("no_compiler")
def test_hints_and_chances_are_given() -> None:
    table, rng = bro.table("bloody-grove", seats=2, seed=7), random.Random(7)
    seat = table.asked[0]
    advice = counsel(table.redeal(seat, 1), seat, iterations=60, rng=rng)
    assert advice
    assert all(each.because("bloody-grove", "fr") for each in advice)
    assert sum(bots.chances(table, seat, iterations=4, rng=rng)) == pytest.approx(1)


@pytest.mark.usefixtures("no_compiler")
def test_what_needs_the_compiler_says_how_to_get_it() -> None:
    assert not fast.can_compile()
    with pytest.raises(NoCompiler, match="broceliande faster"):
        _ = fast.runner
    with pytest.raises(NoCompiler, match="broceliande faster"):
        bots.prepare(bro.table("benevolent", seats=2, seed=1))


def test_a_name_that_is_not_there_is_not_there() -> None:
    assert not hasattr(fast, "slow")


@pytest.mark.usefixtures("no_compiler")
def test_more_worlds_go_to_what_looks_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worse half is left out after each part: the best is tried most."""
    table = bro.table("benevolent", seats=2, seed=3)
    seat = table.asked[0]
    moves = [move.id for move in table.moves(seat)]
    tried: list[int] = []

    def worth(_table: object, _seat: int, move: int, *_: object) -> list[float]:
        tried.append(move)
        return [moves.index(move) / len(moves)] * 2

    monkeypatch.setattr(plain, "_play_on", worth)
    bot = bots.bot("druid", iterations=len(moves) * 12)
    assert bots.answer(bot, table, seat, random.Random(1)) == moves[-1]
    assert tried.count(moves[-1]) > 3 * tried.count(moves[0]) > 0
