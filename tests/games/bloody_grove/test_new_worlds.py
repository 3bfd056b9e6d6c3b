"""Of a redealt world: tokens within their mixing, and nothing new but what a seat cannot know."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable

import pytest

from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.fields import Position
from tests.games.bloody_grove.board import Side, at, card_at, lay
from tests.games.bloody_grove.test_mixing import drawn, held
from tests.games.bloody_grove.worlds import even
from tests.rules import rule

BEARS = [card_at(f"bear_elite_{n}", 0) for n in (1, 5, 7, 10)]


@rule("R-35", "R-36")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_unknown_tokens_are_mixed_within_their_own_mixing(seat: int) -> None:
    """Two of the first mixing and three of a later one; all others have been turned up, save one
    that only the seat knows."""
    t = held(0, "bear_base_1", "0 owl_base_1")
    s = at(t)
    old, new = (0, 4), (1, 5, 11)
    for token in range(12):
        unknown = token in (*old, *new)
        s.looked[token] = 0 if unknown else EVERYONE
        s.batch[token] = 1 if token in new else 0
    for token, kind in zip((*old, *new), (3, 0, 0, 1, 2), strict=True):
        s.token[token] = kind
    if seat >= 0:
        s.looked[7] = 1 << seat
    rest = [n for n in range(12) if n not in (*old, *new)]

    def kinds(s: Position) -> Hashable:
        return tuple(tuple(s.token[n] for n in group) for group in (old, new, rest))

    known = tuple(s.token[n] for n in rest)
    expected: set[Hashable] = {
        (first, second, known)
        for first in itertools.permutations((3, 0))
        for second in itertools.permutations((0, 1, 2))
    }
    found = drawn(t, lambda s: t.rules.named.mix_unknown_tokens(s, seat), kinds, 500)
    assert even(found, expected)


@rule("R-12", "R-35", "R-36", "R-40", "R-69")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_world_is_new_in_all_that_a_seat_cannot_know_and_in_nothing_else(
    seat: int | None,
) -> None:
    """Both players have torn Elites, cards under the deck and an order begun."""
    kinds = ["bear", "owl"]
    sides = [
        Side(
            hand=f"bear_base_1 owl_base_1 {kind}_elite_1",
            deck=f"owl_base_2 owl_base_3 {kind}_elite_2 fox_base_1 fox_elite_{1 + owner}",
        )
        for owner, kind in enumerate(kinds)
    ]
    t = lay(*sides)
    s = at(t)
    s.cloud_n = 2
    for owner, kind in enumerate(kinds):
        for n in (1, 2):
            s.cloud[card_at(f"{kind}_elite_{n}", 0)] = 2 + 2 * owner + owner
        for place in range(3):
            s.layer[owner][place], s.deck_back[owner][place] = 2, -1
            s.deck_seen[owner][place] = 1 << owner
        t.rules.named.put_in_order(s, owner, card_at("bear_base_1", owner))
    parts: dict[str, Callable[[Position], Hashable]] = {
        "first pile": lambda s: tuple(s.pile[0]),
        "second pile": lambda s: tuple(s.pile[1]),
        "third pile": lambda s: tuple(s.pile[2]),
        "red-backed": lambda s: tuple(list(s.stack)[:3]),
        "other Venerables": lambda s: tuple(list(s.stack)[3:9]),
        "tokens": lambda s: tuple(s.token),
        "dealt": lambda s: tuple(s.deck[seat or 0])[3:5],
    }
    for owner, kind in enumerate(kinds):
        if owner != seat:
            torn, low = card_at(f"{kind}_elite_1", 0), s.deck[owner][0]
            parts |= {
                f"torn {owner}": lambda s, o=owner, c=torn: s.hand[o][c] > 0,  # type: ignore[misc]
                f"layer {owner}": lambda s, o=owner, c=low: s.deck[o][0] == c,  # type: ignore[misc]
                f"base {owner}": lambda s, o=owner: s.hand[o][9 * o + 4] > 0,  # type: ignore[misc]
                f"order {owner}": lambda s, o=owner: s.under[o][0],  # type: ignore[misc]
            }
    found: dict[str, set[Hashable]] = {part: set() for part in parts}
    for seed in range(40):
        world = t.redeal(seat, seed)
        assert world.view(seat) == t.view(seat)
        for part, see in parts.items():
            found[part].add(see(at(world)))
    assert [part for part, worlds in found.items() if len(worlds) < 2] == []
