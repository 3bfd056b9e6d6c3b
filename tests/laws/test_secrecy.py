"""Laws 5, 6 and 7: nobody learns what they may not know."""

from __future__ import annotations

import itertools

import pytest

from tests.laws.cases import LANGUAGES, Case, cases, known, position, random_play
from tests.whispers import GAME as WHISPERS


@pytest.mark.parametrize("case", cases(), ids=str)
def test_no_seat_can_tell_a_table_from_a_redealt_one(case: Case) -> None:
    for ply, table in enumerate(itertools.islice(random_play(case.table(21), 9), 0, 120, 8)):
        lang = LANGUAGES[ply % 2]
        for seat in (*range(case.seats), None):
            truth = known(table, seat, lang)
            for seed in range(2):
                world = table.redeal(seat, seed + 100 * ply)
                assert known(world, seat, lang) == truth
                assert world.rules.check(world._state) == 0


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_redealt_world_can_be_played_to_the_end(case: Case) -> None:
    table = case.table(22)
    for now in itertools.islice(random_play(table, 10), 0, 60, 12):
        for seat in range(case.seats):
            world = now.redeal(seat, 5)
            list(random_play(world, 11))
            assert world.over


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_can_be_undone_showed_nothing(case: Case) -> None:
    """After an answer that undo can take back, the other seats see the same in every world that
    they held possible before it."""
    for seed in range(3 if case.game.length(case.seats) < 100 else 1):
        table = case.table(30 + seed)
        steps = random_play(table, 12)
        before = next(steps).copy()
        for now in itertools.islice(steps, 40):
            mover, move = now.played[-1]
            lang = LANGUAGES[now.ply % 2]
            if now.can_undo():
                for seat in (*range(case.seats), None):
                    if seat == mover:
                        continue
                    world = before.redeal(seat, seed)
                    if world.why_not(mover, move):
                        continue  # in that world the mover could not do so
                    world.play(mover, move)
                    assert known(world, seat, lang) == known(now, seat, lang)
            before = now.copy()


def test_redealing_changes_what_is_hidden_and_nothing_else() -> None:
    table = Case(WHISPERS, 3).table(1)
    worlds = {position(table.redeal(0, seed)) for seed in range(50)}
    assert len(worlds) == 50
    assert position(table.redeal(0, 1)) == position(table.redeal(0, 1))
