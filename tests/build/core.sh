#!/bin/bash
# The rules use nothing of the world around them (tools/check-core), as either compiler sees it.
set -euo pipefail
cd "$SOURCE_ROOT"
CC=gcc tools/check-core
CC=clang tools/check-core
