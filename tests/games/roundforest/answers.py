"""Answers to Roundforest's questions in words, such as "r3c4", "pause" and "barter hat"."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.roundforest.forest import CELLS, GAPS, SIDE
from broceliande.games.roundforest.names import CHARACTERS, OBJECTS
from tests.games.playing import code_of, first_answer, give
from tests.games.roundforest.board import PLAYERS, assert_tidy, at, tile
from tests.games.roundforest.players import whose_turn

TILE_NAMES = [tile(number) for number in range(CELLS)]
GAP_NAMES = [f"p{n // (SIDE - 1) + 1}.{n % (SIDE - 1) + 1}" for n in range(GAPS)]


def answers(t: bro.Table, question: str) -> list[str]:
    """Every answer to a question, by its number, legal or not."""
    s = at(t)
    own = [OBJECTS[kind] if kind >= 0 else "-" for kind in s.pack[t.asked[0] if t.asked else 0]]
    sets = [" ".join(own[n] for n in range(3) if chosen >> n & 1) for chosen in range(8)]
    board = [OBJECTS[kind] if kind >= 0 else f"empty {n}" for n, kind in enumerate(s.fairy)]
    window = ["done", "open", *GAP_NAMES]
    named = {
        "start_window": window,
        "move": [*TILE_NAMES, "pause"],
        "object": ["keep", "leave", *(f"barter {name}" for name in board)],
        "coin_token": ["convert", "keep"],
        "yellow_target": TILE_NAMES,
        "mission": ["top", "bottom", "apple", "debt"],
        "ability": ["use", "leave"],
        "prince_pick": list(OBJECTS),
        "unicorn_target": TILE_NAMES,
        "saddle": ["use", "keep"],
        "pedlar": [*sets, "apple"],
        "goblin": [f"{mine} > {other}" for mine in own for other in OBJECTS],
        "beggar_pick": list(CHARACTERS),
        "well": ["nothing", *sets[1:], "silver", "apple"],
        "end_window": window,
        "spirit_place": TILE_NAMES,
    }
    return named[question]


def choices(t: bro.Table) -> list[str]:
    """The legal answers to the question asked; a move that takes a compass has a "+"."""
    if not t.asked:
        return []
    named = answers(t, t.question)
    first = first_answer(t, t.question)
    return [
        ("+" if move.path[0].startswith("compass") else "") + named[move.id - first]
        for move in t.moves(t.asked[0])
    ]


def move(t: bro.Table, question: str, answer: str) -> int:
    """The move that gives that answer."""
    return first_answer(t, question) + answers(t, question).index(answer)


def play(t: bro.Table, **given: str) -> bro.Table:
    """Answer these questions, in this order, for whoever is asked."""
    for question, answer in given.items():
        assert t.question == question, f"{t.question!r} is asked, not {question!r}"
        give(t, t.asked[0], move(t, question, answer), answer)
        assert_tidy(t)
    return t


def refused(t: bro.Table, question: str, answer: str, player: str = "") -> str:
    """The code with which the answer is refused, "" if it is not; nothing changes."""
    seat = PLAYERS.index(player) if player else t.asked[0]
    return code_of(t, seat, move(t, question, answer))


def lie_still(t: bro.Table, *players: str) -> bro.Table:
    """These players pause, one after the other."""
    for player in players:
        assert whose_turn(t) == player
        play(t, move="pause")
    return t
