"""Mutants that change nothing anybody could notice, as people found them, each with its reason.

`same/<game>.toml` lists them; a mutant is named as the tool prints it:

    [[same]]
    why = "a hex without Steps has none that could be lifted"
    mutants = ["movement.begin_movement: if a and b → if b"]
"""

from __future__ import annotations

import tomllib
from pathlib import Path

HERE = Path(__file__).parent / "same"


def reasons(game: str) -> dict[str, str]:
    """By mutant: why it changes nothing."""
    file = HERE / f"{game.replace('-', '_')}.toml"
    if not file.exists():
        return {}
    found: dict[str, str] = {}
    for entry in tomllib.loads(file.read_text("utf-8"))["same"]:
        for mutant in entry["mutants"]:
            if mutant in found:
                raise ValueError(f"{file.name} lists a mutant twice: {mutant}")
            found[mutant] = entry["why"]
    return found
