"""Secrets and codes: random, told once; what is kept of them is a SHA-256."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import cache

from broceliande.engine.words import LANGUAGES
from broceliande.server.ground.names import drawn
from broceliande.server.ground.texts import say

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: what is read aloud is understood
SHEET = 4  # signs that the codes of one sheet share
CODE = 16  # signs of a rescue code: 60 bits beside those of its sheet
GROUP = 4
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})

TREES = (
    *("beech", "oak", "ash", "elm", "lime", "birch", "alder", "willow"),
    *("poplar", "aspen", "maple", "hornbeam", "hazel", "walnut", "chestnut", "rowan"),
    *("holly", "yew", "pine", "fir", "spruce", "larch", "cedar", "juniper"),
    *("elder", "hawthorn", "blackthorn", "apple", "pear", "cherry", "boxwood", "ivy"),
)
BEASTS = (
    *("heron", "hedgehog", "badger", "bee", "dragonfly", "boar"),
    *("ladybug", "wolf", "cat", "bat", "hare", "squirrel"),
)


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name that nobody guesses, though it is no secret."""
    return drawn(12)


def digest(text: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


# Rescue codes


def new_sheet(count: int) -> list[str]:
    """Rescue codes, as they are kept: a sheet's first signs are the same on all of them."""
    sheet = _signs(SHEET)
    return [sheet + _signs(CODE - SHEET) for _ in range(count)]


def _signs(count: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(count))


def grouped(code: str) -> str:
    """A rescue code as it is written down."""
    return "-".join(code[at : at + GROUP] for at in range(0, CODE, GROUP))


def plain(typed: str) -> str:
    """A rescue code as it is kept, however it was typed; empty, if it is none."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum()).translate(ALIKE)
    return letters if len(letters) == CODE and set(letters) <= set(SIGNS) else ""


# Short codes: a tree and four digits


def new_short() -> str:
    """A short code, as it is kept."""
    return f"{secrets.choice(TREES)}{secrets.randbelow(10_000):04}"


def spoken(short: str, lang: str) -> str:
    """A short code as it is said: "beech 48 21"."""
    tree, digits = short[:-4], short[-4:]
    return f"{say(lang, f'tree-{tree}')} {digits[:2]} {digits[2:]}"


def short_of(typed: str) -> str:
    """A short code as it is kept, typed in any of our languages; empty, if it is none."""
    letters = "".join(letter for letter in _bare(typed) if letter.isalnum())
    word, digits = letters[:-4], letters[-4:]
    tree = _trees().get(word)
    return f"{tree}{digits}" if tree and digits.isascii() and digits.isdigit() else ""


@cache
def _trees() -> dict[str, str]:
    return {_bare(say(lang, f"tree-{tree}")): tree for tree in TREES for lang in LANGUAGES}


def _bare(text: str) -> str:
    """Without accents, and small."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
