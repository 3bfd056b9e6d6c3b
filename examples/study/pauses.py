"""How long does a game of Roundforest take, and how many of its turns are pauses?

    python examples/study/pauses.py --bot druid --seats 3 --option harder=true --deals 100

All seats are played by bots of one kind. Told are the rounds that a game takes, on average with a
95 % interval, at least and at most, and the share of all turns in which nobody went anywhere.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Mapping
from statistics import mean, stdev

from broceliande import fast
from broceliande.bots.guests import mind_named
from broceliande.bots.minds import Mind, World, idle_of
from broceliande.fast.running import FastGame
from broceliande.lab.match import play_on
from broceliande.terminal.opening import option

GAME = "roundforest"
LONGEST = 3_000  # answers


class Watched:
    """A bot whose pauses are counted."""

    def __init__(self, bot: str) -> None:
        self._mind: Mind = mind_named(bot)
        self.pauses = 0

    def allow(self, seconds: float | None) -> None:
        """As the bot's own."""
        self._mind.allow(seconds)

    def decide(self, world: World, rng: random.Random) -> int:
        """The bot's answer."""
        move = self._mind.decide(world, rng)
        self.pauses += move == idle_of(world.rules)
        return move


def length(
    run: FastGame, bot: str, seats: int, deal: int, options: Mapping[str, object]
) -> tuple[int, int]:
    """How many turns a game takes, and how many of them are pauses."""
    table, minds = run.table(seats, deal, options), [Watched(bot) for _ in range(seats)]
    play_on(run, table, minds, str(deal), longest=LONGEST)
    return int(table.fields["turn"]), sum(mind.pauses for mind in minds)


def main() -> None:
    """A line for all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="druid")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=6_000)
    args = parser.parse_args()
    run, options = fast.runner(GAME), dict(option(text) for text in args.option)
    deals = range(args.seed, args.seed + args.deals)
    found = [length(run, args.bot, args.seats, deal, options) for deal in deals]
    rounds = [turns / args.seats for turns, _ in found]
    off = 1.96 * stdev(rounds) / math.sqrt(len(rounds)) if len(rounds) > 1 else 0.0
    pauses = sum(one for _, one in found) / sum(turns for turns, _ in found)
    print(f"{args.bot}, {args.seats} seats, {len(rounds)} games:", end=" ")
    print(
        f"{mean(rounds):.1f} ± {off:.1f} rounds ({min(rounds):.0f} to {max(rounds):.0f}),", end=" "
    )
    print(f"{pauses:.1%} of the turns were pauses")


if __name__ == "__main__":
    main()
