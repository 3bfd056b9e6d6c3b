"""Measured in a process of its own: how long it takes until compiled rules are there.

python -m broceliande.lab.startup GAME
"""

from __future__ import annotations

import json
import sys
import time


def main(name: str) -> None:
    """Print the seconds of importing, of compiling or loading (wall and CPU), and of a move."""
    begun = time.perf_counter()
    from broceliande import fast

    imported = time.perf_counter()
    used = time.process_time()
    run = fast.runner(name)
    table = run.table(run.rules.game.seats[0], 1)
    seat = table.asked.bit_length() - 1
    table.play(seat, int(table.moves(seat)[0]))
    ready = time.perf_counter()
    seconds = {
        "import_s": imported - begun,
        "wall_s": ready - imported,
        "cpu_s": time.process_time() - used,
    }
    print(json.dumps(seconds))


if __name__ == "__main__":
    main(sys.argv[1])
