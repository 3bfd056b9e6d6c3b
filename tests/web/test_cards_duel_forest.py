"""The cards of choices of Bloody Grove and Roundforest: every question of played games, what they
say and what they bring."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import broceliande as bro
from broceliande.engine.table import Table
from tests.games.bloody_grove.board import Side
from tests.games.bloody_grove.board import at as fields
from tests.games.bloody_grove.board import lay as duel
from tests.games.roundforest.answers import play
from tests.games.roundforest.board import AT_WELL, HERE, RED
from tests.games.roundforest.board import lay as forest
from tests.web.card_reading import Case, cards, case, faults
from tests.web.roundforest import played

MOST = 4  # positions of each question
pytestmark = pytest.mark.usefixtures("pages")  # what they are made with is there
RARE = {"saddle", "spirit_place"}  # asked in a few games only: what they say is heard by the laws


def duels() -> Iterator[Table]:
    """Positions of duels."""
    for seed in range(3):
        table, luck = bro.table("bloody-grove", seats=2, seed=seed), random.Random(seed)
        while not table.over:
            yield table
            table.play(table.asked[0], luck.choice(table.moves(table.asked[0])))


def walks() -> Iterator[Table]:
    """Positions of walks through the forest."""
    for seed in range(1, 4):
        options = {"blocking": seed == 1}
        table = bro.table("roundforest", seats=seed + 1, seed=seed, options=options)
        luck = random.Random(seed)
        while not table.over and table.ply < 400:
            yield table
            played(table, luck)


@pytest.mark.parametrize("tables", [duels, walks])
def test_every_choice_has_a_short_card(tables: Any) -> None:
    seen: Counter[str] = Counter()
    cases: list[Case] = []
    for table in tables():
        seen[table.question] += 1
        if seen[table.question] <= MOST:
            cases.append(case(table))
    assert {question.name for question in table.game.questions} - RARE <= set(seen)
    assert faults(cases, cards(table, cases)) == set()


def told(tables: list[Table]) -> list[dict[str, str]]:
    """The English cards of what is asked at each: title, note and what it brings, by their path
    and in the order in which they stand."""
    cases, shown = [case(table) for table in tables], []
    for at, written in zip(cases, cards(tables[0], cases), strict=True):
        both = zip(at.moves, (each["en"] for each in written), strict=True)
        order = sorted(both, key=lambda each: int(each[1].get("rank", 0)))
        shown.append({" ".join(m["path"]): told_on(card) for m, card in order})
    return shown


def told_on(card: dict[str, Any]) -> str:
    """A card as one reads it, from left to right."""
    parts = [" ".join([p["text"], *p["signs"]]).strip() for p in card["parts"]]
    return f"{card['title']} / {card['note']} / {', '.join(parts) or 'free'}"


def test_a_card_of_the_duel_tells_who_leads_as_far_as_the_seat_knows() -> None:
    own = Side(hand="bear_base_1 owl_base_2 fox_base_1", columns=["owl_base_1", "", ""])
    rival = Side(columns=["bear_base_1", "", ""])
    covered = Side(columns=["bear_base_1{+4}", "", ""])
    spent = Side(hand="bear_base_1", columns=["owl_base_1", "", ""], druid="owl_base_3")
    seen = duel(own, covered)
    fields(seen).looked[list(fields(seen).token_at).index(9)] |= 1
    clear, hidden, known, used_up = told(
        [duel(own, rival), duel(own, covered), seen, duel(spent, rival, empty="bear owl fox")]
    )
    # an Owl at home is worth 2, the Bear 3 more
    assert clear["card:0 grove:0"] == "Summon it here / 5 against 3: you lead here / 2 → 5"
    assert clear["card:6 grove:0"] == "Summon it here / 3 against 3: level here / 2 → 3"
    assert clear["card:4 answer:left"] == (
        "Transform, left / Bear and Owl join: recruit two / +2 m-bear m-owl, +1 s-shield"
    )
    assert hidden["card:0 grove:0"] == "Summon it here / 5 against 3, tokens hidden / 2 → 5"
    assert known["card:0 grove:0"] == "Summon it here / 5 against 7: still behind / 2 → 5"
    # the Owl on the Druid would no longer help the Owl in the column
    assert used_up["card:0 answer:left"] == "Gruff Bear / Left: no Elite left / −1 s-shield"
    assert used_up["card:0 grove:0"] == "Gruff Bear / Summon: 6 to 3, you lead / 3 → 6"


def test_a_card_of_the_forest_tells_what_lacks_and_what_remains() -> None:
    full, saddle = {"A": "anvil sword key"}, {"r2c3": "saddle", "r1c3": "coin_copper"}
    north = "tile:8"  # r2c3
    packed, heavy = told(
        [
            forest(**HERE, packs=full, objects={"r2c3": "saddle"}, compasses={"A": 1}),
            forest(**HERE, packs={"A": "anvil"}, objects=saddle),
        ]
    )
    assert packed[north] == "C2 · saddle / Backpack full: it stays there / free"
    assert packed["tile:2"] == "C1 · blue chip / Backpack full: coins only / free"
    assert packed["compass:0 tile:13"] == "B3 · blue chip / It costs your last compass / −1 cmp"
    assert packed["answer:pause"] == "Pause on C3 / Stay, the tile turns / free"
    order = list(packed)  # free ones first, what changes nothing last
    assert order.index("tile:16") < order.index("compass:0 tile:12")
    assert order[-1] == "answer:pause"
    assert heavy[north] == "C2 · saddle / A second heavy one: barter it / free"
    assert heavy["tile:2"] == "C1 · copper coin / A coin at once / +1 copper"
    assert heavy["compass:0 tile:13"].endswith("/ Draw an object for you / −1 cmp, +1 slot0")


def test_a_card_of_the_forest_tells_what_it_costs_and_brings() -> None:
    smith = {"r2c3": "smith A"}
    wells = [
        forest(**AT_WELL, coins={"A": coins}, packs={"A": pack})
        for coins, pack in [((0, 1), ""), ((3, 0), ""), ((2, 0), "key sword"), ((2, 0), "key")]
    ]
    red = forest(**RED, card_next="bandit", coins={"A": (2, 0)}, packs={"A": "sword"})
    blue = forest(**HERE, chips={"r2c3": "blue"}, object_next="bottle", coins={"A": (1, 1)})
    tables = [
        *wells,
        forest(**HERE, tokens=smith, packs={"A": "anvil"}, apples={"A": 1}),
        forest(**HERE, tokens=smith, packs={"A": "anvil sword"}),
        forest(**HERE, tokens={"r2c3": "witch A"}, apples={"A": 1}),
        play(red, move="r2c3"),
        play(blue, move="r2c3"),
    ]
    *at_wells, object_, apple, given, bandit, bottle = told(tables)
    assert [each["tile:7"].partition(" / ")[2] for each in at_wells] == [
        "1 silver coin for an apple / −1 silver, +1 gapple",
        "3 copper coins for 1 silver coin / −3 copper, +1 silver",
        "2 objects for 2 copper coins / −2 slot0, +2 copper",
        "Too little for an exchange / free",
    ]
    assert object_["tile:8"] == "C2 · smith / Pay your debt, get an object / −1 o-anvil, +1 o-sword"
    assert apple["tile:8"] == "C2 · smith / Pay your debt, get an apple / −1 o-anvil, +1 gapple"
    assert given["tile:8"] == "C2 · witch / Your debt: give an apple for it / −1 gapple"
    assert bandit["answer:debt"] == "Go into debt / No ring until you have paid / +1 c-bandit"
    assert bandit["answer:bottom"].endswith("/ −2 copper, −1 o-sword, +1 gapple")
    assert bottle["fairy:0"] == "Helmet / Barter, bottom row, no charge / +1 o-helmet"
    assert bottle["fairy:6"] == "Spoon / Barter; copper is short: silver / −1 silver, +1 o-spoon"
