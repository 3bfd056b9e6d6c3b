"""What the laws run on: every game, seat count and option, and two small games beside them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import broceliande as bro
from broceliande.engine.options import Setting
from tests.whispers import GAME as WHISPERS
from wisps import GAME as WISPS

GAMES = [bro.game(name) for name in bro.games()] + [WHISPERS, WISPS]
LANGUAGES = ("fr", "en")

# Options that no list of choices names.
MORE_OPTIONS: dict[str, list[dict[str, object]]] = {
    "benevolent": [{"turn_limit": 3}],
    "bethel-woods": [{"spies": 1}, {"spies": 3}],
    "bloody-grove": [{"first": 1, "groves": "fox owl bear"}],
    "broom-service": [
        {"storm_clouds": True, "heavy_clouds": 10, "mountain_tiles": True},
        {"side": "verso", "storm_clouds": True, "heavy_clouds": 11},
    ],
    "roundforest": [{"turn_limit": 3}, {"harder": True, "blocking": True}],
}


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    game: bro.Game
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        told = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {self.seats}{told}"

    def table(self, seed: int) -> bro.Table:
        """A fresh table."""
        return bro.table(self.game, self.seats, seed, self.options)


def cases() -> list[Case]:
    """Every game and seat count, as dealt by default."""
    return [Case(game, seats) for game in GAMES for seats in game.seats]


def option_cases() -> list[Case]:
    """Every game, seat count and choice of an option."""
    found = []
    for game in GAMES:
        for seats in game.seats:
            setting = Setting(seats, game.edition().tables)
            for option in game.options:
                choices = option.choices(setting) if option.choices else ()
                found += [Case(game, seats, {option.name: choice}) for choice in choices]
            found += [Case(game, seats, given) for given in MORE_OPTIONS.get(game.name, [])]
    return found


def random_play(table: bro.Table, seed: int, answers: int = 1_000_000) -> Iterator[bro.Table]:
    """Play random legal moves, and give the table before the first and after each."""
    chance = random.Random(seed)
    yield table
    for _ in range(answers):
        if not table.asked:
            return
        seat = chance.choice(table.asked)
        table.play(seat, chance.choice(table.rules.legal(table._state, seat)))
        yield table


def play_out(table: bro.Table, seed: int) -> bro.Table:
    """Play random legal moves to the end."""
    for _ in random_play(table, seed):
        pass
    return table


def position(table: bro.Table) -> bytes:
    """The bytes of the position, without taking it in hand."""
    return bytes(table._state)


def known(table: bro.Table, seat: int | None, lang: str) -> dict[str, object]:
    """Everything a seat (None: a spectator) can get out of a table: phrases as they are, and what
    they are in a language. (A phrase is all that its words come from, in any language.)"""
    told: dict[str, object] = {
        "view": json.dumps(table.view(seat)),
        "observation": table.observation(seat),
        "events": table.events(seat),
        "chronicle": table.chronicle(seat, lang),
        "scores": table.scores,
    }
    if seat is not None:
        told |= _answers(table, seat, lang)
    return told


def some_moves(table: bro.Table, seat: int) -> range:
    """Every move of the game, where the seat is asked. Whoever is not is refused all of them for
    that alone: a few show it."""
    return range(0, table.game.moves, 1 if seat in table.asked else 11)


def _answers(table: bro.Table, seat: int, lang: str) -> dict[str, object]:
    moves = some_moves(table, seat)[table.ply % 4 :: 4]  # in the course of a game, all of them
    refusals = [table.why_not(seat, move) for move in moves]
    phrases = {repr(each.saying.phrase): each for each in refusals if each}  # each is said once
    told: dict[str, object] = {
        "moves": [(move, move.words(lang)) for move in table.moves(seat)],
        "refusals": refusals,
        "reasons": {phrase: each.words(lang) for phrase, each in phrases.items()},
    }
    if seat in table.asked:
        told["question"] = table.game.ask_phrase(table.rules.named, table._state, seat)
        told["asked"] = table.ask_words(seat, lang)
    return told
