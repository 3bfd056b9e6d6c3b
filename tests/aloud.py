"""Every message of a game as people meet it, to be read aloud.

    python -m tests.aloud GAME [--lang en] [--most 6] [--only TEXT]

plays the recorded games again, and others at random with every number of seats and with names of
many kinds, and prints what was said: questions, moves, things, refusals and the chronicle, message
by message in the order of the file. A message that nobody said is named at the end.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any
from unittest.mock import patch

import broceliande as bro
from broceliande.engine.words import LANGUAGES, Words, words_of
from tests.laws.evidence import folder_of
from tests.laws.recorded import names, stored
from tests.speech import Heard, file

PEOPLE = ("Odile", "Merlin", "Hélène", "Yvain", "Œil-de-Lynx")
GAMES = 4  # at random, for each number of seats


def tables(game: bro.Game) -> Iterator[bro.Table]:
    """Tables at many moments, with names at them."""
    plain: Mapping[str, object] = {}
    for seats in game.seats:
        for options in (plain, part(game, "sayings").WORDS.options):
            for seed in range(GAMES):
                yield from moments(bro.table(game, seats, seed, options), seed)
    for name in names(game.name):
        table = bro.load(stored(game.name, name))
        table.names = list(PEOPLE[: table.seats])
        yield table


def moments(table: bro.Table, seed: int) -> Iterator[bro.Table]:
    """A game at random, now and then."""
    luck = random.Random(seed)
    table.names = luck.sample(PEOPLE, table.seats)
    while not table.over:
        if table.ply % 2 == 0:
            yield table
        seat = luck.choice(table.asked)
        table.play(seat, luck.choice(table.moves(seat)))
    yield table


def part(game: bro.Game, name: str) -> Any:
    """A module of the game's own tests."""
    return import_module(f"tests.games.{folder_of(game.name)}.{name}")


class Aloud:
    """What is said in one language, by message."""

    def __init__(self, game: bro.Game, lang: str) -> None:
        self.words = words_of(game, lang)
        self.game, self.lang = game, lang
        self.heard: dict[str, dict[str, None]] = defaultdict(dict)
        self.each = Heard()
        self.shown = list(part(game, "sayings").WORDS.shown())

    def listen(self) -> None:
        """Play and remember."""
        say = Words.say

        def remembered(words: Words, key: str, arguments: Mapping[str, Any] | None = None) -> str:
            text = say(words, key, arguments)
            if words is self.words:
                self.heard[key][text] = None
            return text

        with patch.object(Words, "say", remembered):
            for table in tables(self.game):
                self.each.listen(table)
                self._things(table)
                if table.over:
                    for seat in (None, *range(table.seats)):
                        table.chronicle(seat, self.lang)
            self._refused()

    def _things(self, table: bro.Table) -> None:
        for shown in self.shown:
            if shown.table.seats == table.seats and shown.table.options == table.options:
                for kind, numbers in shown.things.items():
                    for number in numbers:
                        table.describe(f"{kind}:{number}", self.lang)

    def _refused(self) -> None:
        refusals = part(self.game, "refusals").REFUSALS
        for code in refusals.codes:
            attempt = refusals.attempt(code)
            attempt.table.names = list(PEOPLE[: attempt.table.seats])
            refusal = attempt.table.why_not(attempt.seat, attempt.move)
            if refusal:
                refusal.words(self.lang)

    def told(self, most: int, only: str) -> Iterator[str]:
        """The messages in order, each with a few of its sentences."""
        for key in file(self.game, self.lang):
            texts = [text for text in self.heard[key] if only in key or only in text]
            if texts:
                yield f"\n{key}"
                luck = random.Random(key)
                shown = texts if len(texts) <= most else luck.sample(texts, most)
                yield from (f"    {text}" for text in shown)
        if not only:
            silent = [key for key in file(self.game, self.lang) if not self.heard[key]]
            yield "\nnever said: " + " ".join(silent)


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("game", choices=bro.games())
    asked.add_argument("--lang", choices=LANGUAGES, default="fr")
    asked.add_argument("--most", type=int, default=6)
    asked.add_argument("--only", default="")
    given = asked.parse_args()
    aloud = Aloud(bro.game(given.game), given.lang)
    aloud.listen()
    print("\n".join(aloud.told(given.most, given.only)))
