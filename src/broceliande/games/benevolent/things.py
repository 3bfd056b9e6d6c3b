"""Things that can be pointed at, moves as paths of things, and what to say of them.

`r` holds the rule functions and the tables of the edition in play, by name.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.benevolent.fields import Position
from broceliande.games.benevolent.names import (
    EFFECTS,
    GIFTS,
    LOCATIONS,
    PERMANENTS,
    Effect,
    Secret,
)
from broceliande.games.benevolent.questions import (
    FROM_CARD,
    GO_ON,
    Ask,
)


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """The things a move points at; different legal moves have different paths."""
    ask, n = Ask.of(move)
    match ask:
        case Ask.WINDOW:
            return ("answer:go_on",) if n == GO_ON else (f"secret:{Secret.EPHEMERAL + n}",)
        case Ask.STEP:
            return (f"card:{seat}",) if n == FROM_CARD else (f"hex:{n}",)
        case Ask.HEX:
            return (f"hex:{n}",)
        case Ask.ACTION:
            return ("reserve:0",) if n else (f"hex:{s.here}",)
        case Ask.BUY | Ask.EXCHANGE:
            return (f"gift:{n}",)
        case Ask.ARROW:
            return (f"arrow:{n}",)
        case Ask.SECRET:
            return (f"tile:{n}",)
        case Ask.VICTIM:
            return (f"seat:{n}",)
        case Ask.REPEAT:
            return (("answer:no", "answer:yes")[n],)
        case _:
            return (("answer:put", "answer:take")[n],)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """A move in words."""
    ask, n = Ask.of(move)
    match ask:
        case Ask.WINDOW if n == GO_ON:
            return Phrase("move-window-go-on", {"window": s.window})
        case Ask.WINDOW:
            return Phrase("move-window", {"secret": secret_phrase(r, Secret.EPHEMERAL + n)})
        case Ask.STEP if n == FROM_CARD:
            return Phrase("move-step-card")
        case Ask.STEP:
            return Phrase("move-step", _hex(s, n))
        case Ask.HEX:
            owed = r.dues(s, seat, n) if n < s.hexes else 0
            return Phrase("move-hex", {**_hex(s, n), "dues": owed})
        case Ask.ACTION if n:
            return Phrase("move-action-gather", {"leaves": r.GATHERED})
        case Ask.ACTION:
            owed = r.dues(s, seat, s.here) if s.here >= 0 else 0
            return Phrase("move-action", {**_hex(s, s.here), "dues": owed})
        case Ask.BUY:
            cost = r.price(s, seat, r.PRICE[n], s.discount)
            return Phrase("move-buy", {"gift": GIFTS[n], "leaves": cost})
        case Ask.ARROW:
            return Phrase("move-arrow", _arrow(r, s, seat, n))
        case Ask.EXCHANGE:
            return Phrase("move-exchange", {"gift": GIFTS[n], "next": (*GIFTS, "none")[n + 1]})
        case Ask.SECRET:
            return Phrase("move-secret", {"secret": _tile(r, s, n), "at": n + 1})
        case Ask.VICTIM:
            return Phrase("move-victim", {"rival": Seat(n), "gift": GIFTS[s.wanted]})
        case Ask.REPEAT:
            cost = r.again_cost(s.repeat)
            return Phrase(f"move-repeat-{('no', 'yes')[n]}", {"leaves": cost, "again": _again(s)})
        case _:
            leaves = (r.STASH_PUT, r.STASH_TAKE)[n]
            return Phrase(f"move-stash-{('put', 'take')[n]}", {"leaves": leaves, "stash": s.stash})


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    name = Ask(s.question).said
    arguments: dict[str, Any] = {"player": Seat(s.player)}
    match s.question:
        case Ask.WINDOW:
            arguments["window"] = s.window
        case Ask.HEX:
            arguments["from"] = "card" if s.lifted < 0 else "forest"
        case Ask.ACTION:
            arguments |= {**_hex(s, s.here), "dues": r.dues(s, s.player, s.here)}
        case Ask.ARROW:
            arguments["space"] = s.dream[s.player] + 1
        case Ask.VICTIM:
            arguments["gift"] = GIFTS[s.wanted]
        case Ask.REPEAT:
            arguments |= {"leaves": r.again_cost(s.repeat), "again": _again(s)}
        case Ask.STASH:
            arguments["stash"] = s.stash
    return Phrase(f"question-{name}", arguments)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """What the words of a refusal need to know."""
    ask, n = Ask.of(move)
    match code:
        case "game_over" | "not_your_turn":
            return {"player": Seat(s.player)}
        case "cannot_pay_dues":
            return {"dues": r.dues(s, seat, s.here), "leaves": s.leaves[seat]}
        case "effect_impossible":
            return _hex(s, s.here)
        case "no_such_choice":
            return {"question": ask.said}
        case "gift_unobtainable":
            return {"gift": GIFTS[n + 1 if ask == Ask.EXCHANGE else n]}
        case "price_too_high":
            cost = r.price(s, seat, r.PRICE[n], s.discount)
            return {"gift": GIFTS[n], "price": cost, "leaves": s.leaves[seat]}
        case "own_step_there":
            double = s.owner[Secret.DOUBLE_STEP] == seat
            return {"most": r.MAX_OWN if double else 1}
        case "secret_not_usable":
            named = {"secret": secret_phrase(r, Secret.EPHEMERAL + n), **_effect(r, n)}
            return {**named, **_lacking(r, s, seat, n)}
        case "not_a_tied_rival":
            return {"gift": GIFTS[s.wanted]}
        case _:
            return {}


def label(r: Any, kind: str, number: int) -> Phrase | int:
    """A thing as an argument of an event: its name, or its number counted from 1."""
    return secret_phrase(r, number) if kind == "secret" else number + 1


def describe(r: Any, s: Position, kind: str, number: Any) -> Phrase:
    """A thing in words, as it stands now. An answer has a word for its number."""
    match kind:
        case "hex":
            owed = r.dues(s, s.player, number)
            return Phrase("thing-hex", {**_hex(s, number), "dues": owed})
        case "card":
            return Phrase("thing-card", {"player": Seat(number), "steps": s.card[number]})
        case "reserve":
            return Phrase("thing-reserve", {"leaves": s.reserve})
        case "gift":
            count, cost = s.piles[number], r.PRICE[number]
            return Phrase("thing-gift", {"gift": GIFTS[number], "left": count, "price": cost})
        case "arrow":
            return Phrase("thing-arrow", _arrow(r, s, s.player, number))
        case "tile":
            return Phrase("thing-tile", {"at": number + 1, "secret": _tile(r, s, number)})
        case "seat":
            return Phrase("thing-seat", {"player": Seat(number), "leaves": s.leaves[number]})
        case "answer":
            return Phrase(f"thing-answer-{str(number).replace('_', '-')}")
        case _:
            return secret_phrase(r, number)


def secret_phrase(r: Any, face: int) -> Phrase:
    """The name of a secret. An Ephemeral one is named by its effect, whatever its number."""
    if face < Secret.EPHEMERAL:
        return Phrase(f"secret-{PERMANENTS[face]}")
    e = face - Secret.EPHEMERAL
    return Phrase(f"secret-{EFFECTS[r.E_EFFECT[e]].replace('_', '-')}", _effect(r, e))


def secret_text(r: Any, face: int) -> Phrase:
    """What a secret does."""
    if face < Secret.EPHEMERAL:
        numbers = {
            "exchange_again": r.EXCHANGE_AGAIN, "sleep_again": r.SLEEP_AGAIN,
            "put": r.STASH_PUT, "take": r.STASH_TAKE, "most": r.MAX_OWN,
            "solitude": r.SOLITUDE, "discount": r.GOOD_PRICE,
        }  # fmt: skip
        return Phrase(f"secret-{PERMANENTS[face]}-text", numbers)
    e = face - Secret.EPHEMERAL
    return Phrase(f"secret-{EFFECTS[r.E_EFFECT[e]].replace('_', '-')}-text", _effect(r, e))


def _effect(r: Any, e: int) -> dict[str, Any]:
    gift = GIFTS[r.E_GIFT[e]] if r.E_GIFT[e] >= 0 else "none"
    given = [gift for gift, count in zip(GIFTS, r.E_GIVE[e], strict=True) for _ in range(count)]
    count = len(given)
    given += ["none", "none"]
    return {
        "gift": gift,
        "leaves": r.E_LEAVES[e],
        "price": r.E_PRICE[e],
        "discount": r.E_DISCOUNT[e],
        "give": given[0],
        "and": given[1],
        "count": count,  # of the gifts given; words name two at most
    }


def _hex(s: Position, hex: int) -> dict[str, Any]:
    known = 0 <= hex < s.hexes
    return {"hex": hex + 1, "place": LOCATIONS[s.location[hex]] if known else "none"}


def _lacking(r: Any, s: Position, seat: int, e: int) -> dict[str, Any]:
    """BE-092: what an Ephemeral secret would need, and is not there."""
    effect, gift = r.E_EFFECT[e], r.E_GIFT[e]
    cost = r.price(s, seat, r.E_PRICE[e], 0) if effect == Effect.BUY_FIXED else 0
    known = {"price": cost, "leaves": s.leaves[seat]}
    if effect in (Effect.EXCHANGE, Effect.BUY):
        return {**known, "lacks": EFFECTS[effect]}
    given = zip(s.gifts[seat], r.E_GIVE[e], strict=True)
    if effect == Effect.RECIPE and any(has < needed for has, needed in given):
        return {**known, "lacks": "given"}
    if r.obtainable(s, seat, gift):
        return {**known, "lacks": "price"}
    return {**known, "lacks": "all" if r.E_LEAVES[e] else "gift"}


def _arrow(r: Any, s: Position, seat: int, arrow: int) -> dict[str, Any]:
    if arrow >= r.ARROWS:
        return {"from": 0, "to": 0, "gift": "none", "had": "no"}
    gift = r.ARROW_GIFT[arrow]
    had = gift >= 0 and r.obtainable(s, seat, gift)
    return {
        "from": r.ARROW_FROM[arrow] + 1,
        "to": r.ARROW_TO[arrow] + 1,
        "gift": GIFTS[gift] if gift >= 0 else "none",
        "had": "yes" if had else "no",  # BE-060: an arrow may be followed for nothing
    }


def _tile(r: Any, s: Position, at: int) -> Phrase:
    face = s.pyramid[at]
    return secret_phrase(r, face) if face >= 0 else Phrase("secret-gone")


def _again(s: Position) -> str:
    return "exchange" if s.repeat == Secret.SECOND_EXCHANGE else "sleep"
