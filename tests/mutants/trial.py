"""Tries mutants: the tests are collected once, and every mutant runs them in a forked process.

The mutant's code is put into the rule function and into all its twins that were bound before
(`engine/binding.py`), so that nothing is imported, collected or written again: a trial takes
about as long as the tests it runs. It stops at the first test that notices.
"""

from __future__ import annotations

import functools
import gc
import os
import pickle
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import coverage
import pytest

from tests.mutants.breeding import Mutant
from tests.mutants.grounds import Ground

Line = tuple[str, int]
Cache = functools._lru_cache_wrapper
SURVIVED, CAUGHT = 0, 1
MEMORY = 6 << 30


@dataclass
class Known:
    """What a test meets, and how long it takes."""

    lines: set[Line]
    seconds: float


@dataclass(eq=False)
class Trial:
    """A plugin for pytest that runs `work` in place of the tests."""

    ground: Ground
    work: Callable[[Trial], None]
    patience: float = 60  # seconds of tests for a mutant; one that lasts longer has survived
    items: dict[str, pytest.Item] = field(default_factory=dict)
    known: dict[str, Known] = field(default_factory=dict)
    twins: dict[CodeType, list[FunctionType]] = field(default_factory=dict)
    caches: list[Cache[Any]] = field(default_factory=list)  # of the tests
    catches: Counter[tuple[str, str]] = field(default_factory=Counter)  # by function and test
    complaint: str = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only what keeps this game's rules."""
        items[:] = [item for item in items if self.ground.keeps(item)]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Nothing can be said if a test cannot be read."""
        if report.failed:
            self.complaint = f"{report.nodeid}: {report.longrepr}"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """What pytest would do with the tests is done by `work`."""
        if not self.complaint:
            self.items = {item.nodeid: item for item in session.items}
            codes = {function.__code__ for _, function in self.ground.functions()}
            for value in gc.get_objects():
                if isinstance(value, FunctionType) and value.__code__ in codes:
                    self.twins.setdefault(value.__code__, []).append(value)
                elif isinstance(value, Cache) and value.__module__.startswith("tests."):
                    self.caches.append(value)
            self._forget()
            gc.freeze()
            self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test said something."""
        if report.failed:
            self.complaint = str(report.longrepr)

    def learn(self) -> None:
        """Run every test that is not known yet, as the rules are: what it meets, how long it
        takes. A test that fails is a complaint."""
        read, write = os.pipe()
        if (child := os.fork()) == 0:
            os.close(read)
            _hush()
            with os.fdopen(write, "wb") as out:
                pickle.dump(self._watched(), out)
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as back:
            told: tuple[dict[str, Known], str] = pickle.load(back)
        os.waitpid(child, 0)
        fresh, self.complaint = told
        self.known = {name: known for name, known in self.known.items() if name in self.items}
        self.known |= fresh

    def _watched(self) -> tuple[dict[str, Known], str]:
        files = sorted({code.co_filename for code in self.twins})
        watch = coverage.Coverage(data_file=None, config_file=False, include=files)
        watch.set_option("run:disable_warnings", ["no-data-collected"])  # new tests may meet none
        fresh, complaint = {}, ""
        watch.start()
        for name, item in self.items.items():
            if name not in self.known:
                self._forget()
                watch.switch_context(name)
                begun = time.process_time()
                if self._run(item):
                    complaint = f"{name}: {self.complaint}"
                fresh[name] = Known(set(), time.process_time() - begun)
        watch.stop()
        for file in files:
            for line, tests in watch.get_data().contexts_by_lineno(file).items():
                for name in set(tests) & set(fresh):
                    fresh[name].lines.add((file, line))
        return fresh, complaint

    def _forget(self) -> None:
        """What one test has played and kept, the next must play itself."""
        for cache in self.caches:
            cache.cache_clear()

    def _run(self, item: pytest.Item) -> bool:
        """Run a test; whether it failed."""
        self.complaint = ""
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.complaint != ""

    def likely(self, mutant: Mutant) -> list[str]:
        """The tests that meet the line: first those that caught others of that function, then
        those of the chapter (`test_setup` for `setup`), then the quick ones that meet little else;
        no more than patience lasts."""
        met = {(mutant.file, line) for line in mutant.lines}
        chapter = f"/test_{Path(mutant.file).stem}"
        found = [name for name, known in self.known.items() if known.lines & met]

        def rank(name: str) -> tuple[float, ...]:
            known = self.known[name]
            law = name.startswith("tests/laws")
            caught = self.catches[mutant.where, name]
            return law, -caught, chapter not in name, known.seconds * (1 + len(known.lines))

        taken, seconds = [], 0.0
        for name in sorted(found, key=rank):
            seconds += self.known[name].seconds
            if seconds <= self.patience:
                taken.append(name)
        return taken

    def each(self, mutants: list[Mutant], workers: int) -> Iterator[tuple[Mutant, str]]:
        """Try them, so many at a time; each with the test that caught it, or with nothing."""
        waiting = list(reversed(mutants))
        running: dict[int, tuple[Mutant, int]] = {}
        while waiting or running:
            while waiting and len(running) < workers:
                mutant = waiting.pop()
                child, pipe = self._begin(mutant)
                running[child] = mutant, pipe
            child, status = os.wait()
            mutant, pipe = running.pop(child)
            with os.fdopen(pipe) as back:
                test = back.read()
            if os.waitstatus_to_exitcode(status) == SURVIVED:
                yield mutant, ""
            else:
                self.catches[mutant.where, test] += 1
                yield mutant, test or "endless"

    def _begin(self, mutant: Mutant) -> tuple[int, int]:
        read, write = os.pipe()
        if (child := os.fork()) == 0:
            os.close(read)
            self._try(mutant, write)
        os.close(write)
        return child, read

    def _try(self, mutant: Mutant, write: int) -> NoReturn:
        """In the child: put the mutant in place and run tests until one notices."""
        _hush()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for twin in self.twins[mutant.function.__code__]:
            twin.__code__ = mutant.code
        try:
            for name in self.likely(mutant):
                # A test that runs far longer than it should is stopped by a signal: caught.
                signal.setitimer(signal.ITIMER_PROF, 1 + 5 * self.known[name].seconds)
                if self._run(self.items[name]):
                    os.write(write, name.encode())
                    os._exit(CAUGHT)
            os._exit(SURVIVED)
        except BaseException:
            os._exit(CAUGHT)


def _hush() -> None:
    """What tests print is nobody's business."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def hold(ground: Ground, work: Callable[[Trial], None], patience: float = 60) -> Trial:
    """Collect the tests of a game, and do that work with them."""
    trial = Trial(ground, work, patience)
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "-s"]
    given = ["-o", "addopts=", "--assert=plain", *quiet, *map(str, ground.tests)]
    if pytest.main(given, [trial]) == pytest.ExitCode.INTERNAL_ERROR:
        trial.complaint = "The trial broke down."
    return trial
