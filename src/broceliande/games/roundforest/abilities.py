"""Altruistic characters (RF-117 to RF-120): prince (RF-151, RF-152), pedlar (RF-156 to RF-159),
goblin (RF-160 to RF-162), beggar (RF-163 to RF-166)."""

from __future__ import annotations

from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import (
    earn,
    from_bag,
    give_object,
    heavy_in,
    obtain,
    obtain_refusal,
    pay,
    pick_apple,
    search_bag,
    stow,
    to_bag,
)
from broceliande.games.roundforest.cards import go_home, lay_card, take_from_pile
from broceliande.games.roundforest.fields import KINDS, Position
from broceliande.games.roundforest.giving import give_set, set_of, set_refusal
from broceliande.games.roundforest.meeting import usable
from broceliande.games.roundforest.names import Card, Metal, Who
from broceliande.games.roundforest.questions import BUY_APPLE, USE, Ask, Tell, Why
from broceliande.games.roundforest.spirit import win
from broceliande.games.roundforest.tables import COIN, HEAVY
from broceliande.games.roundforest.tasks import Task
from broceliande.games.roundforest.unicorn import mount


def offer_ability(s: Position, seat: int) -> None:
    """RF-117, RF-118: whoever draws the card may use it; if that is impossible it is laid face up
    without asking."""
    if usable(s, seat, s.met):
        ask(s, Ask.ABILITY, seat)
    else:
        lay_card(s, seat, s.met, Card.FACE_UP)


def answer_ability(s: Position, seat: int, answer: int) -> None:
    """RF-117, RF-118, RF-119: use it now, or leave it to whoever comes."""
    if answer == USE:
        use_ability(s, seat)
    else:
        lay_card(s, seat, s.met, Card.FACE_UP)


def use_ability(s: Position, seat: int) -> None:
    """RF-117, RF-119, RF-120: card and token go home (the beggar's once he has shown the pile),
    and the ability is used."""
    character = s.met
    tell(s, Tell.USED, seat, character)
    if character == Who.FOREST_SPIRIT:
        win(s, seat)
        return
    if character == Who.BEGGAR:
        pay(s, seat, Metal.COPPER, 1)
        tell(s, Tell.GAVE_COINS, seat, 1, Metal.COPPER)
        ask(s, Ask.BEGGAR_PICK, seat)
        return
    go_home(s, character)
    match character:
        case Who.PRINCE:
            prince(s, seat)
        case Who.UNICORN:
            mount(s, seat)
        case Who.PEDLAR:
            ask(s, Ask.PEDLAR, seat)
        case _:
            ask(s, Ask.GOBLIN, seat)


def prince(s: Position, seat: int) -> None:
    """RF-151, RF-152: three objects from the bag, or what there is; one that fits must be taken,
    and if none does all go back."""
    fits = False
    for at in range(3):
        s.held[at] = from_bag(s)
        if s.held[at] >= 0:
            tell(s, Tell.OBJECT_DRAWN, seat, s.held[at])
            if obtain_refusal(s, seat, s.held[at]) == 0:
                fits = True
    if fits:
        ask(s, Ask.PRINCE_PICK, seat)
    else:
        return_held(s)
        tell(s, Tell.NONE_FITS, seat)


def prince_refusal(s: Position, seat: int, kind: int) -> int:
    """RF-151: one of the objects drawn that fits."""
    if s.held[0] != kind and s.held[1] != kind and s.held[2] != kind:
        return Why.NOT_DRAWN
    return obtain_refusal(s, seat, kind)


def pick(s: Position, seat: int, kind: int) -> None:
    """RF-151: the others go back into the bag, then the one chosen is obtained."""
    at = 0
    while s.held[at] != kind:
        at += 1
    s.held[at] = -1
    return_held(s)
    obtain(s, seat, kind)


def return_held(s: Position) -> None:
    """RF-151: objects drawn and not chosen go back into the blue bag."""
    for at in range(3):
        if s.held[at] >= 0:
            to_bag(s, s.held[at])
            s.held[at] = -1


def pedlar_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-156, RF-158: some of the own objects for a copper each, or an apple for a silver coin;
    never both, never one metal for the other (RF-159)."""
    if answer == BUY_APPLE:  # RF-157
        if s.coins[seat][Metal.SILVER] == 0:
            return Why.TOO_FEW_COINS
        return 0 if s.orchard > 0 else Why.NO_APPLE_LEFT
    if answer == 0:
        return Why.NO_SUCH_OBJECT
    why = set_refusal(s, seat, answer)
    if why != 0:
        return why
    return 0 if set_of(s, seat, answer) <= s.supply[Metal.COPPER] else Why.NO_COIN_LEFT


def trade(s: Position, seat: int, answer: int) -> None:
    """RF-156, RF-158: sell objects for copper, or buy one apple."""
    if answer == BUY_APPLE:  # RF-157
        pay(s, seat, Metal.SILVER, 1)
        tell(s, Tell.GAVE_COINS, seat, 1, Metal.SILVER)
        pick_apple(s, seat)
        return
    sold = set_of(s, seat, answer)
    give_set(s, seat, answer)
    earn(s, seat, Metal.COPPER, sold)


def goblin_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-160: an own object for one of the bag, no coin token, no second heavy one."""
    place = answer // KINDS
    kind = answer % KINDS
    own = s.pack[seat][place]
    if own < 0:
        return Why.NO_SUCH_OBJECT
    if place > 0 and s.pack[seat][place - 1] == own:
        return Why.LIKE_OBJECT
    if COIN[kind] >= 0:
        return Why.COIN_NOT_SWAPPED  # RF-161
    if s.blue_count[kind] == 0:
        return Why.NOT_IN_BAG
    if HEAVY[kind] == 1 and HEAVY[own] == 0 and heavy_in(s, seat) >= 0:
        return Why.SECOND_HEAVY  # RF-162
    return 0


def swap(s: Position, seat: int, answer: int) -> None:
    """RF-160: search the bag for the one, give the other."""
    kind = answer % KINDS
    own = s.pack[seat][answer // KINDS]
    search_bag(s, kind)
    give_object(s, seat, own)
    stow(s, seat, kind)
    tell(s, Tell.KEPT, seat, kind)


def beggar_refusal(s: Position, seat: int, character: int) -> int:
    """RF-163: a card that is in the pile; the beggar's own is not."""
    return 0 if s.card[character] == Card.IN_PILE else Why.NOT_IN_PILE


def fetch(s: Position, seat: int, character: int) -> None:
    """RF-163: the card is fetched and the beggar shuffled in."""
    take_from_pile(s, character)
    s.card[character] = Card.IN_HAND
    tell(s, Tell.FETCHED, seat, character)
    go_home(s, Who.BEGGAR)
    # As if just drawn: the ability may be used (RF-164), a mission fulfilled or the apple given
    # (RF-165); otherwise the card is a debt or lies face up, and the token under the pawn (RF-166)
    push(s, Task.MEET, character, 1)
