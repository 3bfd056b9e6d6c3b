"""What a stranger sees who installed the example beside the library: run by the test, elsewhere."""

from __future__ import annotations

import json
import random
import sys

import broceliande as bro
from broceliande import bots, fast


def main() -> None:
    """Play it from Python: by hand, by bots, compiled."""
    table = bro.table("wisps", seats=3, seed=7)
    rng = random.Random(1)
    bots.prepare(table)
    level = bots.bot("druid", iterations=40)
    while table.asked:
        seat = table.asked[0]
        table.play(seat, bots.answer(level, table, seat, rng))
    again = bro.load(table.dump())
    told = {
        "games": bro.games(),
        "where": sys.modules["wisps"].__file__,
        "over": table.over,
        "same": again.view(0) == table.view(0),
        "moves": fast.runner("wisps").play_games(seats=3, games=100),
        "bots": bots.ready(table),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
