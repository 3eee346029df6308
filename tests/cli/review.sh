#!/bin/bash
# Reviews of finished games: the curve, better moves, the picture, and records that cannot be reviewed.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export XDG_STATE_HOME=$work
passed=0 failed=0

# expect STATUS PATTERN COMMAND...
expect() {
    local status=$1 pattern=$2 got
    shift 2
    "$@" >out 2>&1
    got=$?
    if [ $got = "$status" ] && grep -Eq -- "$pattern" out; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $* ($got)"
        head -5 out
    fi
}

for game in $("$UPCARD" games --ids); do
    rules=()
    ! "$UPCARD" games $game | grep -q '^    target ' || rules=(--rules target=30)
    "$UPCARD" play $game --seats bot:easy,bot:normal "${rules[@]}" --seed review --plain --record $game.upcard >/dev/null
    expect 0 "chance to win" "$UPCARD" review $game.upcard --seat 0 --playouts 60 --svg $game.svg
    expect 0 'had [0-9]+ decisions? with a choice' "$UPCARD" review $game.upcard --seat 1 --playouts 60 --ascii
    "$UPCARD" review $game.upcard --seat 0 --playouts 60 --json --threads 1 >one.json
    "$UPCARD" review $game.upcard --seat 0 --playouts 60 --json --threads 3 >two.json
    expect 0 same sh -c 'cmp one.json two.json && echo same'
    expect 0 'fine' python3 - $game <<'PY'
import json, sys, xml.dom.minidom
game = sys.argv[1]
review = json.load(open("one.json"))
xml.dom.minidom.parse(game + ".svg")
assert review["game"] == game and review["seat"] == 0
record = open(game + ".upcard").read().split("\n\n", 1)[1].splitlines()
moves = [line for line in record if line and not line.startswith("result")]
winners = [line.split()[1].split(",") for line in record if line.startswith("result")][0]
last = review["curve"][-1]
assert last["move"] == len(moves)
assert last["chance"] == ((1 / len(winners)) if "0" in winners else 0), last  # the curve ends with the result
for decision in review["decisions"]:
    seat, text = moves[decision["move"] - 1].split(" ", 1)
    assert seat == "0" and text == decision["played"], decision
    assert 0 <= decision["cost"] <= decision["best_chance"] <= 1
print("fine")
PY
done
"$UPCARD" review flip7.upcard --seat 0 --playouts 60 --worst 1000 >all
expect 0 '^    ' cat all # lines are broken
expect 1 '^$' sh -c 'LC_ALL=C.UTF-8 grep -E "^.{81}" all; status=$?; echo; exit $status'

expect 1 'line ' "$UPCARD" review <(printf 'upcard-record 1\ngame flip7\nseats 2\nrules\n\n0 hit\n')
expect 2 'which file' "$UPCARD" review
expect 2 'there is no seat Zoe' "$UPCARD" review flip7.upcard --seat Zoe
expect 2 'there is no seat 7' "$UPCARD" review flip7.upcard --seat 7
expect 2 'cannot be used together' "$UPCARD" review flip7.upcard --ms 5 --playouts 5
sed 's/^names "[^"]*"/names "You"/' flip7.upcard >yours.upcard
expect 0 "Your chance to win" sh -c '"$UPCARD" review yours.upcard --seat 0 --playouts 4 --svg yours.svg >/dev/null && cat yours.svg'
expect 1 'the file exists already; --force replaces it' "$UPCARD" review yours.upcard --seat 0 --playouts 4 --svg yours.svg
expect 0 'chance to win' "$UPCARD" review yours.upcard --seat 0 --playouts 4 --svg yours.svg --force
expect 1 'cannot write' "$UPCARD" review flip7.upcard --playouts 4 --svg /nowhere/x.svg
expect 1 'cannot read' "$UPCARD" review nothing.upcard
expect 0 'usage' "$UPCARD" review --help

# hints while playing
printf 'hint\n1\nquit\n' | "$UPCARD" play flip7 --seats you,bot:easy --seed hint --plain >hint.out 2>&1
expect 0 '1\. (hit|stay).*% to win' cat hint.out

echo "$passed passed, $failed failed"
[ $failed = 0 ]
