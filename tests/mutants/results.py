"""What was found out so far, in a file per game, so that only what is new is tried again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutants.grounds import ROOT, Ground
from tests.mutants.trial import Known


@dataclass
class Results:
    """By mutant: the test that caught it, or nothing."""

    file: Path
    caught: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, file: Path) -> Results:
        """As they were left."""
        return cls(file, json.loads(file.read_text("utf-8")) if file.exists() else {})

    def write(self) -> None:
        """Keep them for the next time; whoever stops the tool in between loses nothing."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self.caught, indent=1, ensure_ascii=False), "utf-8")
        fresh.replace(self.file)


@dataclass
class Learnt:
    """What tests meet, for as long as neither they nor what they use has changed."""

    file: Path
    ground: Ground

    def read(self) -> dict[str, Known]:
        """Of all tests whose file is still the same."""
        if not self.file.exists():
            return {}
        told = json.loads(self.file.read_text("utf-8"))
        if told["used"] != self._used():
            return {}
        return {
            name: Known({(file, line) for file, lines in met.items() for line in lines}, seconds)
            for name, (stamp, met, seconds) in told["tests"].items()
            if stamp == _stamp([_file_of(name)])
        }

    def write(self, known: dict[str, Known]) -> None:
        """Keep it for the next time."""
        tests = {}
        for name, one in known.items():
            met: dict[str, list[int]] = {}
            for file, line in sorted(one.lines):
                met.setdefault(file, []).append(line)
            tests[name] = _stamp([_file_of(name)]), met, one.seconds
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"used": self._used(), "tests": tests}), "utf-8")

    def _used(self) -> str:
        """The rules, the engine and what helps the tests."""
        rules = {Path(module.__file__ or "").parent for module in self.ground.game.rules}
        helpers = {path if path.is_dir() else path.parent for path in self.ground.tests}
        folders = [ROOT / "src" / "broceliande" / "engine", *rules]
        files = [file for folder in folders for file in folder.glob("*.*")]
        for folder in helpers:
            files += [file for file in folder.glob("*.py") if not file.name.startswith("test_")]
        return _stamp(files)


def _file_of(test: str) -> Path:
    return ROOT / test.partition("::")[0]


def _stamp(files: list[Path]) -> str:
    told = hashlib.sha256()
    for file in sorted(files):
        told.update(file.read_bytes() if file.is_file() else b"gone")
    return told.hexdigest()[:20]
