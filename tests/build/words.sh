#!/bin/bash
# The texts of --help fit a terminal of 80 columns. The man page has them; the three completions know every subcommand and every option in them.
set -euo pipefail
cd "$SOURCE_ROOT/packaging"
problems=0
miss() { echo "$1 does not know $2"; problems=$((problems + 1)); }

"$SOURCE_ROOT/tools/write-manual" --check "$UPCARD"
commands=$("$UPCARD" --help | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p')
[ "$(wc -w <<<"$commands")" -ge 8 ] || { echo "upcard --help lists: $commands"; exit 1; }
for command in '' $commands; do
    # shellcheck disable=SC2086
    wide=$("$UPCARD" $command --help | awk 'length > 79')
    [ -z "$wide" ] || { echo "upcard $command --help has lines over 79 columns:"; echo "$wide"; problems=1; }
done
for command in $commands; do
    for file in upcard.bash _upcard upcard.fish; do
        grep -qw -- "$command" "$file" || miss "$file" "$command"
    done
    for option in $("$UPCARD" "$command" --help | grep -oE -- '--[a-z][a-z-]*' | sort -u); do
        [ "$option" != --help ] || continue
        for file in upcard.bash _upcard; do
            grep -q -- "$option\b" "$file" || miss "$file" "$command $option"
        done
        grep -qE -- "from [a-z ]*\b$command\b[a-z ]*\".* -l ${option#--} " upcard.fish ||
            miss upcard.fish "$command $option"
    done
done

# The games that a completion offers are those of the program; bash stands for all three.
games_of() {
    (
        # shellcheck source=/dev/null
        . ./upcard.bash
        export COMP_WORDS=("$UPCARD" "$1" '') COMP_CWORD=2
        _upcard
        echo "${COMPREPLY[@]}"
    )
}
offered=$(games_of odds)
[ "$offered" = "$("$UPCARD" odds 2>&1 | sed 's/.*odds for //;s/ (see.*//;s/, / /g;s/ and / /')" ] || miss upcard.bash "the games of odds, only: $offered"
[ "$(games_of play)" = "$("$UPCARD" games --ids | paste -sd ' ')" ] || miss upcard.bash 'the games'
[ "$(games_of solve)" = flip7 ] || miss upcard.bash 'the game of solve'

# The tour in README.md has every room of src/, and its table of packages every package of the targets that it is for.
cd ..
for room in src/*/; do
    grep -q "\`$room" README.md || miss README.md "the room $room"
done
for package in $(sed -n "/^needs=/,/^'/s/^\(build\|test\) *| *\([a-z0-9+.-]*\).*/\2/p" tools/setup); do
    [ "$package" = ca-certificates ] || grep -q "[ |]$package[ ,|]" README.md || miss README.md "the package $package"
done

# Words that have given way to standard ones (checked apply, table, command, seat, computed, predicted, again).
gone='anew|whoever|foreseen|reckon|reckoned|knower|hosted|keeper|heard|uc_say_[a-z]+|visit_chair'
if grep -rnwE --include='*.[ch]' --include='*.md' --include='*.1' --exclude=trace.md "$gone" include src docs packaging ./*.md; then
    echo "these words have given way to standard ones"
    problems=1
fi
if grep -rnE --include='*.[ch]' '\b([a-z0-9]+_)*(tell|say)_[a-z_]+ ?\(' include src tools ||
    grep -rnwE --include='*.ts' --include='*.svelte' 'Chair|setChair|rawTold|toldCount|Told' web/src bindings/wasm/src; then
    echo "these names have given way to others (CONTRIBUTING.md, \"Rules for the code\")"
    problems=1
fi
[ "$problems" = 0 ]
