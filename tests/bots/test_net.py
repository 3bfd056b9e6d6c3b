"""A learnt judge says what its numbers say, however it is asked; its file is itself or nothing."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import broceliande as bro
from broceliande import bots, fast
from broceliande.bots import levels, thinking, unlearnt
from broceliande.bots import net as nets
from broceliande.bots.asking import state_of
from broceliande.bots.hints import hint_of
from broceliande.bots.levels import LEVELS, parse
from broceliande.bots.minds import Sage
from broceliande.bots.net import load
from broceliande.bots.room import Budget
from broceliande.bots.seer import Seer, beliefs_of, file_of, judging_by, why_none
from broceliande.bots.thinking import is_ready, prepare_rules
from broceliande.engine.errors import BadBot, BadNet
from broceliande.engine.rules import rules_of
from broceliande.fast import foreseeing
from broceliande.games.broom_service.names import Side
from broceliande.lab.match import play_game
from tests.bots.nets import drawn, sights, strength, walk, wishes, worth

GAMES = [(game, seats) for game in bro.games() for seats in bro.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_compiled_judge_says_what_its_numbers_say(game: str, seats: int) -> None:
    run = fast.runner(game)
    net = drawn(run)
    judge = Seer(run.rules, net)
    for position, seat, moves in walk(run, seats, 5, 90)[::9]:
        assert judge.worth(position) == pytest.approx(
            worth(net, run.rules, position, seats), abs=1e-4
        )
        told = judge.wishes(position, seat, moves)
        assert told == pytest.approx(wishes(net, position, seat, seats, moves), abs=1e-3)


@pytest.mark.parametrize("game", bro.games())
def test_what_is_carried_changes_nothing(game: str) -> None:
    """The same position gives the same number to the last bit, whatever was asked before it."""
    run = fast.runner(game)
    net, least = drawn(run), min(run.rules.game.seats)
    places = walk(run, least, 3, 80) + walk(run, max(run.rules.game.seats), 4, 80)
    fresh = [Seer(run.rules, net).worth(data) for data, _, _ in places[::8]]
    carried, order = Seer(run.rules, net), list(range(0, len(places), 8))
    random.Random(2).shuffle(order)
    told = {at: carried.worth(places[at][0]) for at in order}
    assert [told[at] for at in sorted(order)] == fresh


@pytest.mark.parametrize("game", bro.games())
def test_a_bot_with_a_net_plays_whole_games(game: str) -> None:
    """An illegal answer would stop the game; with the same seed it is the same game."""
    run = fast.runner(game)
    seats = max(run.rules.game.seats)

    def played() -> object:
        own = Seer(run.rules, drawn(run))
        minds = [Sage(Budget(iterations=6), spread=0.5, seer=own) for _ in range(seats)]
        return play_game(run, minds, 11)

    assert played() == played()


@pytest.mark.parametrize("game", bro.games())
def test_what_a_feature_brings_is_how_steep_the_judgement_is(game: str) -> None:
    run = fast.runner(game)
    net, seats = drawn(run), max(run.rules.game.seats)
    position, seat, _ = walk(run, seats, 5, 30)[-1]
    seen = sights(run.rules, position, seats)
    plain = strength(net, position, seat, seen)
    found = []
    for at in range(seen.shape[1]):
        more = seen.copy()
        more[seat, at] += 1e-4
        found.append((strength(net, position, seat, more) - plain) / 1e-4)
    assert Seer(run.rules, net).brings(position, seat) == pytest.approx(found, abs=1e-3)


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    net = drawn(fast.runner("benevolent"))
    net.save(tmp_path / "own.npz")
    back = load(tmp_path / "own.npz")
    assert back.about["made"] == "at random"
    assert all((back.parts[name] == part).all() for name, part in net.parts.items())


def spoilt(file: Path, how: str) -> None:
    """Harm a file."""
    data = bytearray(file.read_bytes())
    if how == "cut":
        file.write_bytes(data[: len(data) // 2])
    elif how == "no net":
        file.write_text("nothing", "utf-8")
    elif how == "other number":
        with np.load(file) as found:
            parts = dict(found)
        parts["last"] = parts["last"] + 1
        np.savez(file, **parts)
    elif how == "part missing":
        with np.load(file) as found:
            parts = dict(found)
        del parts["rows"]
        np.savez(file, **parts)


@pytest.mark.parametrize("how", ["cut", "no net", "other number", "part missing"])
def test_a_damaged_file_is_refused(tmp_path: Path, how: str) -> None:
    file = tmp_path / "own.npz"
    drawn(fast.runner("benevolent")).save(file)
    spoilt(file, how)
    with pytest.raises(BadNet, match=r"own\.npz"):
        load(file)


@pytest.mark.parametrize("what", ["game", "rules", "edition"])
def test_a_net_of_other_rules_is_refused(what: str) -> None:
    run = fast.runner("benevolent")
    net = drawn(run)
    net.about[what] = "another"
    with pytest.raises(BadNet, match=f"{what} another"):
        Seer(run.rules, net)


@pytest.mark.parametrize("part", ["table", "moves", "plain", "second"])
def test_a_net_whose_parts_do_not_fit_is_refused(part: str) -> None:
    run = fast.runner("benevolent")
    net = drawn(run)
    parts = dict(net.parts)
    if part == "table":
        parts[part] = parts[part] + np.array([9000] + [0] * (parts[part].shape[1] - 1), np.int32)
    else:
        parts[part] = parts[part][:-1]
    with pytest.raises(BadNet):
        Seer(run.rules, nets.Net(parts, net.about))


def test_without_a_net_the_hint_plays_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "NETS", tmp_path)
    assert "merlin" not in levels.offered("benevolent")
    run = fast.runner("benevolent")
    assert judging_by(run.rules, "") is None
    assert why_none(run.rules) == "there is no net benevolent.npz"
    table = bro.table("benevolent", 2, 1)
    seat = table.asked[0]
    move = bots.answer(bots.bot("merlin", iterations=8), table, seat, random.Random(1))
    assert move in table.rules.legal(state_of(table), seat)


def test_with_components_of_ones_own_the_hint_plays_at_full_speed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net was learnt with other components; it is neither used nor waited for. That these are
    others is only claimed, which compiles nothing anew."""
    game = bro.game("benevolent")
    rules = rules_of(game, game.edition({"name": "Others, they say"}))
    monkeypatch.setattr(unlearnt, "ours", lambda rules: not rules.edition.custom)
    assert rules.edition.custom
    prepare_rules(rules)
    assert judging_by(rules, "") is None
    assert "edition" in (why_none(rules) or "")
    monkeypatch.setattr(thinking, "_READY", set())
    monkeypatch.setattr(foreseeing, "learnt_folder", lambda *_: tmp_path)  # not compiled there
    assert is_ready(rules)
    assert not is_ready(rules_of(game, game.edition()))


def test_where_the_net_has_learnt_nothing_the_hint_plays_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if Broom Service had been learnt on one side of its board."""
    on_recto = lambda s: s.side == Side.RECTO  # noqa: E731
    monkeypatch.setattr(hint_of("broom-service"), "familiar", on_recto, raising=False)
    recto, verso = (bro.table("broom-service", 2, 1, {"side": side}) for side in ("recto", "verso"))
    rules, known, strange = recto.rules, bytes(state_of(recto)), bytes(state_of(verso))
    assert why_none(rules, known) is None
    assert "has not learnt games with these options" in (why_none(rules, strange) or "")
    assert judging_by(rules, "", known) is judging_by(rules, "")
    assert judging_by(rules, "", strange) is None
    own = str(file_of(rules))
    assert judging_by(rules, own, strange) is not None, "a net that is asked for by its file plays"
    prepare_rules(rules)
    answers = [
        [bots.answer(bots.bot(level, iterations=40), verso, seat, random.Random(n)) for n in (1, 2)]
        for level in ("merlin", "archdruid")
        for seat in verso.asked[:1]
    ]
    assert answers[0] == answers[1], "as the hint has it, with the hint's own curiosity"


def test_a_net_of_ones_own_is_asked_for_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    run = fast.runner("benevolent")
    drawn(run).save(file)
    level = parse(f"merlin@0.1s:net={file}:explore=0.5")
    assert (level.net, level.seconds, dict(level.knobs)) == (str(file), 0.1, {"explore": 0.5})
    assert judging_by(run.rules, level.net) is not None
    with pytest.raises(BadNet, match=r"no net gone\.npz"):
        judging_by(run.rules, str(tmp_path / "gone.npz"))
    with pytest.raises(BadBot, match="asks no net"):
        parse(f"greedy:net={file}")


@pytest.mark.parametrize("game", bro.games())
def test_nets_that_come_along_fit_and_say_how_they_were_made(game: str) -> None:
    rules = fast.runner(game).rules
    assert LEVELS["merlin"].net == ""
    assert why_none(rules) is None
    assert "merlin" in levels.offered(game)
    for file in filter(Path.exists, (file_of(rules), beliefs_of(file_of(rules)))):
        made = load(file).about["made"]
        assert {"course", "generation", "lessons", "seconds", "command"} <= set(made)
        assert file.stat().st_size < 600_000


def test_beliefs_come_with_broom_service() -> None:
    rules = fast.runner("broom-service").rules
    seer = judging_by(rules, "")
    assert seer is not None
    assert seer.believing() is not None
