"""The bots by name: what each may spend on a decision, and how sure its hand is."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from broceliande.engine.errors import BadBot

Pace = int | dict[int, int]  # iterations; where seats matter, for each number of them


@dataclass(frozen=True)
class Level:
    """How a bot of ours decides."""

    kind: str  # wanders, glances one step ahead, or searches
    iterations: int | None = None
    seconds: float | None = None
    glances: int = 0  # looks at so many moves only, drawn anew; 0: at all of them
    spread: float = 0.0  # draws among moves by their visits to the power of 1 / spread; 0: the best
    knobs: tuple[tuple[str, float], ...] = ()  # of the search, where they are not the usual ones
    paced: str = ""  # the name by which a game's hint may pace it (PACE, BY_NET)
    net: str | None = None  # judges by a net: of that file, or by the game's own (""); None: hint


LEVELS = {
    "random": Level("wander"),
    "greedy": Level("glance"),
    "sapling": Level("glance", glances=2),
    "pupil": Level("search", iterations=60, seconds=1.0, spread=0.6, paced="pupil"),
    "druid": Level("search", iterations=600, seconds=1.0, paced="druid"),
    "archdruid": Level("search", iterations=20_000, seconds=1.0, paced="archdruid"),
    "merlin": Level("search", iterations=32_000, seconds=1.0, net=""),
}
PEOPLE = ("sapling", "pupil", "druid", "archdruid", "merlin")  # those that are offered, rising
NETS = Path(__file__).parent / "nets"  # one for each game that was learnt
USUAL = "pupil"
LEEWAY = 0.02  # of a chance: what a bot gives up rather than stand still
NET = "net="
KNOBS = (  # in the order in which the compiled side reads them
    "explore", "bias", "sharpness", "even", "length", "sample", "at_cut", "sees", "worlds",
    "guided",
)  # fmt: skip


class Learnt(NamedTuple):
    """How a level decides where it judges by the net."""

    iterations: int
    spread: float
    leeway: float = LEEWAY


def net_of(game: str) -> Path:
    """Where the net that comes with a game lies, if there is one."""
    return NETS / f"{game}.npz"


def offered(game: str) -> list[str]:
    """The levels that people may choose in a game: Merlin only where he has learnt it."""
    learnt = net_of(game).exists()
    return [name for name in PEOPLE if learnt or LEVELS[name].net is None]


def pace_of(hint: ModuleType, level: str, seats: int) -> int | None:
    """The iterations that a hint gives a level, None if it gives none."""
    pace: Pace | None = getattr(hint, "PACE", {}).get(level)
    return pace[seats] if isinstance(pace, dict) else pace


def by_net(hint: ModuleType, level: str, seats: int, options: Container[str] = ()) -> Learnt | None:
    """How a level decides that judges by the net; None if it does not with that number of seats.
    Under an option of the table a hint may say otherwise than it does elsewhere."""
    under: dict[str, dict[str, dict[int, tuple[Any, ...]]]] = getattr(hint, "UNDER", {})
    for option, told in under.items():
        if option in options and (here := told.get(level, {}).get(seats)):
            return Learnt(*here)
    pace, *hand = getattr(hint, "BY_NET", {}).get(level, ({},))
    iterations = pace.get(seats) if isinstance(pace, dict) else pace
    return None if iterations is None else Learnt(iterations, *hand)


def pace_name(level: str, hint: ModuleType, seats: int) -> str:
    """How a level decides in a game with that hint and its net: what is measured of it holds as
    long as this is the same."""
    own, steady = LEVELS[level], getattr(hint, "STEADY", 1.0)
    if own.kind != "search":
        return f"{own.kind} {own.glances}"
    iterations = pace_of(hint, own.paced, seats) or own.iterations
    spread, judge = own.spread, "hint"
    learnt, leeway = by_net(hint, own.paced, seats), LEEWAY
    if learnt:
        iterations, spread, leeway, judge = *learnt, "net"
    if own.net is not None:
        judge = "net"
    name = f"{iterations} by the {judge}, spread {spread / steady if own.paced else spread:g}"
    return name if leeway == LEEWAY else f"{name}, leeway {leeway:g}"


def parse(text: str) -> Level:
    """A bot as studies name it: `druid`, with a budget `druid@500` or `archdruid@0.2s`, and with
    knobs of the search `druid@500:explore=0.3:length=0`; `merlin@0.1s:net=FILE` judges by a net of
    one's own."""
    named, *turned = text.split(":")
    nets = [one[len(NET) :] for one in turned if one.startswith(NET)]
    turned = [one for one in turned if not one.startswith(NET)]
    name, _, budget = named.partition("@")
    if name not in LEVELS:
        raise BadBot(f"no bot is called {name!r}; there are {', '.join(LEVELS)}")
    level = replace(LEVELS[name], net=nets[-1]) if nets else LEVELS[name]
    if nets and level.kind != "search":
        raise BadBot(f"{name} asks no net")
    try:
        if budget.endswith("s"):
            level = replace(level, iterations=None, seconds=float(budget[:-1]), paced="")
        elif budget:
            level = replace(level, iterations=int(budget), seconds=None, paced="")
        knobs = tuple((key, float(value)) for key, value in (one.split("=") for one in turned))
    except ValueError:
        raise BadBot(f"{text!r} is no bot; write druid@500, druid@0.2s, druid:length=0") from None
    check_budget(level.iterations, level.seconds)
    if unknown := {key for key, _ in knobs} - set(KNOBS):
        raise BadBot(f"the search has no {', '.join(sorted(unknown))}; it has {', '.join(KNOBS)}")
    return replace(level, knobs=knobs)


def check_budget(iterations: int | None, seconds: float | None) -> None:
    """BadBot for a budget with which nobody can think."""
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise BadBot(f"a bot thinks for 1 iteration or more, not for {iterations!r}")
    if seconds is not None and not seconds > 0:
        raise BadBot(f"a bot thinks for more than 0 seconds, not for {seconds!r}")
