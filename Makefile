# Every target does its own set-up. ARGS are handed on: make test ARGS="-k locks"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play table serve web pictures test test-web soak mutants lint format bench lock clean

help: ## List these targets
	@sed -n 's/^\([a-z-]*\): ## \(.*\)/make \1	\2/p' Makefile

play: ## Play in the browser: starts everything here, and opens the page
	@scripts/setup play
	@scripts/web build
	@.venv/bin/broceliande serve --open --log-level warning $(ARGS)

table: ## Play Benevolent here and now, in the terminal
	@scripts/setup play
	@.venv/bin/broceliande play benevolent $(ARGS)

serve: ## Serve tables to browsers and programs
	@scripts/setup play
	@scripts/web build
	@.venv/bin/broceliande serve $(ARGS)

web: ## Build the pages only
	@scripts/setup play
	@scripts/web build

test: ## Check everything: style, layout, types, pages, tests
	@scripts/setup test
	@scripts/check $(ARGS)

test-web: ## Check the pages, the long games too: types, build, whole games in a browser
	@scripts/setup test
	@scripts/web check
	@scripts/web build
	@.venv/bin/python -m pytest -n 2 --dist loadgroup tests/web $(ARGS)

pictures: ## Take the pictures of the README anew
	@scripts/setup test
	@scripts/web build
	@.venv/bin/python -m tests.web.pictures

soak: ## The proofs of the server again, with far larger counts, and the old rules of every game: the better part of an hour
	@scripts/setup test
	@BROCELIANDE_SOAK=$${BROCELIANDE_SOAK:-25} .venv/bin/python -m pytest -n 2 --dist loadgroup tests/proofs tests/laws/test_parity.py $(ARGS)

mutants: ## Break the rules of a game in small ways: do its tests notice? GAME=benevolent
	@scripts/setup test
	@.venv/bin/python -m tests.mutants $${GAME:?names no game: make mutants GAME=benevolent} $(ARGS)

lint: ## Check style, layout and types only
	@scripts/setup test
	@scripts/lint

format: ## Lay the code out, and mend what can be mended safely
	@scripts/setup test
	@.venv/bin/ruff check --fix --quiet || true
	@.venv/bin/ruff format

bench: ## Measure the speed of the games
	@scripts/setup play
	@.venv/bin/broceliande bench $(ARGS)

lock: ## Write the locks in requirements/ anew
	@scripts/lock

clean: ## Remove all that was made here, .venv too
	rm -rf .venv build dist web/node_modules web/src/generated src/broceliande/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
