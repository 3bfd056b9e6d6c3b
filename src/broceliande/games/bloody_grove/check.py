"""What must hold at every decision (ledger, I-1 to I-10)."""

from __future__ import annotations

from broceliande.games.bloody_grove.cards import in_column
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.memory import shows
from broceliande.games.bloody_grove.names import (
    BASE,
    ELITE,
    ELITES,
    GROVES,
    KINDS,
    OFFERS,
    PLAYED,
    RED,
    REDS,
    SPIRITS,
    TOKENS,
    VENERABLE,
    Place,
    TokenAt,
)
from broceliande.games.bloody_grove.questions import Ask, Fault
from broceliande.games.bloody_grove.tables import TOKEN_KIND, VALUE


def check(s: Position) -> int:
    """BG-058, BG-078, BG-096 and the ledger's I-1 to I-10: 0, or the first fault."""
    if not in_range(s):
        return Fault.OUT_OF_RANGE
    if not counts_fit(s):
        return Fault.COUNTED_WRONG
    for card in range(SPIRITS):
        wrong = card_fault(s, card)
        if wrong != 0:
            return wrong
    wrong = tokens_fault(s)
    if wrong != 0:
        return wrong
    for animal in range(KINDS):
        if not offer_fits(s, animal):
            return Fault.NO_ELITE_ON_OFFER
    for seat in range(s.seats):
        if not backs_fit(s, seat):
            return Fault.BACK_WRONG
    return 0


def in_range(s: Position) -> bool:
    """I-8, I-10: counts that index rows stay within them."""
    if not (1 <= s.round <= 4 and 1 <= s.turn <= 6 and 0 <= s.stack_n <= 9):
        return False
    for seat in range(s.seats):
        if not 0 <= s.deck_n[seat] <= BASE + KINDS * ELITES:
            return False
        if not (0 <= s.druid_n[seat] <= 3 * s.round and 0 <= s.hand_n[seat] <= 10):
            return False
        if not 0 <= s.under_n[seat] <= s.hand_n[seat]:
            return False
    for animal in range(KINDS):
        if not 0 <= s.pile_n[animal] < ELITES:
            return False
    for token in range(TOKENS):
        if not 0 <= s.token[token] < len(VALUE):
            return False
    return 0 <= s.active < GROVES


def counts_fit(s: Position) -> bool:
    """BG-018, BG-059: as many cards in each hand as its number says, and as its backs say."""
    for seat in range(s.seats):
        held, ordered = 0, 0
        for card in range(PLAYED):
            if s.hand[seat][card] != 0:
                held += 1
            if s.hand[seat][card] == 2:
                ordered += 1
        seen = 0
        for back in range(len(s.backs[seat])):
            seen += s.backs[seat][back]
        if held != s.hand_n[seat] or seen != held or ordered != s.under_n[seat]:
            return False
    return True


def card_fault(s: Position, card: int) -> int:
    """I-1, I-5, I-6: each card is in one place, and in one where it can be."""
    place = s.lies[card]
    hidden = hidden_places(s, card)
    if hidden != (1 if place == Place.HIDDEN or place >= Place.HELD else 0):
        return Fault.CARD_LOST
    if place == Place.OFFER and not on_offer(s, card):
        return Fault.CARD_LOST
    if place == Place.BESIDE and s.beside != card:
        return Fault.CARD_LOST
    if place == Place.TAKEN and s.taken != card:
        return Fault.CARD_LOST
    if card >= VENERABLE:
        nowhere = place == Place.BESIDE or place > Place.BOX
        return Fault.VENERABLE_ASTRAY if nowhere or Place.DRUID <= place < Place.OFFER else 0
    if Place.DRUID <= place < Place.OFFER and not in_druid_pile(s, place - Place.DRUID, card):
        return Fault.CARD_LOST
    if place >= Place.HELD and s.hand[place - Place.HELD][card] == 0:
        return Fault.CARD_LOST
    return Fault.CARD_NOT_ITS_PLAYERS if card < ELITE and not with_owner(s, card) else 0


def hidden_places(s: Position, card: int) -> int:
    """I-1: in how many hands, decks, piles and places of the stack a card lies."""
    count = 0
    if card >= VENERABLE:
        for at in range(s.stack_n):
            if s.stack[at] == card and (at < REDS) == (card >= RED):
                count += 1
        return count
    for seat in range(s.seats):
        if s.hand[seat][card] != 0:
            count += 1
        for at in range(s.deck_n[seat]):
            if s.deck[seat][at] == card:
                count += 1
    for animal in range(KINDS):
        for at in range(s.pile_n[animal]):
            if s.pile[animal][at] == card and (card - ELITE) // ELITES == animal:
                count += 1
    return count


def on_offer(s: Position, card: int) -> bool:
    """BG-011, BG-015: whether an offer shows the card."""
    for slot in range(OFFERS):
        if s.offer[slot] == card:
            return True
    for animal in range(KINDS):
        if s.elite[animal] == card:
            return True
    return False


def in_druid_pile(s: Position, seat: int, card: int) -> bool:
    """BG-054, BG-058: whether the card lies in that Druid pile."""
    for at in range(s.druid_n[seat]):
        if s.druid[seat][at] == card:
            return True
    return False


def with_owner(s: Position, card: int) -> bool:
    """I-6: a base Spirit is never in the hand, deck, Druid pile or column of the opponent."""
    rival = 1 - card // BASE
    for at in range(s.deck_n[rival]):
        if s.deck[rival][at] == card:
            return False
    place = s.lies[card]
    if in_column(place) and (place - Place.COLUMN) // GROVES == rival:
        return False
    return s.hand[rival][card] == 0 and place != Place.DRUID + rival


def tokens_fault(s: Position) -> int:
    """I-2 to I-4: twelve tokens of the right kinds, on Spirits in columns or in the supplies."""
    for kind in range(len(VALUE)):
        count = 0
        for token in range(TOKENS):
            count += int(s.token[token] == kind) - int(TOKEN_KIND[token] == kind)
        if count != 0:
            return Fault.TOKENS_LOST
    reserve, discard = 0, 0
    for token in range(TOKENS):
        at = s.token_at[token]
        if at == TokenAt.RESERVE:
            reserve += 1
        elif at == TokenAt.DISCARD:
            discard += 1
        elif not in_column(s.lies[at]):
            return Fault.TOKENS_LOST
        elif s.question <= Ask.LEFTOVER and s.over == 0 and s.looked[token] > 3:
            return Fault.TOKEN_FACE_UP
    return Fault.RESERVE_EMPTY if reserve == 0 and discard > 0 else 0


def offer_fits(s: Position, animal: int) -> bool:
    """I-7: one Elite on offer, or none and an empty pile."""
    card = s.elite[animal]
    if card < 0:
        return s.pile_n[animal] == 0
    return (card - ELITE) // ELITES == animal and s.lies[card] == Place.OFFER


def backs_fit(s: Position, seat: int) -> bool:
    """R-69: the backs seen in a hand and on a deck are those of the cards there."""
    for at in range(s.deck_n[seat]):
        if s.deck_back[seat][at] >= 0 and s.deck_back[seat][at] != shows(s.deck[seat][at]):
            return False
    for back in range(1 + KINDS):
        count = 0
        for card in range(PLAYED):
            if s.hand[seat][card] != 0 and shows(card) == back:
                count += 1
        if count != s.backs[seat][back]:
            return False
    top = s.deck_n[seat] - 1
    return top < 0 or s.deck_back[seat][top] >= 0
