"""How the boards of all games play on: nothing is lost, and a refusal changes nothing."""

from __future__ import annotations

from random import Random

import broceliande as bro
from broceliande.engine.fields import EVERYONE

EVER = 1_000_000


def spelled_out(game: bro.Game) -> list[str]:
    """The amendments of a table at which every answer is given, also one that is the only one."""
    return [name for name in game.amendments if name != "no_choice"]


def assert_sound(t: bro.Table) -> None:
    """Nothing is lost, nothing appears, limits are kept."""
    fault = t.rules.check(t._state)
    assert fault == 0, t.game.faults[fault - 1]


def take_up(t: bro.Table, task: int) -> bro.Table:
    """Go on with that task in the position as it lies, and with nothing else."""
    s = t.state
    s.asked = s.todo_n = 0
    t.rules.named.push(s, task)
    t.rules.named.go_on(s)
    assert_sound(t)
    return t


def first_answer(t: bro.Table, question: str) -> int:
    """The move that is the first answer to a question."""
    (shape,) = (asked.shape for asked in t.game.questions if asked.name == question)
    return t.game.move(question, *(0 for _ in shape))


def code_of(t: bro.Table, seat: int, move: int) -> str:
    """The code with which a move is refused, "" if it is not; nothing changes."""
    before = bytes(t._state)
    refusal = t.why_not(seat, move)
    assert bytes(t._state) == before
    return refusal.code if refusal else ""


def give(t: bro.Table, seat: int, move: int, words: object) -> None:
    """Play a legal move; `words` say in the ledger's notation which one it is."""
    code = code_of(t, seat, move)
    assert code == "", f"{t.question} {words}: {code}"
    t.play(seat, move)
    assert_sound(t)


def play_on(t: bro.Table, luck: Random, answers: int = EVER) -> bro.Table:
    """Answer at random for the first seat asked, to the end or until so many answers are given."""
    while t.asked and len(t.played) < answers:
        seat = t.asked[0]
        t.play(seat, luck.choice(t.rules.legal(t._state, seat)))
    return t


def told(t: bro.Table, since: int = 0) -> list[str]:
    """What the chronicle tells everybody, after so many answers: each event with its numbers."""
    lines = []
    for told in t.told:
        event = t.game.events[told.event - 1]
        if told.ply > since and told.audience == EVERYONE:
            lines.append(" ".join([event.name, *map(str, told.numbers[: len(event.arguments)])]))
    return lines
