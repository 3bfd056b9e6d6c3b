"""What Broom Service can say and show."""

from collections.abc import Iterator

import broceliande as bro
from broceliande.games.broom_service import labels
from broceliande.games.broom_service.names import (
    EVENTS,
    FOREST_TILES,
    MOUNTAIN_TILES,
    ROLE_KINDS,
    ROLES,
    SIDES,
    STORMS,
)
from tests.laws.evidence import Shown, Words


def table(side: str) -> bro.Table:
    """A table for three on that side of the board."""
    return bro.table("broom-service", 3, 1, {"side": side, "mountain_tiles": True})


def messages() -> Iterator[str]:
    """What only this game asks for by name."""
    key = labels.keyed
    yield "thing-answer-number"
    yield from ("tile-none", "tower-none", "tower-market", "cloud-none")
    yield from ("tower-name", "cloud-heavy", "cloud-storm", "region-unnamed", "role-unknown")
    yield from ("list-none", "list-two", "list-more")
    yield from ("hill-turbo-text", "hill-market-text", "move-gather")
    yield from (key("role", role) for role in ROLES)
    yield from (key("role-text", kind, end) for kind in ROLE_KINDS for end in ("brave", "cowardly"))
    yield from (key("storm", storm) for storm in STORMS[1:])
    for kind, names in (
        ("happening", EVENTS),
        ("mountain", MOUNTAIN_TILES),
        ("forest", FOREST_TILES),
    ):
        for name in names:
            yield from (key(kind, name), key(kind, name, "text"))
    yield from (f"option-side-{side}" for side in SIDES)
    for side, ids in zip(SIDES, table("recto").rules.named.REGION_ID, strict=True):
        yield from (f"region-{side}-{name}" for name in ids if name)


def asking() -> Iterator[bro.Table]:
    """Tables where nobody, and where somebody, was the last to be brave in the trick."""
    for claim in (-1, 1):
        t = table("recto")
        t.state.claim = claim
        yield t


def shown() -> Iterator[Shown]:
    """Every thing of either side; two clouds of the recto are alike."""
    for n, side in enumerate(SIDES):
        t = table(side)
        r = t.rules.named
        waters = sum(1 for name in r.REGION_ID[n][36:] if name)
        regions = [*range(r.LAND_COUNT[n]), *range(36, 36 + waters)]
        yield Shown(t, {
            "role": range(10), "region": [44 * n + region for region in regions],
            "tower": [62 * n + tower for tower in [*range(r.TOWER_COUNT[n]), 61]],
            "cloud": [24 * n + spot for spot in range(r.SPOT_COUNT[n])],
            "pawn": range(6), "tile": [12 * n + space for space in range((3, 11)[n])],
            "resource": range(4), "circle": range(4),
        }, {"cloud": (17, 19)[n]})  # fmt: skip


WORDS = Words(
    answers=(
        "decline", "brave", "cowardly", "none", "action", "points", "brave_coward",
        "five_points", "take", "tile_first", "delivery_first", "hand_in",
    ),
    messages=messages, asking=asking, shown=shown,
    explained=(
        "choose_roles", "keep_roles", "extra_card", "follow", "coward_mode", "gather", "turbo",
        "order", "bid", "full_set",
    ),
    reach=10,
    options={"side": "verso", "storm_clouds": True, "heavy_clouds": 11},
)  # fmt: skip
