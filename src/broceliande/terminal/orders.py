"""What the commands typed at the keyboard do. Any game."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from broceliande.bots.counsel import is_team
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import LANGUAGES
from broceliande.terminal import mentor, screen
from broceliande.terminal.commands import (
    Command,
    an_example,
    choices,
    read_command,
    read_thing,
    why_not,
)
from broceliande.terminal.desk import Desk, Leave
from broceliande.terminal.reading import look_up, numbered, shown
from broceliande.terminal.scene import Scene

MOST_PARAGRAPHS = 8


def carry_out(desk: Desk, command: Command, scene: Scene) -> None:
    """Do what a command asks for; `scene` is the table as it was shown."""
    match command.name:
        case "rules":
            _rules(desk, command.rest)
        case "why":
            why(desk, command.rest, scene)
        case "undo":
            _undo(desk)
        case "chronicle":
            desk.print(screen.chronicle(scene, desk.table.events(scene.seat)))
        case "language":
            _language(desk, command.rest)
        case "save":
            _save(desk, command.rest)
        case "info":
            _info(desk, command.rest, scene)
        case "counsel":
            _counsel(desk, scene)
        case "coach":
            _coach(desk, command.rest, scene)
        case "quit":
            _quit(desk, scene)
        case _:
            desk.print([Text(_help(scene))])


def _help(scene: Scene) -> str:
    """All that can be typed, with examples from this game."""
    rule = next(iter(rulebook_of(scene.table.game, scene.lang).paragraphs), "")
    return scene.say("help", thing=an_example(scene), rule=rule)


def _rules(desk: Desk, text: str) -> None:
    """The paragraphs about the question asked, of that number, or with that word."""
    book = rulebook_of(desk.table.game, desk.lang)
    if text:
        found = look_up(book, text)
    else:
        asked = [q.rule for q in desk.table.game.questions if q.name == desk.table.question]
        found = numbered(book, " ".join(asked)) or list(book.paragraphs.values())
    if not found:
        desk.say("no-such-rule", text=text)
    desk.print(shown(found[:MOST_PARAGRAPHS]))
    if len(found) > MOST_PARAGRAPHS:
        desk.say("more-rules", count=len(found) - MOST_PARAGRAPHS, game=desk.table.game.name)


def why(desk: Desk, text: str, scene: Scene) -> None:
    """Say why a thing cannot be chosen, or that it can."""
    thing = read_thing(text, scene, desk.drawing)
    possible = [int(text)] if text.isdecimal() else choices(thing, scene)
    if possible and possible[0] in range(1, len(scene.moves) + 1):
        desk.say("possible", numbers=", ".join(map(str, possible)))
        return
    refusal = why_not(thing, scene) if thing else None
    if refusal:
        desk.print([screen.refused(scene, refusal)])
    else:
        desk.say("no-move-there" if thing else "not-understood", text=text)


def _undo(desk: Desk) -> None:
    """A person's last answer is taken back; a bot's is not ours to take back."""
    table = desk.table
    people = (seat for seat, _ in reversed(table.played) if seat < desk.people)
    seat = next((seat for seat in people if table.can_undo(seat)), None)
    if seat is None:
        desk.say("no-undo" if table.played else "no-undo-yet")
        return
    while table.can_undo(seat):
        table.undo(seat)
        if table.ply not in desk.given:
            break  # what was given for them goes with the answer before it
        desk.given.remove(table.ply)
    desk.seen[seat] = min(desk.seen[seat], len(table.events(seat)))


def _language(desk: Desk, text: str) -> None:
    others = [lang for lang in LANGUAGES if lang != desk.lang]
    wanted = text.casefold() or others[0]
    if wanted in LANGUAGES:
        desk.lang = wanted
    else:
        desk.say("no-such-language", text=text, languages=", ".join(LANGUAGES))


def _save(desk: Desk, text: str) -> bool:
    """Write the dump; without a name, under one made from the game's commitment."""
    name = text or f"{desk.table.game.name}-{(desk.table.commitment or 'table')[:8]}.json"
    try:
        file = Path(name).expanduser()
        with file.open("w" if file.resolve() in desk.files else "x", encoding="utf-8") as out:
            out.write(desk.table.dump() + "\n")
    except FileExistsError:
        desk.say("file-exists", file=name)
        return False
    except (OSError, RuntimeError, ValueError) as wrong:
        desk.say("not-saved", file=name, reason=getattr(wrong, "strerror", None) or str(wrong))
        return False
    desk.files.add(file.resolve())
    desk.saved = True
    desk.say("saved", file=shlex.quote(str(file)), game=desk.table.game.name)
    return True


def _info(desk: Desk, text: str, scene: Scene) -> None:
    thing = read_thing(text, scene, desk.drawing) if text else ""
    if text.isdecimal() and 1 <= int(text) <= len(scene.moves):
        thing = scene.moves[int(text) - 1].path[-1]
    said = desk.drawing.info(scene, thing) if thing or not text else []
    if said:
        desk.print(Padding(Text(line), screen.INDENT) for line in said)
    else:
        desk.say("nothing-to-say", thing=an_example(scene))


def _counsel(desk: Desk, scene: Scene) -> None:
    """A hint, for those who play alone or all together."""
    if scene.seat is None or desk.table.over:
        desk.say("counsel-over")
    elif desk.people > 1 and not is_team(desk.table.game.name):
        desk.say("counsel-company")
    else:
        desk.print(mentor.counselled(scene, desk.thought, desk.rng, desk.console))


def _coach(desk: Desk, text: str, scene: Scene) -> None:
    """Look back upon the game, at the moves of whoever is here or of the seat named."""
    seat = int(text) - 1 if text.isdecimal() else scene.seat or 0
    if not desk.table.over:
        desk.say("coach-later")
    elif not 0 <= seat < desk.table.seats or (text and not text.isdecimal()):
        desk.say("coach-no-seat", count=desk.table.seats)
    else:
        desk.print(mentor.reviewed(scene, seat, desk.thought, desk.rng, desk.console))


def _quit(desk: Desk, scene: Scene) -> None:
    """Leave; first offer to keep a game that would be lost."""
    if desk.saved:
        raise Leave
    line = desk.ask(scene.say("quit-unsaved"))
    command = read_command(line, scene.words)
    if command and command.name == "save" and not _save(desk, command.rest):
        return
    if not line or (command and command.name in ("save", "quit")):
        raise Leave
    desk.say("go-on")
