#!/bin/bash
# conformance/ has the cases that the rule tests make, and the program and the second implementation of the rules pass it.
set -euo pipefail
"$SOURCE_ROOT/tools/conformance" --check "$BUILD_ROOT"

run="$SOURCE_ROOT/conformance/run.py"
all=$("$run" "$UPCARD" drive | tee /dev/stderr | tail -n 1)
[[ $all =~ ^([0-9]+)\ cases,\ ([0-9]+)\ played,\ 0\ differ$ && ${BASH_REMATCH[1]} = "${BASH_REMATCH[2]}" ]]
oracle=$("$run" --without refusals,starts python3 "$SOURCE_ROOT/tests/oracle/drive.py" | tee /dev/stderr | tail -n 1)
known=0 # the cases of the games that the oracle has
for cases in "$SOURCE_ROOT"/conformance/*.json; do
    [ ! -e "$SOURCE_ROOT/tests/oracle/$(basename "$cases" .json).py" ] || known=$((known + $(grep -c '^{"case": ' "$cases")))
done
[ "$known" -gt 0 ] && [[ $oracle = *" $known played, 0 differ" ]] || { echo "the oracle, of $known cases: $oracle"; exit 1; }
