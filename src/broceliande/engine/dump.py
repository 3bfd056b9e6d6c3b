"""Tables read back from what `Table.dump` wrote, every answer played again and checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broceliande.engine import seed as seeds
from broceliande.engine.errors import BadDump, BroceliandeError, BrokenRules, SetupError
from broceliande.engine.former import present
from broceliande.engine.game import Game
from broceliande.engine.moves import Refused
from broceliande.engine.opening import open_table
from broceliande.engine.rules import Rules, rules_given
from broceliande.engine.stored import bytes_of, parsed
from broceliande.engine.table import Table


def load(data: str | bytes | dict[str, Any], find: Callable[[str], Game]) -> Table:
    """The table that was dumped; BadDump if a move is forged or anything else does not fit."""
    stored = parsed(data)
    try:
        table = _open(stored, find(stored["game"]))
    except SetupError as wrong:
        raise BadDump(f"the dump cannot be opened: {wrong}") from None
    _replay(table, stored["moves"])
    if bytes(table._state) != present(table.game.position, bytes_of(stored["position"])):
        raise BadDump("the position in the dump is not the one its moves lead to")
    names = stored.get("names", [])
    if len(names) == table.seats and all(isinstance(name, str) for name in names):
        table.names = list(names)
    return table


def _open(data: dict[str, Any], game: Game) -> Table:
    if data["rules"] != game.version:
        raise BadDump(
            f"the dump was played by version {data['rules']} of the rules of {game.name},"
            f" this library has version {game.version}: load it with the library that wrote it"
        )
    options = dict(data["options"])
    if data["edition"] is not None:
        options["edition"] = data["edition"]
    options["amendments"] = data.get("amendments", [])  # none, before there were any
    if data["seed"] is not None:
        return open_table(game, data["seats"], _seed(data["seed"]), options)
    if data["start"] is None:
        raise BadDump("the dump has neither a seed nor a position to start from")
    rules = rules_given(game, options)
    return _laid(rules, data["seats"], options, data["start"])


def _seed(text: str) -> bytes:
    try:
        return seeds.seed_bytes(bytes.fromhex(text))
    except ValueError:
        raise BadDump("the seed in the dump is not 64 hexadecimal digits") from None


def _laid(rules: Rules, seats: int, options: dict[str, object], text: str) -> Table:
    """A table on which a stored position lies, after a look at whether it can be one."""
    layout = rules.game.position.LAYOUT
    raw = present(rules.game.position, bytes_of(text))
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
