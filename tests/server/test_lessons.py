"""Lessons: every game's `teach.toml` is played by the rules, in both languages."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.server.told.lessons import lesson_of

TAUGHT = [name for name in bro.games() if (bro.game(name).folder / "teach.toml").is_file()]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_fits_the_rules(name: str, lang: str) -> None:
    lesson = lesson_of(bro.game(name), lang)
    own = [step for step in lesson.steps if step.yours and step.path]
    assert len(own) >= 8
    for step in own:
        assert step.words
        assert tuple(step.path) in [move.path for move in step.sight.moves]
        assert step.sight.question is not None
        assert not {why.path[0] for why in step.why_not} & {m.path[0] for m in step.sight.moves}
    assert not lesson.steps[-1].path
    assert lesson.steps[-1].words


def test_benevolent_is_taught() -> None:
    assert "benevolent" in TAUGHT


def test_both_languages_teach_the_same() -> None:
    for name in TAUGHT:
        french, english = (lesson_of(bro.game(name), lang) for lang in ("fr", "en"))
        assert [s.path for s in french.steps] == [s.path for s in english.steps]
        assert [bool(s.words) for s in french.steps] == [bool(s.words) for s in english.steps]
