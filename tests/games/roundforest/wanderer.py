"""A player who knows what he wants, a little at random: his games come to an end."""

from __future__ import annotations

from random import Random

import broceliande as bro
from broceliande.games.roundforest.names import Ground, Who
from tests.games.roundforest.answers import choices
from tests.games.roundforest.board import at, cell

BEST = {
    "start_window": ("open", "done"),
    "end_window": ("open", "done"),
    "well": ("apple", "silver"),
    "pedlar": ("apple",),
    "coin_token": ("convert",),
    "mission": ("bottom", "top", "debt"),
    "ability": ("use",),
    "saddle": ("use",),
    "object": ("barter coin_silver", "barter coin_copper", "keep", "leave"),
    "beggar_pick": ("forest_spirit", "pedlar", "prince"),
    "prince_pick": ("coin_silver", "coin_copper"),
}


def wander(t: bro.Table, luck: Random) -> bro.Table:
    """Play to the end."""
    while t.asked:
        t.play(t.asked[0], choose(t, luck))
    return t


def choose(t: bro.Table, luck: Random) -> int:
    """The move of whoever is asked."""
    seat = t.asked[0]
    moves = [move.id for move in t.moves(seat)]
    named = [name.strip("+") for name in choices(t)]
    if luck.random() < 0.1:
        return luck.choice(moves)
    if t.question == "move":
        worth = [_worth(t, seat, name) for name in named]
        best = [move for move, value in zip(moves, worth, strict=True) if value == max(worth)]
        return luck.choice(best)
    for wish in BEST.get(t.question, ()):
        if wish in named:
            return moves[named.index(wish)]
    return luck.choice(moves)


def _worth(t: bro.Table, seat: int, where: str) -> int:
    """What a tile promises."""
    s = at(t)
    if where == "pause":
        return 0
    here = cell(where)
    if s.token[here] >= 0:
        return 9 if s.token[here] == Who.FOREST_SPIRIT else 4
    if t.rules.named.GROUND[s.layout][here] == Ground.WELL:
        copper, silver = s.coins[seat]
        rich = copper >= 3 or silver > 0 or s.pack[seat][1] >= 0
        return 6 if rich else 1
    if s.object[here] >= 0:
        return 3
    return (3, 1, 2)[s.chip[here]]
