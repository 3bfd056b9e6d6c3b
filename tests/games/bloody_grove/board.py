"""Positions of Bloody Grove as the ledger writes them.

    t = lay(Side(hand="owl_base_2", columns=["venerable_5", "", "bear_base_1{+2}"]), turn=5)
    play(t, "summon owl_base_2", "decline")

`card{+2,destroy}` is a card that bears these tokens, face down. Decks are written from top to
bottom, Druid piles from bottom to top, groves are G1, G2, G3. A base Spirit is the one of the seat
that is asked; `rival:owl_base_2` is the other one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import broceliande as bro
from broceliande.engine.fields import EVERYONE
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import (
    ANIMALS,
    BASE_IDS,
    CARD_IDS,
    ELITE,
    ELITES,
    PLAYED,
    RED,
    SPIRITS,
    VENERABLE,
    Layer,
    Place,
    TokenAt,
)
from broceliande.games.bloody_grove.tasks import Task
from tests.games.playing import assert_sound

TOKENS = ("+2", "+3", "+4", "destroy")
STAGES = {"turn": 0, "hands": 1, "tuck": 2, "groves": 3, "end": 4}


@dataclass(frozen=True)
class Side:
    """What a player has; what is not said: nothing, and the other base Spirits in the deck."""

    hand: str = ""
    columns: Sequence[str] = ("", "", "")
    druid: str = ""
    deck: str | None = None  # None: the base Spirits that lie nowhere else


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)


def card_at(name: str, seat: int) -> int:
    """The number of a card; a base Spirit is the seat's own."""
    if name in BASE_IDS:
        return seat * len(BASE_IDS) + BASE_IDS.index(name)
    if name.startswith("rival:"):
        return card_at(name.removeprefix("rival:"), 1 - seat)
    return CARD_IDS.index(name)


def name_of(card: int, seat: int) -> str:
    """The name of a card, as that seat writes it."""
    if card >= ELITE:
        return CARD_IDS[card]
    owner, base = divmod(card, len(BASE_IDS))
    return BASE_IDS[base] if owner == seat else f"rival:{BASE_IDS[base]}"


def lay(
    first: Side | None = None,
    second: Side | None = None,
    *,
    groves: str = "owl bear fox",
    stage: str = "turn",
    turn: int = 1,
    round: int = 1,
    starter: int = 0,
    offers: str | None = None,
    elites: str = "",
    empty: str = "",
    discard: str = "",
    boxed: str = "",
    edition: object = None,
    amendments: Sequence[str] | None = None,
) -> bro.Table:
    """A position at that turn of a round, or at a later stage of its end.

    `offers` are the Venerables on offer, `elites` Elites on offer, `empty` animals without any
    Elite left, `discard` tokens in the discard; all other tokens are in the reserve.
    """
    options: dict[str, object] = {"first": 0, "groves": groves}
    given = {"edition": edition, "amendments": amendments}
    options |= {name: value for name, value in given.items() if value is not None}
    t = bro.table("bloody-grove", seats=2, seed=1, options=options)
    t.told.clear()
    s = at(t)
    s.round, s.turn, s.starter, s.player = round, turn, starter, starter
    _clear(s)
    used = [card_at(name, 0) for name in boxed.split()]
    tokens: list[tuple[str, int]] = []
    for seat, side in enumerate((first or Side(), second or Side())):
        used += _seat(s, seat, side, tokens)
    _elites(s, used, elites, empty)
    _venerables(s, used, offers)
    _tokens(s, tokens, discard)
    for card in range(SPIRITS):
        if s.lies[card] == Place.HIDDEN and _hidden(s, card) == 0:
            s.lies[card] = Place.BOX
    return begin(t, stage)


def _clear(s: Position) -> None:
    for card in range(SPIRITS):
        s.lies[card] = Place.HIDDEN
    for seat in range(2):
        s.hand_n[seat] = s.deck_n[seat] = 0
        for card in range(PLAYED):
            s.hand[seat][card] = 0
        for back in range(4):
            s.backs[seat][back] = 0
        for place in range(len(s.deck[seat])):
            s.deck[seat][place] = s.deck_back[seat][place] = -1


def _seat(s: Position, seat: int, side: Side, tokens: list[tuple[str, int]]) -> list[int]:
    used = []
    for grove, column in enumerate(side.columns):
        for word in column.split():
            name, borne = cast(re.Match[str], re.fullmatch(r"([^{]*)(?:{(.*)})?", word)).groups()
            card = card_at(name, seat)
            s.laid_n += 1
            s.laid[card] = s.laid_n
            s.lies[card] = Place.COLUMN + 3 * seat + grove
            tokens += [(token, card) for token in (borne or "").split(",") if token]
            used.append(card)
    for name in side.druid.split():
        card = card_at(name, seat)
        s.druid[seat][s.druid_n[seat]] = card
        s.druid_n[seat] += 1
        s.lies[card] = Place.DRUID + seat
        used.append(card)
    for name in side.hand.split():
        card = card_at(name, seat)
        s.hand[seat][card] = 1
        s.hand_n[seat] += 1
        s.backs[seat][back(card)] += 1
        if card >= ELITE:
            s.lies[card] = Place.HELD + seat
        used.append(card)
    rest = [name for name in BASE_IDS if card_at(name, seat) not in used]
    deck = rest if side.deck is None else side.deck.split()
    for name in reversed(deck):
        card = card_at(name, seat)
        place = s.deck_n[seat]
        s.deck[seat][place] = card
        s.deck_back[seat][place] = back(card)
        s.deck_seen[seat][place] = EVERYONE if card >= ELITE else 0
        s.layer[seat][place] = Layer.RECRUITED if card >= ELITE else Layer.DEALT
        s.deck_n[seat] = place + 1
        used.append(card)
    return used


def back(card: int) -> int:
    """The back of a card: base, Elite bear, owl, fox."""
    return 0 if card < ELITE else 1 + (card - ELITE) // ELITES


def _elites(s: Position, used: list[int], elites: str, empty: str) -> None:
    wanted = [CARD_IDS.index(name) for name in elites.split()]
    for animal, name in enumerate(ANIMALS):
        cards = [ELITE + animal * ELITES + n for n in range(ELITES)]
        left = [card for card in cards if card not in used]
        left.sort(key=lambda card: card in wanted)
        if name in empty.split():
            left = [card for card in left if card in wanted]
        s.elite[animal] = left.pop() if left else -1
        if s.elite[animal] >= 0:
            s.lies[s.elite[animal]] = Place.OFFER
        s.pile_n[animal] = len(left)
        for place, card in enumerate(left):
            s.pile[animal][place] = card


def _venerables(s: Position, used: list[int], offers: str | None) -> None:
    reds = [card for card in range(RED, SPIRITS) if card not in used]
    normal = [card for card in range(VENERABLE, RED) if card not in used]
    shown = reds if s.round == 4 else normal
    if offers is None:
        offered = shown[:3]
    else:
        offered = [CARD_IDS.index(name) for name in offers.split()]
    for slot in range(3):
        s.offer[slot] = offered[slot] if slot < len(offered) else -1
    for card in offered:
        s.lies[card] = Place.OFFER
    rest = [card for card in normal if card not in offered][: 9 - 3 * s.round]
    stack = [*reds, *rest] if s.round < 4 else []
    s.stack_n = len(stack)
    for place, card in enumerate(stack):
        s.stack[place] = card


def _tokens(s: Position, tokens: list[tuple[str, int]], discard: str) -> None:
    kinds = [kind for kind in TOKENS for _ in range(3)]
    lying: list[tuple[str, int]] = [*tokens, *((k, TokenAt.DISCARD) for k in discard.split())]
    for kind, _ in lying:
        kinds.remove(kind)
    lying += [(kind, TokenAt.RESERVE) for kind in kinds]
    for token, (kind, place) in enumerate(lying):
        s.token[token] = TOKENS.index(kind)
        s.token_at[token] = place
        s.looked[token] = EVERYONE if place == TokenAt.DISCARD else 0


def _hidden(s: Position, card: int) -> int:
    rows = [list(s.deck[seat])[: s.deck_n[seat]] for seat in range(2)]
    rows += [list(s.pile[animal])[: s.pile_n[animal]] for animal in range(3)]
    rows.append(list(s.stack)[: s.stack_n])
    held = card < PLAYED and any(s.hand[seat][card] for seat in range(2))
    return held + sum(row.count(card) for row in rows)


def begin(t: bro.Table, stage: str = "turn") -> bro.Table:
    """Go on from that stage of the round, in the position as it lies."""
    s, push = at(t), t.rules.named.push
    s.asked = s.question = s.todo_n = 0
    push(s, Task.END_ROUND)
    if STAGES[stage] <= 3:
        for grove in (2, 1, 0):
            push(s, Task.RESOLVE, grove)
    if STAGES[stage] <= 2:
        push(s, Task.TUCK)
    if STAGES[stage] <= 1:
        push(s, Task.LEFTOVERS, 1 - s.starter)
        push(s, Task.LEFTOVERS, s.starter)
    if stage == "turn":
        for turn in range(6, s.turn - 1, -1):
            push(s, Task.TURN, turn)
    t.rules.named.go_on(s)
    assert_sound(t)
    t.rules.standing(s)
    t._told()
    return t
