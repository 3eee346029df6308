# An index of what can be done here; the work is in meson.build and tools/.
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60
FIGURES ?= quick

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | expand -t 12

run: build ## build everything and serve the game to everybody in this network
	@tools/run

build: ## the optimized program, build/upcard
	@tools/setup build
	@test -e build/build.ninja || meson setup build -Dtests=disabled -Db_lto=true
	@meson compile -C build

test: ## build with sanitizers and run all tests but the slow ones
	@tools/setup test
	@tools/test

check: ## formatting, lint, types of the page, include rules, purity of the core, rule trace
	@tools/setup test
	@tools/check

bench: build ## decisions a second
	@build/upcard bench

fuzz: ## each fuzz target for FUZZ_SECONDS (60)
	@tools/setup test
	@tools/test --fuzz $(FUZZ_SECONDS)

coverage: ## lines and branches of the rules that the tests reach
	@tools/setup test
	@tools/coverage

figures: build ## measure the games for docs/games.md; FIGURES=full takes hours
	@tools/figures --size $(FIGURES) --kept build/figures

wheels: ## the Python package for Linux on x86_64 and aarch64, in build/wheels
	@tools/setup wheels
	@tools/wheels

install: build ## install below PREFIX (/usr/local), and DESTDIR if given
	@meson configure build -Dprefix=$(PREFIX)
	@meson install -C build

clean: ## remove everything that was built
	@rm -rf build build-test build-fuzz build-coverage

.PHONY: help run build test check bench fuzz coverage figures wheels install clean
