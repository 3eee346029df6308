#!/bin/bash
# docs/events.md and docs/views.md agree with the games' tables, and every row of an event is complete.
set -euo pipefail
"$SOURCE_ROOT/tools/write-events" --check "$UPCARD"

table=$("$UPCARD" games uno_flip --events)
has() { grep -qF -- "$1" <<<"$table" || { echo "no row has: $1"; exit 1; }; }
has '## Uno Flip (`uno_flip`)'
has '| `drew` | {seat} drew {card}.<br>*or* {seat} drew a card; its back is {back}. |'
has '| `card`, known to `seat` alone |'
has '| `card`, known to nobody |'
rows=$("$UPCARD" games --events | grep '^| `')
[ "$(wc -l <<<"$rows")" -ge 60 ] || { echo "only $(wc -l <<<"$rows") rows"; exit 1; }
! grep -E '\{(other|a|b|c|d|value|set)\}' <<<"$rows" || { echo 'a sentence names a part that has no key'; exit 1; }
! grep -vE '^(\| [^|]*){4}\|$' <<<"$rows" || { echo 'a row has not four columns'; exit 1; }
! "$UPCARD" games --events --json >/dev/null 2>&1 || { echo '--events and --json are taken together'; exit 1; }
