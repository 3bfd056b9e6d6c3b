"""The fast runner as Python sees it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import broceliande as bro
from broceliande import fast
from broceliande.engine.rules import rules_of
from broceliande.fast.cache import folder_of
from broceliande.fast.warm import warm

pytestmark = pytest.mark.xdist_group("fast benevolent")


def test_a_table_is_the_one_the_library_deals() -> None:
    table = fast.runner("benevolent").table(3, seed=7, options={"layout": "3b"})
    assert table.plain() == bro.table("benevolent", 3, 7, {"layout": "3b"}).state
    assert table.fields.reserve == 56
    seat = table.asked.bit_length() - 1
    assert table.why_not(seat, int(table.moves(seat)[0])) == 0
    assert table.why_not((seat + 1) % 3, 0) == 2


def test_a_copy_is_independent() -> None:
    table = fast.runner("benevolent").table(2, seed=1)
    twin, before = table.copy(), table.bytes.tobytes()
    answers = twin.play_out(np.array([3], np.uint64))
    assert answers > 10
    assert table.bytes.tobytes() == before
    assert twin.asked == 0


def test_the_same_seed_plays_the_same_games() -> None:
    run = fast.runner("benevolent")
    assert run.play_games(3, 20, seed=4) == run.play_games(3, 20, seed=4)
    assert run.play_games(3, 20, seed=4) != run.play_games(3, 20, seed=5)


def test_wrong_seats_and_options_are_refused() -> None:
    run = fast.runner("benevolent")
    with pytest.raises(bro.BadSeats):
        run.table(7)
    with pytest.raises(bro.BadOption):
        run.table(2, options={"layout": "9z"})


def test_a_folder_is_named_by_what_is_compiled(tmp_path: Path) -> None:
    game = bro.game("benevolent")
    ours = rules_of(game, game.edition())
    assert folder_of(ours) == folder_of(rules_of(game, game.edition()))
    cheaper = rules_of(game, game.edition({"gifts": {"price": [1, 1, 1, 1, 1]}}))
    assert folder_of(cheaper) != folder_of(ours)
    renamed = rules_of(game, game.edition({"name": "Another name"}))
    assert folder_of(renamed) == folder_of(ours)


def test_warming_tells_how_far_it_is() -> None:
    game = bro.game("benevolent")
    told: list[tuple[int, int]] = []
    fast.runner(game)
    warm(rules_of(game, game.edition()), lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1] > 20
    assert fast.is_warm("benevolent")
