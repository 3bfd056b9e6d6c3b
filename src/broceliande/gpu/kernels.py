"""What a card does with a batch: the bodies of the kernel, in plain functions that know no card.

A card is quick where its lanes do the same. So games stand in line by the question that they ask
(`line_up`), and each group of WIDTH games is taken from one line: its lanes carry out answers to
the same question, or deal anew together. In random play each lane looks for the legal moves of its
own game, and a group goes on while most of it asks the same; for masks, GROUP lanes share a game.
Observations are written by all lanes, one game after the other.

A template: `compiler` binds these bodies to a game's rules on the card (`rule_deal`, `rule_play`,
`rule_reason`, `rule_worth`, `rule_redeal`) and to its votes (`ballot`, `alike`, `popc`, `spread`,
`reserve`, `together`); the tests bind the same bodies to the compiled rules of the processor, with
groups of one.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, name-defined"
# ruff: noqa: F821

from __future__ import annotations

from collections import namedtuple

import numpy as np

# What a batch is: numbers that stay, in `Book.shape`, which a card hands to each lane.
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
MOVED, ANEW = 1, 2  # what became of a game in its turn, added up

KEEP, NEXT, SAME = 0, 1, 2  # a finished game stays; goes with the next step; goes at once
NO_EYE, ACTOR = -3, -2  # nobody's observation; that of the seat that acts; -1 a spectator's
VEILED = -32768
GOLDEN = 0x9E3779B97F4A7C15
ANY = 0xFFFFFFFF  # of 32 answers


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
    first. The lanes of each line take their places together, and all lines at once."""
    there, row = (plan.turn + 1) % 2, (plan.turn + 1) % 3
    ours = alike(line if game >= 0 else -1)
    leader = popc((ours & -ours) - 1)
    place = 0
    if game >= 0 and lane == leader:
        place = reserve(desk.count, row, line, popc(ours))
    place = spread(place, leader)
    if game >= 0:
        desk.order[there, line, place + popc(ours & ((1 << lane) - 1))] = game


def line_of(at, cells, book):
    """The line in which a game stands: that of its question, the first one if it is over."""
    asks = cells[at + book.shape[ASKED]] != 0
    return np.int64(cells[at + book.shape[QUESTION]]) if asks else 0


def walk(lane, home, who, tile, cells, shorts, words, bits, room, book, desk, plan):
    """Let a group of games go on from turn `begin` to turn `end`: in turn 0 they are dealt if they
    are `fresh`, in every later one each plays a move, given or random. From turn `sight` on they
    look for legal moves, and after turn 1 only those go on whose neighbours ask the same."""
    game = who[lane]
    at = (home + lane) * book.shape[PAD]
    going, made, chance, steps, moves = game >= 0, 0, np.uint64(0), 0, 0
    if plan.given == 0 and game >= 0:  # asked for now, needed when the games are played
        chance, steps, moves = desk.chance[game], desk.steps[game], desk.moves[game]
    for turn in range(plan.begin, plan.end + 1):
        became = ANEW if plan.fresh != 0 and going else 0
        if turn > 0:
            word = chance + np.uint64(GOLDEN) * np.uint64(made + 1)
            became = take_turn(
                lane, home, who, going, at, tile, cells, shorts, bits, word, book, desk, plan
            )
            made += became & MOVED
        if became & ANEW != 0:
            deal_anew(home, lane, game, turn, tile, words, room, book, desk)
            steps = 0
        together()
        if 0 < turn < plan.end:
            going = crowd(going, line_of(at, cells, book))
            if ballot(going) == 0:
                break
        if 0 <= plan.sight <= turn and (turn < plan.end or turn == plan.sight):
            look(lane, home, who, going, tile, cells, bits, book, desk, plan)
            together()
    if plan.given == 0 and made > 0:
        desk.chance[game] = chance + np.uint64(GOLDEN) * np.uint64(made)
        desk.steps[game], desk.moves[game] = steps + made, moves + made
    leave(lane, home, who, at, cells, shorts, book, desk, plan)


def leave(lane, home, who, at, cells, shorts, book, desk, plan):
    """After its turns a group gets in line for the next, and what came of it is told."""
    game = who[lane]
    if plan.turn >= 0:
        line_up(lane, game, line_of(at, cells, book), desk, plan)
    if plan.given == 0 and plan.lines != 0:
        return  # random play goes on, and is told of when it stops
    if game >= 0:
        tell_turn(at, game, cells, book, desk)
    together()
    if plan.eye != NO_EYE:
        observe(lane, home, who, EVERY, cells, shorts, book, desk.seen, desk.eyes, plan.eye)


def crowd(going, line):
    """Whether a game goes on at once: it asks what most of its group do."""
    ours, left, best = 0, ballot(going and line != 0), 0
    for _ in range(2):  # the first one may be an odd one out
        leader = popc((left & -left) - 1) & (WIDTH - 1)
        asked = spread(line, leader)
        ours = ballot(going and line == asked)
        if popc(ours) >= CROWD and left != 0:
            best = asked
        left &= ~ours
    return going and line != 0 and line == best


def take_turn(lane, home, who, going, at, tile, cells, shorts, bits, word, book, desk, plan):
    """Play a move in a game that is not over, a random one by a word of luck; what became of it."""
    game, done, ended, became = who[lane], False, False, 0
    if going:
        done = over_before(at, game, cells, book, desk, plan)
        if not done:
            move = move_of(lane, at, game, cells, bits, mixed(word), book, desk, plan)
            if move >= 0:
                rule_play(tile, home + lane, first_seat(cells[at + book.shape[ASKED]]), move)
                ended = closes(at, game, cells, book, desk, plan)
                became = MOVED
    if plan.reset != SAME:
        return ANEW if done and plan.reset == NEXT else became
    last = ballot(ended)
    if last != 0:
        together()
        observe(lane, home, who, last, cells, shorts, book, desk.last, desk.eyes, ACTOR)
        together()
    return became | ANEW if done or ended else became


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


def move_of(lane, at, game, cells, bits, word, book, desk, plan):
    """The move that a game makes now: a random one, or the one given; -1 if that is not legal."""
    shape = book.shape
    if plan.given == 0:
        question = cells[at + shape[QUESTION]]
        return book.ask_at[question] + drawn(lane, book.ask_size[question], bits, word)
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
    if over:
        desk.ended[game] += 1
    if plan.given != 0:
        steps = desk.steps[game] + 1
        desk.steps[game] = steps
        desk.moves[game] += 1
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
    key_of(seed, at, words, room, book)
    rule_deal(tile, home + lane)
    desk.seeds[game] = seed
    desk.steps[game] = 0


def key_of(seed, at, words, room, book):
    """The luck of a seed, in the position that begins with that word."""
    luck = at + book.shape[LUCK] // 8
    high, low = np.int64(seed >> np.uint64(32)), np.int64(seed & np.uint64(0xFFFFFFFF))
    key_luck(high, low, room, words[luck : luck + 5])


def think_anew(home, lane, game, tile, cells, words, room, book, desk, worlds, eye):
    """Make of a game that is not over another one, which a seat cannot tell from it: all that is
    hidden from it is drawn anew, with the luck of a seed."""
    at = home + lane
    if cells[at * book.shape[PAD] + book.shape[OVER]] == 0:
        key_of(worlds[game], at * (book.shape[PAD] // 8), words, room, book)
        rule_redeal(tile, at, np.int64(desk.eyes[game]) if eye == ACTOR else np.int64(eye))


def tell_turn(at, game, cells, book, desk):
    """Who owes an answer now."""
    asked = cells[at + book.shape[ASKED]]
    seat = first_seat(asked)
    desk.pending[game] = asked
    desk.acting[game] = seat
    if seat >= 0:
        desk.eyes[game] = seat
