"""Worlds are drawn by how likely they are, and never but such as the seat holds possible; what is
believed changes no rule of honesty, and a file of beliefs is itself or nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from broceliande import fast
from broceliande.bots.minds import Sage
from broceliande.bots.net import WORLDS as TELLS
from broceliande.bots.net import Net
from broceliande.bots.room import Budget
from broceliande.bots.search import LEARNT, Search
from broceliande.bots.seer import Carry, Seer, beliefs_of, seer_from, suits
from broceliande.engine.cells import OWNED, cells_of
from broceliande.engine.errors import BadNet
from broceliande.fast.compiler import seekers
from broceliande.fast.doors import ROW
from broceliande.fast.foreseeing import COLUMNS, SCALE, WIDE
from broceliande.fast.running import FastGame
from broceliande.fast.seeking import BELIEFS, KNOBS, WORLDS
from broceliande.lab.match import play_game
from tests.bots.nets import drawn, walk

GAME, ROLE = "broom-service", 2


def believing(run: FastGame, odds: float) -> tuple[Net, int]:
    """A net that believes a world e to the power of `odds` times likelier if the next seat holds
    its first card; and where that stands for the first seat's neighbour."""
    layout, nothing = run.rules.game.position.LAYOUT, drawn(run)
    held = [cell for cell in cells_of(layout) if cell.field == "held" and cell.index[1] == ROLE]
    first, own = held[0], held[1]
    assert (first.sight, first.seat, own.seat) == (OWNED, 0, 1)
    row = np.zeros((1, COLUMNS), np.int32)
    row[0] = [first.offset, own.offset - first.offset, 1, own.width, -1, 0, 1, 0, 0]
    rows = np.zeros((2, WIDE), np.int16)
    rows[1, 0] = SCALE
    parts = nothing.parts | {
        "table": row, "rows": rows, "biases": np.zeros_like(nothing.parts["biases"]),
        "aspect": np.zeros((1, WIDE), np.float32), "wishes": np.zeros(1, np.float32),
        "moves": np.full_like(nothing.parts["moves"], -1),
    }  # fmt: skip
    parts["aspect"][0, 0] = odds
    parts["moves"][0] = 0
    return Net(parts, {**nothing.about, "tells": TELLS}), own.offset


def imagined(
    run: FastGame, root: bytes, beliefs: Net | None, worlds: int, times: int
) -> NDArray[np.uint8]:
    """Worlds that the first seat draws."""
    seer = Seer(run.rules, drawn(run), beliefs)
    carry: Carry | None = seer.believing()
    how, luck, spare = np.zeros(KNOBS), np.array([7], np.uint64), np.zeros(ROW)
    how[WORLDS] = worlds
    how[BELIEFS] = 0.0 if carry is None else carry.address
    start = np.frombuffer(root, np.uint8).copy()
    work, trial, out = start.copy(), start.copy(), []
    for _ in range(times):
        seekers()["imagine"](run.door, seer.address, start, work, trial, 0, how, luck, spare)
        out.append(work.copy())
    return np.array(out)


def chosen(run: FastGame) -> bytes:
    """A position in which the first seat is asked, and the other may hold the card in question."""
    for position, seat, _ in walk(run, 2, 3, 60):
        held: Any = run.rules.game.position.from_bytes(position)
        if seat == 0 and held.left[1] >= 3 and not (held.shown[1] >> ROLE) & 1:
            return position
    raise AssertionError("no such position")


def test_a_world_is_drawn_by_how_likely_it_is() -> None:
    run = fast.runner(GAME)
    root = chosen(run)
    net, at = believing(run, 3.0)
    bits = [(imagined(run, root, net, count, 600)[:, at] > 0).mean() for count in (1, 2, 8)]
    plain = (imagined(run, root, None, 8, 600)[:, at] > 0).mean()
    assert bits[0] == pytest.approx(plain, abs=0.08), "of one world there is nothing to choose"
    few, many = 1 - (1 - plain) ** 2, 1 - (1 - plain) ** 8
    assert plain + 0.05 < bits[1] <= few + 0.05
    assert bits[1] + 0.05 < bits[2] <= many + 0.05
    against, _ = believing(run, -3.0)
    assert (imagined(run, root, against, 8, 600)[:, at] > 0).mean() < plain - 0.05


def test_whatever_is_believed_a_seat_holds_the_world_possible() -> None:
    run = fast.runner(GAME)
    root = chosen(run)
    layout = run.rules.game.position.LAYOUT
    seen = [
        cell for cell in cells_of(layout)
        if cell.sight != OWNED or cell.seat == 0
    ]  # fmt: skip
    net, _ = believing(run, 5.0)
    start = np.frombuffer(root, np.uint8)
    for world in imagined(run, root, net, 6, 50):
        for cell in seen:
            there = slice(cell.offset, cell.offset + cell.width * max(1, cell.words))
            assert (world[there] == start[there]).all(), cell.field


def test_beliefs_make_another_search_and_the_knob_turns_them_off() -> None:
    run = fast.runner(GAME)
    root = chosen(run)
    table = next((d, s, m) for d, s, m in walk(run, 2, 3, 60) if d == root)
    net, _ = believing(run, 5.0)
    plain, with_beliefs = Seer(run.rules, drawn(run)), Seer(run.rules, drawn(run), net)

    def found(seer: Seer, worlds: int) -> list[float]:
        search = Search(run.rules, replace(LEARNT, worlds=worlds), seer=seer)
        search.begin(root, 5, Budget(iterations=200), None)
        search.run(0, Budget(iterations=200))
        return [one.value for one in search.tried(0, table[2])]

    assert found(with_beliefs, 0) == found(plain, 0) == found(plain, 4)
    assert found(with_beliefs, 4) != found(plain, 4)


def test_whole_games_are_played_with_beliefs() -> None:
    """An illegal answer would stop the game."""
    run = fast.runner(GAME)
    seer = Seer(run.rules, drawn(run), believing(run, 2.0)[0])
    minds = [Sage(Budget(iterations=8), LEARNT, seer=seer) for _ in range(3)]
    assert play_game(run, minds, 4, {}).answers > 50


def test_beliefs_lie_beside_their_net(tmp_path: Path) -> None:
    run = fast.runner(GAME)
    file = tmp_path / "net.npz"
    drawn(run).save(file)
    assert seer_from(run.rules, file).believing() is None
    net, _ = believing(run, 1.0)
    net.save(beliefs_of(file))
    assert seer_from(run.rules, file).believing() is not None
    with pytest.raises(BadNet, match="tells worlds, not chances"):
        suits(net, run.rules)
    drawn(run).save(beliefs_of(file))
    with pytest.raises(BadNet, match="tells chances, not worlds"):
        seer_from(run.rules, file)
    beliefs_of(file).write_bytes(b"no net")
    with pytest.raises(BadNet, match=r"net\.beliefs\.npz cannot be read"):
        seer_from(run.rules, file)
