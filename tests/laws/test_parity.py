"""Law 3: the plain and the fast runner agree on everything."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from broceliande import fast
from broceliande.engine.seed import seed_bytes
from tests.laws.cases import Case, cases, option_cases


def compiled(found: list[Case]) -> list[Any]:
    """Cases as parameters; those of one game run in one process, which compiles it once."""
    return [
        pytest.param(
            case,
            id=str(case),
            marks=pytest.mark.xdist_group(f"fast {case.game.name}"),
        )
        for case in found
    ]


def agree(case: Case, seed: int, amendments: tuple[str, ...] | None = None) -> int:
    """Play a random game on both runners; return how many answers were given."""
    runner = fast.runner(case.game, None, amendments)
    rules = runner.rules
    chance = random.Random(seed)
    slow = rules.blank(case.seats, case.options, seed_bytes(seed))
    rules.deal(slow)
    quick = runner.table(case.seats, seed, case.options)
    answers = 0
    while True:
        assert quick.bytes.tobytes() == bytes(slow), (case, seed, answers)
        assert quick.asked == slow.asked
        if not slow.asked:
            return answers
        seat = chance.choice([n for n in range(case.seats) if slow.asked >> n & 1])
        moves = rules.legal(slow, seat)
        assert quick.moves(seat).tolist() == moves
        for move in chance.sample(range(case.game.moves), 3):
            assert quick.why_not(seat, move) == rules.refusal(slow, seat, move)
        if answers % 20 == 0:
            agree_on_worlds(quick, slow, seat, seed)
        move = chance.choice(moves)
        rules.play(slow, seat, move)
        if slow.over:
            rules.standing(slow)
        quick.play(seat, move)
        answers += 1


def agree_on_worlds(quick: fast.FastTable, slow: object, seat: int, seed: int) -> None:
    """Redeal on both runners."""
    world = quick.plain()
    rules = quick.game.rules
    assert world == slow
    from broceliande.engine.rules import set_luck

    set_luck(world, seed_bytes(seed + 1))
    rules.redeal(world, seat)
    assert quick.redeal(seat, seed + 1).bytes.tobytes() == bytes(world)


@pytest.mark.parametrize("case", compiled(cases() + option_cases()))
def test_both_runners_agree_on_every_field_after_every_move(case: Case) -> None:
    for seed in range(4 if not case.options else 1):
        assert agree(case, seed) > 0


AMENDED = [case for case in cases() if case.game.amendments]


@pytest.mark.long
@pytest.mark.parametrize("case", compiled(AMENDED))
def test_both_runners_agree_on_tables_that_began_before_the_amendments(case: Case) -> None:
    """Whoever runs this compiles the game once more, which takes half a minute each."""
    assert fast.runner(case.game, None, ()).rules.amendments == ()
    assert agree(case, 1, ()) > 0


@pytest.mark.parametrize("case", compiled(cases()))
def test_whole_games_in_compiled_code_are_the_games_of_the_rules(case: Case) -> None:
    """A play-out ends where the plain runner says that the game is over."""
    runner = fast.runner(case.game)
    for seed in range(5):
        table = runner.table(case.seats, seed, case.options)
        answers = table.play_out(np.array([seed], np.uint64))
        ended = table.plain()
        assert 0 < answers <= case.game.length(case.seats)
        assert ended.over == 1
        assert runner.rules.check(ended) == 0
        scored = ended.copy()
        runner.rules.standing(scored)
        assert scored == ended
