"""The bots by name: legal, repeatable, quick to refuse what cannot be."""

from __future__ import annotations

import random

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots import levels, plain
from broceliande.bots.hints import hint_of
from broceliande.bots.judge import judge_of, plain_judge_of
from broceliande.bots.search import ROOTS, Budget, Knobs, Search, fold
from broceliande.engine.errors import BadBot, NothingAsked
from tests.bots.places import USUAL, middle, prepared
from tests.whispers import GAME as WHISPERS

NAMES = ("random", "greedy", "sapling", "pupil", "druid", "archdruid")


@pytest.mark.parametrize("game", USUAL)
def test_every_bot_answers_legally(game: str) -> None:
    table = prepared(middle(game, 2, 0))
    chance = random.Random(4)
    every = [bots.bot(name) for name in NAMES[:4]] + [bots.bot("druid", iterations=30)]
    for _ in range(120):
        if table.over:
            break
        seat = table.asked[0]
        move = bots.answer(chance.choice(every), table, seat, chance)
        assert table.why_not(seat, move) is None
        table.play(seat, move)


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("threads", [1, 2])
def test_same_seed_and_iterations_same_answers(game: str, threads: int) -> None:
    def answers() -> list[int]:
        table = prepared(middle(game, 3, 5))
        chance = random.Random(9)
        bot = bots.bot("druid", iterations=60, threads=threads, seed=5)
        for _ in range(12):
            seat = table.asked[0]
            table.play(seat, bots.answer(bot, table, seat, chance))
        return [move for _, move in table.played]

    assert answers() == answers()


def test_another_seed_may_answer_otherwise() -> None:
    table = prepared(middle("bloody-grove", 1, 0))
    seat = table.asked[0]
    every = {
        bots.answer(bots.bot("pupil", seed=n), table, seat, random.Random(1)) for n in range(30)
    }
    assert len(every) > 1


@pytest.mark.parametrize(
    ("name", "budget", "word"),
    [
        ("oaf", {}, "oaf"),
        ("druid", {"iterations": 0}, "iteration"),
        ("druid", {"iterations": -3}, "iteration"),
        ("druid", {"seconds": 0}, "seconds"),
        ("druid", {"seconds": -1.0}, "seconds"),
        ("druid", {"seconds": float("nan")}, "seconds"),
        ("druid", {"threads": 0}, "thread"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(name: str, budget: dict[str, float], word: str) -> None:
    with pytest.raises(BadBot, match=word):
        bots.bot(name, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["oaf", "druid@", "druid@0", "druid@x", "druid:wit=3", "druid:x"])
def test_a_study_names_bots_that_are(text: str) -> None:
    if text == "druid@":
        assert levels.parse(text) == levels.LEVELS["druid"]
        return
    with pytest.raises(BadBot):
        levels.parse(text)


def test_nobody_thinks_when_nothing_is_asked() -> None:
    table = prepared(middle("benevolent", 1, 3))
    waiting = next(seat for seat in range(3) if seat not in table.asked)
    rng = random.Random(1)
    with pytest.raises(NothingAsked):
        bots.bot("druid").choose(table, waiting, rng)
    with pytest.raises(NothingAsked):
        bots.advise(table, waiting, iterations=10, rng=rng)
    with pytest.raises(BadBot):
        bots.advise(table, table.asked[0], iterations=0, rng=rng)


def test_a_game_that_is_over_asks_for_no_bot_and_has_true_chances() -> None:
    table = bro.table("benevolent", 2, 1, {"turn_limit": 1})
    chance = random.Random(1)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots.answer(bots.bot("random"), table, seat, chance))
    with pytest.raises(NothingAsked, match="over"):
        bots.bot("druid").choose(table, 0, chance)
    assert bots.chances(table, 0, iterations=5, rng=chance) == [0.0, 0.0]


@pytest.mark.parametrize("game", USUAL)
def test_advice_is_rated_best_first(game: str) -> None:
    table = prepared(middle(game, 4, 10))
    seat = table.asked[0]
    rated = bots.advise(table, seat, iterations=300, rng=random.Random(3))
    assert [one.move for one in rated] != []
    assert {one.move for one in rated} == set(table.rules.legal(table._state, seat))
    assert all(0 <= one.chance <= 1 for one in rated)
    assert [one.share for one in rated] == sorted((one.share for one in rated), reverse=True)
    assert sum(one.share for one in rated) == pytest.approx(1)
    assert not table.touched


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("seat", [0, -1])
def test_chances_add_up(game: str, seat: int) -> None:
    table = prepared(middle(game, 4, 10))
    chances = bots.chances(table, seat, iterations=100, rng=random.Random(3))
    assert len(chances) == table.seats
    team = game == "bethel-woods"
    assert len(set(chances)) == 1 if team else sum(chances) == pytest.approx(1)


# Without compiled code


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was compiled."""
    monkeypatch.setattr("broceliande.bots.thinking.is_ready", lambda rules: False)
    monkeypatch.setattr("broceliande.bots.advice.is_ready", lambda rules: False)


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", USUAL)
def test_a_game_that_is_not_compiled_is_played_all_the_same(game: str) -> None:
    table = middle(game, 2, 4)
    seat = table.asked[0]
    moves = table.rules.legal(table._state, seat)
    chance = random.Random(1)
    for name in NAMES:
        assert bots.answer(bots.bot(name, iterations=20), table, seat, chance) in moves
    rated = bots.advise(table, seat, iterations=20, rng=chance)
    assert {one.move for one in rated} == set(moves)
    assert len(bots.chances(table, -1, iterations=3, rng=chance)) == table.seats


@pytest.mark.usefixtures("cold")
def test_plain_thinking_finds_a_sure_victory() -> None:
    from tests.bots.places import GAMES, recorded

    table = recorded(GAMES / "benevolent/recorded/five_gifts_2_seats.json", 101)
    (seat,) = table.asked
    chosen = bots.answer(bots.bot("druid", iterations=40), table, seat, random.Random(1))
    assert chosen == 44
    assert plain.WORLDS > 1


# The search


@pytest.mark.parametrize("game", USUAL)
def test_both_judges_say_the_same(game: str) -> None:
    table = middle(game, 6, 25)
    plainly = plain_judge_of(table.rules).worth(table._state)
    judge = judge_of(table.rules)
    assert judge.worth(bytes(table._state)) == pytest.approx(plainly)
    assert list(judge.features(bytes(table._state), 0)) == list(judge.hint.FEATURES)


def test_a_game_without_a_hint_is_searched_to_its_end() -> None:
    table = bro.table(WHISPERS, WHISPERS.seats[0], 3)
    bots.prepare(table)
    chance = random.Random(2)
    bot = bots.bot("druid", iterations=50)
    while not table.over:
        seat = table.asked[-1]
        table.play(seat, bots.answer(bot, table, seat, chance))
    assert table.places.count(1) >= 1


def test_what_was_found_is_kept_while_one_goes_on() -> None:
    table = prepared(middle("benevolent", 5, 6))
    (seat,) = table.asked
    search, budget = Search(table.rules), Budget(iterations=400)
    search.begin(bytes(table._state), 1, budget, None)
    assert search.run(seat, budget) == 400
    moves = table.rules.legal(table._state, seat)
    best = max(search.tried(seat, moves), key=lambda one: one.visits)
    assert best.visits > 10
    table.play(seat, best.move)
    moves = table.rules.legal(table._state, table.asked[0])
    search.begin(bytes(table._state), 2, budget, fold(ROOTS, seat, best.move))
    kept = sum(one.visits for one in search.tried(table.asked[0], moves))
    search.begin(bytes(table._state), 2, budget, None)
    assert sum(one.visits for one in search.tried(table.asked[0], moves)) == 0
    assert kept > 0


@pytest.mark.parametrize("game", USUAL)
def test_thinking_ends_when_the_answer_is_settled_and_not_before(game: str) -> None:
    """The same answer as with the whole budget, for less of it."""
    saved = 0
    for ply in range(0, 40, 4):
        table = prepared(middle(game, 5, ply))
        seat, budget = table.asked[0], Budget(iterations=800)
        moves = table.rules.legal(table._state, seat)
        best = []
        for settles in (None, moves):
            search = Search(table.rules)
            search.begin(bytes(table._state), 3, budget, None)
            done = search.run(seat, budget, settles if len(moves) > 1 else None)
            best.append(max(search.tried(seat, moves), key=lambda one: one.visits).move)
        assert best[0] == best[1]
        assert done >= 400
        saved += 800 - done
    assert saved > 0


def test_a_pupil_that_may_slip_thinks_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws by visits, which the rest of its budget changes."""
    table = prepared(middle("benevolent", 3, 0))
    asked = []
    run = Search.run

    def watched(self: Search, seat: int, budget: Budget, moves: list[int] | None = None) -> int:
        asked.append(moves)
        return run(self, seat, budget, moves)

    monkeypatch.setattr(Search, "run", watched)
    for name in ("pupil", "druid"):
        bots.answer(bots.bot(name), table, table.asked[0], random.Random(1))
    assert asked[0] is None
    assert asked[1] is not None


def test_a_small_table_of_statistics_only_fills_up() -> None:
    table = prepared(middle("bloody-grove", 5, 8))
    seat = table.asked[0]
    search, few = Search(table.rules, Knobs(length=0)), Budget(iterations=1)
    search.begin(bytes(table._state), 1, few, None)
    search.run(seat, Budget(iterations=20_000))
    room = search._rooms[0]
    assert room.keys.size == 4096
    assert 3000 < room.used[0] < 4096


def test_playing_on_ends_where_the_hint_can_tell() -> None:
    """Bethel Woods is judged between turns, wherever the way down ended."""
    table = prepared(middle("bethel-woods", 3, 14))
    assert table.question != "pick"
    search, budget = Search(table.rules), Budget(iterations=1)
    search.begin(bytes(table._state), 1, budget, None)
    for _ in range(50):
        search.run(table.asked[0], Budget(iterations=search._rooms[0].done + 1))
        reached = table.game.position.from_bytes(bytes(search._rooms[0].work))
        assert reached.over or table.game.questions[reached.question - 1].name == "pick"


def iterations_of(bot: bots.Bot, table: bro.Table, monkeypatch: pytest.MonkeyPatch) -> int | None:
    """How many iterations a bot wants to make at a table."""
    wanted: list[Budget] = []
    run = Search.run

    def watched(self: Search, seat: int, budget: Budget, moves: list[int] | None = None) -> int:
        wanted.append(budget)
        return run(self, seat, budget, moves)

    with monkeypatch.context() as patched:
        patched.setattr(Search, "run", watched)
        bots.answer(bot, table, table.asked[0], random.Random(1))
    return wanted[0].iterations


def test_a_hint_may_pace_a_level_but_not_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    woods = prepared(middle("bethel-woods", 3, 0))
    pace = hint_of("bethel-woods").PACE["pupil"]
    usual = levels.LEVELS["pupil"].iterations
    assert usual is not None
    assert iterations_of(bots.bot("pupil"), woods, monkeypatch) == pace * usual
    assert iterations_of(bots.bot("pupil", iterations=50), woods, monkeypatch) == 50
    grove = prepared(middle("bloody-grove", 3, 0))
    assert iterations_of(bots.bot("pupil"), grove, monkeypatch) == usual


def test_seconds_are_kept() -> None:
    import time

    table = prepared(middle("roundforest", 5, 8))
    seat = table.asked[0]
    bots.answer(bots.bot("archdruid", seconds=0.05), table, seat, random.Random(1))
    begun = time.process_time()
    bots.answer(bots.bot("archdruid", seconds=0.1), table, seat, random.Random(1))
    assert time.process_time() - begun < 0.4
