"""What a player can do with a character: to enter its tile (RF-121 to RF-123, RF-180), to fulfil a
mission (RF-103, RF-136 to RF-150), to use an ability (RF-117, RF-119)."""

from __future__ import annotations

from broceliande.games.roundforest.backpack import carried
from broceliande.games.roundforest.edition import NEEDS
from broceliande.games.roundforest.fields import CAST, Position
from broceliande.games.roundforest.names import Metal, Reward, Thing, Who
from broceliande.games.roundforest.questions import BOTTOM, TOP, Why
from broceliande.games.roundforest.tables import BRINGS, GIVE_COINS, GOAL, NEED, NEED_COUNT, PLACES


def meeting_refusal(s: Position, seat: int, character: int) -> int:
    """RF-121, RF-123, RF-180: a tile with a character is entered only to do something there,
    whoever laid the token. -1: there is no character."""
    if character < 0:
        return 0
    if character == Who.FOREST_SPIRIT:
        return 0 if is_ready(s, seat) else Why.SPIRIT_NOT_READY
    if character >= Who.PRINCE:
        return 0 if usable(s, seat, character) else Why.NOTHING_TO_DO
    if s.card[character] == seat and s.apples[seat] > 0:
        return 0  # RF-109
    if pay_refusal(s, seat, character, TOP) == 0 or pay_refusal(s, seat, character, BOTTOM) == 0:
        return 0
    return Why.NOTHING_TO_DO


def pay_refusal(s: Position, seat: int, character: int, mission: int) -> int:
    """RF-103, RF-136 to RF-150: what is given or shown must be in the backpack, coins of exactly
    that metal; and the apple to be gained must be in the supply."""
    which = character * 2 + mission
    for metal in range(2):
        if s.coins[seat][metal] < GIVE_COINS[which][metal]:
            return Why.CANNOT_PAY_MISSION
    for at in range(NEEDS):
        kind = NEED[which][at]
        if kind < 0:
            break
        if carried(s, seat, kind) < NEED_COUNT[which][at]:
            return Why.CANNOT_PAY_MISSION
    if BRINGS[which] == Reward.APPLE and s.orchard == 0:
        return Why.NO_APPLE_LEFT
    return 0


def usable(s: Position, seat: int, character: int) -> bool:
    """RF-117, RF-119, RF-152 to RF-163, RF-167: whether a player can use an ability now."""
    match character:
        case Who.PRINCE:
            return s.pack[seat][PLACES - 1] < 0 and s.blue_n > 0
        case Who.UNICORN:
            return True
        case Who.PEDLAR:
            if s.coins[seat][Metal.SILVER] > 0 and s.orchard > 0:
                return True
            return s.pack[seat][0] >= 0 and s.supply[Metal.COPPER] > 0
        case Who.GOBLIN:
            return s.pack[seat][0] >= 0 and swaps(s) > 0
        case Who.BEGGAR:
            return s.coins[seat][Metal.COPPER] > 0 and s.pile_n > 0
        case _:
            return is_ready(s, seat)


def swaps(s: Position) -> int:
    """RF-160, RF-161: objects in the blue bag that the goblin swaps: all but coin tokens. With
    one of them and any own object a lawful swap exists: like for like, or for a light one."""
    coins = s.blue_count[Thing.COPPER_TOKEN] + s.blue_count[Thing.SILVER_TOKEN]
    return s.blue_n - coins


def is_ready(s: Position, seat: int) -> bool:
    """RF-106, RF-180: three apples and no debt."""
    if s.apples[seat] < GOAL:
        return False
    for character in range(CAST):
        if s.card[character] == seat:
            return False
    return True
