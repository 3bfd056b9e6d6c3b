"""What a seat cannot know, drawn anew: helpers for `redeal`. Written in the rules' own dialect."""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE, Fields
from broceliande.engine.luck import shuffle


def knows(mask: int, seat: int) -> bool:
    """Whether a seat (-1: a spectator) is among those who know, a bit each."""
    if seat < 0:
        return mask == EVERYONE
    return (mask >> seat) & 1 != 0


def mix_hands(
    s: Fields, seat: int, deck: list[int], n: int, hands: list[list[int]], places: int
) -> None:
    """To a seat, the first n cards of a deck and the hands of the others are one mixture: gather
    it in the deck, mix it, lay as many cards back as everybody had. An empty place holds 0."""
    for other in range(s.seats):
        for place in range(places):
            if other != seat and hands[other][place] > 0:
                deck[n] = hands[other][place]
                n += 1
    shuffle(s, deck, n)
    for other in range(s.seats):
        for place in range(places):
            if other != seat and hands[other][place] > 0:
                n -= 1
                hands[other][place] = deck[n]
