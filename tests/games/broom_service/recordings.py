"""How Broom Service's recorded games came about, and where move sequences are counted. Some are
whole games, others moments laid out for the sake of a rare reason or event."""

from collections.abc import Callable, Iterator
from typing import Any

import broceliande as bro
from tests.games.broom_service.answers import choose, play
from tests.games.broom_service.board import ROLE, VERSO, at, begin, give_tile, lay
from tests.laws.cases import play_out, random_play
from tests.laws.evidence import Recorded

STORM: dict[str, Any] = {"storm_clouds": True}

# Seats, seed of the deal and of those who played, options. Those without amendments began before.
BEFORE: dict[str, tuple[int, int, dict[str, object]]] = {
    "base_2_seats": (2, 2, {}),
    "base_3_seats": (3, 3, {}),
    "base_4_seats": (4, 4, {}),
    "base_5_seats": (5, 5, {}),
    "storm_clouds": (4, 6, {**STORM, "heavy_clouds": 10}),
    "mountain_tiles": (3, 4, {"mountain_tiles": True}),
    "recto_all": (5, 2, {**STORM, "heavy_clouds": 12, "mountain_tiles": True}),
    "verso": (4, 27, {**VERSO}),
    "verso_all_2_seats": (2, 10, {**VERSO, **STORM, "heavy_clouds": 11}),
    "verso_all_5_seats": (5, 18, {**VERSO, **STORM, "heavy_clouds": 11}),
    "most_resources": (2, 31, {}),
    "shared": (2, 27, {}),
}
GAMES: dict[str, tuple[int, int, dict[str, object]]] = {
    name: (seats, seed, {**options, "amendments": []})
    for name, (seats, seed, options) in BEFORE.items()
} | {"how_many_first": (3, 4, {})}


def loaded(t: bro.Table) -> bro.Table:
    """The same position on a table of its own, where its story begins."""
    return bro.load(t.dump())


def clouded_circle() -> bro.Table:
    """A map on which a cloud covers circle A: the pawn flies to B unasked (Q40)."""
    spot = {"id": "VC01", "region": "e", "cell": [14, 1]}
    t = loaded(lay(2, hands=["hill root", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"},
                   edition={"verso": {"cloud_spot": [spot]}}, **VERSO))  # fmt: skip
    play(t, "lead", "hill", "brave")
    return play(t, "move", 0, "h")


def led_before() -> bro.Table:
    """A role that was led before is laid down without action (Q13)."""
    t = lay(3, hands=["root hill", "root", ""], cursed="root")
    at(t).led = 1 << ROLE["root"]
    return play(loaded(t), "lead", "root", "none")


def covered_tower() -> bro.Table:
    """A delivery beside a tower under a mountain tile."""
    t = loaded(lay(2, hands=["peak", ""], pawns=["hi", "co"], mountain_tiles=True))
    return play(t, "lead", "peak", "brave")


def fresh_tile() -> bro.Table:
    """A forest tile just taken, with a delivery to make."""
    t = loaded(
        lay(2, hands=["forest", ""], pawns=["gg", "gr"], tiles={"b": "five_points"}, **VERSO)
    )
    play(t, "lead", "forest", "brave")
    return play(t, "move", 0, "b")


def tile_used() -> bro.Table:
    """A forest tile used for this card, and another one at hand."""
    t = loaded(lay(2, hands=["root", ""], own=["brave_coward five_points"], **VERSO))
    play(t, "lead", "root", "cowardly")
    return play(t, "coward_mode", "brave_coward")


def second_extra_card() -> bro.Table:
    """An extra card taken by the leader of a trick, who has another such tile."""
    t = begin(3, "gathering", 2, **VERSO)
    for _ in range(2):
        give_tile(t, 0, 1)
    t = choose(loaded(t), *["forest hill root fruit"] * 3)
    play(t, "extra_card", "fairy")
    return t


def no_set() -> bro.Table:
    """The Full Set! is in force, and the leader has none."""
    return loaded(lay(2, hands=["root", ""], event="full_set", goods=[(1, 1, 0, 1)]))


def extra_declined() -> bro.Table:
    """An extra card that nobody wanted."""
    t = begin(3, "gathering", 2, **VERSO)
    give_tile(t, 0, 1)
    t = choose(loaded(t), *["forest hill root fruit"] * 3)
    return play(t, "extra_card", "none")


def turbo() -> bro.Table:
    """A pawn on a turbo hill."""
    t = loaded(lay(2, hands=["hill", ""], pawns=["gr", "gr"], tiles={"h": "turbo_AB"}, **VERSO))
    play(t, "lead", "hill", "brave")
    return play(t, "move", 0, "h")


def hoard() -> bro.Table:
    """A hoard cloud dispelled with enough potions."""
    t = loaded(lay(2, hands=["fairy root", ""], pawns=["dd", "co"], goods=[(3, 0, 0, 1)],
                   clouds={"RC03": "hoard orange"}, storm_clouds=True))  # fmt: skip
    play(t, "lead", "fairy", "brave")
    return play(t, "dispel", "RC03")


def five_points() -> bro.Table:
    """A forest tile turned into points."""
    t = loaded(lay(2, hands=["root hill", ""], own=["five_points"], **VERSO))
    play(t, "lead", "root", "cowardly")
    return play(t, "coward_mode", "five_points")


MOMENTS: dict[str, Callable[[], bro.Table]] = {
    "clouded_circle": clouded_circle, "led_before": led_before, "covered_tower": covered_tower,
    "fresh_tile": fresh_tile, "tile_used": tile_used, "second_extra_card": second_extra_card,
    "no_set": no_set, "extra_declined": extra_declined, "turbo": turbo,
    "hoard": hoard, "five_points": five_points,
}  # fmt: skip


def recording(name: str) -> bro.Table:
    """Play a game at random, always in the same way; or lay a moment of one."""
    if name in MOMENTS:
        return MOMENTS[name]()
    seats, seed, options = GAMES[name]
    t = bro.table("broom-service", seats, seed, options)
    return play_out(t, seed)


def starts() -> Iterator[tuple[str, bro.Table]]:
    """By seats, variant and the answers given at random before."""
    everything = {**VERSO, **STORM, "heavy_clouds": 11}
    for seats in bro.game("broom-service").seats:
        for variant, options in (("base", {}), ("all", everything)):
            wanted = (0, 4 * seats + 30, 4 * seats + 60)
            t = bro.table("broom-service", seats, 1, options)
            for before, now in enumerate(random_play(t, seats, wanted[-1])):
                if before in wanted:
                    yield f"{seats} {variant} {before}", now


RECORDED = Recorded((*GAMES, *MOMENTS), recording, whole=GAMES, starts=starts, depth=3)
