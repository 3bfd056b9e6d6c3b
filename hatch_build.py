"""How the pages come into a wheel and an sdist.

In a checkout they are built from web/ by scripts/web, which fetches a Node where there is none; an
sdist holds them as they were built, so that whoever makes a wheel of it needs no Node at all. An
editable install takes whatever is there: `make play` builds the pages itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "broceliande", "server", "static", "index.html")


class Pages(BuildHookInterface):
    """Sees to it that the pages are there before they are packed."""

    def dependencies(self) -> list[str]:
        """Their types are written from the declarations of the server, which must be loaded."""
        return [] if self._came_along() else list(self.metadata.core.dependencies)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if version == "editable":
            return
        if not self._came_along():
            self._build()
        if not (Path(self.root) / PAGES).is_file():
            raise SystemExit(
                "Brocéliande: there are no pages to pack, and they cannot be built from an sdist"
                " alone. Please take the wheel, or an sdist made by `make release`."
            )

    def _came_along(self) -> bool:
        """Whether this is an sdist, unpacked: PKG-INFO stands in those alone."""
        return (Path(self.root) / "PKG-INFO").is_file()

    def _build(self) -> None:
        command = ["sh", "scripts/web", "build"]
        env = {**os.environ, "PYTHON": sys.executable}
        try:
            done = subprocess.run(command, cwd=self.root, env=env, check=False).returncode
        except OSError:
            done = 127
        if done != 0:
            raise SystemExit(
                "Brocéliande: the pages could not be built; the lines above say why. It takes a"
                " shell, and a Node of 20.19 or newer or a network to fetch one. Whoever only"
                " wants to play takes the wheel, which holds the pages."
            )
