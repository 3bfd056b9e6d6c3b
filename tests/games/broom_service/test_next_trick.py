"""Between two tricks, and who acts when all have laid."""

from tests.games.broom_service.answers import play
from tests.games.broom_service.board import (
    ROLE,
    at,
    lay,
)
from tests.rules import rule


@rule("BS-042", "BS-059")
def test_between_two_tricks_no_role_is_led_and_one_led_again_is_idle() -> None:
    t = lay(3, hands=["root hill", "root", "herb"])
    play(play(t, "lead", "root", "cowardly"), "gather", "no")
    play(play(t, "follow", "brave"), "gather", "no")
    assert (t.question, at(t).role, at(t).idle) == ("lead", -1, 0)
    t = lay(3, hands=["root hill", "root", "root"])
    at(t).led = 1 << ROLE["root"]
    play(t, "lead", "root", "none")
    assert (t.question, at(t).role, at(t).idle) == ("lead", -1, 1)


@rule("BS-052", "BS-081")
def test_the_last_brave_player_acts_bravely() -> None:
    t = lay(2, hands=["forest", "forest"], pawns=["uc", "uc"])
    play(play(t, "lead", "forest", "brave"), "follow", "brave")
    s = at(t)
    assert (t.question, s.actor, s.brave, s.owed) == ("move", 1, 1, 1)
