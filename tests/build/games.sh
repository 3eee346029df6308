#!/bin/bash
# tools/check-games finds a game that is named or listed outside its own folders, and code that depends on a game's number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bindings"
cp -r "$SOURCE_ROOT"/{src,tools,packaging,rules,meson.build} "$folder"
cd "$folder"
tools/check-games > /dev/null

finds() { # the problem, the file, a line for its end
    cp "$2" kept
    printf '%s\n' "$3" >> "$2"
    if tools/check-games > found; then echo "not found: $3"; exit 1; fi
    grep -q "^$2:[0-9]*: $1" found || { echo "not said: $1"; cat found; exit 1; }
    mv kept "$2"
}

finds 'names the game flip7' src/core/text.c 'extern int uc_flip7_special;'
finds 'names the game hilo' src/cli/main.c 'static bool is_hilo(const char *id) { return !strcmp(id, "hilo"); }'
finds 'depends on the number' src/sim/tally.c 'static int a(const uc_state *s) { switch (s->head.game) { default: return 1; } }'
finds 'depends on the number' src/bots/bots.c 'static bool b(const uc_game *game) { return game->number == 2; }'
finds 'depends on the number' src/tui/skin.c 'static const int width[UC_GAMES_COUNT] = {80, 80, 100, 60};'
finds 'lists the games' src/server/http.c 'static const char games[] = "Flip 7, HILO, " "Hi Lo Flip";'
finds 'lists games' packaging/upcard.bash 'games=hilo'
finds 'lists games' tools/run 'for game in flip7 hilo; do :; done'
