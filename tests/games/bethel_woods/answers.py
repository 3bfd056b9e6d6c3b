"""Answers in the ledger's notation, and what was told of them.

"1-" takes machine 1 anticlockwise, "1+" clockwise; "tec>6" lays a Technician on machine 6, "ele>s1"
sends an Electrician into section 1; "." ends repairs or gifts; "spy 5" unmasks; "2>4" and "4e@3"
are Harris's and Linny's answers, "p2" is Junas's.
"""

from __future__ import annotations

import broceliande as bro
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.names import MACHINES, TYPES
from broceliande.games.bethel_woods.questions import (
    DONE,
    FINISH_ABILITY,
    FINISH_END,
    ORPHANAGE,
    PICKS,
    PLACES,
    PLACINGS,
    SPOTS,
)
from tests.games.bethel_woods.board import SHORT, kind
from tests.games.playing import code_of, give


def told(t: bro.Table, name: str) -> list[tuple[int, ...]]:
    """The numbers of every event of that name, in order."""
    number = next(n for n, event in enumerate(t.game.events, 1) if event.name == name)
    return [event.numbers for event in t.told if event.event == number]


def answer_number(question: str, answer: str) -> int:
    """The answer to a question, by its number."""
    if answer == "ability":
        return {"pick": PICKS, "place": PLACINGS, "finish": FINISH_ABILITY}[question]
    match question:
        case "pick":
            return 2 * (int(answer[0]) - 1) + "+-".index(answer[1])
        case "place":
            worker, place = answer.split(">")
            where = int(place[-1]) - 1 + (MACHINES if place[0] == "s" else 0)
            return PLACES * SHORT.index(worker) + where
        case "finish":
            return FINISH_END if answer == "end" else int(answer.removeprefix("spy ")) - 1
        case "shift":
            spots = [ORPHANAGE if n == "o" else int(n) - 1 for n in answer.split(">")]
            return SPOTS * spots[0] + spots[1]
        case "receiver":
            return int(answer[1]) - 1
        case "remove":
            what, machine = answer.split("@")
            return TYPES * (int(machine) - 1) + kind(what) % TYPES
        case _:
            return DONE if answer == "." else kind(answer)


def move(question: str, answer: str) -> int:
    """The move that gives that answer."""
    return GAME.move(question, answer_number(question, answer))


def play(t: bro.Table, *answers: str) -> bro.Table:
    """Answer what is asked, in this order, for whoever is asked."""
    for answer in answers:
        give(t, t.asked[0], move(t.question, answer), answer)
    return t


def refused(t: bro.Table, answer: str, question: str = "", player: int = 0) -> str:
    """The code with which the answer is refused, "" if it is not; nothing changes."""
    seat = player - 1 if player else (t.asked or (0,))[0]
    return code_of(t, seat, move(question or t.question, answer))


def choices(t: bro.Table) -> set[int]:
    """The numbers of the legal answers to the question asked."""
    first = t.game.move(t.question, 0)
    return {number.id - first for number in t.moves(t.asked[0])}


def may(t: bro.Table, *answers: str) -> set[str]:
    """Those of these answers that are legal now."""
    return {answer for answer in answers if refused(t, answer) == ""}
