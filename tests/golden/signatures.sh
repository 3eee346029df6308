#!/bin/bash
# One number pins the play of each game; signatures.txt has the numbers. Add a line there for a new game.
set -euo pipefail
expected="$SOURCE_ROOT/tests/golden/signatures.txt"
actual=$("$UPCARD" bench --signature | grep -wf <(cut -d' ' -f1 "$expected"))
[ "$actual" != "$(cat "$expected")" ] || exit 0
echo "tests/golden/signatures.txt:"
cat "$expected"
echo "upcard bench --signature:"
echo "$actual"
echo "A game plays differently. If this is intended, write the new numbers into the file and declare the change of the"
echo "signature, with its reason, in the commit message. Otherwise it is an error in the rules."
exit 1
