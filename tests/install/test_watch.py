"""The board and the alerts ask for figures that the server tells, and leave none out."""

from __future__ import annotations

import json
import re
from typing import Any

import yaml

from broceliande.server.ground.metrics import Metrics
from broceliande.server.ground.sorry import STATUS
from tests.install import ROOT

BOARD: dict[str, Any] = json.loads((ROOT / "deploy/watch/grafana.json").read_text("utf-8"))
RULES: list[dict[str, Any]] = yaml.safe_load(
    (ROOT / "deploy/watch/alerts.yaml").read_text("utf-8")
)["groups"][0]["rules"]
METRIC = re.compile(r"\bbroceliande_\w+")


def told() -> set[str]:
    """The names of everything that the server tells, as Prometheus keeps them."""
    families = list(Metrics(lambda: 0, lambda: 0)._registry.collect())
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
    return {family.name + end for family in families for end in endings[family.type]}


def board() -> set[str]:
    asked = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return {name for expression in asked for name in METRIC.findall(expression)}


def test_every_figure_that_is_asked_for_is_told() -> None:
    assert board() <= told()
    asked = {name for rule in RULES for name in METRIC.findall(rule["expr"])}
    assert asked
    assert asked <= told()


def test_every_figure_is_on_the_board() -> None:
    shown = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in board()}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in told()} <= shown


def test_panels_have_names_and_places_of_their_own() -> None:
    places = [tuple(panel["gridPos"].values()) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(places)
    assert all(panel["title"] for panel in BOARD["panels"])


def test_alerts_say_what_is_wrong_and_how_urgent_it_is() -> None:
    for rule in RULES:
        assert rule["labels"]["severity"] in {"page", "morning"}
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert set(re.findall(r'code="(\w+)"', rule["expr"])) <= set(STATUS)


def test_the_manual_says_what_to_do() -> None:
    page = (ROOT / "docs/operate.md").read_text("utf-8")
    assert [rule["alert"] for rule in RULES if f"`{rule['alert']}`" not in page] == []
