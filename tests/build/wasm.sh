#!/bin/bash
# The rules compile for WebAssembly.
set -euo pipefail
cd "$SOURCE_ROOT"
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
count=0
for source in src/core/*.c src/games/*/*.c "$BUILD_ROOT"/src/games/*.c; do
    clang --target=wasm32-unknown-wasi -isystem /usr/include/wasm32-wasi -std=c17 -O1 "-DUPCARD_VERSION=\"0\"" -Wall -Wextra -Wpedantic -Wno-missing-field-initializers \
        -Werror -Iinclude -I"$BUILD_ROOT/include" -Isrc -c "$source" -o "$objects/${source//\//_}.o"
    count=$((count + 1))
done
echo "$count files"
[ "$count" -gt 0 ]
