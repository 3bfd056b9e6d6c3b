"""The invariants: each fault is found, and a sound position has none."""

from collections.abc import Callable

import pytest

from broceliande.games.bethel_woods import GAME
from broceliande.games.bethel_woods.fields import Position
from tests.games.bethel_woods.board import at, deal, lay
from tests.rules import rule


def _lose_token(s: Position) -> None:
    s.reserve_n -= 1


def _lose_worker(s: Position) -> None:
    s.workers[0][2] -= 1


def _miscount_supply(s: Position) -> None:
    s.held[0] += 1


def _miscount_machine(s: Position) -> None:
    s.lying[0] += 1


def _call_critical(s: Position) -> None:
    s.critical |= 1


def _turn_up(s: Position) -> None:
    s.active |= 1


def _show_another(s: Position) -> None:
    s.face[0] = (s.tile[0] + 1) % 6


def _swap_tiles(s: Position) -> None:
    s.tile[0] = s.tile[1]


def _lose_spy(s: Position) -> None:
    s.column_n -= 1


def _double_spy(s: Position) -> None:
    s.spy[s.column[0]] = 1


def _win_a_tile(s: Position) -> None:
    s.built += 1


def _go_below_zero(s: Position) -> None:
    s.due = -1


def _borrow_worker(s: Position) -> None:
    s.workers[0][0] -= 1
    s.workers[1][0] += 1


def _borrow_knowledge(s: Position) -> None:
    s.knowledge[0][0] -= 1
    s.knowledge[0][1] -= 1
    s.held[0] -= 2
    for kind in (0, 1):
        s.discard[kind] += 1


def _borrow_discard(s: Position) -> None:
    s.discard[0] -= 1
    s.knowledge[0][0] += 1
    s.held[0] += 1


BROKEN: list[tuple[Callable[[Position], None], int]] = [
    (_lose_token, 1),
    (_lose_worker, 2),
    (_miscount_supply, 3),
    (_miscount_machine, 3),
    (_call_critical, 4),
    (_turn_up, 5),
    (_show_another, 5),
    (_swap_tiles, 6),
    (_lose_spy, 7),
    (_double_spy, 7),
    (_win_a_tile, 8),
    (_go_below_zero, 9),
    (_borrow_worker, 9),
    (_borrow_knowledge, 9),
    (_borrow_discard, 9),
]


@pytest.mark.parametrize(("spoil", "fault"), BROKEN)
def test_each_fault_is_found(spoil: Callable[[Position], None], fault: int) -> None:
    t = lay()
    assert t.rules.check(t.state) == 0
    spoil(at(t))
    assert t.rules.check(t.state) == fault
    assert GAME.faults[fault - 1]


def test_every_fault_is_tried() -> None:
    assert {fault for _, fault in BROKEN} == set(range(1, len(GAME.faults) + 1))


@rule("BW-094")
def test_a_critical_machine_shows_its_tile() -> None:
    t = lay(machines={4: "4m 4s 4d 4e"})
    at(t).face[3] = -1
    assert t.rules.check(t.state) == 5
    assert deal().rules.check(deal().state) == 0
