"""Compiles a game's learnt judge: a small net that says each seat's chance and what to try.

It stands behind the same door as the hint's judge; the net's numbers are no part of what is
compiled but lie where `b` says (`bots/net.py` lays them there), so that a new net compiles nothing.

Every seat looks from its own side. An input is one cell of the position: a cell that belongs to
seats is read from the one who looks onward, any other has weights of its own for each seat that
looks. What a seat saw last is carried along with the sums of the first layer: only a cell that
has changed since takes one row of 16-bit weights away and adds another, and whole numbers make
that exact. What the hint sees of the seat, and of the others on average, is added for its chance.

Functions hand on addresses, of the net, of the row that is written into: an array would be handed
on word by word, and took a seventh of the time.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba import carray

from broceliande.engine.rules import Rules
from broceliande.fast import judging
from broceliande.fast.compiler import rule_space, twin
from broceliande.fast.doors import (
    CALM,
    EYE,
    FEATURES,
    HEED,
    HIDDEN,
    MOST_SEATS,
    MOVER,
    QUESTION,
    ROW,
    SCRATCH,
    WISH,
)
from broceliande.fast.kernels import as_pointer
from broceliande.fast.record import record_of

WIDE = 32  # numbers of the first layer
DEEP = 16  # of the second
ASIDE = 24  # what the hint sees of a seat stands so far from what it sees of the next one
LOOK, EVERY = (
    HIDDEN + WIDE // 2,
    128,
)  # in the row: room for a layer; the sums of all seats' features
VIEWS = MOST_SEATS * (MOST_SEATS + 1)  # a view: a seat at a table with so many
PARTS = "judging", "foreseeing"
SCALE = 512.0  # what 1 is in the first layer's 16-bit numbers
FINE = 65536.0  # what 1 is in the answer to WISH

# The columns of an input: where its cell is, how far the next seat's, whose (0: the one who looks,
# 1: the next seat, ...; -1 nobody's: then how many rows the next seat that looks has its own),
# its bytes, the bit to read (-1: the number, -2: half of it, ...), the smallest and the largest
# number, the usual one, the row of the smallest.
AT, STRIDE, WHOSE, BYTES, BIT, LEAST, MOST, USUAL, FIRST = range(9)
COLUMNS = 9

# Where a net's parts lie: what is read, from which read on for which two bytes in which view, the
# first layer's rows, ...; then where what is carried lies, how much of it a view has, and how
# many bytes a position; last WIDE once more, as a number that the compiler does not know: loops of
# an unknown length are compiled to vectors, those of a known one are unrolled.
READS, BEGINS, ROWS, SEEN, SECOND, LAST, PLAIN, MOVES, ASPECT, WISHES, CARRY, STEP, SIZE, WIDTH = (
    range(14)
)
NET = 14
# The columns of a read: two bytes of a position as a number are shifted to the left and to the
# right (of 64 bits) and masked; the smallest and the largest number, the row of what would be 0.
READ = 6

TEMPLATE = (
    "QUESTION", "FEATURES", "CALM", "EYE", "HEED", "WISH", "SCRATCH", "ROW", "MOVER", "HIDDEN",
    "MOST_SEATS", "ASIDE", "LOOK", "EVERY", "WIDE", "DEEP", "SCALE", "FINE", "NET", "VIEWS",
    "READS", "BEGINS", "READ", "ROWS", "SEEN", "SECOND", "LAST", "PLAIN", "MOVES", "ASPECT",
    "WISHES", "CARRY", "STEP", "SIZE", "WIDTH", "as_pointer", "carray", "np",
)  # fmt: skip


def learnt(at, what, a, b):
    """As `judge`, with the address of a net in `b`. HEED (address of a row with the seat in MOVER):
    what the seat's wishes are read from. EYE: that and WORTH. WISH (at: address of the net; address
    of that row; move): how much it is wished, times FINE."""
    if what == WISH:
        return wish(at, a, b)
    s = carray(as_pointer(at), 1, STATE)[0]
    if what == QUESTION:
        return s.question
    if what == CALM:
        return 1 if still(s) else 0
    out = carray(as_pointer(a), ROW, np.float64)
    if what == FEATURES:
        features(s, b, out)
        return COUNT
    if what in (EYE, HEED):
        heed(s, at, np.int64(out[MOVER]), b, a)
    if what != HEED:
        if s.over != 0:
            settle(s, out)
        else:
            foresee(s, at, b, a)
    return s.seats


def still(s):
    """In place of the `calm` or `still` of hints that have none: any position may be judged."""
    return True


def wish(net, row, move):
    """The wish for a move, from what HEED has left in the row."""
    own = carray(as_pointer(net), NET, np.int64)
    which = carray(as_pointer(own[MOVES]), 1 << 20, np.int32)[move]
    if which < 0:
        return 0
    aspect = carray(as_pointer(own[ASPECT] + which * WIDE * 4), WIDE, np.float32)
    hidden = carray(as_pointer(row + HIDDEN * 8), WIDE, np.float32)
    total = carray(as_pointer(own[WISHES]), 1 << 20, np.float32)[which]
    for k in range(own[WIDTH]):
        total += aspect[k] * hidden[k]
    return np.int64(total * FINE)


def move_row(sums, rows, old, new, width):
    """One row of weights less and another one more."""
    total = carray(as_pointer(sums), WIDE, np.int16)
    less = carray(as_pointer(rows + old * WIDE * 2), WIDE, np.int16)
    more = carray(as_pointer(rows + new * WIDE * 2), WIDE, np.int16)
    for k in range(width):
        total[k] = np.int16(total[k] + more[k] - less[k])


def renew_pair(sums, rows, width, read, end, old, new):
    """What two bytes are read for, where they have changed: reads from one address to another."""
    for at in range(read, end, READ * 4):
        how = carray(as_pointer(at), READ, np.int32)
        left, right, mask = np.int64(how[0]), np.int64(how[1]), np.int64(how[2])
        was, is_ = ((old << left) >> right) & mask, ((new << left) >> right) & mask
        least, most = np.int64(how[3]), np.int64(how[4])
        was, is_ = min(max(was, least), most), min(max(is_, least), most)
        if was != is_:
            move_row(sums, rows, how[5] + was, how[5] + is_, width)


def renew(s, at, seat, net):
    """Brings what a seat sees up to date; returns the address of its sums. What it saw last lies
    behind them."""
    own = carray(as_pointer(net), NET, np.int64)
    view, size = seat * (MOST_SEATS + 1) + s.seats, own[SIZE]
    here, rows, width = own[CARRY] + view * own[STEP], own[ROWS], own[WIDTH]
    begins = carray(as_pointer(own[BEGINS] + view * (size // 2 + 2) * 4), 1 << 20, np.int32)
    reads, each, words = own[READS], READ * 4, size // 8
    old = carray(as_pointer(here + WIDE * 2), 1 << 20, np.int64)
    new = carray(as_pointer(at), 1 << 20, np.int64)
    for word in range(words):
        was, is_ = old[word], new[word]
        if was != is_:
            old[word] = is_
            for pair in range(4 * word, 4 * word + 4):
                read, end = reads + begins[pair] * each, reads + begins[pair + 1] * each
                if (was ^ is_) & 0xFFFF != 0 and read < end:
                    renew_pair(here, rows, width, read, end, was, is_)
                was, is_ = was >> 16, is_ >> 16
    last = carray(as_pointer(here + WIDE * 2), 1 << 20, np.uint8)
    now = carray(as_pointer(at), 1 << 20, np.uint8)
    for pair in range(4 * words, size // 2 + size % 2):
        low, high = 2 * pair, min(2 * pair + 1, size - 1)
        if last[low] != now[low] or last[high] != now[high]:
            was, is_ = np.int64(last[low]), np.int64(now[low])
            if high > low:
                was, is_ = was | np.int64(last[high]) << 8, is_ | np.int64(now[high]) << 8
            read, end = reads + begins[pair] * each, reads + begins[pair + 1] * each
            renew_pair(here, rows, width, read, end, was, is_)
            last[low], last[high] = now[low], now[high]
    return here


def heed(s, at, seat, net, row):
    """What the wishes of a seat are read from."""
    own = carray(as_pointer(net), NET, np.int64)
    total = carray(as_pointer(renew(s, at, seat, net)), WIDE, np.int16)
    hidden = carray(as_pointer(row + HIDDEN * 8), WIDE, np.float32)
    for k in range(own[WIDTH]):
        hidden[k] = max(np.float32(total[k]), np.float32(0.0)) * np.float32(1.0 / SCALE)


def look(s, at, seat, net, row):
    """What a seat makes of the position: the first layer, and from it its strength."""
    own = carray(as_pointer(net), NET, np.int64)
    total = carray(as_pointer(renew(s, at, seat, net)), WIDE, np.int16)
    hidden = carray(as_pointer(row + LOOK * 8), WIDE, np.float32)
    for k in range(own[WIDTH]):
        hidden[k] = np.float32(total[k]) * np.float32(1.0 / SCALE)
    strength = add_seen(s, seat, net, row)
    second = carray(as_pointer(own[SECOND]), (DEEP, WIDE + 1), np.float32)
    last = carray(as_pointer(own[LAST]), DEEP + 1, np.float32)
    for k in range(own[WIDTH]):
        hidden[k] = max(hidden[k], np.float32(0.0))
    strength += last[DEEP]
    none = np.float32(0.0)
    for m in range(0, DEEP, 4):  # four sums at a time do not wait for each other
        a, b, c, d = second[m, WIDE], second[m + 1, WIDE], second[m + 2, WIDE], second[m + 3, WIDE]
        for k in range(own[WIDTH]):
            one = hidden[k]
            a += second[m, k] * one
            b += second[m + 1, k] * one
            c += second[m + 2, k] * one
            d += second[m + 3, k] * one
        strength += last[m] * max(a, none) + last[m + 1] * max(b, none)
        strength += last[m + 2] * max(c, none) + last[m + 3] * max(d, none)
    return strength


def add_seen(s, seat, net, row):
    """Adds to the first layer what the hint sees of the seat and, on average, of the others;
    returns what that is worth by itself."""
    own = carray(as_pointer(net), NET, np.int64)
    out = carray(as_pointer(row), ROW, np.float64)
    hidden = carray(as_pointer(row + LOOK * 8), WIDE, np.float32)
    weights = carray(as_pointer(own[SEEN]), (2 * COUNT, WIDE), np.float32)
    plain = carray(as_pointer(own[PLAIN]), 2 * COUNT, np.float32)
    strength = np.float32(0.0)
    each = np.float32(1.0 / max(s.seats - 1, 1))
    for n in range(COUNT):
        mine = np.float32(out[SCRATCH + seat * ASIDE + n])
        others = (np.float32(out[EVERY + n]) - mine) * each
        if mine == 0.0 and others == 0.0:
            continue
        strength += plain[n] * mine + plain[COUNT + n] * others
        for k in range(own[WIDTH]):
            hidden[k] += weights[n, k] * mine + weights[COUNT + n, k] * others
    return strength


def foresee(s, at, net, row):
    """Each seat's chance: shares of one victory by the strengths, or a team's one chance."""
    out = carray(as_pointer(row), ROW, np.float64)
    for n in range(COUNT):
        out[EVERY + n] = 0.0
    for seat in range(s.seats):
        features(s, seat, out[SCRATCH + seat * ASIDE :])
        for n in range(COUNT):
            out[EVERY + n] += out[SCRATCH + seat * ASIDE + n]
    for seat in range(1 if TEAM == 1 else s.seats):
        out[seat] = look(s, at, seat, net, row)
    share(s, out)


# In the order in which they are used.
INNER = "wish", "move_row", "renew_pair", "renew", "heed", "add_seen", "look", "foresee"


def compile_learnt(rules: Rules, hint: ModuleType) -> Any:
    """The learnt judge of a game: compiled now, or loaded if it was compiled before."""
    space = rule_space(rules, hint)
    space |= {name: globals()[name] for name in TEMPLATE}
    space["STATE"] = record_of(rules.game.position.LAYOUT)
    space["COUNT"], space["TEAM"] = len(hint.WEIGHTS), hint.TEAM
    for function in (judging.settle, judging.share):
        space[function.__name__] = numba.njit(twin(function, space), nogil=True)
    if hasattr(hint, "calm"):
        space["still"] = space["calm"]
    elif not hasattr(hint, "still"):
        space["still"] = numba.njit(twin(still, space), nogil=True)
    for name in INNER:
        space[name] = numba.njit(twin(globals()[name], space), nogil=True, fastmath=True)
    return judging.door(learnt, space, learnt_folder(rules, hint))


def learnt_folder(rules: Rules, hint: ModuleType) -> Path:
    """Named by all that is compiled: the rules, the hint, and both templates."""
    return judging.named("learnt", PARTS, rules, hint)
