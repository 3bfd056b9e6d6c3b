"""What seldom comes up: the first and the last of a kind, the same twice, exactly enough."""

import pytest

from broceliande.games.bethel_woods.names import CHARACTERS, TILES
from broceliande.games.bethel_woods.payment import FOR_UNMASKING
from tests.games.bethel_woods.answers import may, play, refused, told
from tests.games.bethel_woods.board import at, begin, deal, lay
from tests.games.bethel_woods.looking import character, spies, supply
from tests.rules import rule

FEE = {"machines": {6: "6m 6s 6d 6e"}, "tiles": {6: "ability_fee"}}
TWO_SPIES = ("1+", "tec>2", "ele>3", "spy 3"), ("4+", "tec>5", "eng>6", "spy 6")


@rule("BW-094", "BW-105")
def test_which_machine_failed_and_was_restored_and_by_which_tile_is_told() -> None:
    t = lay(
        "1m 1e", machines={3: "3e 3s 3d 3m", 5: "5m 5s 5d"}, tiles={3: "redirect", 5: "limit6"},
        spies=[3], column=[6, 4, 2], reserve="5e 1s 2s",
    )  # fmt: skip
    play(t, "1+", "tec>2", "ele>3", "3e", "spy 3", "1m", "1e", "end")
    assert [numbers[:2] for numbers in told(t, "restored")] == [(2, TILES.index("redirect"))]
    assert [numbers[:2] for numbers in told(t, "failed")] == [(4, TILES.index("limit6"))]


@rule("BW-074", "BW-120")
def test_exactly_enough_for_a_substitute_and_its_fee() -> None:
    t = lay("1e 2s", characters="nova linny", workers={2: "mec"}, crowd=5, **FEE)  # type: ignore[arg-type]
    play(t, "2+", "mec>s2", "1e")
    assert (supply(t), at(t).built) == ("", 1)


@rule("BW-054", "BW-055")
def test_a_payment_begins_with_nothing_paid() -> None:
    first, second = TWO_SPIES
    t = lay("1m 1e 2m 2d 2s", spies=[3, 6])
    play(t, *first, "1m")
    assert spies(t) == [6]
    begin(t)
    play(t, *second)  # of each required type there is one: nothing to choose
    assert (supply(t), spies(t)) == ("2s", [])


@rule("BW-088")
def test_fenn_replaces_one_in_every_turn() -> None:
    first, second = TWO_SPIES
    t = lay("1m 2m 1s 2s", characters="fenn nova", spies=[3, 6])
    play(t, *first, "1s", "1m")
    begin(t)
    play(t, *second)
    assert (supply(t), spies(t), at(t).used) == ("", [], 1)
    assert len(told(t, "substituted")) == 2


@rule("BW-014", "RU-33")
def test_an_empty_place_of_the_column_hides_nothing() -> None:
    assert deal(spies=2).view(None)["fields"]["column"] == [None] * 4 + [-1] * 2


@rule("BW-077", "BW-119")
def test_the_last_kind_of_knowledge_pays_fee_and_ability() -> None:
    t = play(lay("6e", characters="harris fenn"), "ability")
    assert (t.question, supply(t)) == ("shift", "")
    t = play(lay("6e 6e", characters="harris fenn", **FEE), "ability")  # type: ignore[arg-type]
    assert (t.question, supply(t)) == ("shift", "")


@rule("BW-087", "BW-119")
def test_of_three_of_a_type_one_pays_the_fee() -> None:
    t = play(lay("1m 2m 3m", characters="violet fenn", **FEE), "ability")  # type: ignore[arg-type]
    assert t.question == "fee"
    assert may(t, "1m", "2m", "3m") == {"1m", "2m", "3m"}


@rule("BW-084", "BW-086")
def test_why_knowledge_cannot_be_spent() -> None:
    t = play(lay("1m 2m", machines={1: "1d", 2: "2d"}), "ability")
    assert refused(t, "5s") == "value_mismatch"
    assert refused(t, "1s") == "knowledge_missing"


@rule("BW-084")
def test_who_removed_a_malfunction_is_told() -> None:
    for player, characters in ((1, "linny fenn"), (2, "fenn linny")):
        supplies = ("1m", "") if player == 1 else ("", "1m")
        t = lay(*supplies, characters=characters, machines={3: "1d"}, player=player)
        play(t, "ability")
        assert [seat for seat, *_ in told(t, "removed")] == [player - 1]


@rule("BW-082")
def test_junas_gives_in_every_turn() -> None:
    t = lay("1m 2m 3m 4m 5m 6m", characters="junas fenn")
    play(t, "ability", "1m", "2m", "3m")
    begin(t)
    play(t, "ability", "4m")
    assert t.question == "give"
    play(t, "5m", "6m")
    assert (supply(t), supply(t, 2)) == ("", "2m 3m 5m 6m")


@rule("BW-082")
def test_of_two_players_the_other_one_receives() -> None:
    t = play(lay("", "1m 2m", characters="fenn junas", player=2), "ability", "1m")
    assert (supply(t, 1), supply(t, 2)) == ("2m", "")


@rule("BW-082", "RU-20")
def test_gifts_are_of_the_type_discarded_whatever_its_value() -> None:
    t = play(lay("6e 5e 4e 3m", characters="junas fenn"), "ability", "6e")
    assert may(t, "5e", "4e") == {"5e", "4e"}
    assert refused(t, "3m") == "same_type_needed"


@rule("BW-082")
@pytest.mark.parametrize("value", [1, 6])
def test_the_lowest_and_the_highest_are_given_too(value: int) -> None:
    t = play(lay(f"{value}m {value}m", characters="junas fenn"), "ability")
    assert (supply(t), supply(t, 2)) == ("", f"{value}m")


@rule("BW-082")
def test_the_first_gift_is_chosen_where_there_are_two_kinds() -> None:
    t = play(lay("1m 2m 3m", characters="junas fenn"), "ability", "3m")
    assert t.question == "give"


@rule("BW-030", "BW-073")
def test_who_used_which_ability_is_told_at_every_moment() -> None:
    for laid in (["tec>2"], ["tec>2", "ele>3"]):
        t = play(lay("1m", characters="harris fenn"), "1+", *laid, "ability")
        ((seat, who, *_),) = told(t, "ability")
        assert (seat, CHARACTERS[who]) == (0, "harris")
    assert refused(lay("1m", characters="harris fenn"), "ability", "place") == "another_question"


@rule("BW-022")
@pytest.mark.parametrize("first", CHARACTERS)
def test_named_characters_are_dealt_as_named(first: str) -> None:
    other = "fenn" if first != "fenn" else "nova"
    for seed in range(3):
        t = deal(2, seed, characters=[first, other])
        assert [character(t, 1), character(t, 2)] == [first, other]


@rule("BW-022", "BW-141")
@pytest.mark.parametrize("seats", [1, 2])
def test_everybody_gets_one_of_the_characters(seats: int) -> None:
    dealt = {n for seed in range(60) for n in at(deal(seats, seed)).character[:seats]}
    every = set(range(len(CHARACTERS)))
    assert dealt == (every - {CHARACTERS.index("junas")} if seats == 1 else every)


@rule("BW-010", "RU-50")
def test_four_unknown_tiles_come_out_in_every_order() -> None:
    t = deal()
    s = at(t)
    for machine in (4, 5):
        s.face[machine] = s.tile[machine]
    worlds = (at(t.redeal(None, seed)) for seed in range(400))
    assert len({tuple(world.tile[:4]) for world in worlds}) == 24


@rule("BW-070", "BW-073")
def test_a_position_says_what_happened_in_this_turn() -> None:
    t = play(lay(), "1+", "tec>2")
    assert at(t).laid == 1
    play(t, "ele>3")
    assert at(t).laid == 2
    t = lay("1m", workers={2: "mec"}, crowd=5)
    play(t, "2+", "mec>s2")
    assert at(t).built_now == 1


@rule("BW-054", "BW-118")
def test_a_position_says_what_is_paid_for() -> None:
    t = play(lay("1m 2m 1e 2e", spies=[3]), "1+", "tec>2", "ele>3", "spy 3")
    assert (t.question, at(t).paying) == ("pay", FOR_UNMASKING)
    t = play(lay("1m 2m 3m", characters="violet fenn", **FEE), "ability")  # type: ignore[arg-type]
    assert (t.question, at(t).token) == ("fee", -1)
