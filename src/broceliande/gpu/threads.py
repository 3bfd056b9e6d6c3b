"""What only a card has: threads that vote, shared memory, the kernel that is started.

Templates, like the bodies of `kernels`: `compiler` gives each game its own, bound to its rules.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

import numpy as np

from broceliande.gpu.driver import cuda, types


def rule_reason(tile, g, seat, begin, answer):
    """0 if an asked seat of a game may answer so; `begin` is the move of the question's first."""
    return reason(tile[g], seat, answer)


def rule_play(tile, g, seat, move):
    """Carry a legal move out, as the door of the fast runner does."""
    s = tile[g]
    play(s, seat, move)
    if s.over != 0:
        standing(s)


def rule_deal(tile, g):
    """Deal a game that is blank but for its luck."""
    deal(tile[g])


def ballot(yes):
    """The lanes that say yes, a bit each."""
    return np.int64(cuda.ballot_sync(ALL_LANES, yes)) & ALL_LANES


def popc(word):
    """How many bits of a word are set."""
    return np.int64(cuda.popc(np.uint32(word)))


def together():
    """Wait until all lanes are here, and see what they wrote."""
    cuda.syncwarp()


def spread(number, lane):
    """The number that one lane has, for all."""
    return cuda.shfl_sync(ALL_LANES, number, lane)


def reserve(counts, row, line, places):
    """So many places at the end of a line: the first of them."""
    return np.int64(cuda.atomic.add(counts, (row, line), places))


def go(book, desk, plan):
    """The kernel: a block is a warp, and a warp takes a group of games into shared memory, lets
    them go on, and puts them back."""
    words = cuda.shared.array(0, types.int64)  # and three more views of the same memory: were they
    cells = words.view(np.int8)  # arrays of their own, the compiler would take it that what is
    shorts = words.view(np.int16)  # written through one is never read through another
    tile = words.view(STATE)
    bits = cuda.shared.array(BITS, types.uint32)
    who = cuda.shared.array(WIDTH, types.int64)
    room = cuda.local.array(16, types.int64)
    lane = cuda.threadIdx.x
    game = called(cuda.blockIdx.x, lane, desk, plan)
    if cuda.blockIdx.x == 0 and lane < desk.count.shape[1] and plan.turn >= 0:
        desk.count[(plan.turn + 2) % 3, lane] = 0
    if ballot(game >= 0) == 0:
        return
    who[lane] = game
    cuda.syncwarp()
    fetch(lane, who, desk.states, words)
    cuda.syncwarp()
    walk(lane, 0, who, tile, cells, shorts, words, bits, room, book, desk, plan)
    cuda.syncwarp()
    for at in range(lane, WIDTH * EIGHTS, WIDTH):
        here = who[at // EIGHTS]
        if here >= 0:
            desk.states[here * EIGHTS + at % EIGHTS] = words[at]


def fetch(lane, who, states, words):
    """Take the positions of a group into shared memory, four words at a time on their way."""
    for at in range(lane, WIDTH * EIGHTS, WIDTH * 4):
        a, b, c, d = at, at + WIDTH, at + 2 * WIDTH, at + 3 * WIDTH
        one = word_of(who, states, a)
        two = word_of(who, states, b)
        three = word_of(who, states, c)
        four = word_of(who, states, d)
        words[a] = one
        if b < WIDTH * EIGHTS:
            words[b] = two
        if c < WIDTH * EIGHTS:
            words[c] = three
        if d < WIDTH * EIGHTS:
            words[d] = four


def word_of(who, states, at):
    """A word of the group's positions, 0 beyond the last one and where no game is."""
    here = who[min(at // EIGHTS, WIDTH - 1)]
    return states[here * EIGHTS + at % EIGHTS] if here >= 0 else 0
