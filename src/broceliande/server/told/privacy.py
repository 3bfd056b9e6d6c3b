"""Whether those who share a device must hide something from each other: the game's own declaration
says it, and nothing else knows it."""

from __future__ import annotations

from broceliande.bots.counsel import is_team
from broceliande.engine.fields import OWNER, Fields, Seen
from broceliande.engine.game import Game


def private(game: Game) -> bool:
    """Whether a seat may know or choose what the others must not see: fields of its owner alone,
    answers sealed together, or things that some have looked at, unless all play as one."""
    own = [f.see for f in game.position.LAYOUT.declared if f.name not in Fields.__annotations__]
    if OWNER in own or any(question.together for question in game.questions):
        return True
    return any(isinstance(see, Seen) for see in own) and not is_team(game.name)
