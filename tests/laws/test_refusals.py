"""Laws 2 and 8: every reason is reached, says its paragraph in words, and nothing changes."""

from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import LANGUAGES
from tests.laws.evidence import Evidence, all_evidence
from tests.speech import said

EVIDENCE = all_evidence()

ATTEMPTS = [
    pytest.param(evidence, code, id=f"{evidence} {code}", marks=evidence.refusals.kept)
    for evidence in EVIDENCE
    for code in evidence.refusals.codes
]
NO_MOVES: list[Any] = [-1, 10_000, 10**9, True, None, "move", 1.0]


@pytest.mark.parametrize(("evidence", "code"), ATTEMPTS)
def test_each_code_is_reached_and_nothing_changes(evidence: Evidence, code: str) -> None:
    attempt = evidence.refusals.attempt(code)
    t = attempt.table

    def now() -> tuple[object, ...]:
        return bytes(t._state), list(t.played), list(t.told), t.asked

    before = now()
    refusal = t.why_not(attempt.seat, attempt.move)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.rule in rulebook_of(evidence.game, "en").paragraphs
    for lang in LANGUAGES:
        assert said(refusal.words(lang), lang).endswith(".")
    with pytest.raises(bro.Refused) as caught:
        t.play(attempt.seat, attempt.move)
    assert caught.value.refusal.code == code
    assert now() == before


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_the_codes_are_those_of_the_ledger_in_its_order(evidence: Evidence) -> None:
    codes = [reason.code for reason in evidence.game.reasons]
    codes.remove("no_such_move")  # for a number that is no answer to anything
    assert codes == list(evidence.refusals.codes)


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_a_number_that_is_no_move_is_refused_too(evidence: Evidence) -> None:
    t = bro.table(evidence.game, seed=1)
    for number in (*NO_MOVES, evidence.game.moves):
        refusal = t.why_not(t.asked[0], number)
        assert refusal is not None
        assert refusal.code == "no_such_move"
        for lang in LANGUAGES:
            assert said(refusal.words(lang), lang).endswith(".")
