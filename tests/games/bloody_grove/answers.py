"""Answers to Bloody Grove's questions in words, such as "summon owl_base_2" and "decline", and what
was told of them."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.bloody_grove.names import ANIMALS, DESTINATIONS, PLAYED, SPIRITS, VENERABLE
from tests.games.bloody_grove.board import at, name_of
from tests.games.playing import code_of, give

WAYS = ("summon G1", "summon G2", "summon G3", "left", "right")


def answers(t: bro.Table, question: str, seat: int) -> list[str]:
    """Every answer to a question, by its number, legal or not."""
    names = [name_of(card, seat) for card in range(SPIRITS)]
    tokens = [f"token {token + 1}" for token in range(12)]
    recruits = [f"recruit {animal} {to}" for animal in ANIMALS for to in DESTINATIONS]
    named = {
        "first_look": tokens,
        "action": [f"{way} {name}" for name in names[:PLAYED] for way in WAYS],
        "ruse": [f"{name} to G{grove}" for name in names for grove in (1, 2, 3)],
        "arcane": tokens,
        "target": [f"on {name}" for name in names],
        "recruit": recruits,
        "leftover": [f"under {name}" for name in names[:PLAYED]],
        "reward": [f"take {name}" for name in names[VENERABLE:]],
        "replace": [f"replace {name}" for name in names],
        "look": tokens,
        "effect_recruit": recruits,
    }
    found = [*named[question], "decline"]
    (size,) = (asked.size for asked in t.game.questions if asked.name == question)
    assert len(found) == size
    return found


def choices(t: bro.Table) -> list[str]:
    """The legal answers to the question asked."""
    if not t.asked:
        return []
    (seat,) = t.asked
    named = answers(t, t.question, seat)
    first = t.game.move(t.question, 0)
    return [named[move - first] for move in t.rules.legal(t._state, seat)]


def move(t: bro.Table, answer: str, seat: int, question: str | None = None) -> int:
    """The move that gives that answer to the question asked, or to another one."""
    asked = question or t.question
    if answer.startswith("summon ") and answer.count(" ") == 1:
        answer = answer.replace("summon", f"summon G{at(t).active + 1}")
    return t.game.move(asked, 0) + answers(t, asked, seat).index(answer)


def play(t: bro.Table, *given: str) -> bro.Table:
    """Give these answers, in this order, for whoever is asked."""
    for answer in given:
        (seat,) = t.asked
        give(t, seat, move(t, answer, seat), answer)
    return t


def refused(t: bro.Table, answer: str, question: str | None = None, seat: int | None = None) -> str:
    """The code with which the answer is refused, "" if it is not; nothing changes."""
    who = (t.asked or (0,))[0] if seat is None else seat
    return code_of(t, who, move(t, answer, who, question))


def told(t: bro.Table, *names: str, seat: int | None = None) -> list[tuple[object, ...]]:
    """The events of these names that a seat has been told, each with its numbers."""
    found = []
    for one in t.events(seat):
        event = t.game.events[one.event - 1]
        if event.name in names:
            found.append((event.name, *one.numbers[: len(event.arguments)]))
    return found
