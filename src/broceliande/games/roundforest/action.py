"""Acting on the tile arrived on (RF-067 to RF-069): blue chip (RF-076 to RF-080), yellow chip
(RF-096 to RF-100), tiles with an object token (RF-133 to RF-135)."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.roundforest.abilities import offer_ability, use_ability
from broceliande.games.roundforest.backpack import from_bag, obtain, obtain_refusal, to_bag
from broceliande.games.roundforest.cards import draw_card
from broceliande.games.roundforest.fairy import barter, barter_refusal
from broceliande.games.roundforest.fields import BOARD, Position
from broceliande.games.roundforest.forest import CELLS
from broceliande.games.roundforest.missions import offer_mission
from broceliande.games.roundforest.names import Chip, Ground, Who
from broceliande.games.roundforest.questions import BARTER, KEEP, LEAVE, Ask, Tell, Why
from broceliande.games.roundforest.tables import GROUND
from broceliande.games.roundforest.tiles import put_aside
from broceliande.games.roundforest.wells import offer_well


def act(s: Position) -> None:
    """RF-067, RF-068: what lies there decides; where nothing lies, nothing happens."""
    seat = s.player
    here = s.pawn[seat]
    if GROUND[s.layout][here] == Ground.WELL:
        offer_well(s, seat)
    elif s.token[here] >= 0:
        meet(s, s.token[here], 0)
    elif s.object[here] >= 0:
        find_object(s, seat, here)
    elif s.chip[here] >= 0:
        resolve_chip(s, seat, here)


def meet(s: Position, character: int, fresh: int) -> None:
    """RF-101, RF-102, RF-122: deal with a character whose card was just drawn or fetched (fresh:
    1), or on whose tile the pawn arrived (0)."""
    seat = s.player
    s.met = character
    s.fresh = fresh
    if character < Who.PRINCE:
        offer_mission(s, seat)  # RF-103, RF-107
    elif fresh == 1:
        offer_ability(s, seat)  # RF-117
    else:
        use_ability(s, seat)  # RF-119


def resolve_chip(s: Position, seat: int, here: int) -> None:
    """RF-069: the chip goes aside first, then its effect happens, like it or not."""
    chip = put_aside(s, here)
    tell(s, Tell.CHIP_TAKEN, seat, chip)
    if chip == Chip.RED:
        draw_card(s, seat)
        return
    kind = from_bag(s)  # RF-076, RF-096
    if kind < 0:
        tell(s, Tell.NO_OBJECT, seat)
        return
    s.held[0] = kind
    tell(s, Tell.OBJECT_DRAWN, seat, kind)
    if chip == Chip.BLUE:
        offer_object(s, seat)
    else:
        offer_yellow(s, seat)


def find_object(s: Position, seat: int, here: int) -> None:
    """RF-080, RF-100, RF-133, RF-135: the object on the tile is in question, as if drawn."""
    kind = s.object[here]
    s.object[here] = -1
    s.held[0] = kind
    tell(s, Tell.OBJECT_FOUND, seat, kind, here)
    offer_object(s, seat)


def offer_object(s: Position, seat: int) -> None:
    """RF-077, RF-134, RF-135: asked only if it need not be left."""
    for answer in range(BARTER + BOARD):
        if answer != LEAVE and object_refusal(s, seat, answer) == 0:
            ask(s, Ask.OBJECT, seat)
            return
    leave_object(s, seat)


def object_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-077, RF-133, RF-134: keep it with room, leave it always, barter it."""
    if answer == LEAVE:
        return 0  # RF-079
    if answer == KEEP:
        return obtain_refusal(s, seat, s.held[0])  # RF-078
    return barter_refusal(s, seat, answer - BARTER)  # RF-082


def answer_object(s: Position, seat: int, answer: int) -> None:
    """RF-077: exactly one of the three."""
    if answer == LEAVE:
        leave_object(s, seat)
    elif answer == KEEP:
        obtain(s, seat, s.held[0])
    else:
        barter(s, seat, answer - BARTER)


def leave_object(s: Position, seat: int) -> None:
    """RF-079, RF-080: on the tile, under the pawn, until somebody takes it."""
    here = s.pawn[seat]
    s.object[here] = s.held[0]
    s.held[0] = -1
    tell(s, Tell.LEFT, seat, s.object[here], here)


def offer_yellow(s: Position, seat: int) -> None:
    """RF-096, RF-097, RF-099: on a tile with a yellow chip, else with a blue one; if there is
    none either, the object goes back into the bag."""
    s.wanted = Chip.YELLOW if lies_somewhere(s, Chip.YELLOW) else Chip.BLUE
    if lies_somewhere(s, s.wanted):
        ask(s, Ask.YELLOW_TARGET, seat)
        return
    kind = s.held[0]
    s.held[0] = -1
    to_bag(s, kind)
    tell(s, Tell.RETURNED, kind)


def lies_somewhere(s: Position, chip: int) -> bool:
    """RF-097, RF-099: whether some tile carries such a chip."""
    for cell in range(CELLS):
        if s.chip[cell] == chip:
            return True
    return False


def yellow_refusal(s: Position, seat: int, cell: int) -> int:
    """RF-097, RF-099: any tile with the chip wanted, however far, under a pawn too."""
    if GROUND[s.layout][cell] == Ground.OUTSIDE:
        return Why.NOT_IN_FOREST
    return 0 if s.chip[cell] == s.wanted else Why.WRONG_TILE


def lay_object(s: Position, seat: int, cell: int) -> None:
    """RF-097, RF-098, RF-100: the object takes the place of the chip, which goes aside."""
    put_aside(s, cell)
    s.object[cell] = s.held[0]
    s.held[0] = -1
    tell(s, Tell.LAID, seat, s.object[cell], cell)
