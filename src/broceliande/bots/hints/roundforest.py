"""Roundforest: three golden apples for the forest spirit, and no debt (RF-002). Two objects make
two copper coins, three copper a silver one, a silver one an apple, each at a well (RF-124)."""

from __future__ import annotations

from broceliande.games.roundforest.backpack import carried, objects_in
from broceliande.games.roundforest.fields import CAST, Position
from broceliande.games.roundforest.forest import CELLS, SIDE
from broceliande.games.roundforest.meeting import is_ready, pay_refusal
from broceliande.games.roundforest.names import Ground, Reward, Thing, Who
from broceliande.games.roundforest.questions import PAUSE
from broceliande.games.roundforest.tables import BRINGS, GROUND
from broceliande.games.roundforest.wells import THREE_COPPER, TWO_OBJECTS, well_offers

FEATURES = (
    "apples", "two", "ready", "spirit near", "debts", "objects", "purse", "silver", "well near",
    "mission near", "missions", "chest", "key", "compass", "turn", "pairs",
)  # fmt: skip
WEIGHTS = [
    1.756, -0.486, -0.61, 0.354, -1.422, 0.175, 0.229, 0.057,
    0.019, 0.278, -1.299, 0.199, 0.18, 0.268, 0.025, -0.052,
]  # fmt: skip
TEAM = 0
LENGTH = 8
PACE = {"pupil": 240}
# By the hint they would stand still; with a hand that never slips, four druids of `harder` wait for
# each other.
BY_NET = {  # with more seats a search brings less, and levels are nearer to each other
    "pupil": ({2: 150, 3: 90, 4: 80}, 0.6),
    "druid": ({2: 600, 3: 300, 4: 250}, 0.3, 0.05),  # they would wait for each other all the same
    "archdruid": (16_000, 0.0),
}
UNDER = {  # without silver in the bag whoever plays weakly plays long
    "harder": {
        "pupil": {3: (240, 0.45, 0.05), 4: (140, 0.5, 0.05)},
        "druid": {3: (1_200, 0.25, 0.05), 4: (900, 0.2, 0.05)},
        "archdruid": {3: (24_000, 0.0), 4: (24_000, 0.0)},
    }
}
IDLE = "move", PAUSE
FAR = 8


def steps(s: Position, seat: int, cell: int) -> int:
    """How far a tile is from the pawn, counted along rows and columns."""
    here = s.pawn[seat]
    if here < 0:
        return FAR
    return abs(here // SIDE - cell // SIDE) + abs(here % SIDE - cell % SIDE)


def features(s: Position, seat: int, out: list[float]) -> None:
    """Apples, what becomes an apple, and how far the pawn has to go for it."""
    out[0] = min(s.apples[seat], 3)
    out[1] = 1.0 if s.apples[seat] >= 2 else 0.0
    ready = is_ready(s, seat)
    out[2] = 1.0 if ready else 0.0
    spirit, well, mission, missions = FAR, FAR, FAR, 0
    exchange = well_offers(s, seat, objects_in(s, seat))
    for cell in range(CELLS):
        who = s.token[cell]
        if who == Who.FOREST_SPIRIT and ready:
            spirit = min(spirit, steps(s, seat, cell))
        elif 0 <= who < Who.PRINCE:
            for which in range(2):
                apple = BRINGS[who * 2 + which] == Reward.APPLE
                if apple and pay_refusal(s, seat, who, which) == 0:
                    mission = min(mission, steps(s, seat, cell))
                    missions = 1
        if exchange and GROUND[s.layout][cell] == Ground.WELL:
            well = min(well, steps(s, seat, cell))
    out[3] = FAR - spirit
    debts = 0
    for who in range(CAST):
        if s.card[who] == seat:
            debts += 1
    out[4] = debts
    objects = objects_in(s, seat)
    out[5] = objects
    purse = s.coins[seat][0] + s.coins[seat][1] * THREE_COPPER
    out[6] = min(purse, 3 * THREE_COPPER)  # three apples' worth
    out[7] = min(s.coins[seat][1], 3)
    out[8] = FAR - well
    out[9] = FAR - mission
    out[10] = missions
    out[11] = carried(s, seat, Thing.CHEST)
    out[12] = carried(s, seat, Thing.KEY)
    out[13] = s.compass[seat]
    out[14] = 1.0 if s.player == seat else 0.0
    out[15] = objects // TWO_OBJECTS
