"""The game, its settings and its board (BS-001 to BS-017)."""

import pytest

import broceliande as bro
from broceliande.games.broom_service import GAME
from tests.games.broom_service.answers import lead_all, play, refused
from tests.games.broom_service.board import VERSO, at, deal, land, lay, named
from tests.games.broom_service.looking import clouded, destinations, pawns
from tests.rules import rule

# The ledger's tables, computed from the maps (5.4, 5.5).
RECTO = {
    "a": "bh", "b": "achi", "c": "1bdi", "d": "1cej", "e": "dfjk", "f": "3egk", "g": "3fl",
    "h": "4abim", "i": "1bchmn", "j": "12deko", "k": "23efjp", "l": "3gq", "m": "4hinrs",
    "n": "1imost", "o": "12jntu", "p": "23kqvw", "q": "3lpwx", "r": "4ms", "s": "mnrt", "t": "nosu",
    "u": "2otv", "v": "2puw", "w": "pqvx", "x": "qw",
}  # fmt: skip
VERSO_MAP = {
    "a": "bg", "b": "acgh", "c": "bdhi", "d": "ceij", "e": "dfjk", "f": "3ekl", "g": "1abhm",
    "h": "1bcgin", "i": "cdhjno", "j": "deikop", "k": "efjlpq", "l": "3fkq", "m": "1gr",
    "n": "1hiost", "o": "2ijnpt", "p": "2jkoqu", "q": "3klpuv", "r": "1mswx", "s": "1nrtxy",
    "t": "2nosyz", "u": "2EFpqv", "v": "Fqu", "w": "rx", "x": "rswy", "y": "stxz", "z": "2Ety",
    "E": "2Fuz", "F": "Euv", "G": "3H", "H": "3G", "I": "JK", "J": "IK", "K": "IJ",
}  # fmt: skip


@rule("BS-001")
def test_two_to_five_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(bro.BadSeats, match="2 to 5"):
            bro.table(GAME, seats)


@rule("BS-002", "BS-003")
def test_exactly_seven_rounds_then_most_points_win() -> None:
    t = deal(2, 3)
    rounds = set()
    while not t.over:
        rounds.add(at(t).round)
        seat = t.asked[0]
        t.play(seat, t.moves(seat)[-1])
    assert rounds == {1, 2, 3, 4, 5, 6, 7}
    best = max(t.scores)
    assert [place for place, score in zip(t.places, t.scores, strict=True) if score < best] != [1]
    assert all(t.scores[seat] == best for seat, place in enumerate(t.places) if place == 1)


@rule("BS-004")
def test_the_settings_of_a_table() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["first", "side", "storm_clouds", "heavy_clouds", "mountain_tiles"]
    t = bro.table(
        GAME, 3, 5, {"first": 2, "side": "verso", "storm_clouds": True, "heavy_clouds": 12}
    )
    assert (at(t).first, at(t).side) == (2, 1)
    again = bro.table(GAME, 3, 5, t.options)
    assert bytes(again.state) == bytes(t.state)


@rule("BS-005", "BS-033")
def test_the_base_game_is_the_recto_with_heavy_clouds_only() -> None:
    for seed in range(5):
        s = at(deal(4, seed))
        assert s.side == 0
        assert all(0 <= tile < 24 for tile in s.cloud[:18])
        assert set(s.tile) == {-1}
        assert set(s.amulet) == {0}


BAD: list[tuple[dict[str, object], str]] = [
    ({"side": "front"}, "takes one of 'recto', 'verso'"),
    ({"first": 4}, "takes one of 0, 1, 2, 3"),
    ({"storm_clouds": 1}, "takes one of False, True"),
    ({"mountain_tiles": "yes"}, "takes one of False, True"),
    ({"side": "verso", "mountain_tiles": False}, "always on with the verso"),
    ({"heavy_clouds": 23}, "takes 24 only without storm clouds"),
    ({"storm_clouds": True, "heavy_clouds": 9}, "from 10 to 24"),
    ({"storm_clouds": True, "heavy_clouds": 25}, "from 10 to 24"),
    ({"side": "verso", "storm_clouds": True, "heavy_clouds": 10}, "from 11 to 24"),
    ({"forest_tiles": True}, "unknown option"),
]


@rule("BS-006", "BS-165", "BS-215")
@pytest.mark.parametrize(("options", "said"), BAD)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(bro.BadOption, match=said):
        bro.table(GAME, 4, 1, options)


@rule("BS-006")
def test_variants_combine_freely() -> None:
    for side in ("recto", "verso"):
        for storm in (False, True):
            t = deal(3, 2, side=side, storm_clouds=storm, mountain_tiles=True)
            kinds = [n for n, tile in enumerate(at(t).tile) if tile >= 0]
            assert len(kinds) == (3 if side == "recto" else 11)


@rule("BS-007", "BS-008", "BS-009", "BS-011", "BS-016", "Q60")
@pytest.mark.parametrize(("side", "expected"), [("recto", RECTO), ("verso", VERSO_MAP)])
def test_regions_touch_as_the_ledger_has_it(side: str, expected: dict[str, str]) -> None:
    t = deal(2, 1, side=side)
    r, s = named(t), at(t)
    ids = r.REGION_ID[s.side]
    for letter, touching in expected.items():
        n = land(t, letter)
        lands = [ids[m] for m in range(36) if r.TOUCH[s.side][n] >> m & 1]
        waters = [ids[36 + m] for m in range(8) if r.WATERS_AT[s.side][n] >> m & 1]
        assert "".join(sorted(waters + lands)) == touching
    counts = [[r.LANDSCAPE[s.side].count(kind) for kind in range(4)], r.LAND_COUNT[s.side]]
    assert counts == ([[7, 7, 3, 7], 24] if side == "recto" else [[9, 10, 3, 11], 33])


@rule("BS-010", "BS-012", "BS-013", "BS-015", "Q01", "Q02")
def test_clear_water_joins_its_shores_and_a_cloud_parts_them() -> None:
    hands = ["forest", ""]
    t = lay(2, hands=hands, pawns=["cc", "co"])
    play(t, "lead", "forest", "brave")
    assert destinations(t, 0) == "b"  # lake 1 still holds two clouds
    assert refused(t, "move", 0, "j") == "cloud_on_water"
    t = lay(2, hands=hands, pawns=["cc", "co"], clear="RC11")
    play(t, "lead", "forest", "brave")
    assert destinations(t, 0) == "b"  # one of the two is not enough
    t = lay(2, hands=hands, pawns=["cc", "co"], clear="RC11 RC12")
    play(t, "lead", "forest", "brave")
    assert destinations(t, 0) == "bj"  # j lies across lake 1; f, across lakes 1 and 3, does not
    assert refused(t, "move", 0, "f") == "not_adjacent"


@rule("BS-014", "BS-079")
def test_no_pawn_enters_a_clouded_region() -> None:
    t = lay(2, hands=["mountain", ""], pawns=["dd", "co"])
    play(t, "lead", "mountain", "cowardly")
    assert t.question == "choose_roles"  # e is clouded: nowhere to go, and the round is over
    t = lay(2, hands=["mountain", ""], pawns=["db", "co"])
    play(t, "lead", "mountain", "cowardly")
    assert refused(t, "move", 0, "e") == "cloud_on_target"
    assert destinations(t, 1) == "h"


@rule("BS-016", "BS-219", "BS-220")
def test_nothing_crosses_the_high_sea() -> None:
    t = deal(2, 1, **VERSO)
    for spot in range(19):
        at(t).taker[spot] = 0
    at(t).clouded = at(t).clouded_water = 0
    for letter in "IJK":
        reach = named(t).adjacent(at(t), land(t, letter))
        assert {named(t).REGION_ID[1][n] for n in range(36) if reach >> n & 1} < set("IJK")


@rule("BS-017", "BS-078")
def test_any_number_of_pawns_share_a_region() -> None:
    t = lay(3, hands=["forest", "forest", "forest"], pawns=["bi", "bb", "bc"])
    play(t, "lead", "forest", "cowardly")
    play(t, "move", 1, "b")
    assert pawns(t, 0) == "bb"
    play(t, "follow", "cowardly")
    play(t, "follow", "cowardly", seat=2)
    play(t, "move", 1, "b")
    assert pawns(t, 2) == "bb"
    assert not clouded(t, "b")
    lead_all(t)


@rule("BS-007", "BS-075")
def test_a_witch_flies_to_her_own_landscape_alone() -> None:
    for role, lands in (("forest", "bm"), ("hill", "ar"), ("prairie", "i"), ("mountain", "")):
        t = lay(2, hands=[f"{role} fairy", ""], pawns=["hh", "co"], clear="*")
        play(t, "lead", role, "cowardly")
        assert (destinations(t, 0) if t.question == "move" else "") == lands


@rule("BS-010", "BS-015")
@pytest.mark.parametrize(
    ("pawn", "cut"), [("h", "r"), ("d", "ino"), ("u", "jkp"), ("f", "lpq"), ("b", "")]
)
def test_lands_across_clouded_water_are_named_so(pawn: str, cut: str) -> None:
    """Those of the same shore that do not touch the pawn's land."""
    t = lay(2, hands=["forest hill", ""], pawns=[pawn + "c", "co"])
    play(t, "lead", "forest", "cowardly")
    letters = "abcdefghijklmnopqrstuvwx"
    across = [letter for letter in letters if refused(t, "move", 0, letter) == "cloud_on_water"]
    assert "".join(across) == cut
