"""The hint and the coach in the terminal: chances in words, curves in block characters."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn
from rich.rule import Rule
from rich.text import Text

from broceliande.bots.coach import Coach, Lapse, Pace, Review, beginning
from broceliande.bots.counsel import counsel
from broceliande.engine.moves import Seat
from broceliande.terminal.scene import CHOICE, QUIET, Scene

BLOCKS = "▁▂▃▄▅▆▇█"
INDENT = (0, 0, 0, 2)
DEEP = (0, 0, 0, 7)


@dataclass(frozen=True)
class Thought:
    """How long is thought about a hint and a game; or how many games are imagined."""

    hint_seconds: float = 1.0
    hint_iterations: int | None = None
    coach_seconds: float = 20.0
    coach_iterations: int | None = None
    level: str | None = None  # of the bots at the table, by which chances are told


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)


# The hint


def counselled(
    scene: Scene, thought: Thought, rng: random.Random, console: Console
) -> Iterator[RenderableType]:
    """The three best moves with the numbers to type, the chance each leaves, and why."""
    seat, game = scene.seat, scene.table.game.name
    assert seat is not None
    world = scene.table.redeal(seat, rng.getrandbits(64))
    seconds = None if thought.hint_iterations else thought.hint_seconds
    with console.status(scene.say("counsel-thinks")):
        found = counsel(
            world,
            seat,
            seconds=seconds,
            iterations=thought.hint_iterations,
            rng=rng,
            level=thought.level,
        )
    measured = found[0].chance is not None
    title = "counsel-title-figures" if measured else "counsel-title"
    if measured and world.seats == 1:
        title = "counsel-title-alone"
    yield Text(scene.say(title), style="bold")
    numbers = {move.id: number for number, move in enumerate(scene.moves, 1)}
    for each in found:
        number = numbers[each.move]
        move = scene.moves[number - 1].words(scene.lang)
        said = move if each.chance is None else _figured(scene, move, each.chance)
        yield Padding(Text.assemble((f"[{number}]", CHOICE), " ", said), INDENT)
        yield Padding(Text(" ".join(each.because(game, scene.lang)), style=QUIET), DEEP)


def _figured(scene: Scene, move: str, chance: float) -> str:
    return scene.say("counsel-move", move=move, percent=percent(chance))


# The coach


def reviewed(
    scene: Scene, seat: int, thought: Thought, rng: random.Random, console: Console
) -> Iterator[RenderableType]:
    """The curves of the game and the costliest moves of a seat, behind a bar that counts."""
    table = scene.table
    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True)
    with bar:
        task = bar.add_task(scene.say("coach-thinks"), total=1.0)
        pace = Pace(thought.coach_seconds, thought.coach_iterations)
        coach = Coach(
            beginning(table),
            table.played,
            pace,
            rng,
            lambda done: bar.update(task, completed=done),
            thought.level,
        )
        review = coach.review(seat)
    title = "coach-title-figures" if review.measured else "coach-title"
    yield Rule(Text(scene.say(title), style="bold"), style=QUIET)
    yield from _curves(scene, review)
    yield Text(scene.say("coach-known"), style=QUIET)
    yield Text()
    yield from _lapses(scene, seat, review)


def _curves(scene: Scene, review: Review) -> Iterator[RenderableType]:
    names = [scene.named(seat) for seat in range(scene.table.seats)]
    if review.team:
        names = [Text(scene.say("coach-team"), style="bold")]
    widest = max(name.cell_len for name in names)
    room = max(8, scene.width - widest - 20)
    for at, name in enumerate(names):
        course = [point.chances[at] for point in review.points]
        ends = _ends(scene, course) if review.measured else ""
        space = " " * (widest - name.cell_len + 2)
        yield Padding(Text.assemble(name, space, blocks(course, room), "  ", ends), INDENT)


def _ends(scene: Scene, course: Sequence[float]) -> str:
    return scene.say("coach-curve", **{"from": percent(course[0]), "to": percent(course[-1])})


def blocks(course: Sequence[float], room: int) -> str:
    """A row of chances as blocks, the last one always among them, in no more columns than given."""
    columns = min(len(course), room)
    if columns < 2:
        return "".join(_block(chance) for chance in course[-columns:])
    last = len(course) - 1
    return "".join(_block(course[round(at * last / (columns - 1))]) for at in range(columns))


def _block(chance: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]


def _lapses(scene: Scene, seat: int, review: Review) -> Iterator[RenderableType]:
    lapses = review.lapses
    if not lapses:
        yield Text(scene.say("coach-none", player=Seat(seat)))
        return
    said = scene.say("coach-costly", count=len(lapses), player=Seat(seat))
    yield Text(said, style="bold")
    table, at = beginning(scene.table), {lapse.ply: lapse for lapse in lapses}
    told = {}
    for who, move in scene.table.played:
        if lapse := at.get(table.ply):
            told[lapse.ply] = [table.move(seat, m).words(scene.lang) for m in (move, lapse.better)]
        table.play(who, move)
    for lapse in lapses:
        yield from _lapse(scene, lapse, told[lapse.ply], review.measured)


def _lapse(
    scene: Scene, lapse: Lapse, moves: Sequence[str], measured: bool
) -> Iterator[RenderableType]:
    played, better = moves
    figures = "-figures" if measured else ""
    chance, best = percent(lapse.chance), percent(lapse.best)
    said = scene.say(f"coach-lapse{figures}", ply=lapse.ply + 1, played=played, percent=chance)
    yield Padding(Text(said), INDENT)
    said = scene.say(f"coach-better{figures}", better=better, best=best, cost=best - chance)
    yield Padding(Text(said), (0, 0, 0, 4))
    because = lapse.because(scene.table.game.name, scene.lang)
    yield Padding(Text(" ".join(because), style=QUIET), (0, 0, 0, 4))
