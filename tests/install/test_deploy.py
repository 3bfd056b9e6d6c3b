"""The image, the compose file and the unit: what can be checked without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from broceliande.cli import app
from tests.install import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
UNIT = (ROOT / "deploy/broceliande.service").read_text("utf-8")
MANY = ("first", "second")


def lines(word: str, text: str = DOCKERFILE) -> list[str]:
    """What follows an instruction, each time."""
    return [line.partition(" ")[2].strip() for line in text.splitlines() if line.startswith(word)]


def understood(words: list[str]) -> None:
    """That a command of ours takes these words."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("broceliande", list(words))
    name, inner, rest = command.resolve_command(context, [*context._protected_args, *context.args])
    inner.make_context(name, rest, parent=context)


def test_the_image_is_made_in_stages_of_one_base() -> None:
    assert lines("FROM") == ["${BASE} AS build", "${BASE}"]
    assert re.fullmatch(r"BASE=debian:\w+-slim", lines("ARG")[0])


def test_the_image_runs_as_nobody_in_particular() -> None:
    (user,) = lines("USER")
    assert user == "10001:10001"
    last = DOCKERFILE.split("FROM")[-1]
    assert "sudo" not in last
    assert lines("VOLUME") == ["/data"]


def test_what_the_image_copies_is_there_and_sent() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for line in lines("COPY"):
        *sources, _ = [word for word in line.split() if not word.startswith("--")]
        if "--from=" not in line and sources != ["."]:
            for source in sources:
                assert (ROOT / source).exists()
                assert not any(source.startswith(each) for each in ignored), source
    for needed in ("web", "scripts", "src", "hatch_build.py", "README.md", "LICENSE", "deploy"):
        assert needed not in ignored


def test_what_the_image_installs_is_locked() -> None:
    installs = re.findall(r"pip install ([^&]*)", DOCKERFILE)
    assert len(installs) == 2
    assert all("--require-hashes" in each or "--no-deps dist/" in each for each in installs)


def test_games_are_compiled_for_the_processor_that_runs_them() -> None:
    """Compiled for any of its kind, and read as such: else each machine would compile anew."""
    wanted = [line for line in lines("ENV") if "NUMBA_CPU_NAME" in line]
    assert len(wanted) == 2
    assert all('NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES=""' in line for line in wanted)


def test_what_the_image_says_to_our_command_is_understood() -> None:
    (told,) = [line for line in lines("CMD") if "serve" in line]
    understood(yaml.safe_load(told))
    assert "/readyz" in DOCKERFILE.split("HEALTHCHECK")[1]


def test_every_server_of_the_compose_file_is_read_only_and_may_do_little() -> None:
    for name in ("server", *MANY):
        service = COMPOSE["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["tmpfs"][0].startswith("/tmp")
        assert service["logging"]["options"]["max-file"]


def test_without_a_profile_there_is_one_server() -> None:
    plain = [name for name, each in COMPOSE["services"].items() if "profiles" not in each]
    assert plain == ["server"]
    assert COMPOSE["services"]["server"]["ports"][0].startswith("127.0.0.1:")


def test_many_servers_are_told_the_same_and_understand_it() -> None:
    first, second = (COMPOSE["services"][name] for name in MANY)
    assert first == second
    understood([re.sub(r"\$\{\w+:-(\w+)\}", r"\1", word) for word in first["command"]])
    proxy = COMPOSE["services"]["proxy"]["networks"]["house"]["ipv4_address"]
    assert f"--proxies={proxy}" in first["command"]


def test_volumes_networks_and_files_that_are_named_are_there() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source[0] == "." else source in COMPOSE["volumes"]
        for each in service.get("depends_on", []):
            assert each in COMPOSE["services"]


def test_the_proxy_leads_to_both_and_shows_no_figures() -> None:
    text = (ROOT / "deploy/Caddyfile").read_text("utf-8")
    assert "reverse_proxy first:8000 second:8000" in text
    assert "respond @figures 403" in text
    assert text.count("{") == text.count("}")


def test_the_unit_starts_a_command_that_is_understood() -> None:
    (start,) = re.findall(r"^ExecStart=\S+/broceliande (.*)$", UNIT, re.M)
    understood(start.replace("$OPTIONS", "--site https://play.example").split())


@pytest.mark.long  # it takes systemd
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """All but its command, which is not installed here."""
    copy = tmp_path / "broceliande.service"
    copy.write_text(UNIT.replace("/opt/broceliande/bin/broceliande", shutil.which("true") or ""))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
    )
    complaints = [line for line in done.stderr.splitlines() if "broceliande.service" in line]
    assert complaints == []


@pytest.mark.parametrize("name", ["entrance", "slim"])
def test_scripts_are_shell(name: str) -> None:
    done = subprocess.run(["sh", "-n", str(ROOT / "deploy" / name)], check=False)
    assert done.returncode == 0
