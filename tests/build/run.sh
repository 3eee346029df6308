#!/bin/bash
# `make run` without a terminal starts the server, checks that it works, and stops it.
set -euo pipefail
cd "$SOURCE_ROOT"
out=$(UPCARD_BUILD=$BUILD_ROOT tools/run --web none </dev/null 2>&1 | cat) || { echo "it failed: $out"; exit 1; }
[[ $out == *'The server works: it answered on http://127.0.0.1:'* ]] || { echo "it said: $out"; exit 1; }
if out=$(UPCARD_BUILD=$BUILD_ROOT tools/run --web /nowhere </dev/null 2>&1 | cat); then
    echo "it did not notice: $out"
    exit 1
fi
[[ $out == *'The server does not work: '*'/nowhere'* ]] || { echo "of what fails it said: $out"; exit 1; }
