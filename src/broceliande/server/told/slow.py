"""What is told of slow play, to the one person whom it concerns."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from broceliande.server.tables.ahead import Standing
from broceliande.server.tables.foreseeing import Foreseen, Seen

MANY = 60  # answers to one question that are told; of more nobody chooses


class DaysOff(Struct):
    """One's days off of this year."""

    left: int
    most: int
    taken: list[int]  # when each of them began


class AheadOut(Struct):
    """An answer in advance, with its words."""

    question: str
    path: list[str]
    when: list[dict[str, int]]
    asked: str
    answer: str
    cases: list[str]
    state: str  # "stands", or why it does not any more: undone, past, by_hand, other, illegal


class AheadList(Struct):
    """One's answers in advance, in their order."""

    answers: list[AheadOut]


class CaseOut(Struct):
    """Something that others may do."""

    when: dict[str, int]
    words: str
    things: list[str]


class ChoiceOut(Struct):
    """An answer that may be possible."""

    path: list[str]
    words: str


class ForeseenOut(Struct):
    """A question that may come; an answer may hinge on one of each group of cases."""

    question: str
    words: str
    any_order: bool  # the things of an answer are a set
    answers: list[ChoiceOut]
    cases: list[list[CaseOut]]


class ForeseenList(Struct):
    """What a seat may be asked next, the likeliest first; then what it may be asked after the
    answers that it has planned, if it has."""

    version: int
    questions: list[ForeseenOut]


def ahead_list(rows: Sequence[Standing], lang: str) -> AheadList:
    """One's answers in advance; to nobody else."""
    return AheadList(
        [
            AheadOut(
                row.kept.question,
                list(row.kept.path),
                list(row.kept.when),
                row.kept.asked[lang],
                row.kept.answer[lang],
                [case[lang] for case in row.kept.cases],
                row.state,
            )
            for row in rows
        ]
    )


def foreseen_list(
    version: int, steps: Sequence[Seen], things: Sequence[str], lang: str
) -> ForeseenList:
    """What may be asked: after a plan what comes next, and what hinges on others at any time."""
    hinged = [each for each in steps[0].values() if each.question.hinge is not None]
    plain = [each for each in steps[-1].values() if each.question.hinge is None]
    found = sorted((*hinged, *plain), key=lambda each: -each.often)
    return ForeseenList(version, [_foreseen(each, things, lang) for each in found])


def _foreseen(each: Foreseen, things: Sequence[str], lang: str) -> ForeseenOut:
    answers = [ChoiceOut(list(path), words[lang]) for path, words in sorted(each.answers.items())]
    cases = [
        [
            CaseOut(
                dict(zip(names, values, strict=True)),
                words[lang],
                [f"{n}:{v}" for n, v in zip(names, values, strict=True) if n in things],
            )
            for values, words in sorted(found.items())
        ]
        for names, found in each.cases.items()
    ]
    asked = each.question
    return ForeseenOut(asked.name, each.words[lang], asked.any_order, answers[:MANY], cases)
