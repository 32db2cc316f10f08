# Two commands for a fresh machine with Python 3.11 and make: `make play` and `make test`. Both set everything up by
# themselves, and are quick the second time.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play cluster test setup lint types check sounds shots film clean

play: $(VENV)/.play  ## the server on the embedded database, and its page in the browser
	$(BIN)/shoal serve --open

cluster: $(VENV)/.cluster  ## PostgreSQL, three nodes and HAProxy on this machine, and the page; kept in .cluster/
	$(BIN)/python -m tools.cluster

test: lint  ## style, types and every test; types are checked beside the tests of rules
	$(MAKE) --no-print-directory --jobs=2 types check

setup: $(VENV)/.test

$(VENV)/.play: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable '.[server]'
	$(BIN)/python -m shoal.bots.warm
	touch $@

$(VENV)/.cluster: $(VENV)/.play tools/install-for-tests.sh
	sh tools/install-for-tests.sh postgresql haproxy
	$(PIP) --editable '.[postgres,server]'
	touch $@

$(VENV)/.test: pyproject.toml constraints.txt tools/install-for-tests.sh
	$(PYTHON) -m venv $(VENV)
	sh tools/install-for-tests.sh & programs=$$!; $(PIP) --no-compile --editable '.[dev]' && wait $$programs
	touch $(VENV)/.play $(VENV)/.cluster $@

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

check: $(VENV)/.test
	$(BIN)/python -m tests.run

sounds: $(VENV)/.test  ## the sounds of the table into the pages' static files
	$(BIN)/python -m tools.sounds

shots: $(VENV)/.test  ## pictures of every page into shots/
	$(BIN)/python -m tests.web.shots

film: $(VENV)/.test  ## sheets of frames of telling moves into film/
	$(BIN)/python -m tests.web.film

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis shots film
