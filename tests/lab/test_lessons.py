"""What is learnt from: how wishes and aims follow from what a search found, and which courses can
be. (What learns needs PyTorch: `tests/lab/learning`.)"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import broceliande as bro
from broceliande import fast
from broceliande.bots.levels import NETS
from broceliande.bots.search import Tried
from broceliande.bots.seer import file_of
from broceliande.cli import app
from broceliande.engine.cells import cells_of
from broceliande.engine.errors import BadSeats, SetupError
from broceliande.engine.words import words_in
from broceliande.fast.foreseeing import AT, LEAST, MOST, USUAL, WHOSE
from broceliande.lab.learning import courses
from broceliande.lab.learning.collecting import (
    Lesson,
    Order,
    collect,
    joined,
    lessons_of,
    sharpened,
)
from broceliande.lab.learning.courses import numbers
from broceliande.lab.learning.curve import draw
from broceliande.lab.learning.inputs import choose
from broceliande.lab.learning.training import Course

TERMINAL = Path(bro.__file__).parent / "terminal"


def lesson(chances: list[float], strayed: bool = False) -> Lesson:
    return Lesson(b"", 0, 2, [], [], [], chances, strayed)


def test_what_did_better_is_wished_more() -> None:
    tried = [Tried(1, 40, 0.6, 0.5), Tried(2, 40, 0.4, 0.5), Tried(3, 0, 0.5, 0.5)]
    good, bad, untried = sharpened(tried)
    assert good + bad + untried == pytest.approx(1)
    assert good > 5 * bad, "the same number of tries, but it did better"
    assert 0 < untried < bad


def test_a_few_lucky_tries_are_no_proof() -> None:
    lucky, proven = sharpened([Tried(1, 1, 0.9, 0.5), Tried(2, 60, 0.6, 0.5)])
    assert proven > 3 * lucky


def test_aims_go_back_from_the_end_as_far_as_they_are_trusted() -> None:
    game = [lesson([0.5, 0.5]), lesson([0.4, 0.6]), lesson([0.7, 0.3])]
    lessons_of(game, (1.0, 0.0), trust=0.8, seed=7)
    last = 0.2 * 0.7 + 0.8 * 1.0
    middle = 0.2 * 0.4 + 0.8 * last
    assert [one.aims[0] for one in game] == pytest.approx([0.2 * 0.5 + 0.8 * middle, middle, last])
    assert all(one.ends == (1.0, 0.0) and one.game == 7 for one in game)


def test_nothing_is_learnt_back_over_a_move_that_was_not_chosen() -> None:
    game = [lesson([0.5, 0.5]), lesson([0.4, 0.6], strayed=True), lesson([0.1, 0.9])]
    lessons_of(game, (0.0, 1.0), trust=0.8, seed=7)
    assert game[1].aims == [0.4, 0.6]
    assert game[0].aims[0] == pytest.approx(0.2 * 0.5 + 0.8 * 0.4)


@pytest.mark.parametrize("game", bro.games())
def test_games_are_played_and_kept_as_arrays(game: str, tmp_path: Path) -> None:
    seats, options = courses.SEATS[game], courses.OPTIONS.get(game, ({},))
    order = Order(game, seats, options, 12, 3, 0.01, 0.5, 3, 0.1, 0.9)
    one, other = collect(order), collect(order)
    one.save(tmp_path / "lessons.npz")
    kept = dict(np.load(tmp_path / "lessons.npz"))
    whole = joined([kept, kept])
    assert one.games >= 1
    assert len(kept["positions"]) == len(one.lessons) > 3
    assert len(whole["positions"]) == 2 * len(one.lessons)
    assert whole["begins"][-1] == 2 * len(kept["moves"])
    for at in range(len(one.lessons)):
        own = kept["odds"][kept["begins"][at] : kept["begins"][at + 1]]
        assert own.sum() == pytest.approx(1, abs=1e-4)
    alike = min(len(one.lessons), len(other.lessons))
    assert [x.position for x in one.lessons[:alike]] == [x.position for x in other.lessons[:alike]]


def test_roll_outs_say_how_games_end() -> None:
    order = Order("bloody-grove", (2,), ({},), 12, 3, 0.01, 0.3, 3, 0.0, 0.0, rollouts=8)
    for one in collect(order).lessons:
        assert sum(one.aims) == pytest.approx(1)
        for aim in one.aims:
            assert aim * 16 == pytest.approx(round(aim * 16)), "eighths of games, or shared ones"


def test_a_rival_teaches_nothing() -> None:
    net = str(file_of(fast.runner("benevolent").rules))
    order = Order("benevolent", (2,), ({},), 12, 3, 0.3, 0.7, 3, 0.0, 0.9, rival=net)
    lessons = collect(order).lessons
    seats = {(one.game, one.seat) for one in lessons}
    assert lessons
    assert len(seats) == len({one.game for one in lessons}), "one learns, the rival does not"


def test_a_game_without_an_end_is_cut_and_nothing_learnt_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order = Order("benevolent", (2,), ({},), 12, 3, 0.01, 0.7, 3, 0.0, 0.9)
    assert collect(order).lessons
    monkeypatch.setattr("broceliande.lab.learning.collecting.LONGEST", 9)
    short = collect(order)
    assert short.games >= 1
    assert not short.lessons


def test_inputs_are_cells_that_vary_and_none_that_a_hint_is_blind_to() -> None:
    run = fast.runner("roundforest")
    layout = run.rules.game.position.LAYOUT
    deals = [run.table(3, seed).bytes.tobytes() for seed in range(40)]
    positions = np.array([np.frombuffer(deal, np.uint8) for deal in deals])
    table, rows = choose(layout, positions, np.full(40, 3), 4, ())
    assert rows > len(table) > 10
    assert (table[:, MOST] > table[:, LEAST]).all()
    assert ((table[:, LEAST] <= table[:, USUAL]) & (table[:, USUAL] <= table[:, MOST])).all()
    assert set(table[:, WHOSE]) <= {-1, 0, 1, 2}
    blind = next(cell.field for cell in cells_of(layout) if cell.offset == table[-1, AT])
    own = {cell.offset for cell in cells_of(layout) if cell.field == blind}
    less, _ = choose(layout, positions, np.full(40, 3), 4, {blind})
    assert 0 < len(less) < len(table)
    assert not own & set(less[:, AT].tolist())


def test_what_is_read_for_a_seat_alone_is_what_it_may_see() -> None:
    layout = bro.game("broom-service").position.LAYOUT
    run = fast.runner("broom-service")
    deals = []
    for seed in range(60):
        table, luck = run.table(3, seed), np.array([seed], np.uint64)
        for _ in range(2 * seed):
            seat = (table.asked & -table.asked).bit_length() - 1
            moves = table.moves(seat)
            table.play(seat, int(moves[luck[0] % len(moves)]))
        deals.append(table.bytes.copy())
    positions = np.array(deals)
    every, _ = choose(layout, positions, np.full(60, 3), 5, ())
    mine, _ = choose(layout, positions, np.full(60, 3), 5, (), own=True)
    held = {cell.offset for cell in cells_of(layout) if cell.field == "held" and cell.seat == 0}
    assert {int(put[WHOSE]) for put in every if put[AT] in held} == {0, 1, 2}
    assert {int(put[WHOSE]) for put in mine if put[AT] in held} == {0}, "cards in the own hand"
    points = next(cell.offset for cell in cells_of(layout) if cell.field == "vp")
    most = [int(put[MOST]) for put in (*every, *mine) if put[AT] == points and put[WHOSE] == 0]
    assert most[1] > most[0], "there is room for more points than were met"


WRONG = [
    ({"seats": (7,)}, "not for 7 seats"),
    ({"generations": 0}, "1 or more"),
    ({"seconds": 0.0}, "1 or more"),
    ({"trust": 1.5}, "from 0 to 1"),
    ({"rollouts": -1}, "1 or more"),
    ({"master": -1.0}, "0 seconds or more"),
    ({"options": ({"leaves": 3},)}, "leaves"),
    ({"begin": "nowhere.npz"}, "nowhere.npz"),
    ({"begin": str(NETS / "bloody-grove.npz")}, "game bloody-grove, not benevolent"),
    ({"against": str(NETS / "roundforest.npz")}, "game roundforest, not benevolent"),
    ({"game": "bethel-woods", "against": "any.npz"}, "nobody is against anybody"),
    ({"game": "bethel-woods", "beliefs": 100}, "nobody is against anybody"),
]


@pytest.mark.parametrize(("other", "word"), WRONG)
def test_a_course_that_cannot_be_is_refused(other: dict[str, Any], word: str) -> None:
    usual = {
        "game": "benevolent", "seats": (2,), "options": ({},), "iterations": 9, "generations": 1,
        "seconds": 1.0, "rounds": 1, "duels": 1, "thought": 0.1, "seed": 0, "jobs": 1,
    }  # fmt: skip
    Course(**usual).check()  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=word):
        Course(**{**usual, **other}).check()


def test_seats_are_numbers_with_commas() -> None:
    assert numbers("2,2,3") == (2, 2, 3)
    with pytest.raises(BadSeats, match="no numbers of seats"):
        numbers("two")


def test_what_is_not_said_is_as_the_game_is_played() -> None:
    assert courses.usual("bloody-grove", (), {}, 0)[1:] == ((2,), ({},), courses.USUAL)
    assert courses.usual("roundforest", (4,), {"harder": True}, 9)[1:] == (
        (4,),
        ({"harder": True},),
        9,
    )


def test_without_pytorch_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("broceliande.lab.learning.find_spec", lambda _: None)
    done = CliRunner().invoke(app, ["train", "benevolent", "--out", "nowhere"])
    assert done.exit_code != 0
    assert "broceliande[learn]" in done.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_curve_is_a_picture_of_what_was_won(lang: str) -> None:
    duel = {"share": 0.7, "low": 0.5, "high": 0.85, "fair": 0.5, "games": 20, "against": "hint"}
    one = {"duels": {"2": duel}, "kept": True, "curve": [(0.9, 2.0), (0.8, 1.9)]}
    state = {"course": {"game": "bloody-grove"}, "generations": [one, {**one, "kept": False}]}
    drawn = draw(state, words_in(lang, TERMINAL))
    root = ET.fromstring(drawn)  # noqa: S314  (our own)
    assert len(root.findall(".//{*}circle")) == 2
    assert "Bloody Grove" in drawn
