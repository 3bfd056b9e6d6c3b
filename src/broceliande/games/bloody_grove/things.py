"""Things that can be pointed at, moves as paths of things, and what to say of them.

`r` holds the rule functions and the tables of the edition in play, by name.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.fields import EVERYONE
from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.bloody_grove.fields import Position
from broceliande.games.bloody_grove.names import (
    ANIMALS,
    CARD_IDS,
    DESTINATIONS,
    DRUIDS,
    EFFECTS,
    ELITE,
    ELITES,
    GROVES,
    PER,
    RED,
    SIDES,
    TOKENS,
    VENERABLE,
    Place,
    TokenAt,
)
from broceliande.games.bloody_grove.questions import (
    ENDS,
    TRANSFORM,
    WAYS,
    Ask,
)

OPTIONAL = {Ask.RUSE: "ruse", Ask.ARCANE: "arcane"}


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """The things a move points at; different legal moves have different paths."""
    ask, n = Ask.of(move)
    if n == ask.size - 1:
        return ("answer:decline",)
    match ask:
        case Ask.ACTION:
            card, way = divmod(n, WAYS)
            if way < TRANSFORM:
                return (f"card:{card}", f"grove:{way}")
            return (f"card:{card}", f"answer:{SIDES[way - TRANSFORM]}")
        case Ask.RUSE:
            return (f"card:{n // GROVES}", f"grove:{n % GROVES}")
        case Ask.RECRUIT | Ask.EFFECT_RECRUIT:
            return (f"pile:{n // ENDS}", f"answer:{DESTINATIONS[n % ENDS]}")
        case Ask.FIRST_LOOK | Ask.ARCANE | Ask.LOOK:
            return (f"token:{r.token_name(s, n)}",)
        case Ask.REWARD:
            return (f"card:{VENERABLE + n}",)
        case _:
            return (f"card:{n}",)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """A move in words."""
    ask, n = Ask.of(move)
    if n == ask.size - 1:
        return Phrase("move-decline", {"symbol": OPTIONAL.get(Ask(ask), "none")})
    match ask:
        case Ask.ACTION:
            card, way = divmod(n, WAYS)
            if way < TRANSFORM:
                return Phrase("move-summon", {"card": card_phrase(card), **_grove(s, way)})
            side = SIDES[way - TRANSFORM]
            animals = r.completed(s, seat, card, way - TRANSFORM)
            return Phrase(
                "move-transform",
                {"card": card_phrase(card), "side": side, "animals": _animals(animals)},
            )
        case Ask.RUSE:
            grove = _grove(s, n % GROVES)
            return Phrase("move-ruse", {"card": _here(r, s, seat, n // GROVES), **grove})
        case Ask.RECRUIT | Ask.EFFECT_RECRUIT:
            return Phrase("move-recruit", {**_elite(s, n // ENDS), "to": DESTINATIONS[n % ENDS]})
        case Ask.FIRST_LOOK | Ask.LOOK:
            return Phrase("move-look", {"token": r.token_name(s, n) + 1})
        case Ask.ARCANE:
            return Phrase("move-arcane", {"token": r.token_name(s, n) + 1})
        case Ask.TARGET:
            return Phrase("move-target", {"card": _here(r, s, seat, n), **_lifted(r, s)})
        case Ask.LEFTOVER:
            return Phrase("move-leftover", {"card": card_phrase(n)})
        case Ask.REWARD:
            return Phrase("move-reward", {"card": card_phrase(VENERABLE + n)})
        case _:
            return Phrase("move-replace", {"card": card_phrase(n)})


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    name = Ask(s.question).said.replace("_", "-")
    arguments: dict[str, Any] = {"player": Seat(s.player)}
    match s.question:
        case Ask.ACTION | Ask.REWARD | Ask.REPLACE:
            arguments |= {**_grove(s, s.active), "turn": s.turn}
        case Ask.RUSE | Ask.ARCANE:
            arguments["left"] = s.todo[s.todo_n - 1][1] + 1  # this symbol and those to come
        case Ask.TARGET:
            arguments |= _lifted(r, s)
        case Ask.LEFTOVER:
            arguments |= {"place": s.under_n[seat] + 1, "cards": s.hand_n[seat]}
    return Phrase(f"question-{name}", arguments)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """What the words of a refusal need to know."""
    ask, n = Ask.of(move)
    match code:
        case "not_your_decision":
            asked = s.asked.bit_length() - 1
            return {"player": Seat(max(asked, 0))}
        case "must_choose":
            return {"question": ask.said}
        case "grove_not_active":
            return _grove(s, s.active)
        case "card_not_in_column":
            return {"question": ask.said}
        case "grove_not_adjacent":
            return {"card": card_phrase(n // GROVES)}
        case "token_not_in_reserve" | "token_already_chosen":
            return {"token": r.token_name(s, n) + 1}
        case "symbol_not_completed" | "elite_not_available":
            return {"animal": ANIMALS[n // ENDS]}
        case "card_not_replaceable":
            return _grove(s, s.active)
        case _:
            return {}


def label(r: Any, kind: str, number: int) -> Phrase | int:
    """A thing as an argument of an event: its name, or its number counted from 1."""
    if kind == "card":
        return card_phrase(number)
    if kind == "side":
        side = "told" if number > 0 else "untold"  # untold in old games
        return Phrase("whose-side", {"side": side, "player": Seat(max(number - 1, 0))})
    return arcane_phrase(r, number) if kind == "arcane" else number + 1


def describe(r: Any, s: Position, kind: str, number: Any) -> Phrase:
    """A thing in words, as everybody sees it now. An answer has a word for its number."""
    match kind:
        case "card":
            named = {"card": card_name(number), "mark": card_mark(number)}
            return Phrase("thing-card", {**named, "text": card_text(r, number)})
        case "grove":
            strength = [_open_strength(r, s, seat, number) for seat in range(s.seats)]
            arguments = {"first": Seat(0), "second": Seat(1), "a": strength[0], "b": strength[1]}
            return Phrase("thing-grove", {**_grove(s, number), **arguments})
        case "token":
            return _token(r, s, number)
        case "pile":
            return Phrase("thing-pile", {**_elite(s, number), "left": s.pile_n[number]})
        case "seat":
            counts = {"cards": s.hand_n[number], "deck": s.deck_n[number]}
            druid = DRUIDS[number]
            return Phrase("thing-seat", {"player": Seat(number), "druid": druid, **counts})
        case _:
            return Phrase(f"thing-answer-{number}")


def card_phrase(card: int) -> Phrase:
    """A Spirit in a sentence; both players' base Spirits bear the same names, which are ours."""
    return Phrase(f"card-{_kind(card)}", {"id": _id(card)})


def card_name(card: int) -> Phrase:
    """The name of a Spirit, as it stands on the card."""
    return Phrase(f"{_kind(card)}-name", {"id": _id(card)})


def card_mark(card: int) -> Phrase:
    """Which of its kind a Spirit is."""
    if card < ELITE:
        return Phrase("mark-base", {"number": card % 3 + 1})
    if card < VENERABLE:
        return Phrase("mark-elite", {"number": (card - ELITE) % ELITES + 1})
    if card < RED:
        return Phrase("mark-venerable", {"number": card - VENERABLE + 1})
    return Phrase("mark-red", {"number": card - RED + 1})


def _id(card: int) -> str:
    return CARD_IDS[card].rpartition(":")[2]


def _kind(card: int) -> str:
    return _id(card).partition("_")[0]


def card_text(r: Any, card: int) -> Phrase:
    """What is printed on a Spirit."""
    numbers = {"strength": r.STRENGTH[card], "domination": r.DOMINATION[card]}
    if card < VENERABLE:
        edges = {"left": _animals(r.LEFT[card]), "right": _animals(r.RIGHT[card])}
        symbols = {"ruse": r.RUSE[card], "arcane": r.ARCANE[card]}
        return Phrase("card-text", {**numbers, **symbols, **edges})
    per = {
        "strength_per": PER[r.STRENGTH_PER[card]] or "none",
        "domination_per": PER[r.DOMINATION_PER[card]] or "none",
    }
    effects = zip(("first", "second", "third"), r.EFFECT[card], strict=True)
    named = {place: EFFECTS[effect] for place, effect in effects}
    return Phrase("card-venerable-text", {**numbers, **per, **named})


def arcane_phrase(r: Any, kind: int) -> Phrase:
    """What a token is."""
    if r.DESTROYS[kind]:
        return Phrase("arcane-destroy")
    return Phrase("arcane-plus", {"value": r.VALUE[kind]})


def _grove(s: Position, grove: int) -> dict[str, Any]:
    return {"grove": ANIMALS[s.groves[grove]], "number": grove + 1}


def _animals(mask: int) -> str:
    return "-".join(animal for at, animal in enumerate(ANIMALS) if mask >> at & 1) or "none"


def _elite(s: Position, animal: int) -> dict[str, Any]:
    card = s.elite[animal]
    named = card_phrase(card) if card >= 0 else Phrase("card-none")
    return {"animal": ANIMALS[animal], "card": named}


def _here(r: Any, s: Position, seat: int, card: int) -> Phrase:
    """A Spirit with the column it lies in: two players' base Spirits bear the same names."""
    place = s.lies[card]
    if not Place.COLUMN <= place <= Place.LAST_COLUMN:
        return card_phrase(card)
    owner, grove = divmod(place - Place.COLUMN, GROVES)
    whose = "own" if owner == seat else "rival"
    return Phrase("card-here", {"card": card_phrase(card), "whose": whose, **_grove(s, grove)})


def printed_strength(r: Any, s: Position, seat: int, grove: int) -> int:
    """The strength of a column without its tokens: cards, grove and Transformation."""
    total: int = r.card_strength(s, seat, grove)
    total += r.GROVE_BONUS * r.of_animal(s, seat, grove, s.groves[grove])
    top = r.transformation(s, seat)
    if top >= 0:
        total += r.TRANSFORMATION_BONUS * r.of_animal(s, seat, grove, r.ANIMAL[top])
    return total


def _open_strength(r: Any, s: Position, seat: int, grove: int) -> int:
    """The strength of a column as everybody sees it: tokens that lie face down not counted."""
    total = printed_strength(r, s, seat, grove)
    here = Place.COLUMN + GROVES * seat + grove
    for token, card in enumerate(s.token_at):
        if card >= 0 and s.lies[card] == here and s.looked[token] == EVERYONE:
            total += r.VALUE[s.token[token]]
    return total


def _lifted(r: Any, s: Position) -> dict[str, Any]:
    return {"token": r.token_name(s, s.lifted) + 1 if s.lifted >= 0 else 0}


def _token(r: Any, s: Position, name: int) -> Phrase:
    token = name % TOKENS
    said = {"token": name + 1}
    if name != r.token_name(s, token):
        return Phrase("thing-token-mixed", said)  # it has another name since
    at = s.token_at[token]
    kind = Phrase("arcane-unknown")
    if s.looked[token] == EVERYONE:
        kind = arcane_phrase(r, s.token[token])
    if at == TokenAt.RESERVE:
        return Phrase("thing-token-reserve", said)
    if at == TokenAt.DISCARD:
        return Phrase("thing-token-discard", {**said, "arcane": kind})
    owner = Seat((s.lies[at] - Place.COLUMN) // GROVES)
    where = {**said, "arcane": kind, "card": card_phrase(at), "player": owner}
    return Phrase("thing-token", where)
