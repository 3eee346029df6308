#!/bin/bash
# The types of the WebAssembly package are those of the library's tables.
exec "$SOURCE_ROOT/bindings/wasm/write-tables" --check "$UPCARD"
