"""Law 8, further: no message is missing or idle, and every question and thing has its own words."""

import pytest

from broceliande.engine.words import LANGUAGES
from tests.laws.evidence import Evidence, all_evidence
from tests.speech import asked_for, idle, keyed, said, say

EVIDENCE = all_evidence()

pytestmark = [
    pytest.mark.parametrize("lang", LANGUAGES),
    pytest.mark.parametrize("evidence", EVIDENCE, ids=str),
]


def test_every_message_is_there_and_none_is_idle(evidence: Evidence, lang: str) -> None:
    words = evidence.words
    wanted = {*asked_for(evidence.game, words.answers, words.unnamed), *words.messages()}
    assert idle(evidence.game, lang, wanted) == set()


def test_questions(evidence: Evidence, lang: str) -> None:
    game, words = evidence.game, evidence.words
    for t in words.asking():
        state = t.state.copy()
        for number, question in enumerate(game.questions, start=1):
            state.question = number
            phrase = game.ask_phrase(t.rules.named, state, 0)
            assert phrase.key == keyed("question", question.name)
            text = say(game, phrase, lang)
            assert "?" in text
            assert text.endswith("?") != (question.name in words.explained)


def test_things(evidence: Evidence, lang: str) -> None:
    for shown in evidence.words.shown():
        t = shown.table
        assert {*shown.things, "answer"} == set(t.game.things)
        for kind, numbers in shown.things.items():
            texts = [said(t.describe(f"{kind}:{n}", lang), lang) for n in numbers]
            assert len(set(texts)) == shown.different.get(kind, len(texts)), kind
        texts = [said(t.describe(f"answer:{word}", lang), lang) for word in evidence.words.answers]
        assert len(set(texts)) == len(texts)
