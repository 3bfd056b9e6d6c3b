"""What can be known of hidden cards (R-12, R-40, R-69).

The owner of a hand and a deck has seen everything but the cards dealt into the deck. Anybody else
knows the cards of both together, every back that was seen, the places of recruits, and which cards
went under the deck together. Base Spirits look all the same from behind. Elites differ by animal:
those of one animal that went under the deck together may have changed places unseen once only part
of them has been drawn, and from then on they are one `cloud`.
"""

from __future__ import annotations

from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import ELITE, ELITES, KINDS, PLAYED, Layer


def shows(card: int) -> int:
    """R-69: the back of a card: 0 for a base Spirit, then Elite bear, owl, fox."""
    return 0 if card < ELITE else 1 + (card - ELITE) // ELITES


def remember_split(s: Position, seat: int, below: int) -> None:
    """R-69: before the cards from `below` on are drawn: does that tear a layer apart? Its cards lie
    together, so it is the layer of the lowest card drawn, or none."""
    torn = s.layer[seat][below]
    if not is_leftover(torn):
        return
    for animal in range(KINDS):
        drawn = count_layer(s, seat, torn, animal, below, s.deck_n[seat])
        if drawn > 0 and count_layer(s, seat, torn, animal, 0, below) > 0:
            gather_cloud(s, seat, torn, animal)


def is_leftover(layer: int) -> bool:
    """BG-059: whether a layer went under the deck at the end of a round."""
    return Layer.DEALT < layer < Layer.RECRUITED


def count_layer(s: Position, seat: int, layer: int, animal: int, start: int, end: int) -> int:
    """How many Elites of an animal lie in a layer, between two places of the deck."""
    count = 0
    for at in range(start, end):
        if s.layer[seat][at] == layer and is_elite_of(s.deck[seat][at], animal):
            count += 1
    return count


def is_elite_of(card: int, animal: int) -> bool:
    """R-69: whether the back of a card is that of an animal's Elites."""
    return shows(card) == 1 + animal


def gather_cloud(s: Position, seat: int, layer: int, animal: int) -> None:
    """R-69: the layer's Elites of an animal become one cloud, with the cloud that some of them
    are in already. If that one also has cards elsewhere, its cards are the elders."""
    older, inside, fresh = 0, 0, 0
    for at in range(s.deck_n[seat]):
        if s.layer[seat][at] == layer and is_elite_of(s.deck[seat][at], animal):
            if s.cloud[s.deck[seat][at]] > 0:
                older = s.cloud[s.deck[seat][at]]
                inside += 1
            else:
                fresh += 1
    s.cloud_n += 1
    name = 2 * s.cloud_n + seat
    everywhere = rename_cloud(s, older, name)
    if fresh > 0 and everywhere > inside:
        mark_elders(s, name)
        s.elders[seat][animal][0] = everywhere
        s.elders[seat][animal][1] = everywhere - inside
        s.met[seat][animal] = layer
    for at in range(s.deck_n[seat]):
        if s.layer[seat][at] == layer and is_elite_of(s.deck[seat][at], animal):
            s.cloud[s.deck[seat][at]] = name


def rename_cloud(s: Position, older: int, name: int) -> int:
    """Give a cloud another name; how many cards are in it."""
    count = 0
    for card in range(ELITE, PLAYED):
        if older > 0 and s.cloud[card] == older:
            s.cloud[card] = name
            count += 1
    return count


def mark_elders(s: Position, name: int) -> None:
    """The cards of a cloud are elders, and no others."""
    for card in range(ELITE, PLAYED):
        if s.cloud[card] == name:
            s.elder[card] = 1
