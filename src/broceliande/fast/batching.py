"""Compiled code that steps many games in one call, whatever the game: `lab/vector` holds the
arrays, and these fill them.

`how` is a row of numbers: which games are meant (from FIRST up to LAST, so that several threads
share a batch), how they are played, and the addresses of the arrays. Addresses, because a view of
an array is counted by whoever holds it, game by game, and because one argument is quick to pass
from Python. Plain functions here; `compiler` compiles each once for all games. What a seat may see
comes as a table of runs (`fast/sight.py`).
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import numpy as np
from numba import carray, types

from broceliande.engine.cells import OPEN, OWNED, VEILED
from broceliande.engine.fields import EVERYONE
from broceliande.fast.doors import ASKED, DEAL, LEGAL, PLAY
from broceliande.fast.kernels import Number, as_pointer, clone, enter, first_of, pick, roll
from broceliande.fast.sha import key_luck
from broceliande.fast.sight import COUNT, EACH, FROM, RUN, SIGHT, TO, WHO, WIDTH

# What `how` holds: numbers first, then addresses.
(
    FIRST, LAST, DOOR, SIZE, STRIDE, SEATS, CELLS, MOVES, MOST, RUNS, PLACE, LUCK, TEAM, MINE,
    LIMIT, RESET,
) = range(16)  # fmt: skip
(
    BLANK_AT, POSITIONS_AT, RUNS_AT, OBSERVATIONS_AT, FINAL_AT, MASKS_AT, MOVES_AT, COUNTS_AT,
    ACTING_AT, PENDING_AT, STEPS_AT, SEEDS_AT, LUCKS_AT, ENDED_AT, REWARDS_AT, TERMINATED_AT,
    TRUNCATED_AT,
) = range(16, 33)  # fmt: skip
HOW = 33
NONE, NEXT, SAME = 0, 1, 2  # ways of dealing anew
MOST_DEALS = 100  # in search of one in which the caller is asked at all


def show(at, how, seat, out_at):
    """Write what a seat (-1: a spectator) may see of the position at that address. Both sides of a
    copy are rows that begin where it does: an index that cannot be negative makes the loop wide."""
    runs = carray(as_pointer(how[RUNS_AT]), (how[RUNS], RUN), np.int64)
    for n in range(how[RUNS]):
        count, sight, who = runs[n, COUNT], runs[n, SIGHT], runs[n, WHO]
        start = at + runs[n, FROM]
        out = carray(as_pointer(out_at + 2 * runs[n, TO]), count, np.int16)
        if sight == OPEN or (sight == OWNED and who == seat):
            if runs[n, WIDTH] == 1:
                small = carray(as_pointer(start), count, np.int8)
                for k in range(count):
                    out[k] = small[k]
            else:
                words = carray(as_pointer(start), count, np.int16)
                for k in range(count):
                    out[k] = words[k]
        elif sight == OWNED:
            for k in range(count):
                out[k] = VEILED
        else:
            lift(start, at + who, count, runs[n, WIDTH], runs[n, EACH], seat, out)


def lift(start, masks_at, count, width, each, seat, out):
    """A run that is visible cell by cell; `each` cells share a mask."""
    masks = carray(as_pointer(masks_at), count, np.int8)
    small = carray(as_pointer(start), count, np.int8)
    words = carray(as_pointer(start), count, np.int16)
    want = np.int8(EVERYONE if seat < 0 else 1 << seat)
    for k in range(count):
        told = np.int16(small[k]) if width == 1 else words[k]
        out[k] = told if masks[k // each] & want == want else np.int16(VEILED)


def list_moves(how, g, at, seat, spare):
    """The legal moves of a seat (-1: none), as a list and as a mask."""
    counts = carray(as_pointer(how[COUNTS_AT]), how[LAST], np.int32)
    moves = carray(as_pointer(how[MOVES_AT] + 2 * g * how[MOST]), how[MOST], np.int16)
    mask = carray(as_pointer(how[MASKS_AT] + g * how[MOVES]), how[MOVES], np.int8)
    for k in range(counts[g]):
        mask[moves[k]] = 0
    counts[g] = 0
    if seat >= 0:
        n = enter(how[DOOR], at, LEGAL, seat, spare.ctypes.data)
        for k in range(n):
            moves[k] = spare[k]
            mask[spare[k]] = 1
        counts[g] = n


def others_answer(how, at, asked, luck, spare):
    """Seats that are not the caller's answer at random until one of the caller's is asked; who is
    asked then."""
    while asked != 0 and asked & how[MINE] == 0:
        seat = first_of(asked)
        n = enter(how[DOOR], at, LEGAL, seat, spare.ctypes.data)
        asked = enter(how[DOOR], at, PLAY, seat, spare[pick(luck, n)])
    return asked


def deal_one(how, at, seed, luck, spare):
    """Deal the game of a seed: the one that the library deals for this number. Who is asked."""
    asked, block = np.int64(0), np.empty(16, np.int64)
    for _ in range(MOST_DEALS):
        clone(how[BLANK_AT], at, how[SIZE])
        high, low = np.int64(seed[0] >> np.uint64(32)), np.int64(seed[0] & np.uint64(0xFFFFFFFF))
        key_luck(high, low, block, carray(as_pointer(at + how[LUCK]), 5, np.int64))
        enter(how[DOOR], at, DEAL, 0, 0)
        asked = others_answer(how, at, enter(how[DOOR], at, ASKED, 0, 0), luck, spare)
        if asked != 0:
            break
        seed[0] = roll(seed)
    return asked


def reward(how, g, at):
    """A victory is 1 and shared equally; in a team, everybody's."""
    places = carray(as_pointer(at + how[PLACE]), how[SEATS], np.int8)
    rewards = carray(as_pointer(how[REWARDS_AT]), (how[LAST], how[SEATS]), np.float32)
    winners = 0
    for seat in range(how[SEATS]):
        if places[seat] == 1:
            winners += 1
    for seat in range(how[SEATS]):
        if places[seat] == 1:
            rewards[g, seat] = np.float32(1.0 if how[TEAM] == 1 else 1.0 / winners)


def ask(how, g, at, asked, last, spare):
    """Say who is asked, what they may answer and what they see; where nobody is, what the seat that
    acted last sees."""
    acting = carray(as_pointer(how[ACTING_AT]), how[LAST], np.int8)
    pending = carray(as_pointer(how[PENDING_AT]), how[LAST], np.int8)
    asked &= how[MINE]
    seat = np.int64(first_of(asked)) if asked != 0 else np.int64(-1)
    pending[g] = asked
    acting[g] = seat
    list_moves(how, g, at, seat, spare)
    show(at, how, last if seat < 0 else seat, how[OBSERVATIONS_AT] + 2 * g * how[CELLS])


def deal_some(how, which):
    """Deal those games anew that `which` names."""
    seeds = carray(as_pointer(how[SEEDS_AT]), how[LAST], np.uint64)
    lucks = carray(as_pointer(how[LUCKS_AT]), how[LAST], np.uint64)
    steps = carray(as_pointer(how[STEPS_AT]), how[LAST], np.int32)
    ended = carray(as_pointer(how[ENDED_AT]), how[LAST], np.int8)
    spare = np.empty(how[MOST], np.int64)
    for g in range(how[FIRST], how[LAST]):
        if which[g]:
            at = how[POSITIONS_AT] + g * how[STRIDE]
            asked = deal_one(how, at, seeds[g:], lucks[g:], spare)
            steps[g], ended[g] = 0, 0
            ask(how, g, at, asked, np.int64(-1), spare)


def step_some(how, actions):
    """One answer in each game; a game that ended is dealt anew as `how` says."""
    seeds = carray(as_pointer(how[SEEDS_AT]), how[LAST], np.uint64)
    lucks = carray(as_pointer(how[LUCKS_AT]), how[LAST], np.uint64)
    steps = carray(as_pointer(how[STEPS_AT]), how[LAST], np.int32)
    acting = carray(as_pointer(how[ACTING_AT]), how[LAST], np.int8)
    ended = carray(as_pointer(how[ENDED_AT]), how[LAST], np.int8)
    terminated = carray(as_pointer(how[TERMINATED_AT]), how[LAST], np.int8)
    truncated = carray(as_pointer(how[TRUNCATED_AT]), how[LAST], np.int8)
    rewards = carray(as_pointer(how[REWARDS_AT]), (how[LAST], how[SEATS]), np.float32)
    spare = np.empty(how[MOST], np.int64)
    for g in range(how[FIRST], how[LAST]):
        at = how[POSITIONS_AT] + g * how[STRIDE]
        for one in range(how[SEATS]):
            rewards[g, one] = 0.0
        seat, asked = np.int64(acting[g]), np.int64(0)
        anew = ended[g] != 0
        if anew and how[RESET] != NEXT:
            continue
        if anew:
            terminated[g], truncated[g], ended[g] = 0, 0, 0
        else:
            asked = enter(how[DOOR], at, PLAY, seat, actions[g])
            asked = others_answer(how, at, asked, lucks[g:], spare)
            steps[g] += 1
            terminated[g] = asked == 0
            truncated[g] = asked != 0 and how[LIMIT] > 0 and steps[g] >= how[LIMIT]
            if asked == 0:
                reward(how, g, at)
            if terminated[g] | truncated[g] != 0:
                anew = how[RESET] == SAME
                asked = np.int64(0)
                if anew:
                    show(at, how, seat, how[FINAL_AT] + 2 * g * how[CELLS])
                else:
                    ended[g] = 1
        if anew:
            seeds[g] = roll(seeds[g:])
            steps[g] = 0
            asked = deal_one(how, at, seeds[g:], lucks[g:], spare)
        ask(how, g, at, asked, seat, spare)


def turn_some(how, seats):
    """Let another seat act in each game, of those that are asked; the first game in which the one
    named is not asked, and then nothing has changed, or -1."""
    acting = carray(as_pointer(how[ACTING_AT]), how[LAST], np.int8)
    pending = carray(as_pointer(how[PENDING_AT]), how[LAST], np.int8)
    for g in range(how[FIRST], how[LAST]):
        if pending[g] != 0 and (seats[g] < 0 or (pending[g] >> seats[g]) & 1 == 0):
            return g
    spare = np.empty(how[MOST], np.int64)
    for g in range(how[FIRST], how[LAST]):
        if pending[g] != 0 and acting[g] != seats[g]:
            at = how[POSITIONS_AT] + g * how[STRIDE]
            acting[g] = seats[g]
            list_moves(how, g, at, np.int64(seats[g]), spare)
            show(at, how, np.int64(seats[g]), how[OBSERVATIONS_AT] + 2 * g * how[CELLS])
    return -1


def show_some(how, seat, out_at):
    """What a seat may see in each game."""
    for g in range(how[FIRST], how[LAST]):
        show(how[POSITIONS_AT] + g * how[STRIDE], how, seat, out_at + 2 * g * how[CELLS])


def mask_some(how, seat, masks):
    """The legal moves of one seat in each game; none where it is not asked."""
    pending = carray(as_pointer(how[PENDING_AT]), how[LAST], np.int8)
    spare = np.empty(how[MOST], np.int64)
    for g in range(how[FIRST], how[LAST]):
        if (pending[g] >> seat) & 1 != 0:
            at = how[POSITIONS_AT] + g * how[STRIDE]
            for k in range(enter(how[DOOR], at, LEGAL, seat, spare.ctypes.data)):
                masks[g, spare[k]] = True


def pick_some(how, lucks, actions):
    """A legal move of each game, drawn uniformly; 0 where nobody is asked."""
    counts = carray(as_pointer(how[COUNTS_AT]), how[LAST], np.int32)
    moves = carray(as_pointer(how[MOVES_AT]), (how[LAST], how[MOST]), np.int16)
    own = carray(as_pointer(lucks), how[LAST], np.uint64)
    for g in range(how[FIRST], how[LAST]):
        actions[g] = moves[g, pick(own[g:], counts[g])] if counts[g] > 0 else 0


def first_illegal(how, actions):
    """The first game whose action is not legal, or -1."""
    acting = carray(as_pointer(how[ACTING_AT]), how[LAST], np.int8)
    masks = carray(as_pointer(how[MASKS_AT]), (how[LAST], how[MOVES]), np.int8)
    for g in range(how[FIRST], how[LAST]):
        if acting[g] >= 0:
            move = actions[g]
            if move < 0 or move >= how[MOVES] or masks[g, move] == 0:
                return g
    return -1


How = types.int64[::1]
Row = types.int16[::1]
Words = types.Array(types.uint64, 1, "C", aligned=True)

# In the order in which they use each other.
SIGNATURES = {
    "lift": types.void(Number, Number, Number, Number, Number, Number, Row),
    "show": types.void(Number, How, Number, Number),
    "list_moves": types.void(How, Number, Number, Number, How),
    "others_answer": Number(How, Number, Number, Words, How),
    "deal_one": Number(How, Number, Words, Words, How),
    "reward": types.void(How, Number, Number),
    "ask": types.void(How, Number, Number, Number, Number, How),
    "deal_some": types.void(How, types.boolean[::1]),
    "step_some": types.void(How, How),
    "turn_some": Number(How, types.int8[::1]),
    "show_some": types.void(How, Number, Number),
    "mask_some": types.void(How, Number, types.boolean[:, ::1]),
    "pick_some": types.void(How, Number, How),
    "first_illegal": Number(How, How),
}
