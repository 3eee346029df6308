#!/bin/bash
# The library as WebAssembly plays as it does on this machine, and the package around it works.
set -euo pipefail
exec "$SOURCE_ROOT/bindings/wasm/test"
