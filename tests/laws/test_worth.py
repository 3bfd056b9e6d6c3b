"""Answers that a game does not call worth a look are refused: runners that skip them lose none."""

from __future__ import annotations

import random

import pytest

from broceliande.engine.order import LOOKED_AT, worths
from broceliande.engine.rules import rules_of
from broceliande.engine.seed import seed_bytes
from tests.laws.cases import Case, cases, option_cases

CHOOSY = [case for case in cases() + option_cases() if worths(case.game.order)]


@pytest.mark.parametrize("case", CHOOSY, ids=str)
def test_what_is_not_worth_a_look_is_refused(case: Case) -> None:
    rules, chance, met = rules_of(case.game, case.game.edition(None)), random.Random(5), 0
    few, state = worths(case.game.order), None
    for turn in range(150):
        if state is None or not state.asked:
            state = rules.blank(case.seats, case.options, seed_bytes(turn))
            rules.deal(state)
        seat = (state.asked & -state.asked).bit_length() - 1
        legal = rules.legal(state, seat)
        met += state.question in few
        for move in legal:
            answer = move - rules.named.ASK_AT[state.question]
            bits = rules.named.worth(state, seat, answer - answer % LOOKED_AT)
            assert bits >> answer % LOOKED_AT & 1, (state.question, answer)
        rules.play(state, seat, chance.choice(legal))
    assert met > 10
