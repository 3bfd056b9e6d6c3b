"""Arcane tokens (BG-037 to BG-044): the reserve, tokens on Spirits, the discard."""

from __future__ import annotations

from broceliande.engine.fields import EVERYONE
from broceliande.engine.legal import amended
from broceliande.engine.luck import shuffle
from broceliande.engine.pending import ask, push
from broceliande.engine.story import tell, tell_only
from broceliande.games.bloody_grove.amendments import Amendment
from broceliande.games.bloody_grove.cards import in_column, is_venerable
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import SPIRITS, TOKENS, Place, TokenAt
from broceliande.games.bloody_grove.questions import (
    NO_ARCANE,
    NO_LOOK,
    NO_TARGET,
    Ask,
    Tell,
    Why,
)
from broceliande.games.bloody_grove.tasks import Task


def reserve_size(s: Position) -> int:
    """BG-012: how many tokens lie in the reserve."""
    count = 0
    for token in range(TOKENS):
        if s.token_at[token] == TokenAt.RESERVE:
            count += 1
    return count


def offer_arcane(s: Position, left: int) -> None:
    """BG-037, BG-042: each Arcane symbol is asked for; none once every token is out (R-34)."""
    if left > 0 and reserve_size(s) > 0:
        push(s, Task.ARCANE, left - 1)
        ask(s, Ask.ARCANE, s.player)


def arcane_refusal(s: Position, seat: int, token: int) -> int:
    """BG-037, BG-042: any token of the reserve, or none."""
    if token == NO_ARCANE:
        return 0
    return 0 if s.token_at[token] == TokenAt.RESERVE else Why.TOKEN_NOT_IN_RESERVE


def take_token(s: Position, seat: int, token: int) -> None:
    """BG-037, BG-042: the Spirit for the token is asked for, unless there is only one."""
    if token == NO_ARCANE:
        tell(s, Tell.DECLINED, seat, 1)
        return
    s.lifted = token
    only = -1
    for card in range(SPIRITS):
        if target_refusal(s, seat, card) == 0:
            if only >= 0:
                ask(s, Ask.TARGET, seat)
                return
            only = card
    place_token(s, seat, only)


def target_refusal(s: Position, seat: int, card: int) -> int:
    """BG-039, BG-043: any Spirit of either player in a column, whatever it bears; nothing in a
    Druid pile (BG-041)."""
    if card == NO_TARGET:
        return Why.MUST_CHOOSE
    place = s.lies[card]
    if not in_column(place):
        on_druid = Place.DRUID <= place < Place.OFFER
        return Why.TARGET_ON_DRUID if on_druid else Why.CARD_NOT_IN_COLUMN
    if is_venerable(card) and (place - Place.COLUMN) // 3 != seat:  # BG-040
        return Why.TARGET_OPPONENT_VENERABLE
    return 0


def place_token(s: Position, seat: int, card: int) -> None:
    """BG-037, BG-038: face down on the Spirit; nobody looks at it."""
    s.token_at[s.lifted] = card
    tell(s, Tell.PLACED, seat, name_told(s, s.lifted), card, side_told(s, card))
    s.lifted = -1
    refill(s)


def side_told(s: Position, card: int) -> int:
    """BG-039: on whose side a Spirit lies, as the chronicle tells it: from 1 on, 0 if untold."""
    if not amended(Amendment.WHOSE_SPIRIT):
        return 0
    return 1 + (s.lies[card] - Place.COLUMN) // 3


def token_name(s: Position, token: int) -> int:
    """R-35: tokens that are mixed anew get fresh names, which say nothing of the old ones."""
    return token + TOKENS * s.batch[token]


def name_told(s: Position, token: int) -> int:
    """R-35: the name by which the chronicle tells a token."""
    return token_name(s, token) if amended(Amendment.FRESH_NAMES) else token


def discard_from(s: Position, card: int) -> int:
    """BG-064, BG-075, BG-087: the tokens on a Spirit go face up to the discard; how many."""
    count = 0
    for token in range(TOKENS):
        if s.token_at[token] == card:
            s.token_at[token] = TokenAt.DISCARD
            s.looked[token] = EVERYONE
            count += 1
    return count


def refill(s: Position) -> None:
    """BG-044, R-33, R-35: an empty reserve takes the discard at once, mixed and face down; what
    was known of those tokens is known no more, except what they are together."""
    count = 0
    for token in range(TOKENS):
        if s.token_at[token] == TokenAt.RESERVE:
            return
        if s.token_at[token] == TokenAt.DISCARD:
            s.mix[count] = s.token[token]
            count += 1
    if count == 0:
        return
    shuffle(s, s.mix, count)
    s.batches += 1
    tell(s, Tell.REFILLED, count)
    for token in range(TOKENS):
        if s.token_at[token] == TokenAt.DISCARD:
            count -= 1
            s.token[token] = s.mix[count]
            s.mix[count] = 0
            s.token_at[token] = TokenAt.RESERVE
            s.looked[token] = 0
            s.batch[token] = s.batches


def look_refusal(s: Position, seat: int, token: int) -> int:
    """BG-082, R-39: any token of the reserve, known or not."""
    if token == NO_LOOK:
        return Why.MUST_CHOOSE
    return 0 if s.token_at[token] == TokenAt.RESERVE else Why.TOKEN_NOT_IN_RESERVE


def look_at(s: Position, seat: int, token: int) -> None:
    """BG-019, BG-020, BG-082: everybody sees who looks at which token; what it is, only the one
    who looks; it goes back to its place (R-37)."""
    s.looked[token] |= 1 << seat
    tell(s, Tell.LOOKED, seat, name_told(s, token))
    tell_only(s, 1 << seat, Tell.LEARNED, name_told(s, token), s.token[token])
