"""Answers to Broom Service's questions in words, and ways to play on with them."""

from __future__ import annotations

from collections.abc import Sequence

import broceliande as bro
from broceliande.games.broom_service import GAME
from broceliande.games.broom_service.maps import LANDS, TOWERS
from broceliande.games.broom_service.names import CIRCLES, STANCES
from broceliande.games.broom_service.questions import (
    NO_CARD,
    NO_CIRCLE,
    NO_DELIVERY,
    NO_DISPEL,
    STAY,
)
from tests.games.broom_service.board import ROLE, at, land, spot_at, tower_at
from tests.games.playing import code_of, first_answer, give

MODES = (
    "action", "points", "orange", "violet", "green", "wand", "brave_coward", "five_points",
)  # fmt: skip

Word = str | int


def number(t: bro.Table, question: str, words: Sequence[Word]) -> int:
    """The answer that these words give."""
    first = words[0] if words else ""
    match question:
        case "choose_roles" | "extra_card" | "pick_roles":
            return _roles(question, [str(word) for word in words])
        case "lead":
            return 3 * ROLE[str(first)] + STANCES.index(str(words[1]))
        case "follow":
            return STANCES.index(str(first))
        case "coward_mode":
            return MODES.index(str(first))
        case "gather" | "use_tile" | "full_set":
            return ("no", "yes").index(str(first))
        case "move":
            return STAY if first == "stay" else int(first) * LANDS + land(t, str(words[1]))
        case "turbo":
            return NO_CIRCLE if first == "none" else CIRCLES.index(str(first))
        case "order":
            return ("tile", "delivery").index(str(first))
        case "deliver" if first != "none":
            return int(first) * TOWERS + tower_at(t, str(words[1]))
        case "deliver":
            return NO_DELIVERY
        case "dispel":
            return NO_DISPEL if first == "none" else spot_at(t, str(first))
        case _:
            return int(first)


def _roles(question: str, words: Sequence[str]) -> int:
    if question == "pick_roles":
        return sum(1 << ROLE[word] for word in words)
    return NO_CARD if words[0] == "none" else ROLE[words[0]]


def move(t: bro.Table, question: str, *words: Word) -> int:
    """The move that gives this answer."""
    return first_answer(t, question) + number(t, question, words)


def play(t: bro.Table, question: str, *words: Word, seat: int | None = None) -> bro.Table:
    """Answer the question asked, for the seat asked."""
    assert t.question == question, f"{t.question!r} is asked, not {question!r}"
    who = t.asked[0] if seat is None else seat
    give(t, who, move(t, question, *words), words)
    return t


def refused(t: bro.Table, question: str, *words: Word, seat: int | None = None) -> str:
    """The code with which an answer is refused, "" if it is not; nothing changes."""
    who = seat if seat is not None else (t.asked[0] if t.asked else 0)
    return code_of(t, who, move(t, question, *words))


def choose(t: bro.Table, *hands: str) -> bro.Table:
    """Every seat chooses these roles."""
    for seat, hand in enumerate(hands):
        for role in hand.split():
            play(t, "choose_roles", role, seat=seat)
    return t


def keep(t: bro.Table, *hands: str) -> bro.Table:
    """More or Less?: every seat says how many roles it keeps, and then these."""
    for seat, hand in enumerate(hands):
        play(t, "keep_roles", len(hand.split()), seat=seat)
    for seat, hand in enumerate(hands):
        play(t, "pick_roles", *hand.split(), seat=seat)
    return t


def lead_all(t: bro.Table, stance: str = "cowardly") -> bro.Table:
    """Play on, declining everything, until the round ends or the game is over."""
    begun = at(t).round
    while not t.over and at(t).round == begun and t.question in OPEN:
        decline(t, stance)
    return t


OPEN = (
    "lead", "follow", "coward_mode", "gather", "move", "turbo", "order", "use_tile", "deliver",
    "dispel",
)  # fmt: skip


def decline(t: bro.Table, stance: str) -> None:
    """Answer what is asked with that stance, and do nothing."""
    seat = t.asked[0]
    moves = [m.id for m in t.moves(seat)]
    words: dict[str, tuple[Word, ...]] = {
        "follow": (stance,), "coward_mode": ("action",), "gather": ("no",), "move": ("stay",),
        "order": ("tile",), "use_tile": ("no",), "deliver": ("none",), "dispel": ("none",),
    }  # fmt: skip
    if t.question in words:
        play(t, t.question, *words[t.question])
    elif t.question == "lead":
        lay_first = GAME.move("lead", 0, 0)
        wanted = [m for m in moves if (m - lay_first) % 3 == STANCES.index(stance)]
        t.play(seat, (wanted or moves)[0])
    else:
        t.play(seat, moves[0])
