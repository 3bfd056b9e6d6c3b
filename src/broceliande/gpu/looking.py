"""Looking, in groups: for legal moves, and at what a seat may know. Bodies of the kernel, like
those of `kernels`, which names what they use."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import numpy as np


def look(lane, home, who, tile, cells, bits, book, desk, masks):
    """Find the legal moves of every game of the group: a bit for each answer, and the masks."""
    shape = book.shape
    part, mine = lane // GROUP, lane % GROUP
    for turn in range(GROUP):
        g = turn * (WIDTH // GROUP) + part
        game = who[g]
        at = (home + g) * shape[PAD]
        question = cells[at + shape[QUESTION]]
        seat = first_seat(cells[at + shape[ASKED]])
        size = book.ask_size[question] if seat >= 0 and game >= 0 else 0
        begin = book.ask_at[question]
        if masks != 0 and game >= 0:
            wipe(mine, game, question if seat >= 0 else 0, book, desk)
        base = 0
        while ballot(base < size) != 0:
            answer = base + mine
            good = False
            if answer < size:
                good = rule_reason(tile, home + g, seat, begin, answer) == 0
                if masks != 0:
                    desk.masks[game, begin + answer] = 1 if good else 0
            found = ballot(good)
            if mine == 0:
                bits[(base // GROUP) * WIDTH + g] = (found >> (part * GROUP)) & FULL
            base += GROUP


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
    for at in range((size + GROUP - 1) // GROUP):
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
    return at * GROUP + popc((found & -found) - 1)


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
