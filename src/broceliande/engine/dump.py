"""Stored tables: written as JSON, read back by playing every answer again."""

from __future__ import annotations

import base64
import binascii
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BadDump, BroceliandeError, BrokenRules, Refused, SetupError
from broceliande.engine.rules import Rules, rules_of
from broceliande.engine.table import Table, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from broceliande.engine.game import Game

FORMAT = 1


def dump(table: Table) -> str:
    """The table as JSON. A position that was edited by hand is stored as it is, without past."""
    here = bytes(table._state)
    seed, start, played = table.seed, table.start, table.played
    if table.touched and bytes(_again(table)._state) != here:
        seed, start, played = None, here, []
    edition = table.rules.edition
    data = {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "seats": table.seats,
        "options": table.options,
        "edition": {**edition.data, "whole": True} if edition.custom else None,
        "names": table.names,
        "seed": seed.hex() if seed else None,
        "start": _text(start) if start else None,
        "moves": [list(answer) for answer in played],
        "position": _text(here),
    }
    return json.dumps(data, ensure_ascii=False)


def load(data: str | bytes | dict[str, Any], find: Callable[[str], Game]) -> Table:
    """The table that was dumped; BadDump if a move is forged or anything else does not fit."""
    parsed = _parse(data)
    try:
        table = _open(parsed, find(parsed["game"]))
    except SetupError as wrong:
        raise BadDump(f"the dump cannot be opened: {wrong}") from None
    _replay(table, parsed["moves"])
    if _text(bytes(table._state)) != parsed["position"]:
        raise BadDump("the position in the dump is not the one its moves lead to")
    names = parsed.get("names", [])
    if len(names) == table.seats and all(isinstance(name, str) for name in names):
        table.names = list(names)
    return table


_KINDS: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "edition": (dict, type(None)),
    "seed": (str, type(None)),
    "start": (str, type(None)),
    "moves": list,
    "position": str,
}


def _parse(data: str | bytes | dict[str, Any]) -> dict[str, Any]:
    if not isinstance(data, dict):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as wrong:
            raise BadDump(f"this is not a dump: not JSON ({wrong})") from None
    if not isinstance(data, dict):
        raise BadDump("this is not a dump: JSON, but not an object")
    for key, kind in _KINDS.items():
        if key not in data:
            raise BadDump(f"this is not a whole dump: {key!r} is missing")
        if not isinstance(data[key], kind):
            raise BadDump(f"this is not a dump: {key!r} cannot be {data[key]!r:.60}")
    if data["format"] != FORMAT:
        raise BadDump(f"dump format {data['format']}; this version reads format {FORMAT}")
    return data


def _open(data: dict[str, Any], game: Game) -> Table:
    if data["rules"] != game.version:
        raise BadDump(
            f"the dump was played by version {data['rules']} of the rules of {game.name},"
            f" this library has version {game.version}: load it with the library that wrote it"
        )
    options = dict(data["options"])
    if data["edition"] is not None:
        options["edition"] = data["edition"]
    if data["seed"] is not None:
        return open_table(game, data["seats"], _seed(data["seed"]), options)
    if data["start"] is None:
        raise BadDump("the dump has neither a seed nor a position to start from")
    rules = rules_of(game, game.edition(options.pop("edition", None)))
    return _laid(rules, data["seats"], options, data["start"])


def _seed(text: str) -> bytes:
    try:
        return seeds.seed_bytes(bytes.fromhex(text))
    except ValueError:
        raise BadDump("the seed in the dump is not 64 hexadecimal digits") from None


def _laid(rules: Rules, seats: int, options: dict[str, object], text: str) -> Table:
    """A table on which a stored position lies, after a look at whether it can be one."""
    layout = rules.game.position.LAYOUT
    try:
        raw = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise BadDump("the position in the dump is not base64") from None
    if len(raw) != layout.struct.size:
        raise BadDump(f"a position of {rules.game.name} has {layout.struct.size} bytes")
    state = rules.game.position.from_bytes(raw)
    if state.seats != seats or seats not in rules.game.seats:
        raise BadDump(f"the position in the dump is not one of {seats} seats")
    fault = _fault(rules, state)
    if fault:
        raise BadDump(f"the position in the dump breaks the rules of {rules.game.name}: {fault}")
    table = Table(rules, state, options)
    table.start = raw
    return table


def _fault(rules: Rules, state: Any) -> str:
    try:
        code = rules.check(state)
    except (IndexError, BrokenRules) as wrong:
        return str(wrong)
    return rules.game.faults[code - 1] if code else ""


def _replay(table: Table, moves: list[Any]) -> None:
    for ply, answer in enumerate(moves):
        if not isinstance(answer, list) or len(answer) != 2:
            raise BadDump(f"answer {ply + 1} of the dump is not a seat and a move: {answer!r:.60}")
        try:
            table.play(answer[0], answer[1])
        except Refused as wrong:
            raise BadDump(f"answer {ply + 1} of the dump is not legal: {wrong}") from None
        except (BroceliandeError, IndexError) as wrong:
            raise BadDump(f"answer {ply + 1} of the dump cannot be played: {wrong}") from None


def _again(table: Table) -> Table:
    """The table as its seed, or its start, and its moves make it."""
    if table.seed is not None:
        edition = table.rules.edition
        options = dict(table.options)
        if edition.custom:
            options["edition"] = {**edition.data, "whole": True}
        fresh = open_table(table.game, table.seats, table.seed, options)
    else:
        start = table.start or bytes(table._state)
        fresh = Table(table.rules, table.game.position.from_bytes(start), table.options)
    with suppress(BadDump):
        _replay(fresh, [list(answer) for answer in table.played])
    return fresh


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
