"""The locks: exact, hashed, free of addresses, and up to date with pyproject.toml."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

WHOLE = ("fast", "servers")
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": WHOLE,
    "test": (*WHOLE, "test"),
    "peers": (*WHOLE, "test", "peers"),
    "lab": (*WHOLE, "test", "peers", "learn"),
    "docs": (*WHOLE, "test", "docs"),
    "gpu": (*WHOLE, "gpu"),
}
"""The locks, each with the extras of pyproject.toml that it holds."""

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[a-z0-9.+!]+)(?P<marker> ; [^:/\\]+)? \\")
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}(?P<more> \\)?")

every_lock = pytest.mark.parametrize("kind", EXTRAS)


def lines(kind: str) -> list[str]:
    return (ROOT / "requirements" / f"{kind}.lock").read_text("utf-8").splitlines()


def pins(kind: str) -> dict[str, set[str]]:
    """The versions of each package in a lock; more than one where they depend on the Python."""
    found: dict[str, set[str]] = {}
    for line in lines(kind):
        if pin := PIN.fullmatch(line):
            found.setdefault(pin["name"], set()).add(pin["version"])
    return found


def wanted(kind: str) -> list[Requirement]:
    """What pyproject.toml asks for, to run, to build, and in the extras of the lock."""
    texts = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    for extra in EXTRAS[kind]:
        texts += PROJECT["project"]["optional-dependencies"][extra]
    named = [Requirement(text) for text in texts]
    return [one for one in named if one.name != PROJECT["project"]["name"]]


@every_lock
def test_a_lock_holds_pins_and_hashes_and_nothing_else(kind: str) -> None:
    assert [t for t in lines(kind) if not PIN.fullmatch(t) and not HASH.fullmatch(t)] == []


@every_lock
def test_a_lock_names_no_address(kind: str) -> None:
    text = "\n".join(lines(kind))
    assert not re.search(r"https?:|://|file:|@|\bindex\b|\.(?:org|com|net|io|dev)\b", text)


@every_lock
def test_every_pin_has_a_hash(kind: str) -> None:
    text = lines(kind)
    after = [following for line, following in zip(text, text[1:], strict=False) if PIN.match(line)]
    assert len(after) == sum(bool(PIN.match(line)) for line in text) > 0
    assert all(HASH.fullmatch(line) for line in after)


@every_lock
def test_every_dependency_is_pinned_to_a_version_that_the_project_accepts(kind: str) -> None:
    pinned = pins(kind)
    for requirement in wanted(kind):
        versions = pinned.get(canonicalize_name(requirement.name))
        assert versions, f"{requirement.name} is not in {kind}.lock: run make lock"
        refused = {v for v in versions if not requirement.specifier.contains(v)}
        assert not refused, f"{kind}.lock has {requirement.name} {refused}: run make lock"


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [("play", "test"), ("test", "peers"), ("peers", "lab"), ("test", "docs"), ("play", "gpu")],
)
def test_a_larger_lock_holds_the_smaller_one(smaller: str, larger: str) -> None:
    assert pins(smaller).items() <= pins(larger).items()


def test_the_build_group_is_what_the_build_asks_for() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
