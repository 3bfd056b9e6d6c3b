"""Where only one answer exists and it is not worth a word, nobody is asked."""

from __future__ import annotations

import pytest

import broceliande as bro
from tests.laws.cases import Case, cases, random_play


def forced(game: bro.Game) -> set[str]:
    """The questions whose only answer is taken without asking."""
    return {question.name for question in game.questions if question.forced}


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_question_that_may_go_without_saying_leaves_a_choice(case: Case) -> None:
    for seed in range(3):
        for now in random_play(case.table(seed), seed):
            for seat in now.asked:
                assert now.question not in forced(case.game) or len(now.moves(seat)) > 1


@pytest.mark.parametrize("name", [name for name in bro.games() if forced(bro.game(name))])
def test_a_table_that_began_before_is_asked_all_the_same(name: str) -> None:
    game = bro.game(name)
    met = set()
    for seats in game.seats:
        for seed in range(6):
            table = bro.table(name, seats, seed, {"amendments": []})
            for now in random_play(table, seed):
                if any(len(now.moves(seat)) == 1 for seat in now.asked):
                    met.add(now.question)
    assert forced(game) <= met


@pytest.mark.parametrize("name", [name for name in bro.games() if forced(bro.game(name))])
def test_what_is_taken_without_asking_is_taken_back_with_the_answer_before_it(name: str) -> None:
    """And nothing of it is lost: the same game, with and without the answers that go without
    saying, comes to the same position."""
    for seed in range(4):
        brief = bro.table(name, bro.game(name).seats[-1], seed)
        whole = bro.table(name, bro.game(name).seats[-1], seed, {"amendments": spelled(name)})
        for now in random_play(brief, seed, 120):
            if now.played:
                _follow(whole, *now.played[-1])
            assert bytes(whole._state) == bytes(now._state)
            assert [t.numbers for t in whole.told] == [t.numbers for t in now.told]


def spelled(name: str) -> list[str]:
    """All amendments but that one."""
    return [each for each in bro.game(name).amendments if each != "no_choice"]


def _follow(whole: bro.Table, seat: int, move: int) -> None:
    """Give an answer, and then every one that goes without saying."""
    whole.play(seat, move)
    while whole.asked and whole.question in forced(whole.game):
        (asked,) = whole.asked
        only = whole.moves(asked)
        if len(only) > 1:
            return
        whole.play(asked, only[0])
