"""Missions (RF-103 to RF-106, RF-136 to RF-150) and clearing a debt (RF-107 to RF-116)."""

from __future__ import annotations

from broceliande.engine.pending import ask
from broceliande.engine.story import tell
from broceliande.games.roundforest.backpack import give_object, pay, pick_apple, search_bag, stow
from broceliande.games.roundforest.cards import go_home, lay_card
from broceliande.games.roundforest.edition import SLOTS
from broceliande.games.roundforest.fields import Position
from broceliande.games.roundforest.meeting import pay_refusal
from broceliande.games.roundforest.names import Card, Reward
from broceliande.games.roundforest.questions import GIVE_APPLE, TAKE_DEBT, Ask, Tell, Why
from broceliande.games.roundforest.tables import BRINGS, GIVE, GIVE_COINS


def offer_mission(s: Position, seat: int) -> None:
    """RF-103, RF-104, RF-122: one of the missions, the apple or the debt; a single possibility is
    carried out at once."""
    count = 0
    only = 0
    for answer in range(TAKE_DEBT + 1):
        if mission_refusal(s, seat, answer) == 0:
            count += 1
            only = answer
    if count > 1:
        ask(s, Ask.MISSION, seat)
    else:
        answer_mission(s, seat, only)


def mission_refusal(s: Position, seat: int, answer: int) -> int:
    """RF-103, RF-122: a mission that can be paid; an apple for the own debt; the debt only with a
    card just drawn or fetched."""
    if answer == TAKE_DEBT:
        return 0 if s.fresh == 1 else Why.MUST_ACT  # RF-104
    if answer == GIVE_APPLE:
        if s.fresh == 0 and s.card[s.met] != seat:
            return Why.NOT_YOUR_DEBT  # RF-109
        return 0 if s.apples[seat] > 0 else Why.NO_APPLE  # RF-108
    return pay_refusal(s, seat, s.met, answer)  # RF-107; RF-110: whoever owes the debt


def answer_mission(s: Position, seat: int, answer: int) -> None:
    """RF-103, RF-107: what the player chose to do."""
    if answer == TAKE_DEBT:
        lay_card(s, seat, s.met, seat)  # RF-104, RF-105
    elif answer == GIVE_APPLE:
        sacrifice(s, seat)
    else:
        fulfil(s, seat, answer)


def sacrifice(s: Position, seat: int) -> None:
    """RF-108, RF-109, RF-114: an apple back to the supply; no debt, and no reward."""
    s.apples[seat] -= 1
    s.orchard += 1
    tell(s, Tell.SACRIFICED, seat, s.met)
    go_home(s, s.met)


def fulfil(s: Position, seat: int, mission: int) -> None:
    """RF-107, RF-110, RF-115: hand over what is asked for, card and token go home (RF-113), and the
    reward is the player's."""
    # What each takes and brings stands in the edition, the top mission before the bottom one: smith
    # RF-136, RF-138; innkeeper RF-139, RF-141; sculptor RF-142, RF-144; witch RF-145, RF-146;
    # bandit RF-147, RF-148; devil RF-149, RF-150
    which = s.met * 2 + mission
    debtor = s.card[s.met]
    tell(s, Tell.MISSION_DONE, seat, mission, s.met)
    for at in range(SLOTS):
        if GIVE[which][at] >= 0:
            give_object(s, seat, GIVE[which][at])
    for metal in range(2):
        if GIVE_COINS[which][metal] > 0:
            pay(s, seat, metal, GIVE_COINS[which][metal])
            tell(s, Tell.GAVE_COINS, seat, GIVE_COINS[which][metal], metal)
    if debtor != Card.IN_HAND:
        tell(s, Tell.FREED, debtor, s.met)
    go_home(s, s.met)
    reward(s, seat, BRINGS[which])  # RF-116: whoever owed the debt


def reward(s: Position, seat: int, brings: int) -> None:
    """RF-111: an apple; an object searched out of the blue bag, nothing if none is there (RF-137,
    RF-140, RF-143); or nothing at all."""
    if brings == Reward.APPLE:
        pick_apple(s, seat)  # RF-112
    elif brings >= 0:
        if search_bag(s, brings):
            stow(s, seat, brings)
            tell(s, Tell.REWARDED, seat, brings)
        else:
            tell(s, Tell.NO_REWARD, seat, brings)
