# Vitrine: the commands of the README, and what maintainers use beside them (CONTRIBUTING.md lists all).
#
#   make demo     renders every scene in scenes/ into out/
#   make test     runs every test and every golden
#   make setup    installs the system libraries and fonts that are missing

SWIFT ?= swift
# Every import must be a declared dependency, so that the data flow stays one-way.
STRICT := --explicit-target-dependency-import-check error
# Without Swift's shared libraries to look for, the tool starts in 5 ms and not in 9. Elsewhere they are the system's.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
RELEASE := -c release --product vitrine $(STATIC) $(STRICT)
# Libraries of components are not drawn by themselves.
SCENES := $(shell find scenes -name '*.yaml' ! -name '*.library.yaml' | LC_ALL=C sort)
VITRINE = $$($(SWIFT) build -c release --show-bin-path)/vitrine

.PHONY: setup demo test bench format lint docs check-linebreak check-schema check-chromium check-svg check-bits check-sanitizers check-ci schema clean

setup:
	@sh Scripts/setup.sh

demo: setup
	@$(SWIFT) build $(RELEASE)
	@mkdir -p out
	@$(VITRINE) render $(SCENES) --variants all -o out/
	@echo "Rendered $(words $(SCENES)) scenes in all their variants into out/, a folder each."

test: setup
	@$(SWIFT) build $(RELEASE)
	@$(VITRINE) test --update none --no-cache
	@$(SWIFT) build --build-tests $(STRICT)
	@$(SWIFT) test --skip-build

# Vitrine and its peers in one run; all figures and plots go to out/bench. With Python 3 the peers (OpenCV, Skia,
# Pillow) come from PyPI into a folder of its own; Chromium and valgrind are used where they are installed.
# BENCH="--only job,glass --rounds 3" measures less; BENCH="--only instructions --write" renews the baseline.
bench: setup
	@$(SWIFT) build $(RELEASE)
	@if command -v python3 >/dev/null 2>&1; then python3 Tests/Benchmarks/bench.py $(VITRINE) $(BENCH); \
	else \
		echo "bench: no Python 3, so only Vitrine's own rows"; mkdir -p out/bench; \
		$(VITRINE) bench blur --threads 1 --plot out/bench/blur-sigma.png; \
		$(VITRINE) bench scene $(SCENES) Tests/Benchmarks/whole-job.yaml --threads 1; \
	fi

format:
	@$(SWIFT) format format --in-place --parallel --recursive Package.swift Sources Tests

lint:
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

# Writes the schema that editors use to complete and check scenes.
schema:
	@$(SWIFT) build $(RELEASE)
	@$(VITRINE) schema > scenes/vitrine.schema.json

# The documentation as web pages, by DocC, which comes with Swift. Needs Python 3. The tutorials' pictures are drawn by
# Scripts/make-tutorial-pictures.sh.
docs: setup
	@$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > /dev/null
	@python3 Scripts/make-docs.py "$$($(SWIFT) build --show-bin-path)/../symbolgraph"

# Every case of Unicode's LineBreakTest.txt, which it fetches. Needs Python 3. The table of classes is written by
# Scripts/make-linebreak-table.py.
check-linebreak:
	@$(SWIFT) build --build-tests $(STRICT)
	@SWIFT=$(SWIFT) python3 Scripts/checks/linebreak.py

# Needs Python 3; installs jsonschema and PyYAML from PyPI into a folder of its own.
check-schema:
	@$(SWIFT) build --product vitrine $(STRICT)
	@test -d .build/schema-venv || python3 -m venv .build/schema-venv
	@.build/schema-venv/bin/pip install --quiet jsonschema PyYAML
	@.build/schema-venv/bin/python Scripts/checks/schema.py $$($(SWIFT) build --show-bin-path)/vitrine

# Needs Chromium (the package chromium, or whatever CHROMIUM names) and Python 3; installs numpy and Pillow
# from PyPI into a folder of its own. WRITE=--write renews the documentation's tables.
check-chromium:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/chromium-venv || python3 -m venv .build/chromium-venv
	@.build/chromium-venv/bin/pip install --quiet numpy Pillow
	@.build/chromium-venv/bin/python Scripts/checks/chromium.py $(VITRINE) $(WRITE)
	@.build/chromium-venv/bin/python Scripts/checks/chromium-text.py $(VITRINE) $(WRITE)

# Needs Python 3; installs resvg, numpy and Pillow from PyPI into a folder of its own, and fetches icon sets.
check-svg:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/svg-venv || python3 -m venv .build/svg-venv
	@.build/svg-venv/bin/pip install --quiet resvg_py numpy Pillow
	@.build/svg-venv/bin/python Scripts/checks/svg.py $(VITRINE)

# The same bytes from debug and release builds, and from one thread and two.
check-bits:
	@$(SWIFT) build --product vitrine $(STRICT)
	@$(SWIFT) build $(RELEASE)
	@sh Scripts/checks/bits.sh $$($(SWIFT) build --show-bin-path)/vitrine $(VITRINE)

# A million random draws under AddressSanitizer and ThreadSanitizer each. Needs Python 3.
check-sanitizers:
	@SWIFT=$(SWIFT) sh Scripts/checks/sanitizers.sh

# A day of golden images, end to end. Needs Python 3 and Chromium; the shards over ssh are left out where openssh-server,
# parallel or rsync are not installed.
check-ci:
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/ci-day.py $(VITRINE)
	@python3 Scripts/checks/thousand.py $(VITRINE)
	@sh Scripts/checks/shards-ssh.sh $(VITRINE) || test $$? = 77

clean:
	@rm -rf .build out
