"""What a card does with a batch: the bodies of the kernel, in plain functions that know no card.

A card is quick where its lanes do the same. So games stand in line by the question that they ask
(`line_up`), and each group of WIDTH games is taken from one line: its lanes carry out answers to
the same question, or deal anew together. The lanes of a group look for legal moves together, too:
GROUP of them share a game, and each tries its own answers; a question of 241 answers takes a few
looks and not 241. Observations are written by all lanes, one game after the other.

A template: `compiler` binds these bodies to a game's rules on the card (`rule_deal`, `rule_play`,
`rule_reason`) and to its votes (`ballot`, `popc`, `spread`, `reserve`, `together`); the tests bind
the same bodies to the compiled rules of the processor, with groups of one.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

from collections import namedtuple

import numpy as np

# What a batch is: numbers that stay, in `Book.shape`.
(PAD, ASKED, QUESTION, OVER, PLACE, LUCK, SEATS, MOVES, TEAM) = range(9)

# The arrays of a batch, by game; `states` holds its positions as words of 64 bits. `order` holds
# the lines in which the games stand, for this turn and the next one, `count` how long they are.
Desk = namedtuple(
    "Desk",
    "states seeds chance steps actions masks masked acting pending eyes rewards terminated"
    " truncated faults seen last moves ended order count",
)
# What all games share: those numbers, a position before the deal, questions, the index of cells.
Book = namedtuple("Book", "shape blank ask_at ask_size where veil")
# What to do: see `walk`.
Plan = namedtuple("Plan", "begin end sight given fresh reset eye masks limit lines turn")

KEEP, NEXT, SAME = 0, 1, 2  # a finished game stays; goes with the next step; goes at once
NO_EYE, ACTOR = -3, -2  # nobody's observation; that of the seat that acts; -1 a spectator's
VEILED = -32768
GOLDEN = 0x9E3779B97F4A7C15


def mixed(x):
    """SplitMix64's last steps: a number in which every bit depends on every bit of x."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def first_seat(asked):
    """The lowest seat of a mask, -1 if there is none."""
    seat = -1
    if asked != 0:
        seat = 0
        while (asked >> seat) & 1 == 0:
            seat += 1
    return seat


def called(group, lane, desk, plan):
    """The game that a lane of a group takes: from the lines, a group never from two of them; or
    simply the next one. -1 for none."""
    if plan.lines == 0:
        return group * WIDTH + lane
    here, counts = plan.turn % 2, desk.count[plan.turn % 3]
    line = 0
    if plan.given == 0 and plan.reset == KEEP:
        line = 1  # the first one is that of finished games
    while line < counts.size:
        groups = (counts[line] + WIDTH - 1) // WIDTH
        if group < groups:
            place = group * WIDTH + lane
            return np.int64(desk.order[here, line, place]) if place < counts[line] else -1
        group -= groups
        line += 1
    return -1


def line_up(lane, game, line, desk, plan):
    """Every game stands in the line of its question for the next turn, the finished ones in the
    first. The lanes take their places together, line by line."""
    there, row = (plan.turn + 1) % 2, (plan.turn + 1) % 3
    for each in range(desk.count.shape[1]):
        ours = ballot(game >= 0 and line == each)
        if ours != 0:
            leader = popc((ours & -ours) - 1)
            place = 0
            if lane == leader:
                place = reserve(desk.count, row, each, popc(ours))
            place = spread(place, leader)
            if game >= 0 and line == each:
                desk.order[there, each, place + popc(ours & ((1 << lane) - 1))] = game


def walk(lane, home, who, tile, cells, shorts, words, bits, room, book, desk, plan):
    """Let a group of games go on from turn `begin` to turn `end`: in turn 0 they are dealt if they
    are `fresh`, in turn 1 each plays a move, given or random. After turn `sight` they look for
    legal moves."""
    game = who[lane]
    at = (home + lane) * book.shape[PAD]
    for turn in range(plan.begin, plan.end + 1):
        new = plan.fresh != 0 and game >= 0
        if turn > 0:
            new = take_turn(lane, home, who, at, tile, cells, shorts, bits, book, desk, plan)
        if new:
            deal_anew(home, lane, game, turn, tile, words, room, book, desk)
        together()
        if turn == plan.sight:
            look(lane, home, who, tile, cells, bits, book, desk, plan.masks)
            together()
    if game >= 0:
        tell_turn(at, game, cells, book, desk)
    together()
    if plan.eye != NO_EYE:
        observe(lane, home, who, EVERY, cells, shorts, book, desk.seen, desk.eyes, plan.eye)
    if plan.turn >= 0:
        asks = cells[at + book.shape[ASKED]] != 0
        line_up(lane, game, np.int64(cells[at + book.shape[QUESTION]]) if asks else 0, desk, plan)


def take_turn(lane, home, who, at, tile, cells, shorts, bits, book, desk, plan):
    """Play a move in a game that is not over; whether it is to be dealt anew now."""
    game, done, ended = who[lane], False, False
    if game >= 0:
        done = over_before(at, game, cells, book, desk, plan)
        if not done:
            move = move_of(lane, at, game, cells, bits, book, desk, plan)
            if move >= 0:
                rule_play(tile, home + lane, first_seat(cells[at + book.shape[ASKED]]), move)
                ended = closes(at, game, cells, book, desk, plan)
    if plan.reset != SAME:
        return done and plan.reset == NEXT
    last = ballot(ended)
    if last != 0:
        together()
        observe(lane, home, who, last, cells, shorts, book, desk.last, desk.eyes, ACTOR)
        together()
    return done or ended


def over_before(at, game, cells, book, desk, plan):
    """Whether the game was over, or cut off, before this turn; in a step, nothing of the one before
    is told again, but that a game which stays is over."""
    done = cells[at + book.shape[OVER]] != 0
    if plan.given != 0:
        cut, told = desk.truncated[game] != 0, desk.terminated[game] != 0
        done = done or (cut and plan.reset != SAME)
        if told:
            for seat in range(book.shape[SEATS]):
                desk.rewards[game, seat] = np.float32(0.0)
        if (cut or told) and plan.reset != KEEP:
            desk.truncated[game] = desk.terminated[game] = 0
    return done


def move_of(lane, at, game, cells, bits, book, desk, plan):
    """The move that a game makes now: a random one, or the one given; -1 if that is not legal."""
    shape = book.shape
    if plan.given == 0:
        question = cells[at + shape[QUESTION]]
        chance = desk.chance[game] + np.uint64(GOLDEN)
        desk.chance[game] = chance
        answer = drawn(lane, book.ask_size[question], bits, mixed(chance))
        return book.ask_at[question] + answer
    desk.eyes[game] = first_seat(cells[at + shape[ASKED]])
    move = np.int64(desk.actions[game])
    if move < 0 or move >= shape[MOVES] or desk.masks[game, move] == 0:
        desk.faults[game] = 1
        return -1
    return move


def closes(at, game, cells, book, desk, plan):
    """After a move: whether the game ended with it; in a step, note who won, and cut the game off
    at its limit."""
    over = cells[at + book.shape[OVER]] != 0
    steps = desk.steps[game] + 1
    desk.steps[game] = steps
    desk.moves[game] += 1
    if over:
        desk.ended[game] += 1
    if plan.given != 0:
        if over:
            desk.terminated[game] = 1
            settle(at, game, cells, book, desk)
        elif 0 < plan.limit <= steps:
            desk.truncated[game] = 1
            over = True
    return over


def settle(at, game, cells, book, desk):
    """A victory is 1, and shared equally; a team's is everybody's."""
    shape = book.shape
    winners = 0
    for seat in range(shape[SEATS]):
        if cells[at + shape[PLACE] + seat] == 1:
            winners += 1
    for seat in range(shape[SEATS]):
        share = np.float32(0.0)
        if cells[at + shape[PLACE] + seat] == 1:
            share = np.float32(1.0) if shape[TEAM] != 0 else np.float32(1.0) / np.float32(winners)
        desk.rewards[game, seat] = share


def deal_anew(home, lane, game, turn, tile, words, room, book, desk):
    """Deal the game of a seed, as `bro.table(seed=...)` does: in turn 0 of the seed that is given,
    later of the one after it."""
    seed = desk.seeds[game]
    if turn > 0:
        seed = mixed(seed + np.uint64(GOLDEN))
    size = book.shape[PAD] // 8
    at = (home + lane) * size
    for word in range(size):
        words[at + word] = book.blank[word]
    luck = at + book.shape[LUCK] // 8
    high, low = np.int64(seed >> np.uint64(32)), np.int64(seed & np.uint64(0xFFFFFFFF))
    key_luck(high, low, room, words[luck : luck + 5])
    rule_deal(tile, home + lane)
    desk.seeds[game] = seed
    desk.steps[game] = 0


def tell_turn(at, game, cells, book, desk):
    """Who owes an answer now."""
    asked = cells[at + book.shape[ASKED]]
    seat = first_seat(asked)
    desk.pending[game] = asked
    desk.acting[game] = seat
    if seat >= 0:
        desk.eyes[game] = seat
