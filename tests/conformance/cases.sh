#!/bin/bash
# conformance/ has the cases that the rule tests make, and the program and the second implementation of the rules pass it.
set -euo pipefail
"$SOURCE_ROOT/tools/conformance" --check "$BUILD_ROOT"

run="$SOURCE_ROOT/conformance/run.py"
all=$("$run" "$UPCARD" drive | tee /dev/stderr | tail -n 1)
[[ $all =~ ^([0-9]+)\ cases,\ ([0-9]+)\ played,\ 0\ differ$ && ${BASH_REMATCH[1]} = "${BASH_REMATCH[2]}" ]]
oracle=$("$run" --without refusals,starts python3 "$SOURCE_ROOT/tests/oracle/drive.py" | tee /dev/stderr | tail -n 1)
[ "$oracle" = "$all" ] || { echo "the oracle: $oracle"; exit 1; }
