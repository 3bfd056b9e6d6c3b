"""Laws 1, 2 and 4: games end; legal moves are those without refusal; nothing is lost."""

from __future__ import annotations

import itertools
import random

import pytest

import broceliande as bro
from tests.laws.cases import Case, cases, option_cases, position, random_play, some_moves


@pytest.mark.parametrize("case", cases() + option_cases(), ids=str)
def test_random_games_end_in_the_declared_length_and_keep_the_invariants(case: Case) -> None:
    for seed in range(1 if case.options else 3):
        table = case.table(seed)
        for now in random_play(table, seed):
            assert table.rules.check(now._state) == 0
            assert now.over == (not now.asked)
            assert len(now.asked) < 2 or case.game.questions[now._state.question - 1].together
            assert now.over == (now.ending is not None)
            assert len(now.played) <= case.game.length(case.seats)
        assert len(table.places) == case.seats
        winners = [place for place in table.places if place == 1]
        assert set(table.places) <= {0, *range(1, case.seats + 1)}
        assert winners or set(table.places) == {0}


@pytest.mark.parametrize("case", cases() + option_cases(), ids=str)
def test_the_standing_is_scores_and_places_and_nothing_else(case: Case) -> None:
    for table in itertools.islice(random_play(case.table(8), 8), 0, 400, 5):
        scored = table._state.copy()
        table.rules.standing(scored)
        assert scored.__dict__["story"] == []
        for name in ("score", "place"):
            scored.__dict__[name] = table._state.__dict__[name]
        assert scored == table._state


@pytest.mark.parametrize("case", cases(), ids=str)
def test_moves_are_exactly_the_ids_without_refusal(case: Case) -> None:
    for table in itertools.islice(random_play(case.table(5), 5), 0, 400, 5):
        for seat in range(case.seats):
            moves = [move.id for move in table.moves(seat)]
            free = [n for n in some_moves(table, seat) if table.why_not(seat, n) is None]
            assert moves == free == sorted(moves)
            assert bool(moves) == (seat in table.asked)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_any_other_move_is_refused_and_changes_no_byte(case: Case) -> None:
    chance = random.Random(1)
    for table in itertools.islice(random_play(case.table(6), 6), 0, 300, 7):
        before, story = position(table), len(table.told)
        for seat in range(case.seats):
            legal = {move.id for move in table.moves(seat)}
            wrong = [n for n in range(case.game.moves) if n not in legal]
            for move in [*chance.sample(wrong, min(4, len(wrong))), -1, case.game.moves, 10**9]:
                with pytest.raises(bro.Refused) as refused:
                    table.play(seat, move)
                assert refused.value.refusal.code in [r.code for r in case.game.reasons]
        assert position(table) == before
        assert len(table.told) == story


@pytest.mark.parametrize("case", cases(), ids=str)
def test_different_legal_moves_have_different_paths_of_known_things(case: Case) -> None:
    for table in itertools.islice(random_play(case.table(7), 7), 0, 400, 3):
        for seat in table.asked:
            paths = [move.path for move in table.moves(seat)]
            assert len(set(paths)) == len(paths)
            for thing in itertools.chain(*paths):
                assert thing.split(":")[0] in case.game.things


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_seat_that_does_not_exist_is_refused(case: Case) -> None:
    table = case.table(8)
    for seat in (-1, case.seats, "0", None, True):
        with pytest.raises(bro.NoSuchSeat, match="seats 0 to"):
            table.moves(seat)  # type: ignore[arg-type]
