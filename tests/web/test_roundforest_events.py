"""Roundforest: what its board makes of the events is where the rules lead."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import broceliande as bro
from tests.web.conftest import ROOT
from tests.web.node import node
from tests.web.roundforest import played

GAMES: list[tuple[int, dict[str, object], int]] = [
    (2, {}, 1),
    (3, {"blocking": True}, 2),
    (4, {"harder": True}, 3),
    (4, {}, 4),
]


def test_events_lead_where_the_rules_lead(tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    with file.open("w", encoding="utf-8") as recorded:
        for seats, options, seed in GAMES:
            for row in _answers(seats, options, seed):
                recorded.write(json.dumps(row) + "\n")
    script = ROOT / "tests/web/roundforest/parity.mjs"
    told = subprocess.run(
        [node(), script, ROOT / "web", file], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"checked \d{5,}\n", told.stdout), told.stdout[:2000]


def _answers(seats: int, options: Mapping[str, object], seed: int) -> list[dict[str, object]]:
    """Before, what was told, after: for every answer of a game."""
    table = bro.table("roundforest", seats=seats, seed=seed, options=dict(options))
    luck, rows = random.Random(seed), []
    events = table.game.events
    while not table.over and table.ply < 250:
        before, count = table.view(None)["fields"], len(table.told)
        played(table, luck)
        told = [
            {"event": events[e.event - 1].name, "numbers": list(e.numbers)}
            for e in table.told[count:]
        ]
        if told:
            after = table.view(None)["fields"]
            rows.append({"before": before, "told": told, "after": after, "goal": 3})
    return rows
