"""Pages of the manual that are made of declarations: nothing in them can be out of step."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import typer

from broceliande.cli import app as commands
from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.settings import Settings
from broceliande.server.heard import frames as heard
from broceliande.server.told import frames as told
from broceliande.server.web.app import create_app


def write(folder: Path) -> None:
    """All of them; a page that is as it was is left alone, so that Sphinx is quick."""
    folder.mkdir(exist_ok=True)
    made = {"commands": _commands(), "http": _http(), "frames": _frames(), "metrics": _metrics()}
    for name, lines in made.items():
        text = "\n".join(lines) + "\n"
        file = folder / f"{name}.md"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


def _commands() -> Iterator[str]:
    yield "# The commands\n"
    yield from _command(typer.main.get_command(commands), ["broceliande"])


def _command(command: Any, path: list[str]) -> Iterator[str]:
    yield f"## `{' '.join(path)}`\n\n{_text(command.help or '')}\n"
    rows = [_option(each) for each in command.params if each.name != "help"]
    if rows:
        yield "| | |\n| --- | --- |"
        yield from rows
        yield ""
    for name in sorted(getattr(command, "commands", {})):
        yield from _command(command.commands[name], [*path, name])


def _option(option: Any) -> str:
    names = option.opts + option.secondary_opts
    if option.param_type_name == "argument":
        names = [option.metavar or option.name.upper()]
    told = _text(getattr(option, "help", None) or "")
    usual = option.default
    if isinstance(usual, int | float | str) and usual not in ("", True, False):
        told += f" ({usual})"
    return f"| {', '.join(f'`{name}`' for name in names)} | {told} |"


def _text(words: str) -> str:
    return " ".join(words.split()).replace("|", "\\|").replace("<", "\\<")


def _shape(shape: Any) -> str:
    text = json.dumps(shape, indent=2, ensure_ascii=False, default=msgspec.to_builtins)
    return f"```json\n{text}\n```"


def _http() -> Iterator[str]:
    """Every request that the server answers, from its own OpenAPI document."""
    schema: dict[str, Any] = create_app(
        Settings("sqlite+aiosqlite:///made.sqlite3")
    ).openapi_schema.to_schema()
    yield "# HTTP\n\nMade of the OpenAPI document that every server hands out at"
    yield "`/api/schema/openapi.json`.\n"
    for path, ways in sorted(schema["paths"].items()):
        for way, what in ways.items():
            if way not in {"get", "post", "put", "patch", "delete"}:
                continue
            yield f"## `{way.upper()} {path}`\n"
            yield f"{_text(what.get('description') or what.get('summary') or '')}\n"
            yield from _parameters(what)
            yield from _body(what)
            yield from _answers(what)
    yield "## The forms and answers\n"
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield f"### {name}\n\n{_shape(shape)}\n"


def _parameters(what: dict[str, Any]) -> Iterator[str]:
    for each in what.get("parameters", []):
        kind = each.get("schema", {}).get("type", "")
        place = f"{each['in']}, {kind}" if isinstance(kind, str) and kind else each["in"]
        yield f"- `{each['name']}` ({place})"
    yield ""


def _body(what: dict[str, Any]) -> Iterator[str]:
    for shape in what.get("requestBody", {}).get("content", {}).values():
        yield f"Sends {_named(shape.get('schema', {}))}.\n"


def _answers(what: dict[str, Any]) -> Iterator[str]:
    for code, answer in sorted(what.get("responses", {}).items()):
        shapes = [_named(each.get("schema", {})) for each in answer.get("content", {}).values()]
        yield f"- {code}: {_text(answer.get('description', ''))} {', '.join(filter(None, shapes))}"
    yield ""


def _named(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    return f"`{shape['type']}`" if isinstance(shape.get("type"), str) else ""


def _frames() -> Iterator[str]:
    """Every frame of a socket, both ways, from the declarations."""
    yield "# Frames\n\nWhat is said over the socket of a table, `/api/tables/{id}/play`,"
    yield "one JSON object a frame.\n"
    yield "## What the server hears\n"
    yield from _union(heard.Incoming)
    yield "## What the server says\n"
    yield from _union(told.Outgoing)
    yield "## Parts of them\n"
    _, parts = msgspec.json.schema_components([heard.Incoming, told.Outgoing])
    frames = {each.__name__ for each in (*get_args(heard.Incoming), *get_args(told.Outgoing))}
    for name, shape in sorted(parts.items()):
        if name not in frames:
            yield f"### {name}\n\n{_shape(shape)}\n"


def _union(kinds: Any) -> Iterator[str]:
    _, parts = msgspec.json.schema_components([kinds])
    for kind in get_args(kinds):
        told_of = _text(inspect.getdoc(kind) or "")
        tag, shape = kind.__struct_config__.tag, _shape(parts[kind.__name__])
        yield f"### `{tag}`\n\n{told_of}\n\n{shape}\n"


def _metrics() -> Iterator[str]:
    """What Prometheus reads."""
    yield "# Figures\n\nWhat `/metrics` tells of a server.\n"
    yield "| name | what it is | kind |\n| --- | --- | --- |"
    for family in Metrics(lambda: 0, lambda: 0)._registry.collect():
        names = {sample.name for sample in family.samples} or {family.name}
        yield f"| `{min(names, key=len)}` | {_text(family.documentation)} | {family.type} |"
