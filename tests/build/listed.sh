#!/bin/bash
# Meson or the test of new games runs every test of the page. Meson finds a game's tests by the name of the game.
set -euo pipefail
cd "$SOURCE_ROOT"
games=$(tools/write-registry list | sed 's|.*|web/tests/games/&.test.mjs|')
comm -3 <({ echo "$games"; grep -ohE "web/tests/[^'\"]*\.test\.mjs" tests/page/meson.build tests/build/new_game_plays.py; } | sort) <(find web/tests -name '*.test.mjs' | sort) |
    sed $'s/^\t\\(.*\\)/\\1 is not in tests\\/page\\/meson.build/' | { ! grep .; }
