"""Changes of the rules: how it is played now, and how a table that began before plays on."""

from __future__ import annotations

from typing import Any

import pytest

import broceliande as bro
from tests.games.roundforest.answers import choices, play, refused
from tests.games.roundforest.board import RED, lay, scatter
from tests.games.roundforest.looking import in_bag
from tests.games.roundforest.players import pack
from tests.rules import rule

TOKENS = {"r5c3": "prince", "r5c4": "goblin"}


def riding(**options: Any) -> bro.Table:
    """On the unicorn, with a saddle and boots; nothing lies in the blue bag."""
    t = lay(**RED, tokens=TOKENS, card_next="unicorn", packs={"A": "saddle boots"}, **options)
    scatter(t, chips="blue yellow red")
    return play(t, move="r2c3", ability="use")


@rule("RF-154", "Q-33")
def test_the_saddle_that_is_spent_lies_in_the_bag_by_then() -> None:
    t = riding()
    assert t.rules.amendments == ("saddle_in_the_bag",)
    assert {"r5c3", "r5c4"} <= set(choices(t))
    play(t, unicorn_target="r5c3", prince_pick="saddle")
    assert in_bag(t, "saddle") == 0  # the prince has drawn it again
    assert pack(t) == ["saddle", "boots"]


@pytest.mark.parametrize("where", TOKENS)
def test_a_table_that_began_before_refuses_it_as_ever(where: str) -> None:
    t = riding(amendments=[])
    assert t.rules.amendments == ()
    assert refused(t, "unicorn_target", where) == "nothing_to_do"
