"""The rulings of the ledger. Those that a rule's own test keeps already are cited there."""

from itertools import permutations, product
from random import Random

import pytest

import broceliande as bro
from broceliande.games.benevolent.names import Place
from tests.games.benevolent.answers import Answer, choices, play, refused
from tests.games.benevolent.board import Who, at, forest, lay
from tests.games.benevolent.looking import gifts, hand, secrets, steps, tiles
from tests.rules import rule

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
NOTHING = Who(gifts=(0, 0, 0, 0, 0))


@rule("RU-03", "BE-047")
def test_dues_are_counted_per_printed_grey_step() -> None:
    edition = {"face": [{"id": "1A", "grey": [0, 3, 0, 0, 0]}]}
    t = lay("F2", Who(4), edition=edition)
    play(t, hex=(1, 0), action="hex")
    assert hand(t, 1) == 1


@rule("RU-07", "RU-44", "BE-035")
def test_steps_come_from_the_card_even_with_p6() -> None:
    t = lay("F2", Who(steps=SQUARE[:3], secrets="P6"))
    assert t.question == "hex"
    assert refused(t, "step", (0, 0)) == "must_use_card"
    play(t, hex=(1, 2))
    assert (at(t).card[0], len(steps(t, 1))) == (0, 4)


@rule("RU-08", "BE-038")
@pytest.mark.parametrize("held", ["", "P4", "P6", "P4 P6"])
def test_a_step_is_never_put_back_where_it_was(held: str) -> None:
    t = lay("F2", Who(steps=SQUARE, secrets=held))
    play(t, step=(0, 0))
    assert refused(t, "hex", (0, 0)) == "same_hex"


@rule("RU-13", "RU-14", "BE-051")
def test_no_dues_for_nothing_and_no_duty_to_act() -> None:
    t = lay("F2", Who(2, (4, 0, 0, 0, 0)), Who(gifts=(0,) * 5, steps=[(0, 0)]))
    play(t, hex=(0, 0))  # a meadow without Clovers: no present to the rival
    assert refused(t, "action", "hex") == "effect_impossible"
    play(t, action="gather")
    assert at(t).leaves[:2] == [4, 0]


@rule("RU-17", "BE-054")
def test_each_tile_is_a_purchase_of_its_own() -> None:
    t = lay("F2", Who(20, secrets="E3 E7"))
    play(t, window="E3")
    assert hand(t, 1) == 17  # not 0: E7 does not join in
    play(t, window="E7", buy="crystal")
    assert hand(t, 1) == 13
    play(t, hex=(0, 1), action="hex", buy="crystal")
    assert (hand(t, 1), gifts(t, 1), t.asked) == (6, [1, 0, 3, 0, 0], (1,))


@rule("RU-18", "BE-056")
@pytest.mark.parametrize(
    ("who", "answers", "gift"),
    [
        (Who(), {"hex": (0, 1), "action": "hex"}, 0),
        (Who(1, (1, 1, 0, 0, 0)), {"hex": (3, -1), "action": "hex"}, 1),
        (Who(1, dream=2), {"hex": (1, 1), "action": "hex", "arrow": "2>1"}, 0),
        (Who(gifts=(1, 1, 0, 0, 0)), {"hex": (2, 0), "action": "hex", "exchange": "clover"}, 1),
        (Who(gifts=(1, 1, 0, 0, 0), secrets="E1"), {"window": "E1"}, 1),
    ],
)
def test_a_gift_may_be_had_twice_by_any_means(
    who: Who, answers: dict[str, Answer], gift: int
) -> None:
    t = lay("F3", who)
    play(t, **answers)
    assert gifts(t, 1)[gift] == 2


@rule("RU-21", "BE-096", "BE-122")
def test_a_recipe_may_give_up_the_only_tokens_of_a_kind() -> None:
    t = lay("F2", Who(gifts=(1, 1, 1, 0, 1), secrets="E4b"))
    play(t, window="E4b")
    assert gifts(t, 1) == [0, 0, 1, 1, 1]
    assert not t.over  # five kinds were never owned at one time


@rule("RU-23", "BE-060")
def test_an_arrow_whose_gift_cannot_be_had_still_moves_the_step() -> None:
    t = lay("F2", Who(gifts=(0, 0, 3, 0, 0), dream=3), NOTHING)
    play(t, hex=(1, 0), action="hex")
    assert set(choices(t)) == {"3>4", "3>2", "3>1"}
    play(t, arrow="3>1")
    assert (at(t).dream[0], gifts(t, 1)) == (0, [0, 0, 3, 0, 0])
    t = lay("F2", Who(dream=3), Who(gifts=(0, 0, 3, 0, 0)))
    play(t, hex=(1, 0), action="hex", arrow="3>1")  # to be had from a rival: it must be taken
    assert (gifts(t, 1), gifts(t, 2)) == ([1, 0, 1, 0, 0], [0, 0, 2, 0, 0])


@rule("RU-26", "BE-070")
def test_the_hidden_face_has_no_effect() -> None:
    t = lay("F2", Who(secrets="E1"), Who(steps=[(2, 0)]))  # the tile's other face is P4
    play(t, window="go on", hex=(0, 0))
    play(t, window="go on", action="gather")
    play(t, window="go on", hex=(1, 0), action="gather")
    play(t, window="go on")
    assert refused(t, "hex", (0, 0)) == "own_step_there"
    t = lay("F2", Who(secrets="P4"))
    assert refused(t, "window", "E1") == "no_such_choice"


@rule("RU-48", "BE-075")
def test_leaves_paid_to_the_reserve_can_be_taken_again() -> None:
    t = lay("F2", Who(2), Who(62))
    play(t, hex=(0, 1), action="hex", buy="clover")
    play(t, hex=(1, 0), action="gather")
    assert (at(t).leaves[:2], at(t).reserve) == ([0, 64], 0)


@rule("RU-51", "BE-028")
def test_there_is_no_way_to_trade_or_give() -> None:
    asked = [question.name for question in bro.game("benevolent").questions]
    assert asked == [
        "window", "step", "hex", "action", "buy", "arrow", "exchange", "secret", "victim",
        "repeat", "stash",
    ]  # fmt: skip


@rule("RU-52", "BE-026", "BE-125")
def test_automatic_play_may_be_cut_off_without_a_winner() -> None:
    t = forest("F2", turn_limit=3)
    for turn in range(6):
        assert not t.over
        place = SQUARE[turn // 2]
        play(t, hex=place, action="gather")
    assert (t.over, t.ending, t.places, at(t).turn) == (True, "turn_limit", (0, 0), 6)


@rule("RU-53", "BE-023")
def test_nothing_is_secret_and_nothing_random_after_the_deal() -> None:
    t = bro.table("benevolent", seats=3, seed=9)
    draws = at(t).luck[4]
    luck = Random(9)
    for _ in range(200):
        seat = t.asked[0]
        t.play(seat, luck.choice(t.moves(seat)))
    assert at(t).luck[4] == draws
    seen = [{**t.view(seat)["fields"], "sealed": 0} for seat in (0, 1, 2)]
    assert seen[0] == seen[1] == seen[2] == {**t.view(None)["fields"], "sealed": 0}


@rule("RU-54", "BE-077")
def test_without_a_tie_the_victim_is_not_chosen() -> None:
    t = lay("F3", Who(steps=[(0, 0)]), Who(gifts=(3, 0, 0, 0, 0)))
    play(t, hex=(0, 1))
    assert refused(t, "victim", 3) == "wrong_phase"
    play(t, action="hex")
    assert gifts(t, 3)[0] == 1


@rule("RU-56", "BE-017")
def test_a_two_player_forest_may_lack_one_location_never_the_altar() -> None:
    missing = []
    pairs = [pair for pair in product(range(6), repeat=2) if pair[0] // 2 != pair[1] // 2]
    tables = {layout: forest("F2", layout=layout) for layout in ("2a", "2b", "2c")}
    for layout, faces in product(tables, pairs):
        s = at(tables[layout])
        for slot, face in enumerate(faces):
            s.faces[slot] = face
        tables[layout].rules.named.assemble_forest(s)
        missing.append(set(range(6)) - set(s.location[: s.hexes]))
    assert sorted(map(len, missing)) == [0] * 44 + [1] * 28
    assert {Place.ALTAR} not in missing
    assert {Place.TABLE} in missing


@rule("RU-56", "BE-017")
@pytest.mark.parametrize("name", ["F3", "F4"])
def test_a_larger_forest_shows_every_location(name: str) -> None:
    for layout in "abc":
        t = forest(name, layout=name[1] + layout)
        s = at(t)
        for segments in permutations(range(3), 2 if name == "F3" else 3):
            for sides in product((0, 1), repeat=len(segments)):
                for slot, segment in enumerate(segments):
                    s.faces[slot] = 2 * segment + sides[slot]
                t.rules.named.assemble_forest(s)
                assert set(s.location[: s.hexes]) == set(range(6))
                low, high = (4, 6) if name == "F3" else (6, 8)
                assert low <= sum(s.grey[: s.hexes]) <= high


@rule("RU-56", "BE-023")
def test_without_a_table_the_pyramid_is_laid_out_all_the_same() -> None:
    t = forest("F2", faces=["2B", "1A"])  # 2B's Table is covered
    assert Place.TABLE not in at(t).location
    assert all(tiles(t))


@rule("RU-60", "RU-50", "BE-122")
def test_a_gift_just_taken_from_a_rival_wins() -> None:
    t = lay("F2", Who(12, (1, 1, 1, 1, 0), secrets="P9"), Who(gifts=(1, 1, 1, 1, 2)))
    play(t, hex=(0, 1), action="hex", buy="statuette")
    assert (t.over, t.places, gifts(t, 2), secrets(t, 1)) == (True, (1, 2), [1, 1, 1, 1, 1], ["P9"])
