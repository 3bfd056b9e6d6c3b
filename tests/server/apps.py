"""Servers of tests are many, and their routes are the same: these are laid once, which takes longer
than most tests, and furnished anew for each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from litestar import Litestar
from litestar.datastructures import State

from broceliande.engine.game import Game
from broceliande.server.ground.settings import Settings
from broceliande.server.web.app import create_app, furnished

_idle: dict[int, list[Litestar]] = defaultdict(list)  # by the size of a body


def laid(settings: Settings, games: Mapping[str, Game]) -> Litestar:
    """A server with a house of its own."""
    if settings.static.exists() or not _idle[settings.body_size]:
        return create_app(settings, games)
    app = _idle[settings.body_size].pop()
    app.state = State(furnished(settings, games))
    return app


def ended(app: Litestar, settings: Settings) -> None:
    """A server was closed, and its routes are free for the next."""
    if not settings.static.exists():
        _idle[settings.body_size].append(app)
