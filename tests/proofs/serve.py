"""`broceliande`, with Whispers among the games: sealed answers and hidden hands in a small game.

The environment may say by how many seconds this server's clock is ahead of others'.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
AHEAD = "BROCELIANDE_TEST_AHEAD"

if __name__ == "__main__":
    sys.path[:1] = [str(ROOT), str(ROOT / "src")]

    from broceliande.cli import main
    from broceliande.games import GAMES

    ahead, real = float(os.environ.get(AHEAD) or 0), time.time
    time.time = lambda: real() + ahead
    GAMES["whispers"] = "tests.whispers"
    main()
