"""What the chronicle tells of each deed: who, what, where, how much, and in which order."""

from typing import Any

import pytest

import broceliande as bro
from tests.games.broom_service.answers import choose, keep, play
from tests.games.broom_service.board import VERSO, at, begin, deal, give_tile, lay, take_cloud
from tests.games.playing import told
from tests.rules import rule

STORM: dict[str, Any] = {"storm_clouds": True}
VALLEY: dict[str, Any] = {
    "hands": ["valley", "valley hill"], "pawns": ["co", "ib"], "goods": [(0, 0, 0, 0), (0, 0, 1, 0)]
}  # fmt: skip
FAIRY: dict[str, Any] = {"hands": ["fairy", "fairy hill"], "pawns": ["co", "dd"]}
PEAK: dict[str, Any] = {
    "hands": ["mountain", "mountain hill"], "pawns": ["co", "db"], "mountain_tiles": True,
    "clear": "RC03",
}  # fmt: skip
ROOT: dict[str, Any] = {"hands": ["root", "root hill"]}
HOARD: dict[str, Any] = {**STORM, "clouds": {"RC03": "hoard green"}}
POOR: dict[str, Any] = {"goods": [(0, 0, 0, 0), (0, 0, 0, 3)]}
DELIVER = ["led 0 7 1", "not_delivered 0"]
DISPEL = ["led 0 9 1", "not_dispelled 0"]
CLIMB = ["led 0 2 1", "stayed 0", "followed 1 2 1", "moved 1 1 4 2", "amulet 1 1"]
LEAD = ["lead root cowardly", "gather no", "follow cowardly"]
LED = ["led 0 4 1", "declined 0 4", "followed 1 4 1"]

# Three players; the second one does it. Roles, regions and towers are told by number, from 0.
Case = tuple[dict[str, Any], list[str], list[str]]
CASES: dict[str, Case] = {
    "gatherers, brave and cowardly": (
        {"hands": ["root", "root hill", "root"]},
        ["lead root cowardly", "gather yes", "follow brave", "follow cowardly", "gather no",
         "gather yes"],
        ["led 0 4 1", "gathered 0 0 1", "followed 1 4 0", "followed 2 4 1", "declined 2 4",
         "performs 1 4", "gathered 1 0 2", "gathered 1 3 1"]),
    "a brave one robbed": (
        {"hands": ["herb", "herb hill", "herb"]},
        ["lead herb brave", "follow brave", "follow cowardly", "gather no", "gather yes"],
        ["led 0 6 0", "followed 1 6 0", "robbed 0 1", "followed 2 6 1", "declined 2 6",
         "performs 1 6", "gathered 1 2 2", "gathered 1 3 1"]),
    "a cursed role": (
        {"hands": ["fruit", "", "fruit hill"], "cursed": "fruit"},
        ["lead fruit brave", "follow brave", "gather yes"],
        ["led 0 5 0", "curse 0 3", "passed 1", "curse 2 3", "followed 2 5 0", "robbed 0 2",
         "performs 2 5", "gathered 2 1 2", "gathered 2 3 1"]),
    "a witch who delivers": (
        {"hands": ["prairie", "prairie hill"], "pawns": ["co", "bb"],
         "goods": [(1, 1, 1, 1), (0, 0, 1, 0)]},
        ["lead prairie cowardly", "move stay", "follow brave", "move 1 i", "deliver 1 RT12"],
        ["led 0 3 1", "stayed 0", "followed 1 3 0", "passed 2", "performs 1 3", "moved 1 2 8 3",
         "delivered 1 11 2", "delivery_wands 1 1"]),
    "a brave druid": (
        VALLEY, ["lead valley cowardly", "follow brave", "deliver 0 RT12"],
        [*DELIVER, "followed 1 7 0", "passed 2", "performs 1 7", "delivered 1 11 2",
         "delivery_wands 1 1", "brave_bonus 1 3"]),
    "a druid who delivers nothing": (
        VALLEY, ["lead valley cowardly", "follow brave", "deliver none"],
        [*DELIVER, "followed 1 7 0", "passed 2", "performs 1 7", "not_delivered 1"]),
    "a +2 cloud": (
        {**VALLEY, **STORM, "clouds": {"RC11": "aura"}},
        ["lead valley cowardly", "follow cowardly", "deliver 0 RT12"],
        [*DELIVER, "followed 1 7 1", "delivered 1 11 2", "delivery_wands 1 1", "aura 1 2",
         "passed 2"]),
    "a brave fairy": (
        {**FAIRY, **POOR, "clouds": {"RC11": "2-3"}},
        ["lead fairy cowardly", "follow brave", "dispel RC11"],
        [*DISPEL, "followed 1 9 0", "passed 2", "performs 1 9", "dispelled 1 10 2 3",
         "brave_bonus 1 3"]),
    "a fairy who leaves the clouds": (
        {**FAIRY, **POOR}, ["lead fairy cowardly", "follow cowardly", "dispel none"],
        [*DISPEL, "followed 1 9 1", "not_dispelled 1", "passed 2"]),
    "a hoard": (
        {**FAIRY, **HOARD, "goods": [(0, 0, 0, 0), (0, 0, 5, 3)]},
        ["lead fairy cowardly", "follow cowardly", "dispel RC03"],
        [*DISPEL, "followed 1 9 1", "dispelled 1 2 1 0", "hoard 1 6", "passed 2"]),
    "no hoard": (
        {**FAIRY, **HOARD, "goods": [(0, 0, 0, 0), (0, 0, 3, 3)]},
        ["lead fairy cowardly", "follow cowardly", "dispel RC03"],
        [*DISPEL, "followed 1 9 1", "dispelled 1 2 1 0", "no_hoard 1 2 4", "passed 2"]),
    "the black market": (
        {**ROOT, "event": "black_market"},
        ["lead root cowardly", "coward_mode action", "gather no", "follow cowardly",
         "coward_mode points"],
        [*LED, "market_points 1 3", "passed 2"]),
    "the moonshiner": (
        {**ROOT, "event": "moonshiner"},
        ["lead root cowardly", "coward_mode action", "gather no", "follow cowardly",
         "coward_mode green"],
        [*LED, "moonshine 1 2", "passed 2"]),
    "a brave coward": (
        {**ROOT, **VERSO, "own": ["", "brave_coward"]},
        [*LEAD, "coward_mode brave_coward", "gather yes"],
        [*LED, "tile_brave 1", "gathered 1 0 2", "gathered 1 3 1", "passed 2"]),
    "five points": (
        {**ROOT, **VERSO, "own": ["", "five_points"]}, [*LEAD, "coward_mode five_points"],
        [*LED, "tile_points 1 5", "passed 2"]),
    "a mountain's potions": (
        {**PEAK, "tiles": {"e": "potions"}},
        ["lead mountain cowardly", "follow cowardly", "move 0 e", "use_tile yes"],
        [*CLIMB, "tile_used 1 0", "took 1 0 1", "took 1 1 1", "took 1 2 1", "passed 2"]),
    "a mountain's wands": (
        {**PEAK, "tiles": {"e": "wands"}},
        ["lead mountain cowardly", "follow cowardly", "move 0 e", "use_tile yes"],
        [*CLIMB, "tile_used 1 1", "took 1 3 2", "passed 2"]),
    "a mountain's potions left": (
        {**PEAK, "tiles": {"e": "potions"}},
        ["lead mountain cowardly", "follow cowardly", "move 0 e", "use_tile no"],
        [*CLIMB, "tile_left 1 0", "passed 2"]),
    "a mountain tile left": (
        {**PEAK, "tiles": {"e": "wands"}},
        ["lead mountain cowardly", "follow cowardly", "move 0 e", "use_tile no"],
        [*CLIMB, "tile_left 1 1", "passed 2"]),
}  # fmt: skip


def give(t: bro.Table, *answers: str) -> bro.Table:
    for answer in answers:
        question, *words = answer.split()
        play(t, question, *(int(word) if word.isdigit() else word for word in words))
    return t


@rule("BS-043", "BS-050", "BS-064", "BS-070", "BS-075", "BS-093", "BS-108", "BS-115", "BS-187")
@pytest.mark.parametrize("what", CASES)
def test_each_deed_is_told_with_its_numbers(what: str) -> None:
    changes, given, lines = CASES[what]
    assert told(give(lay(3, **changes), *given)) == lines


@rule("BS-023", "BS-030", "BS-032")
def test_the_deal_the_event_and_the_cursed_roles_are_told() -> None:
    t = deal(3, 2, first=2)
    s = at(t)
    cursed = [role for role in range(10) if s.cursed >> role & 1]
    lines = told(t, -1)
    assert lines[:2] == ["dealt 2 0", f"round 1 {s.event}"]
    assert sorted(lines[2:]) == [f"cursed {role}" for role in cursed]
    assert told(deal(5, 2, first=1, **VERSO), -1)[0] == "dealt 1 1"


@rule("BS-037", "BS-130", "BS-131", "BS-202")
def test_choosing_is_told() -> None:
    t = begin(3, "more_or_less")
    keep(t, "forest", "forest hill mountain", "forest hill mountain prairie root")
    assert told(t)[-3:] == ["kept 0 1 9", "kept 1 3 3", "kept 2 5 -3"]
    t = begin(3, "take_heart", **VERSO)
    give_tile(t, 1, 1)
    give_tile(t, 2, 1)
    choose(t, *["forest hill mountain prairie"] * 3)
    give(t, "extra_card fairy", "extra_card none")
    assert told(t)[-3:] == ["chosen", "extra_used 1", "extra_declined 2"]
    secret = [e for e in t.told if t.game.events[e.event - 1].name == "extra_card"]
    assert [(e.audience, e.numbers[0]) for e in secret] == [(0b10, 9)]


ENDS: dict[str, tuple[list[str], list[str]]] = {
    "dangerous_places": ([], ["places 0 -4", "places 1 -4", "places 2 -6"]),
    "protected_places": ([], ["places 0 0", "places 1 2", "places 2 -2"]),
    "empty_hands": ([], ["empty_hands 0 4 0", "empty_hands 1 5 0", "empty_hands 2 1 4"]),
    "gathering": ([], ["gathering 2 4"]),
    "advantage": (
        ["0 bid 1", "1 bid 1", "0 bid 0", "0 bid 0", "1 bid 1", "1 bid 1", "1 bid 0", "2 bid 1",
         "0 bid 0"],
        ["resources 0 4", "resources 1 5", "resources 2 1", "bid 0 1", "bid 1 3", "bid 2 1",
         "bid_won 0 3", "bid_won 1 6", "bid_won 2 3"]),
    "full_set": (["1 full_set yes", "0 full_set no"], ["set_kept 0", "set_handed 1 8"]),
}  # fmt: skip


@rule("BS-137", "BS-138", "BS-140", "BS-143", "BS-147", "BS-149", "BS-151")
@pytest.mark.parametrize("event", ENDS)
def test_the_events_at_the_end_of_a_round_are_told(event: str) -> None:
    given, lines = ENDS[event]
    goods = [(1, 1, 1, 1), (1, 1, 1, 2), (0, 0, 0, 1)]
    t = lay(3, hands=["root"], event=event, pawns=["co", "hb", "ci"], goods=goods)
    give(t, "lead root cowardly", "gather no")
    for answer in given:
        seat, question, word = answer.split()
        play(t, question, int(word) if word.isdigit() else word, seat=int(seat))
    said = told(t)
    assert said[4 : said.index("round 2 " + str(at(t).event))] == lines


@rule("BS-003", "BS-154", "BS-155", "BS-159", "BS-160")
def test_the_final_scoring_is_told() -> None:
    t = lay(3, hands=["root"], event="take_heart", round=7, pawns=["co", "hb", "ij"],
            goods=[(0, 0, 0, 0), (1, 1, 1, 0), (2, 2, 2, 2)], clouds={"RC01": "2-3"},
            mountain_tiles=True)  # fmt: skip
    take_cloud(t, 0, 1)
    at(t).amulet[1] = 0b110
    give(t, "lead root brave", "gather no")
    assert told(t)[-11:] == [
        "lightning 0 0 0", "sets 0 0", "lightning 1 3 4", "sets 1 2", "amulets 1 1 4",
        "lightning 2 0 0", "sets 2 8", "final 0 10 0", "final 1 20 3", "final 2 18 8", "won 1",
    ]  # fmt: skip


@rule("BS-181")
def test_the_number_of_amulets_is_told() -> None:
    t = lay(3, **PEAK, tiles={"e": "wands"})
    at(t).amulet[1] = 0b101
    give(t, "lead mountain cowardly", "follow cowardly", "move 0 e")
    assert told(t)[-1] == "amulet 1 2"


@rule("BS-208", "BS-194")
def test_a_jump_and_a_forest_tile_are_told() -> None:
    tiles = {"h": "turbo_CD", "E": "five_points"}
    t = lay(3, hands=["hill", "hill root"], pawns=["gr", "gr"], tiles=tiles, clear="*", **VERSO)
    give(t, "lead hill cowardly", "move stay", "follow cowardly", "move 0 h", "turbo C")
    letters = t.rules.named.REGION_ID[1]
    h, circle = letters.index("h"), letters.index("E")
    assert told(t)[-4:] == [
        f"moved 1 1 {44 + h} 1", f"jumped 1 2 {44 + circle}", "forest_tile 1 2", "passed 2",
    ]  # fmt: skip


@rule("BS-143", "BS-145")
def test_only_prizes_are_told_of_bids() -> None:
    t = lay(3, hands=["root"], event="advantage", goods=[(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)])
    give(t, "lead root cowardly", "gather no")
    for seat in range(3):
        play(t, "bid", 3 - seat, seat=seat)
    won = [line for line in told(t) if line.startswith("bid")]
    assert won == ["bid 0 3", "bid 1 2", "bid 2 1", "bid_won 0 6", "bid_won 1 3"]


@rule("BS-059")
def test_cards_laid_without_action_are_told() -> None:
    t = lay(3, hands=["root hill", "", "root"])
    at(t).led = 1 << 4
    assert told(give(t, "lead root none")) == ["laid 0 4", "passed 1", "laid 2 4"]


@rule("BS-018", "BS-094", "BS-108")
def test_towers_and_clouds_of_the_verso_are_told_after_those_of_the_recto() -> None:
    """62 towers and 24 cloud spots of the recto come first."""
    t = lay(2, hands=["valley fairy", ""], pawns=["KK", "gr"], goods=[(0, 0, 1, 0)], **VERSO)
    give(t, "lead valley cowardly", "deliver 0 VT57", "lead fairy cowardly", "dispel VC14")
    deeds = ("delivered", "delivery_wands", "dispelled")
    lines = [line for line in told(t) if line.startswith(deeds)]
    tile = at(t).cloud[13]
    r = t.rules.named
    assert lines == [
        f"delivered 0 {62 + 56} {r.TOWER_POINTS[1][56]}", "delivery_wands 0 2",
        f"dispelled 0 {24 + 13} {r.CLOUD_STARS[tile]} {r.CLOUD_BOLTS[tile]}",
    ]  # fmt: skip


@rule("BS-149", "BS-150")
def test_only_whoever_was_asked_is_told_to_keep_a_set() -> None:
    t = lay(3, hands=["root"], event="full_set", goods=[(0, 9, 9, 9), (9, 0, 9, 9), (1, 1, 1, 1)])
    give(t, "lead root cowardly", "gather no")
    assert t.asked == (2,)  # whichever resource the others lack
    give(t, "full_set no")
    assert [line for line in told(t) if line.startswith("set")] == ["set_kept 2"]
