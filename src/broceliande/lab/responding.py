"""Best responses: what somebody would win who knew exactly how a bot answers.

python -m broceliande.lab.responding [--game G] [--bot merlin@100] [--answers 2] [--worlds 8]

A whole game is far too large for that, so it is cut down: to the last answers of a game between
two of the bot, dealt in a few ways that the seat to answer cannot tell apart, each as likely as
another. There the bot is a fixed strategy, always the same answer to what it sees, and every plan
against it is gone through: an answer to everything that the seat may come to see. Whoever has given
so many answers and is not at the end goes on as the bot does.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

import broceliande as bro
from broceliande import fast
from broceliande.bots.guests import mind_named
from broceliande.bots.hints import hint_of
from broceliande.engine.cells import MASKED, OPEN, cells_of
from broceliande.engine.errors import SetupError
from broceliande.engine.fields import Layout
from broceliande.fast.running import FastGame, FastTable
from broceliande.lab.match import play_game, world_of

LONGEST = 2_000  # answers of a game; then nobody has won
MOST = 100_000  # answers that a plan is looked for with; then for a shorter one
SEATS = 2
Tell = Callable[[int, int], None]


class Eyes:
    """What a seat may see of a position's bytes: as many, all others 0."""

    def __init__(self, layout: Layout) -> None:
        cells = cells_of(layout)
        self._open = np.zeros((SEATS, layout.struct.size), bool)
        masked = []
        for cell in cells:
            for at in range(cell.offset, cell.offset + cell.width):
                if cell.sight == MASKED:
                    masked.append((at, cell.mask))
                else:
                    for seat in range(SEATS):
                        self._open[seat, at] = cell.sight == OPEN or cell.seat == seat
        self._at, self._mask = np.array(masked or [(0, 0)]).T
        self._veiled = bool(masked)

    def see(self, table: FastTable, seat: int) -> bytes:
        """What it sees."""
        shown = np.where(self._open[seat], table.bytes, 0)
        if self._veiled:
            shows = table.bytes[self._mask] >> seat & 1
            shown[self._at] = np.where(shows, table.bytes[self._at], 0)
        return shown.tobytes()


class Strategy:
    """A bot that always gives the same answer to what its seat sees."""

    def __init__(self, run: FastGame, bot: str) -> None:
        self._run, self._mind = run, mind_named(bot)
        self.eyes = Eyes(run.rules.game.position.LAYOUT)
        self._given: dict[tuple[int, bytes], int] = {}

    def answer(self, table: FastTable, seat: int) -> int:
        """The first time it thinks about what it sees."""
        moves = table.moves(seat)
        if len(moves) == 1:
            return int(moves[0])
        seen = seat, self.eyes.see(table, seat)
        if seen not in self._given:
            rng = random.Random(hashlib.sha256(seen[1] + bytes([seat])).digest())
            world = world_of(self._run, table, seat, rng, False, False)
            self._given[seen] = self._mind.decide(world, rng)
        return self._given[seen]


class TooLarge(Exception):
    """There are too many plans."""


class Response:
    """A seat that answers a strategy."""

    def __init__(self, strategy: Strategy, seat: int, most: int = MOST) -> None:
        self._rival, self._seat, self._left = strategy, seat, most
        self.whole = True  # every plan came to the end of the game

    def best(self, worlds: Sequence[FastTable], answers: int) -> float:
        """The most that the seat can win of worlds that it cannot tell apart, if it may choose its
        next answers."""
        moves = [int(move) for move in worlds[0].moves(self._seat)]
        if answers == 0 and len(moves) > 1:
            self.whole = False
            return self.own(worlds)
        left = answers - (len(moves) > 1)
        return max(self._after(worlds, move, left) for move in moves)

    def own(self, worlds: Sequence[FastTable]) -> float:
        """What it wins if it plays by the strategy itself."""
        return sum(self._to_the_end(world.copy()) for world in worlds)

    def _after(self, worlds: Sequence[FastTable], move: int, answers: int) -> float:
        """The most that can be won after a move: in each part of the worlds that looks alike by
        itself."""
        total, parts = 0.0, dict[bytes, list[FastTable]]()
        for world in worlds:
            twin = world.copy()
            self._play(twin, self._seat, move)
            told = self._until_asked(twin)
            if twin.asked:
                parts.setdefault(told, []).append(twin)
            else:
                total += share(twin, self._seat)
        return total + sum(self.best(part, answers) for part in parts.values())

    def _until_asked(self, table: FastTable) -> bytes:
        """The others answer; returns all that the seat has seen meanwhile."""
        told, seat = hashlib.sha256(self._rival.eyes.see(table, self._seat)), self._seat
        while table.asked and not table.asked >> seat & 1:
            self._rival_plays(table)
            told.update(self._rival.eyes.see(table, seat))
        while table.asked & ~(1 << seat):  # those who are asked together with it answer unseen
            self._rival_plays(table)
        return told.digest()

    def _rival_plays(self, table: FastTable) -> None:
        other = 1 - self._seat
        self._play(table, other, self._rival.answer(table, other))

    def _to_the_end(self, table: FastTable) -> float:
        for _ in range(LONGEST):
            if not table.asked:
                return share(table, self._seat)
            seat = (table.asked & -table.asked).bit_length() - 1
            self._play(table, seat, self._rival.answer(table, seat))
        return 0.0

    def _play(self, table: FastTable, seat: int, move: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        table.play(seat, move)


def share(table: FastTable, seat: int) -> float:
    """What a seat has of the victory."""
    won = [int(place) == 1 for place in table.fields["place"][:SEATS]]
    return won[seat] / max(1, sum(won))


def late(run: FastGame, bot: str, deal: int, answers: int) -> tuple[FastTable, int] | None:
    """A position of a game between two of a bot, so many answers of a seat before its end."""
    seat, met = deal % SEATS, list[FastTable]()

    def watch(table: FastTable) -> None:
        if table.asked & -table.asked == 1 << seat and len(table.moves(seat)) > 1:
            met.append(table.copy())

    ended = play_game(run, [mind_named(bot) for _ in range(SEATS)], deal, None, watch, LONGEST)
    return (met[-min(answers, len(met))], seat) if ended.ending and met else None


def respond(
    run: FastGame, bot: str, deal: int, answers: int, worlds: int, most: int = MOST
) -> dict[str, Any] | None:
    """What the bot wins of a cut-down game against itself, and what could be won at best. Where
    there are too many plans, for fewer answers. None if its game had no end."""
    found = late(run, bot, deal, answers)
    if found is None:
        return None
    table, seat = found
    dealt = [table.redeal(seat, (deal << 16) + at) for at in range(worlds)]
    for chosen in range(answers, 0, -1):
        response = Response(Strategy(run, bot), seat, most)
        try:
            own, best = response.own(dealt), response.best(dealt, chosen)
        except TooLarge:
            continue
        told = {"own": own / worlds, "best": best / worlds, "whole": response.whole}
        return {"deal": deal, "answers": chosen, **told}
    return None


def study(
    game: str, bot: str, answers: int, worlds: int, deals: Sequence[int], tell: Tell
) -> dict[str, Any]:
    """Over many games: the means, and 95 % of what could be won more."""
    if SEATS not in bro.game(game).seats or hint_of(game).TEAM:
        raise SetupError(f"{game} is no game of two against each other")
    if min(answers, worlds, len(deals)) < 1:
        raise SetupError("a best response takes 1 answer, world and position or more")
    run, rows = fast.runner(game), []
    for at, deal in enumerate(deals):
        if row := respond(run, bot, deal, answers, worlds):
            rows.append(row)
        tell(at + 1, len(deals))
    if not rows:
        raise SetupError(f"no game of {bot} could be gone through; fewer worlds may do")
    more = [row["best"] - row["own"] for row in rows]
    mean, far = sum(more) / len(more), 1.96 * float(np.std(more)) / math.sqrt(len(more))
    told = {name: sum(row[name] for row in rows) / len(rows) for name in ("own", "best", "answers")}
    whole = [row for row in rows if row["whole"]]
    return {
        "game": game, "bot": bot, "positions": len(rows), "worlds": worlds, **told,
        "more": mean, "low": max(0.0, mean - far), "high": mean + far, "whole": len(whole),
        "whole_more": sum(row["best"] - row["own"] for row in whole) / max(1, len(whole)),
        "nothing_more": sum(gain < 1e-9 for gain in more),
    }  # fmt: skip


def _bar(game: str) -> tuple[Any, Tell]:
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(game)
    return bar, lambda done, of: bar.update(task, completed=done, total=of)


def _games(named: list[str]) -> Iterator[str]:
    """Those named, or all that two play against each other."""
    for game in named or bro.games():
        if named or (SEATS in bro.game(game).seats and not hint_of(game).TEAM):
            yield game


def main() -> None:
    """Measure and print JSON, a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--bot", default="merlin@100")
    parser.add_argument("--answers", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=400_000, help="the first deal")
    args = parser.parse_args()
    deals = range(args.seed, args.seed + args.positions)
    for game in _games(args.game):
        bar, tell = _bar(game)
        try:
            with bar:
                found = study(game, args.bot, args.answers, args.worlds, deals, tell)
        except SetupError as wrong:
            parser.error(str(wrong))
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
