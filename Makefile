# Every target installs what it needs first and skips what is there.
SHELL := bash
.PHONY: help play dev test test-all bench clean

help:
	@echo "make play      build the release and play it at http://127.0.0.1:8080/ (PORT=9000 for another port)"
	@echo "make dev       serve a debug build that reloads on every change"
	@echo "make test      every check and every suite, random ones on seeded samples"
	@echo "make test-all  the same with full counts (takes much longer)"
	@echo "make bench     speed of the engine"
	@echo "make clean     remove the build results"

play:
	@.ci/setup build
	@.ci/build
	@node .ci/serve.mjs dist

dev:
	@.ci/setup build
	@.ci/build serve

test:
	@.ci/setup test
	@.ci/test

test-all: export HANAKAGO_FULL = 1
test-all: test

bench:
	@.ci/setup build
	@. .ci/env && cargo bench --locked --no-default-features --bench engine

clean:
	@. .ci/env && cargo clean && rm -rf dist
