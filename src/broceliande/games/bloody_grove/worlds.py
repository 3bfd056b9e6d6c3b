"""Worlds that a seat cannot tell from the true one (R-12, R-35, R-36, R-40, R-69); see `memory`."""

from __future__ import annotations

from broceliande.engine.hidden import knows
from broceliande.engine.luck import draw, shuffle
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.memory import is_elite_of, is_leftover, shows
from broceliande.games.bloody_grove.names import (
    BASE,
    ELITE,
    ELITES,
    KINDS,
    PLAYED,
    REDS,
    TOKENS,
    Layer,
)


def redeal(s: Position, seat: int) -> None:
    """R-12, R-35 to R-40, R-69: all that a seat (-1: a spectator) cannot know, drawn anew."""
    for owner in range(s.seats):
        if owner == seat:
            mix_dealt(s, owner)
        else:
            mix_clouds(s, owner)
            mix_base(s, owner)
            mix_layers(s, owner)
            mix_under(s, owner)
    for animal in range(KINDS):
        shuffle(s, s.pile[animal], s.pile_n[animal])
    shuffle(s, s.stack, min(REDS, s.stack_n))  # the red-backed ones lie at the bottom
    shuffle_between(s, s.stack, REDS, s.stack_n)
    mix_unknown_tokens(s, seat)


def shuffle_between(s: Position, cards: list[int], start: int, end: int) -> None:
    """Put the numbers between two places of a row in an order drawn uniformly."""
    for last in range(end - 1, start, -1):
        at = start + draw(s, last - start + 1)
        card = cards[last]
        cards[last] = cards[at]
        cards[at] = card


def mix_dealt(s: Position, owner: int) -> None:
    """BG-007: of the own deck, only the cards that were dealt into it are unknown."""
    start = 0
    while start < s.deck_n[owner] and s.layer[owner][start] != Layer.DEALT:
        start += 1
    end = start
    while end < s.deck_n[owner] and s.layer[owner][end] == Layer.DEALT:
        end += 1
    shuffle_between(s, s.deck[owner], start, end)


def mix_clouds(s: Position, owner: int) -> None:
    """R-69: Elites of one cloud lie anywhere that one of them lies."""
    if s.cloud_n == 0:
        return
    for animal in range(KINDS):
        mix_cloud(s, owner, animal)
        while not plausible(s, owner, animal):
            mix_cloud(s, owner, animal)


def mix_cloud(s: Position, owner: int, animal: int) -> None:
    """Let the Elites of each cloud change places, every way equally likely."""
    first = ELITE + animal * ELITES
    for card in range(first + ELITES - 1, first, -1):
        name = s.cloud[card]
        if name > 0 and name % 2 == owner:
            count = 0
            for other in range(first, card + 1):
                if s.cloud[other] == name:
                    count += 1
            pick = draw(s, count)
            for other in range(first, card + 1):
                if s.cloud[other] == name:
                    if pick == 0 and other != card:
                        swap_places(s, owner, card, other)
                    pick -= 1


def swap_places(s: Position, owner: int, one: int, two: int) -> None:
    """Two cards of a player change places, in hand or deck."""
    held = s.hand[owner][one]
    s.hand[owner][one] = s.hand[owner][two]
    s.hand[owner][two] = held
    for at in range(s.deck_n[owner]):
        if s.deck[owner][at] == one:
            s.deck[owner][at] = two
        elif s.deck[owner][at] == two:
            s.deck[owner][at] = one


def plausible(s: Position, owner: int, animal: int) -> bool:
    """R-69: where elders met others, keep a world as often as there are ways to come to it: those
    elders that were drawn are, in some order, the ones that stood apart and some that did not."""
    every, apart = s.elders[owner][animal][0], s.elders[owner][animal][1]
    if apart == 0:
        return True
    left = 0
    for at in range(s.deck_n[owner]):
        card = s.deck[owner][at]
        if s.layer[owner][at] == s.met[owner][animal] and is_elite_of(card, animal):
            left += s.elder[card]
    return draw(s, ways(every, apart)) < ways(every - left, apart)


def ways(n: int, k: int) -> int:
    """In how many ways k of n things can be chosen; in none if there are fewer."""
    if k > n:
        return 0
    count = 1
    for at in range(k):
        count = count * (n - at) // (at + 1)
    return count


def mix_base(s: Position, owner: int) -> None:
    """R-69: hidden base Spirits lie anywhere that a base Spirit lies."""
    deck, hand = s.deck[owner], s.hand[owner]
    n = 0
    for at in range(s.deck_n[owner]):
        if deck[at] < ELITE:
            s.mix[n] = deck[at]
            n += 1
    for card in range(owner * BASE, (owner + 1) * BASE):
        if hand[card] != 0:
            s.mix[n] = card
            n += 1
            hand[card] = 0
    shuffle(s, s.mix, n)
    for at in range(s.deck_n[owner]):
        if deck[at] < ELITE:
            n -= 1
            deck[at] = s.mix[n]
            s.mix[n] = 0
    while n > 0:
        n -= 1
        hand[s.mix[n]] = 1
        s.mix[n] = 0


def mix_layers(s: Position, owner: int) -> None:
    """R-40: cards that went under the deck together lie in any order that fits the backs seen."""
    start = 0
    while start < s.deck_n[owner]:
        end = start
        layer = s.layer[owner][start]
        while end < s.deck_n[owner] and s.layer[owner][end] == layer:
            end += 1
        if is_leftover(layer):
            mix_layer(s, owner, start, end)
        start = end


def mix_layer(s: Position, owner: int, start: int, end: int) -> None:
    """R-69: only the uppermost card of a layer can have shown its back."""
    deck = s.deck[owner]
    back = s.deck_back[owner][end - 1]
    if back < 0:
        shuffle_between(s, deck, start, end)
        return
    fitting = 0
    for at in range(start, end):
        if shows(deck[at]) == back:
            fitting += 1
    pick = draw(s, fitting)
    for at in range(start, end):
        if shows(deck[at]) == back:
            if pick == 0:
                card = deck[at]
                deck[at] = deck[end - 1]
                deck[end - 1] = card
            pick -= 1
    shuffle_between(s, deck, start, end - 1)


def mix_under(s: Position, owner: int) -> None:
    """R-40: an order that is being chosen could be any."""
    if s.under_n[owner] == 0:
        return
    n = 0
    for card in range(PLAYED):
        if s.hand[owner][card] != 0:
            s.mix[n] = card
            n += 1
    shuffle(s, s.mix, n)
    for at in range(n):
        card = s.mix[at]
        s.mix[at] = 0
        s.hand[owner][card] = 1
        if at < s.under_n[owner]:
            s.hand[owner][card] = 2
            s.under[owner][at] = card


def mix_unknown_tokens(s: Position, seat: int) -> None:
    """R-35, R-36: tokens that the seat has not seen change places within their own mixing."""
    for token in range(TOKENS - 1, 0, -1):
        if not knows(s.looked[token], seat):
            unknown = 0
            for other in range(token + 1):
                if s.batch[other] == s.batch[token] and not knows(s.looked[other], seat):
                    unknown += 1
            swap_token(s, seat, token, draw(s, unknown))


def swap_token(s: Position, seat: int, token: int, pick: int) -> None:
    """Swap a token with the pick-th one of its mixing that the seat does not know."""
    for other in range(token + 1):
        if s.batch[other] == s.batch[token] and not knows(s.looked[other], seat):
            if pick == 0:
                kind = s.token[token]
                s.token[token] = s.token[other]
                s.token[other] = kind
                return
            pick -= 1
