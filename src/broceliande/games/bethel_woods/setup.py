"""Set-up (BW-009 to BW-025), its levels (BW-134 to BW-138) and the solo game (BW-139 to BW-143).

Chance draws, in this order: critical tiles, the spies' column, the reserve (and the places of
tokens put back), characters, first player. After that nothing is random any more.
"""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.luck import draw, shuffle
from broceliande.engine.story import tell
from broceliande.games.bethel_woods.critical import lay_malfunction
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.malfunctions import draw_token
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TYPES, Who
from broceliande.games.bethel_woods.options import Host
from broceliande.games.bethel_woods.questions import Tell
from broceliande.games.bethel_woods.spies import put_spy
from broceliande.games.bethel_woods.tables import (
    LEVEL_SPIES,
    SETUP_MALFUNCTIONS,
    SETUP_MOST,
    SETUP_MOST_SPY,
    TOKENS,
    TOKENS_SHORT,
    WORKERS_START,
)


def set_up(s: Position) -> None:
    """BW-009, BW-138, BW-143: the same for every number of players and every level, but for the
    characters dealt and the spies that stand on the board. Where things lie on the table (BW-025)
    is left to those who draw it."""
    lay_tiles(s)
    place_workers(s)
    form_column(s)
    fill_reserve(s)
    lay_first_malfunctions(s)
    deal_characters(s)
    s.first = s.option[Host.FIRST] if s.option[Host.FIRST] >= 0 else draw(s, s.seats)  # BW-024
    s.player = s.first
    if s.seats == 1:
        tell(s, Tell.SOLO, 0)
    tell(s, Tell.DEALT, s.first)


def lay_tiles(s: Position) -> None:
    """BW-010: one critical tile face down beside each machine, at random, for the whole game."""
    for machine in range(MACHINES):
        s.tile[machine] = machine
        s.face[machine] = -1
    shuffle(s, s.tile, MACHINES)


def place_workers(s: Position) -> None:
    """BW-012: two workers on each machine; the orphanage is empty, no tile is won."""
    for machine in range(MACHINES):
        s.orphanage[machine] = -1
        for worker in range(TYPES):  # BW-013: at machine 5 an Engineer and an Electrician
            s.workers[machine][worker] = WORKERS_START[machine][worker]


def form_column(s: Position) -> None:
    """BW-014, BW-015, BW-134 to BW-136, RU-04: six spies in a column, its top first; at harder
    levels some of them are put on the board before the malfunctions."""
    for spy in range(MACHINES):
        s.column[spy] = spy
    shuffle(s, s.column, MACHINES)
    s.column_n = MACHINES
    for _ in range(starting_spies(s)):
        put_spy(s)


def starting_spies(s: Position) -> int:
    """BW-134, BW-135, RU-48: the number agreed, or the larger one of the level named."""
    if s.option[Host.SPIES] >= 0:
        return s.option[Host.SPIES]
    return LEVEL_SPIES[s.option[Host.LEVEL]] if s.option[Host.LEVEL] >= 0 else 0


def token_count(s: Position, kind: int) -> int:
    """BW-016: how many tokens of a kind the game has: the whole supply or the shorter one."""
    return TOKENS_SHORT[kind] if s.option[Host.SUPPLY] == 1 else TOKENS[kind]


def fill_reserve(s: Position) -> None:
    """BW-016: all malfunction tokens, shuffled face down; the discard pile is empty."""
    n = 0
    for kind in range(KINDS):
        for _ in range(token_count(s, kind)):
            s.reserve[n] = kind
            n += 1
    shuffle(s, s.reserve, n)
    s.reserve_n = n


def lay_first_malfunctions(s: Position) -> None:
    """BW-017, BW-137: six, each at the machine of its value. So few lie there that no machine is
    critical yet (BW-021)."""
    laid = 0
    while laid < SETUP_MALFUNCTIONS:
        kind = draw_token(s)
        machine = kind // TYPES
        # BW-018: at most three, BW-019, RU-02: at most one beside a spy
        most = SETUP_MOST_SPY if s.spy[machine] != 0 else SETUP_MOST
        if s.lying[machine] < most:
            lay_malfunction(s, machine, kind)
            tell(s, Tell.PLACED, KINDS * machine + kind, machine)
            laid += 1
        else:
            put_back(s, kind)


def put_back(s: Position, kind: int) -> None:
    """BW-020, RU-03: into the reserve at a random place."""
    place = draw(s, s.reserve_n + 1)
    for at in range(s.reserve_n, place, -1):
        s.reserve[at] = s.reserve[at - 1]
    s.reserve[place] = kind
    s.reserve_n += 1
    tell(s, Tell.PUT_BACK, KINDS * (kind // TYPES) + kind)


def deal_characters(s: Position) -> None:
    """BW-022, BW-023, BW-140: one for each player, none twice, no Knowledge."""
    for seat in range(s.seats):
        s.character[seat] = s.option[Host.CHARACTERS + seat]
    if s.option[Host.CHARACTERS] < 0:
        draw_characters(s)
    for seat in range(s.seats):
        tell(s, Tell.CHARACTER, seat, s.character[seat])


def draw_characters(s: Position) -> None:
    """BW-022, BW-141: each player in turn gets any of the characters that are left. A lone player
    has nobody for Junas to give to, so he is left out; not where one person plays two seats
    (BW-142)."""
    taken = 1 << Who.JUNAS if s.seats == 1 else 0
    left = MACHINES - 1 if s.seats == 1 else MACHINES
    for seat in range(s.seats):
        pick = draw(s, left)
        for who in range(MACHINES):
            if (taken >> who) & 1 == 0:
                if pick == 0:
                    s.character[seat] = who
                    taken |= 1 << who
                    break
                pick -= 1
        left -= 1


def redeal(s: Position, seat: int) -> None:
    """BW-008, BW-010, BW-014, BW-020, RU-33, RU-50: nobody knows more than another. The reserve
    in any order; the spies never turned up, which lie above all that returned; the tiles never
    turned up."""
    shuffle(s, s.reserve, s.reserve_n)
    unseen = 0
    while unseen < s.column_n and s.column_seen[unseen] != EVERYONE:
        unseen += 1
    shuffle(s, s.column, unseen)
    for machine in range(MACHINES - 1, 0, -1):
        if s.face[machine] < 0:
            swap_tile(s, machine)


def swap_tile(s: Position, machine: int) -> None:
    """RU-50: swap an unknown tile with any of the unknown ones up to it, itself included."""
    hidden = 0
    for other in range(machine + 1):
        if s.face[other] < 0:
            hidden += 1
    pick = draw(s, hidden)
    for other in range(machine + 1):
        if s.face[other] < 0:
            if pick == 0:
                tile = s.tile[machine]
                s.tile[machine] = s.tile[other]
                s.tile[other] = tile
                return
            pick -= 1
