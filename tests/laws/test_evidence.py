"""No game goes past the laws because it has nothing to show."""

import pytest

import broceliande as bro
from tests.laws.evidence import Evidence, all_evidence, folder_of, missing

EVIDENCE = all_evidence()


@pytest.mark.parametrize("name", bro.games())
def test_every_game_lays_its_evidence_before_the_laws(name: str) -> None:
    lacking = ", ".join(missing(name))
    assert not lacking, (
        f"the laws cannot judge {name}: please write {lacking} in tests/games/{folder_of(name)}/;"
        " tests/laws/evidence.py says what belongs there"
    )


@pytest.mark.parametrize("evidence", EVIDENCE, ids=str)
def test_evidence_is_not_empty(evidence: Evidence) -> None:
    assert evidence.game is bro.game(str(evidence))
    assert evidence.ledger.paragraphs > 0
    assert evidence.ledger.rulings
    assert evidence.recorded.whole
    assert set(evidence.recorded.whole) <= set(evidence.recorded.names)
    assert next(evidence.recorded.starts())
    assert evidence.recorded.depth > 1
    assert evidence.broken
    assert evidence.refusals.codes
    assert evidence.refusals.kept.args
    assert evidence.words.answers
    assert list(evidence.words.shown())
