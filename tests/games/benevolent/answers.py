"""Answers to Benevolent's questions: hexes are (q, r), arrows "3>1", players and positions of the
pyramid are numbered from 1."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.benevolent.forest import HEXES
from broceliande.games.benevolent.names import GIFTS
from tests.games.benevolent.board import at, hexes
from tests.games.playing import code_of, give

Answer = int | str | tuple[int, int]


def answers(t: bro.Table, question: str) -> list[Answer]:
    """Every answer to a question, by its number, legal or not."""
    r = t.rules.named
    laid: list[Answer] = [*hexes(t), *(f"hex {n}" for n in range(at(t).hexes, HEXES))]
    arrows = zip(r.ARROW_FROM, r.ARROW_TO, strict=True)
    named: dict[str, list[Answer]] = {
        "window": [*r.FACE_ID, "go on"],
        "step": [*laid, "card"],
        "hex": laid,
        "action": ["hex", "gather"],
        "buy": [*GIFTS],
        "arrow": [*(f"{start + 1}>{end + 1}" for start, end in arrows), "none"],
        "exchange": [*GIFTS],
        "secret": [*range(1, 10)],
        "victim": [*range(1, 5)],
        "repeat": ["no", "yes"],
        "stash": ["put", "take"],
    }
    return named[question]


def choices(t: bro.Table) -> list[Answer]:
    """The legal answers to the question asked."""
    if not t.asked:
        return []
    named = answers(t, t.question)
    first = t.game.move(t.question, 0)
    return [named[move.id - first] for move in t.moves(t.asked[0])]


def play(t: bro.Table, **given: Answer) -> bro.Table:
    """Answer these questions, in this order, for whoever is asked."""
    for question, answer in given.items():
        assert t.question == question, f"{t.question!r} is asked, not {question!r}"
        give(t, t.asked[0], move(t, question, answer), answer)
    return t


def move(t: bro.Table, question: str, answer: Answer) -> int:
    """The move that gives that answer."""
    return t.game.move(question, answers(t, question).index(answer))


def refused(t: bro.Table, question: str, answer: Answer, player: int | None = None) -> str:
    """The code with which the answer is refused, "" if it is not; nothing changes."""
    seat = player - 1 if player else at(t).player
    return code_of(t, seat, move(t, question, answer))
