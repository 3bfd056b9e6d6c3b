"""The pages elide as the server does: the same cases, with the functions that the browser runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.engine.test_french import CASES
from tests.web.node import node

ROOT = Path(__file__).parents[2]


def test_the_pages_elide_alike(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHON": sys.executable}
    bundle = [str(ROOT / "scripts/web"), "bundle", "src/lib/french.ts", str(tmp_path)]
    subprocess.run(bundle, check=True, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)
    (tmp_path / "french.js").rename(tmp_path / "french.mjs")
    given = json.dumps([[word, name] for word, name, _ in CASES])
    command = [node(), str(ROOT / "tests/web/french.mjs"), str(tmp_path / "french.mjs")]
    told = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [said for _, _, said in CASES]
