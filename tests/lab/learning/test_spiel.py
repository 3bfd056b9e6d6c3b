"""OpenSpiel's face: its own simulation tests, its IS-MCTS and its CFR by sampling on our games.
`make test-lab` runs these; OpenSpiel is no part of what `make test` installs."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import broceliande as bro
from broceliande.engine.errors import BadSeats
from broceliande.lab.faces import spiel

pytestmark = pytest.mark.long
SHORT = "python_broceliande(game=benevolent,seats=2,deals=16,turn_limit=3)"


@pytest.mark.parametrize("name", bro.games())
def test_openspiel_simulates_every_game(name: str) -> None:
    short = {"turn_limit": 3} if name in ("benevolent", "roundforest") else {}
    game = spiel.load(name, bro.game(name).seats[-1], deals=4, options=short)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_loads_and_stores_a_game() -> None:
    game = pyspiel.load_game(SHORT)
    assert game.num_players() == 2
    assert game.num_distinct_actions() == bro.game("benevolent").moves
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    with pytest.raises(BadSeats):
        spiel.load("benevolent", 9)


def test_a_resampled_state_has_the_same_information_state() -> None:
    game = spiel.load("bloody-grove", 2, deals=4)
    chance = np.random.RandomState(1)
    state, worlds = game.new_initial_state(), set()
    state.apply_action(2)
    for _ in range(30):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chance.random_sample)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        worlds.add(str(other) == str(state))
        state.apply_action(int(chance.choice(state.legal_actions())))
        if state.is_terminal():
            break
    assert worlds == {False}


def test_is_mcts_plays_our_game() -> None:
    game = pyspiel.load_game(SHORT)
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=12,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


def test_cfr_by_sampling_learns_something_of_our_game() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(SHORT))
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 20
