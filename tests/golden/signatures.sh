#!/bin/bash
# How each game plays is pinned by one number; signatures.txt has them. A new game is pinned when its line is added.
set -euo pipefail
expected="$SOURCE_ROOT/tests/golden/signatures.txt"
actual=$("$UPCARD" bench --signature | grep -wf <(cut -d' ' -f1 "$expected"))
[ "$actual" != "$(cat "$expected")" ] || exit 0
echo "tests/golden/signatures.txt:"
cat "$expected"
echo "upcard bench --signature:"
echo "$actual"
echo "A game plays differently. When that is meant, write the new numbers into the file and declare the change of the"
echo "signature, with its reason, in the commit message. Otherwise it is a mistake in the rules."
exit 1
