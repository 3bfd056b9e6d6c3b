"""Everything that lies on the table of Benevolent. Nothing is secret (RU-53)."""

from __future__ import annotations

from broceliande.engine.fields import Fields, cell, per_seat, row
from broceliande.games.benevolent.forest import HEXES
from broceliande.games.benevolent.names import TILES
from broceliande.games.benevolent.options import Host

SEATS = 4
GIFT_KINDS = 5
FACES = 18  # nine Permanent, then nine Ephemeral (BE-083)


class Position(Fields, seats=SEATS, tasks=12, options=Host.cells()):
    """The position; seats not in play stay at 0."""

    player: int = cell("i1", "whose turn it is (BE-026): nobody else decides (BE-028)")
    first: int = cell("i1", "the first player (BE-005)")
    turn: int = cell("i4", "turns begun so far, everybody's counted")

    reserve: int = cell("i1", "leaves in the Reserve (BE-007)")
    leaves: list[int] = per_seat("i1", doc="leaves in hand (BE-008)")
    stash: int = cell("i1", "leaves on the tile P3 (BE-107)")
    piles: list[int] = row("i1", GIFT_KINDS, doc="tokens on each gift's pile (BE-009)")
    gifts: list[list[int]] = per_seat("i1", GIFT_KINDS, doc="tokens of each gift (BE-014)")

    layout: int = cell("i1", "how the Forest is laid (BE-017)")
    faces: list[int] = row("i1", 3, doc="the segment face in each slot, -1 none")
    hexes: int = cell("i1", "hexes in play (BE-018 to BE-020)")
    hex_q: list[int] = row("i1", HEXES, doc="where each hex lies, axial")
    hex_r: list[int] = row("i1", HEXES, doc="where each hex lies, axial")
    location: list[int] = row("i1", HEXES, doc="the location on each hex, -1 none")
    grey: list[int] = row("i1", HEXES, doc="grey steps printed on each hex (BE-047)")

    card: list[int] = per_seat("i1", doc="Steps on the Character card (BE-016)")
    steps: list[list[int]] = per_seat("i1", HEXES, doc="Steps on each hex (BE-029)")
    dream: list[int] = per_seat("i1", doc="space of the Dream Path, from 0 (BE-015)")

    pyramid: list[int] = row("i1", TILES, doc="face shown at each position, -1 gone (BE-024)")
    owner: list[int] = row("i1", FACES, doc="who holds each face, -1 nobody (BE-090)")

    lifted: int = cell("i1", "hex the Step in motion comes from, -1 the card (BE-036)")
    touch: int = cell("i2", "hexes that touch another own Step, a bit each (BE-032)")
    join: int = cell("i2", "hexes that leave the own Steps one group, a bit each (BE-039)")
    here: int = cell("i1", "hex where the Step was put this turn, -1 not yet (BE-045)")
    window: int = cell("i1", "the last window opened this turn: 1, 2, 3 (BE-084)")
    skipped: int = cell("i1", "questions left out since the last answer: 1 window, 2 step")
    discount: int = cell("i1", "leaves off the price of the purchase at hand (BE-101)")
    repeating: int = cell("i1", "1 while a paid repetition is carried out (BE-106)")
    repeat: int = cell("i1", "what may be repeated: a Secret (BE-103, BE-104)")
    wanted: int = cell("i1", "the gift to be taken from a tied rival (BE-078)")
