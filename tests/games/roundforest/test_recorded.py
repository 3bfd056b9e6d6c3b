"""Recorded games that replay to the byte, and counts of move sequences stored as text.

    python -m tests.games.roundforest.test_recorded

writes both anew. Do so only with a new version of the rules: stored games keep theirs. Some are
whole games, others begin in a position laid out for the sake of what happens next.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine import dump
from broceliande.engine.fields import Fields
from broceliande.engine.rules import Rules
from broceliande.games.roundforest import GAME
from broceliande.games.roundforest.names import CHARACTERS, WITH_MISSIONS
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import HERE, RED, lay, scatter
from tests.games.roundforest.test_missions import DONE
from tests.games.roundforest.wanderer import wander
from tests.rules import rule

FOLDER = Path(__file__).parent
RECORDED = FOLDER / "recorded"
COUNTS = FOLDER / "perft.txt"

# Whole games: seats, seed of the deal and of those who played, options.
WHOLE: dict[str, tuple[int, int, dict[str, object]]] = {
    "ring_2_seats": (2, 3, {}),
    "ring_3_seats": (3, 2, {}),
    "ring_4_seats": (4, 3, {}),
    "ring_harder": (4, 4, {"harder": True}),
    "ring_blocking": (3, 4, {"blocking": True}),
    "turn_limit": (3, 3, {"turn_limit": 6}),
}
ALTRUISTIC: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "prince": ({"object_next": "bottle key stone"}, [("ability", "use"), ("prince_pick", "key")]),
    "unicorn": (
        {"packs": {"A": "saddle"}},
        [("ability", "use"), ("unicorn_target", "r6c4"), ("saddle", "use"), ("object", "leave")],
    ),
    "pedlar": ({"packs": {"A": "boots key"}}, [("ability", "use"), ("pedlar", "key boots")]),
    "goblin": ({"packs": {"A": "boots"}}, [("ability", "use"), ("goblin", "boots > chest")]),
    "beggar": (
        {"coins": {"A": (1, 0)}, "apples": {"A": 1}},
        [("ability", "use"), ("beggar_pick", "witch"), ("mission", "apple")],
    ),
    "forest_spirit": ({"apples": {"A": 3}}, [("ability", "use")]),
}
TOKENS_OUT = {
    place: name if n >= 6 else f"{name} B"
    for n, (place, name) in enumerate(
        zip(
            "r4c1 r4c3 r4c4 r4c6 r5c1 r5c3 r5c4 r5c6 r6c3 r6c4 r1c4 r1c5".split(),  # noqa: SIM905
            CHARACTERS,
            strict=True,
        )
    )
}
POOR: dict[str, Any] = {
    "coins": {"A": (3, 1), "B": (19, 11)}, "apples": {"B": 2, "C": 10},
    "tokens": {"r6c3": "forest_spirit"},
}  # fmt: skip


def scenes() -> dict[str, bro.Table]:
    """The positions from which short games begin, and what is answered."""
    found = {}
    for who, mission, has, coins, *_ in DONE:
        t = start(lay(**RED, packs={"A": has}, coins={"A": coins}, card_next=who))
        found[f"{who}_{mission}"] = play(t, move="r2c3", mission=mission)
    for who, (changes, then) in ALTRUISTIC.items():
        t = play(start(lay(**RED, **changes, card_next=who)), move="r2c3")
        found[who] = answer(t, then)
    found |= _rare()
    return found


def _rare() -> dict[str, bro.Table]:
    """What hardly ever happens, and moments in which rare reasons refuse an answer."""
    all_chips = "blue yellow red"
    laid = {
        "waits_on_the_backpack": (lay(pawns={"B": "r1c2", "C": "r2c1"}), "pause"),
        "blue_bag_empty": (scatter(lay(**HERE), chips=all_chips), "r2c3"),
        "no_tile_for_yellow": (
            scatter(lay(**HERE, chips={"r2c3": "yellow"}, chip_next="red"), keep="boots"), "r2c3",
        ),
        "pile_empty": (lay(**RED, tokens=TOKENS_OUT), "r2c3"),
        "spirit_waits": (
            scatter(lay(**HERE, apples={"A": 3}), chips=all_chips, spare=""), "pause",
        ),
        "red_chip_asks": (lay(**RED, packs={"A": "cross"}, card_next="witch"), "r2c3"),
        "spirit_comes": (lay(**HERE, apples={"A": 3}), "pause"),
        "well_without_supply": (
            lay(pawns={"A": "r3c2"}, packs={"A": "key key boots"}, **POOR), "r2c2",
        ),
        "place_empty": (lay(**HERE, fairy="hat spoon jug - - - - - -"), "r2c3"),
    }  # fmt: skip
    found = {name: play(start(t), move=where) for name, (t, where) in laid.items()}
    t = scatter(lay(**RED, card_next="prince", packs={"A": "anvil"}), keep="stone barrel",
                chips=all_chips)  # fmt: skip
    found["prince_none_fits"] = play(start(t), move="r2c3", ability="use")
    t = start(lay(**RED, packs={"A": "anvil", "B": "sword sword sword"}, card_next="smith"))
    found["smith_without_a_sword"] = play(t, move="r2c3", mission="top")
    t = start(lay(**HERE, apples={"A": 3}))
    found["spirit_laid"] = play(t, move="pause", spirit_place="r5c3")
    t = start(lay(**HERE, packs={"A": "chest key"}, blocking=True, gaps={"p2.2": "stone"}))
    found["gap_filled"] = play(t, start_window="p3.3", move="pause")
    t = start(lay(**HERE, blocking=True, gaps={"p2.2": "stone"}))
    found["gap_to_clear"] = answer(t, [])
    t = start(lay(**HERE, packs={"A": "key"}, gaps={"p2.2": "chest"}, blocking=True))
    found["chest_from_a_gap"] = play(t, start_window="p2.2")
    t = start(lay(**HERE, packs={"A": "chest key"}, blocking=False))
    found["chest_shut"] = play(t, start_window="done", move="pause")
    t = start(lay(**HERE, packs={"A": "chest key boots"}, gaps={"p2.2": "stone"}, blocking=True))
    found["gap_cleared"] = play(t, start_window="open")
    t = start(lay(**HERE, tokens={"r2c3": "witch B"}, packs={"A": "cross potion"}, apples={"A": 1}))
    found["debt_of_another"] = play(t, move="r2c3")
    t = start(lay(**RED, tokens={"r5c3": "witch B"}, card_next="unicorn"))
    found["unicorn_without_saddle"] = play(t, move="r2c3", ability="use")
    t = start(lay(**RED, packs={"A": "key key"}, card_next="goblin"))
    found["goblin_asks"] = play(t, move="r2c3", ability="use")
    return found


def start(t: bro.Table) -> bro.Table:
    """The same position on a table of its own, so that what is played from it is recorded."""
    return dump.load(t.dump(), lambda _: GAME)


def answer(t: bro.Table, given: list[tuple[str, str]]) -> bro.Table:
    for question, said in given:
        play(t, **{question: said})
    return t


def recordings() -> dict[str, str]:
    """Every recorded game, played anew."""
    found = {}
    for name, (seats, seed, options) in WHOLE.items():
        t = bro.table(GAME, seats, seed, options)
        found[name] = clean(wander(t, Random(seed)))
    return found | {name: clean(t) for name, t in scenes().items()}


def clean(t: bro.Table) -> str:
    """The dump of a table that was looked at but not taken in hand."""
    t.touched = False
    return t.dump()


def stored(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text("utf-8").rstrip("\n")


NAMES = sorted(path.stem for path in RECORDED.glob("*.json"))


def events(t: bro.Table) -> set[str]:
    return {t.game.events[told.event - 1].name for told in t.told}


def sequences(rules: Rules, state: Fields, depth: int) -> int:
    """How many sequences of so many answers there are from a position on."""
    seat = next((seat for seat in range(state.seats) if state.asked >> seat & 1), None)
    if seat is None:
        return 0
    moves = rules.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        rules.play(after, seat, move)
        total += sequences(rules, after, depth - 1)
    return total


def counts() -> str:
    """Lines of four numbers: seats, seed, depth, count."""
    lines = []
    for seats in (2, 3, 4):
        for seed in (1, 2):
            t = bro.table(GAME, seats, seed)
            for depth in (1, 2, 3, 4, 5):
                lines.append(f"{seats} {seed} {depth} {sequences(t.rules, t._state, depth)}\n")
    return "".join(lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_to_the_byte(name: str) -> None:
    text = stored(name)
    t = bro.load(text)
    assert t.dump() == text
    assert len(t.played) == len(json.loads(text)["moves"])
    assert t.rules.check(t._state) == 0


def test_everything_recorded_is_still_played_so() -> None:
    played = recordings()
    assert sorted(played) == NAMES
    for name, text in played.items():
        assert text == stored(name), name


def test_every_ending_and_every_question_is_recorded() -> None:
    tables = [bro.load(stored(name)) for name in NAMES]
    asked = {GAME.question_of(move)[0].name for t in tables for _, move in t.played}
    assert {t.ending for t in tables} - {None} == set(GAME.endings)
    assert asked == {question.name for question in GAME.questions}
    assert set().union(*map(events, tables)) == {event.name for event in GAME.events}


@rule("RF-002", "RF-186", "RF-188")
@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_are_won_with_the_ring_or_stop_at_the_limit(name: str) -> None:
    t = bro.load(stored(name))
    assert t.over
    winners = [seat for seat, place in enumerate(t.places) if place == 1]
    if name == "turn_limit":
        assert (t.ending, winners) == ("turn_limit", [])
    else:
        assert (t.ending, winners) == ("emerald_ring", [t.played[-1][0]])
        assert t.seats == WHOLE[name][0]


@rule("RF-136", "RF-151")
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_and_mission_is_recorded(who: str) -> None:
    if who in WITH_MISSIONS:
        for mission in ("top", "bottom"):
            assert "mission_done" in events(bro.load(stored(f"{who}_{mission}")))
    else:
        assert "used" in events(bro.load(stored(who)))


def test_a_forged_answer_is_found() -> None:
    data = json.loads(stored("turn_limit"))
    data["moves"][-1][1] -= 1
    with pytest.raises(bro.BadDump):
        bro.load(data)


def test_the_counts_of_move_sequences() -> None:
    assert counts() == COUNTS.read_text("utf-8")


def write() -> None:
    """Write the recorded games and the counts anew."""
    RECORDED.mkdir(exist_ok=True)
    for name, text in recordings().items():
        (RECORDED / f"{name}.json").write_text(text + "\n", "utf-8")
    COUNTS.write_text(counts(), "utf-8")


if __name__ == "__main__":
    write()
