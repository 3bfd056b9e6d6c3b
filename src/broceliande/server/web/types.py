"""The browser's types, from our declarations: `python -m broceliande.server.web.types FOLDER`.

A game's view comes from the declaration of its fields, the frames and forms from their classes;
nothing of it is written a second time by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from broceliande.engine.fields import ALL, NOBODY, Field
from broceliande.engine.french import ELIDED, ELIDES
from broceliande.engine.game import Game
from broceliande.games import GAMES, find
from broceliande.server.heard import calls as heard_calls
from broceliande.server.heard import desk as heard_desk
from broceliande.server.heard import folk as heard_folk
from broceliande.server.heard import forms, sitting
from broceliande.server.heard import frames as heard
from broceliande.server.heard import people as heard_people
from broceliande.server.heard import slow as heard_slow
from broceliande.server.told import calls as told_calls
from broceliande.server.told import desk as told_desk
from broceliande.server.told import folk as told_folk
from broceliande.server.told import frames as told
from broceliande.server.told import lines as told_lines
from broceliande.server.told import people as told_people
from broceliande.server.told import replies
from broceliande.server.told import slow as told_slow

DESK = (heard_desk, told_desk)
HEAD = "// Written by broceliande.server.web.types; do not edit.\n"
VIEW = """
/** What every view holds, whatever the game. */
export interface View<Fields> {
  game: string
  rules: number
  edition: { name: string; digest: string; custom: boolean }
  seats: number
  names: string[]
  you: number | null
  ply: number
  asked: number[]
  question: string
  over: boolean
  ending: string | null
  scores: number[]
  places: number[]
  fields: Fields
}
"""
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def views(games: Iterable[Game]) -> str:
    """The fields of every game's view, and what it declares beside them."""
    return HEAD + VIEW + "".join(_fields(game) + _declared(game) for game in games)


def _fields(game: Game) -> str:
    lines = [f"\n/** A position of {game.name}, as somebody may see it. */"]
    lines.append(f"export interface {_camel(game.name)} {{")
    for field in game.position.LAYOUT.declared:
        if field.see != NOBODY:
            maybe = "" if field.see == ALL or not isinstance(field.see, str) else "?"
            lines += [f"  /** {field.doc} */", f"  {field.name}{maybe}: {_cells(field)}"]
    return "\n".join([*lines, "}", ""])


def _declared(game: Game) -> str:
    """What the game asks, refuses and tells, and how it ends, by name."""
    named = {
        "Question": [question.name for question in game.questions],
        "Reason": [reason.code for reason in game.reasons],
        "Event": [event.name for event in game.events],
        "Ending": list(game.endings),
    }
    lines = []
    for kind, names in named.items():
        told = " | ".join(f"'{name}'" for name in names)
        lines.append(f"export type {_camel(game.name)}{kind} = {told}")
    lines += [f"/** The numbers of each event of {game.name}, in their order. */"]
    lines += [f"export interface {_camel(game.name)}Told {{"]
    for event in game.events:
        numbers = ", ".join(f"{name}: number" for name in event.arguments)
        lines.append(f"  {event.name}: [{numbers}]")
    return "\n".join([*lines, "}", ""])


def _cells(field: Field) -> str:
    cell = "number" if field.see == ALL or not field.shape else "(number | null)"
    return cell + "[]" * len(field.shape)


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


def wire() -> str:
    """Every frame of the socket and every form of the HTTP part."""
    structs: dict[str, inspect.StructType] = {}
    people = (heard_people, told_people, heard_slow, told_slow, heard_folk, told_folk)
    called = (heard_calls, told_calls)
    for module in (heard, told, told_lines, forms, sitting, replies, *people, *called, *DESK):
        for name, value in vars(module).items():
            whole = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if whole and value is not msgspec.Struct and not name.startswith("_"):
                info = inspect.type_info(value)
                assert isinstance(info, inspect.StructType)
                assert structs.setdefault(name, info).cls is value, f"two are called {name}"
    text = HEAD + "".join(_struct(name, info) for name, info in structs.items())
    for name, union in (("Incoming", heard.Incoming), ("Outgoing", told.Outgoing)):
        members = " | ".join(kind.__name__ for kind in get_args(union))
        text += f"\nexport type {name} = {members}\n"
    return text


def _struct(name: str, info: inspect.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip().split("\n\n")[0].replace("\n    ", " ")
    lines = [f"\n/** {doc} */", f"export interface {name} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    sparse = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        maybe = "?" if sparse and not field.required else ""
        lines.append(f"  {field.encode_name}{maybe}: {_type(field.type)}")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.UnionType():
            return " | ".join(_type(part) for part in kind.types)
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            item = _type(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(part) for part in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.StructType():
            return str(kind.cls.__name__)
    raise TypeError(f"no browser's type for {kind}")


def french() -> str:
    """What elides in French, and before which names."""
    forms = [f"  {word}: ['{whole}', '{short}']," for word, (whole, short) in ELIDED.items()]
    kind = "Record<string, readonly [string, string]>"
    lines = [f"export const ELIDES = /{ELIDES}/iu", f"export const ELIDED: {kind} = {{", *forms]
    return "\n".join([HEAD, *lines, "}", ""])


def main(folder: str) -> None:
    """Write what the browser is given, unless it is there already and the same."""
    made = {"views.ts": views(find(name) for name in GAMES), "wire.ts": wire()}
    made["french.ts"] = french()
    for name, text in made.items():
        file = Path(folder) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
