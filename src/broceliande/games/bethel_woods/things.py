"""Things that can be pointed at, moves as paths of things, and what to say of them.

`r` holds the rule functions and the tables of the edition in play, by name. A malfunction is
numbered by the machine where it lies and its kind, Knowledge by its owner and its kind.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.bethel_woods.fields import Position
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    MACHINES,
    TYPE_NAMES,
    TYPES,
    WORKERS,
)
from broceliande.games.bethel_woods.payment import FOR_BUILDING
from broceliande.games.bethel_woods.questions import (
    DONE,
    FINISH_ABILITY,
    FINISH_END,
    ORPHANAGE,
    PICKS,
    PLACES,
    PLACINGS,
    SPOTS,
    Ask,
)
from broceliande.games.bethel_woods.sayings import (
    ability_reason,
    character_text,
    placing,
    replaces,
    shifting,
    tile_text,
    token,
    two_types,
    unmask_needs,
    using,
)


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """The things a move points at; different legal moves have different paths."""
    ask, n = Ask.of(move)
    if _is_ability(ask, n):
        return (f"character:{s.character[seat]}",)
    match ask:
        case Ask.PICK:
            return (f"machine:{n // 2}", f"direction:{n % 2}")
        case Ask.PLACE:
            worker, place = divmod(n, PLACES)
            kind = "machine" if place < MACHINES else "section"
            return (f"worker:{worker}", f"{kind}:{place % MACHINES}")
        case Ask.REPAIR:
            return ("answer:done",) if n == DONE else (f"malfunction:{_here(s) * KINDS + n}",)
        case Ask.FINISH:
            return ("answer:end",) if n == FINISH_END else (f"spy:{n}",)
        case Ask.SHIFT:
            return (_spot(n // SPOTS), _spot(n % SPOTS))
        case Ask.RECEIVER:
            return (f"seat:{n}",)
        case Ask.GIVE if n == DONE:
            return ("answer:done",)
        case Ask.REMOVE:
            return (f"malfunction:{n // TYPES * KINDS + _removed(r, s, n)}",)
        case _:
            return (f"knowledge:{seat * KINDS + n}",)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """A move in words."""
    ask, n = Ask.of(move)
    if _is_ability(ask, n):
        return Phrase("move-ability", {"character": CHARACTERS[s.character[seat]]})
    match ask:
        case Ask.PICK:
            arguments = {"machine": n // 2 + 1, "direction": DIRECTIONS[n % 2]}
            return Phrase("move-pick", arguments | {"workers": sum(s.workers[n // 2])})
        case Ask.PLACE:
            return placing(r, s, seat, *divmod(n, PLACES))
        case Ask.REPAIR if n == DONE:
            return Phrase("move-repair-done")
        case Ask.REPAIR:
            return Phrase("move-repair", token(n))
        case Ask.FINISH if n == FINISH_END:
            return Phrase("move-finish-end")
        case Ask.FINISH:
            cost = {"machine": n + 1, "cost": r.unmask_cost(s, n)}
            return using("move-finish", cost, s, seat, unmask_needs(r, s, seat, n))
        case Ask.SHIFT:
            return shifting(s, *divmod(n, SPOTS))
        case Ask.RECEIVER:
            return Phrase("move-receiver", {"receiver": Seat(n)})
        case Ask.GIVE if n == DONE:
            return Phrase("move-give-done")
        case Ask.GIVE:
            return Phrase("move-give", token(n) | {"receiver": Seat(s.receiver)})
        case Ask.PAY:
            return using("move-pay", token(n), s, seat, replaces(r, s, seat, n))
        case Ask.REMOVE:
            kind = _removed(r, s, n)
            return Phrase("move-remove", token(kind) | {"machine": n // TYPES + 1})
        case _:
            return Phrase(f"move-{ask.said}", token(n))


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    name = Ask(s.question).said
    arguments: dict[str, Any] = {"character": CHARACTERS[s.character[seat]]}
    match s.question:
        case Ask.PLACE:
            arguments |= {"machine": r.next_machine(s) + 1, "workers": s.hand_n}
        case Ask.REPAIR:
            arguments |= {"machine": s.at + 1, "repairs": s.repairs}
        case Ask.PAY:
            purpose = "build" if s.paying == FOR_BUILDING else "unmask"
            arguments |= {"purpose": purpose, "due": s.due}
        case Ask.SPEND:
            arguments["again"] = 1 if s.token >= 0 else 0
        case Ask.SHIFT:
            arguments["worker"] = WORKERS[s.token % TYPES]
        case Ask.GIVE:
            arguments |= {"receiver": Seat(s.receiver), "given": s.given}
        case Ask.REMOVE:
            arguments["value"] = s.token // TYPES + 1
        case Ask.DISCARD:
            limit = r.limit(s)
            arguments |= {"limit": limit, "over": s.held[seat] - limit}
    return Phrase(f"question-{name}", arguments)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """What the words of a refusal need to know."""
    ask, n = Ask.of(move)
    match code:
        case "not_your_turn":
            asked = max(0, s.asked.bit_length() - 1)
            return {"player": Seat(asked)}
        case "bad_direction":
            return {"machine": r.next_machine(s) + 1}
        case "no_worker_on_machine":
            return {"machine": n // 2 + 1}
        case "worker_not_in_hand":
            return {"worker": WORKERS[n // PLACES]}
        case "repair_type":
            return {"worker": WORKERS[s.worker], "type": TYPE_NAMES[s.worker]}
        case "section_not_adjacent":
            return {"section": s.at + 1}
        case "section_type":
            return {"section": s.at + 1, **two_types(r.SECTION[s.at])}
        case "wrong_payment" if s.question == Ask.PAY:
            types = [TYPE_NAMES[t] for t in range(TYPES) if s.need[t] > s.paid[t]] or ["any"]
            names = {"type": types[0], "other": (*types, "none")[1]}
            return {"purpose": "pay", "due": s.due, "cost": 0, "short": 0, **names}
        case "wrong_payment":
            return _missing(r, s, seat, ask, n) | {"due": 0}
        case "not_last_machine":
            return {"machine": s.last + 1}
        case "no_spy_here":
            return {"machine": n + 1}
        case "knowledge_missing":
            return _missing(r, s, seat, ask, n)
        case "too_many_substitutes":
            short = 0 if s.question == Ask.PAY else _missing(r, s, seat, ask, n)["short"]
            return {"character": CHARACTERS[s.character[seat]], "short": short}
        case "ability_used" | "wrong_character" | "no_ability_window":
            return {"character": CHARACTERS[s.character[seat]]}
        case "discard_count":
            return {"limit": r.limit(s), "over": max(0, s.held[seat] - r.limit(s))}
        case "same_type_needed" | "no_such_worker" | "value_mismatch":
            return ability_reason(s, seat, ask, n)
        case _:
            return {}


def _missing(r: Any, s: Position, seat: int, ask: int, n: int) -> dict[str, Any]:
    """Which Knowledge is missing: so many of a type, both of a spy's, or a token."""
    who = s.character[seat]
    found: dict[str, Any] = {"purpose": "token", "cost": 0, "type": "any", "other": "none",
                             "short": 0, "character": CHARACTERS[who]}  # fmt: skip
    if _is_ability(ask, n):
        return found | {"purpose": "ability", "cost": r.ability_cost(who)}
    match ask:
        case Ask.PLACE:
            cost, worker = r.build_cost(s), n // PLACES
            short = max(0, cost - r.of_type(s, seat, worker))
            found |= {"purpose": "build", "cost": cost, "short": short}
            return found | {"type": TYPE_NAMES[worker]}
        case Ask.FINISH:
            needs = enumerate(r.SPY_COST[n])
            short = sum(max(0, need - r.of_type(s, seat, worker)) for worker, need in needs)
            found |= {"purpose": "unmask", "cost": r.unmask_cost(s, n), "short": short}
            return found | two_types(r.SPY_COST[n])
        case Ask.FEE if s.knowledge[seat][n] > 0:
            return found | {"purpose": "kept"}
        case _:
            return found


def label(r: Any, kind: str, number: int) -> Phrase | int:
    """A thing as an argument of an event: its name, or its number counted from 1."""
    if kind in ("malfunction", "knowledge"):
        return Phrase(f"{kind}-name", token(number % KINDS))
    return number + 1


def describe(r: Any, s: Position, kind: str, number: Any) -> Phrase:
    """A thing in words, as it stands now. An answer has a word for its number."""
    match kind:
        case "machine":
            load, most = r.load(s, number), r.CRITICAL_LOAD
            state = {"lying": s.lying[number], "workers": sum(s.workers[number])}
            critical = 1 if load >= most else 0
            return Phrase("thing-machine", {"machine": number + 1, "critical": critical} | state)
        case "section":
            inside = s.orphanage[number]
            worker = WORKERS[inside] if inside >= 0 else "none"
            arguments = {"section": number + 1, "worker": worker} | two_types(r.SECTION[number])
            return Phrase("thing-section", arguments)
        case "orphanage":
            return Phrase("thing-orphanage", {"built": s.built})
        case "direction":
            return Phrase("thing-direction", {"direction": DIRECTIONS[number]})
        case "worker":
            return Phrase("thing-worker", {"worker": WORKERS[number], "hand": s.hand[number]})
        case "malfunction":
            machine, at = divmod(number, KINDS)
            count = s.malfunctions[machine][at]
            arguments = {"malfunction": label(r, kind, number), "count": count}
            return Phrase("thing-malfunction", arguments | {"machine": machine + 1})
        case "knowledge":
            owner, at = divmod(number, KINDS)
            count = s.knowledge[owner][at]
            arguments = {"knowledge": label(r, kind, number), "count": count}
            return Phrase("thing-knowledge", arguments | {"player": Seat(owner)})
        case "spy":
            there = {"machine": number + 1, "there": s.spy[number]}
            return Phrase("thing-spy", there | two_types(r.SPY_COST[number]))
        case "tile":
            face = s.face[number]
            up = s.critical >> number & 1
            text = tile_text(r, s, face) if face >= 0 else Phrase("tile-hidden")
            return Phrase("thing-tile", {"machine": number + 1, "up": up, "text": text})
        case "character":
            name = {"character": CHARACTERS[number]}
            return Phrase("thing-character", name | {"text": character_text(r, number)})
        case "seat":
            who = {"player": Seat(number), "character": CHARACTERS[s.character[number]]}
            return Phrase("thing-seat", who | {"held": s.held[number]})
        case _:
            return Phrase(f"thing-answer-{number}")


def _is_ability(ask: int, n: int) -> bool:
    return (ask, n) in ((Ask.PICK, PICKS), (Ask.PLACE, PLACINGS), (Ask.FINISH, FINISH_ABILITY))


def _here(s: Position) -> int:
    return max(0, s.at)


def _spot(n: int) -> str:
    return "orphanage:0" if n == ORPHANAGE else f"machine:{n}"


def _removed(r: Any, s: Position, n: int) -> int:
    """The kind that an answer to `remove` means; before a token was spent, of value 1."""
    kind = r.remove_kind(s, n) if s.token >= 0 else n % TYPES
    return int(kind)
