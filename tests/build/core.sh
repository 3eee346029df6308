#!/bin/bash
# The rules use nothing of the outside world (tools/check-core), with both compilers.
set -euo pipefail
cd "$SOURCE_ROOT"
CC=gcc tools/check-core
CC=clang tools/check-core
