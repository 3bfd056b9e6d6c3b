"""Broom Service: what its board makes of the chronicle is what the rules made of the position."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import broceliande as bro
from tests.web.node import node

ROOT = Path(__file__).parents[2]
EVENTS = ROOT / "web/src/games/broom_service/events.ts"
DRAWN = (
    "vp", "goods", "pawns", "taker", "occupied", "tile", "amulet", "tiles", "spent", "cursed",
    "event", "events", "round",
)  # fmt: skip

RUN = """
import ts from 'typescript'
import { readFileSync } from 'node:fs'
const source = readFileSync(process.argv[1], 'utf8')
const made = ts.transpileModule(source, { compilerOptions: { module: 99, target: 9 } }).outputText
const { happen } = await import('data:text/javascript,' + encodeURIComponent(made))
const { facts, steps, drawn } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const wrong = []
for (const { before, told, after, you } of steps) {
  let view = before
  for (const event of told) view = happen(view, event, you, facts)
  const bids = told.some(({ event }) => event === 'bid') // how many is told, not of which kind
  const fields = drawn.filter((field) => !bids || field !== 'goods')
  if (after.role >= 0) fields.push('role', 'claim', 'stance')
  // a card is laid, or chosen, before it is told
  const silent = after.question === 5 || before.question === 5 || before.question < 4
  if (!silent) fields.push('left', 'laid', 'held')
  for (const field of fields) {
    const [ours, theirs] = [JSON.stringify(view[field]), JSON.stringify(after[field])]
    if (ours !== theirs) wrong.push([field, told.map((each) => each.event).join(), ours, theirs])
  }
}
console.log(JSON.stringify(wrong.slice(0, 6)))
"""


def facts_of(table: bro.Table) -> dict[str, Any]:
    """What events.ts is told of the box (facts.ts)."""
    names = table.rules.named
    towers = [
        [
            {"colour": names.TOWER_COLOUR[side][n], "square": bool(names.TOWER_SQUARE[side][n])}
            for n in range(names.TOWER_COUNT[side])
        ]
        for side in range(2)
    ]
    spaces = [
        [{"number": n, "region": region} for n, region in enumerate(names.SPACE_REGION[side])]
        for side in range(2)
    ]
    return {
        "hand": names.HAND,
        "set": list(names.SET_NEEDS),
        "towers": towers,
        "market": names.MARKET_COLOUR,
        "spaces": spaces,
    }


def steps_of(table: bro.Table, seat: int | None, luck: random.Random) -> list[dict[str, Any]]:
    """A whole random game as one seat sees it: each position, what was told, the next one."""
    steps = []
    names = [event.name for event in table.game.events]
    while not table.over:
        before, told = table.view(seat)["fields"], len(table.told)
        asked = luck.choice(table.asked)
        table.play(asked, luck.choice(table.moves(asked)))
        seen = [
            {"event": names[each.event - 1], "numbers": list(each.numbers)}
            for each in table.told[told:]
            if each.seen_by(seat)
        ]
        steps.append(
            {"before": before, "told": seen, "after": table.view(seat)["fields"], "you": seat}
        )
    return steps


@pytest.mark.parametrize(
    ("seats", "seat", "options"),
    [
        (2, 0, {"mountain_tiles": True}),
        (4, None, {"side": "verso", "storm_clouds": True}),
    ],
)
def test_events_lead_to_the_position(
    seats: int, seat: int | None, options: dict[str, object], tmp_path: Path
) -> None:
    table = bro.table("broom-service", seats=seats, seed=41, options=options)
    steps = steps_of(table, seat, random.Random(7))
    assert len(steps) > 100
    game = tmp_path / "game.json"
    game.write_text(json.dumps({"facts": facts_of(table), "steps": steps, "drawn": DRAWN}), "utf-8")
    ran = subprocess.run(
        [node(), "--input-type=module", "-e", RUN, str(EVENTS), str(game)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "web",  # beside node_modules, where its imports are found
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == []
