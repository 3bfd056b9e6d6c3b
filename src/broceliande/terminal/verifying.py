"""Verifying a saved game: was it dealt from its seed, and was every answer allowed?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import broceliande as bro
from broceliande.engine.table import Table
from broceliande.engine.words import Words
from broceliande.terminal.manners import print_line


def verified(file: Path, commitment: str, words: Words, console: Console) -> bool:
    """Replay the game, tell what was found, and whether it is right."""
    try:
        table = bro.load(file.read_bytes())
    except (bro.BadDump, OSError) as wrong:
        key = "verify-unreadable" if isinstance(wrong, OSError) else "verify-wrong"
        reason = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        print_line(console, words.say(key, {"file": str(file), "reason": reason}))
        return False
    return _verdict(table, commitment, words, console)


def _verdict(table: Table, commitment: str, words: Words, console: Console) -> bool:
    facts = {"game": table.game.name, "seats": table.seats, "answers": len(table.played)}
    print_line(console, words.say("verify-table", facts))
    if table.seed is not None:
        print_line(console, words.say("verify-commitment", {"commitment": table.commitment}))
        print_line(console, words.say("verify-seed", {"seed": table.seed.hex()}))
    if commitment and commitment.strip().lower() != table.commitment:
        print_line(console, words.say("verify-other-seed"))
        return False
    print_line(console, words.say("verify-no-seed" if table.seed is None else "verify-right"))
    return True
