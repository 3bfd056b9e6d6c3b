"""The vector environment: a batch of games stepped in one call.

    from broceliande.lab import vector

    games = vector.batch("benevolent", seats=3, games=1024)      # device="cuda": on the card
    games.deal(range(1024))
    while True:
        games.step(games.sample(), reset="same")

The same face on the processor and on a graphics card. `observe`, `masks`, `acting`, `pending`,
`rewards`, `terminated` and `truncated` are the batch's own memory, without copies: they are good
until the next step. What a cell of an observation is, `vector.index` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol

from broceliande.engine.errors import BadBatch
from broceliande.engine.game import Game
from broceliande.lab.vector.settings import Reset, one_setting


class Games(Protocol):
    """What a batch is, wherever its games lie."""

    games: int  # how many games
    seats: int
    actions: int  # actions are the numbers below this: the moves of the game
    cells: int  # numbers of an observation
    acting: Any  # by game: the seat whose answer `step` takes, -1 if the game has ended
    pending: Any  # by game: the seats that owe an answer, a bit each
    rewards: Any  # by game and seat
    terminated: Any
    truncated: Any

    def deal(self, seeds: Any) -> None:
        """Deal every game anew, each from its own seed."""

    def step(self, actions: Any, reset: Reset = "next") -> None:
        """One answer in each game."""

    def observe(self, seat: Any = "acting") -> Any:
        """By game and cell: what the acting seat, or the one named, may see."""

    def masks(self) -> Any:
        """By game and action: whether the acting seat may do it."""


def batch(
    game: str | Game,
    seats: int,
    games: int,
    *,
    device: str = "cpu",
    options: Mapping[str, object] | Iterable[Mapping[str, object]] | None = None,
    **more: Any,
) -> Any:
    """A batch on a device, "cpu" or "cuda"; `more` is what that device's batch takes besides."""
    given = one_setting(options)
    if device == "cpu":
        from broceliande.lab.vector.cpu import Batch

        return Batch(game, seats, games, options=given, **more)
    if device == "cuda":
        from broceliande.bots.hints import hint_of

        gpu = import_module("broceliande.gpu")
        name = game.name if isinstance(game, Game) else game
        return gpu.Batch(game, seats, games, given, team=bool(hint_of(name).TEAM), **more)
    raise BadBatch(f'a batch lies on "cpu" or on "cuda", not on {device!r}')
