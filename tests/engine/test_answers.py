"""Which question a move answers."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.answers import answer_of
from broceliande.engine.game import starts


@pytest.mark.parametrize("name", bro.games())
def test_every_move_answers_the_question_that_the_game_says(name: str) -> None:
    game = bro.game(name)
    at = starts(game.questions)
    for move in range(game.moves):
        ask, answer = answer_of(at, move)
        question, numbers = game.question_of(move)
        assert game.questions[ask - 1] is question
        assert question.unpack(answer) == numbers
