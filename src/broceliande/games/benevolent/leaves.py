"""Leaves: taken from the Reserve, paid to it, paid to rivals (BE-007, BE-072 to BE-075)."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.names import Secret
from broceliande.games.benevolent.questions import PUT, TAKE, Ask, Tell, Why
from broceliande.games.benevolent.tables import GATHERED, STASH_PUT, STASH_TAKE


def from_reserve(s: Position, seat: int, leaves: int) -> int:
    """BE-075: take so many leaves from the Reserve, or those that are left."""
    taken = min(leaves, s.reserve)
    s.reserve -= taken
    s.leaves[seat] += taken
    return taken


def gain_leaves(s: Position, leaves: int) -> None:
    """BE-094: the leaves that come after an Ephemeral secret's gift."""
    tell(s, Tell.LEAVES_GAINED, s.player, from_reserve(s, s.player, leaves))


def to_reserve(s: Position, seat: int, leaves: int) -> None:
    """BE-047, BE-053, BE-105: pay the Reserve."""
    s.leaves[seat] -= leaves
    s.reserve += leaves


def gather(s: Position, seat: int) -> None:
    """BE-072, BE-073: two leaves from the Reserve, no dues; then the cache P3, here and nowhere
    else (BE-108)."""
    tell(s, Tell.GATHERED, seat, from_reserve(s, seat, GATHERED))
    if s.owner[Secret.CACHE] != seat:
        return
    put = stash_refusal(s, seat, PUT) == 0
    take = stash_refusal(s, seat, TAKE) == 0
    if put and take:
        ask(s, Ask.STASH, seat)
    elif put:
        use_cache(s, seat, PUT)
    elif take:
        use_cache(s, seat, TAKE)


def stash_refusal(s: Position, seat: int, answer: int) -> int:
    """BE-107: put if the Reserve is not empty, take if the tile holds a leaf."""
    left = s.reserve if answer == PUT else s.stash
    return 0 if left > 0 else Why.NO_SUCH_CHOICE


def use_cache(s: Position, seat: int, answer: int) -> None:
    """BE-107, BE-109: a leaf from the Reserve onto the tile, where it pays for nothing, or one off
    it into the hand."""
    if answer == PUT:
        leaves = min(STASH_PUT, s.reserve)
        s.reserve -= leaves
        s.stash += leaves
        tell(s, Tell.STASHED, seat, leaves)
    else:
        leaves = min(STASH_TAKE, s.stash)
        s.stash -= leaves
        s.leaves[seat] += leaves
        tell(s, Tell.UNSTASHED, seat, leaves)
