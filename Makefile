# Every target does its own set-up. ARGS are handed on: make test ARGS="-k locks"
ARGS ?=

# Compiled Python is kept whatever the surroundings say: tests start dozens of servers, and each would compile all it needs.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play table serve web pictures test test-gpu test-web test-install test-bare test-image test-lab soak mutants docs lint format bench lock release clean

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

test-gpu: ## The runner on a graphics card against the others, a million games a game; needs a card
	@scripts/setup gpu
	@.venv/bin/python -m pytest -n 0 -m card tests/gpu $(ARGS)

test-install: ## Install the wheel as people do, with pip and uvx, where there is no Node and no compiler; needs a network
	@scripts/setup test
	@scripts/web build
	@.venv/bin/python -m pytest tests/install $(ARGS)

test-bare: ## make play and make test in a bare Debian 12 and 13: takes root, debootstrap, a network and an hour
	@scripts/bare $(ARGS)

test-image: ## Build the image and start it as compose.yaml does: takes docker or podman, and a network
	@scripts/image $(ARGS)

pictures: ## Take the pictures of the README anew
	@scripts/setup test
	@scripts/web build
	@.venv/bin/python -m tests.web.pictures

test-lab: ## The faces and the examples that learn, with PyTorch, OpenSpiel and PettingZoo's own tests
	@scripts/setup lab
	@.venv/bin/python -m pytest -n 2 --dist loadgroup tests/lab/learning $(ARGS)

soak: ## The proofs of the server again, with far larger counts, and the old rules of every game: the better part of an hour
	@scripts/setup test
	@BROCELIANDE_SOAK=$${BROCELIANDE_SOAK:-25} .venv/bin/python -m pytest -n 2 --dist loadgroup tests/proofs tests/laws/test_parity.py tests/lab/test_figures.py tests/lab/test_load.py tests/mutants tests/server/desk tests/server/company/test_ahead.py $(ARGS)

mutants: ## Break the rules of a game in small ways: do its tests notice? GAME=benevolent
	@scripts/setup test
	@.venv/bin/python -m tests.mutants $${GAME:?names no game: make mutants GAME=benevolent} $(ARGS)

docs: ## Build the manual into build/manual; a warning is an error
	@scripts/setup docs
	@.venv/bin/python -m sphinx --builder dirhtml --jobs auto --fail-on-warning --keep-going --quiet --doctree-dir build/manual.made docs build/manual
	@echo "The manual: build/manual/index.html"

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

release: ## Make what is published into dist/: wheel, sdist, checksums; signed with KEY=...
	@KEY="$(KEY)" scripts/release

clean: ## Remove all that was made here, .venv too
	rm -rf .venv build dist docs/made web/node_modules web/src/generated src/broceliande/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
