"""Set-up (BG-005 to BG-020)."""

from __future__ import annotations

from broceliande.engine.luck import draw, shuffle
from broceliande.engine.story import tell
from broceliande.games.bloody_grove.arcane import look_at
from broceliande.games.bloody_grove.cards import draw_hand, turn_up_elite, turn_up_venerables
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import (
    BASE,
    ELITE,
    ELITES,
    GROVES,
    KINDS,
    RED,
    REDS,
    TOKENS,
    VENERABLE,
    VENERABLES,
    Layer,
    TokenAt,
)
from broceliande.games.bloody_grove.options import ORDERS, Host
from broceliande.games.bloody_grove.questions import NO_LOOK, Tell, Why
from broceliande.games.bloody_grove.tables import TOKEN_KIND


def set_up(s: Position) -> None:
    """BG-005 to BG-018: the table before the first look; draws in the order of the ledger."""
    s.round = 1
    for seat in range(s.seats):
        shuffle_deck(s, seat)
    lay_groves(s)
    pile_elites(s)
    mix_tokens(s)
    stack_venerables(s)
    draw_starter(s)
    s.lifted = -1
    s.beside = -1
    s.taken = -1
    tell(s, Tell.DEALT, s.starter)
    tell(s, Tell.ROUND, s.starter, s.round)
    for animal in range(KINDS):
        turn_up_elite(s, animal)
    turn_up_venerables(s)
    for seat in range(s.seats):
        draw_hand(s, seat)


def shuffle_deck(s: Position, seat: int) -> None:
    """BG-007, S1: nine base Spirits, face down."""
    deck = s.deck[seat]
    for at in range(len(deck)):
        deck[at] = -1
        s.deck_back[seat][at] = -1
    for card in range(BASE):
        deck[card] = seat * BASE + card  # BG-005: those of the own Druid
        s.layer[seat][card] = Layer.DEALT
        s.deck_back[seat][card] = 0  # everybody knows that they are base Spirits
    shuffle(s, deck, BASE)
    s.deck_n[seat] = BASE


def lay_groves(s: Position) -> None:
    """BG-008, BG-009, S2: in a random order, unless the host fixes it; cubes in the centre."""
    for grove in range(GROVES):
        s.groves[grove] = grove
        s.cube[grove] = -1
    if s.option[Host.GROVES] < 0:
        shuffle(s, s.groves, GROVES)
        return
    for grove in range(GROVES):
        s.groves[grove] = ORDERS[s.option[Host.GROVES]][grove]


def pile_elites(s: Position) -> None:
    """BG-010, S3: a shuffled pile for each animal."""
    for animal in range(KINDS):
        for at in range(ELITES):
            s.pile[animal][at] = ELITE + animal * ELITES + at
        shuffle(s, s.pile[animal], ELITES)
        s.pile_n[animal] = ELITES


def mix_tokens(s: Position) -> None:
    """BG-012, S4: twelve tokens face down, the reserve of both players."""
    for token in range(TOKENS):
        s.token[token] = TOKEN_KIND[token]
        s.token_at[token] = TokenAt.RESERVE
    shuffle(s, s.token, TOKENS)
    s.chosen = -1


def stack_venerables(s: Position) -> None:
    """BG-013, BG-014, S5, S6: the red-backed ones shuffled below, the nine others on top."""
    for red in range(REDS):
        s.stack[red] = RED + red
    shuffle(s, s.stack, REDS)
    for card in range(VENERABLES - REDS):
        s.mix[card] = VENERABLE + card
    shuffle(s, s.mix, VENERABLES - REDS)
    for card in range(VENERABLES - REDS):
        s.stack[REDS + card] = s.mix[card]
        s.mix[card] = 0
    s.stack_n = VENERABLES


def draw_starter(s: Position) -> None:
    """BG-016, BG-017, S7: at random, unless the host names the starter; the cube on space 1."""
    s.starter = s.option[Host.FIRST] if s.option[Host.FIRST] >= 0 else draw(s, s.seats)
    s.player = s.starter
    s.turn = 1


def first_look_refusal(s: Position, seat: int, token: int) -> int:
    """BG-019: any token of the reserve but the one that the other player looked at."""
    if token == NO_LOOK:
        return Why.MUST_CHOOSE
    return Why.TOKEN_ALREADY_CHOSEN if token == s.chosen else 0


def first_look(s: Position, seat: int, token: int) -> None:
    """BG-019, BG-020: seen in secret, put back in its place."""
    s.chosen = token
    look_at(s, seat, token)
