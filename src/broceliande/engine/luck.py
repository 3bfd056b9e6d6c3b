"""Luck: one counter-based generator in the position, Philox 4x32 with ten rounds.

Its key and salt (128 bits) come from the table's secret seed and are nobody's to see. Written in
the rules' own dialect, so that both runners draw the same numbers.
"""

from __future__ import annotations

from broceliande.engine.fields import Fields

WORD = 0xFFFFFFFF
LUCK_COUNT = 4  # where the count of draws stands in `luck`


def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """Four random words for a counter of four words and a key of two."""
    for _ in range(10):
        p = 0xD2511F53 * c0
        q = 0xCD9E8D57 * c2
        c0 = ((q >> 32) & WORD) ^ c1 ^ k0
        c1 = q & WORD
        c2 = ((p >> 32) & WORD) ^ c3 ^ k1
        c3 = p & WORD
        k0 = (k0 + 0x9E3779B9) & WORD
        k1 = (k1 + 0xBB67AE85) & WORD
    return c0, c1, c2, c3


def draw(s: Fields, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    fair = (WORD + 1) - (WORD + 1) % n
    while True:
        count = s.luck[LUCK_COUNT]
        s.luck[LUCK_COUNT] = count + 1
        word = philox(count & WORD, count >> 32, s.luck[2], s.luck[3], s.luck[0], s.luck[1])[0]
        if word < fair:
            return word % n


def shuffle(s: Fields, cards: list[int], n: int) -> None:
    """Put the first n numbers of a row in an order drawn uniformly."""
    for last in range(n - 1, 0, -1):
        at = draw(s, last + 1)
        card = cards[last]
        cards[last] = cards[at]
        cards[at] = card
