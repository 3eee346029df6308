#!/bin/bash
# Slow: pads agree with the scores of 100,000 random games, 25,000 of each game, by points, by cards that count, and move by
# move.
set -euo pipefail
export UPCARD_PAD_GAMES=${UPCARD_PAD_GAMES:-25000}
exec "$BUILD_ROOT/tests/test-session-test_pad"
