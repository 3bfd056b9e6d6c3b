"""Movement (BE-029 to BE-043), with the secrets that bend it: P4, P5, P6."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.leaves import from_reserve
from broceliande.games.benevolent.names import Secret
from broceliande.games.benevolent.questions import FROM_CARD, Ask, Tell, Why
from broceliande.games.benevolent.tables import MAX_OWN, NEAR, SOLITUDE

STEP_SKIPPED = 2


def begin_movement(s: Position) -> None:
    """BE-029: one Step is moved. Which one is asked only if there is a choice."""
    seat = s.player
    lifted = -1
    if s.card[seat] == 0:
        for hex in range(s.hexes):
            if s.steps[seat][hex] > 0 and step_refusal(s, seat, hex) == 0:
                if lifted >= 0:
                    ask(s, Ask.STEP, seat)
                    return
                lifted = hex
    s.skipped |= STEP_SKIPPED
    lift(s, seat, lifted)


def step_refusal(s: Position, seat: int, step: int) -> int:
    """BE-035, BE-036: from the card while it holds Steps, then any Step that can go somewhere."""
    if step == FROM_CARD:
        return 0 if s.card[seat] > 0 else Why.NO_SUCH_STEP
    if step < s.hexes and s.card[seat] > 0:
        return Why.MUST_USE_CARD
    if step >= s.hexes or s.steps[seat][step] == 0:
        return Why.NO_SUCH_STEP
    places = joining(s, seat, ground(s, seat, step))
    for hex in range(s.hexes):
        if (places >> hex) & 1 != 0 and hex != step and s.steps[seat][hex] < most_own(s, seat):
            return 0
    return Why.NOT_CONNECTED


def step_worth(s: Position, seat: int, base: int) -> int:
    """BE-035, BE-036: the card while it holds Steps, then the hexes that hold an own one."""
    return 1 << FROM_CARD if s.card[seat] > 0 else ground(s, seat, -1)


def take_step(s: Position, seat: int, step: int) -> None:
    """BE-035, BE-036: the Step chosen, or one from the card, is in motion."""
    lift(s, seat, -1 if step == FROM_CARD else step)


def lift(s: Position, seat: int, step: int) -> None:
    """BE-036: the Step there (-1: one from the card) is in motion; where to, is the question."""
    s.lifted = step
    others = ground(s, seat, step)
    s.touch = touching(s, seat, others)
    s.join = joining(s, seat, others)
    ask(s, Ask.HEX, seat)


def hex_refusal(s: Position, seat: int, hex: int) -> int:
    """BE-029: may the Step in motion be put there?"""
    if hex >= s.hexes:
        return Why.NO_SUCH_HEX
    if hex == s.lifted:
        return Why.SAME_HEX  # BE-038
    if s.steps[seat][hex] >= most_own(s, seat):
        return Why.OWN_STEP_THERE  # BE-031
    if (s.touch >> hex) & 1 == 0:
        return Why.NOT_ADJACENT  # BE-032
    if (s.join >> hex) & 1 == 0:
        return Why.NOT_CONNECTED  # BE-039
    return 0


def hex_worth(s: Position, seat: int, base: int) -> int:
    """BE-032, BE-039: the hexes that touch the other Steps and leave them one group."""
    return s.touch & s.join


def most_own(s: Position, seat: int) -> int:
    """BE-031, BE-110: how many own Steps may share a hex."""
    return MAX_OWN if s.owner[Secret.DOUBLE_STEP] == seat else 1


def ground(s: Position, seat: int, lifted: int) -> int:
    """BE-038: the hexes that hold an own Step, a bit each; the Step being moved not counted."""
    steps = s.steps[seat]
    hexes = 0
    for hex in range(s.hexes):
        if steps[hex] > 1 or (steps[hex] == 1 and hex != lifted):
            hexes |= 1 << hex
    return hexes


def touching(s: Position, seat: int, others: int) -> int:
    """BE-030, BE-032, BE-115: the hexes that touch one of these (or are one: P4), a bit each.
    Where the Step in motion comes from plays no part (BE-037)."""
    if others == 0 or s.owner[Secret.FREE_STEPS] == seat:
        return (1 << s.hexes) - 1
    return spread(s, others)


def joining(s: Position, seat: int, others: int) -> int:
    """BE-039, BE-040, BE-116: the hexes that make these one group, because they touch every
    piece of it; a bit each."""
    places = (1 << s.hexes) - 1
    if s.owner[Secret.FREE_STEPS] == seat:
        return places
    while others != 0:
        piece = others & -others
        near = spread(s, piece)
        more = near & others & ~piece
        while more != 0:  # a piece and what it touches grow together: no hex is looked at twice
            piece |= more
            near |= spread(s, more)
            more = near & others & ~piece
        places &= near
        others ^= piece
    return places


def group(s: Position, hexes: int) -> int:
    """BE-033: of these hexes, those that hang together with the first of them, a bit each."""
    piece = hexes & -hexes
    before = 0
    while piece != before:
        before = piece
        piece = spread(s, piece) & hexes
    return piece


def spread(s: Position, hexes: int) -> int:
    """BE-033: these hexes and all that share a side with them, a bit each."""
    near = NEAR[s.layout]
    out = hexes
    hex = 0
    while hexes != 0:
        if hexes & 1 != 0:
            out |= near[hex]
        hexes >>= 1
        hex += 1
    return out


def put_step(s: Position, seat: int, hex: int) -> None:
    """BE-029, BE-041, BE-042: the Step stands on its new hex. P5 follows at once (BE-113)."""
    if s.lifted < 0:
        s.card[seat] -= 1
        tell(s, Tell.STEP_PUT, seat, hex, s.location[hex])
    else:
        s.steps[seat][s.lifted] -= 1
        tell(s, Tell.STEP_MOVED, seat, s.lifted, hex, s.location[hex])
    s.steps[seat][hex] += 1
    s.here = hex
    # BE-114: grey steps and own Steps do not count, and the leaf is there before the action
    if s.owner[Secret.SOLITUDE] == seat and rival_steps(s, seat, hex) == 0:
        tell(s, Tell.SOLITUDE, seat, from_reserve(s, seat, SOLITUDE))


def rival_steps(s: Position, seat: int, hex: int) -> int:
    """BE-034, BE-048: how many Steps of rivals stand on a hex."""
    count = 0
    for rival in range(s.seats):
        if rival != seat:
            count += s.steps[rival][hex]
    return count
