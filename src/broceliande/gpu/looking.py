"""Looking, in groups: for legal moves, and at what a seat may know. Bodies of the kernel, like
those of `kernels`, which names what they use."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import numpy as np


def look(lane, home, who, going, tile, cells, bits, book, desk, plan):
    """Find the legal moves of every game of the group that goes on. Where no masks are wanted, each
    lane looks for its own game, since all of them ask the same: a bit for each answer, 32 to a
    word. For masks, GROUP lanes share a game, and write what lies side by side."""
    shape, lone = book.shape, plan.masks == 0
    share = 1 if lone else GROUP
    part, mine, ours = (lane, 0, ANY) if lone else (lane // GROUP, lane % GROUP, STRIPE)
    for turn in range(share):
        g = turn * (WIDTH // share) + part
        game = who[g]
        at = (home + g) * shape[PAD]
        question = cells[at + shape[QUESTION]]
        seat = first_seat(cells[at + shape[ASKED]])
        asks = seat >= 0 and game >= 0 and (going or not lone)
        size = book.ask_size[question] if asks else 0
        begin = book.ask_at[question]
        if not lone and game >= 0:
            wipe(mine, game, question if seat >= 0 else 0, book, desk)
        base = 0
        while ballot(base < size) != 0:
            word = legal_of(tile, home + g, seat, begin, base, size, ours << mine)
            if lone:
                bits[(base >> 5) * WIDTH + g] = word
            else:
                for n in range(base + mine, min(base + 32, size), share):
                    desk.masks[game, begin + n] = (word >> (n - base)) & 1
            base += 32


def legal_of(tile, g, seat, begin, base, size, ours):
    """Those of the 32 answers from `base` on that are legal and a lane's to look at, a bit each."""
    word, rest = 0, 0
    if base < size:
        rest = rule_worth(tile, g, seat, base) & ours
    while ballot(rest != 0) != 0:
        if rest != 0:
            one = rest & -rest
            rest ^= one
            answer = base + popc(one - 1)
            if answer < size and rule_reason(tile, g, seat, begin, answer) == 0:
                word |= one
    return word


def wipe(mine, game, question, book, desk):
    """Nothing is legal any more of what was asked before."""
    before = desk.masked[game]
    if before != question:
        for answer in range(mine, book.ask_size[before], GROUP):
            desk.masks[game, book.ask_at[before] + answer] = 0
        if mine == 0:
            desk.masked[game] = question


def drawn(lane, size, bits, word):
    """One of the answers that `look` found, by a random word."""
    n = 0
    for at in range((size + 31) >> 5):
        n += popc(bits[at * WIDTH + lane])
    left = np.int64(((word >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))
    at = 0
    here = popc(bits[lane])
    while left >= here:
        left -= here
        at += 1
        here = popc(bits[at * WIDTH + lane])
    found = np.int64(bits[at * WIDTH + lane])
    for _ in range(left):
        found &= found - 1
    return at * 32 + popc((found & -found) - 1)


def observe(lane, home, who, which, cells, shorts, book, out, eyes, eye):
    """Write what a seat may know of each game named by a bit: the number of every cell, or that it
    is veiled. All lanes write one game after the other, each its own cells."""
    where, pad = book.where, book.shape[PAD]
    for n in range(lane, where.size, WIDTH):
        told, veil = where[n], book.veil[n]
        offset, wide, sight = told & 0xFFFF, (told >> 16) & 1, (told >> 17) & 3
        for g in range(WIDTH):
            game = who[g]
            if (which >> g) & 1 != 0 and game >= 0:
                at = (home + g) * pad
                number = np.int64(cells[at + offset])
                if wide != 0:
                    number = np.int64(shorts[(at + offset) >> 1])
                if sight != 0:
                    seat = np.int64(eyes[game]) if eye == ACTOR else np.int64(eye)
                    if not may_see(sight, (told >> 19) - 1, seat, cells[at + veil]):
                        number = VEILED
                out[game, n] = number


def may_see(sight, owner, seat, mask):
    """Whether a seat (-1: a spectator) may see a cell: see `engine.cells.sees`."""
    if sight == 1:
        return owner == seat
    if seat < 0:
        return mask == 0x7F
    return (mask >> seat) & 1 != 0
