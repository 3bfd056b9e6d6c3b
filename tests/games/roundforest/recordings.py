"""How Roundforest's recorded games came about, and where move sequences are counted. Some are whole
games, others begin in a position laid out for the sake of what happens next."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import broceliande as bro
from broceliande.games.roundforest.names import CHARACTERS
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import HERE, RED, lay, scatter
from tests.games.roundforest.missions import DONE
from tests.games.roundforest.wanderer import wander
from tests.laws.evidence import Recorded

# Whole games: seats, seed of the deal and of those who played, options.
WHOLE: dict[str, tuple[int, int, dict[str, object]]] = {
    "ring_2_seats": (2, 3, {}),
    "ring_3_seats": (3, 2, {}),
    "ring_4_seats": (4, 3, {}),
    "ring_harder": (4, 4, {"harder": True}),
    "ring_blocking": (3, 4, {"blocking": True}),
    "turn_limit": (3, 3, {"turn_limit": 6}),
    "no_choice": (3, 2, {}),  # the others were recorded before the amendment of that name
}
ALTRUISTIC: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "prince": ({"object_next": "bottle key stone"}, {"ability": "use", "prince_pick": "key"}),
    "unicorn": (
        {"packs": {"A": "saddle"}},
        {"ability": "use", "unicorn_target": "r6c4", "saddle": "use", "object": "leave"},
    ),
    "pedlar": ({"packs": {"A": "boots key"}}, {"ability": "use", "pedlar": "key boots"}),
    "goblin": ({"packs": {"A": "boots"}}, {"ability": "use", "goblin": "boots > chest"}),
    "beggar": (
        {"coins": {"A": (1, 0)}, "apples": {"A": 1}},
        {"ability": "use", "beggar_pick": "witch", "mission": "apple"},
    ),
    "forest_spirit": ({"apples": {"A": 3}}, {"ability": "use"}),
}
TOKENS_OUT = {
    place: name if n >= 6 else f"{name} B"
    for n, (place, name) in enumerate(
        zip(
            "r4c1 r4c3 r4c4 r4c6 r5c1 r5c3 r5c4 r5c6 r6c3 r6c4 r1c4 r1c5".split(),  # noqa: SIM905
            CHARACTERS,
            strict=True,
        )
    )
}
POOR: dict[str, Any] = {
    "coins": {"A": (3, 1), "B": (19, 11)}, "apples": {"B": 2, "C": 10},
    "tokens": {"r6c3": "forest_spirit"},
}  # fmt: skip
ALL_CHIPS = "blue yellow red"


def start(t: bro.Table) -> bro.Table:
    """The same position on a table of its own, so that what is played from it is recorded."""
    return bro.load(t.dump())


def moved(t: bro.Table, where: str, **then: str) -> bro.Table:
    """A game that begins there: A moves, and answers what is asked then."""
    return play(start(t), move=where, **then)


def windowed(answer: str, /, *, blocking: bool = True, **laid: Any) -> bro.Table:
    """A game that begins with a window, and ends with its answer."""
    return play(start(lay(**HERE, blocking=blocking, **laid)), start_window=answer)


# What hardly ever happens, and moments in which rare reasons refuse an answer.
RARE: dict[str, Callable[[], bro.Table]] = {
    "waits_on_the_backpack": lambda: moved(lay(pawns={"B": "r1c2", "C": "r2c1"}), "pause"),
    "blue_bag_empty": lambda: moved(scatter(lay(**HERE), chips=ALL_CHIPS), "r2c3"),
    "no_tile_for_yellow": lambda: moved(
        scatter(lay(**HERE, chips={"r2c3": "yellow"}, chip_next="red"), keep="boots"), "r2c3",
    ),
    "pile_empty": lambda: moved(lay(**RED, tokens=TOKENS_OUT), "r2c3"),
    "spirit_waits": lambda: moved(
        scatter(lay(**HERE, apples={"A": 3}), chips=ALL_CHIPS, spare=""), "pause",
    ),
    "red_chip_asks": lambda: moved(lay(**RED, packs={"A": "cross"}, card_next="witch"), "r2c3"),
    "spirit_comes": lambda: moved(lay(**HERE, apples={"A": 3}), "pause"),
    "well_without_supply": lambda: moved(
        lay(pawns={"A": "r3c2"}, packs={"A": "key key boots"}, **POOR), "r2c2",
    ),
    "place_empty": lambda: moved(lay(**HERE, fairy="hat spoon jug - - - - - -"), "r2c3"),
    "prince_none_fits": lambda: moved(
        scatter(lay(**RED, card_next="prince", packs={"A": "anvil"}), keep="stone barrel",
                chips=ALL_CHIPS), "r2c3", ability="use",
    ),
    "smith_without_a_sword": lambda: moved(
        lay(**RED, packs={"A": "anvil", "B": "sword sword sword"}, card_next="smith"), "r2c3",
        mission="top",
    ),
    "spirit_laid": lambda: moved(lay(**HERE, apples={"A": 3}), "pause", spirit_place="r5c3"),
    "gap_filled": lambda: play(
        windowed("p3.3", packs={"A": "chest key"}, gaps={"p2.2": "stone"}), move="pause",
    ),
    "gap_to_clear": lambda: start(lay(**HERE, blocking=True, gaps={"p2.2": "stone"})),
    "chest_from_a_gap": lambda: windowed("p2.2", packs={"A": "key"}, gaps={"p2.2": "chest"}),
    "chest_shut": lambda: play(
        windowed("done", packs={"A": "chest key"}, blocking=False), move="pause",
    ),
    "gap_cleared": lambda: windowed(
        "open", packs={"A": "chest key boots"}, gaps={"p2.2": "stone"},
    ),
    "debt_of_another": lambda: moved(
        lay(**HERE, tokens={"r2c3": "witch B"}, packs={"A": "cross potion"}, apples={"A": 1}),
        "r2c3",
    ),
    "unicorn_without_saddle": lambda: moved(
        lay(**RED, tokens={"r5c3": "witch B"}, card_next="unicorn"), "r2c3", ability="use",
    ),
    "saddle_in_the_bag": lambda: moved(  # recorded with the amendment of that name
        scatter(
            lay(**RED, tokens={"r5c3": "prince"}, card_next="unicorn", packs={"A": "saddle boots"}),
            chips=ALL_CHIPS,
        ),
        "r2c3", ability="use", unicorn_target="r5c3", prince_pick="saddle",
    ),
    "goblin_asks": lambda: moved(
        lay(**RED, packs={"A": "key key"}, card_next="goblin"), "r2c3", ability="use",
    ),
}  # fmt: skip

MISSIONS = {f"{who}_{mission}": (who, mission, has, coins) for who, mission, has, coins, *_ in DONE}
NAMES = (*WHOLE, *MISSIONS, *ALTRUISTIC, *RARE)


def scene(name: str) -> bro.Table:
    """A short game, played anew from where it begins."""
    if name in MISSIONS:
        who, mission, has, coins = MISSIONS[name]
        t = lay(**RED, packs={"A": has}, coins={"A": coins}, card_next=who)
        return moved(t, "r2c3", mission=mission)
    if name in ALTRUISTIC:
        changes, then = ALTRUISTIC[name]
        return moved(lay(**RED, **changes, card_next=name), "r2c3", **then)
    return RARE[name]()


def recording(name: str) -> bro.Table:
    """A recorded game, played anew; it was looked at, but not taken in hand."""
    if name in WHOLE:
        seats, seed, options = WHOLE[name]
        given = options if name == "no_choice" else {**options, "amendments": []}
        t = wander(bro.table("roundforest", seats, seed, given), Random(seed))
    else:
        t = scene(name)
    t.touched = False
    return t


def starts() -> Iterator[tuple[str, bro.Table]]:
    """Tables just dealt, by seats and seed."""
    for seats in (2, 3, 4):
        for seed in (1, 2):
            yield f"{seats} {seed}", bro.table("roundforest", seats, seed)


RECORDED = Recorded(NAMES, recording, whole=(*WHOLE, "forest_spirit"), starts=starts, depth=5)
