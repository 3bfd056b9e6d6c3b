"""`broceliande`, with Whispers among the games: sealed answers and hidden hands in a small game."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    sys.path[:1] = [str(ROOT), str(ROOT / "src")]

    from broceliande.cli import main
    from broceliande.games import GAMES

    GAMES["whispers"] = "tests.whispers"
    main()
