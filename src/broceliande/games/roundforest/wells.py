"""Wells (RF-124 to RF-132)."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import earn, objects_in, pay, pick_apple
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.giving import give_set, set_of, set_refusal
from broceliande.games.roundforest.names import Metal
from broceliande.games.roundforest.questions import FOR_APPLE, FOR_SILVER, NOTHING, Ask, Tell, Why

TWO_OBJECTS = 2  # RF-125: for as many copper coins
THREE_COPPER = 3  # RF-126: for a silver coin


def offer_well(s: Position, seat: int) -> None:
    """RF-124, RF-130, RF-132: on arrival, one exchange or none; asked only if one is possible."""
    if well_offers(s, seat, objects_in(s, seat)):
        ask(s, Ask.WELL, seat)


def well_offers(s: Position, seat: int, objects: int) -> bool:
    """RF-125, RF-126, RF-127: whether an exchange is possible with so many objects."""
    if objects >= TWO_OBJECTS and s.supply[Metal.COPPER] >= TWO_OBJECTS:
        return True
    if well_refusal(s, seat, FOR_SILVER) == 0:
        return True
    return well_refusal(s, seat, FOR_APPLE) == 0


def well_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-124, RF-131: exactly two objects, exactly three copper coins, exactly one silver coin, and
    what they are exchanged for must be in the supply. There is no other way to change coins
    (RF-129)."""
    if answer == NOTHING:
        return 0
    if answer == FOR_SILVER:
        if s.coins[seat][Metal.COPPER] < THREE_COPPER:
            return Why.TOO_FEW_COINS
        return 0 if s.supply[Metal.SILVER] > 0 else Why.NO_COIN_LEFT
    if answer == FOR_APPLE:
        if s.coins[seat][Metal.SILVER] == 0:
            return Why.TOO_FEW_COINS
        return 0 if s.orchard > 0 else Why.NO_APPLE_LEFT
    why = set_refusal(s, seat, answer)
    if why != 0:
        return why
    if set_of(s, seat, answer) != TWO_OBJECTS:
        return Why.NOT_TWO_OBJECTS
    return 0 if s.supply[Metal.COPPER] >= TWO_OBJECTS else Why.NO_COIN_LEFT


def exchange(s: Position, seat: int, answer: int) -> None:
    """RF-124, RF-128: objects into the blue bag, coins to the supply."""
    if answer == FOR_SILVER:  # RF-126
        pay(s, seat, Metal.COPPER, THREE_COPPER)
        tell(s, Tell.GAVE_COINS, seat, THREE_COPPER, Metal.COPPER)
        earn(s, seat, Metal.SILVER, 1)
    elif answer == FOR_APPLE:  # RF-127
        pay(s, seat, Metal.SILVER, 1)
        tell(s, Tell.GAVE_COINS, seat, 1, Metal.SILVER)
        pick_apple(s, seat)
    elif answer != NOTHING:  # RF-125
        give_set(s, seat, answer)
        earn(s, seat, Metal.COPPER, TWO_OBJECTS)
