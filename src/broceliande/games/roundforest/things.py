"""Things that can be pointed at, moves as paths of things, and what to say of them.

`r` holds the rule functions and the tables of the edition in play, by name.
"""

from __future__ import annotations

from typing import Any

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Seat
from broceliande.games.roundforest.edition import FAIRY_ROW
from broceliande.games.roundforest.fields import KINDS, Position
from broceliande.games.roundforest.names import CHARACTERS, METALS, OBJECTS, ROWS, Metal
from broceliande.games.roundforest.questions import (
    BARTER,
    BUY_APPLE,
    DONE,
    FIRST_GAP,
    FOR_APPLE,
    FOR_SILVER,
    KEEP,
    LEAVE,
    NOTHING,
    OPEN,
    PAUSE,
    Ask,
)
from broceliande.games.roundforest.sayings import (
    an_object,
    character_name,
    character_text,
    chip_wanted,
    gap_name,
    heavy_name,
    lies,
    metal_in_question,
    name_of,
    objects_of,
    set_of_objects,
    text_of_met,
    tile_name,
    where,
    wish,
)

MISSION_ANSWERS = ("top", "bottom", "apple", "debt")


def path(r: Any, s: Position, seat: int, move: int) -> tuple[str, ...]:
    """The things a move points at; different legal moves have different paths."""
    ask, n = Ask.of(move)
    match ask:
        case Ask.START_WINDOW | Ask.END_WINDOW:
            return (f"gap:{n - FIRST_GAP}",) if n > OPEN else (f"answer:{('done', 'open')[n]}",)
        case Ask.MOVE if n == PAUSE:
            return ("answer:pause",)
        case Ask.MOVE if _spends(r, s, seat, n):
            return (f"compass:{seat}", f"tile:{n}")
        case Ask.MOVE | Ask.YELLOW_TARGET | Ask.UNICORN_TARGET | Ask.SPIRIT_PLACE:
            return (f"tile:{n}",)
        case Ask.OBJECT:
            return (f"fairy:{n - BARTER}",) if n > LEAVE else (f"answer:{('keep', 'leave')[n]}",)
        case Ask.COIN_TOKEN:
            return (f"answer:{('convert', 'keep')[n]}",)
        case Ask.MISSION:
            return (f"answer:{MISSION_ANSWERS[n]}",)
        case Ask.ABILITY:
            return (f"answer:{('use', 'leave')[n]}",)
        case Ask.PRINCE_PICK:
            return (f"held:{n}",)
        case Ask.SADDLE:
            return (f"answer:{('use', 'keep')[n]}",)
        case Ask.GOBLIN:
            return (f"carried:{s.pack[seat][n // KINDS]}", f"bag:{n % KINDS}")
        case Ask.BEGGAR_PICK:
            return (f"character:{n}",)
        case Ask.PEDLAR if n != BUY_APPLE:
            return (*_set_path(s, seat, n), "answer:sell")
        case Ask.WELL if NOTHING < n < FOR_SILVER:
            return _set_path(s, seat, n)
        case _:
            return (f"answer:{_word(ask, n)}",)


def phrase(r: Any, s: Position, seat: int, move: int) -> Phrase:
    """A move in words."""
    ask, n = Ask.of(move)
    match ask:
        case Ask.START_WINDOW | Ask.END_WINDOW:
            return _window_phrase(s, seat, ask, n)
        case Ask.MOVE:
            return _move_phrase(r, s, seat, n)
        case Ask.OBJECT:
            return _object_phrase(r, s, seat, n)
        case Ask.COIN_TOKEN:
            key = ("move-coin-token-convert", "move-coin-token-keep")[n]
            return Phrase(key, {"metal": metal_in_question(r, s)})
        case Ask.YELLOW_TARGET:
            return Phrase("move-yellow-target", {"tile": tile_name(n), "lies": lies(r, s, n)})
        case Ask.MISSION:
            return _mission_phrase(r, s, n)
        case Ask.ABILITY:
            told = {"character": character_name(s.met), "text": text_of_met(r, s)}
            return Phrase(("move-ability-use", "move-ability-leave")[n], told)
        case Ask.PRINCE_PICK:
            return Phrase("move-prince-pick", {"object": OBJECTS[n]})
        case Ask.UNICORN_TARGET:
            return Phrase("move-unicorn-target", {"tile": tile_name(n), "lies": lies(r, s, n)})
        case Ask.SADDLE:
            return Phrase(("move-saddle-use", "move-saddle-keep")[n])
        case Ask.PEDLAR if n != BUY_APPLE:
            return Phrase("move-pedlar", {"objects": set_of_objects(s, seat, n)})
        case Ask.GOBLIN:
            own = name_of(s.pack[seat][n // KINDS])
            return Phrase("move-goblin", {"object": own, "other": an_object(n % KINDS)})
        case Ask.BEGGAR_PICK:
            told = {"character": CHARACTERS[n], "text": character_text(r, n)}
            return Phrase("move-beggar-pick", told)
        case Ask.WELL if NOTHING < n < FOR_SILVER:
            return Phrase("move-well-objects", {"objects": set_of_objects(s, seat, n)})
        case Ask.SPIRIT_PLACE:
            return Phrase("move-spirit-place", {"tile": tile_name(n), "lies": lies(r, s, n)})
        case _:
            return Phrase(f"move-{ask.said}-{_word(ask, n)}")


def _window_phrase(s: Position, seat: int, ask: int, n: int) -> Phrase:
    if n == DONE:
        return Phrase("move-window-done", {"window": "start" if ask == Ask.START_WINDOW else "end"})
    if n == OPEN:
        return Phrase("move-window-open")
    gap = n - FIRST_GAP
    if s.gap[gap] >= 0:
        told = {"object": OBJECTS[s.gap[gap]], "gap": gap_name(gap)}
        return Phrase("move-window-clear", told)
    return Phrase("move-window-fill", {"object": heavy_name(s, seat), "gap": gap_name(gap)})


def _move_phrase(r: Any, s: Position, seat: int, n: int) -> Phrase:
    if n == PAUSE:
        return Phrase("move-move-pause", {"where": "backpack" if s.pawn[seat] < 0 else "tile"})
    key = "move-move-compass" if _spends(r, s, seat, n) else "move-move"
    return Phrase(key, {"tile": tile_name(n), "lies": lies(r, s, n)})


def _object_phrase(r: Any, s: Position, seat: int, n: int) -> Phrase:
    kind = name_of(s.held[0])
    if n in (KEEP, LEAVE):
        return Phrase(("move-object-keep", "move-object-leave")[n], {"object": kind})
    place = n - BARTER
    other = an_object(s.fairy[place])
    told = {"object": kind, "other": other, "row": ROWS[place // FAIRY_ROW]}
    cost = r.PRICE[place // FAIRY_ROW]
    silver = s.coins[seat][Metal.COPPER] < cost and s.coins[seat][Metal.SILVER] > 0
    metal = METALS[Metal.SILVER if silver else Metal.COPPER]
    return Phrase("move-object-barter", {**told, "coins": 1 if silver else cost, "metal": metal})


def _mission_phrase(r: Any, s: Position, n: int) -> Phrase:
    told: dict[str, Any] = {"character": character_name(s.met)}
    if n < 2:
        known = 0 <= s.met < len(r.GIVE) // 2
        told["wish"] = wish(r, s.met if known else 0, n)
    elif MISSION_ANSWERS[n] == "debt":
        told["text"] = text_of_met(r, s)
    return Phrase(f"move-mission-{MISSION_ANSWERS[n]}", told)


def ask_phrase(r: Any, s: Position, seat: int) -> Phrase:
    """The question in words."""
    name = Ask(s.question).said.replace("_", "-")
    arguments: dict[str, Any] = {}
    match s.question:
        case Ask.MOVE if s.pawn[s.player] < 0:
            arguments = {"where": "backpack", "tile": ""}
        case Ask.MOVE:
            arguments = {"where": "tile", "tile": tile_name(s.pawn[s.player])}
        case Ask.OBJECT:
            arguments = {"object": name_of(s.held[0])}
        case Ask.COIN_TOKEN:
            arguments = {"metal": metal_in_question(r, s)}
        case Ask.YELLOW_TARGET:
            arguments = {"object": name_of(s.held[0]), "chip": chip_wanted(s)}
        case Ask.MISSION | Ask.ABILITY:
            arguments = {"character": character_name(s.met)}
        case Ask.SADDLE:
            arguments = {"lies": lies(r, s, s.pawn[s.player])}
        case Ask.SPIRIT_PLACE:
            arguments = {"player": Seat(s.ready), "chip": chip_wanted(s)}
    return Phrase(f"question-{name}", arguments)


def reason_arguments(r: Any, s: Position, seat: int, move: int, code: str) -> dict[str, Any]:
    """What the words of a refusal need to know."""
    ask, n = Ask.of(move)
    match code:
        case "not_your_turn":
            return {"player": Seat((s.asked & -s.asked).bit_length() - 1)}
        case "tile_occupied":
            return {"player": Seat(list(s.pawn).index(n))}
        case "nothing_to_do" | "needs_saddle":
            character = s.token[n]
            return {"character": CHARACTERS[character], "text": character_text(r, character)}
        case "spirit_not_ready":
            debts = sum(1 for card in s.card if card == seat)
            return {"apples": s.apples[seat], "goal": r.GOAL, "debts": debts}
        case "cannot_pay_fairy":
            cost, have = r.PRICE[(n - BARTER) // FAIRY_ROW], s.coins[seat][Metal.COPPER]
            return {"coins": cost, "metal": METALS[0], "have": have}
        case "no_room":
            return {"places": r.PLACES}
        case "second_heavy":
            return {"object": heavy_name(s, seat)}
        case "not_in_bag":
            return {"object": OBJECTS[n % KINDS]}
        case "wrong_tile":
            return {"chip": chip_wanted(s)}
        case "not_your_debt" | "must_act":
            return {"character": character_name(s.met)}
        case "cannot_pay_mission":
            return {"wish": wish(r, s.met, n)}
        case "too_few_coins":
            copper = ask == Ask.WELL and n == FOR_SILVER
            return {"coins": 3 if copper else 1, "metal": METALS[0 if copper else 1]}
        case "no_coin_left":
            return {"metal": METALS[1 if ask == Ask.WELL and n == FOR_SILVER else 0]}
        case "not_in_pile":
            return {"character": CHARACTERS[n], "where": where(s, n)}
        case _:
            return {}


def label(r: Any, kind: str, number: int) -> Phrase | int:
    """A thing as an argument of an event: its name."""
    return gap_name(number) if kind == "gap" else tile_name(number)


def describe(r: Any, s: Position, kind: str, number: Any) -> Phrase:
    """A thing in words, as it stands now. An answer has a word for its number."""
    match kind:
        case "tile":
            return Phrase("thing-tile", {"tile": tile_name(number), "lies": lies(r, s, number)})
        case "compass":
            told = {"player": Seat(number), "left": s.compass[number]}
            return Phrase("thing-compass", told)
        case "gap":
            return Phrase("thing-gap", {"gap": gap_name(number), "object": name_of(s.gap[number])})
        case "fairy":
            told = {"object": name_of(s.fairy[number]), "row": ROWS[number // FAIRY_ROW]}
            price = {"coins": r.PRICE[number // FAIRY_ROW], "metal": METALS[0]}
            return Phrase("thing-fairy", {**told, **price})
        case "carried" | "held":
            weight = "heavy" if r.HEAVY[number] else "light"
            return Phrase(f"thing-{kind}", {"object": OBJECTS[number], "weight": weight})
        case "bag":
            return Phrase("thing-bag", {"object": OBJECTS[number], "count": s.blue_count[number]})
        case "character":
            told = {"character": CHARACTERS[number], "text": character_text(r, number)}
            return Phrase("thing-character", {**told, "where": where(s, number)})
        case "seat":
            debts = sum(1 for card in s.card if card == number)
            told = {"player": Seat(number), "apples": s.apples[number], "debts": debts}
            return Phrase("thing-seat", told)
        case _:
            return Phrase(f"thing-answer-{number}")


# Parts


def _word(ask: int, n: int) -> str:
    """Answers that are no thing but a word: the pedlar's apple, and those of the well."""
    return "apple" if ask == Ask.PEDLAR or n == FOR_APPLE else ("silver" if n else "nothing")


def _spends(r: Any, s: Position, seat: int, cell: int) -> bool:
    """Whether that move takes a compass; a move that no symbol stands for takes none."""
    here = s.pawn[seat]
    way = r.WAY[s.layout][here][cell] if here >= 0 else -1
    return way >= 0 and bool(r.takes_compass(s, seat, cell))


def _set_path(s: Position, seat: int, objects: int) -> tuple[str, ...]:
    return tuple(f"carried:{kind}" for kind in objects_of(s, seat, objects))
