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


def rule_worth(tile, g, seat, base):
    """Which of the 32 answers from `base` on are worth a look, a bit each."""
    return worth(tile[g], seat, base)


def rule_play(tile, g, seat, move):
    """Carry a legal move out, as the door of the fast runner does."""
    s = tile[g]
    play(s, seat, move)
    if s.over != 0:
        standing(s)


def rule_deal(tile, g):
    """Deal a game that is blank but for its luck."""
    deal(tile[g])


def rule_redeal(tile, g, seat):
    """Draw anew what is hidden from a seat."""
    redeal(tile[g], seat)


def ballot(yes):
    """The lanes that say yes, a bit each."""
    return np.int64(cuda.ballot_sync(ALL_LANES, yes)) & ALL_LANES


def alike(number):
    """The lanes that have the same number as this one, a bit each."""
    return np.int64(cuda.match_any_sync(ALL_LANES, np.int32(number))) & ALL_LANES


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
    put_back(lane, who, desk.states, words)


def think(book, desk, worlds, eye):
    """A kernel of its own, since few ask for it: every game becomes another one that a seat cannot
    tell from it."""
    words = cuda.shared.array(0, types.int64)
    cells, tile = words.view(np.int8), words.view(STATE)
    who = cuda.shared.array(WIDTH, types.int64)
    room = cuda.local.array(16, types.int64)
    lane = cuda.threadIdx.x
    who[lane] = cuda.blockIdx.x * WIDTH + lane
    cuda.syncwarp()
    fetch(lane, who, desk.states, words)
    cuda.syncwarp()
    think_anew(0, lane, who[lane], tile, cells, words, room, book, desk, worlds, eye)
    cuda.syncwarp()
    put_back(lane, who, desk.states, words)


def onward(g, word):
    """Thirty-two words further in the positions of a group, counted by game and word."""
    word += WIDTH
    while word >= EIGHTS:
        word -= EIGHTS
        g += 1
    return g, word


def fetch(lane, who, states, words):
    """Take the positions of a group into shared memory, four words at a time on their way."""
    g, word = onward(0, lane - WIDTH)
    for at in range(lane, WIDTH * EIGHTS, WIDTH * 4):
        one = word_of(who, states, g, word)
        g, word = onward(g, word)
        two = word_of(who, states, g, word)
        g, word = onward(g, word)
        three = word_of(who, states, g, word)
        g, word = onward(g, word)
        four = word_of(who, states, g, word)
        g, word = onward(g, word)
        words[at] = one
        if at + WIDTH < WIDTH * EIGHTS:
            words[at + WIDTH] = two
        if at + 2 * WIDTH < WIDTH * EIGHTS:
            words[at + 2 * WIDTH] = three
        if at + 3 * WIDTH < WIDTH * EIGHTS:
            words[at + 3 * WIDTH] = four


def word_of(who, states, g, word):
    """A word of a game's position, 0 beyond the last one and where no game is."""
    here = who[min(g, WIDTH - 1)]
    return states[here * EIGHTS + word] if here >= 0 and g < WIDTH else 0


def put_back(lane, who, states, words):
    """Put the positions of a group where they were."""
    g, word = onward(0, lane - WIDTH)
    for at in range(lane, WIDTH * EIGHTS, WIDTH):
        here = who[g]
        if here >= 0:
            states[here * EIGHTS + word] = words[at]
        g, word = onward(g, word)
