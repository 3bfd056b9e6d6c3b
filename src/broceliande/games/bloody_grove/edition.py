"""Reads the edition file: checks every entry and makes the tables that the rules use."""

from __future__ import annotations

from typing import Any

from broceliande.engine.edition import Reader
from broceliande.engine.entries import listed, table, tables_of
from broceliande.engine.errors import BadEdition
from broceliande.games.bloody_grove.names import (
    ANIMALS,
    BASE_IDS,
    DRUIDS,
    EFFECTS,
    ELITE_IDS,
    GROVES,
    MOST_EFFECTS,
    NORMAL_IDS,
    OFFERS,
    PER,
    RED_IDS,
    TOKENS,
)

TURNS = 6
PARTS = (
    "druid", "grove", "arcane", "base", "elite", "venerable", "rounds", "turns", "active",
    "strength", "adjacent",
)  # fmt: skip
FACE = ("strength", "left", "right", "ruse", "arcane", "domination")
MOST = 9  # strength, symbols and Domination on one card


def read_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The component tables of an edition; BadEdition names the entry that is wrong."""
    return tables_of(data, PARTS, _druids, _groves, _tokens, _spirits, _rounds, _bonuses)


def _druids(top: Reader) -> dict[str, Any]:
    druids = _named(top, "druid", tuple(f"druid_{name}" for name in DRUIDS), "left", "right")
    return {
        "DRUID_LEFT": [_edge(druid, "left") for druid in druids],
        "DRUID_RIGHT": [_edge(druid, "right") for druid in druids],
    }


def _groves(top: Reader) -> dict[str, Any]:
    """One grove for each animal: their order is drawn, so nothing of them is kept."""
    ids = tuple(f"grove_{animal}" for animal in ANIMALS)
    for at, grove in enumerate(_named(top, "grove", ids, "animal")):
        if grove.one_of("animal", ANIMALS) != at:
            raise grove.wrong("animal", f"must be {ANIMALS[at]}")
    adjacent = table(top, "adjacent", "pairs")
    pairs: Any = adjacent.data.get("pairs")
    near = [0] * GROVES
    for pair in pairs if isinstance(pairs, list) else [pairs]:
        if not _is_pair(pair):
            raise adjacent.wrong("pairs", f"holds {pair!r}, not two different groves from 1 to 3")
        near[pair[0] - 1] |= 1 << (pair[1] - 1)
        near[pair[1] - 1] |= 1 << (pair[0] - 1)
    return {"NEAR": near}


def _is_pair(pair: object) -> bool:
    if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
        return False
    return all(type(grove) is int and 1 <= grove <= GROVES for grove in pair)


def _tokens(top: Reader) -> dict[str, Any]:
    kinds = listed(top, "arcane", "value", "destroy", "count")
    tokens: list[int] = []
    destroy = []
    for at, kind in enumerate(kinds):
        tokens += [at] * kind.number("count", 1, TOKENS)
        if not isinstance(kind.data.get("destroy"), bool):
            raise kind.wrong("destroy", "must be true or false")
        destroy.append(int(kind.data["destroy"]))
    if len(tokens) != TOKENS:
        raise BadEdition(f"arcane: must be {TOKENS} tokens, not {len(tokens)}")
    return {
        "TOKEN_KIND": tokens,
        "VALUE": [kind.number("value", 0, MOST) for kind in kinds],
        "DESTROYS": destroy,
    }


def _spirits(top: Reader) -> dict[str, Any]:
    """The faces of all Spirits by number: both base sets, the Elites, the Venerables."""
    base = [_face(card) for card in _named(top, "base", BASE_IDS, *FACE)]
    elites = [_face(card) for card in _named(top, "elite", ELITE_IDS, *FACE)]
    keys = ("back", "strength", "strength_per", "domination", "domination_per", "effects")
    ids = NORMAL_IDS + RED_IDS
    venerables = []
    for card in _named(top, "venerable", ids, *keys):
        red = card.one_of("back", ("normal", "red")) == 1
        if red != (card.data["id"] in RED_IDS):
            raise card.wrong("back", f"must be {'normal' if red else 'red'}")
        venerables.append(_venerable(card))
    rows = [*base, *base, *elites, *venerables]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _face(card: Reader) -> dict[str, Any]:
    return {
        "ANIMAL": ANIMALS.index(str(card.data["id"]).split("_")[0]),
        "STRENGTH": card.number("strength", 0, MOST),
        "LEFT": _edge(card, "left"),
        "RIGHT": _edge(card, "right"),
        "RUSE": card.number("ruse", 0, MOST),
        "ARCANE": card.number("arcane", 0, MOST),
        "DOMINATION": card.number("domination", 0, MOST),
        "STRENGTH_PER": 0,
        "DOMINATION_PER": 0,
        "EFFECT": [0] * MOST_EFFECTS,
    }


def _venerable(card: Reader) -> dict[str, Any]:
    effects = [effect + 1 for effect in card.names("effects", None, EFFECTS[1:])]
    if len(effects) > MOST_EFFECTS:
        raise card.wrong("effects", f"names {len(effects)}; there can be {MOST_EFFECTS}")
    return {
        "ANIMAL": -1,
        "STRENGTH": card.number("strength", 0, MOST),
        "LEFT": 0,
        "RIGHT": 0,
        "RUSE": 0,
        "ARCANE": 0,
        "DOMINATION": card.number("domination", 0, MOST),
        "STRENGTH_PER": card.one_of("strength_per", PER),
        "DOMINATION_PER": card.one_of("domination_per", PER),
        "EFFECT": effects + [0] * (MOST_EFFECTS - len(effects)),
    }


def _edge(card: Reader, key: str) -> int:
    """The half-symbols of an edge, a bit for each animal."""
    animals = card.names(key, None, ANIMALS)
    if len(set(animals)) != len(animals):
        raise card.wrong(key, "shows an animal twice")
    return sum(1 << animal for animal in animals)


def _rounds(top: Reader) -> dict[str, Any]:
    rounds = table(top, "rounds", "rounds", "draw", "offers")
    turns = table(top, "turns", "player")
    active = table(top, "active", "grove")
    rounds.number("offers", OFFERS, OFFERS)
    players = turns.names("player", TURNS, ("starter", "other"))
    if sum(players) != TURNS // 2:
        raise turns.wrong("player", f"must name each player {TURNS // 2} times")
    return {
        "ROUNDS": rounds.number("rounds", 4, 4),
        "DRAW": rounds.number("draw", 4, 4),
        "TURN_PLAYER": players,
        "TURN_GROVE": [grove - 1 for grove in active.numbers("grove", TURNS, 1, GROVES)],
    }


def _bonuses(top: Reader) -> dict[str, Any]:
    strength = table(top, "strength", "transformation", "grove")
    return {
        "TRANSFORMATION_BONUS": strength.number("transformation", 0, MOST),
        "GROVE_BONUS": strength.number("grove", 0, MOST),
    }


def _named(top: Reader, key: str, ids: tuple[str, ...], *keys: str) -> list[Reader]:
    """The entries of a list, which must be these in this order."""
    entries = listed(top, key, *keys)
    names = [str(entry.data["id"]) for entry in entries]
    for name in ids:
        if name not in names:
            raise BadEdition(f"{key}: {name} is missing")
    if names != list(ids):
        more = [name for name in names if name not in ids]
        what = f"there is no {more[0]}" if more else "the order is wrong"
        raise BadEdition(f"{key}: {what}; must be {', '.join(ids)}")
    return entries
