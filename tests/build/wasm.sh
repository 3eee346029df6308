#!/bin/bash
# The rules compile for WebAssembly.
set -euo pipefail
cd "$SOURCE_ROOT"
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
count=0
for source in src/core/*.c src/games/*.c src/games/*/*.c; do
    clang --target=wasm32-unknown-wasi -isystem /usr/include/wasm32-wasi -std=c17 -O1 -Wall -Wextra -Wpedantic \
        -Werror -Iinclude -Isrc -c "$source" -o "$objects/${source//\//_}.o"
    count=$((count + 1))
done
echo "$count files"
[ "$count" -gt 0 ]
