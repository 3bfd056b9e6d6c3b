"""`make release` publishes what is committed and told of, or says what is in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.install import ROOT

TOLD = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-31\n"


class Checkout:
    """A small checkout with our script for releases."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "scripts").mkdir()
        (folder / "src" / "broceliande").mkdir(parents=True)
        shutil.copy(ROOT / "scripts" / "release", folder / "scripts")
        (folder / "scripts" / "setup").write_text("#!/bin/sh\nexit 3\n")  # as far as this goes
        (folder / "scripts" / "setup").chmod(0o755)
        (folder / "CITATION.cff").write_text("cff-version: 1.2.0\n")
        (folder / "CHANGELOG.md").write_text(TOLD)
        self.version("1.2.3")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit()

    def git(self, *words: str) -> None:
        """A command of git."""
        who = ["-c", "user.name=Merlin", "-c", "user.email=merlin@example.org"]
        subprocess.run(["git", *who, *words], cwd=self.folder, check=True, capture_output=True)

    def commit(self) -> None:
        """All of it."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "As it is")

    def version(self, text: str) -> None:
        """Say which version it is."""
        (self.folder / "src/broceliande/__init__.py").write_text(f'__version__ = "{text}"\n')

    def release(self, key: str = "") -> tuple[int, str]:
        """What the script ends with, and what it says."""
        done = subprocess.run(
            ["sh", "scripts/release"],
            cwd=self.folder,
            env={**os.environ, "KEY": key},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_with_nothing_in_the_way_it_goes_on(checkout: Checkout) -> None:
    assert checkout.release() == (3, "")


def test_it_stops_at_what_is_not_committed(checkout: Checkout) -> None:
    (checkout.folder / "new.py").write_text("")
    code, told = checkout.release()
    assert code == 1
    assert "new.py" in told
    assert "not committed" in told


def test_it_stops_where_there_is_no_checkout(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / ".git")
    code, told = checkout.release()
    assert code == 1
    assert "this is no checkout" in told


@pytest.mark.parametrize("text", ["", "1.2", "1.2.3.dev0", "v1.2.3"])
def test_it_stops_at_what_is_no_version(checkout: Checkout, text: str) -> None:
    checkout.version(text)
    checkout.commit()
    code, told = checkout.release()
    assert code == 1
    assert "is no version" in told


@pytest.mark.parametrize("text", ["1.2.4", "1.2.3rc1", "11.2.3", "1.213"])
def test_it_stops_where_the_changelog_says_nothing(checkout: Checkout, text: str) -> None:
    checkout.version(text)
    checkout.commit()
    code, told = checkout.release()
    assert code == 1
    assert f"says nothing of {text}" in told or "is no version" in told


def test_it_stops_without_a_date(checkout: Checkout) -> None:
    (checkout.folder / "CHANGELOG.md").write_text("## [1.2.3]\n")
    checkout.commit()
    assert "says nothing of 1.2.3" in checkout.release()[1]


def test_it_stops_without_a_citation(checkout: Checkout) -> None:
    (checkout.folder / "CITATION.cff").unlink()
    checkout.commit()
    assert "CITATION.cff is missing" in checkout.release()[1]


def test_it_stops_at_a_version_that_was_released_at_another_commit(checkout: Checkout) -> None:
    checkout.git("tag", "v1.2.3")
    assert checkout.release()[0] == 3  # the very commit: made again
    checkout.commit()
    assert "released before" in checkout.release()[1]


def test_it_stops_at_a_key_that_is_not_there(checkout: Checkout) -> None:
    code, told = checkout.release("nowhere.key")
    assert code == 1
    assert "there is no key nowhere.key" in told


def test_the_version_stands_in_one_place() -> None:
    told = (ROOT / "CITATION.cff").read_text("utf-8")
    assert "\nversion:" not in told
    assert "\nversion =" not in (ROOT / "pyproject.toml").read_text("utf-8").split("[tool")[0]
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")


def signed(folder: Path, key: str) -> subprocess.CompletedProcess[str]:
    """Only what signs, out of the script, over a folder dist/."""
    script = (
        (ROOT / "scripts" / "release").read_text("utf-8").replace('cd "$(dirname "$0")/.."', "")
    )
    parts = script.split("\ncheck\nscripts/setup")[0] + "\nsign\n"
    env = {**os.environ, "KEY": key}
    return subprocess.run(
        ["sh", "-c", parts], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def packed(folder: Path) -> Path:
    """A folder with something to sign."""
    (folder / "dist").mkdir()
    (folder / "dist" / "a.whl").write_text("wheel")
    (folder / "dist" / "a.tar.gz").write_text("sdist")
    return folder / "dist"


def test_without_a_key_it_says_that_nothing_is_signed(tmp_path: Path) -> None:
    dist = packed(tmp_path)
    done = signed(tmp_path, "")
    assert "NOT signed" in done.stderr
    assert [file.name for file in sorted(dist.iterdir())] == ["SHA256SUMS", "a.tar.gz", "a.whl"]
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(check, cwd=dist, capture_output=True, check=False).returncode == 0


@pytest.mark.long  # it takes ssh-keygen
def test_with_a_key_of_ssh_the_sums_are_signed(tmp_path: Path) -> None:
    dist, key = packed(tmp_path), tmp_path / "key"
    make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)]
    subprocess.run(make, check=True, capture_output=True)
    assert signed(tmp_path, str(key)).returncode == 0
    kind, public, *_ = key.with_suffix(".pub").read_text("utf-8").split()
    (tmp_path / "allowed").write_text(f"merlin {kind} {public}\n")
    check = ["ssh-keygen", "-Y", "verify", "-f", str(tmp_path / "allowed"), "-I", "merlin"]
    sums = (dist / "SHA256SUMS").read_bytes()
    verify = [*check, "-n", "file", "-s", str(dist / "SHA256SUMS.sig")]
    assert subprocess.run(verify, input=sums, capture_output=True, check=False).returncode == 0
    forged = subprocess.run(verify, input=sums + b" ", capture_output=True, check=False)
    assert forged.returncode != 0


def test_a_key_of_minisign_needs_minisign(tmp_path: Path) -> None:
    packed(tmp_path)
    (tmp_path / "key").write_text("untrusted comment: minisign encrypted secret key\n")
    done = signed(tmp_path, "key")
    if shutil.which("minisign"):
        assert done.returncode != 0  # this is no key, after all
    else:
        assert "which is not installed" in done.stderr
