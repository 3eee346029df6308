#!/bin/bash
# Every test of the page is in the list that meson runs.
set -euo pipefail
cd "$SOURCE_ROOT"
comm -3 <(grep -oE "web/tests/[^']*\.test\.mjs" tests/page/meson.build | sort) <(find web/tests -name '*.test.mjs' | sort) |
    sed $'s/^\t\\(.*\\)/\\1 is not in tests\\/page\\/meson.build/' | { ! grep .; }
