"""Positions of Bethel Woods as the ledger writes them.

    t = lay(machines={6: "6d 6d 6s", 5: "5e 5m"})
    play(t, "1-", "tec>6", "6d", "6d", "ele>5", "5e", "end")

Machines, sections, spies and players are numbered from 1; a token is value and letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import broceliande as bro
from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import KINDS, MACHINES, TILES, TYPES
from broceliande.games.bethel_woods.tasks import Task
from tests.games.playing import spelled_out, take_up

LETTERS = "msde"
SHORT = ("mec", "eng", "tec", "ele")


def kind(token: str) -> int:
    """The number of a kind, such as "5e"."""
    return TYPES * (int(token[0]) - 1) + LETTERS.index(token[1])


def token(number: int) -> str:
    """A kind as the ledger writes it."""
    return f"{number // TYPES + 1}{LETTERS[number % TYPES]}"


def kinds(tokens: str) -> list[int]:
    """The kinds of several tokens: "5e 5m"."""
    return [kind(word) for word in tokens.split()]


def deal(
    seats: int = 2, seed: int = 1, options: Mapping[str, object] | None = None, **more: object
) -> bro.Table:
    """A table just dealt; options by name."""
    fixed = {"amendments": spelled_out(GAME)}
    return bro.table(GAME, seats, seed, {**fixed, **(options or {}), **more})


def lay(
    *supplies: str,
    characters: str = "linny violet",
    machines: Mapping[int, str] | None = None,
    workers: Mapping[int, str] | None = None,
    crowd: int = 0,
    orphanage: Mapping[int, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    spies: Sequence[int] = (),
    column: Sequence[int] = (),
    reserve: str = "",
    only: bool = False,
    options: Mapping[str, object] | None = None,
    player: int = 1,
) -> bro.Table:
    """A position at the start of a player's turn.

    `supplies` are the players' Knowledge; `workers` names the machines whose workers are not
    those of the start, or, with `crowd`, all machines but that one, where all the others stand;
    `tiles` names the machines whose tile matters. The reserve gives the tokens
    of `reserve` first; the rest lies below them, or in the discard pile if `only`. `column`
    names its top.
    """
    named = characters.split()
    t = deal(len(named), 1, {"characters": named, "first": 0, **(options or {})})
    s = at(t)
    _lay_tokens(t, machines or {}, supplies, kinds(reserve), only)
    _lay_workers(s, workers or {}, orphanage or {}, crowd)
    _lay_tiles(s, tiles or {})
    _lay_spies(s, spies, column)
    _turn_up(t)
    s.turn = 0
    return begin(t, player)


def _lay_tokens(
    t: bro.Table, machines: Mapping[int, str], supplies: Sequence[str], top: list[int], only: bool
) -> None:
    s = at(t)
    left = [t.rules.named.token_count(s, n) for n in range(KINDS)]
    for machine in range(MACHINES):
        lying = kinds(machines.get(machine + 1, ""))
        s.lying[machine] = len(lying)
        for n in range(KINDS):
            s.malfunctions[machine][n] = lying.count(n)
            left[n] -= lying.count(n)
    for seat in range(t.seats):
        held = kinds(supplies[seat]) if seat < len(supplies) else []
        s.held[seat] = len(held)
        for n in range(KINDS):
            s.knowledge[seat][n] = held.count(n)
            left[n] -= held.count(n)
    for n in top:
        left[n] -= 1
    rest = [n for n in range(KINDS) for _ in range(0 if only else left[n])]
    for n in range(KINDS):
        s.discard[n] = left[n] if only else 0
    order = rest + top[::-1]
    s.reserve_n = len(order)
    for place, n in enumerate(order):
        s.reserve[place] = n


def _lay_workers(
    s: Position, workers: Mapping[int, str], orphanage: Mapping[int, str], crowd: int
) -> None:
    s.built = len(orphanage)
    for place, inside in orphanage.items():
        s.orphanage[place - 1] = SHORT.index(inside)
    for machine in range(1, MACHINES + 1):
        if crowd or machine in workers:
            there = workers.get(machine, "").split()
            for worker in range(TYPES):
                s.workers[machine - 1][worker] = there.count(SHORT[worker])
    for worker in range(TYPES if crowd else 0):
        named = " ".join([*workers.values(), *orphanage.values()]).split().count(SHORT[worker])
        s.workers[crowd - 1][worker] += 3 - named


def _lay_tiles(s: Position, tiles: Mapping[int, str]) -> None:
    rest = [n for n, name in enumerate(TILES) if name not in tiles.values()]
    for machine in range(MACHINES):
        named = tiles.get(machine + 1)
        s.tile[machine] = TILES.index(named) if named else rest.pop(0)
        s.face[machine] = -1


def _lay_spies(s: Position, spies: Sequence[int], column: Sequence[int]) -> None:
    order = [n - 1 for n in column]
    order += [n for n in range(MACHINES) if n not in order and n + 1 not in spies]
    s.column_n = len(order)
    for machine in range(MACHINES):
        s.spy[machine] = 1 if machine + 1 in spies else 0
        s.column[machine] = order[machine] if machine < len(order) else -1
        s.column_seen[machine] = 0 if machine < len(order) else 0x7F


def _turn_up(t: bro.Table) -> None:
    """Tiles of machines that are critical already lie face up, without their first effect."""
    s = at(t)
    s.critical = s.active = 0
    for machine in range(MACHINES):
        if s.lying[machine] + s.spy[machine] >= t.rules.named.CRITICAL_LOAD:
            s.critical |= 1 << machine
            s.face[machine] = s.tile[machine]
            s.active |= 1 << s.tile[machine]


def begin(t: bro.Table, player: int = 1) -> bro.Table:
    """Begin that player's turn in the position as it lies."""
    at(t).player = player - 1
    return take_up(t, Task.BEGIN_TURN)


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)
