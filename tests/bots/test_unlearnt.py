"""Where a net cannot be asked the hint judges, and a sentence says so."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import broceliande as bro
from broceliande import bots
from broceliande.bots import levels, unlearnt
from broceliande.bots.net import Net, load
from broceliande.bots.seer import judging_by, seer_of, why_none
from broceliande.engine.rules import Rules, rules_of
from tests.terminal.keyboard import run, words_of

GATHER = {"provenance": "corrected", "gather": 3}  # one leaf more than ours


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What was found out about a net is forgotten."""
    yield
    unlearnt._FOUND.clear()
    seer_of.cache_clear()


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of nets that may be broken: Benevolent's."""
    shutil.copy(levels.net_of("benevolent"), tmp_path)
    monkeypatch.setattr(levels, "NETS", tmp_path)
    seer_of.cache_clear()
    return tmp_path / "benevolent.npz"


def played(edition: dict[str, object] | None = None) -> Rules:
    """Benevolent's rules, after Merlin has answered."""
    game = bro.game("benevolent")
    rules = rules_of(game, game.edition(edition))
    judging_by(rules, "")
    return rules


def test_nothing_is_said_where_the_net_is_asked() -> None:
    rules = played()
    assert judging_by(rules, "") is not None
    assert unlearnt.unlearnt(rules) is None


def test_other_components_are_counted() -> None:
    rules = played({"leaves": GATHER})
    assert judging_by(rules, "") is None
    assert rules not in {each for each, _ in unlearnt._FOUND}, "editions come and go"
    found = unlearnt.unlearnt(rules)
    assert found is not None
    assert found == unlearnt.Unlearnt("components", 1, found.count)
    assert found.count > 50
    assert f"of {found.count} components, 1 is not as they learnt it." in found.words("en")
    assert f"sur {found.count} éléments, 1 n’est pas tel qu’ils l’ont appris." in found.words("fr")


def test_what_is_told_of_components_changes_nothing_for_a_net() -> None:
    """Another name, or that a component was found in a box to be just so."""
    leaves = dict(bro.game("benevolent").edition().data["leaves"])
    found = {"leaves": {**leaves, "provenance": "corrected"}}
    told: tuple[dict[str, object], ...] = ({"name": "Mine"}, {**found})
    for corrected in told:
        rules = played(corrected)
        assert rules.edition.custom
        assert judging_by(rules, "") is not None
        assert unlearnt.unlearnt(rules) is None


def test_a_damaged_net_is_spoken_of_once_somebody_wanted_it(nets: Path) -> None:
    nets.write_bytes(nets.read_bytes()[:-2000])
    table = bro.table("benevolent", 2, 1)
    assert unlearnt.unlearnt(table.rules) is None
    bots.prepare(table)
    seat = table.asked[0]
    move = bots.answer(bots.bot("merlin", iterations=8), table, seat, random.Random(1))
    table.play(seat, move)
    found = unlearnt.unlearnt(table.rules)
    assert found == unlearnt.Unlearnt("damaged")
    assert "cannot be read" in found.words("en")
    assert "illisible" in found.words("fr")


def test_a_net_of_other_rules_is_called_so(nets: Path) -> None:
    net = load(nets)
    Net(net.parts, {**net.about, "rules": 99}).save(nets)
    rules = played()
    assert "learnt with rules 99" in (why_none(rules) or "")
    found = unlearnt.unlearnt(rules)
    assert found == unlearnt.Unlearnt("rules")
    assert "earlier state of the rules" in found.words("en")
    assert "plus ancien des règles" in found.words("fr")


def test_a_game_without_a_net_has_nothing_to_unlearn(nets: Path) -> None:
    nets.unlink()
    assert unlearnt.unlearnt(played()) is None
    assert unlearnt.unlearnt(played({"leaves": GATHER})) is None


@pytest.mark.parametrize("study", [("arena", "--bots", "random,sapling", "--game"), ("calibrate",)])
def test_studies_say_it_beside_their_figures(
    nets: Path, tmp_path: Path, study: tuple[str, ...]
) -> None:
    if study[0] == "calibrate":
        study = (*study, "--out", str(tmp_path), "--level", "random")
    sound, broken = (play_two(study, nets, damage) for damage in (False, True))
    assert "rule of thumb" not in sound
    assert "rule of thumb here: what they have learnt cannot be read" in broken


def play_two(study: tuple[str, ...], nets: Path, damage: bool) -> str:
    """All that a study of two games prints, with a sound net or a damaged one."""
    if damage:
        nets.write_bytes(b"no net")
        seer_of.cache_clear()
    name, *more = study
    result = run(name, *more, "benevolent", "--games", "2", "--lang", "en", width=200)
    assert result.exit_code == 0
    return words_of(result)
