"""What the server says to people, in their language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from broceliande.engine.words import LANGUAGES, words_in

HERE = Path(__file__).parent


def say(lang: str, key: str, **arguments: Any) -> str:
    """One of the server's own texts."""
    return words_in(lang, HERE).say(key, arguments)


def language(*wishes: str | None) -> str:
    """The first language among the wishes that we speak: a code, or an Accept-Language header."""
    for wish in wishes:
        for part in (wish or "").lower().split(","):
            code = part.split(";")[0].strip().split("-")[0]
            if code in LANGUAGES:
                return code
    return "en"
