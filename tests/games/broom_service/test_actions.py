"""Actions in general, gatherers and witches (BS-063 to BS-082)."""

import pytest

from tests.games.broom_service.answers import play, refused
from tests.games.broom_service.board import at, lay
from tests.games.broom_service.looking import clouded, destinations, goods, pawns, told, towers, vp
from tests.rules import rule


@rule("BS-063", "BS-067", "Q57")
def test_a_role_may_be_played_without_any_use_of_it() -> None:
    for stance in ("brave", "cowardly"):
        t = lay(2, hands=["mountain hill", ""], pawns=["tt", "co"])
        play(t, "lead", "mountain", stance)
        assert pawns(t, 0) == "tt"
        assert "stayed" in told(t)
        assert t.question == "lead"


@rule("BS-064", "BS-067", "Q06", "Q08")
@pytest.mark.parametrize(
    ("role", "question", "word"),
    [("root", "gather", "no"), ("forest", "move", "stay"), ("valley", "deliver", "none"),
     ("fairy", "dispel", "none")],
)  # fmt: skip
def test_any_action_may_be_declined(role: str, question: str, word: str) -> None:
    t = lay(2, hands=[f"{role} hill", ""], pawns=["ci", "co"], goods=[(1, 1, 1, 9)])
    before = goods(t, 0)
    play(t, "lead", role, "brave")
    play(t, question, word)
    assert goods(t, 0) == before
    assert vp(t) == [10, 10]
    assert pawns(t, 0) == "ci"
    assert (t.question, t.asked) == ("lead", (0,))


@rule("BS-065", "BS-066", "BS-082", "Q06")
def test_a_brave_witch_may_move_without_delivering_but_not_the_other_way_round() -> None:
    t = lay(2, hands=["forest hill", ""])
    play(t, "lead", "forest", "brave")
    assert t.question == "move"
    assert refused(t, "deliver", 0, "RT06") == "wrong_decision"
    play(t, "move", 0, "b")
    play(t, "deliver", "none")
    assert vp(t) == [10, 10]
    t = lay(2, hands=["forest hill", ""])
    play(t, "lead", "forest", "brave")
    play(t, "move", "stay")
    assert t.question == "lead"


@rule("BS-068", "BS-223")
def test_belongings_lie_open() -> None:
    t = lay(2, hands=["root", ""])
    for seat in (0, 1, None):
        fields = t.view(seat)["fields"]
        for name in ("goods", "taker", "cloud", "amulet", "tiles", "vp", "pawns", "occupied"):
            assert None not in fields[name]


@rule("BS-069", "Q56")
def test_the_supply_never_runs_out() -> None:
    t = lay(2, hands=["root", ""], goods=[(60, 60, 60, 60), (60, 60, 60, 60)])
    play(t, "lead", "root", "brave")
    play(t, "gather", "yes")
    assert goods(t, 0) == [62, 60, 60, 61]


@rule("BS-070", "BS-071", "BS-072", "BS-073", "BS-074", "Q07")
@pytest.mark.parametrize(
    ("role", "brave", "cowardly"),
    [("root", [2, 0, 0, 1], [1, 0, 0, 0]), ("fruit", [0, 2, 0, 1], [0, 1, 0, 0]),
     ("herb", [0, 0, 2, 1], [0, 0, 1, 0])],
)  # fmt: skip
def test_gatherers_take_three_or_one_all_or_nothing(
    role: str, brave: list[int], cowardly: list[int]
) -> None:
    for stance, gain in (("brave", brave), ("cowardly", cowardly)):
        t = lay(2, hands=[role, ""], goods=[(0, 0, 0, 0)])
        play(t, "lead", role, stance)
        assert [m.path for m in t.moves(0)] == [("answer:decline",), ("answer:take",)]
        play(t, "gather", "yes")
        assert goods(t, 0) == gain


@rule("BS-075", "BS-077")
@pytest.mark.parametrize(
    ("role", "where"), [("forest", "m"), ("hill", "n"), ("mountain", "h"), ("prairie", "c")]
)
def test_a_witch_flies_to_an_adjacent_region_of_her_landscape(role: str, where: str) -> None:
    t = lay(2, hands=[role, ""], pawns=["ii", "co"])
    play(t, "lead", role, "cowardly")
    assert destinations(t, 0) == destinations(t, 1) == ("bm" if role == "forest" else where)
    assert refused(t, "move", 0, "x") == "not_adjacent"
    other = "n" if role != "hill" else "m"
    assert refused(t, "move", 0, other) == "wrong_landscape"
    play(t, "move", 1, where)
    assert pawns(t, 0) == f"i{where}"


@rule("BS-076")
def test_a_witch_goes_to_another_region() -> None:
    t = lay(2, hands=["prairie", ""], pawns=["ic", "co"])
    play(t, "lead", "prairie", "cowardly")
    assert refused(t, "move", 0, "i") == "same_region"
    assert refused(t, "move", 2, "c") == "no_such_pawn"
    assert destinations(t, 0) == "c"


@rule("BS-079", "BS-112")
def test_a_cloud_forbids_the_destination_until_it_is_gone() -> None:
    t = lay(2, hands=["forest", ""], pawns=["up", "co"], clear="RC01")
    assert clouded(t, "v")
    play(t, "lead", "forest", "cowardly")
    assert destinations(t, 0) == "t"
    t = lay(2, hands=["forest", ""], pawns=["up", "co"], clear="RC05")
    play(t, "lead", "forest", "cowardly")
    assert destinations(t, 0) == "tv"


@rule("BS-080")
def test_a_cowardly_witch_only_moves() -> None:
    t = lay(2, hands=["forest hill", ""])
    play(t, "lead", "forest", "cowardly")
    play(t, "move", 0, "b")
    assert t.question == "lead"


@rule("BS-081", "BS-082")
def test_a_brave_witch_delivers_with_the_pawn_that_moved() -> None:
    t = lay(2, hands=["forest", ""], pawns=["cn", "co"])
    play(t, "lead", "forest", "brave")
    play(t, "move", 0, "b")
    assert towers(t, 0) == ["RT05", "RT07", "RT08"]
    assert towers(t, 1) == []
    assert refused(t, "deliver", 1, "RT03") == "wrong_pawn"
    play(t, "deliver", 0, "RT08")
    assert vp(t)[0] == 10 + 5
    assert at(t).goods[0][2] == 0
