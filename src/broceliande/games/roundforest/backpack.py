"""Objects, backpack and blue bag (RF-070 to RF-075), and coin tokens (RF-093 to RF-095)."""

from __future__ import annotations

from broceliande.engine.luck import draw
from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.questions import KEEP_TOKEN, Ask, Tell, Why
from broceliande.games.roundforest.tables import COIN, HEAVY, PLACES


def carried(s: Position, seat: int, kind: int) -> int:
    """RF-070: how many objects of a kind are in a backpack."""
    pack = s.pack[seat]
    count = 0
    for place in range(SLOTS):
        if pack[place] == kind:
            count += 1
    return count


def objects_in(s: Position, seat: int) -> int:
    """RF-070, RF-075: how many object places are taken; coins and apples take none."""
    pack = s.pack[seat]
    count = 0
    while count < SLOTS and pack[count] >= 0:
        count += 1
    return count


def heavy_in(s: Position, seat: int) -> int:
    """RF-071, RF-072: the heavy object in a backpack, -1 none."""
    pack = s.pack[seat]
    for place in range(SLOTS):
        if pack[place] >= 0 and HEAVY[pack[place]] == 1:
            return pack[place]
    return -1


def room_refusal(s: Position, seat: int, kind: int) -> int:
    """RF-070, RF-071, RF-078: room for an object: a free place, and no second heavy one."""
    if s.pack[seat][PLACES - 1] >= 0:
        return Why.NO_ROOM
    if HEAVY[kind] == 1 and heavy_in(s, seat) >= 0:
        return Why.SECOND_HEAVY
    return 0


def stow(s: Position, seat: int, kind: int) -> None:
    """RF-073, RF-078: the object goes into the backpack, which is kept in order."""
    pack = s.pack[seat]
    place = objects_in(s, seat)
    while place > 0 and pack[place - 1] > kind:
        pack[place] = pack[place - 1]
        place -= 1
    pack[place] = kind


def take_out(s: Position, seat: int, kind: int) -> None:
    """RF-070: the object leaves the backpack."""
    pack = s.pack[seat]
    place = 0
    while pack[place] != kind:
        place += 1
    while place < SLOTS - 1:
        pack[place] = pack[place + 1]
        place += 1
    pack[SLOTS - 1] = -1


def from_bag(s: Position) -> int:
    """RF-076: the next object of the blue bag, -1 if it is empty."""
    if s.blue_n == 0:
        return -1
    s.blue_n -= 1
    kind = s.blue[s.blue_n]
    s.blue_count[kind] -= 1
    return kind


def to_bag(s: Position, kind: int) -> None:
    """RF-082, RF-115: the object goes into the blue bag, anywhere among the others."""
    at = draw(s, s.blue_n + 1)
    place = s.blue_n
    while place > at:
        s.blue[place] = s.blue[place - 1]
        place -= 1
    s.blue[at] = kind
    s.blue_n += 1
    s.blue_count[kind] += 1


def give_object(s: Position, seat: int, kind: int) -> None:
    """RF-115, RF-128: an object from the backpack goes into the blue bag."""
    take_out(s, seat, kind)
    to_bag(s, kind)
    tell(s, Tell.GAVE_OBJECT, seat, kind)


def search_bag(s: Position, kind: int) -> bool:
    """RF-136, RF-160: take an object of that kind out of the blue bag, if there is one; which of
    several is left to chance, so that the order of the others stays unknown."""
    if s.blue_count[kind] == 0:
        return False
    skip = draw(s, s.blue_count[kind])
    at = 0
    while s.blue[at] != kind or skip > 0:
        if s.blue[at] == kind:
            skip -= 1
        at += 1
    s.blue_n -= 1
    s.blue_count[kind] -= 1
    while at < s.blue_n:
        s.blue[at] = s.blue[at + 1]
        at += 1
    return True


def changeable(s: Position, kind: int) -> bool:
    """RF-093: a coin token, and a coin of its metal is in the supply."""
    return COIN[kind] >= 0 and s.supply[COIN[kind]] > 0


def obtain_refusal(s: Position, seat: int, kind: int) -> int:
    """RF-078, RF-088, RF-095: room for it; a coin token changed at once needs none."""
    return 0 if changeable(s, kind) else room_refusal(s, seat, kind)


def obtain(s: Position, seat: int, kind: int) -> None:
    """RF-078, RF-093: into the backpack; a coin token may be changed at once instead."""
    s.held[0] = kind
    if not changeable(s, kind):
        coin_token(s, seat, KEEP_TOKEN)
    elif room_refusal(s, seat, kind) != 0:
        coin_token(s, seat, 0)
    else:
        ask(s, Ask.COIN_TOKEN, seat)


def coin_token(s: Position, seat: int, answer: int) -> None:
    """RF-093: the coin from the supply, and the token into the blue bag; or the token is kept as an
    object, and can never be changed later."""
    kind = s.held[0]
    s.held[0] = -1
    if answer == KEEP_TOKEN:
        stow(s, seat, kind)
        tell(s, Tell.KEPT, seat, kind)
        return
    to_bag(s, kind)  # RF-094
    s.supply[COIN[kind]] -= 1
    s.coins[seat][COIN[kind]] += 1
    tell(s, Tell.CONVERTED, seat, COIN[kind])


def pay(s: Position, seat: int, metal: int, count: int) -> None:
    """RF-086, RF-115, RF-128: coins go from the backpack to the supply."""
    s.coins[seat][metal] -= count
    s.supply[metal] += count


def earn(s: Position, seat: int, metal: int, count: int) -> None:
    """RF-125, RF-126, RF-156: coins come from the supply."""
    s.coins[seat][metal] += count
    s.supply[metal] -= count
    tell(s, Tell.GOT_COINS, seat, count, metal)


def pick_apple(s: Position, seat: int) -> None:
    """RF-075, RF-170: a golden apple from the supply, whatever brought it."""
    s.orchard -= 1
    s.apples[seat] += 1
    tell(s, Tell.GOT_APPLE, seat, s.apples[seat])
