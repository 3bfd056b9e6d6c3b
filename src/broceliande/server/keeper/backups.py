"""A copy of all tables while a server runs, and the way back.

The embedded database is copied by SQLite itself, page by page and as of one moment; PostgreSQL by
its own pg_dump and pg_restore. A copy holds what the database holds, the seeds of running games
too: it is written for its owner alone.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

MARK = "alembic_version"  # the table by which a database of ours is known


def back_up(database: str, file: Path) -> None:
    """Write a copy to a file that is not there yet; whole or not at all."""
    if file.exists():
        raise OSError(f"{file} is there already and may be precious: give another name")
    half = file.with_name(file.name + ".half")
    half.unlink(missing_ok=True)
    half.touch(0o600)
    try:
        url = sa.make_url(database)
        if url.get_backend_name() == "sqlite":
            _copied(_file_of(url), half)
            _check(half)
        else:
            dump = ["--format=custom", "--no-owner", f"--file={half}"]
            _run("pg_dump", url, dump)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)


def restore(database: str, file: Path) -> None:
    """Lay a copy back, where there are no tables yet."""
    if not file.is_file():
        raise OSError(f"there is no copy {file}")
    url = sa.make_url(database)
    if url.get_backend_name() != "sqlite":
        laid = _run("psql", url, ["--tuples-only", "-c", f"SELECT to_regclass('{MARK}')"]).strip()
        if laid:
            raise OSError("the database holds tables already: make an empty one, and name that")
        _run(
            "pg_restore", url, ["--no-owner", "--exit-on-error", "--single-transaction", str(file)]
        )
        return
    _check(file)
    target = _file_of(url)
    if target.exists():
        raise OSError(f"{target} holds tables already: stop the server and move it away first")
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    half.touch(0o600)
    _copied(file, half)
    half.replace(target)


def _file_of(url: sa.URL) -> Path:
    return Path(url.database or "")


def _copied(source: Path, target: Path) -> None:
    if not source.is_file():
        raise OSError(f"there are no tables in {source}")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(target)) as there,
        ):
            here.backup(there)
    except sqlite3.Error as wrong:
        raise OSError(
            f"{source} could not be copied: {wrong}. Is there room on the disk?"
        ) from None


def _check(file: Path) -> None:
    """OSError for what is no sound copy of ours."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as known:
            sound = known.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            ours = known.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (MARK,)).fetchone()
    except sqlite3.Error:
        sound, ours = False, None
    if not sound or ours is None:
        raise OSError(f"{file} is no whole copy of tables")


def _run(tool: str, url: sa.URL, words: list[str]) -> str:
    """A tool of PostgreSQL; its password is in no command that others could read."""
    if shutil.which(tool) is None:
        raise OSError(f"{tool} is missing; it comes with PostgreSQL (Debian: postgresql-client)")
    where = {
        "PGHOST": url.host,
        "PGPORT": str(url.port or 5432),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    env = os.environ | {name: str(value) for name, value in where.items() if value}
    words = ["--dbname", url.database or "", *words] if tool == "pg_restore" else words
    done = subprocess.run([tool, *words], env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise OSError(f"{tool} did not finish: {done.stderr.strip()}")
    return done.stdout
