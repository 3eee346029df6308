#!/bin/bash
# The shared library keeps the ABI of the last release. The check finds changes that break programs, and no others.
set -euo pipefail
cd "$SOURCE_ROOT"
command -v abidw >/dev/null || { echo "abigail-tools is not installed"; exit 77; }
tools/abi "$BUILD_ROOT"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# try EXPECTED NAME SED-SCRIPT: the status of tools/abi if the last release had been slightly different
try() {
    local status=0
    sed -E "$3" packaging/abi/libupcard.0.abi >"$work/changed.abi"
    ! cmp -s "$work/changed.abi" packaging/abi/libupcard.0.abi || { echo "$2: nothing to change"; exit 1; }
    STORED_ABI=$work/changed.abi tools/abi "$BUILD_ROOT" >"$work/out" || status=$?
    [ "$status" = "$1" ] || { echo "$2: status $status, not $1"; cat "$work/out"; exit 1; }
}
try 0 'a new function' "/elf-symbol name='uc_version'/d; /<function-decl name='uc_version'/,/<\/function-decl>/d"
try 0 'a new enumerator' "/name='UC_BAD_PLAYER'/d"
try 1 'another value' "s/(name='UC_BAD_PLAYER' value=')[0-9]+/\\199/"
try 1 'a function less' "s/'uc_version'/'uc_gone'/g"
try 1 'a member that was wider' "/name='uc_budget'/,/<\/class-decl>/ s/layout-offset-in-bits='128'/layout-offset-in-bits='160'/"
