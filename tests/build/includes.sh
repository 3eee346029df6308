#!/bin/bash
# tools/check-includes finds its errors: a struct of a server's module that is visible outside, a module that includes one
# that its row does not list, and a module without a row.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r "$SOURCE_ROOT/src" "$SOURCE_ROOT/include" "$SOURCE_ROOT/tools" "$folder"
cd "$folder"
tools/check-includes > /dev/null

finds() { # what is wrong, the file, a line for its end
    cp "$2" kept
    echo "$3" >> "$2"
    if tools/check-includes > found; then echo "not found: $1"; exit 1; fi
    grep -q "$1" found || { echo "not said: $1"; cat found; exit 1; }
    mv kept "$2"
}

finds 'guests.h: shows struct guests' src/server/guests.h 'struct guests { int count; };'
finds 'table.c: may not include server/pool.h' src/server/table.c '#include "server/pool.h"'
finds 'may not include server/table.h' src/cli/main.c '#include "server/table.h"'
echo '#include "server/clock.h"' > src/server/novelty.c
tools/check-includes > found && { echo 'a module without a row is not found'; exit 1; }
grep -q 'novelty has no row' found
rm src/server/novelty.c
mkdir src/novelty
echo 'int a;' > src/novelty/a.c
tools/check-includes > found && { echo 'a folder without a row is not found'; exit 1; }
grep -q 'src/novelty: has no row' found
