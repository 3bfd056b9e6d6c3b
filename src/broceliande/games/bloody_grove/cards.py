"""Hands, decks, piles and the stack: how cards come and go, and what is seen of it.

A deck lies with its bottom at 0. Beside each card stand three public numbers: who knows it, the
back that was seen there, and the layer with which it came (R-69, R-12, BG-060).
"""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.story import tell, tell_only
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.memory import remember_split, shows
from broceliande.games.bloody_grove.names import OFFERS, Layer, Place
from broceliande.games.bloody_grove.questions import ON_TOP, TO_HAND, Tell
from broceliande.games.bloody_grove.tables import ANIMAL, DRAW


def into_hand(s: Position, seat: int, card: int) -> None:
    """BG-018, BG-052: one card more in hand; its back is seen (R-69)."""
    s.hand[seat][card] = 1
    s.hand_n[seat] += 1
    s.backs[seat][shows(card)] += 1


def out_of_hand(s: Position, seat: int, card: int) -> None:
    """BG-029, BG-045: the card is played face up, and nothing about it is doubtful any more."""
    s.hand[seat][card] = 0
    s.hand_n[seat] -= 1
    s.backs[seat][shows(card)] -= 1
    s.cloud[card] = 0


def draw_hand(s: Position, seat: int) -> None:
    """BG-018, BG-092: four cards from the top, or all there are (R-19)."""
    count = min(DRAW, s.deck_n[seat])
    remember_split(s, seat, s.deck_n[seat] - count)
    for _ in range(count):
        top = s.deck_n[seat] - 1
        card = s.deck[seat][top]
        if s.deck_seen[seat][top] == EVERYONE:
            s.lies[card] = Place.HELD + seat
        clear(s, seat, top)
        s.deck_n[seat] = top
        into_hand(s, seat, card)
        tell_only(s, 1 << seat, Tell.DRAWN, card)
    tell(s, Tell.DREW, seat, count)
    show_top(s, seat)


def show_top(s: Position, seat: int) -> None:
    """R-69: everybody sees the back of a deck's top card."""
    top = s.deck_n[seat] - 1
    if top >= 0:
        s.deck_back[seat][top] = shows(s.deck[seat][top])


def clear(s: Position, seat: int, at: int) -> None:
    """No card lies at that place of a deck."""
    s.deck[seat][at] = -1
    s.deck_seen[seat][at] = 0
    s.deck_back[seat][at] = -1
    s.layer[seat][at] = 0


def lift_deck(s: Position, seat: int, count: int) -> None:
    """BG-052, BG-059: make room for so many cards under a deck."""
    for at in range(s.deck_n[seat] - 1, -1, -1):
        s.deck[seat][at + count] = s.deck[seat][at]
        s.deck_seen[seat][at + count] = s.deck_seen[seat][at]
        s.deck_back[seat][at + count] = s.deck_back[seat][at]
        s.layer[seat][at + count] = s.layer[seat][at]
    s.deck_n[seat] += count


def take_bottom(s: Position, seat: int) -> int:
    """BG-083: the bottom card of a deck that is not empty."""
    card = s.deck[seat][0]
    last = s.deck_n[seat] - 1
    for at in range(last):
        s.deck[seat][at] = s.deck[seat][at + 1]
        s.deck_seen[seat][at] = s.deck_seen[seat][at + 1]
        s.deck_back[seat][at] = s.deck_back[seat][at + 1]
        s.layer[seat][at] = s.layer[seat][at + 1]
    clear(s, seat, last)
    s.deck_n[seat] = last
    s.cloud[card] = 0
    return card


def recruit_elite(s: Position, seat: int, animal: int, to: int) -> None:
    """BG-050, BG-052, BG-053: the Elite on offer goes into the hand, on top of the deck or under
    it, and everybody sees where (R-12); then the next one is turned up."""
    card = s.elite[animal]
    tell(s, Tell.RECRUITED, seat, card, to)
    if to == TO_HAND:
        into_hand(s, seat, card)
        s.lies[card] = Place.HELD + seat
    else:
        at = s.deck_n[seat]
        if to == ON_TOP:
            s.deck_n[seat] = at + 1
        else:
            lift_deck(s, seat, 1)
            at = 0
        s.deck[seat][at] = card
        s.deck_seen[seat][at] = EVERYONE
        s.deck_back[seat][at] = shows(card)
        s.layer[seat][at] = Layer.RECRUITED
        s.lies[card] = Place.HIDDEN
    turn_up_elite(s, animal)


def turn_up_elite(s: Position, animal: int) -> None:
    """BG-011, BG-053: the next Elite of the pile is on offer; none when it is used up (R-08)."""
    last = s.pile_n[animal] - 1
    if last < 0:
        s.elite[animal] = -1
        tell(s, Tell.PILE_EMPTY, animal)
        return
    card = s.pile[animal][last]
    s.pile[animal][last] = 0
    s.pile_n[animal] = last
    s.elite[animal] = card
    s.lies[card] = Place.OFFER
    tell(s, Tell.TURNED_UP, card)


def turn_up_venerables(s: Position) -> None:
    """BG-015, BG-091: the three uppermost Venerables are on offer."""
    for slot in range(OFFERS):
        last = s.stack_n - 1
        card = s.stack[last]
        s.stack[last] = 0
        s.stack_n = last
        s.offer[slot] = card
        s.lies[card] = Place.OFFER
        tell(s, Tell.OFFERED, card)


def lay(s: Position, seat: int, card: int, grove: int) -> None:
    """BG-029, BG-030: the Spirit joins a player's own column, which has no limit."""
    s.laid_n += 1
    s.laid[card] = s.laid_n
    s.lies[card] = column(seat, grove)


def column(seat: int, grove: int) -> int:
    """Where a player's Spirits under a grove lie."""
    return Place.COLUMN + 3 * seat + grove


def in_column(place: int) -> bool:
    """Whether that is a column."""
    return Place.COLUMN <= place <= Place.LAST_COLUMN


def is_venerable(card: int) -> bool:
    """BG-070: Venerables have no animal."""
    return ANIMAL[card] < 0
