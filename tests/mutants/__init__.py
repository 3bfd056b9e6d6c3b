"""Breaks the rules of a game in small ways and looks whether its tests notice.

    make mutants GAME=benevolent

A mutant is one rule function with one small change (`changes.py`). `breeding.py` makes all of a
game, `grounds.py` says what its rules and its tests are. `trial.py` collects the tests once, learns
which of them meet which line, and tries each mutant in a process of its own, forked from there.
`same.py` reads which mutants people found to change nothing; `report.py` writes `docs/mutants.md`.
"""
