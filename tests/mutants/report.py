"""Writes `docs/mutants.md`: a row and a section per game. What stands before the table, and what
is said of other games, stays as it is."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

WANTED = 98.0
TABLE = """| game | mutants | tried | caught | same as before | survived | of all that differ | |
| --- | --: | --: | --: | --: | --: | --: | --- |
"""


@dataclass
class Verdict:
    """What came out for a game. `same` holds the reasons of those that change nothing."""

    game: str
    bred: int
    caught: list[str] = field(default_factory=list)
    survived: list[str] = field(default_factory=list)
    same: dict[str, str] = field(default_factory=dict)
    stale: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Of a hundred that differ, how many were caught."""
        differ = len(self.caught) + len(self.survived)
        return 100 * len(self.caught) / differ if differ else 100.0

    @property
    def good(self) -> bool:
        """Whether the tests keep the rules."""
        return self.share >= WANTED and not self.stale

    def row(self) -> str:
        """Its line in the table."""
        tried = len(self.caught) + len(self.survived) + len(self.same)
        share = int(self.share * 10) / 10  # 97.96 is not 98
        bar = "█" * int(share / 5) + "░" * (20 - int(share / 5))
        numbers = (self.bred, tried, len(self.caught), len(self.same), len(self.survived))
        return f"| {self.game} | {' | '.join(map(str, numbers))} | {share:.1f} % | {bar} |\n"

    def section(self) -> str:
        """Its survivors, and what changes nothing."""
        lines = [f"## {self.game}\n"]
        if self.survived:
            lines += ["Survived:\n", *(f"- `{mutant}`" for mutant in self.survived), ""]
        if self.same:
            lines.append("Same as before, because\n")
            for why in dict.fromkeys(self.same.values()):
                alike = [mutant for mutant, told in self.same.items() if told == why]
                lines += [f"- {why}:", *(f"  - `{mutant}`" for mutant in alike)]
        return "\n".join(lines).rstrip("\n") + "\n"


def write(file: Path, verdict: Verdict) -> None:
    """Put the game's row and section in their places."""
    text = file.read_text("utf-8") if file.exists() else "# Mutants\n\n"
    head = text.partition(TABLE)[0]
    rows = {m[1]: m[0] for m in re.finditer(r"^\| ([a-z-]+) \| \d.*\n", text, re.M)}
    sections = {m[1]: m[0] for m in re.finditer(r"^## ([a-z-]+)\n(?:(?!## ).*\n?)*", text, re.M)}
    rows[verdict.game] = verdict.row()
    sections[verdict.game] = verdict.section()
    parts = [sections[game].rstrip("\n") + "\n" for game in sorted(sections)]
    table = "".join(rows[game] for game in sorted(rows))
    file.write_text(head + TABLE + table + "\n" + "\n".join(parts), "utf-8")
