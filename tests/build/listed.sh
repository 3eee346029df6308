#!/bin/bash
# Meson or the test of new games runs every test of the page. Meson finds a game's tests by the name of the game; a game
# without a folder of the page needs none.
set -euo pipefail
cd "$SOURCE_ROOT"
games=$(for game in $(tools/write-registry list); do
    [ ! -d "web/src/games/$game" ] || echo "web/tests/games/$game.test.mjs"
done)
comm -3 <({ echo "$games"; grep -ohE "web/tests/[^'\"]*\.test\.mjs" tests/page/meson.build tests/build/new_game_plays.py; } | sort) <(find web/tests -name '*.test.mjs' | sort) |
    sed $'s/^\t\\(.*\\)/\\1 is not in tests\\/page\\/meson.build/' | { ! grep .; }
