"""Sets of own objects, a bit for each place of the backpack (RF-125, RF-156)."""

from __future__ import annotations

from broceliande.games.roundforest.backpack import give_object, objects_in
from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.questions import Why


def set_of(s: Position, seat: int, objects: int) -> int:
    """RF-125, RF-156: how many objects a set names."""
    count = 0
    for place in range(objects_in(s, seat)):
        count += (objects >> place) & 1
    return count


def set_refusal(s: Position, seat: int, objects: int) -> int:
    """RF-125, RF-156: own objects; of equal ones the first is named, as it makes no difference."""
    pack = s.pack[seat]
    if objects >> objects_in(s, seat) != 0:
        return Why.NO_SUCH_OBJECT
    for place in range(1, objects_in(s, seat)):
        if pack[place] == pack[place - 1] and (objects >> (place - 1)) & 3 == 2:
            return Why.LIKE_OBJECT
    return 0


def give_set(s: Position, seat: int, objects: int) -> None:
    """RF-128, RF-156: the objects of a set go into the blue bag."""
    for place in range(SLOTS - 1, -1, -1):  # from the last, so that the others stay in place
        if (objects >> place) & 1 != 0:
            give_object(s, seat, s.pack[seat][place])
