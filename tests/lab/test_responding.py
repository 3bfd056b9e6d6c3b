"""Best responses: a fixed strategy, every plan against it, and nothing known that is not seen."""

from __future__ import annotations

import random

import pytest

from broceliande import fast
from broceliande.engine.errors import SetupError
from broceliande.engine.view import observe
from broceliande.fast.running import FastTable
from broceliande.lab import responding
from broceliande.lab.responding import Response, Strategy, TooLarge, late, respond, share, study

GAMES = "benevolent", "bloody-grove", "broom-service", "roundforest"
BOT = "greedy"


def quiet(done: int, of: int) -> None:
    """No bar."""


def middle(game: str, seed: int, answers: int) -> FastTable:
    """A table of two after so many answers, any of them."""
    table, chance = fast.runner(game).table(2, seed), random.Random(seed)
    for _ in range(answers):
        seat = (table.asked & -table.asked).bit_length() - 1
        table.play(seat, chance.choice(list(table.moves(seat))))
    return table


def worlds_of(game: str, deal: int, answers: int, count: int) -> tuple[list[FastTable], int]:
    """A cut-down game."""
    found = late(fast.runner(game), BOT, deal, answers)
    assert found is not None
    table, seat = found
    return [table.redeal(seat, at) for at in range(count)], seat


@pytest.mark.parametrize("game", GAMES)
def test_eyes_tell_apart_what_an_observation_tells_apart(game: str) -> None:
    eyes = responding.Eyes(fast.runner(game).rules.game.position.LAYOUT)
    tables = [middle(game, seed, answers) for seed in (1, 2) for answers in (0, 9, 10, 25)]
    tables += [table.redeal(seat, 5) for table in tables for seat in (0, 1)]
    for seat in (0, 1):
        seen = [eyes.see(table, seat) for table in tables]
        told = [observe(table.plain(), seat) for table in tables]
        for one in range(len(tables)):
            alike = [seen[one] == other for other in seen]
            assert alike == [told[one] == other for other in told]


def test_a_strategy_gives_the_same_answer_to_what_it_sees() -> None:
    table = middle("bloody-grove", 3, 12)
    seat = (table.asked & -table.asked).bit_length() - 1
    strategy = Strategy(fast.runner("bloody-grove"), "merlin@20")
    given = {strategy.answer(table.redeal(seat, at), seat) for at in range(12)}
    assert len(given) == 1


def played_on(strategy: Strategy, table: FastTable, seat: int) -> float:
    """What a seat wins if both go on by the strategy."""
    while table.asked:
        mover = (table.asked & -table.asked).bit_length() - 1
        table.play(mover, strategy.answer(table, mover))
    return share(table, seat)


@pytest.mark.parametrize("game", ["bloody-grove", "benevolent", "broom-service"])
def test_with_one_answer_the_best_of_them_is_found(game: str) -> None:
    worlds, seat = worlds_of(game, 7, 1, 4)
    strategy = Strategy(fast.runner(game), BOT)
    each = []
    for move in [int(move) for move in worlds[0].moves(seat)]:
        total = 0.0
        for world in worlds:
            table = world.copy()
            table.play(seat, move)
            total += played_on(strategy, table, seat)
        each.append(total)
    assert Response(strategy, seat).best(worlds, 1) == max(each)
    own = sum(played_on(strategy, world.copy(), seat) for world in worlds)
    assert Response(strategy, seat).own(worlds) == own


def test_who_cannot_tell_worlds_apart_wins_no_more_than_who_can() -> None:
    less = 0
    for deal in range(40, 52):
        worlds, seat = worlds_of("bloody-grove", deal, 2, 6)
        strategy = Strategy(fast.runner("bloody-grove"), BOT)
        own, best = Response(strategy, seat).own(worlds), Response(strategy, seat).best(worlds, 2)
        knowing = sum(Response(strategy, seat).best([world], 2) for world in worlds)
        assert own <= best <= knowing
        less += best < knowing
    assert less > 0, "a plan must be the same in worlds that look alike"


def test_more_answers_are_worth_no_less() -> None:
    worlds, seat = worlds_of("benevolent", 3, 3, 3)
    strategy = Strategy(fast.runner("benevolent"), BOT)
    rising = [Response(strategy, seat).best(worlds, answers) for answers in (1, 2, 3)]
    assert Response(strategy, seat).own(worlds) <= rising[0] <= rising[1] <= rising[2]


def test_where_there_are_too_many_plans_fewer_answers_are_chosen() -> None:
    run = fast.runner("bloody-grove")
    worlds, seat = worlds_of("bloody-grove", 7, 3, 2)
    with pytest.raises(TooLarge):
        Response(Strategy(run, BOT), seat, 10).best(worlds, 3)
    assert respond(run, BOT, 7, 3, 2, most=10) is None
    whole, short = respond(run, BOT, 7, 3, 2), respond(run, BOT, 7, 3, 2, most=600)
    assert whole is not None
    assert whole["answers"] == 3
    assert short is not None
    assert short["answers"] < 3


def test_a_study_says_what_could_be_won_more() -> None:
    found = study("bloody-grove", BOT, 1, 3, range(3), quiet)
    assert found["positions"] == 3
    assert found["more"] == pytest.approx(found["best"] - found["own"])
    assert 0 <= found["own"] <= found["best"] <= 1


def test_what_cannot_be_studied_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SetupError, match="1 answer"):
        study("bloody-grove", BOT, 0, 3, range(3), quiet)
    with pytest.raises(SetupError, match="against each other"):
        study("bethel-woods", BOT, 1, 3, range(3), quiet)
    monkeypatch.setattr("sys.argv", ["responding", "--game", "bloody-grove", "--bot", "nobody"])
    with pytest.raises(SystemExit):
        responding.main()
    assert "nobody" in capsys.readouterr().err
