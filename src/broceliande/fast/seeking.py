"""The search's inner loop: information-set Monte-Carlo tree search, compiled once for all games.

There is no tree of nodes but a table of statistics. Everything said so far is folded into one
number, the *trail*; what is known of a move is found under (trail, seat, move). Every iteration
draws a world that the searching seat holds possible, walks down it by the statistics, adds one
decision to the table, plays on a little, and lets the judge say what the place reached is worth.

Seats asked at the same time answer without knowing of each other: within such a batch each seat
follows a trail of its own, which the others' answers do not touch.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import numpy as np
from numba import njit

from broceliande.fast.doors import (  # isort: skip
    ASKED, CALM, EYE, HEED, KEY, LEGAL, MOST_SEATS, MOVER, PLAY, QUESTION,
    REDEAL, WISH, WORTH,
)  # fmt: skip
from broceliande.fast.kernels import enter, first_of, pick
from broceliande.fast.signatures import SIGNATURES  # noqa: F401  (the compiler asks for it here)

# Where each number of a search stands in `how`; the last two are addresses, 0 for none: of a net
# that tells how likely worlds are, and of weights.
EXPLORE, BIAS, SHARPNESS, EVEN, LENGTH, SAMPLE, AT_CUT, SEES, WORLDS, GUIDED, BELIEFS, WEIGHTS = (
    range(12)
)
KNOBS = 12
FINE = 65536.0  # what 1 is in a judge's answer to WISH
DEEPEST = 400  # decisions on one way down
RESTLESS = 60  # moves played on, at most, to a position that the hint can judge
HERE = 0xFFFF  # stands for the decision itself in place of a move


@njit(inline="always")
def fold(trail, seat, move):
    """One number for what was said so far and this."""
    x = trail ^ ((np.uint64(seat) << np.uint64(32)) | np.uint64(move + 1))
    x = (x ^ (x >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    x = (x ^ (x >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return x ^ (x >> np.uint64(32)) | np.uint64(1)  # 0 stands for an empty place


@njit(inline="always")
def look(keys, key):
    """Where the statistics under a key stand, or the empty place where they would."""
    mask = np.uint64(keys.size - 1)
    at = key & mask
    while keys[at] != np.uint64(0) and keys[at] != key:
        at = (at + np.uint64(1)) & mask
    return np.int64(at)


def copy_row(source, target):
    """Copy a position."""
    for at in range(source.size):
        target[at] = source[at]


def weigh(door, judge, work, trial, seat, move, how, values):
    """What the position after a move is worth to the seat that makes it."""
    copy_row(work, trial)
    enter(door, trial.ctypes.data, PLAY, seat, move)
    enter(judge, trial.ctypes.data, WORTH, values.ctypes.data, np.int64(how[WEIGHTS]))
    return values[seat]


def wished(judge, work, seat, how, n, moves, luck, spare):
    """One of the moves, drawn as a learnt judge wishes them: the largest wish with a chance of its
    own added (which draws in proportion to their powers)."""
    net = np.int64(how[WEIGHTS])
    spare[MOVER] = seat
    enter(judge, work.ctypes.data, HEED, spare.ctypes.data, net)
    best, most = 0, -1e30
    for at in range(n):
        chance = (pick(luck, 1 << 24) + 0.5) / (1 << 24)
        value = enter(judge, net, WISH, spare.ctypes.data, moves[at]) / FINE - np.log(
            -np.log(chance)
        )
        if value > most:
            best, most = at, value
    return best


def play_on(door, judge, work, trial, spare, how, luck, moves, values):
    """Play a number of moves more (the best of a few drawn at random), and on to where the hint can
    tell (at the end of a turn, say), then ask the judge."""
    left = np.int64(how[LENGTH])
    sample = np.int64(how[SAMPLE])
    seats = enter(door, work.ctypes.data, ASKED, 0, 0)
    while seats != 0 and left > -RESTLESS:
        if left <= 0 and enter(judge, work.ctypes.data, CALM, 0, 0) != 0:
            break
        seat = first_of(seats)
        n = enter(door, work.ctypes.data, LEGAL, seat, moves.ctypes.data)
        best = moves[pick(luck, n)]
        if how[GUIDED] > 0.0 and n > 1:
            best = moves[wished(judge, work, seat, how, n, moves, luck, spare)]
        elif sample > 1 and n > 1:
            most = -1.0
            for _ in range(min(sample, n)):
                move = moves[pick(luck, n)]
                value = weigh(door, judge, work, trial, seat, move, how, spare)
                if value > most:
                    most = value
                    best = move
        seats = enter(door, work.ctypes.data, PLAY, seat, best)
        left -= 1
    if seats == 0 or how[AT_CUT] > 0.0:
        enter(judge, work.ctypes.data, WORTH, values.ctypes.data, np.int64(how[WEIGHTS]))
        return
    for seat in range(MOST_SEATS):
        values[seat] = 0.5


def learn(
    door, judge, work, trial, seat, sealed, trail, how, keys, numbers, used, n, moves, spare, places
):  # fmt: skip
    """Moves that are not in the table go there, with the hint's opinion; `places`: all of them."""
    for at in range(n):
        key = fold(trail, seat, moves[at])
        place = places[at] = look(keys, key)
        if keys[place] == np.uint64(0):
            prior = 0.5
            if how[BIAS] > 0.0 and not sealed:
                prior = weigh(door, judge, work, trial, seat, moves[at], how, spare)
            elif how[BIAS] > 0.0:
                enter(judge, work.ctypes.data, WORTH, spare.ctypes.data, np.int64(how[WEIGHTS]))
                prior = spare[seat]
            keys[place] = key
            used[0] += 1
            row = numbers[place]
            row[0] = row[1] = row[2] = 0.0
            row[3] = prior
            row[4] = np.exp(prior * how[SHARPNESS])


def guess(judge, work, seat, trail, how, keys, numbers, used, n, moves, spare, places):
    """As `learn`, by a judge that looks once and has a wish for every move."""
    seen, net = False, np.int64(how[WEIGHTS])
    for at in range(n):
        key = fold(trail, seat, moves[at])
        place = places[at] = look(keys, key)
        if keys[place] == np.uint64(0):
            if not seen:
                spare[MOVER] = seat
                enter(judge, work.ctypes.data, EYE, spare.ctypes.data, net)
                seen = True
            keys[place] = key
            used[0] += 1
            row = numbers[place]
            row[0] = row[1] = row[2] = 0.0
            row[3] = spare[seat]
            row[4] = np.exp(enter(judge, net, WISH, spare.ctypes.data, moves[at]) / FINE)


def choose(how, numbers, n, places, luck):
    """The move with the best value and the most to learn; every legal one was available. The
    hint's wishes come from one world, so that a part of the curiosity is for all alike."""
    whole = 0.0
    for at in range(n):
        row = numbers[places[at]]
        row[1] += 1.0
        whole += row[4]
    best = 0
    most = -1e30
    first = pick(luck, n)
    bias = max(how[BIAS], 1e-3)
    for step in range(n):
        at = (first + step) % n
        row = numbers[places[at]]
        value = (row[2] + bias * row[3]) / (row[0] + bias)
        wish = (1.0 - how[EVEN]) * row[4] / whole + how[EVEN] / n
        value += how[EXPLORE] * wish * np.sqrt(row[1]) / (1.0 + row[0])
        if value > most:
            most = value
            best = at
    return best


def batch_of(judge, work, asked):
    """The question if several seats are asked at the same time, else 0."""
    if asked & (asked - 1) == 0:
        return np.int64(0)
    return enter(judge, work.ctypes.data, QUESTION, 0, 0)


def go_down(
    door, judge, work, trial, trail, how, keys, numbers, used, luck, moves, spare, trails, way,
    places,
):  # fmt: skip
    """From the root along the statistics to a decision met for the first time; how deep it is."""
    depth = 0
    trails[:] = trail
    asked = enter(door, work.ctypes.data, ASKED, 0, 0)
    batch = batch_of(judge, work, asked)
    while asked != 0 and depth < DEEPEST:
        mover = first_of(asked)
        n = enter(door, work.ctypes.data, LEGAL, mover, moves.ctypes.data)
        move = moves[0]
        own = trails[mover]
        if n > 1:
            key = fold(own, mover, HERE)
            here = look(keys, key)
            if keys[here] == np.uint64(0):
                if used[0] < (keys.size * 3) // 4:
                    keys[here] = key
                    used[0] += 1
                break
            if used[0] + n >= keys.size - 1:
                break
            if how[GUIDED] > 0.0:
                guess(judge, work, mover, own, how, keys, numbers, used, n, moves, spare, places)
            else:
                learn(
                    door, judge, work, trial, mover, batch != 0, own, how, keys, numbers, used, n,
                    moves, spare, places,
                )  # fmt: skip
            chosen = choose(how, numbers, n, places, luck)
            move = moves[chosen]
            way[depth, 0], way[depth, 1] = places[chosen], mover
            depth += 1
        trail = fold(trail, mover, move)
        after = enter(door, work.ctypes.data, PLAY, mover, move)
        goes_on = batch != 0 and after != 0 and after & ~asked == 0
        if goes_on and enter(judge, work.ctypes.data, QUESTION, 0, 0) == batch:
            trails[mover] = fold(own, mover, move)
        else:
            trails[:] = trail
            batch = batch_of(judge, work, after)
        asked = after
    return depth


def likely(judge, world, seat, how, spare):
    """How much likelier than another one a world is, by all that lies on the table."""
    net = np.int64(how[BELIEFS])
    spare[MOVER] = seat
    enter(judge, world.ctypes.data, HEED, spare.ctypes.data, net)
    return np.exp(enter(judge, net, WISH, spare.ctypes.data, 0) / FINE)


def deal(door, root, world, seat, luck):
    """A world that a seat holds possible."""
    copy_row(root, world)
    enter(door, world.ctypes.data, KEY, luck.ctypes.data, 0)
    enter(door, world.ctypes.data, REDEAL, seat, 0)


def imagine(door, judge, root, work, trial, seat, how, luck, spare):
    """A world that a seat holds possible; of a few, one drawn by how likely they are."""
    deal(door, root, work, seat, luck)
    if how[BELIEFS] == 0.0 or seat < 0:
        return
    whole = likely(judge, work, seat, how, spare)
    for _ in range(1, np.int64(how[WORLDS])):
        deal(door, root, trial, seat, luck)
        one = likely(judge, trial, seat, how, spare)
        whole += one
        if pick(luck, 1 << 24) * whole < one * (1 << 24):
            copy_row(trial, work)


def seek(
    door, judge, root, work, trial, seat, iterations, start, how, keys, numbers, used, luck, moves,
    values, spare, totals, way,
):  # fmt: skip
    """So many iterations; `totals` adds up what each seat got of them."""
    trails, places = np.zeros(MOST_SEATS, np.uint64), np.zeros(moves.size, np.int64)
    for _ in range(iterations):
        if how[SEES] == 0.0:
            imagine(door, judge, root, work, trial, seat, how, luck, spare)
        else:
            copy_row(root, work)
        depth = go_down(
            door, judge, work, trial, start, how, keys, numbers, used, luck, moves, spare, trails,
            way, places,
        )  # fmt: skip
        play_on(door, judge, work, trial, spare, how, luck, moves, values)
        for at in range(depth):
            row = numbers[way[at, 0]]
            row[0] += 1.0
            row[2] += values[way[at, 1]]
        for one in range(MOST_SEATS):
            totals[one] += values[one]


def look_ahead(door, judge, root, work, trial, seat, worlds, how, luck, moves, spare, totals):
    """What each legal move of a seat is worth by the hint, one step on, added up over worlds."""
    n = np.int64(0)
    for _ in range(worlds):
        deal(door, root, work, seat, luck)
        n = enter(door, work.ctypes.data, LEGAL, seat, moves.ctypes.data)
        for at in range(n):
            totals[at] += weigh(door, judge, work, trial, seat, moves[at], how, spare)
    return n
