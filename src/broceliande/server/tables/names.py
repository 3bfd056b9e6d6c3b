"""Names of people: one line that can be seen, and told from every other at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from broceliande.server.heard.bounds import NAME

# Letters and marks that draw nothing; what is not printable at all is not even asked about.
UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
JOINED = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}  # they vary the letter before them
MARKS = 2  # on one letter, at most


def clean(name: str) -> str:
    """A name that is one line of text; empty, if nothing of it can be seen."""
    seen = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS and ord(letter) not in UNSEEN:
            seen.append(letter if letter.isprintable() else " ")
    text = " ".join("".join(seen).split())[:NAME].strip()
    return text if any(_drawn(letter) for letter in text) else ""


def _drawn(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and ord(letter) not in JOINED


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    taken = {_alike(other) for other in others}
    number, wanted = 1, name
    while name and _alike(wanted) in taken:
        number += 1
        tail = f" {number}"
        wanted = name[: NAME - len(tail)].rstrip() + tail
    return wanted


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
