"""The unicorn (RF-153 to RF-155)."""

from __future__ import annotations

from broceliande.engine.legal import amended
from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.roundforest.amendments import Amendment
from broceliande.games.roundforest.backpack import carried, give_object, objects_in, stow, take_out
from broceliande.games.roundforest.fields import CAST, Position
from broceliande.games.roundforest.meeting import meeting_refusal
from broceliande.games.roundforest.names import Ground, Thing, Who
from broceliande.games.roundforest.questions import SPEND, Ask, Tell, Why
from broceliande.games.roundforest.tables import GROUND
from broceliande.games.roundforest.tasks import Task
from broceliande.games.roundforest.tiles import occupied, restock, turn_tile
from broceliande.games.roundforest.wells import well_offers


def mount(s: Position, seat: int) -> None:
    """RF-153, RF-154: where to? With a saddle also to characters that can be used once the saddle
    is spent."""
    s.meets = 0
    if carried(s, seat, Thing.SADDLE) > 0:
        take_out(s, seat, Thing.SADDLE)
        spent = 1 if amended(Amendment.SADDLE_IN_THE_BAG) else 0
        s.blue_n += spent
        s.blue_count[Thing.SADDLE] += spent
        for character in range(CAST):
            if meeting_refusal(s, seat, character) == 0:
                s.meets |= 1 << character
        s.blue_n -= spent
        s.blue_count[Thing.SADDLE] -= spent
        stow(s, seat, Thing.SADDLE)
    ask(s, Ask.UNICORN_TARGET, seat)


def ride_refusal(s: Position, seat: int, cell: int) -> int:
    """RF-153, RF-154: any other tile without a pawn; a character's only with a saddle, to act."""
    if GROUND[s.layout][cell] == Ground.OUTSIDE:
        return Why.NOT_IN_FOREST
    if s.pawn[seat] == cell:
        return Why.SAME_TILE
    if occupied(s, cell):
        return Why.TILE_OCCUPIED
    character = s.token[cell]
    if character < 0 or (s.meets >> character) & 1 != 0:
        return 0
    if carried(s, seat, Thing.SADDLE) == 0:
        return Why.NEEDS_SADDLE
    return Why.SPIRIT_NOT_READY if character == Who.FOREST_SPIRIT else Why.NOTHING_TO_DO


def ride(s: Position, seat: int, cell: int) -> None:
    """RF-153: the pawn goes there, that tile turns, the tile left is restocked; the turn is over,
    unless a saddle lets the player act (RF-154)."""
    here = s.pawn[seat]
    s.pawn[seat] = cell
    tell(s, Tell.RODE, seat, cell)
    turn_tile(s, cell)
    restock(s, here)  # RF-155: the unicorn has gone home already
    if s.token[cell] >= 0:
        answer_saddle(s, seat, SPEND)
    elif carried(s, seat, Thing.SADDLE) > 0 and offers_action(s, seat, cell):
        ask(s, Ask.SADDLE, seat)


def offers_action(s: Position, seat: int, cell: int) -> bool:
    """RF-154: whether there is something to act on, once the saddle is spent."""
    if GROUND[s.layout][cell] == Ground.WELL:
        return well_offers(s, seat, objects_in(s, seat) - 1)
    return s.chip[cell] >= 0 or s.object[cell] >= 0


def answer_saddle(s: Position, seat: int, answer: int) -> None:
    """RF-154: the saddle goes into the bag, and the player acts as after any arrival."""
    if answer == SPEND:
        give_object(s, seat, Thing.SADDLE)
        push(s, Task.ACT)
