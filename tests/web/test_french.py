"""The pages elide as the server does: the same cases, with the functions that the browser runs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.engine.test_french import CASES
from tests.web.node import bundled, node

ROOT = Path(__file__).parents[2]


def test_the_pages_elide_alike(tmp_path: Path) -> None:
    file = bundled("lib/french", tmp_path)
    given = json.dumps([[word, name] for word, name, _ in CASES])
    command = [node(), str(ROOT / "tests/web/french.mjs"), str(file)]
    told = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [said for _, _, said in CASES]
