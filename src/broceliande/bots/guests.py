"""Bots of one's own in studies: a class of a Python file, `planner.py:Planner`, made anew for every
game. It is handed a table redealt for its seat, as every bot is, to do with as it likes."""

from __future__ import annotations

import hashlib
import random
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from broceliande.bots.bot import Bot
from broceliande.bots.levels import parse
from broceliande.bots.minds import Mind, Timeless, World
from broceliande.bots.thinking import mind_of
from broceliande.engine.errors import BadBot
from broceliande.engine.table import Table

ENDING = ".py"


class Guest(Timeless):
    """Lets a bot of one's own decide."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, world: World, rng: random.Random) -> int:
        """What the bot chooses at a table of its own; BadBot if it fails."""
        state = world.rules.game.position.from_bytes(world.position)
        try:
            return int(self._bot.choose(Table(world.rules, state, {}), world.seat, rng))
        except Exception as wrong:
            name = type(self._bot).__name__
            raise BadBot(f"{name} gave no answer: {type(wrong).__name__}: {wrong}") from wrong


def mind_named(name: str) -> Mind:
    """What decides for a bot as studies name it: one of ours, or `FILE.py:CLASS`."""
    file, _, kind = name.partition(":")
    return Guest(_made(Path(file), kind)) if file.endswith(ENDING) else mind_of(parse(name))


def described(name: str) -> str:
    """What a bot is, for those who go on with a study: another file is another bot."""
    file = name.partition(":")[0]
    if not file.endswith(ENDING):
        return repr(parse(name))
    return f"{name} {hashlib.sha256(Path(file).read_bytes()).hexdigest()[:12]}"


def _made(file: Path, kind: str) -> Bot:
    """A bot of a file's class."""
    found = getattr(_read(file), kind, None) if kind else None
    if not isinstance(found, type):
        raise BadBot(f"{file} has no class {kind!r}; write {file.name}:Planner, say")
    try:
        bot = found()
    except Exception as wrong:
        raise BadBot(f"{kind} of {file} cannot be made: {wrong}") from wrong
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"{kind} of {file} is no bot: it has no choose(table, seat, rng)")
    return bot  # type: ignore[no-any-return]


def _read(file: Path) -> ModuleType:
    if not file.is_file():
        raise BadBot(f"there is no file {file}")
    spec = spec_from_file_location(f"guest_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        raise BadBot(f"{file} cannot be read: {type(wrong).__name__}: {wrong}") from wrong
    return module
