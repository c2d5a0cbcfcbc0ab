PYTHON ?= python3
BIN := .venv/bin
SECONDS ?= 60
unexport PYTHONDONTWRITEBYTECODE # or each command that a test starts compiles every module anew
.DEFAULT_GOAL := help
.PHONY: help demo test check fmt docs studio editors alike axe looks hour hostile bench golden fuzz soak rounds agree same writer hosts steps packs mutants rewrites sweep told oracle often clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/\1|\2/' | awk -F'|' '{ printf "make %-7s %s\n", $$1, $$2 }'

.venv/.dev: pyproject.toml
	@printf 'Installing into .venv; this takes a minute or two the first time.\n' >&2
	@$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev,docs]'
	@touch $@

.venv/.docs: .venv/.dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

EDITIONS_SHOWN := fi-108 fi-112 nb-108 it-56 sv-112
demo: .venv/.dev ## what five printed sheets get wrong, how they differ, and who may do what
	@printf 'What the sheets contradict\n\n'
	@printf 'Lines are those of the printed sheet. Settled by a reading: the words can be\n'
	@printf 'taken in more than one way, and we chose one.\n\n'
	@exec 4>&1; code=$$({ { $(BIN)/cardlaw check $(EDITIONS_SHOWN); printf $$? >&3; } | tail -n +10 >&4; } 3>&1); \
	test $$code -le 1
	@printf '\nWho agrees with whom\n\n'
	@$(BIN)/cardlaw compare $(EDITIONS_SHOWN) --matrix || test $$? -eq 1
	@printf '\nMay I play this?\n\n'
	@$(BIN)/cardlaw ask it-56 --given 'top is red 7' --given 'hand is wild-draw, wild' --move 'play wild-draw'
	@printf '\nGo on: cardlaw check it-56 · cardlaw compare fi-112 sv-112 · cardlaw play sv-112\n'

test: check ## everything that must be green: lint, types, imports, tests
	$(BIN)/pytest -n 2

check: .venv/.dev ## lint, layout, types and the direction of imports, without the tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fmt: .venv/.dev ## put the Python code into its canonical layout
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .

docs: .venv/.docs ## build the documentation site and the studio into site/; the first time what the analysis finds is computed
	NO_MKDOCS_2_WARNING=1 CARDLAW_FINDINGS=all $(BIN)/mkdocs build --strict
	@find site -name '*.map' -delete
	@rm -rf site/assets/cardlaw site/assets/stylesheets/palette.*.css
	@find site/assets/javascripts/lunr -type f ! -name 'lunr.stemmer*' ! -name 'lunr.multi*' ! -name 'lunr.fi.*' ! -name 'lunr.no.*' ! -name 'lunr.it.*' ! -name 'lunr.sv.*' -delete
	@if command -v npm >/dev/null; then $(BIN)/python -m cardlaw.studio.building; else printf 'No Node here: the site is without the studio.\n' >&2; fi
	@test ! -f compiler/cardlaw/studio/site/offline.js || { rm -rf site/studio && cp -r compiler/cardlaw/studio/site site/studio; }

studio: .venv/.dev ## build the studio, which `cardlaw studio` opens in the browser; needs Node
	$(BIN)/python -m cardlaw.studio.building

editors: .venv/.dev ## write the colours of editors/ anew, test them in VS Code's own reader, pack the extension; needs Node
	$(BIN)/python -m cardlaw.service.textmate editors/vscode/syntaxes/cardlaw.tmLanguage.json
	@if ! command -v npm >/dev/null; then printf 'The extension is in editors/vscode; Node (npm) is needed to test and pack it.\n'; exit 0; fi; \
	mkdir -p build/editors && cp editors/tools/package.json editors/tools/package-lock.json editors/tools/.npmrc build/editors/ && \
	{ test -d build/editors/node_modules || (cd build/editors && npm ci --no-audit --no-fund --loglevel=error); } && \
	$(BIN)/python spec-tests/editor_colours.py && \
	cd editors/vscode && ../../build/editors/node_modules/.bin/vsce package --no-dependencies --skip-license --allow-missing-repository --out ../../build/editors/cardlaw.vsix

alike: .venv/.dev ## ask the built studio in Chromium and native Python QUESTIONS=100, which have to have one answer
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/alike.py --questions $(or $(QUESTIONS),100)

axe: .venv/.dev ## look at every panel of the built studio with axe, on a desk and a phone, light and dark; LANGUAGES=en, SHOTS=FOLDER keeps pictures
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/studio_looks.py --languages $(or $(LANGUAGES),en) $(if $(SHOTS),--shots $(SHOTS)) $(PANELS)

looks: .venv/.docs ## look at every kind of page of the built site with axe, on a desk and a phone, light and dark; LANGUAGES=en, SHOTS=FOLDER keeps pictures
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/site_looks.py --languages $(or $(LANGUAGES),en) $(if $(SHOTS),--shots $(SHOTS)) $(KINDS)

hour: .venv/.dev ## type EDITS=3600 keys into the built studio, as in an hour of writing, and say what memory that takes
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/studio_hour.py --edits $(or $(EDITS),3600)

hostile: .venv/.docs ## a payload in every string of rule files: build all three themes and our own frame, open every page
	CARDLAW_THEMES="material mkdocs readthedocs framed" $(BIN)/pytest -q spec-tests/documents/test_hostile.py

bench: .venv/.dev ## measure the speeds that docs/performance.md reports
	$(BIN)/python spec-tests/bench.py

golden: .venv/.dev ## write the golden playthroughs in spec-tests/golden/ anew
	$(BIN)/pytest -q spec-tests/engine/test_golden.py --update

fuzz: .venv/.dev ## throw damaged rule files at the compiler for SECONDS=60
	$(BIN)/python spec-tests/fuzz.py --seconds $(SECONDS)

soak: .venv/.dev ## play rounds of everything for SECONDS=60 or MINUTES=…: by the fast engine, then under closer watch
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/fast/soaked.py --seconds $(if $(MINUTES),$$(($(MINUTES) * 60)),$(SECONDS)) --by random,strategic --done $(or $(DONE),docs/data/runs/soak.jsonl) $(NAMES)
	$(BIN)/python spec-tests/soak.py $(if $(MINUTES),--minutes $(MINUTES),--seconds $(SECONDS))

rounds: .venv/.dev ## play 300 rounds of every edition under each single option and reading
	$(BIN)/python spec-tests/rounds.py

agree: .venv/.dev ## engine, formulas and a slow judge on SITUATIONS=100000 random situations per edition
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/analysis/agreement.py $(or $(SITUATIONS),100000)

same: .venv/.dev ## fast engine and interpreter on ROUNDS=100 rounds of everything shipped, entry by entry; BY=…; goes on from DONE=docs/data/runs/same.jsonl
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/fast/same.py $(or $(ROUNDS),100) $(if $(BY),--by $(BY)) --done $(or $(DONE),docs/data/runs/same.jsonl) $(NAMES)

writer: .venv/.dev ## fuzz the fast engine's writer: models FIRST=0 to MODELS=1000, put together at random, each the same game in all forms
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/fast/generated.py $(or $(FIRST),0) $(or $(MODELS),1000) --done $(or $(DONE),docs/data/runs/writer.jsonl)

hosts: .venv/.dev ## the fast engine's modules in wasmtime, Node and Chromium: ROUNDS=5000 rounds of each edition, by a rolling hash
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/fast/hosts.py $(or $(ROUNDS),5000) $(NAMES)

steps: .venv/.dev ## the same, decision by decision, with the fast engine's tables answered from outside (ROUNDS=2)
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/fast/lockstep.py $(or $(ROUNDS),2) $(NAMES)

packs: .venv/.dev ## look at all pairs of house rules on EDITION=sv-112 for the site, and play them (an hour)
	$(BIN)/cardlaw packs --matrix $(or $(EDITION),sv-112) --look || test $$? -eq 1
	$(BIN)/python spec-tests/packs_soak.py

mutants: .venv/.dev ## change one thing in each edition; compare has to find what random situations tell apart
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/analysis/mutants.py $(EDITIONS)

rewrites: .venv/.dev ## say one thing of each edition in other words; compare has to call it the same
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/analysis/rewrites.py $(EDITIONS)

sweep: .venv/.dev ## ask check, compare and plan about everything shipped (an hour); ONLY=text for some of it, DONE=FILE to go on
	$(BIN)/python spec-tests/sweep.py $(if $(ONLY),--only "$(ONLY)") $(if $(DONE),--done $(DONE))

told: .venv/.dev ## hold ask after a told move against the engine at tables of played games; ONLY=text, NUMBER=n for each rulebook
	$(BIN)/python spec-tests/told.py $(if $(ONLY),--only "$(ONLY)") $(if $(NUMBER),--number $(NUMBER))

oracle: .venv/.dev ## ask check, compare, ask, packs and plan about everything into build/oracle; AGAINST=FOLDER names what differs
	$(BIN)/python spec-tests/oracle.py $(if $(AGAINST),--against "$(AGAINST)") $(if $(ONLY),--only "$(ONLY)")

often: .venv/.dev ## count how often findings come up in ROUNDS=1000 rounds of each edition, for the site
	PYTHONPATH=spec-tests $(BIN)/python spec-tests/often.py $(EDITIONS_SHOWN) --rounds $(or $(ROUNDS),1000)

clean: ## remove what the other targets made
	rm -rf compiler/cardlaw/studio/site .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis site dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
