"""Parts of sentences: tokens and types, and what is printed on tiles and characters."""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    MACHINES,
    TILES,
    TYPE_NAMES,
    TYPES,
    WORKERS,
)
from broceliande.games.bethel_woods.payment import FOR_BUILDING, FOR_UNMASKING
from broceliande.games.bethel_woods.questions import ORPHANAGE, SPOTS, Ask


def token(kind: int) -> dict[str, Any]:
    """A token for words: its printed value and its type."""
    return {"value": kind // TYPES + 1, "type": TYPE_NAMES[kind % TYPES]}


def tile_text(r: Any, s: Position, tile: int) -> Phrase:
    """What a critical tile does."""
    numbers = {
        "limit": r.LIMIT_LOW, "build": r.BUILD_MORE, "unmask": r.UNMASK_MORE, "extra": r.EXTRA,
        "direction": DIRECTIONS[0 if r.redirect_way(s) > 0 else 1],
    }  # fmt: skip
    return Phrase(f"tile-{TILES[tile].replace('_', '-')}-text", numbers)


def character_text(r: Any, who: int) -> Phrase:
    """What a character can do."""
    return Phrase(f"character-{CHARACTERS[who]}-text", {"fewer": r.VIOLET_FEWER})


def two_types(types: list[int]) -> dict[str, Any]:
    """The two types that a spy shows or a section accepts."""
    named = [TYPE_NAMES[at] for at in range(TYPES) if types[at]]
    return {"type": named[0], "other": named[1]}


def replaces(r: Any, s: Position, seat: int, kind: int) -> bool:
    """BW-089: whether to pay with this token now uses the ability of Nova or Fenn."""
    if s.question != Ask.PAY or not r.substitutes(s, seat, s.paying):
        return False
    return bool(r.lacking(s, kind % TYPES) - (s.due - 1) > s.substituted)


def must_replace(r: Any, s: Position, seat: int, need: list[int], purpose: int) -> bool:
    """BW-089: whether this cost can be paid with the ability of Nova or Fenn only."""
    missing = sum(max(0, need[at] - r.of_type(s, seat, at)) for at in range(TYPES))
    return missing == 1 and s.used == 0 and bool(r.substitutes(s, seat, purpose))


def build_needs(r: Any, s: Position, seat: int, worker: int) -> bool:
    """Whether sending this worker uses Nova's ability."""
    need = [r.build_cost(s) if at == worker else 0 for at in range(TYPES)]
    return s.question == Ask.PLACE and must_replace(r, s, seat, need, FOR_BUILDING)


def unmask_needs(r: Any, s: Position, seat: int, machine: int) -> bool:
    """Whether unmasking this spy uses Fenn's ability."""
    return s.question == Ask.FINISH and must_replace(r, s, seat, r.SPY_COST[machine], FOR_UNMASKING)


def ability_reason(s: Position, seat: int, ask: int, n: int) -> dict[str, Any]:
    """Why an ability comes to nothing: as a whole, with its first token, or later on."""
    who = CHARACTERS[s.character[seat]]
    if ask == Ask.SPEND and s.token < 0:
        return {"step": "first", "character": who, "worker": WORKERS[n % TYPES], "cost": 2,
                "machine": 0, **token(n)}  # fmt: skip
    found = {"step": "next" if s.token >= 0 else "ability", "character": who, "cost": 2}
    kind = max(s.token, 0)
    if ask == Ask.REMOVE:
        kind = kind - kind % TYPES + n % TYPES
    machine = n // (SPOTS if ask == Ask.SHIFT else TYPES) + 1
    return {**found, "worker": WORKERS[kind % TYPES], "machine": machine, **token(kind)}


def using(key: str, told: dict[str, Any], s: Position, seat: int, uses: bool) -> Phrase:
    """A payment, which says so if it uses the ability."""
    if not uses:
        return Phrase(key, told)
    return Phrase(f"{key}-ability", told | {"character": CHARACTERS[s.character[seat]]})


def placing(r: Any, s: Position, seat: int, worker: int, place: int) -> Phrase:
    """A worker laid on a machine, or sent into a section."""
    name = {"worker": WORKERS[worker]}
    if place >= MACHINES:
        cost = {"cost": r.build_cost(s), "type": TYPE_NAMES[worker]}
        told = name | {"section": place - MACHINES + 1} | cost
        return using("move-place-section", told, s, seat, build_needs(r, s, seat, worker))
    there = s.malfunctions[place]
    lying = sum(there[kind] for kind in range(worker, KINDS, TYPES))
    repairs = min(lying, s.workers[place][worker] + 1)
    return Phrase("move-place", name | {"machine": place + 1, "repairs": repairs})


def shifting(s: Position, start: int, end: int) -> Phrase:
    """A worker moved by Harris."""
    worker = WORKERS[s.token % TYPES] if s.token >= 0 else "any"
    arguments: dict[str, Any] = {"worker": worker, "from": start + 1, "to": end + 1}
    if ORPHANAGE in (start, end):
        way = "out" if start == ORPHANAGE else "in"
        return Phrase("move-shift-orphanage", {"worker": worker, "way": way})
    return Phrase("move-shift", arguments)
