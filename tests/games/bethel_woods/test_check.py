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


def _show_the_first(s: Position) -> None:
    other = next(machine for machine in range(6) if s.tile[machine] != 0)
    s.face[other] = 0


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
    (_show_the_first, 5),
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


Change = Callable[[Position], object]
NOWHERE = [0]  # where nothing is counted


def _move(one: list[int], here: int, other: list[int], there: int, by: int = 1) -> list[int]:
    """So many from one place to another."""
    one[here] -= by
    other[there] += by
    return one


def _lend(s: Position, seat: int, kind: int) -> None:
    """A token that a player does not have lies in the discard pile."""
    s.held[seat] -= 1
    _move(s.knowledge[seat], kind, s.discard, kind)


def _empty_reserve(s: Position) -> None:
    for at_ in range(s.reserve_n):
        s.discard[s.reserve[at_]] += 1
    s.reserve_n = -1


EDGES: list[tuple[str, int, Change]] = [
    ("the first kind in the discard", 1, lambda s: _move(NOWHERE, 0, s.discard, 0)),
    ("the last kind in the discard", 1, lambda s: _move(NOWHERE, 0, s.discard, 23)),
    ("the first hand", 1, lambda s: _move(NOWHERE, 0, s.knowledge[0], 23)),
    ("the last hand", 1, lambda s: _move(NOWHERE, 0, s.knowledge[2], 0)),
    ("the first machine", 1, lambda s: _move(NOWHERE, 0, s.malfunctions[0], 23)),
    ("the last machine", 1, lambda s: _move(NOWHERE, 0, s.malfunctions[5], 0)),
    ("another token first", 1, lambda s: s.reserve.__setitem__(0, (s.reserve[0] + 1) % 24)),
    ("a worker of the first machine", 2, lambda s: _move(s.workers[0], 3, NOWHERE, 0)),
    ("a worker of the last machine", 2, lambda s: _move(s.workers[5], 0, NOWHERE, 0)),
    ("a worker in the hand", 2, lambda s: _move(NOWHERE, 0, s.hand, 3)),
    ("a worker in the first section", 2, lambda s: s.orphanage.__setitem__(0, 0)),
    ("a worker in the last section", 2, lambda s: s.orphanage.__setitem__(5, 3)),
    ("the last hand counted wrong", 3, lambda s: _move(NOWHERE, 0, s.held, 2)),
    ("the last machine counted wrong", 3, lambda s: _move(NOWHERE, 0, s.lying, 5)),
    ("the workers in the hand counted wrong", 3, lambda s: setattr(s, "hand_n", 1)),
    ("the last machine called critical", 4, lambda s: setattr(s, "critical", 1 << 5)),
    ("the first spy twice", 7, lambda s: s.spy.__setitem__(0, 1)),
    ("the last spy twice", 7, lambda s: s.spy.__setitem__(5, 1)),
    ("another spy first", 7, lambda s: s.column.__setitem__(0, s.column[1])),
    ("another spy last", 7, lambda s: s.column.__setitem__(5, s.column[0])),
    ("the first tile twice", 6, lambda s: s.tile.__setitem__(0, s.tile[5])),
    ("the last tile twice", 6, lambda s: s.tile.__setitem__(5, s.tile[0])),
    ("the first hand owes the last kind", 9, lambda s: _lend(s, 0, 23)),
    ("the last hand owes the first kind", 9, lambda s: _lend(s, 2, 0)),
    ("the discard owes the last kind", 9,
     lambda s: (_move(s.discard, 23, s.knowledge[1], 23), _move(NOWHERE, 0, s.held, 1))),
    ("the first machine owes a worker", 9, lambda s: _move(s.workers[0], 0, s.workers[1], 0)),
    ("the last machine owes a worker", 9, lambda s: _move(s.workers[5], 3, s.workers[4], 3)),
    ("the reserve owes tokens", 9, _empty_reserve),
    ("repairs owed", 9, lambda s: setattr(s, "repairs", -1)),
]  # fmt: skip


@rule("BW-012", "BW-014", "BW-016", "BW-050", "BW-063", "BW-101")
@pytest.mark.parametrize(("what", "fault", "spoil"), EDGES, ids=[what for what, *_ in EDGES])
def test_each_fault_is_found_at_either_end(what: str, fault: int, spoil: Change) -> None:
    t = lay(characters="linny violet nova")
    spoil(at(t))
    assert t.rules.check(t.state) == fault
