"""PettingZoo's own tests on our games. `make test-lab` runs these: they bring pygame along."""

from __future__ import annotations

import warnings
from types import ModuleType

import pytest

from broceliande.lab.faces import zoo
from tests.laws.cases import Case, cases

pytestmark = pytest.mark.long
ONE_EACH = [case for case in cases() if case.seats == case.game.seats[-1]]


@pytest.fixture(scope="module")
def tests() -> ModuleType:
    """They load a game of PettingZoo's own, in a way of which it warns itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pettingzoo.test

    return pettingzoo.test  # type: ignore[no-any-return]


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a mask stands beside the cells
@pytest.mark.parametrize("case", ONE_EACH, ids=str)
def test_pettingzoo_accepts_every_game(case: Case, tests: ModuleType) -> None:
    tests.api_test(zoo.env(case.game, case.seats), num_cycles=40)
    tests.seed_test(lambda: zoo.env(case.game, case.seats), num_cycles=20)
    tests.parallel_api_test(zoo.parallel_env(case.game, case.seats), num_cycles=40)
    assert zoo.env(case.game, case.seats).possible_agents[0] == "seat_0"
