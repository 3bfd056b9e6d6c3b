"""Character cards and tokens: where they go (RF-101 to RF-105, RF-113 to RF-120)."""

from __future__ import annotations

from broceliande.engine.luck import shuffle
from broceliande.engine.pending import push
from broceliande.engine.story import tell
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.names import Card
from broceliande.games.roundforest.questions import Tell
from broceliande.games.roundforest.tasks import Task


def draw_card(s: Position, seat: int) -> None:
    """RF-101: the top card of the pile, shown to all; nothing happens if there is none."""
    if s.pile_n == 0:
        tell(s, Tell.NO_CARD, seat)
        return
    s.pile_n -= 1
    character = s.pile[s.pile_n]
    s.card[character] = Card.IN_HAND
    tell(s, Tell.CARD_DRAWN, seat, character)
    push(s, Task.MEET, character, 1)


def take_from_pile(s: Position, character: int) -> None:
    """RF-163, RF-185: search the pile for that card; the rest is shuffled."""
    at = 0
    while s.pile[at] != character:
        at += 1
    s.pile_n -= 1
    s.pile[at] = s.pile[s.pile_n]
    shuffle(s, s.pile, s.pile_n)


def go_home(s: Position, character: int) -> None:
    """RF-113, RF-114, RF-117, RF-120: the card is shuffled into the pile, and the token, which lies
    under the player's pawn if anywhere, goes back beside the pile."""
    s.token[s.pawn[s.player]] = -1
    s.card[character] = Card.IN_PILE
    s.pile[s.pile_n] = character
    s.pile_n += 1
    shuffle(s, s.pile, s.pile_n)
    s.met = -1


def lay_card(s: Position, seat: int, character: int, keeper: int) -> None:
    """RF-104, RF-105, RF-118: the card stays with a debtor or face up beside the fairy board, and
    the token lies on the tile, under the pawn."""
    here = s.pawn[seat]
    s.card[character] = keeper
    s.token[here] = character
    s.met = -1
    told = Tell.CARD_LAID if keeper == Card.FACE_UP else Tell.IN_DEBT
    tell(s, told, seat, character, here)
