#!/bin/bash
# Every test of the page is in the list that meson runs, where a game's are found by the game's name, or the test of new
# games runs it.
set -euo pipefail
cd "$SOURCE_ROOT"
games=$(tools/write-registry list | sed 's|.*|web/tests/games/&.test.mjs|')
comm -3 <({ echo "$games"; grep -ohE "web/tests/[^'\"]*\.test\.mjs" tests/page/meson.build tests/build/new_game_plays.py; } | sort) <(find web/tests -name '*.test.mjs' | sort) |
    sed $'s/^\t\\(.*\\)/\\1 is not in tests\\/page\\/meson.build/' | { ! grep .; }
