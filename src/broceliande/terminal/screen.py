"""What every game's screen shares: heading, chronicle, question, moves in words, hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from broceliande.engine.declared import SEAT
from broceliande.engine.moves import Refusal, Seat, Told
from broceliande.engine.rulebook import rulebook_of
from broceliande.engine.words import title_of
from broceliande.terminal.commands import an_example
from broceliande.terminal.draw import Drawing
from broceliande.terminal.reading import numbered, shown
from broceliande.terminal.scene import CHOICE, GOLD, NAME_STYLES, QUIET, Scene

RECENT = 18  # events of the chronicle that a screen shows
FEW = 3  # a question with no more answers also tells why some are not possible
INDENT = (0, 0, 0, 2)


def welcome(scene: Scene) -> Iterator[RenderableType]:
    """The first screen: the aim in two sentences, the commands in two lines."""
    game = scene.table.game
    yield Rule(Text(scene.say("welcome", game=title(scene)), style="bold"), style=QUIET)
    aim = f"aim-{game.name}"
    said = scene.say(aim) if scene.words.has(aim) else rulebook_of(game, scene.lang).introduction
    if said:
        yield Text(said)
        yield Text()
    yield Text(scene.say("commands-play", thing=an_example(scene)), style=QUIET)
    yield Text(scene.say("commands-more"), style=QUIET)
    if scene.table.commitment:
        yield Text(scene.say("sealed", commitment=scene.table.commitment), style=QUIET)


def show(scene: Scene, drawing: Drawing, recent: Sequence[Told]) -> Iterator[RenderableType]:
    """The whole screen of a decision."""
    yield heading(scene)
    yield drawing.draw(scene)
    yield Text()
    if recent:
        told = recent[-RECENT:]
        if len(told) < len(recent):
            yield Text(scene.say("chronicle-more"), style=QUIET)
        yield from chronicle(scene, told)
        yield Text()
    yield from asked(scene, drawing)
    yield Text(scene.say("hint"), style=QUIET)


def title(scene: Scene) -> str:
    """The name of the game."""
    return title_of(scene.table.game, scene.words.lang)


def heading(scene: Scene) -> RenderableType:
    """The game, and the turn where the game counts turns."""
    turn = scene.fields.get("turn")
    said = scene.say("heading-turn", game=title(scene), turn=turn) if turn else title(scene)
    return Rule(Text(said, style="bold"), style=QUIET)


def chronicle(scene: Scene, told: Sequence[Told]) -> Iterator[RenderableType]:
    """Events in words: what one seat did in one paragraph, names in the colours of their seats."""
    table = scene.table
    for _, events in groupby(told, lambda event: _actor(scene, event)):
        said = [e.saying(table.game, table.rules.named, table.names) for e in events]
        line = Text(" ".join(saying.words(scene.lang) for saying in said))
        for seat in range(table.seats):
            line.highlight_words([scene.name(seat)], NAME_STYLES[seat])
        yield Padding(line, INDENT)


def _actor(scene: Scene, event: Told) -> int:
    """The seat that an event speaks of first, -1 if of none."""
    kinds = list(scene.table.game.events[event.event - 1].arguments.values())
    return event.numbers[0] if kinds and kinds[0] == SEAT else -1


def asked(scene: Scene, drawing: Drawing) -> Iterator[RenderableType]:
    """The question and the legal moves, each with the number to type."""
    assert scene.seat is not None
    question = scene.table.ask_words(scene.seat, scene.lang)
    yield Text.assemble(("► ", GOLD), scene.named(scene.seat), "  ", (question, "bold"))
    if scene.together:
        yield _list([Text(scene.table.describe(t, scene.lang)) for t in scene.together], 1)
        yield Text(scene.say("together"), style=QUIET)
        return
    moves = [Text(move.words(scene.lang)) for move in scene.moves]
    notes = [drawing.note(scene, move) for move in scene.moves]
    widest = max(len(move) for move in moves) + 6
    if len(moves) > 5 and not any(notes) and widest * 2 <= scene.width:
        half = (len(moves) + 1) // 2
        yield _side_by_side(_list(moves[:half], 1), _list(moves[half:], half + 1))
    else:
        yield _list(moves, 1, notes)
    yield from _not_now(scene)


def _list(moves: Sequence[Text], first: int, notes: Sequence[str] = ()) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", no_wrap=True, min_width=6)
    for at, move in enumerate(moves):
        note = Text(f"\n{notes[at]}", style=QUIET) if notes and notes[at] else Text()
        number = Text.assemble((f"[{first + at}]", CHOICE))
        grid.add_row(number, Text.assemble(move, note))
    return grid


def _side_by_side(left: RenderableType, right: RenderableType) -> Grid:
    grid = Grid(box=None, show_header=False, padding=0, pad_edge=False)
    grid.add_row(left, Padding(right, INDENT))
    return grid


def _not_now(scene: Scene) -> Iterator[RenderableType]:
    """For a question of few answers: those that are not possible, and why."""
    table, seat = scene.table, scene.seat
    assert seat is not None
    question = next(q for q in table.game.questions if q.name == table.question)
    if question.size > FEW:
        return
    first = table.game.move(question.name, *question.unpack(0))
    for number in range(first, first + question.size):
        refusal = table.why_not(seat, number)
        if refusal:
            move = table.move(seat, number).words(scene.lang)
            reason = refusal.words(scene.lang)
            said = scene.say("not-now", move=move, reason=reason, rule=refusal.rule)
            yield Padding(Text(said, style=QUIET), (0, 0, 0, 7))


def refused(scene: Scene, refusal: Refusal) -> RenderableType:
    """Why something is not possible, and the paragraph that says so."""
    said = scene.say("refused", reason=refusal.words(scene.lang), rule=refusal.rule)
    book = rulebook_of(scene.table.game, scene.lang)
    return Group(Text(said), *shown(numbered(book, refusal.rule), chapters=False))


def ending(scene: Scene) -> Iterator[RenderableType]:
    """Who won, how, the places and scores, and what to verify the luck with."""
    table = scene.table
    yield Rule(Text(scene.say("end-title"), style="bold"), style=QUIET)
    yield Text(_winners(scene), style="bold")
    key = f"ending-{table.ending or ''}".replace("_", "-")
    if scene.words.has(key):
        yield Text(scene.say(key))
    yield standings(scene)
    turns = scene.fields.get("turn") or 0
    yield Text(scene.say("end-length", turns=turns, answers=table.ply), style=QUIET)
    if table.seed is not None:
        yield Text(scene.say("end-commitment", commitment=table.commitment), style=QUIET)
        yield Text(scene.say("end-seed", seed=table.seed.hex()), style=QUIET)


def standings(scene: Scene) -> Grid:
    """Place, name and score of each seat, the winners first."""
    table = scene.table
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(scene.say("end-place"), justify="right")
    grid.add_column(scene.say("end-name"))
    grid.add_column(scene.say("end-score"), justify="right")
    order = sorted(range(table.seats), key=lambda s: (table.places[s] or 99, -table.scores[s]))
    for seat in order:
        place = str(table.places[seat] or "–")
        grid.add_row(place, scene.named(seat), str(table.scores[seat]))
    return grid


def _winners(scene: Scene) -> str:
    places = scene.table.places
    won = [seat for seat, place in enumerate(places) if place == 1]
    if not won:
        return scene.say("end-nobody")
    if len(won) == len(places):
        return scene.say("end-everybody")
    if len(won) == 1:
        return scene.say("end-winner", player=Seat(won[0]))
    return scene.say("end-winners", players=", ".join(scene.name(seat) for seat in won))
