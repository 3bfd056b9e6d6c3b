"""Positions of Broom Service as the ledger writes them: regions by letter, towers by number.

    t = lay(3, hands=["forest", "forest valley", ""], pawns=["co", "co", "jn"])
    play(t, "lead", "forest", "brave")

Seats are numbered from 0. Roles go by their first word: forest, hill, mountain, prairie, root,
fruit, herb, valley, peak, fairy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import broceliande as bro
from broceliande.games.broom_service import GAME
from broceliande.games.broom_service.fields import Position
from broceliande.games.broom_service.maps import LANDS, TOWERS
from broceliande.games.broom_service.names import (
    CIRCLES,
    EVENTS,
    FOREST_TILES,
    HILL_TILES,
    MOUNTAIN_TILES,
    ROLES,
    SPACE_KINDS,
    STANCES,
    STORMS,
)
from broceliande.games.broom_service.questions import (
    NO_CARD,
    NO_CIRCLE,
    NO_DELIVERY,
    NO_DISPEL,
    STAY,
)
from broceliande.games.broom_service.tasks import Task

ROLE = {name.removeprefix("weather_").split("_")[0]: at for at, name in enumerate(ROLES)}
MODES = (
    "action", "points", "orange", "violet", "green", "wand", "brave_coward", "five_points",
)  # fmt: skip
VERSO: dict[str, Any] = {"side": "verso"}

Word = str | int


def deal(seats: int = 4, seed: int = 1, **options: object) -> bro.Table:
    """A table just dealt; seat 0 begins."""
    return bro.table(GAME, seats, seed, {"first": 0, **options})


def lay(
    seats: int = 4,
    *,
    hands: Sequence[str] = (),
    pawns: Sequence[str] = (),
    goods: Sequence[Sequence[int]] = (),
    event: str = "more_or_less",  # it acts before the choice, and not any more here
    cursed: str = "",
    clear: str = "",
    clouds: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    own: Sequence[str] = (),
    round: int = 1,
    seed: int = 1,
    **options: object,
) -> bro.Table:
    """A position at the start of a trick that seat 0 leads. `clear` names cloud spots whose tile
    the last seat keeps ("*" all); `own` the forest tiles that each seat holds."""
    t = deal(seats, seed, **options)
    s = at(t)
    set_event(t, event, round)
    for place, kind in (clouds or {}).items():
        put_cloud(t, place, kind)
    for spot in range(named(t).SPOT_COUNT[s.side]):
        if clear == "*" or spot_id(t, spot) in clear.split():
            take_cloud(t, spot, seats - 1)
    for space, kind in (tiles or {}).items():
        put_tile(t, space, kind)
    for seat, kinds in enumerate(own):
        for kind in kinds.split():
            give_tile(t, seat, FOREST_TILES.index(kind))
    for seat, letters in enumerate(pawns):
        for pawn, letter in enumerate(letters):
            s.pawns[seat][pawn] = land(t, letter)
    for seat, held in enumerate(goods):
        for resource, count in enumerate(held):
            s.goods[seat][resource] = count
    set_cursed(t, cursed, " ".join(hands))
    for seat in range(seats):
        set_hand(t, seat, hands[seat] if seat < len(hands) else "")
    return resume(t)


def begin(seats: int, event: str, round: int = 1, **options: Any) -> bro.Table:
    """A table at the start of a round with that event: everybody is asked for roles."""
    t = deal(seats, **options)
    set_event(t, event, round)
    at(t).round = round - 1
    return resume(t, Task.BEGIN_ROUND)


def resume(t: bro.Table, task: int = Task.TRICK) -> bro.Table:
    """Go on from here with a task, at a trick's start unless told otherwise."""
    s = at(t)
    s.asked = s.question = s.todo_n = 0
    named(t).push(s, task)
    named(t).go_on(s)
    sound(t)
    return t


def at(t: bro.Table) -> Position:
    """The fields of the position."""
    return cast(Position, t.state)


def named(t: bro.Table) -> Any:
    """Rule functions and tables by name."""
    return t.rules.named


def sound(t: bro.Table) -> None:
    """Nothing is lost, nothing appears, limits are kept."""
    fault = t.rules.check(t.state)
    assert fault == 0, GAME.faults[fault - 1]


# Laying a position


def set_event(t: bro.Table, event: str, round: int = 1) -> None:
    """That event is in force in that round."""
    s = at(t)
    s.round = round
    wanted = EVENTS.index(event)
    order = [card for card in s.event_pile if card != wanted]
    order.insert(round - 1, wanted)
    for place, card in enumerate(order):
        s.event_pile[place] = card
    for turn in range(len(s.events)):
        s.events[turn] = order[turn] if turn < round else -1
    s.event = wanted


def set_cursed(t: bro.Table, roles: str, held: str = "") -> None:
    """These roles are cursed, and if more are needed, others that nobody holds."""
    s = at(t)
    if t.seats == 5:
        return
    wanted = [ROLE[name] for name in roles.split()]
    spare = [role for role in range(10) if role not in wanted]
    spare.sort(key=lambda role: list(ROLE)[role] in held.split())
    wanted += spare[: 5 - t.seats - len(wanted)]
    rest = [role for role in range(10) if role not in wanted]
    s.cursed = s.cursed_out = sum(1 << role for role in wanted)
    s.cursed_left = len(rest)
    for place, role in enumerate(rest):
        s.cursed_pile[place] = role


def set_hand(t: bro.Table, seat: int, roles: str) -> None:
    """The seat holds these roles, and has shown nothing yet."""
    s = at(t)
    for role in range(10):
        s.held[seat][role] = 0
    for name in roles.split():
        s.held[seat][ROLE[name]] = 1
    s.left[seat] = len(roles.split())
    s.laid[seat] = s.shown[seat] = 0


def put_cloud(t: bro.Table, spot: str, kind: str) -> None:
    """A cloud of that kind lies there: "1-2" (stars, bolts), "aura", "move", "hoard violet"."""
    s, n = at(t), spot_at(t, spot)
    fixed = {s.cloud[at_] for at_ in getattr(t, "fixed_spots", [])}
    tile = next(tile for tile in range(32) if cloud_kind(t, tile) == kind and tile not in fixed)
    for other in range(len(s.cloud)):
        if s.cloud[other] == tile:
            s.cloud[other] = s.cloud[n]
    s.cloud[n] = tile
    t.fixed_spots = [*getattr(t, "fixed_spots", []), n]  # type: ignore[attr-defined]


def cloud_kind(t: bro.Table, tile: int) -> str:
    """How the tests name a cloud tile."""
    r = named(t)
    storm = STORMS[r.CLOUD_STORM[tile]]
    if storm == "heavy":
        return f"{r.CLOUD_STARS[tile]}-{r.CLOUD_BOLTS[tile]}"
    colours = ("orange", "violet", "green")
    return f"hoard {colours[r.CLOUD_COLOUR[tile]]}" if storm == "hoard" else storm


def take_cloud(t: bro.Table, spot: int, seat: int) -> None:
    """The seat has dispelled that cloud."""
    at(t).taker[spot] = seat
    named(t).clear_up(at(t), named(t).SPOT_REGION[at(t).side][spot])


def put_tile(t: bro.Table, region: str, kind: str) -> None:
    """That landscape tile lies in the region; it changes places with where it was."""
    s, r = at(t), named(t)
    space = r.SPACE_AT[s.side][land(t, region)]
    names = (MOUNTAIN_TILES, FOREST_TILES, HILL_TILES)[r.SPACE_KIND[s.side][space]]
    tile = names.index(kind)
    for other in range(len(s.tile)):
        if r.SPACE_KIND[s.side][other] == r.SPACE_KIND[s.side][space] and s.tile[other] == tile:
            s.tile[other] = s.tile[space]
            break
    s.tile[space] = tile


def give_tile(t: bro.Table, seat: int, kind: int) -> None:
    """The seat has taken a forest tile of that kind from the board."""
    s, r = at(t), named(t)
    forest = SPACE_KINDS.index("forest")
    spaces = [n for n in range(len(s.tile)) if r.SPACE_KIND[s.side][n] == forest and s.tile[n] >= 0]
    spaces.sort(key=lambda n: s.tile[n] != kind)
    s.tile[spaces[0]] = -1
    s.tiles[seat][kind] += 1


# Names


def land(t: bro.Table, letter: str) -> int:
    """The number of a region, by its letter."""
    return int(named(t).REGION_ID[at(t).side].index(letter))


def spot_id(t: bro.Table, spot: int) -> str:
    """A cloud spot as the ledger numbers it."""
    return f"{'RV'[at(t).side]}C{spot + 1:02}"


def spot_at(t: bro.Table, spot: str) -> int:
    """The number of a cloud spot."""
    return int(spot[2:]) - 1


def tower_at(t: bro.Table, tower: str) -> int:
    """The number of a tower; "market" is the hill tile."""
    return TOWERS - 1 if tower == "market" else int(named(t).TOWER_ID[at(t).side].index(tower))


def number(t: bro.Table, question: str, words: Sequence[Word]) -> int:
    """The answer that these words give."""
    first = words[0] if words else ""
    match question:
        case "choose_roles" | "extra_card":
            return NO_CARD if first == "none" else ROLE[str(first)]
        case "lead":
            return 3 * ROLE[str(first)] + STANCES.index(str(words[1]))
        case "follow":
            return STANCES.index(str(first))
        case "coward_mode":
            return MODES.index(str(first))
        case "gather" | "use_tile" | "full_set":
            return ("no", "yes").index(str(first))
        case "move":
            return STAY if first == "stay" else int(first) * LANDS + land(t, str(words[1]))
        case "turbo":
            return NO_CIRCLE if first == "none" else CIRCLES.index(str(first))
        case "order":
            return ("tile", "delivery").index(str(first))
        case "deliver" if first != "none":
            return int(first) * TOWERS + tower_at(t, str(words[1]))
        case "deliver":
            return NO_DELIVERY
        case "dispel":
            return NO_DISPEL if first == "none" else spot_at(t, str(first))
        case _:
            return int(first)


def move(t: bro.Table, question: str, *words: Word) -> int:
    """The move that gives this answer."""
    names = [known.name for known in GAME.questions]
    start = sum(known.size for known in GAME.questions[: names.index(question)])
    return start + number(t, question, words)


# Playing


def play(t: bro.Table, question: str, *words: Word, seat: int | None = None) -> bro.Table:
    """Answer the question asked, for the seat asked."""
    assert t.question == question, f"{t.question!r} is asked, not {question!r}"
    who = t.asked[0] if seat is None else seat
    code = refused(t, question, *words, seat=who)
    assert code == "", f"{question} {words}: {code}"
    t.play(who, move(t, question, *words))
    sound(t)
    return t


def refused(t: bro.Table, question: str, *words: Word, seat: int | None = None) -> str:
    """The code with which an answer is refused, "" if it is not; nothing changes."""
    who = seat if seat is not None else (t.asked[0] if t.asked else 0)
    before = bytes(t.state)
    refusal = t.why_not(who, move(t, question, *words))
    assert bytes(t.state) == before
    return refusal.code if refusal else ""


def choose(t: bro.Table, *hands: str) -> bro.Table:
    """Every seat chooses these roles."""
    for seat, hand in enumerate(hands):
        for role in hand.split():
            play(t, "choose_roles", role, seat=seat)
    return t


def lead_all(t: bro.Table, stance: str = "cowardly") -> bro.Table:
    """Play on, declining everything, until the round ends or the game is over."""
    begun = at(t).round
    while not t.over and at(t).round == begun and t.question in OPEN:
        decline(t, stance)
    return t


OPEN = (
    "lead", "follow", "coward_mode", "gather", "move", "turbo", "order", "use_tile", "deliver",
    "dispel",
)  # fmt: skip


def decline(t: bro.Table, stance: str) -> None:
    """Answer what is asked with that stance, and do nothing."""
    seat = t.asked[0]
    moves = [m.id for m in t.moves(seat)]
    words: dict[str, tuple[Word, ...]] = {
        "follow": (stance,), "coward_mode": ("action",), "gather": ("no",), "move": ("stay",),
        "order": ("tile",), "use_tile": ("no",), "deliver": ("none",), "dispel": ("none",),
    }  # fmt: skip
    if t.question in words:
        play(t, t.question, *words[t.question])
    elif t.question == "lead":
        lay_first = GAME.move("lead", 0, 0)
        wanted = [m for m in moves if (m - lay_first) % 3 == STANCES.index(stance)]
        t.play(seat, (wanted or moves)[0])
    else:
        t.play(seat, moves[0])


# Looking


def vp(t: bro.Table) -> list[int]:
    """The victory points of each seat."""
    return list(at(t).vp[: t.seats])


def goods(t: bro.Table, seat: int) -> list[int]:
    """Orange, violet and green potions and wands of a seat."""
    return list(at(t).goods[seat])


def pawns(t: bro.Table, seat: int) -> str:
    """Where the pawns of a seat stand."""
    return "".join(named(t).REGION_ID[at(t).side][n] for n in at(t).pawns[seat])


def hand(t: bro.Table, seat: int) -> set[str]:
    """The roles a seat holds."""
    return {name for name, role in ROLE.items() if at(t).held[seat][role]}


def occupied(t: bro.Table, tower: str) -> bool:
    """Whether a potion stands on that tower."""
    return bool(at(t).occupied[tower_at(t, tower)])


def clouded(t: bro.Table, region: str) -> bool:
    """Whether a region holds a cloud."""
    number = land(t, region)
    if number >= LANDS:
        return bool(at(t).clouded_water >> (number - LANDS) & 1)
    return bool(at(t).clouded >> number & 1)


def destinations(t: bro.Table, pawn: int) -> str:
    """Where a pawn may move now, in the order of the letters."""
    assert t.question == "move"
    first = GAME.move("move", pawn, 0)
    ids = [m.id - first for m in t.moves(t.asked[0])]
    names = named(t).REGION_ID[at(t).side]
    return "".join(sorted(names[n] for n in ids if 0 <= n < LANDS))


def towers(t: bro.Table, pawn: int) -> list[str]:
    """The towers that a pawn may serve now."""
    assert t.question == "deliver"
    first = GAME.move("deliver", 0)
    ids = [m.id - first - pawn * TOWERS for m in t.moves(t.asked[0])]
    names = named(t).TOWER_ID[at(t).side]
    return [
        names[n] or "market" for n in ids if 0 <= n < TOWERS and n + pawn * TOWERS < NO_DELIVERY
    ]


def told(t: bro.Table, seat: int | None = None) -> list[str]:
    """The names of the events told so far to a seat."""
    return [GAME.events[event.event - 1].name for event in t.events(seat)]
