"""The worked examples of the ledger, to the letter."""

import pytest

import broceliande as bro
from tests.games.bethel_woods.answers import may, play, refused
from tests.games.bethel_woods.board import at, deal, lay
from tests.games.bethel_woods.looking import (
    active,
    critical,
    discarded,
    lying,
    spies,
    standing,
    supply,
)
from tests.rules import rule

QUIET = ("1+", "tec>2", "ele>3", "end")


def start(**more: object) -> bro.Table:
    return lay(machines={6: "6d 6d 6s", 5: "5e 5m"}, **more)  # type: ignore[arg-type]


@rule("BW-013")
def test_we_01() -> None:
    assert standing(deal(), 5) == "eng ele"


@rule("BW-032", "BW-033", "BW-034", "BW-035", "BW-036")
def test_we_02() -> None:
    t = play(start(), "1-", "tec>6", ".", "ele>5", ".")
    assert (standing(t, 1), standing(t, 6), standing(t, 5)) == ("", "mec tec tec", "eng ele ele")


@rule("BW-034", "BW-035")
@pytest.mark.parametrize("order", [("tec>2", "ele>3"), ("ele>2", "tec>3")])
def test_we_03(order: tuple[str, str]) -> None:
    t = play(start(), "1+", *order)
    assert at(t).last == 2
    assert len(standing(t, 2).split()) == len(standing(t, 3).split()) == 3


@rule("BW-040", "BW-041")
def test_we_04() -> None:
    t = play(start(), "1-", "tec>6", "6d", "6d", "ele>5", "5e")
    assert supply(t) == "5e 6d 6d"
    assert refused(t, "5e", "repair") == "token_not_there"


@rule("BW-041")
def test_we_05() -> None:
    t = lay(machines={2: "2e 2e 2e"}, workers={2: "mec eng"})
    play(t, "1+", "ele>2", "2e")
    assert refused(t, "2e", "repair") == "repair_too_many"


@rule("BW-040", "BW-041")
def test_we_06() -> None:
    t = lay(machines={2: "2e 2e 2e"}, workers={1: "ele", 2: "ele ele"}, crowd=5)
    play(t, "1+", "ele>2", "2e", "2e", "2e")
    assert (supply(t), lying(t, 2)) == ("2e 2e 2e", "")


@rule("BW-059", "BW-060", "BW-064", "BW-065", "BW-066", "BW-068")
def test_we_07() -> None:
    board = {1: "", 2: "mec eng", 3: "mec ele", 4: "eng tec", 5: "eng ele ele", 6: "mec tec tec"}
    t = lay(machines={6: "6s", 1: "1e"}, workers=board)
    play(t, "5+", "eng>6", "6s", "ele>1", "1e")
    assert refused(t, "ele>2") == ""
    play(t, "ele>s1")
    assert (at(t).built, at(t).orphanage[0], supply(t), discarded(t)) == (1, 3, "6s", "1e")


@rule("BW-065", "BW-066")
def test_we_08() -> None:
    """Six builds one after another cost 1 to 6, each of the worker's own type."""
    order = [(1, "ele", "e"), (2, "mec", "m"), (3, "ele", "e"), (4, "eng", "s"), (5, "ele", "e"),
             (6, "tec", "d")]  # fmt: skip
    inside: dict[int, str] = {}
    for cost, (section, worker, letter) in enumerate(order, 1):
        tokens = " ".join(f"{n}{letter}" for n in range(1, cost + 1))
        for less, code in ((tokens[3:], "knowledge_missing"), (tokens, "")):
            t = lay(less, workers={section: worker}, crowd=section % 6 + 1, orphanage=inside)
            play(t, f"{section}+")
            assert refused(t, f"{worker}>s{section}") == code
        play(t, f"{worker}>s{section}")
        assert (at(t).built, supply(t)) == (cost, "")
        inside[section] = worker
    assert t.ending == "win"


@rule("BW-091", "BW-092", "BW-093", "BW-094")
def test_we_09() -> None:
    t = lay(machines={4: "4m 4e"}, reserve="1d 4s 4d", tiles={4: "ability_fee"})
    play(t, *QUIET)
    assert (lying(t, 1), lying(t, 4)) == ("1d", "4m 4s 4d 4e")
    names = [t.game.events[event.event - 1].name for event in t.told][-5:]
    assert names == ["placed", "placed", "placed", "failed", "spy_came"]
    assert active(t) == ["ability_fee"]


@rule("BW-098", "BW-099", "BW-100", "BW-101")
def test_we_10() -> None:
    t = lay(machines={1: "1m 1m 1s"}, tiles={1: "limit6"}, column=[5], reserve="1d 2s 3d")
    play(t, *QUIET)
    assert (critical(t), spies(t)) == ([1], [5])
    assert (lying(t, 2), lying(t, 3)) == ("2s", "3d")


@rule("BW-093", "BW-102")
def test_we_11() -> None:
    t = lay(machines={5: "5m 5s"}, spies=[5], reserve="5d 1s 2s", tiles={5: "limit6"})
    assert critical(t) == []
    assert critical(play(t, *QUIET)) == [5]


@rule("BW-109", "BW-110")
@pytest.mark.parametrize(("way", "machine"), [("clockwise", 6), ("anticlockwise", 3)])
def test_we_12(way: str, machine: int) -> None:
    t = lay(
        machines={5: "5m 5s 5d", 4: "4m 4s 4d 4e"}, tiles={5: "redirect", 4: "limit6"},
        reserve="5e 5e 1s", options={"redirect": way},
    )  # fmt: skip
    play(t, *QUIET)
    assert lying(t, 5) == "5m 5s 5d 5e"
    assert lying(t, machine) == "5e"


@rule("BW-114")
def test_we_13() -> None:
    board = {
        "workers": {2: "mec"}, "crowd": 6, "orphanage": {1: "tec", 3: "ele", 4: "eng"},
        "machines": {5: "5m 5s 5d 5e"}, "tiles": {5: "build_plus1"},
    }  # fmt: skip
    four = play(lay("1m 2m 3m 4m", **board), "2+")  # type: ignore[arg-type]
    assert refused(four, "mec>s2") == "knowledge_missing"
    t = play(lay("1m 2m 3m 4m 5m 6m", **board), "2+", "mec>s2")  # type: ignore[arg-type]
    play(t, "1m", "2m", "3m", "4m")
    assert refused(t, "end", "finish") == "wrong_payment"
    assert at(t).built == 3
    play(t, "6m")
    assert (at(t).built, supply(t)) == (4, "5m")


@rule("BW-105", "BW-115")
def test_we_14() -> None:
    t = lay(
        "1m 2m 3m 4m", workers={1: "ele mec"}, crowd=6, machines={2: "2m 2s 2d 2e"},
        orphanage={1: "tec", 3: "ele", 4: "eng"}, tiles={2: "build_plus1"},
    )  # fmt: skip
    play(t, "1+", "ele>2", "2e")
    assert active(t) == []
    play(t, "mec>s2")
    assert (at(t).built, supply(t)) == (4, "2e")


@rule("BW-116", "BW-117")
def test_we_15() -> None:
    board = {"workers": {2: "ele"}, "crowd": 5, "spies": [3], "tiles": {3: "unmask_plus1"}}
    t = lay("1m 1e 6d", machines={3: "3e 3s 3d"}, **board)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", ".")
    assert t.rules.named.unmask_cost(at(t), 2) == 3
    play(t, "spy 3")
    assert (supply(t), spies(t)) == ("", [])
    t = lay("1m 1e 6d", machines={3: "3e 3s 3d"}, **board)  # type: ignore[arg-type]
    play(t, "2+", "ele>3", "3e")
    assert t.rules.named.unmask_cost(at(t), 2) == 2
    play(t, "spy 3", "1m", "1e")
    assert supply(t) == "3e 6d"


@rule("BW-107", "BW-108")
def test_we_16() -> None:
    t = lay(
        "1m 2m 3m 4m 5m 6m 1s", "1d 2d 3d 4d 5d", "1e 2e 3e 4e 5e 6e 2s 3s",
        characters="linny violet nova", machines={5: "5m 5s 5d"}, tiles={5: "limit6"},
        reserve="5e 1s 2s", column=[4],
    )  # fmt: skip
    play(t, *QUIET, "1m", "1e", "2e")
    assert list(at(t).held)[:3] == [6, 5, 6]
    assert t.rules.named.limit(at(t)) == 6


@rule("BW-122", "BW-123")
def test_we_17() -> None:
    tiles = {5: "extra_malfunction", 4: "limit6"}
    t = lay(machines={5: "5m 5s 5d"}, tiles=tiles, reserve="1s 2s 5e 3s", column=[1])
    left = at(t).reserve_n
    play(t, *QUIET)
    assert left - at(t).reserve_n == 4
    t = lay(machines={5: "5m 5s 5d", 4: "4m 4s 4d"}, tiles=tiles, reserve="4e 1s 2s", column=[5])
    left = at(t).reserve_n
    play(t, *QUIET)
    assert (left - at(t).reserve_n, "extra_malfunction" in active(t)) == (3, True)


@rule("BW-124", "BW-126")
def test_we_18() -> None:
    five = {1: "tec", 3: "ele", 4: "eng", 5: "eng", 6: "tec"}
    broken = {n: f"{n}m {n}s {n}d {n}e" for n in (1, 3, 4, 6)}
    t = lay("1m 2m 3m 2m 5m 5m", workers={2: "mec"}, crowd=5, orphanage=five, machines=broken,
            tiles={2: "build_plus1"})  # fmt: skip
    assert len(critical(t)) == 4
    play(t, "2+")
    assert may(t, "mec>s2", "mec>3") == {"mec>s2", "mec>3"}
    play(t, "mec>s2")
    assert (t.ending, t.places) == ("win", (1, 1))
