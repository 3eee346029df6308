#!/bin/bash
# tools/check-size finds long functions and long files, and allows long tables.
set -euo pipefail
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/{tools,src/room}
cp "$SOURCE_ROOT"/tools/check-size "$tree/tools"

fail() { echo "$*" >&2; exit 1; }
expect() { # PROBLEM...: exactly these lines come before the count
    local output
    output=$("$tree/tools/check-size" || true)
    [ "$(head -n -1 <<<"$output")" = "$(printf '%s\n' "$@")" ] || fail "got: $output"
}
lines() { # COUNT TEXT: the text so many times
    for ((i = 0; i < $1; i++)); do printf '%s\n' "$2"; done
}

{
    printf 'int short_one(int a,\n              int b) {\n'
    lines 42 '    a += b;'
    printf '}\n\nint long_one(void) {\n'
    lines 44 '    work();'
    printf '}\n\nint table_one(void) {\n    static const int table[] = {\n'
    lines 100 '        1,'
    printf '    };\n    return table[0];\n}\n\nstatic const int more[] = {\n'
    lines 100 '    1,'
    printf '};\n'
} >"$tree/src/room/demo.c"
expect 'src/room/demo.c:47: long_one has 46 lines, more than 45: split the function'
sed -i '50d' "$tree/src/room/demo.c"
"$tree/tools/check-size" || fail "45 lines are allowed"
lines 801 '/* nothing */' >"$tree/src/room/long.h"
expect 'src/room/long.h: 801 lines, more than 800: split the file'
