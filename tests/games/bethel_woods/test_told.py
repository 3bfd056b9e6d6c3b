"""What the chronicle tells of each deed: who, what, where, how much, and in which order."""

from typing import Any

import pytest

from tests.games.bethel_woods.answers import play
from tests.games.bethel_woods.board import at, deal, lay
from tests.games.playing import told
from tests.rules import rule

WALK = ["1+", "tec>2", "ele>3"]
WALKED = ["picked 1 0 0", "laid 1 2 1", "laid 1 3 2"]
FIVE = {1: "tec", 2: "mec", 3: "mec", 4: "eng", 5: "eng"}

# It is the second player's turn; her Knowledge, the answers, and what is told. Machines, workers,
# characters and tiles are told by number, from 0; a token by its kind and its place.
Case = tuple[str, dict[str, Any], list[str], list[str]]
CASES: dict[str, Case] = {
    "repairs": (
        "", {"machines": {6: "6d 6d 6s", 5: "5e 5m"}}, ["1-", "tec>6", "6d", "6d", "ele>5", "5e"],
        ["picked 1 0 1", "laid 1 2 5", "repaired 1 142 5", "repaired 1 142 5", "laid 1 3 4",
         "repaired 1 115 4"]),
    "a spy unmasked": (
        "1m 1e", {"spies": [3]}, [*WALK, "spy 3"],
        [*WALKED, "paid 1 24", "paid 1 27", "unmasked 1 2"]),
    "the second tile": (
        "1m 2m", {"workers": {2: "mec"}, "crowd": 5, "orphanage": {4: "eng"}}, ["2+", "mec>s2"],
        ["picked 1 1 0", "paid 1 24", "paid 1 28", "sent 1 0 1 2"]),
    "Nova": (
        "1m 2e", {"characters": "fenn nova", "workers": {2: "mec"}, "crowd": 5,
                  "orphanage": {4: "eng"}}, ["2+", "mec>s2"],
        ["picked 1 1 0", "paid 1 24", "substituted 1 0", "paid 1 31", "sent 1 0 1 2"]),
    "Harris": (
        "4e", {"characters": "fenn harris"}, ["ability", "3>6"],
        ["ability 1 1", "spent 1 39", "shifted 1 3 2 5"]),
    "Harris and the fee": (
        "4e 5e", {"characters": "fenn harris", "machines": {4: "4m 4s 4d 4e"},
                  "tiles": {4: "ability_fee"}}, ["ability", "5e", "3>6"],
        ["ability 1 1", "fee_paid 1 43", "spent 1 39", "shifted 1 3 2 5"]),
    "Junas": (
        "1m 2m 3m", {"characters": "fenn junas nova"}, ["ability", "1m", "p3", "3m", "2m"],
        ["ability 1 2", "spent 1 24", "gave 1 2 56", "gave 1 2 52"]),
    "Linny": (
        "4m", {"characters": "fenn linny", "machines": {3: "4e 3m", 4: "4s"}},
        ["ability", "4s@4"], ["ability 1 3", "spent 1 36", "removed 1 85 3"]),
    "Violet": (
        "1m 2m", {"characters": "fenn violet"}, ["ability"],
        ["ability 1 4", "spent 1 24", "spent 1 28"]),
    "the limit": (
        "1m 2m 3m 4m 5m 6m 1s 2s", {"reserve": "1d 2d 3d"}, [*WALK, "end", "3m"],
        [*WALKED, "discarded 1 32", "placed 2 0", "placed 30 1", "placed 58 2"]),
    "a failure and its spy": (
        "", {"machines": {3: "3e 3s 3d"}, "tiles": {3: "build_plus1"}, "column": [5],
             "reserve": "3m 2s 1d"}, [*WALK, ".", "end"],
        [*WALKED, "placed 56 2", "failed 2 2", "placed 29 1", "placed 2 0", "spy_came 4"]),
    "a detour": (
        "", {"machines": {4: "4m 4s 4d 4e"}, "tiles": {4: "redirect"}, "reserve": "4m 2s 1d"},
        [*WALK, "end"], [*WALKED, "redirected 108 4", "placed 29 1", "placed 2 0"]),
    "a machine restored": (
        "", {"machines": {3: "3e 3s 3d 3m"}, "tiles": {3: "build_plus1"}}, [*WALK, "3e"],
        [*WALKED, "repaired 1 59 2", "restored 2 2"]),
    "won": (
        "1d 2d 3d 4d 5d 6d", {"orphanage": FIVE, "workers": {5: "ele tec"}, "crowd": 2},
        ["5+", "ele>6", "tec>s6"],
        ["picked 1 4 0", "laid 1 3 5", "paid 1 26", "paid 1 30", "paid 1 34", "paid 1 38",
         "paid 1 42", "paid 1 46", "sent 1 2 5 6", "won"]),
    "lost by critical machines": (
        "", {"machines": {n: f"{n}m {n}s {n}d {n}e" for n in (1, 2, 3, 6)}},
        ["4+", "tec>5", "eng>6", ".", "end"],
        ["picked 1 3 0", "laid 1 2 4", "laid 1 1 5", "lost_critical 4"]),
    "lost by the reserve": (
        "", {"reserve": "1m 2m", "only": True}, [*WALK, "end"], [*WALKED, "lost_reserve 3 2"]),
    "lost by the spies": (
        "", {"spies": [1, 2, 4, 5, 6], "machines": {3: "3e 3s 3d", 1: "1m 1s 1d"},
             "reserve": "3m 2s 5d"}, [*WALK, ".", "end"],
        [*WALKED, "placed 56 2", "failed 2 2", "placed 29 1", "placed 114 4", "spy_came 2",
         "lost_spies"]),
}  # fmt: skip


@rule("BW-032", "BW-041", "BW-055", "BW-068", "BW-077", "BW-082", "BW-084", "BW-091", "BW-101")
@pytest.mark.parametrize("what", CASES)
def test_each_deed_is_told_with_its_numbers(what: str) -> None:
    supply, changes, given, lines = CASES[what]
    t = play(lay("", supply, player=2, **changes), *given)
    assert told(t) == lines


@rule("BW-015", "BW-017", "BW-022", "BW-024", "BW-139")
def test_the_set_up_is_told_in_its_order() -> None:
    t = deal(3, 4, spies=2, first=1, characters=["violet", "junas", "nova"])
    s = at(t)
    lines = [line for line in told(t, -1) if not line.startswith("put_back")]
    standing = [n for n in range(6) if s.spy[n]]
    assert sorted(lines[:2]) == [f"spy_came {n}" for n in standing]
    assert lines[8:] == ["character 0 4", "character 1 2", "character 2 0", "dealt 1"]
    lying = [
        (m, kind) for m in range(6) for kind in range(24) for _ in range(s.malfunctions[m][kind])
    ]
    assert sorted(lines[2:8]) == sorted(f"placed {24 * m + kind} {m}" for m, kind in lying)
    assert told(deal(1, 2), -1)[-2:] == ["solo 0", "dealt 0"]
