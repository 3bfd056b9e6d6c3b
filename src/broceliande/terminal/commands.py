"""What people type: a command, the number of a move, or a thing such as `h7`.

The words of commands and kinds of thing stand in the words' files, several for each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from broceliande.engine.declared import WRONG_QUESTION
from broceliande.engine.moves import Refusal
from broceliande.engine.words import LANGUAGES, Words, words_in
from broceliande.terminal.draw import Drawing
from broceliande.terminal.scene import HERE, Scene

# Which commands there are, and whether something may ("may"), must or cannot follow them.
COMMANDS = {
    "rules": "may",
    "why": "must",
    "undo": "no",
    "chronicle": "no",
    "language": "may",
    "save": "may",
    "info": "may",
    "quit": "no",
    "help": "no",
    "counsel": "no",
    "coach": "may",
}
_THING = re.compile(r"([^\W\d_]+)\W*(\d{1,3})")


@dataclass(frozen=True)
class Command:
    """A command and what follows it."""

    name: str
    rest: str


def read_command(line: str, words: Words) -> Command | None:
    """The command typed, or None if it is none."""
    if line.startswith("?"):
        return Command("rules", line[1:].strip())
    first, _, rest = line.partition(" ")
    for name, follows in COMMANDS.items():
        if first.casefold() in words.say(f"command-{name}").split():
            fits = {"may": True, "must": bool(rest.strip()), "no": not rest.strip()}
            return Command(name, rest.strip()) if fits[follows] else None
    return None


def read_thing(text: str, scene: Scene, drawing: Drawing) -> str:
    """The thing that people mean, such as "hex:6" by "h7", "hex 7" or "case 7"; or nothing."""
    found = drawing.find(scene, text)
    if found:
        return found
    for seat in range(scene.table.seats if "seat" in scene.table.game.things else 0):
        if text.casefold() == scene.name(seat).casefold():
            return f"seat:{seat}"
    match = _THING.fullmatch(text.strip())
    if not match or int(match[2]) == 0:
        return ""
    for kind in scene.table.game.things:
        if match[1].casefold() in [kind, *_kind_words(kind, scene)]:
            return f"{kind}:{int(match[2]) - 1}"
    return ""


def _kind_words(kind: str, scene: Scene) -> list[str]:
    """What a kind of thing may be called: in the language spoken first, then in any; as the game
    calls it, then as the terminal does."""
    spoken = []
    for each in (scene.lang, *LANGUAGES):
        for words in (words_in(each, scene.table.game.folder), words_in(each, HERE)):
            if words.has(f"kind-{kind}"):
                spoken += words.say(f"kind-{kind}").split()
    return spoken


def an_example(scene: Scene) -> str:
    """A thing of this game as people may type it, such as "h3" or "card 3"."""
    kind = next(iter(scene.table.game.things), "")
    word = [*_kind_words(kind, scene), kind][0]
    return f"{word}3" if len(word) == 1 else f"{word} 3"


def choices(thing: str, scene: Scene) -> list[int]:
    """The numbers, as people type them, of the legal moves that point at this thing."""
    return [number for number, move in enumerate(scene.moves, 1) if thing in move.path]


def why_not(thing: str, scene: Scene) -> Refusal | None:
    """Why a thing cannot be chosen: as an answer to the question asked, or else to any other.

    A question of another moment speaks only if it knows more than that it is not asked. None:
    no answer to anything ever points at the thing.
    """
    table, seat = scene.table, scene.seat
    assert seat is not None
    reasons = []
    for move in range(table.game.moves):
        if thing in table.move(seat, move).path:
            now = table.game.question_of(move)[0].name == table.question
            reasons.append((not now, table.why_not(seat, move)))
    told = [reason for _, reason in sorted(reasons, key=lambda pair: pair[0]) if reason]
    late = table.game.reasons[WRONG_QUESTION - 1].code
    return next((reason for reason in told if reason.code != late), told[0] if told else None)
