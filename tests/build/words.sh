#!/bin/bash
# The man page and the three completions know every subcommand and every option that --help names.
set -euo pipefail
cd "$SOURCE_ROOT/packaging"
problems=0
miss() { echo "$1 does not know $2"; problems=$((problems + 1)); }

# Whole texts, since a grep -q that is done early would break the pipe of who writes to it.
manual=$(sed 's/\\-/-/g' upcard.1)
commands=$("$UPCARD" --help | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p')
[ "$(wc -w <<<"$commands")" -ge 8 ] || { echo "upcard --help lists: $commands"; exit 1; }
for command in $commands; do
    for file in upcard.1 upcard.bash _upcard upcard.fish; do
        grep -qw -- "$command" "$file" || miss "$file" "$command"
    done
    for option in $("$UPCARD" "$command" --help | grep -oE -- '--[a-z][a-z-]*' | sort -u); do
        [ "$option" != --help ] || continue
        grep -q -- "$option\b" <<<"$manual" || miss upcard.1 "$command $option"
        for file in upcard.bash _upcard; do
            grep -q -- "$option\b" "$file" || miss "$file" "$command $option"
        done
        grep -qE -- "from [a-z ]*\b$command\b[a-z ]*\".* -l ${option#--} " upcard.fish ||
            miss upcard.fish "$command $option"
    done
done
[ "$problems" = 0 ]
