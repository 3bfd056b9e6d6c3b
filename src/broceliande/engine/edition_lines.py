"""Where in an edition file an entry stands, so that an error can name the line."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\"'-]+)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"\s*([\w.-]+)\s*=\s*(.*)$")
_ID = re.compile(r"[\"']([^\"']*)[\"']")
_PLACE = re.compile(r"(?:edition\.)?((?:[\w-]+(?:\[[^\]]*\])?)(?:\.[\w-]+(?:\[[^\]]*\])?)*): ")
_ROW = re.compile(r"row (\d+)")
_QUOTES = ('"""', "'''")


def line_of(text: str, message: str) -> int | None:
    """The line, counted from 1, of the entry that an error about the file names; of the nearest
    thing around it if the file does not hold the entry itself."""
    found = _PLACE.match(message)
    if found is None:
        return None
    lines, place = places(text), found[1]
    row = _ROW.search(message, found.end())
    if row is not None and place in lines:
        return _row(text, lines[place], int(row[1]))
    while place and place not in lines:
        bracket, dot = place.rfind("["), place.rfind(".")
        place = place[: max(bracket, dot, 0)]
    return lines.get(place)


def _row(text: str, line: int, row: int) -> int:
    """The line of a row of a text in several lines that begins on a line."""
    lines = text.split("\n")
    opening = lines[line - 1]
    same = not opening.rstrip().endswith(_QUOTES)  # the text begins behind its quotes
    first = line if same else line + 1
    while not same and first < len(lines) and not lines[first - 1].strip():
        first += 1
    return first + row


def places(text: str) -> dict[str, int]:
    """Every entry and key of a file with its line; entries of a list by their id."""
    found: dict[str, int] = {}
    table, header, closing = "", 0, ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        if head := _HEADER.match(line):
            table, header = head[2].replace('"', "").replace("'", ""), number
            found.setdefault(table, number)
        elif pair := _KEY.match(line):
            key, value = pair[1], pair[2]
            if key == "id" and (named := _ID.match(value)):
                table = f"{table.partition('[')[0]}[{named[1]}]"
                found.setdefault(table, header)
            found.setdefault(f"{table}.{key}" if table else key, number)
            closing = next((q for q in _QUOTES if value.count(q) == 1), "")
    return found
